"""What the ears and the voice promise, whichever engine is behind them."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from voicebanker.audio.sound import Sound


class Verdict(Enum):
    """What the evidence for a hypothesis allows: act on it, ask about it, or let it be."""

    ACCEPT = "accept"
    CONFIRM = "confirm"
    REFUSE = "refuse"


class Why(Enum):
    """Why nothing was understood: DESIGN.md, Kinds of "no"."""

    NOTHING_HEARD = "nothing_heard"
    NOISE = "noise"
    OUT_OF_GRAMMAR = "out_of_grammar"


class Grammar(Protocol):
    """What may be said in one phase, in the forms that recognisers need.

    The language room builds it from the same templates as the parser.
    """

    @property
    def name(self) -> str:
        """Return the name of the phase: ``command``, ``property``, ``yes-no``."""

    @property
    def jsgf(self) -> str:
        """Return a complete JSGF grammar with one public rule, words in lower case."""

    @property
    def words(self) -> frozenset[str]:
        """Return every word that the grammar can produce, in lower case."""

    @property
    def phrases(self) -> tuple[str, ...]:
        """Return sample phrases that cover every word pair likely to be said, for n-grams."""

    @property
    def pronunciations(self) -> Mapping[str, tuple[str, ...]]:
        """Return word -> pronunciations (CMU phones, no stress: ``V EH N T N ER``)."""

    @property
    def sounds_like(self) -> Mapping[str, str]:
        """Return word -> common words that sound like it (``vent nor``)."""

    def is_complete(self, text: str) -> bool:
        """Tell whether ``text`` is a whole phrase of this grammar."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """Words that may have been said; ``confidence`` from 0 to 1."""

    text: str
    confidence: float
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Check:
    """A gate: what was measured for the best hypothesis, and what that allows.

    To act, ``measured`` must be at least ``act`` (at most, where ``at_most``); to ask, ``ask``.
    A figure with a ``weight`` has no limits of its own: it counts in the confidence.
    """

    gate: str
    measured: float
    passes: Verdict | None = None
    act: float | None = None
    ask: float | None = None
    at_most: bool = False
    weight: float | None = None


@dataclass(frozen=True, slots=True)
class Heard:
    """What the ears make of one utterance: hypotheses, best first, or why there are none.

    ``evidence`` is the gates that the best one met, in their order, to the one that stopped it.
    """

    hypotheses: tuple[Hypothesis, ...]
    why: Why | None = None
    audio_s: float = 0.0
    compute_s: float = 0.0
    evidence: tuple[Check, ...] = ()


class Ears(Protocol):
    """A recogniser. Calls come from one thread at a time."""

    @property
    def name(self) -> str:
        """Return the engine's name, such as ``pocketsphinx``."""

    def prepare(self, grammar: Grammar) -> None:
        """Make ready for ``grammar``, so that ``hear`` starts at once."""

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        """Recognise one utterance (any rate; resampled as needed)."""

    def close(self) -> None:
        """Free what the engine holds."""


class Voice(Protocol):
    """Turns text into sound. ``render`` raises ``VoiceUnavailable`` where it cannot."""

    @property
    def name(self) -> str:
        """Return the engine's name, such as ``pyttsx3``."""

    def render(self, text: str) -> Sound:
        """Return ``text`` as speech, within the voice's time limit."""

    def close(self) -> None:
        """Stop the engine and whatever process it runs in."""


class SpeechUnavailable(Exception):
    """An engine cannot work here. The message is one sentence with the cure."""


class VoiceUnavailable(SpeechUnavailable):
    """The voice cannot speak here."""


class EarsUnavailable(SpeechUnavailable):
    """The ears cannot hear here."""
