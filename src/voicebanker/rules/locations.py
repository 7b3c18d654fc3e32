"""Location spaces: for a fee, to a property that is unowned or one's own (Ultimate Banking)."""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.game import BANK, Game, transfer
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve


@dataclass(frozen=True, slots=True)
class UseLocation(Command):
    """Move from a Location space to a property, to buy it, auction it or raise its rent."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class LocationUsed(Event):
    """``player`` paid the Bank ``amount`` whole M and goes to ``property``.

    The token is moved there by hand.
    """

    player: str
    property: str
    amount: int


@checks(UseLocation)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    assert game.edition.location is not None
    fee = game.edition.location.fee
    if game.money(player) < fee:
        raise Refused("cannot-afford-location", player=player, amount=fee)
    owner = game.owner(slots.get("property", ""))
    if owner not in (None, player):
        raise Refused("location-owned", slot="property", property=slots["property"], owner=owner)


@decides(UseLocation, "location")
def _use(game: Game, command: UseLocation, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"property": command.property})
    assert game.edition.location is not None
    return (LocationUsed(command.player, command.property, game.edition.location.fee),)


@evolve.register
def _used(event: LocationUsed, game: Game) -> Game:
    return transfer(game, event.player, BANK, event.amount)
