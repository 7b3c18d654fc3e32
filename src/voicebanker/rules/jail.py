"""Jail: who goes in, who comes out, and how (Voice Banking and Super Electronic Banking).

Where the edition says so (``told``), the banker keeps track of who is inside.
"""

from dataclasses import dataclass, replace

from voicebanker.rules.debts import charge
from voicebanker.rules.game import BANK, Game, transfer
from voicebanker.rules.registry import Chance, Command, Event, Refused, decides, evolve
from voicebanker.rules.rewards import for_six


@dataclass(frozen=True, slots=True)
class GoToJail(Command):
    """Tell the banker that one goes to Jail."""

    player: str


@dataclass(frozen=True, slots=True)
class LeaveJail(Command):
    """Get out of Jail: by the card when held, else for the fee."""

    player: str


@dataclass(frozen=True, slots=True)
class RollSix(Command):
    """Tell the banker that one rolled a six: it may open Jail, and may bring a reward."""

    player: str


@dataclass(frozen=True, slots=True)
class JailEntered(Event):
    """``player`` is in Jail."""

    player: str


@dataclass(frozen=True, slots=True)
class JailLeft(Event):
    """``player`` is out of Jail and need not pay for it now."""

    player: str


@dataclass(frozen=True, slots=True)
class JailFeePaid(Event):
    """``player`` paid the Bank ``amount`` whole M to get out of Jail."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class JailCardUsed(Event):
    """``player`` gave back the Get Out of Jail Free card and is out."""

    player: str


@decides(GoToJail, "jail.told")
def _enter(game: Game, command: GoToJail, chance: Chance) -> tuple[Event, ...]:
    if command.player in game.jailed:
        raise Refused("in-jail-already")
    return (JailEntered(command.player),)


@decides(LeaveJail, "jail")
def _leave(game: Game, command: LeaveJail, chance: Chance) -> tuple[Event, ...]:
    assert game.edition.jail is not None
    if game.edition.jail.told and command.player not in game.jailed:
        raise Refused("not-in-jail")
    if game.jail_card_holder == command.player:
        return (JailCardUsed(command.player),)
    fee = game.edition.jail.fee
    if game.money(command.player) >= fee:
        return (JailFeePaid(command.player, fee),)
    # Nobody stays inside for want of money: on the third turn the fee must be paid.
    left = (JailLeft(command.player),) if game.edition.jail.told else ()
    return (*left, *charge(game, command.player, ((BANK, fee),)))


@decides(RollSix, "dice.tell_six")
def _roll(game: Game, command: RollSix, chance: Chance) -> tuple[Event, ...]:
    frees = command.player in game.jailed and game.edition.has("jail.six")
    left = (JailLeft(command.player),) if frees else ()
    events = (*left, *for_six(game, command.player))
    if not events:
        raise Refused("six-brings-nothing")
    return events


def cards_held(game: Game, player: str) -> int:
    """Return how many Get Out of Jail Free cards ``player`` holds."""
    return int(game.jail_card_holder == player)


def hand_over_cards(game: Game, giver: str, receiver: str, count: int) -> Game:
    """Hand ``count`` of the giver's Get Out of Jail Free cards to ``receiver``."""
    return replace(game, jail_card_holder=receiver) if count else game


def _without(game: Game, player: str) -> Game:
    return replace(game, jailed=tuple(one for one in game.jailed if one != player))


@evolve.register
def _entered(event: JailEntered, game: Game) -> Game:
    return replace(game, jailed=(*game.jailed, event.player))


@evolve.register
def _left(event: JailLeft, game: Game) -> Game:
    return _without(game, event.player)


@evolve.register
def _fee_paid(event: JailFeePaid, game: Game) -> Game:
    return transfer(_without(game, event.player), event.player, BANK, event.amount)


@evolve.register
def _card_used(event: JailCardUsed, game: Game) -> Game:
    return replace(_without(game, event.player), jail_card_holder=None)
