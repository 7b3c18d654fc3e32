"""The debts of Voice Banking: all cash and one property settle one (What if I run out of cash?).

All cash and one property of the debtor's choice settle any debt. Who has one
property or none is bankrupt, and so is who pays the last M and owns nothing.
Several debtors settle one after the other. The edition's file records the
choices where the rulebook is silent (several creditors, debts to the Bank).
"""

from dataclasses import dataclass

from voicebanker.rules.building import return_buildings
from voicebanker.rules.ending import GameEnded, rank
from voicebanker.rules.game import BANK, Game, Stage, give_deed, transfer
from voicebanker.rules.owing import DebtArose, Shares
from voicebanker.rules.registry import Event, ends, evolve
from voicebanker.rules.replacing import replace


@dataclass(frozen=True, slots=True)
class DebtSettled(Event):
    """``debtor`` gave ``property`` to ``receiver`` and ``cash`` (account, whole M)."""

    debtor: str
    property: str
    receiver: str
    cash: Shares


@dataclass(frozen=True, slots=True)
class PlayerWentBankrupt(Event):
    """``debtor`` gave the last property, if any, and all cash, and has nothing left."""

    debtor: str
    property: str | None
    receiver: str
    cash: Shares


def charge(game: Game, debtor: str, owed: Shares) -> tuple[Event, ...]:
    """Return what follows when ``debtor`` cannot pay ``owed``: a debt, or bankruptcy."""
    arose = DebtArose(debtor, owed)
    return (arose, *_bankruptcy(evolve(arose, game)))


def _bankruptcy(game: Game) -> tuple[Event, ...]:
    """Return the end of the game where the first debtor has one property or none."""
    if not game.debts or len(game.properties(game.debts[0].debtor)) > 1:
        return ()
    debt = game.debts[0]
    last = next(iter(game.properties(debt.debtor)), None)
    returned = return_buildings(game, last) if last else ()
    shares = _shares(game, debt.debtor, debt.owed)
    bankrupt = PlayerWentBankrupt(debt.debtor, last, _receiver(debt.owed), shares)
    return (*returned, bankrupt, GameEnded(rank(evolve(bankrupt, game))))


@ends("first_bankruptcy")
def end_if_nothing_left(before: Game, after: Game) -> tuple[Event, ...]:
    """Return the end of the game where a player has just paid the last M and owns nothing.

    Source: Voice Banking, End of the Game ("no money and no property").
    """
    if after.stage is Stage.OVER:
        return ()
    for player in after.players:
        if _has_something(before, player) and not _has_something(after, player):
            bankrupt = PlayerWentBankrupt(player, None, BANK, ())
            return (bankrupt, GameEnded(rank(after)))
    return ()


def _has_something(game: Game, player: str) -> bool:
    return game.money(player) > 0 or bool(game.properties(player))


def _receiver(owed: Shares) -> str:
    return owed[0][0] if len(owed) == 1 else BANK


def _shares(game: Game, debtor: str, owed: Shares) -> Shares:
    """Share the debtor's cash evenly; odd M go to those first in the list."""
    each, odd = divmod(game.money(debtor), len(owed))
    shares = ((account, each + (place < odd)) for place, (account, _) in enumerate(owed))
    return tuple((account, amount) for account, amount in shares if amount)


def settle(game: Game, property_: str) -> tuple[Event, ...]:
    """Return what giving ``property_`` for the first debt leads to."""
    debt = game.debts[0]
    shares = _shares(game, debt.debtor, debt.owed)
    settled = DebtSettled(debt.debtor, property_, _receiver(debt.owed), shares)
    events = (settled, *return_buildings(game, property_))
    for event in events:
        game = evolve(event, game)
    return (*events, *_bankruptcy(game))


def _hand_over(game: Game, event: DebtSettled | PlayerWentBankrupt) -> Game:
    for account, amount in event.cash:
        game = transfer(game, event.debtor, account, amount)
    if event.property is not None:
        game = give_deed(game, event.property, event.receiver)
    return game


@evolve.register
def _settled(event: DebtSettled, game: Game) -> Game:
    return replace(_hand_over(game, event), debts=game.debts[1:])


@evolve.register
def _bankrupt(event: PlayerWentBankrupt, game: Game) -> Game:
    return replace(_hand_over(game, event), debts=())
