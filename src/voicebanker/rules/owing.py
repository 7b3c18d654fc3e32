"""What all kinds of debt share: that one arises, and how cash is shared among creditors."""

from dataclasses import dataclass, replace

from voicebanker.rules.game import Debt, Game
from voicebanker.rules.registry import Event, evolve

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
