"""Houses and Hotels (Voice Banking: Building Houses and Hotels; Not Enough Buildings?).

In the classic game several Houses come before a Hotel, a set is built up and
taken down evenly, and the Bank takes buildings back for half their price. Which
of this holds is in the edition's data.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.game import BANK, HOTEL, HOUSE, Game, build_up_to, transfer
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

    A Hotel stands on Houses; where it may be built without them, those that are
    missing are paid with it.
    """
    deed = game.deed(property_)
    house, hotel = deed.house_cost or 0, deed.hotel_cost or 0
    rules = game.edition.building
    if building == HOUSE:
        return house
    if rules is None or not rules.direct_hotel:
        return hotel
    return house * (rules.houses_before_hotel - game.houses_on(property_)) + hotel


def return_buildings(game: Game, property_: str) -> tuple[Event, ...]:
    """Return what happens to the buildings of a set that a debt breaks up."""
    return tuple(
        BuildingReturned(building, one)
        for one in game.set_of(property_)
        if (building := game.building_on(one)) is not None
    )


@checks(Build)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    building = slots.get("building")
    if building and game.buildings_left(building) == 0:
        raise Refused("none-left", building=building)
    if "property" in slots:
        check_place(game, player, building, slots["property"])
    elif not _has_any_set(game, player):
        raise Refused("no-set-yet")


def check_place(game: Game, player: str, building: str | None, property_: str) -> None:
    """Raise ``Refused`` where ``player`` may not put ``building`` on a property now."""
    # Another property would cure it only where the player has a set to build on.
    slot = "property" if _has_any_set(game, player) else None
    owner = game.owner(property_)
    if game.deed(property_).kind != "street":
        raise Refused("no-street", slot, property=property_)
    if owner is None:
        raise Refused("build-unowned", slot, property=property_)
    if owner != player:
        raise Refused("owned-by-other", slot, property=property_, owner=owner)
    if not game.has_set(property_):
        missing = tuple(one for one in game.set_of(property_) if game.owner(one) != player)
        raise Refused("set-incomplete", slot, property=property_, missing=missing)
    mortgaged = tuple(one for one in game.set_of(property_) if one in game.mortgaged)
    if mortgaged:
        raise Refused("set-mortgaged", slot, property=property_, properties=mortgaged)
    _check_step(game, building, property_, slot)


def _check_step(game: Game, building: str | None, property_: str, slot: str | None) -> None:
    """Raise ``Refused`` where the next step on a property is not ``building``.

    Sources: US rules of 2007, UK of 1996: four Houses on every street of the set come
    before a Hotel, and no street is built up before the others.
    """
    rules = game.edition.building
    assert rules is not None
    if game.has_hotel(property_):
        raise Refused("already-built", slot, property=property_, building=HOTEL)
    step, most = game.step_on(property_), rules.houses_before_hotel
    if building == HOUSE and step == most:
        if most == 1:
            raise Refused("already-built", slot, property=property_, building=HOUSE)
        raise Refused("next-is-hotel", slot, property=property_, count=most)
    fewest = min(map(game.step_on, game.set_of(property_)))
    if rules.even and step > fewest:
        behind = tuple(one for one in game.set_of(property_) if game.step_on(one) == fewest)
        raise Refused("build-evenly", slot, property=property_, properties=behind)
    if building == HOTEL and not rules.direct_hotel and step < most:
        raise Refused("hotel-needs-houses", slot, property=property_, count=most)


def _has_any_set(game: Game, player: str) -> bool:
    return any(
        game.deed(one).kind == "street" and game.has_set(one) for one in game.properties(player)
    )


def can_place(game: Game, player: str, building: str, property_: str) -> bool:
    """Tell whether ``player`` could put ``building`` on a property, given one and the money."""
    try:
        check_place(game, player, building, property_)
    except Refused:
        return False
    return True


def has_place(game: Game, player: str, building: str) -> bool:
    """Tell whether ``player`` could put ``building`` on some property."""
    return any(can_place(game, player, building, one) for one in game.properties(player))


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


def step_after(game: Game, building: str, property_: str) -> int:
    """Return how far a property is built up once ``building`` stands on it, too."""
    return game.edition.hotel_step if building == HOTEL else game.step_on(property_) + 1


@evolve.register
def _built(event: BuildingBuilt, game: Game) -> Game:
    step = step_after(game, event.building, event.property)
    return build_up_to(transfer(game, event.player, BANK, event.amount), event.property, step)


@evolve.register
def _returned(event: BuildingReturned, game: Game) -> Game:
    return build_up_to(game, event.property, 0)
