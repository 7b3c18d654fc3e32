"""Jail: who goes in, who comes out, and how (Voice, Super Electronic and Ultimate Banking).

Where the edition says so (``told``), the banker keeps track of who is inside.
"""

from dataclasses import dataclass

from voicebanker.rules.debts import charge
from voicebanker.rules.game import BANK, Game, return_jail_card, take_jail_card, transfer
from voicebanker.rules.registry import Chance, Command, Event, Refused, decides, evolve
from voicebanker.rules.replacing import replace
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
class RollDouble(Command):
    """Tell the banker that one rolled a double in Jail: it opens."""

    player: str


@dataclass(frozen=True, slots=True)
class MissDouble(Command):
    """Tell the banker that one tried for a double in Jail, and rolled none."""

    player: str


@dataclass(frozen=True, slots=True)
class DoubleRolled(Event):
    """``player`` rolled a double and is out of Jail."""

    player: str


@dataclass(frozen=True, slots=True)
class DoubleMissed(Event):
    """``player`` rolled no double; after ``count`` more tries ``amount`` whole M are due."""

    player: str
    count: int
    amount: int


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
    """``player`` paid the Bank ``amount`` whole M to get out of Jail.

    ``rolled``: after the last try, whose roll is then used.
    """

    player: str
    amount: int
    rolled: bool = False


@dataclass(frozen=True, slots=True)
class JailCardUsed(Event):
    """``player`` gave back a Get Out of Jail Free card and is out.

    ``jail_card`` is its id; journals of editions with one such card may lack it.
    """

    player: str
    jail_card: str = ""


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
    if cards := game.jail_cards_of(command.player):
        return (JailCardUsed(command.player, cards[0]),)
    fee = game.edition.jail.fee
    if game.money(command.player) >= fee:
        rolled = _tries_left(game, command.player) == 0
        return (JailFeePaid(command.player, fee, rolled),)
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


def hand_over_cards(game: Game, giver: str, receiver: str, count: int) -> Game:
    """Hand ``count`` of the giver's Get Out of Jail Free cards to ``receiver``."""
    for card in game.jail_cards_of(giver)[:count]:
        game = take_jail_card(game, card, receiver)
    return game


@decides(RollDouble, "jail.double_told")
def _roll_double(game: Game, command: RollDouble, chance: Chance) -> tuple[Event, ...]:
    _refuse_try(game, command.player)
    return (DoubleRolled(command.player),)


@decides(MissDouble, "jail.miss_told")
def _miss_double(game: Game, command: MissDouble, chance: Chance) -> tuple[Event, ...]:
    _refuse_try(game, command.player)
    left = _tries_left(game, command.player)
    assert left is not None
    assert game.edition.jail is not None
    return (DoubleMissed(command.player, left - 1, game.edition.jail.fee),)


def _refuse_try(game: Game, player: str) -> None:
    """Raise ``Refused`` where no double is rolled for: outside Jail, and after the last try.

    Source: Ultimate Banking, Go To Jail ("up to 3 turns to try for a double").
    """
    assert game.edition.jail is not None
    if player not in game.jailed:
        raise Refused("double-outside-jail")
    if _tries_left(game, player) == 0:
        raise Refused("no-tries-left", amount=game.edition.jail.fee)


def _tries_left(game: Game, player: str) -> int | None:
    """Return how often ``player`` may try for a double; None where nobody counts."""
    tries = game.edition.jail.tries if game.edition.jail else 0
    return tries - game.jail_tries.get(player, 0) if tries else None


def _without(game: Game, player: str) -> Game:
    tries = {one: count for one, count in game.jail_tries.items() if one != player}
    jailed = tuple(one for one in game.jailed if one != player)
    return replace(game, jailed=jailed, jail_tries=tries)


@evolve.register
def _double(event: DoubleRolled, game: Game) -> Game:
    return _without(game, event.player)


@evolve.register
def _missed(event: DoubleMissed, game: Game) -> Game:
    tries = game.jail_tries.get(event.player, 0) + 1
    return replace(game, jail_tries={**game.jail_tries, event.player: tries})


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
    card = event.jail_card or game.edition.jail_cards[0]
    return return_jail_card(_without(game, event.player), card)
