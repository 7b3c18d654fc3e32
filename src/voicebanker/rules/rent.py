"""Rent by what stands on a property (Voice Banking: Owned Properties; Collect Color Sets)."""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.debts import charge
from voicebanker.rules.game import HOUSE, Game, transfer
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve

STEPS = ("alone", "set", "house", "hotel")


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


def rent_step(game: Game, property_: str) -> str:
    """Return what the rent goes by: ``alone``, ``set``, ``house`` or ``hotel``."""
    building = game.buildings.get(property_)
    if building is not None:
        return "house" if building == HOUSE else "hotel"
    return "set" if game.has_set(property_) else "alone"


def rent(game: Game, property_: str, step: str | None = None) -> int:
    """Return the rent in whole M, now or at ``step``.

    A deed's own rents win over the edition's model, which gives shares of the
    price in per cent; part of an M is rounded up, as printed on the sister game.
    """
    place = STEPS.index(step or rent_step(game, property_))
    deed = game.deed(property_)
    if deed.rents is not None:
        return deed.rents[place]
    assert game.edition.rent is not None
    share = game.edition.rent.models[game.edition.rent.model][place]
    return -(-deed.price * share // 100)


@checks(PayRent)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    if "property" not in slots:
        return
    owner = game.owner(slots["property"])
    if owner is None:
        raise Refused("rent-unowned", slot="property", property=slots["property"])
    if owner == player:
        raise Refused("rent-own", slot="property", property=slots["property"])


@decides(PayRent, "rent")
def _pay(game: Game, command: PayRent, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"property": command.property})
    owner = game.owner(command.property)
    assert owner is not None
    amount = rent(game, command.property)
    if game.money(command.player) < amount:
        return charge(game, command.player, ((owner, amount),))
    return (RentPaid(command.player, owner, command.property, amount),)


@evolve.register
def _paid(event: RentPaid, game: Game) -> Game:
    return transfer(game, event.player, event.owner, event.amount)
