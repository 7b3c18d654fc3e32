"""The debts of Super Electronic Banking: cash, then deeds one by one (What If I Run Out of Money?).

All cash goes to the debt at once. Then the debtor names deeds until it is paid;
each goes back to the Bank for its printed price, and change stays with the
debtor. What cannot be paid with nothing left is let go, and the debtor stays in.
"""

from dataclasses import dataclass, replace

from voicebanker.rules.building import return_buildings
from voicebanker.rules.game import BANK, Debt, Game, give_deed, transfer
from voicebanker.rules.owing import DebtArose, Shares, total
from voicebanker.rules.registry import Event, evolve


@dataclass(frozen=True, slots=True)
class CashTaken(Event):
    """All of ``debtor``'s cash went to the debt as ``cash``; ``left`` whole M are still owed."""

    debtor: str
    cash: Shares
    left: int


@dataclass(frozen=True, slots=True)
class DeedSold(Event):
    """``debtor`` sold ``property`` to the Bank for ``amount`` and paid ``cash`` of it.

    ``left`` whole M are still owed.
    """

    debtor: str
    property: str
    amount: int
    cash: Shares
    left: int


@dataclass(frozen=True, slots=True)
class DebtLetGo(Event):
    """``debtor`` has nothing left, and need not pay the last ``amount`` whole M."""

    debtor: str
    amount: int


def charge(game: Game, debtor: str, owed: Shares) -> tuple[Event, ...]:
    """Return what follows when ``debtor`` cannot pay ``owed``: the cash goes, the rest is owed."""
    events: tuple[Event, ...] = (DebtArose(debtor, owed),)
    cash = share(game.money(debtor), owed)
    if cash:
        events = (*events, CashTaken(debtor, cash, total(owed) - total(cash)))
    if game.properties(debtor):
        return events
    return (*events, DebtLetGo(debtor, total(owed) - total(cash)))


def settle(game: Game, property_: str) -> tuple[Event, ...]:
    """Return what selling ``property_`` for the first debt leads to."""
    debt = game.debts[0]
    price = game.deed(property_).price
    cash = share(price, debt.owed)
    left = debt.amount - total(cash)
    sold = DeedSold(debt.debtor, property_, price, cash, left)
    events: tuple[Event, ...] = (*return_buildings(game, property_), sold)
    if left and game.properties(debt.debtor) == (property_,):
        return (*events, DebtLetGo(debt.debtor, left))
    return events


def share(amount: int, owed: Shares) -> Shares:
    """Share ``amount`` whole M evenly among creditors, none of whom gets more than is owed.

    Odd M go to those first in the list; who gets nothing is left out.
    """
    given = dict.fromkeys((account for account, _ in owed), 0)
    rest = min(amount, total(owed))
    while rest:
        unpaid = [(account, due) for account, due in owed if given[account] < due]
        each = max(1, rest // len(unpaid))
        for account, due in unpaid:
            part = min(each, due - given[account], rest)
            given[account] += part
            rest -= part
    return tuple((account, part) for account, part in given.items() if part)


def _pay(game: Game, debtor: str, cash: Shares) -> Game:
    """Move ``cash`` from the debtor to the creditors and make the debt smaller by it."""
    paid = dict(cash)
    for account, amount in cash:
        game = transfer(game, debtor, account, amount)
    debts = []
    for debt in game.debts:
        owed = debt.owed
        if debt.debtor == debtor:
            owed = tuple((account, due - paid.get(account, 0)) for account, due in owed)
        debts.append(Debt(debt.debtor, tuple((account, due) for account, due in owed if due)))
    return replace(game, debts=tuple(debt for debt in debts if debt.owed))


@evolve.register
def _taken(event: CashTaken, game: Game) -> Game:
    return _pay(game, event.debtor, event.cash)


@evolve.register
def _sold(event: DeedSold, game: Game) -> Game:
    game = give_deed(game, event.property, BANK)
    game = transfer(game, BANK, event.debtor, event.amount)
    return _pay(game, event.debtor, event.cash)


@evolve.register
def _let_go(event: DebtLetGo, game: Game) -> Game:
    return replace(game, debts=tuple(one for one in game.debts if one.debtor != event.debtor))
