"""Paying rent (Voice Banking: Owned Properties; Super Electronic Banking: How to pay rent).

Where rents have levels (Ultimate Banking: Owned Properties), each landing raises the rent, also
that of the owner, who pays nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.debts import charge
from voicebanker.rules.ending import GameEnded
from voicebanker.rules.game import Game, transfer
from voicebanker.rules.levels import after_rent, refuse_rise_in_jail, rise
from voicebanker.rules.rates import collects_rent, rent
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve


@dataclass(frozen=True, slots=True)
class PayRent(Command):
    """Pay the owner of a property the rent on it."""

    player: str
    property: str


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


@decides(PayRent, "rent")
def _pay(game: Game, command: PayRent, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"property": command.property})
    owner = game.owner(command.property)
    assert owner is not None
    if owner == command.player:
        return rise(game, command.property)
    amount = rent(game, command.property)
    if game.money(command.player) >= amount:
        paid = RentPaid(command.player, owner, command.property, amount)
        return (paid, *after_rent(game, command.property))
    events = charge(game, command.player, ((owner, amount),))
    if any(isinstance(event, GameEnded) for event in events):
        return events
    return (*events, *after_rent(game, command.property))


@evolve.register
def _paid(event: RentPaid, game: Game) -> Game:
    return transfer(game, event.player, event.owner, event.amount)
