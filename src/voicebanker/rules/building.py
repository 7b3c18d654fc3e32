"""Houses and Hotels (Voice Banking: Building Houses and Hotels; Not Enough Buildings?)."""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.game import BANK, HOTEL, HOUSE, Game, place_building, transfer
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve


@dataclass(frozen=True, slots=True)
class Build(Command):
    """Put a House or a Hotel on a property of a complete set."""

    player: str
    building: str
    property: str


@dataclass(frozen=True, slots=True)
class BuildingBuilt(Event):
    """A building went up for ``amount`` whole M."""

    player: str
    building: str
    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class BuildingReturned(Event):
    """A building went back to the box because of a debt."""

    building: str
    property: str


def building_cost(game: Game, building: str, property_: str) -> int:
    """Return what building costs now, in whole M.

    A Hotel on an empty property costs a House and a Hotel; on a House only the Hotel.
    """
    deed = game.deed(property_)
    house, hotel = deed.house_cost or 0, deed.hotel_cost or 0
    if building == HOUSE:
        return house
    return hotel if game.buildings.get(property_) == HOUSE else house + hotel


def return_buildings(game: Game, property_: str) -> tuple[Event, ...]:
    """Return what happens to the buildings of a set that a debt breaks up."""
    return tuple(
        BuildingReturned(game.buildings[one], one)
        for one in game.set_of(property_)
        if one in game.buildings
    )


@checks(Build)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    building = slots.get("building")
    if building and game.buildings_left(building) == 0:
        raise Refused("none-left", building=building)
    if "property" in slots:
        _check_property(game, player, building, slots["property"])
    elif not _has_any_set(game, player):
        raise Refused("no-set-yet")


def _check_property(game: Game, player: str, building: str | None, property_: str) -> None:
    # Another property would cure it only where the player has a set to build on.
    slot = "property" if _has_any_set(game, player) else None
    owner = game.owner(property_)
    if owner is None:
        raise Refused("build-unowned", slot, property=property_)
    if owner != player:
        raise Refused("owned-by-other", slot, property=property_, owner=owner)
    if not game.has_set(property_):
        missing = tuple(one for one in game.set_of(property_) if game.owner(one) != player)
        raise Refused("set-incomplete", slot, property=property_, missing=missing)
    standing = game.buildings.get(property_)
    if standing == HOTEL or (standing is not None and standing == building):
        raise Refused("already-built", slot, property=property_, building=standing)


def _has_any_set(game: Game, player: str) -> bool:
    return any(game.has_set(one) for one in game.properties(player))


@decides(Build, "building")
def _build(game: Game, command: Build, chance: Chance) -> tuple[Event, ...]:
    slots = {"building": command.building, "property": command.property}
    _check(game, command.player, slots)
    cost = building_cost(game, command.building, command.property)
    if game.money(command.player) < cost:
        raise Refused(
            "cannot-afford-building",
            player=command.player,
            building=command.building,
            property=command.property,
            amount=cost,
        )
    return (BuildingBuilt(command.player, command.building, command.property, cost),)


@evolve.register
def _built(event: BuildingBuilt, game: Game) -> Game:
    game = transfer(game, event.player, BANK, event.amount)
    return place_building(game, event.property, event.building)


@evolve.register
def _returned(event: BuildingReturned, game: Game) -> Game:
    return place_building(game, event.property, None)
