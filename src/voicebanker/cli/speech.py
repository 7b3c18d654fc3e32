"""How Mr. Monopoly speaks in one sitting: the options, what was kept, and what is changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from voicebanker.cli.problems import ShelfError
from voicebanker.cli.saved import MANNER
from voicebanker.language.catalogue import WORDS
from voicebanker.ledger import Journal, JournalError
from voicebanker.table.manner import LIMITS, PACES, Manner, manner_from, within_limits

if TYPE_CHECKING:
    from voicebanker.cli.options import PlayOptions
    from voicebanker.cli.voices import AdjustableVoice
    from voicebanker.table.mouth import Mouth


class Keeping(Protocol):
    """What keeps something beside a game."""

    def keep(self, name: str, body: Mapping[str, Any]) -> None:
        """Keep ``body`` as ``name``. Raises ``JournalError``."""


def manner_wanted(options: PlayOptions, ledger: object) -> Manner:
    """Return the manner to begin with: the options, else what was kept, else the usual.

    Raises ``ShelfError`` for a pace or a level of words that there is not.
    """
    manner = manner_from(ledger.beside.get(MANNER, {})) if isinstance(ledger, Journal) else Manner()
    if options.pace is not None and options.pace not in PACES:
        known = ", ".join(PACES)
        raise ShelfError(f"--pace {options.pace}: there is no such pace. Choose among: {known}.")
    if options.words is not None and options.words not in WORDS:
        known = ", ".join(WORDS)
        raise ShelfError(f"--words {options.words}: he cannot speak so. Choose among: {known}.")
    manner = replace(manner, pace=options.pace or manner.pace, words=options.words or manner.words)
    for name in LIMITS:
        value = getattr(options, name)
        if value is not None:
            manner = within_limits(manner, name, value)
    return manner


class Speech:
    """Brings the manner that the table chooses to voice and mouth, and keeps it with the game."""

    def __init__(self, ledger: Keeping) -> None:
        self._ledger = ledger
        self.voice: AdjustableVoice | None = None
        self.mouth: Mouth | None = None
        self.notice: Callable[[str], None] = lambda text: None
        self._manner = Manner()

    @property
    def has_pitch(self) -> bool:
        """Tell whether the voice can speak higher and lower; yes where there is none."""
        return self.voice is None or self.voice.has_pitch

    def use(self, manner: Manner) -> None:
        """Speak in ``manner`` from now on."""
        self._manner = manner
        self._pace(slowly=False)
        if self.mouth is not None:
            self.mouth.volume = manner.volume
            self.mouth.slow_down = lambda slowly: self._pace(slowly=slowly)

    def _pace(self, *, slowly: bool) -> None:
        rate = self._manner.slow_rate if slowly else self._manner.rate
        if self.voice is not None:
            self.voice.adjust(rate, self._manner.pitch)

    def change(self, manner: Manner) -> None:
        """Speak in ``manner`` from now on, and in this game ever after."""
        self.use(manner)
        try:
            self._ledger.keep(MANNER, manner.to_json())
        except JournalError as problem:
            self.notice(
                f"The next time it will be as before, for this could not be kept. {problem}"
            )
