"""Rent levels (Ultimate Banking: Houses; Colour Sets; Jumps and Drops).

Every owned property has a house on one of its levels, the lowest of which is 1.
Landing moves it up one; buying the last unowned deed of a colour set moves all
of the set up, once in a game. An event tells every new level, so that the
players can move the houses.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.game import Game, give_deed
from voicebanker.rules.registry import (
    Answer,
    Chance,
    Command,
    Event,
    Question,
    Refused,
    answers,
    checks,
    decides,
    evolve,
)
from voicebanker.rules.replacing import replace

Levels = tuple[tuple[str, int], ...]
"""Pairs of property and rent level."""


@dataclass(frozen=True, slots=True)
class RaiseRent(Command):
    """Raise the rent of one's own property, on which one has landed."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class HousePlaced(Event):
    """The house of ``property``, which was just bought, stands on level 1."""

    property: str


@dataclass(frozen=True, slots=True)
class RentLevelsChanged(Event):
    """The houses moved to ``levels``."""

    levels: Levels


@dataclass(frozen=True, slots=True)
class RentLevelsKept(Event):
    """The houses stay on ``levels``: they can go no further."""

    levels: Levels


@dataclass(frozen=True, slots=True)
class SetCompleted(Event):
    """All of ``color_set`` is owned for the first time, and its houses moved to ``levels``."""

    color_set: str
    levels: Levels


@dataclass(frozen=True, slots=True)
class RentCapUsed(Event):
    """A rent was paid at level 1 because of a card; ``count`` more will be."""

    count: int


@dataclass(frozen=True, slots=True)
class AskLevel(Question):
    """On which level is a property."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskRents(Question):
    """What are the rents of a property on all levels."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class LevelTold(Answer):
    """``property`` of ``owner`` is on ``level``, where the rent is ``amount`` whole M."""

    property: str
    owner: str | None
    level: int
    amount: int


@dataclass(frozen=True, slots=True)
class RentsTold(Answer):
    """``rents``: the rent of ``property`` on each level, lowest first, in whole M."""

    property: str
    rents: tuple[int, ...]


def moved(game: Game, changes: Mapping[str, int]) -> tuple[Event, ...]:
    """Return how houses move by ``changes``: only on owned properties, within the levels.

    Source: Ultimate Banking, Jumps and Drops; Event ("changes only apply to owned properties").
    """
    levels = tuple(
        (property_, _within(game, game.level(property_) + change))
        for property_, change in changes.items()
        if game.owner(property_) is not None
    )
    moves = tuple((one, level) for one, level in levels if level != game.level(one))
    return (RentLevelsChanged(moves),) if moves else (RentLevelsKept(levels),)


def rise(game: Game, property_: str) -> tuple[Event, ...]:
    """Return what landing on ``property_`` does to its rent."""
    return moved(game, {property_: 1})


def after_rent(game: Game, property_: str) -> tuple[Event, ...]:
    """Return what follows the payment of a rent; nothing where rents have no levels."""
    if not game.edition.has("rent.levels"):
        return ()
    used = (RentCapUsed(game.capped_rents - 1),) if game.capped_rents else ()
    return (*used, *rise(game, property_))


def levels_after_sale(game: Game, buyer: str, property_: str) -> tuple[Event, ...]:
    """Return where the houses stand when ``buyer`` has bought ``property_``.

    ``game`` is the game before it. Nothing where rents have no levels. Source:
    Ultimate Banking, Colour Sets.
    """
    rent = game.edition.rent
    if rent is None or not rent.levels:
        return ()
    game = give_deed(game, property_, buyer)
    color_set, owners = game.deed(property_).set, {game.owner(o) for o in game.set_of(property_)}
    if color_set in game.completed or None in owners:
        return (HousePlaced(property_),)
    bonus = rent.bonus_one_owner if len(owners) == 1 else rent.bonus_several_owners
    levels = ((one, _within(game, game.level(one) + bonus)) for one in game.set_of(property_))
    return (SetCompleted(color_set, tuple(levels)),)


def _within(game: Game, level: int) -> int:
    assert game.edition.rent is not None
    return min(max(level, 1), game.edition.rent.levels)


def refuse_rise_in_jail(game: Game, player: str) -> None:
    """Raise ``Refused`` for a player who is in Jail and has nothing from landings there.

    Source: Ultimate Banking, Go To Jail ("you do not benefit from rent increases").
    """
    jail = game.edition.jail
    if jail is not None and not jail.collects_rent and player in game.jailed:
        raise Refused("no-rise-in-jail")


@checks(RaiseRent)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    refuse_rise_in_jail(game, player)
    if "property" not in slots:
        return
    owner = game.owner(slots["property"])
    if owner is None:
        raise Refused("rent-unowned", slot="property", property=slots["property"])
    if owner != player:
        raise Refused("raise-not-yours", slot="property", property=slots["property"], owner=owner)


@decides(RaiseRent, "rent.levels")
def _raise(game: Game, command: RaiseRent, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"property": command.property})
    return rise(game, command.property)


@answers(AskLevel, "rent.levels")
def _level(game: Game, question: AskLevel) -> Answer:
    rents = game.deed(question.property).rents
    assert rents is not None
    level = game.level(question.property)
    return LevelTold(question.property, game.owner(question.property), level, rents[level - 1])


@answers(AskRents, "rent.levels")
def _rents(game: Game, question: AskRents) -> Answer:
    rents = game.deed(question.property).rents
    assert rents is not None
    return RentsTold(question.property, rents)


def _on(game: Game, levels: Levels) -> Game:
    return replace(game, levels={**game.levels, **dict(levels)})


@evolve.register
def _placed(event: HousePlaced, game: Game) -> Game:
    return _on(game, ((event.property, 1),))


@evolve.register
def _changed(event: RentLevelsChanged, game: Game) -> Game:
    return _on(game, event.levels)


@evolve.register
def _kept(event: RentLevelsKept, game: Game) -> Game:
    return game


@evolve.register
def _completed(event: SetCompleted, game: Game) -> Game:
    game = replace(game, completed=(*game.completed, event.color_set))
    return _on(game, event.levels)


@evolve.register
def _cap_used(event: RentCapUsed, game: Game) -> Game:
    return replace(game, capped_rents=event.count)
