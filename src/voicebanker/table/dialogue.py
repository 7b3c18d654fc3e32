"""Where a conversation stands: what the unit waits to hear, and from whom."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from voicebanker.speech.api import Hypothesis


@dataclass(frozen=True, slots=True)
class Idle:
    """Nobody has the word."""


@dataclass(frozen=True, slots=True)
class Commanding:
    """``actor`` pressed the button and gives a command in ``phase``."""

    actor: str
    phase: str = "command"
    misses: int = 0
    silences: int = 0
    rejected: frozenset[str] = field(default_factory=frozenset)


@dataclass(frozen=True, slots=True)
class Filling:
    """``actor`` gave a command; its ``slot`` is still open (the second phase)."""

    actor: str
    intent: str
    slots: Mapping[str, str]
    slot: str
    phase: str
    misses: int = 0
    silences: int = 0
    rejected: frozenset[str] = field(default_factory=frozenset)
    warned: bool = False


class Sure(IntEnum):
    """How sure it is that something shall be done. Each one has those before it in it.

    ``HEARD``: it was heard right. ``MEANT``: it is meant, though it does not fit the place of
    the token, or was done just before a crash. ``AGREED``: so is it, though it is large or cannot
    be taken back.
    """

    HEARD = 1
    MEANT = 2
    AGREED = 3


@dataclass(frozen=True, slots=True)
class Confirming:
    """The unit asked ``actor`` whether it heard right, or which of ``candidates`` it was.

    ``back`` is where the conversation returns after "no"; ``heard`` is what led to the
    question, best first, so that "next" can offer what else it may have been. ``asks``: what
    a yes is to tell.
    """

    actor: str
    intent: str
    slots: Mapping[str, str]
    back: "Commanding | Filling | Answering"
    slot: str | None = None
    candidates: tuple[str, ...] = ()
    misses: int = 0
    silences: int = 0
    heard: tuple[Hypothesis, ...] = ()
    asks: Sure = Sure.HEARD

    @property
    def phase(self) -> str:
        """Return what may be said: one of several, or yes and no."""
        return "choose" if len(self.candidates) > 1 else "yes-no"


@dataclass(frozen=True, slots=True)
class Answering:
    """The unit asked ``actor`` what the game cannot go on without; ``phase`` names it.

    That is a debt, for which a property must be named, or a card's choice.
    """

    actor: str
    phase: str
    misses: int = 0
    silences: int = 0
    rejected: frozenset[str] = field(default_factory=frozenset)


Talking = Commanding | Filling | Answering
"""Who has the word, and for what, where nothing is asked back."""
Dialogue = Idle | Talking | Confirming
