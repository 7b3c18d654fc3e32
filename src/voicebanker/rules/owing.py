"""What all kinds of debt share: that one arises, and how cash is shared among creditors."""

from dataclasses import dataclass

from voicebanker.rules.game import Debt, Game
from voicebanker.rules.registry import Event, Refused, evolve
from voicebanker.rules.replacing import replace

Shares = tuple[tuple[str, int], ...]
"""Pairs of account and whole M."""


@dataclass(frozen=True, slots=True)
class DebtArose(Event):
    """``debtor`` owes ``owed`` (pairs of account and whole M) and cannot pay in cash."""

    debtor: str
    owed: Shares


def total(shares: Shares) -> int:
    """Return the sum of ``shares`` in whole M."""
    return sum(amount for _, amount in shares)


@evolve.register
def _arose(event: DebtArose, game: Game) -> Game:
    return replace(game, debts=(*game.debts, Debt(event.debtor, event.owed)))


def refuse_others_in_debt(game: Game, player: str) -> None:
    """Raise ``Refused`` where a debt is open and ``player`` is not the one who owes it."""
    if game.debts and game.debts[0].debtor != player:
        debt = game.debts[0]
        raise Refused("debt-open", debtor=debt.debtor, amount=debt.amount)
