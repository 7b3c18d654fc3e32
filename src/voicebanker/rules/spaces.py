"""Passing GO and train rides (Voice Banking: Action Spaces)."""

from dataclasses import dataclass

from voicebanker.rules.game import BANK, Game, transfer
from voicebanker.rules.registry import Chance, Command, Event, decides, evolve


@dataclass(frozen=True, slots=True)
class PassGo(Command):
    """Collect for passing GO or landing on it."""

    player: str


@dataclass(frozen=True, slots=True)
class LandOnGo(Command):
    """Collect for landing on GO, where that brings more than passing it."""

    player: str


@dataclass(frozen=True, slots=True)
class RideTrain(Command):
    """Take the train to a random property."""

    player: str


@dataclass(frozen=True, slots=True)
class GoPassed(Event):
    """The Bank paid ``player`` ``amount`` whole M."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class GoLandedOn(Event):
    """The Bank paid ``player`` ``amount`` whole M for landing on GO."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class TrainRidden(Event):
    """The train took ``player`` to ``property``; it is moved there by hand."""

    player: str
    property: str


def ride(game: Game, player: str, chance: Chance) -> TrainRidden:
    """Return a ride to a property that ``chance`` picks among all of the board."""
    return TrainRidden(player, chance.pick([deed.id for deed in game.edition.deeds.list]))


@decides(PassGo, "go")
def _pass_go(game: Game, command: PassGo, chance: Chance) -> tuple[Event, ...]:
    assert game.edition.go is not None
    return (GoPassed(command.player, game.edition.go.amount),)


@decides(LandOnGo, "go.landing")
def _land_on_go(game: Game, command: LandOnGo, chance: Chance) -> tuple[Event, ...]:
    assert game.edition.go is not None
    assert game.edition.go.landing is not None
    return (GoLandedOn(command.player, game.edition.go.landing),)


@decides(RideTrain, "train")
def _ride(game: Game, command: RideTrain, chance: Chance) -> tuple[Event, ...]:
    return (ride(game, command.player, chance),)


@evolve.register
def _passed(event: GoPassed, game: Game) -> Game:
    return transfer(game, BANK, event.player, event.amount)


@evolve.register
def _landed(event: GoLandedOn, game: Game) -> Game:
    return transfer(game, BANK, event.player, event.amount)


@evolve.register
def _ridden(event: TrainRidden, game: Game) -> Game:
    return game
