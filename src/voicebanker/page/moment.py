"""A moment at the table: what the session hands over, at no cost, whenever something changed."""

from dataclasses import dataclass

from voicebanker.rules.history import History
from voicebanker.table.dialogue import Dialogue, Idle
from voicebanker.table.session import Session
from voicebanker.table.unit import Unit


@dataclass(frozen=True, slots=True)
class Moment:
    """How the table stands; all of it is frozen. ``rings_in_s``: until the timer rings."""

    history: History
    dialogue: Dialogue
    is_held: bool = False
    rings_in_s: float | None = None

    @property
    def speaker(self) -> str | None:
        """Return the token that has the word, or None."""
        return getattr(self.dialogue, "actor", None)

    @property
    def phase(self) -> str | None:
        """Return what is listened for from the speaker, or None while nobody has the word."""
        return None if isinstance(self.dialogue, Idle) else self.dialogue.phase


def moment_of(unit: Unit, session: Session) -> Moment:
    """Return the present moment. To be called in the session's thread."""
    return Moment(unit.banker.history, unit.dialogue, unit.banker.is_held, session.rings_in_s)
