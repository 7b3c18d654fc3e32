"""A debt that cash does not cover (Voice Banking: What if I run out of cash?).

All cash and one property of the debtor's choice settle any debt. Who has one
property or none is bankrupt at once. The edition's file records the choices
where the rulebook is silent (several creditors, debts to the Bank).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from voicebanker.rules.building import return_buildings
from voicebanker.rules.ending import GameEnded, rank
from voicebanker.rules.game import BANK, Debt, Game, give_deed, transfer
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve


@dataclass(frozen=True, slots=True)
class GiveProperty(Command):
    """Settle one's debt with this property and all cash."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class DebtArose(Event):
    """``debtor`` owes ``owed`` (pairs of account and whole M) and cannot pay in cash."""

    debtor: str
    owed: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class DebtSettled(Event):
    """``debtor`` gave ``property`` to ``receiver`` and ``cash`` (account, whole M)."""

    debtor: str
    property: str
    receiver: str
    cash: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class PlayerWentBankrupt(Event):
    """``debtor`` gave the last property, if any, and all cash, and is out."""

    debtor: str
    property: str | None
    receiver: str
    cash: tuple[tuple[str, int], ...]


def charge(game: Game, debtor: str, owed: tuple[tuple[str, int], ...]) -> tuple[Event, ...]:
    """Return what follows when ``debtor`` cannot pay ``owed``: a debt, or bankruptcy."""
    owned = game.properties(debtor)
    arose = DebtArose(debtor, owed)
    if len(owned) > 1:
        return (arose,)
    receiver = _receiver(owed)
    bankrupt = PlayerWentBankrupt(
        debtor, owned[0] if owned else None, receiver, _shares(game, debtor, owed)
    )
    returned = return_buildings(game, owned[0]) if owned else ()
    after = evolve(bankrupt, evolve(arose, game))
    return (arose, *returned, bankrupt, GameEnded(rank(after)))


def _receiver(owed: tuple[tuple[str, int], ...]) -> str:
    return owed[0][0] if len(owed) == 1 else BANK


def _shares(
    game: Game, debtor: str, owed: tuple[tuple[str, int], ...]
) -> tuple[tuple[str, int], ...]:
    """Share the debtor's cash evenly; odd M go to those first in the list."""
    each, odd = divmod(game.money(debtor), len(owed))
    shares = ((account, each + (place < odd)) for place, (account, _) in enumerate(owed))
    return tuple((account, amount) for account, amount in shares if amount)


@checks(GiveProperty)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    if "property" in slots and game.owner(slots["property"]) != player:
        raise Refused("debt-not-your-property", slot="property", property=slots["property"])


@decides(GiveProperty, "debt", during=frozenset({"debt"}))
def _give(game: Game, command: GiveProperty, chance: Chance) -> tuple[Event, ...]:
    debt = game.debts[0]
    if debt.debtor != command.player:
        raise Refused("not-your-debt", debtor=debt.debtor)
    _check(game, command.player, {"property": command.property})
    settled = DebtSettled(
        command.player,
        command.property,
        _receiver(debt.owed),
        _shares(game, command.player, debt.owed),
    )
    return (settled, *return_buildings(game, command.property))


def _hand_over(game: Game, event: DebtSettled | PlayerWentBankrupt) -> Game:
    for account, amount in event.cash:
        game = transfer(game, event.debtor, account, amount)
    if event.property is not None:
        game = give_deed(game, event.property, event.receiver)
    return game


@evolve.register
def _arose(event: DebtArose, game: Game) -> Game:
    return replace(game, debts=(*game.debts, Debt(event.debtor, event.owed)))


@evolve.register
def _settled(event: DebtSettled, game: Game) -> Game:
    return replace(_hand_over(game, event), debts=game.debts[1:])


@evolve.register
def _bankrupt(event: PlayerWentBankrupt, game: Game) -> Game:
    return replace(_hand_over(game, event), debts=())
