"""How a mechanic joins the engine: who decides a command, who answers a question.

A mechanic module declares frozen dataclasses (commands in the imperative,
events in the past tense) and registers functions for them here. ``engine``
imports the mechanics and is the only door to them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Any, Protocol, TypeVar

from voicebanker.editions import Edition
from voicebanker.rules.game import Game


class Refused(Exception):
    """A command is not possible now. ``reason`` names the sentence, ``facts`` fill it.

    The facts' names follow ``FIELD_KINDS``. ``slot`` is the part of the command that
    another choice would cure, or None.
    """

    def __init__(self, reason: str, slot: str | None = None, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.slot = slot
        self.facts: Mapping[str, Any] = facts


class Chance(Protocol):
    """Where chance comes from. Handed in, so that the rules stay pure."""

    def pick(self, among: Sequence[str]) -> str:
        """Return one of ``among``, each as likely as the others."""

    def shuffle(self, items: Sequence[str]) -> tuple[str, ...]:
        """Return ``items`` in a random order."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a player, or the clock, asks for."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something that a player wants to know. Asking changes nothing."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the banker knows about a question."""


# What the field names of commands, events, answers and facts stand for. The
# language room turns a value into words by its field's name.
FIELD_KINDS: Mapping[str, str] = {
    **dict.fromkeys(
        (
            *("player", "owner", "payer", "payee", "debtor", "creditor", "bidder", "receiver"),
            *("holder", "chosen", "partner"),
        ),
        "account",
    ),
    **dict.fromkeys(("players", "payers", "payees", "winners"), "accounts"),
    **dict.fromkeys(("property", "give", "take", "found"), "property"),
    **dict.fromkeys(("properties", "missing"), "properties"),
    "space": "space",
    "spaces": "spaces",
    "building": "building",
    "color_set": "set",
    "card": "card",
    "tax": "tax",
}


@dataclass(frozen=True, slots=True)
class Asked:
    """Something that ``player`` must answer: ``what`` is the state, and the phase to listen in.

    ``ask`` is the message that asks for it, with ``facts``; they also fill the
    refusal of anything else. ``resumed`` fills the reminder of a game taken up.
    ``press`` is the command that a press of the player's button gives, where it is
    an answer in itself; ``cancel`` the one that calls the matter off, where it can be.
    ``cancel_undoes``: nothing has changed yet, and calling it off takes back its cause.
    """

    player: str
    what: str
    ask: str
    facts: Mapping[str, Any]
    resumed: Mapping[str, Any]
    press: type[Command] | None = None
    cancel: type[Command] | None = None
    cancel_undoes: bool = False


@dataclass(frozen=True, slots=True)
class Doubt:
    """Why a command that is possible may not be meant: ``message`` asks, with ``facts``."""

    message: str
    facts: Mapping[str, Any]


Decider = Callable[[Game, Any, Chance], tuple[Event, ...]]
Checker = Callable[[Game, str, Mapping[str, str]], None]
Answerer = Callable[[Game, Any], Answer]
Asker = Callable[[Game], Asked | None]
Ender = Callable[[Game, Game], tuple[Event, ...]]
Follower = Callable[[Game], tuple[Event, ...]]
Doubter = Callable[[Game, Command], Doubt | None]
Supplier = Callable[[Game, type, str, Mapping[str, str]], Mapping[str, str]]
Reacter = Callable[[Game, tuple[Event, ...], Chance], tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class CommandRule:
    """How a command is decided: by which mechanic, and in which states of the game."""

    decide: Decider
    mechanic: str
    during: frozenset[str]


@dataclass(frozen=True, slots=True)
class QuestionRule:
    """How a question is answered, and by which mechanic, where it is not for all editions."""

    answer: Answerer
    mechanic: str | None


COMMANDS: dict[type[Command], CommandRule] = {}
QUESTIONS: dict[type[Question], QuestionRule] = {}
CHECKS: dict[type[Command], Checker] = {}
ASKS: list[Asker] = []
ENDS: dict[str, Ender] = {}
FOLLOWS: list[tuple[str, Follower]] = []
REACTS: list[tuple[str, Reacter]] = []
DOUBTS: list[tuple[str, Doubter]] = []
SUPPLIES: list[tuple[str, Supplier]] = []

C = TypeVar("C", bound=Command)
Q = TypeVar("Q", bound=Question)
PLAY = frozenset({"play"})


def decides(
    command: type[C], mechanic: str, during: frozenset[str] = PLAY
) -> Callable[[Callable[[Game, C, Chance], tuple[Event, ...]]], Decider]:
    """Register the function that decides ``command``.

    ``mechanic`` is the table of the edition that must be there, or a key of one
    that must be set (``jail.told``). ``during`` names the states in which it may
    be given: ``joining``, ``play``, ``auction``, ``over``, or what is asked of a player.
    """

    def register(function: Callable[[Game, C, Chance], tuple[Event, ...]]) -> Decider:
        COMMANDS[command] = CommandRule(function, mechanic, during)
        return function

    return register


def checks(command: type[Command]) -> Callable[[Checker], Checker]:
    """Register a function that looks at a command whose slots are still being filled.

    It raises ``Refused`` as soon as the slots known so far make the command impossible.
    """

    def register(function: Checker) -> Checker:
        CHECKS[command] = function
        return function

    return register


def answers(
    question: type[Q], mechanic: str | None = None
) -> Callable[[Callable[[Game, Q], Answer]], Answerer]:
    """Register the function that answers ``question``; ``mechanic`` as in ``decides``."""

    def register(function: Callable[[Game, Q], Answer]) -> Answerer:
        QUESTIONS[question] = QuestionRule(function, mechanic)
        return function

    return register


def asks(function: Asker) -> Asker:
    """Register a function that tells what a player must answer before the game goes on, or None.

    They are looked at in the order in which ``engine`` imports their mechanics.
    """
    ASKS.append(function)
    return function


def follows(mechanic: str) -> Callable[[Follower], Follower]:
    """Register a function that tells what follows by itself from how the game stands now.

    It is asked after every command of an edition with ``mechanic`` (as in
    ``decides``), before the end is looked for, in the order of ``asks``.
    """

    def register(function: Follower) -> Follower:
        FOLLOWS.append((mechanic, function))
        return function

    return register


def reacts(mechanic: str) -> Callable[[Reacter], Reacter]:
    """Register a function that tells what more happens because of what has happened.

    It gets the events of a command of an edition with ``mechanic``, or of what
    followed from it by itself, and the game after them.
    """

    def register(function: Reacter) -> Reacter:
        REACTS.append((mechanic, function))
        return function

    return register


def doubts(mechanic: str) -> Callable[[Doubter], Doubter]:
    """Register a function that tells why a command may not be meant, or None.

    It is asked back before it is done, and never refused for that.
    """

    def register(function: Doubter) -> Doubter:
        DOUBTS.append((mechanic, function))
        return function

    return register


def supplies(mechanic: str) -> Callable[[Supplier], Supplier]:
    """Register a function that tells what slots of a command need not be said.

    It gets the kind of command or question, whose it is, and the slots that were said.
    """

    def register(function: Supplier) -> Supplier:
        SUPPLIES.append((mechanic, function))
        return function

    return register


def ends(kind: str) -> Callable[[Ender], Ender]:
    """Register the function that ends games whose edition ends ``at`` this ``kind``.

    It gets the game before and after a command and returns the events of the end, if any.
    """

    def register(function: Ender) -> Ender:
        ENDS[kind] = function
        return function

    return register


@singledispatch
def evolve(event: Event, game: Game) -> Game:
    """Return the game after ``event``. Mechanics register one function an event."""
    raise TypeError(f"no mechanic knows the event {type(event).__name__}")


Reading = Callable[[Any, Game], Game]
OLDER_READINGS: dict[type[Event], list[tuple[int, Reading]]] = {}


def read_until(version: int, event: type[Event]) -> Callable[[Reading], Reading]:
    """Register how ``event`` was read up to this version of the rules.

    To be used when a fix changes what ``evolve`` makes of an event that lies in saved games:
    raise ``RULES_VERSION`` by one, and keep the old function with the old version. Games
    begun before go on as they were announced; new ones have the fix. What ``decide``
    decides may change at any time, because its events are what is saved.
    """

    def register(function: Reading) -> Reading:
        OLDER_READINGS.setdefault(event, []).append((version, function))
        return function

    return register


def reading_of(event: Event, game: Game) -> Reading:
    """Return how ``event`` is read in a game that was begun with the rules of its version."""
    older = [one for one in OLDER_READINGS.get(type(event), ()) if game.rules_version <= one[0]]
    return min(older, key=lambda one: one[0])[1] if older else evolve


def is_played(edition: Edition, kind: type[Command] | type[Question]) -> bool:
    """Tell whether ``edition`` has the mechanic of a command or a question."""
    if issubclass(kind, Command):
        return edition.has(COMMANDS[kind].mechanic)
    mechanic = QUESTIONS[kind].mechanic
    return mechanic is None or edition.has(mechanic)
