"""Games in any state, and a chance that comes up with what it is told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from voicebanker.editions import Edition, load_edition
from voicebanker.rules.chance import SeededChance, ToldChance
from voicebanker.rules.engine import apply, decide
from voicebanker.rules.game import BANK, Auction, Debt, Game, Stage
from voicebanker.rules.registry import Command, Event

PLAYERS = ("cat", "dog", "t-rex")


@cache
def edition(name: str = "voice_banking.us") -> Edition:
    return load_edition(name)[0]


def changed(board: str = "voice_banking.us", **tables: Mapping[str, Any]) -> Edition:
    """Return an edition with some values of some tables changed."""
    body = edition(board).model_dump()
    for name, values in tables.items():
        body[name] = (body[name] or {}) | tuples(values)
    return Edition.model_validate(body)


@cache
def small_electronic(start_money: int) -> Edition:
    """Return Super Electronic Banking with two sets only, so that games come to their ends."""
    body = edition("super_electronic.us").model_dump()
    kept = ("brown", "dark-blue")
    body["joining"] |= {"start_money": start_money}
    body["sets"] = tuple(one for one in body["sets"] if one["id"] in kept)
    body["deeds"]["list"] = tuple(one for one in body["deeds"]["list"] if one["set"] in kept)
    body["spaces"] = None
    return Edition.model_validate(body)


@cache
def small_ultimate(start_money: int) -> Edition:
    """Return Ultimate Banking with two sets only, so that sets, debts and ends come about."""
    body = edition("ultimate_banking.us").model_dump()
    kept = ("brown", "dark-blue")
    body["joining"] |= {"start_money": start_money}
    body["sets"] = tuple(one for one in body["sets"] if one["id"] in kept)
    body["deeds"]["list"] = tuple(one for one in body["deeds"]["list"] if one["set"] in kept)
    body["spaces"] = None
    return Edition.model_validate(body)


def tuples(value: Any) -> Any:
    """Return a value of a YAML table with tuples in place of lists, as editions take them."""
    if isinstance(value, dict):
        return {key: tuples(item) for key, item in value.items()}
    return tuple(map(tuples, value)) if isinstance(value, list | tuple) else value


def game(
    players: Sequence[str] = PLAYERS,
    money: Mapping[str, int] | None = None,
    owns: Mapping[str, Sequence[str]] | None = None,
    built: Mapping[str, str] | None = None,
    **more: Any,
) -> Game:
    """Return a game in play: M1,500 each, nothing owned, the deck in the file's order."""
    accounts = dict.fromkeys(players, 1500) | dict(money or {})
    board: Edition = more.pop("edition", edition())
    made = Game(
        board,
        Stage.PLAYING,
        tuple(players),
        {BANK: -sum(accounts.values()), **accounts},
        {deed: owner for owner, deeds in (owns or {}).items() for deed in deeds},
        dict(built or {}),
        tuple(board.card_by_id),
    )
    return replace(made, **more)


def do(
    before: Game, *commands: Command, cards: Sequence[str] = (), places: Sequence[str] = ()
) -> tuple[Game, tuple[Event, ...]]:
    """Return the game after ``commands`` and all that happened. Raises ``Refused``."""
    chance = ToldChance(SeededChance(1), cards, places)
    happened: tuple[Event, ...] = ()
    for command in commands:
        events = decide(before, command, chance)
        before = apply(before, events)
        happened += events
    return before, happened


def auction(property_: str, bid: int = 0, bidder: str | None = None, calls: int = 0) -> Auction:
    return Auction(property_, bid, bidder, calls)


def debt(debtor: str, **owed: int) -> Debt:
    return Debt(debtor, tuple(owed.items()))
