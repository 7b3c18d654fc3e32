"""Passing GO, train rides and leaving Jail (Voice Banking: Action Spaces, Go to Jail)."""

from dataclasses import dataclass, replace

from voicebanker.rules.debts import charge
from voicebanker.rules.game import BANK, Game, transfer
from voicebanker.rules.registry import Chance, Command, Event, decides, evolve


@dataclass(frozen=True, slots=True)
class PassGo(Command):
    """Collect for passing GO or landing on it."""

    player: str


@dataclass(frozen=True, slots=True)
class RideTrain(Command):
    """Take the train to a random property."""

    player: str


@dataclass(frozen=True, slots=True)
class LeaveJail(Command):
    """Get out of Jail: by the card when held, else for the fee."""

    player: str


@dataclass(frozen=True, slots=True)
class GoPassed(Event):
    """The Bank paid ``player`` ``amount`` whole M."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class TrainRidden(Event):
    """The train took ``player`` to ``property``; it is moved there by hand."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class JailFeePaid(Event):
    """``player`` paid the Bank ``amount`` whole M to get out of Jail."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class JailCardUsed(Event):
    """``player`` gave back the Get Out of Jail Free card and is out."""

    player: str


def ride(game: Game, player: str, chance: Chance) -> TrainRidden:
    """Return a ride to a property that ``chance`` picks among all of the board."""
    return TrainRidden(player, chance.pick([deed.id for deed in game.edition.deeds.list]))


@decides(PassGo, "go")
def _pass_go(game: Game, command: PassGo, chance: Chance) -> tuple[Event, ...]:
    assert game.edition.go is not None
    return (GoPassed(command.player, game.edition.go.amount),)


@decides(RideTrain, "train")
def _ride(game: Game, command: RideTrain, chance: Chance) -> tuple[Event, ...]:
    return (ride(game, command.player, chance),)


@decides(LeaveJail, "jail")
def _leave(game: Game, command: LeaveJail, chance: Chance) -> tuple[Event, ...]:
    assert game.edition.jail is not None
    if game.jail_card_holder == command.player:
        return (JailCardUsed(command.player),)
    fee = game.edition.jail.fee
    if game.money(command.player) < fee:
        return charge(game, command.player, ((BANK, fee),))
    return (JailFeePaid(command.player, fee),)


@evolve.register
def _passed(event: GoPassed, game: Game) -> Game:
    return transfer(game, BANK, event.player, event.amount)


@evolve.register
def _ridden(event: TrainRidden, game: Game) -> Game:
    return game


@evolve.register
def _fee_paid(event: JailFeePaid, game: Game) -> Game:
    return transfer(game, event.player, BANK, event.amount)


@evolve.register
def _card_used(event: JailCardUsed, game: Game) -> Game:
    return replace(game, jail_card_holder=None)
