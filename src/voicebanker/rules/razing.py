"""Buildings sold back to the Bank (classic rules: Selling Property; Houses, Hotels).

The Bank pays half the price. A set is taken down evenly. A Hotel is broken down
into Houses, which must lie in the box; without them all buildings of the set are
sold at once (US rules of 2007, UK of 1996).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.game import BANK, HOTEL, HOUSE, Game, build_up_to, transfer
from voicebanker.rules.owing import refuse_others_in_debt
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve

PLAY_OR_DEBT = frozenset({"play", "debt"})


@dataclass(frozen=True, slots=True)
class SellBuilding(Command):
    """Sell a House or a Hotel back to the Bank."""

    player: str
    building: str
    property: str


@dataclass(frozen=True, slots=True)
class SellAllBuildings(Command):
    """Sell all buildings of the set of a property back to the Bank."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class BuildingSold(Event):
    """The Bank took back a building for ``amount`` whole M."""

    player: str
    building: str
    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class BuildingsSold(Event):
    """The Bank took back all that stood on ``properties`` for ``amount`` whole M.

    ``houses`` and ``hotels`` count the pieces that went back to the box.
    """

    player: str
    properties: tuple[str, ...]
    houses: int
    hotels: int
    amount: int


def paid_for(game: Game, property_: str) -> int:
    """Return what the buildings on a property cost, the Houses under a Hotel too, in whole M."""
    deed = game.deed(property_)
    if game.has_hotel(property_):
        under = (deed.house_cost or 0) * (game.edition.hotel_step - 1)
        return under + (deed.hotel_cost or 0)
    return (deed.house_cost or 0) * game.houses_on(property_)


def all_sold(game: Game, player: str, properties: tuple[str, ...]) -> BuildingsSold:
    """Return the sale of all that stands on ``properties``, for half of what it cost."""
    built = tuple(one for one in properties if one in game.buildings)
    return BuildingsSold(
        player,
        built,
        sum(map(game.houses_on, built)),
        sum(map(game.has_hotel, built)),
        sum(paid_for(game, one) // 2 for one in built),
    )


@checks(SellBuilding)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    refuse_others_in_debt(game, player)
    if not any(one in game.buildings for one in game.properties(player)):
        raise Refused("nothing-built")
    property_ = slots.get("property")
    if property_ is None:
        return
    _check_standing(game, player, property_)
    building = slots.get("building")
    if building is not None:
        _check_step(game, building, property_)


def _check_standing(game: Game, player: str, property_: str) -> None:
    owner = game.owner(property_)
    if owner is not None and owner != player:
        raise Refused("owned-by-other", slot="property", property=property_, owner=owner)
    if property_ not in game.buildings:
        raise Refused("no-building-there", slot="property", property=property_)


def _check_step(game: Game, building: str, property_: str) -> None:
    rules = game.edition.building
    assert rules is not None
    standing = game.building_on(property_)
    if standing != building:
        raise Refused("other-building", property=property_, building=standing)
    most = max(map(game.step_on, game.set_of(property_)))
    if rules.even and game.step_on(property_) < most:
        ahead = tuple(one for one in game.set_of(property_) if game.step_on(one) == most)
        raise Refused("sell-evenly", slot="property", property=property_, properties=ahead)
    if building == HOTEL and game.buildings_left(HOUSE) < rules.houses_before_hotel:
        left = game.buildings_left(HOUSE)
        raise Refused(
            "no-houses-for-hotel",
            property=property_,
            count=rules.houses_before_hotel,
            houses=left,
            amount=all_sold(game, BANK, game.set_of(property_)).amount,
        )


@decides(SellBuilding, "building.sells", during=PLAY_OR_DEBT)
def _sell(game: Game, command: SellBuilding, chance: Chance) -> tuple[Event, ...]:
    slots = {"building": command.building, "property": command.property}
    _check(game, command.player, slots)
    deed = game.deed(command.property)
    cost = deed.hotel_cost if command.building == HOTEL else deed.house_cost
    amount = (cost or 0) // 2
    return (BuildingSold(command.player, command.building, command.property, amount),)


@checks(SellAllBuildings)
def _check_all(game: Game, player: str, slots: Mapping[str, str]) -> None:
    _check(game, player, {})
    property_ = slots.get("property")
    if property_ is not None and not game.is_developed(property_):
        raise Refused("no-building-there", slot="property", property=property_)
    if property_ is not None and game.owner(property_) != player:
        owner = game.owner(property_)
        raise Refused("owned-by-other", slot="property", property=property_, owner=owner)


@decides(SellAllBuildings, "building.sells", during=PLAY_OR_DEBT)
def _sell_all(game: Game, command: SellAllBuildings, chance: Chance) -> tuple[Event, ...]:
    _check_all(game, command.player, {"property": command.property})
    return (all_sold(game, command.player, game.set_of(command.property)),)


@evolve.register
def _sold(event: BuildingSold, game: Game) -> Game:
    game = transfer(game, BANK, event.player, event.amount)
    return build_up_to(game, event.property, game.step_on(event.property) - 1)


@evolve.register
def _all_sold(event: BuildingsSold, game: Game) -> Game:
    game = transfer(game, BANK, event.player, event.amount)
    for property_ in event.properties:
        game = build_up_to(game, property_, 0)
    return game
