"""Games in any state, and a chance that comes up with what it is told."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from voicebanker.editions import Edition, load_edition
from voicebanker.rules.chance import SeededChance, ToldChance
from voicebanker.rules.engine import apply, decide
from voicebanker.rules.game import BANK, HOTEL, Auction, Debt, Game, Stage
from voicebanker.rules.registry import Command, Event

PLAYERS = ("cat", "dog", "t-rex")


@cache
def edition(name: str = "voice_banking.us") -> Edition:
    """Return an edition, such as ``classic.us + places`` with an option."""
    board, *options = name.split(" + ")
    return load_edition(board, options)[0]


def changed(board: str = "voice_banking.us", **tables: Mapping[str, Any] | None) -> Edition:
    """Return an edition with some values of some tables changed, or without a table."""
    body = edition(board).model_dump()
    for name, values in tables.items():
        body[name] = None if values is None else (body[name] or {}) | tuples(values)
    return Edition.model_validate(body)


@cache
def small_electronic(start_money: int) -> Edition:
    """Return Super Electronic Banking with two sets only, so that games come to their ends."""
    return _with_two_sets("super_electronic.us", start_money)


@cache
def small_ultimate(start_money: int) -> Edition:
    """Return Ultimate Banking with two sets only, so that sets, debts and ends come about."""
    return _with_two_sets("ultimate_banking.us", start_money)


def _with_two_sets(board: str, start_money: int) -> Edition:
    body = edition(board).model_dump()
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
    built: Mapping[str, str | int] | None = None,
    **more: Any,
) -> Game:
    """Return a game in play: M1,500 each, nothing owned, the deck in the file's order."""
    accounts = dict.fromkeys(players, 1500) | dict(money or {})
    board: Edition = more.pop("edition", edition())
    if holder := more.pop("jail_card_holder", None):
        more["jail_cards"] = {board.jail_cards[0]: holder}
    made = Game(
        board,
        Stage.PLAYING,
        tuple(players),
        {BANK: -sum(accounts.values()), **accounts},
        {deed: owner for owner, deeds in (owns or {}).items() for deed in deeds},
        {deed: steps(board, building) for deed, building in (built or {}).items()},
        deck=tuple(card for card in board.card_by_id if card not in board.chest_cards),
        chest=tuple(card for card in board.card_by_id if card in board.chest_cards),
    )
    return replace(made, **more)


def steps(board: Edition, building: str | int) -> int:
    """Return how far a property is built up: by "house", "hotel", or the number of Houses."""
    if isinstance(building, int):
        return building
    return board.hotel_step if building == HOTEL else 1


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
