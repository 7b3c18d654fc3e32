"""Paying rent (Voice Banking: Owned Properties; Super Electronic Banking: How to pay rent).

Where rents have levels (Ultimate Banking: Owned Properties), each landing raises the rent, also
that of the owner, who pays nothing.
Classic: a railroad by how many its owner has, a utility by the dice, none while mortgaged.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.debts import charge
from voicebanker.rules.ending import GameEnded
from voicebanker.rules.game import Game, transfer
from voicebanker.rules.levels import after_rent, refuse_rise_in_jail, rise
from voicebanker.rules.rates import collects_rent, goes_by_dice, rent
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve


@dataclass(frozen=True, slots=True)
class PayRent(Command):
    """Pay the owner of a property the rent on it; a utility's goes by ``dice``, the sum thrown."""

    player: str
    property: str
    dice: int | None = None


@dataclass(frozen=True, slots=True)
class PayDoubleRent(Command):
    """Pay twice the rent on a railroad, as a card says that sends one to the nearest."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class PayTenfold(Command):
    """Pay ten times ``dice`` on a utility, as a card says that sends one to the nearest."""

    player: str
    property: str
    dice: int


@dataclass(frozen=True, slots=True)
class RentPaid(Event):
    """``player`` paid ``owner`` the rent, ``amount`` whole M."""

    player: str
    owner: str
    property: str
    amount: int


@checks(PayRent)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    if "property" not in slots:
        return
    owner = game.owner(slots["property"])
    if owner is None:
        raise Refused("rent-unowned", slot="property", property=slots["property"])
    if owner == player:
        if game.edition.has("rent.levels"):
            refuse_rise_in_jail(game, player)
            return
        raise Refused("rent-own", slot="property", property=slots["property"])
    if not collects_rent(game, owner):
        raise Refused("owner-in-jail", slot="property", property=slots["property"], owner=owner)
    if slots["property"] in game.mortgaged:
        raise Refused("rent-mortgaged", slot="property", property=slots["property"], owner=owner)


@checks(PayDoubleRent)
def _check_double(game: Game, player: str, slots: Mapping[str, str]) -> None:
    property_ = slots.get("property")
    if property_ is not None and game.deed(property_).kind != "railroad":
        raise Refused("no-railroad", slot="property", property=property_)
    _check(game, player, slots)


@checks(PayTenfold)
def _check_tenfold(game: Game, player: str, slots: Mapping[str, str]) -> None:
    property_ = slots.get("property")
    if property_ is not None and game.deed(property_).kind != "utility":
        raise Refused("no-utility", slot="property", property=property_)
    _check(game, player, slots)


@decides(PayRent, "rent")
def _pay(game: Game, command: PayRent, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"property": command.property})
    if game.owner(command.property) == command.player:
        return rise(game, command.property)
    if goes_by_dice(game, command.property) and command.dice is None:
        raise Refused("needs-dice", slot="dice", property=command.property)
    amount = rent(game, command.property, dice=command.dice or 0)
    return _paid_to_owner(game, command.player, command.property, amount)


def _paid_to_owner(game: Game, player: str, property_: str, amount: int) -> tuple[Event, ...]:
    owner = game.owner(property_)
    assert owner is not None
    if game.money(player) >= amount:
        return (RentPaid(player, owner, property_, amount), *after_rent(game, property_))
    events = charge(game, player, ((owner, amount),))
    if any(isinstance(event, GameEnded) for event in events):
        return events
    return (*events, *after_rent(game, property_))


@decides(PayDoubleRent, "rent.owned")
def _pay_double(game: Game, command: PayDoubleRent, chance: Chance) -> tuple[Event, ...]:
    _check_double(game, command.player, {"property": command.property})
    amount = 2 * rent(game, command.property)
    return _paid_to_owner(game, command.player, command.property, amount)


@decides(PayTenfold, "rent.owned")
def _pay_tenfold(game: Game, command: PayTenfold, chance: Chance) -> tuple[Event, ...]:
    _check_tenfold(game, command.player, {"property": command.property})
    return _paid_to_owner(game, command.player, command.property, 10 * command.dice)


@evolve.register
def _paid(event: RentPaid, game: Game) -> Game:
    return transfer(game, event.player, event.owner, event.amount)
