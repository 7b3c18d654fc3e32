"""The last building, wanted by several players (classic rules: Building Shortages).

Where fewer Houses or Hotels are left than players could place one now, any of them
may have the last one auctioned (US rules of 2007, UK of 1996). The winner pays the
bid and says where it goes.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.auctions import AuctionOpened, next_bid
from voicebanker.rules.building import check_place, has_place, step_after
from voicebanker.rules.game import Game, build_up_to
from voicebanker.rules.registry import (
    Asked,
    Chance,
    Command,
    Event,
    Refused,
    asks,
    checks,
    decides,
    evolve,
)
from voicebanker.rules.replacing import replace


@dataclass(frozen=True, slots=True)
class AuctionBuilding(Command):
    """Have the last House or Hotel auctioned."""

    player: str
    building: str


@dataclass(frozen=True, slots=True)
class PlaceBuilding(Command):
    """Say where the building goes that one has won."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class BuildingPlaced(Event):
    """``player`` put the building won in the auction on ``property``."""

    player: str
    building: str
    property: str


@checks(AuctionBuilding)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    building = slots.get("building")
    if building is None:
        return
    left = game.buildings_left(building)
    if left == 0:
        raise Refused("none-left", building=building)
    if not has_place(game, player, building):
        raise Refused("nowhere-to-build", player=player, building=building)
    if left >= sum(1 for one in game.still_in if has_place(game, one, building)):
        raise Refused("enough-left", building=building, count=left)


@decides(AuctionBuilding, "building.auctioned")
def _open(game: Game, command: AuctionBuilding, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"building": command.building})
    return (AuctionOpened(command.player, command.building, next_bid(game)),)


@asks
def _asked(game: Game) -> Asked | None:
    if game.placing is None:
        return None
    facts = {"player": game.placing.player, "building": game.placing.building}
    return Asked(game.placing.player, "placing", "ask-placing", facts, facts)


@checks(PlaceBuilding)
def _check_place(game: Game, player: str, slots: Mapping[str, str]) -> None:
    placing = game.placing
    assert placing is not None
    if placing.player != player:
        raise Refused("placing-open", player=placing.player, building=placing.building)
    if "property" in slots:
        check_place(game, player, placing.building, slots["property"])


@decides(PlaceBuilding, "building.auctioned", during=frozenset({"placing"}))
def _place(game: Game, command: PlaceBuilding, chance: Chance) -> tuple[Event, ...]:
    _check_place(game, command.player, {"property": command.property})
    assert game.placing is not None
    return (BuildingPlaced(command.player, game.placing.building, command.property),)


@evolve.register
def _placed(event: BuildingPlaced, game: Game) -> Game:
    step = step_after(game, event.building, event.property)
    return build_up_to(replace(game, placing=None), event.property, step)
