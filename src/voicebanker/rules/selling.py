"""Debts for which cash goes first, then deeds one by one (What If I Run Out of Money?).

All cash goes to the debt at once. Then the debtor names deeds until it is paid.
Each counts at its printed price, and change stays with the debtor. It goes back
to the Bank (Super Electronic Banking), or to the creditor with its rent level,
where that is one player (Ultimate Banking). What cannot be paid with nothing left
is let go, or the debtor is bankrupt and the Bank makes up what players are owed.
"""

from dataclasses import dataclass

from voicebanker.editions.debts import SellDeeds
from voicebanker.rules.building import return_buildings
from voicebanker.rules.ending import GameEnded, rank
from voicebanker.rules.game import BANK, Debt, Game, give_deed, transfer
from voicebanker.rules.one_deed import PlayerWentBankrupt
from voicebanker.rules.owing import DebtArose, Shares, total
from voicebanker.rules.registry import Event, ends, evolve
from voicebanker.rules.replacing import replace


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
class DeedHandedOver(Event):
    """``debtor`` gave ``property`` to the creditor for ``amount``, its printed price.

    The Bank gave ``change`` back; ``left`` whole M are still owed.
    """

    debtor: str
    property: str
    creditor: str
    amount: int
    change: int
    left: int


@dataclass(frozen=True, slots=True)
class BankMadeUp(Event):
    """The Bank paid ``creditor`` the ``amount`` whole M that a bankrupt player still owed."""

    creditor: str
    amount: int


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
    return (*events, *_nothing_left(game, debtor, events))


def settle(game: Game, property_: str) -> tuple[Event, ...]:
    """Return what selling ``property_`` for the first debt leads to."""
    debt = game.debts[0]
    events = (*return_buildings(game, property_), _given(game, debt, property_))
    return (*events, *_nothing_left(game, debt.debtor, events))


def _given(game: Game, debt: Debt, property_: str) -> Event:
    price = game.deed(property_).price
    creditor = debt.owed[0][0]
    if _terms(game).to == "creditor" and len(debt.owed) == 1 and creditor != BANK:
        left = max(debt.amount - price, 0)
        change = max(price - debt.amount, 0)
        return DeedHandedOver(debt.debtor, property_, creditor, price, change, left)
    cash = share(price, debt.owed)
    return DeedSold(debt.debtor, property_, price, cash, debt.amount - total(cash))


def _terms(game: Game) -> SellDeeds:
    assert isinstance(game.edition.debt, SellDeeds)
    return game.edition.debt


def _nothing_left(game: Game, debtor: str, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return what follows ``events`` where ``debtor`` still owes and has no deed left."""
    for event in events:
        game = evolve(event, game)
    owed = [share for debt in game.debts if debt.debtor == debtor for share in debt.owed]
    if not owed or game.properties(debtor):
        return ()
    if _terms(game).nothing_left == "let_go":
        return (DebtLetGo(debtor, sum(amount for _, amount in owed)),)
    bankrupt = PlayerWentBankrupt(debtor, None, BANK, ())
    made_up = tuple(BankMadeUp(who, amount) for who, amount in owed if who != BANK)
    for event in (bankrupt, *made_up):
        game = evolve(event, game)
    return (bankrupt, *made_up, GameEnded(rank(game)))


@ends("first_unpaid_debt")
def end_with_a_debt(before: Game, after: Game) -> tuple[Event, ...]:
    """Return nothing more: the debt that cannot be paid has ended the game.

    Source: Ultimate Banking, What if I run out of money?
    """
    return ()


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
def _handed_over(event: DeedHandedOver, game: Game) -> Game:
    game = transfer(
        give_deed(game, event.property, event.creditor), BANK, event.debtor, event.change
    )
    first, *others = game.debts
    owed = ((event.creditor, event.left),) if event.left else ()
    debts = (replace(first, owed=owed), *others) if owed else tuple(others)
    return replace(game, debts=debts)


@evolve.register
def _made_up(event: BankMadeUp, game: Game) -> Game:
    return transfer(game, BANK, event.creditor, event.amount)


@evolve.register
def _let_go(event: DebtLetGo, game: Game) -> Game:
    return replace(game, debts=tuple(one for one in game.debts if one.debtor != event.debtor))
