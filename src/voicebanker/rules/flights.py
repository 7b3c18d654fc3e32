"""Flights to any property (Super Electronic Banking: Flight; Frequent Flyer)."""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.game import BANK, Game, transfer
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve
from voicebanker.rules.rewards import flies_free


@dataclass(frozen=True, slots=True)
class TakeFlight(Command):
    """Fly to a property of one's choice."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class FlightTaken(Event):
    """``player`` paid the Bank ``amount`` whole M, 0 for who flies free, and goes to ``property``.

    The token is moved there by hand.
    """

    player: str
    property: str
    amount: int


@checks(TakeFlight)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    fee = _fee(game, player)
    if game.money(player) < fee:
        raise Refused("cannot-afford-flight", player=player, amount=fee)


def _fee(game: Game, player: str) -> int:
    assert game.edition.flight is not None
    return 0 if flies_free(game, player) else game.edition.flight.fee


@decides(TakeFlight, "flight")
def _fly(game: Game, command: TakeFlight, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {})
    return (FlightTaken(command.player, command.property, _fee(game, command.player)),)


@evolve.register
def _flown(event: FlightTaken, game: Game) -> Game:
    return transfer(game, event.player, BANK, event.amount)
