"""Payments of any amount (classic rules: Chance and Community Chest).

A table that draws from decks of its own reads the card and tells the banker what
is paid: to the Bank, by the Bank, to a player, or to and by everyone else.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.cards import CardPaidPlayer, collect_from_each, pay_bank, pay_each
from voicebanker.rules.debts import charge
from voicebanker.rules.game import Game, transfer
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve


@dataclass(frozen=True, slots=True)
class PayBank(Command):
    """Pay the Bank ``amount`` whole M."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class CollectFromBank(Command):
    """Collect ``amount`` whole M from the Bank."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class PayPlayer(Command):
    """Pay another player ``amount`` whole M."""

    player: str
    payee: str
    amount: int


@dataclass(frozen=True, slots=True)
class PayEveryone(Command):
    """Pay each other player ``amount`` whole M."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class CollectFromEveryone(Command):
    """Collect ``amount`` whole M from each other player."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class PlayerPaid(Event):
    """``payer`` paid ``payee`` ``amount`` whole M."""

    payer: str
    payee: str
    amount: int


@decides(PayBank, "payments")
def _pay_bank(game: Game, command: PayBank, chance: Chance) -> tuple[Event, ...]:
    return pay_bank(game, command.player, command.amount)


@decides(CollectFromBank, "payments")
def _collect(game: Game, command: CollectFromBank, chance: Chance) -> tuple[Event, ...]:
    return (CardPaidPlayer(command.player, command.amount),)


@checks(PayPlayer)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    payee = slots.get("payee")
    if payee is None:
        return
    if payee == player:
        raise Refused("pay-yourself", slot="payee")
    if payee not in game.players:
        raise Refused("not-playing", slot="payee", player=payee)
    if payee in game.fallen:
        raise Refused("fallen", slot="payee", player=payee)


@decides(PayPlayer, "payments")
def _pay_player(game: Game, command: PayPlayer, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"payee": command.payee})
    if game.money(command.player) < command.amount:
        return charge(game, command.player, ((command.payee, command.amount),))
    return (PlayerPaid(command.player, command.payee, command.amount),)


@decides(PayEveryone, "payments")
def _pay_everyone(game: Game, command: PayEveryone, chance: Chance) -> tuple[Event, ...]:
    return pay_each(game, command.player, command.amount)


@decides(CollectFromEveryone, "payments")
def _collect_all(game: Game, command: CollectFromEveryone, chance: Chance) -> tuple[Event, ...]:
    return collect_from_each(game, command.player, command.amount)


@evolve.register
def _paid(event: PlayerPaid, game: Game) -> Game:
    return transfer(game, event.payer, event.payee, event.amount)
