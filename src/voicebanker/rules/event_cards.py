"""The Event cards for which a property is chosen, and the one that keeps rents down.

Ultimate Banking: Event. What the other cards do is in ``cards`` and ``choosing``.
Levels change on owned properties only, also where the owner is in Jail.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.editions.effects import (
    CapRent,
    LevelTo,
    NeighbourLevels,
    PropertyEffect,
    SetLevels,
    SideLevels,
    Swap,
)
from voicebanker.rules.cards import follow
from voicebanker.rules.choosing import refuse_other_choice
from voicebanker.rules.game import Choice, Game
from voicebanker.rules.levels import moved
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve
from voicebanker.rules.replacing import replace
from voicebanker.rules.trading import PropertiesTraded


@dataclass(frozen=True, slots=True)
class ChooseProperty(Command):
    """Choose a property for the card that was drawn."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class PropertyWanted(Event):
    """``player`` must choose a property for ``card``; ``kind`` and ``give`` as in ``Choice``."""

    player: str
    kind: str
    card: str
    give: str | None = None


@dataclass(frozen=True, slots=True)
class PropertyChosen(Event):
    """``player`` chose ``property``."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class NothingToDo(Event):
    """``player`` cannot do what the card says: there is no property for it."""

    player: str


@dataclass(frozen=True, slots=True)
class RentsCapped(Event):
    """The next ``count`` rents are paid at level 1."""

    count: int


def _among(game: Game, player: str, kind: str) -> tuple[str, ...]:
    """Return the properties that can be chosen, in board order."""
    owned = tuple(deed.id for deed in game.edition.deeds.list if game.owner(deed.id))
    if kind == "any_property":
        return owned
    is_own = kind in ("own_property", "give")
    return tuple(one for one in owned if (game.owner(one) == player) is is_own)


def _kind(effect: PropertyEffect) -> str:
    if isinstance(effect, Swap):
        return "give"
    return (
        "any_property" if isinstance(effect, LevelTo) and effect.whose == "any" else "own_property"
    )


@follow.register(SetLevels)
@follow.register(SideLevels)
@follow.register(NeighbourLevels)
@follow.register(LevelTo)
@follow.register(Swap)
def _offer(effect: PropertyEffect, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    """Return that a property is wanted, or what follows at once where there is one or none."""
    if isinstance(effect, Swap) and not _among(game, player, "take"):
        return (NothingToDo(player),)
    card = next(one.id for one in game.edition.card_by_id.values() if one.effect == effect)
    return _ask(game, PropertyWanted(player, _kind(effect), card))


def _ask(game: Game, wanted: PropertyWanted) -> tuple[Event, ...]:
    among = _among(game, wanted.player, wanted.kind)
    if not among:
        return (NothingToDo(wanted.player),)
    return _follow(game, wanted, among[0]) if len(among) == 1 else (wanted,)


def _follow(game: Game, wanted: PropertyWanted | Choice, chosen: str) -> tuple[Event, ...]:
    """Return what the card does with the property that was chosen."""
    effect = game.edition.card_by_id[wanted.card].effect
    if wanted.kind == "give":
        return _ask(game, PropertyWanted(wanted.player, "take", wanted.card, chosen))
    if wanted.give is not None:
        owner = game.owner(chosen)
        assert owner is not None
        return (PropertiesTraded(wanted.player, owner, wanted.give, chosen, 0),)
    return moved(game, _changes(effect, game, chosen))


def _changes(effect: object, game: Game, chosen: str) -> Mapping[str, int]:
    """Return by how much which levels move."""
    if isinstance(effect, SetLevels):
        return dict.fromkeys(game.set_of(chosen), effect.change)
    if isinstance(effect, SideLevels):
        side = game.deed(chosen).side
        there = (deed.id for deed in game.edition.deeds.list if deed.side == side)
        return dict.fromkeys(there, effect.change)
    if isinstance(effect, NeighbourLevels):
        return {**dict.fromkeys(neighbours(game, chosen), effect.neighbours), chosen: effect.change}
    assert isinstance(effect, LevelTo)
    return {chosen: effect.level - game.level(chosen)}


def neighbours(game: Game, property_: str) -> tuple[str, str]:
    """Return the properties next door: around corners, over other spaces, in a ring."""
    ring = [deed.id for deed in game.edition.deeds.list]
    place = ring.index(property_)
    return ring[place - 1], ring[(place + 1) % len(ring)]


@checks(ChooseProperty)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    choice = refuse_other_choice(game, player, "property")
    property_ = slots.get("property")
    if property_ is None or property_ in choice.among:
        return
    if choice.kind in ("own_property", "give"):
        raise Refused("give-not-yours", slot="property", property=property_)
    reason = "take-unowned" if game.owner(property_) is None else "take-yours"
    raise Refused(reason, slot="property", property=property_)


@decides(ChooseProperty, "cards.chooses_property", during=frozenset({"choice"}))
def _choose(game: Game, command: ChooseProperty, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"property": command.property})
    assert game.choice is not None
    chosen = PropertyChosen(command.player, command.property)
    return (chosen, *_follow(game, game.choice, command.property))


@follow.register
def _cap(effect: CapRent, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    return (RentsCapped(effect.payments),)


@evolve.register
def _wanted(event: PropertyWanted, game: Game) -> Game:
    among = _among(game, event.player, event.kind)
    choice = Choice(event.player, event.kind, among, 0, "property", event.card, event.give)
    return replace(game, choice=choice)


@evolve.register
def _chosen(event: PropertyChosen, game: Game) -> Game:
    return replace(game, choice=None)


@evolve.register
def _nothing(event: NothingToDo, game: Game) -> Game:
    return game


@evolve.register
def _capped(event: RentsCapped, game: Game) -> Game:
    return replace(game, capped_rents=event.count)
