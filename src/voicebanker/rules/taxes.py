"""Income Tax and Luxury Tax (classic boards; US of 1973 and 2007, later boards).

Boards of the US until 2008 let the player choose, before adding up, between a fixed
income tax and a tenth of all that he owns.
"""

from dataclasses import dataclass

from voicebanker.rules.debts import charge
from voicebanker.rules.game import BANK, Game, transfer
from voicebanker.rules.registry import Chance, Command, Event, decides, evolve
from voicebanker.rules.worth import taxable


@dataclass(frozen=True, slots=True)
class PayIncomeTax(Command):
    """Pay the fixed income tax."""

    player: str


@dataclass(frozen=True, slots=True)
class PayIncomeTaxShare(Command):
    """Pay the income tax as a share of all that one owns."""

    player: str


@dataclass(frozen=True, slots=True)
class PayLuxuryTax(Command):
    """Pay the luxury tax, which is called Super Tax on UK boards."""

    player: str


@dataclass(frozen=True, slots=True)
class TaxPaid(Event):
    """``player`` paid the Bank ``amount`` whole M of the tax called ``tax``."""

    player: str
    tax: str
    amount: int


def _pay(game: Game, player: str, tax: str, amount: int) -> tuple[Event, ...]:
    if game.money(player) < amount:
        return charge(game, player, ((BANK, amount),))
    return (TaxPaid(player, tax, amount),)


def _fixed(game: Game, player: str, tax: str) -> tuple[Event, ...]:
    assert game.edition.taxes is not None
    space = game.edition.taxes.of(tax)
    assert space is not None
    return _pay(game, player, tax, space.amount)


@decides(PayIncomeTax, "taxes.income")
def _income(game: Game, command: PayIncomeTax, chance: Chance) -> tuple[Event, ...]:
    return _fixed(game, command.player, "income")


@decides(PayIncomeTaxShare, "taxes.choice")
def _share(game: Game, command: PayIncomeTaxShare, chance: Chance) -> tuple[Event, ...]:
    assert game.edition.taxes is not None
    space = game.edition.taxes.of("income")
    assert space is not None
    amount = -(-taxable(game, command.player) * space.share // 100)
    return _pay(game, command.player, "income", amount)


@decides(PayLuxuryTax, "taxes.luxury")
def _luxury(game: Game, command: PayLuxuryTax, chance: Chance) -> tuple[Event, ...]:
    return _fixed(game, command.player, "luxury")


@evolve.register
def _paid(event: TaxPaid, game: Game) -> Game:
    return transfer(game, event.player, BANK, event.amount)
