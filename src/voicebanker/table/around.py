"""What a session has around it: a screen, ears, the ledger. Small protocols, made elsewhere."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from voicebanker.audio.earcons import Earcon
from voicebanker.table.happenings import Happening, Wish


class Screen(Protocol):
    """Shows what happens as plain lines."""

    def said(self, text: str) -> None:
        """Show what Mr. Monopoly says."""

    def earcon(self, earcon: Earcon) -> None:
        """Show that a sound is played."""

    def listening(self, phase: str) -> None:
        """Show that the ears are open."""

    def heard(self, text: str) -> None:
        """Show what a player said."""

    def score(self, line: str) -> None:
        """Show a line of the score sheet."""

    def notice(self, text: str) -> None:
        """Show a sentence about the machine, not the game."""


class Host(Protocol):
    """Whoever answers at the table: the unit, and before a game the setting up of one."""

    @property
    def clock_runs(self) -> bool:
        """Tell whether minutes of play count now."""

    @property
    def is_over(self) -> bool:
        """Tell whether a game is over, so that its scores are shown."""

    @property
    def speaker(self) -> str | None:
        """Return the token that has the word, or None."""

    def takes_letters(self, *, listening: bool, phase: str | None) -> bool:
        """Tell whether letters on the keyboard belong to a line of words, and are no buttons."""

    def typed(
        self, line: str, *, listening: bool, phase: str | None, by: str | None = None
    ) -> tuple[Happening, ...]:
        """Return what a typed line means; ``phase`` is what is being listened for.

        ``by`` is the token on whose own keyboard it was typed, or None.
        """

    def foretell(self, happening: Happening) -> tuple[str, ...]:
        """Return what would be said about ``happening``; nothing changes."""

    def handle(self, happening: Happening) -> tuple[Wish, ...]:
        """Return what to do about ``happening``."""


class Listening(Protocol):
    """Ears at a microphone: one utterance at a time."""

    @property
    def hearing(self) -> bool:
        """Tell whether somebody is speaking, or what was said is being recognised."""

    def start(self, phase: str, number: int, hold_off_s: float) -> None:
        """Listen for ``phase`` after a hold-off; what is heard is reported with ``number``."""

    def stop(self) -> None:
        """Close the ears."""

    def close(self) -> None:
        """Let the microphone go."""


@runtime_checkable
class Sleeping(Protocol):
    """Ears that can let their microphone go and take it again."""

    def sleep(self) -> None:
        """Let the microphone go until ``wake``."""

    def wake(self) -> None:
        """Take the microphone again."""


class Ledger(Protocol):
    """Where transactions are kept."""

    def append(self, kind: str, body: Mapping[str, Any]) -> object:
        """Put an entry on disk. Raises ``JournalError``."""
