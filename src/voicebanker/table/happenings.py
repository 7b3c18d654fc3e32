"""What can happen to the unit, and what the unit wants done. Values only, no I/O."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from voicebanker.audio.earcons import Earcon
from voicebanker.speech.api import Hypothesis, Why
from voicebanker.table.manner import Manner


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened at the table."""


@dataclass(frozen=True, slots=True)
class ButtonPressed(Happening):
    """The button of a token was pressed."""

    token: str


@dataclass(frozen=True, slots=True)
class NumberPressed(Happening):
    """A number key was pressed where it chooses from a list and belongs to no token."""

    number: int


class Control(StrEnum):
    """The buttons that belong to no token."""

    UNDO = "undo"
    REPEAT = "repeat"
    HELP = "help"
    PAUSE = "pause"
    WAIT = "wait"


@dataclass(frozen=True, slots=True)
class ControlPressed(Happening):
    """A button that belongs to no token was pressed."""

    control: Control


@dataclass(frozen=True, slots=True)
class WordsHeard(Happening):
    """The ears heard words; hypotheses, best first."""

    hypotheses: tuple[Hypothesis, ...]


@dataclass(frozen=True, slots=True)
class NothingUnderstood(Happening):
    """The ears have no words, and say why."""

    why: Why


@dataclass(frozen=True, slots=True)
class EarsChanged(Happening):
    """The microphone is gone, or it is back: ``hear`` tells which."""

    hear: bool


@dataclass(frozen=True, slots=True)
class TimerRang(Happening):
    """The timer ran out."""


@dataclass(frozen=True, slots=True)
class MinutePassed(Happening):
    """A minute of play has passed; time while the game was put away does not count."""


@dataclass(frozen=True, slots=True)
class GameTakenUp(Happening):
    """The game was opened, new or saved."""


@dataclass(frozen=True, slots=True)
class SavingFailed(Happening):
    """The last entry could not be saved; the unit goes back to before it.

    ``unsure``: the disk failed so that nobody can tell whether it was.
    """

    problem: str
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class Wish:
    """Something the unit wants done. Wishes are carried out in their order."""


@dataclass(frozen=True, slots=True)
class Save(Wish):
    """Put an entry on disk. What follows it is done only when that has worked."""

    kind: str
    body: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class PlayEarcon(Wish):
    """Play a short sound."""

    earcon: Earcon


@dataclass(frozen=True, slots=True)
class Say(Wish):
    """Say a sentence aloud, and show it.

    ``slowly``: this once, more slowly than usual. ``in_passing``: no more than "Sorry?", so
    that "repeat" means what was said before it.
    """

    text: str
    slowly: bool = False
    in_passing: bool = False


@dataclass(frozen=True, slots=True)
class Listen(Wish):
    """Open the ears for one utterance in ``phase``."""

    phase: str


@dataclass(frozen=True, slots=True)
class StopListening(Wish):
    """Close the ears."""


@dataclass(frozen=True, slots=True)
class StartTimer(Wish):
    """Start the timer, in seconds; a running one starts anew."""

    seconds: float


@dataclass(frozen=True, slots=True)
class StopTimer(Wish):
    """Stop the timer."""


@dataclass(frozen=True, slots=True)
class ChangeManner(Wish):
    """Speak in this manner from now on, and keep it with the game."""

    manner: Manner


@dataclass(frozen=True, slots=True)
class Leave(Wish):
    """The game is put away."""
