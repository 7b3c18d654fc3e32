"""A debt that cash does not cover. Which rules hold for it, the edition's data says.

``one_deed`` has those of Voice Banking, ``selling`` those of Super Electronic
Banking, ``raising`` those of the classic game. This module is their door: the charge
that becomes a debt, and the property that the debtor names.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from voicebanker.rules import one_deed, raising, selling
from voicebanker.rules.game import Game
from voicebanker.rules.owing import Shares
from voicebanker.rules.registry import Asked, Chance, Command, Event, Refused, asks, checks, decides

_CHARGE: Mapping[str, Callable[[Game, str, Shares], tuple[Event, ...]]] = {
    "cash_and_one_deed": one_deed.charge,
    "sell_deeds": selling.charge,
    "raise_cash": raising.charge,
}
_SETTLE: Mapping[str, Callable[[Game, str], tuple[Event, ...]]] = {
    "cash_and_one_deed": one_deed.settle,
    "sell_deeds": selling.settle,
}


@dataclass(frozen=True, slots=True)
class GiveProperty(Command):
    """Give this property for one's debt: all of it, or towards it."""

    player: str
    property: str


def charge(game: Game, debtor: str, owed: Shares) -> tuple[Event, ...]:
    """Return what follows when ``debtor`` cannot pay ``owed`` in cash."""
    return _CHARGE[game.edition.debt.kind](game, debtor, owed)


@asks
def _asked(game: Game) -> Asked | None:
    if not game.debts or game.deal is not None:  # a deal may be made to raise the money
        return None
    debt = game.debts[0]
    ask = f"ask-debt-{game.edition.debt.kind.replace('_', '-')}"
    if getattr(game.edition.debt, "to", "bank") == "creditor":
        ask = "ask-debt-hand-over"
    facts = {"debtor": debt.debtor, "amount": debt.amount}
    return Asked(debt.debtor, "debt", ask, facts, {"debtor": debt.debtor, "owed": debt.owed})


@checks(GiveProperty)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    if "property" in slots and game.owner(slots["property"]) != player:
        raise Refused("debt-not-your-property", slot="property", property=slots["property"])


@decides(GiveProperty, "debt.gives", during=frozenset({"debt"}))
def _give(game: Game, command: GiveProperty, chance: Chance) -> tuple[Event, ...]:
    debt = game.debts[0]
    if debt.debtor != command.player:
        raise Refused("not-your-debt", debtor=debt.debtor)
    _check(game, command.player, {"property": command.property})
    return _SETTLE[game.edition.debt.kind](game, command.property)
