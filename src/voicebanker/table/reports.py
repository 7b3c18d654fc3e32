"""What is reported to a session from any thread, besides what happens to the unit."""

from dataclasses import dataclass

from voicebanker.table.happenings import Happening, NothingUnderstood, WordsHeard


@dataclass(frozen=True, slots=True)
class LineTyped:
    """A line was typed; ``by`` is the token of a player who has a keyboard of his own."""

    text: str
    by: str | None = None


@dataclass(frozen=True, slots=True)
class MouthDone:
    """The mouth has finished piece ``number``."""

    number: int


@dataclass(frozen=True, slots=True)
class EarsReport:
    """The ears report on the listening with ``number``."""

    number: int
    happening: WordsHeard | NothingUnderstood


@dataclass(frozen=True, slots=True)
class EarsForesee:
    """If nothing more is said, the ears will report ``happening`` on this listening."""

    number: int
    happening: WordsHeard


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence about the machine, to be shown; ``happening`` is what is to be said about it."""

    text: str
    happening: Happening | None = None


@dataclass(frozen=True, slots=True)
class InputEnded:
    """The keyboard is gone: standard input ended."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The system wants the program to end now. The game is on disk already."""


Report = Happening | LineTyped | MouthDone | EarsReport | EarsForesee | Notice | InputEnded | Stop
