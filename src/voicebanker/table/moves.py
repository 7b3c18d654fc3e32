"""What a player may sensibly do now: found from the grammar and the rules, in any edition.

A command that this module has never heard of is played as well: its slots come
from the grammar, and whether it is possible from ``engine.check`` and ``decide``.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields

from voicebanker.language.interpreter import Language
from voicebanker.language.wording import Wording
from voicebanker.rules import codec
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.engine import apply, check, decide
from voicebanker.rules.game import Game
from voicebanker.rules.registry import Command, Event, Refused
from voicebanker.table.banker import filled

LIKING: Mapping[str, int] = {
    "Buy": 60,
    "PayRent": 60,
    "Build": 30,
    "BeginGame": 30,
    "PassGo": 14,
    "DrawChance": 12,
    "AuctionOff": 6,
    "Trade": 5,
    "EndGame": 1,
}
"""How often a command is chosen, beside ``USUAL`` for all that are not named here."""
USUAL = 6
_TRIES = 2
_SMALL = 60
_RAISES = (1, 5, 10, 20)

Veto = Callable[[Game, Game], bool]
"""Tells of the games before and after a command that the player would rather not."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a player has in mind: an intent with all its slots."""

    intent: str
    slots: Mapping[str, str]


def never(before: Game, after: Game) -> bool:
    """Veto nothing."""
    return False


class Moves:
    """Finds what players of one edition may do, and in which words."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._wordings: dict[str, Wording] = {}
        self._commands = codec.commands()
        self._questions = codec.questions()

    def wording(self, phase: str) -> Wording:
        """Return the words of ``phase``; made once and kept."""
        if phase not in self._wordings:
            self._wordings[phase] = Wording(self._language.grammar(phase))
        return self._wordings[phase]

    def commands(self, phase: str) -> list[str]:
        """Return the commands that may be said in ``phase``."""
        return [one for one in self.wording(phase).intents if one in self._commands]

    def questions(self, phase: str) -> list[str]:
        """Return the questions that may be asked in ``phase``."""
        return [one for one in self.wording(phase).intents if one in self._questions]

    def choose(
        self, game: Game, actor: str, phase: str, chance: SeededChance, veto: Veto = never
    ) -> Plan | None:
        """Return a command that is possible now, or None; likelier what players like more."""
        intents = self.commands(phase)
        while intents:
            intent = _drawn(intents, chance)
            intents.remove(intent)
            for _ in range(_TRIES):
                plan = self._planned(game, actor, phase, intent, chance)
                if plan is None:
                    continue
                events = self.tried(game, actor, plan, chance)
                if events and not veto(game, apply(game, events)):
                    return plan
        return None

    def any_plan(self, phase: str, intent: str, chance: SeededChance) -> Plan:
        """Return ``intent`` with any values at all in its slots, possible or not."""
        wording = self.wording(phase)
        slots = {}
        for slot, list_name in wording.references(intent).items():
            if values := wording.values(list_name, chance):
                slots[slot] = values[chance.below(len(values))]
        return Plan(intent, slots)

    def command(self, actor: str, plan: Plan) -> Command:
        """Return the command that ``plan`` stands for."""
        return filled(self._commands[plan.intent], actor, plan.slots)

    def tried(
        self, game: Game, actor: str, plan: Plan, chance: SeededChance
    ) -> tuple[Event, ...] | None:
        """Return what a plan would lead to if chance had it so; None where it is refused."""
        try:
            return decide(game, self.command(actor, plan), chance)
        except Refused:
            return None

    def _planned(
        self, game: Game, actor: str, phase: str, intent: str, chance: SeededChance
    ) -> Plan | None:
        slots: dict[str, str] = {}
        for slot, list_name in self._slots(phase, intent, chance):
            value = self.fitting(game, actor, phase, Plan(intent, slots), (slot, list_name), chance)
            if value is None:
                return None
            slots[slot] = value
        return Plan(intent, slots)

    def _slots(self, phase: str, intent: str, chance: SeededChance) -> Iterator[tuple[str, str]]:
        """Yield the slots to fill, each with its list: all that are asked for, some of the rest."""
        asked = {spec.name: spec.list for spec in self._language.intent(intent).slots}
        yield from asked.items()
        said = self.wording(phase).references(intent)
        for field in fields(self._commands[intent]):
            if field.name in said and field.name not in asked:
                needed = field.default is MISSING and field.default_factory is MISSING
                if needed or chance.below(2):
                    yield field.name, said[field.name]

    def fitting(
        self,
        game: Game,
        actor: str,
        phase: str,
        plan: Plan,
        slot: tuple[str, str],
        chance: SeededChance,
    ) -> str | None:
        """Return a value for ``slot`` (its name and list) that the rules do not refuse, or None."""
        name, list_name = slot
        wording = self.wording(phase)
        likely, rest = wording.values(list_name, chance), list[str]()
        if wording.is_number(list_name):
            likely, rest = thinkable(game, actor, list(map(int, likely)))
        for value in (*chance.shuffle(likely), *chance.shuffle(rest)):
            try:
                if plan.intent in self._commands:
                    kind = self._commands[plan.intent]
                    check(game, kind, actor, {**plan.slots, name: value})
                return value
            except Refused:
                continue
        return None


def thinkable(game: Game, actor: str, numbers: list[int]) -> tuple[list[str], list[str]]:
    """Return the numbers that a player would think of first, and the rest, in figures.

    Taken as whole M, those are small beside the cash, or the next bids in an auction.
    """
    most = max(_SMALL, game.money(actor) // 4)
    likely = [number for number in numbers if number <= most]
    if game.auction is not None:
        likely += [game.auction.bid + more for more in _RAISES]
    likely = [number for number in dict.fromkeys(likely) if number <= numbers[-1]]
    rest = [number for number in numbers if number not in likely]
    return list(map(str, likely)), list(map(str, rest))


def _drawn(intents: list[str], chance: SeededChance) -> str:
    weights = [LIKING.get(intent, USUAL) for intent in intents]
    place = chance.below(sum(weights))
    for intent, weight in zip(intents, weights, strict=True):
        if place < weight:
            return intent
        place -= weight
    raise AssertionError("the weights do not add up")
