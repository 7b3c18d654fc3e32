"""Buying an unowned property (Voice Banking: Unowned Properties)."""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.game import BANK, Game, sell_deed, transfer
from voicebanker.rules.levels import levels_after_sale
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve
from voicebanker.rules.rewards import for_purchase


@dataclass(frozen=True, slots=True)
class Buy(Command):
    """Buy a property at its printed price."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class PropertyBought(Event):
    """A player paid the Bank ``amount`` whole M and took the deed."""

    player: str
    property: str
    amount: int


def refuse_if_owned(game: Game, player: str, property_: str) -> None:
    """Raise ``Refused`` where the property already has an owner."""
    owner = game.owner(property_)
    if owner == player:
        raise Refused("already-yours", slot="property", property=property_)
    if owner is not None:
        raise Refused("owned-by-other", slot="property", property=property_, owner=owner)


@checks(Buy)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    if "property" in slots:
        refuse_if_owned(game, player, slots["property"])


@decides(Buy, "buying")
def _buy(game: Game, command: Buy, chance: Chance) -> tuple[Event, ...]:
    refuse_if_owned(game, command.player, command.property)
    price = game.deed(command.property).price
    if game.money(command.player) < price:
        raise Refused(
            "cannot-afford-property",
            player=command.player,
            property=command.property,
            amount=price,
        )
    reward = for_purchase(game, command.player, command.property, auction=False)
    levels = levels_after_sale(game, command.player, command.property)
    return (PropertyBought(command.player, command.property, price), *reward, *levels)


@evolve.register
def _bought(event: PropertyBought, game: Game) -> Game:
    game = transfer(game, event.player, BANK, event.amount)
    return sell_deed(game, event.property, event.player)
