"""Money on Free Parking: a house rule, in no rulebook.

Taxes and fines lie in the middle of the board until somebody lands on Free
Parking, who collects it all. The Bank takes a fine first and then puts it there.
"""

from dataclasses import dataclass

from voicebanker.rules.cards import PlayerPaidCard
from voicebanker.rules.game import BANK, MIDDLE, Game, transfer
from voicebanker.rules.jail import JailFeePaid
from voicebanker.rules.raising import DebtPaid, EstateHandedOver
from voicebanker.rules.registry import (
    Answer,
    Chance,
    Command,
    Event,
    Question,
    Refused,
    answers,
    decides,
    evolve,
    reacts,
)
from voicebanker.rules.taxes import TaxPaid


@dataclass(frozen=True, slots=True)
class CollectFreeParking(Command):
    """Tell that one has landed on Free Parking, and collect what lies in the middle."""

    player: str


@dataclass(frozen=True, slots=True)
class AskFreeParking(Question):
    """How much lies in the middle of the board."""

    player: str


@dataclass(frozen=True, slots=True)
class FineSetAside(Event):
    """The Bank put ``amount`` whole M in the middle, where ``sum`` lie now."""

    amount: int
    sum: int


@dataclass(frozen=True, slots=True)
class FreeParkingCollected(Event):
    """``player`` got all that lay in the middle, ``amount`` whole M."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class FreeParkingTold(Answer):
    """``amount`` whole M lie in the middle."""

    amount: int


def fines(events: tuple[Event, ...]) -> int:
    """Return what ``events`` paid the Bank in taxes and fines, in whole M."""
    paid = 0
    for event in events:
        if isinstance(event, TaxPaid | PlayerPaidCard | JailFeePaid):
            paid += event.amount
        elif isinstance(event, DebtPaid | EstateHandedOver):
            # Whoever owes the Bank owes a tax or a fine.
            paid += sum(amount for account, amount in event.cash if account == BANK)
    return paid


@reacts("free_parking")
def _set_aside(game: Game, events: tuple[Event, ...], chance: Chance) -> tuple[Event, ...]:
    amount = fines(events)
    return (FineSetAside(amount, game.money(MIDDLE) + amount),) if amount else ()


@decides(CollectFreeParking, "free_parking")
def _collect(game: Game, command: CollectFreeParking, chance: Chance) -> tuple[Event, ...]:
    amount = game.money(MIDDLE)
    if amount == 0:
        raise Refused("nothing-in-the-middle")
    return (FreeParkingCollected(command.player, amount),)


@answers(AskFreeParking, "free_parking")
def _told(game: Game, question: AskFreeParking) -> Answer:
    return FreeParkingTold(game.money(MIDDLE))


@evolve.register
def _put(event: FineSetAside, game: Game) -> Game:
    return transfer(game, BANK, MIDDLE, event.amount)


@evolve.register
def _collected(event: FreeParkingCollected, game: Game) -> Game:
    return transfer(game, MIDDLE, event.player, event.amount)
