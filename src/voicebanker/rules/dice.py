"""Rolling the dice for the table, or being told them: part of playing by ear.

Doubles roll again, and the third in a row goes to Jail (Voice Banking and Ultimate Banking: On
your turn; US rules of 2007). In Jail a double, or a six, opens the door and moves the token,
without another roll; after the last try the fee is due, and the last roll is then used.
The speed die rolls along once a player has passed GO (US rules of 2007, Speed Die).
"""

from dataclasses import dataclass

from voicebanker.rules.game import Game, Roll
from voicebanker.rules.jail import DoubleMissed, DoubleRolled, JailLeft
from voicebanker.rules.places import to_jail, walk
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
)
from voicebanker.rules.replacing import replace
from voicebanker.rules.rewards import for_six
from voicebanker.rules.speed_die import leads_to

_FACES = ("1", "2", "3", "4", "5", "6")
SPEED_FACES = ("1", "2", "3", "bus", "face", "face")
"""The six sides of the speed die; the face is Mr. Monopoly's (EDITIONS 4.6)."""
_MOST_DOUBLES = 3


@dataclass(frozen=True, slots=True)
class RollDice(Command):
    """Have the banker roll the dice, and move by them."""

    player: str


@dataclass(frozen=True, slots=True)
class TellDice(Command):
    """Tell what the dice on the table show; ``second`` is left out for a double.

    ``speed`` is the face of the speed die: 1, 2, 3, ``bus`` or ``face``.
    """

    player: str
    first: int
    second: int | None = None
    speed: str | None = None


@dataclass(frozen=True, slots=True)
class ChooseStarter(Command):
    """Have the banker roll for who goes first."""

    player: str


@dataclass(frozen=True, slots=True)
class TakeBus(Command):
    """Move by one of the white dice or by both, as the bus on the speed die allows."""

    player: str
    steps: int


@dataclass(frozen=True, slots=True)
class FollowFace(Command):
    """Go on to where the face of Mr. Monopoly on the speed die leads."""

    player: str


@dataclass(frozen=True, slots=True)
class AskRoll(Question):
    """What did one roll last."""

    player: str


@dataclass(frozen=True, slots=True)
class RollTold(Answer):
    """``player`` rolled these last; ``first`` is 0 where nothing was rolled yet."""

    player: str
    first: int
    second: int
    speed: str
    steps: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """``player`` rolled ``first`` and ``second``, 0 with one die; the fields are those of ``Roll``.

    ``utility``: they were thrown for the rent of a utility, and move nobody.
    """

    player: str
    first: int
    second: int
    speed: str
    steps: int
    doubles: int
    waits: tuple[str, ...] = ()
    utility: bool = False


@dataclass(frozen=True, slots=True)
class StarterChosen(Event):
    """The banker rolled for every player, and ``player`` goes first."""

    player: str


@dataclass(frozen=True, slots=True)
class AnotherRoll(Event):
    """``player`` rolled doubles, and rolls again."""

    player: str


@dataclass(frozen=True, slots=True)
class SixMissed(Event):
    """``player`` rolled no six in Jail; after ``count`` more tries ``amount`` whole M are due."""

    player: str
    count: int
    amount: int


@decides(RollDice, "places")
def _roll(game: Game, command: RollDice, chance: Chance) -> tuple[Event, ...]:
    dice = game.edition.dice
    assert dice is not None
    first = int(chance.pick(_FACES))
    second = int(chance.pick(_FACES)) if dice.several else 0
    speed = chance.pick(SPEED_FACES) if _rolls_speed_die(game, command.player) else "none"
    return _rolled(game, command.player, first, second, speed)


@decides(ChooseStarter, "starter_by_ear")
def _choose_starter(game: Game, command: ChooseStarter, chance: Chance) -> tuple[Event, ...]:
    """Return who goes first: the highest of equal rolls is anyone, with equal chance."""
    return (StarterChosen(chance.pick(game.still_in)),)


@decides(TellDice, "places")
def _tell(game: Game, command: TellDice, chance: Chance) -> tuple[Event, ...]:
    dice = game.edition.dice
    assert dice is not None
    second = command.second if command.second is not None else command.first
    speed = (command.speed or "none") if dice.speed else "none"
    if speed == "none" and _rolls_speed_die(game, command.player):
        raise Refused("needs-speed-die", slot="speed")
    return _rolled(game, command.player, command.first, second if dice.several else 0, speed)


def _rolls_speed_die(game: Game, player: str) -> bool:
    """Tell whether ``player`` rolls the speed die now: after passing GO, and not in Jail."""
    is_free = player not in game.jailed and not _throws_for_utility(game, player)
    return game.edition.has("dice.speed") and player in game.lapped and is_free


def _throws_for_utility(game: Game, player: str) -> bool:
    return "utility" in game.rolls.get(player, Roll()).waits


def _rolled(game: Game, player: str, first: int, second: int, speed: str) -> tuple[Event, ...]:
    """Return what the dice do: move the token, open Jail, lead there, or leave a choice."""
    roll = Roll(first, second, speed)
    if _throws_for_utility(game, player):
        before = game.rolls[player]
        waits = tuple(one for one in before.waits if one != "utility")
        kept = replace(roll, doubles=before.doubles, waits=waits)
        return (_event(player, kept, utility=True),)
    if player in game.jailed:
        return _try_to_leave(game, player, roll)
    roll = replace(roll, doubles=_doubles(game, player, roll))
    if roll.doubles == _MOST_DOUBLES:
        return (_event(player, roll), *to_jail(game, player))
    rolled = _by_speed_die(game, player, roll)
    is_free = player not in _after(game, rolled).jailed
    return (*rolled, AnotherRoll(player)) if roll.doubles and is_free else rolled


def _by_speed_die(game: Game, player: str, roll: Roll) -> tuple[Event, ...]:
    """Return how the dice move ``player``, or the choice that the speed die leaves."""
    if roll.speed.isdigit() and roll.first == roll.second == int(roll.speed):
        return (_event(player, replace(roll, waits=("anywhere",))),)
    if roll.speed == "bus":
        return (_event(player, replace(roll, waits=("bus",))),)
    if roll.speed == "face":
        roll = replace(roll, waits=("face",))
    six = for_six(game, player) if roll.first == 6 and not roll.second else ()
    return (_event(player, roll), *six, *walk(game, player, roll.steps, "dice"))


def _event(player: str, roll: Roll, *, utility: bool = False) -> DiceRolled:
    return DiceRolled(
        player,
        roll.first,
        roll.second,
        roll.speed,
        roll.steps,
        roll.doubles,
        roll.waits,
        utility,
    )


def _doubles(game: Game, player: str, roll: Roll) -> int:
    """Return which double in a row this is, 0 where it is none; white dice only."""
    if not game.edition.has("places.doubles") or roll.first != roll.second:
        return 0
    goes_on = game.roller == player and player in game.rolls
    return (game.rolls[player].doubles if goes_on else 0) + 1


def _try_to_leave(game: Game, player: str, roll: Roll) -> tuple[Event, ...]:
    """Return what a roll in Jail does."""
    jail = game.edition.jail
    assert jail is not None
    roll = replace(roll, speed="none")  # only the white dice open it
    left = jail.tries - game.jail_tries.get(player, 0)
    if left == 0:
        raise Refused("no-tries-left", amount=jail.fee)
    if jail.double and roll.first == roll.second:
        freed: tuple[Event, ...] = (_event(player, roll), DoubleRolled(player))
        return (*freed, *walk(_after(game, freed), player, roll.steps, "dice"))
    if jail.six and roll.first == 6:
        freed = (_event(player, roll), JailLeft(player), *for_six(game, player))
        return (*freed, *walk(_after(game, freed), player, roll.steps, "dice"))
    if left == 1:
        roll = replace(roll, waits=("jail",))
    missed = SixMissed if jail.six else DoubleMissed
    return (_event(player, roll), missed(player, left - 1, jail.fee))


def _after(game: Game, events: tuple[Event, ...]) -> Game:
    for event in events:
        game = evolve(event, game)
    return game


@decides(TakeBus, "speed_die_by_ear")
def _take_bus(game: Game, command: TakeBus, chance: Chance) -> tuple[Event, ...]:
    roll = game.rolls.get(command.player, Roll())
    if "bus" not in roll.waits:
        raise Refused("no-bus")
    if command.steps not in (roll.first, roll.second, roll.steps):
        raise Refused("not-by-bus", slot="steps", first=roll.first, second=roll.second)
    return walk(game, command.player, command.steps, "bus")


@decides(FollowFace, "speed_die_by_ear")
def _follow_face(game: Game, command: FollowFace, chance: Chance) -> tuple[Event, ...]:
    player = command.player
    if "face" not in game.rolls.get(player, Roll()).waits:
        raise Refused("no-face")
    board, spot = game.edition.board, game.spot(player)
    coming = [*board[spot + 1 :], *board[:spot]]
    found = leads_to(game, player, [one for one in coming if one in game.edition.deed_by_id])
    if found is None:
        raise Refused("face-leads-nowhere")
    return walk(game, player, coming.index(found) + 1, "face")


@answers(AskRoll, "places")
def _last_roll(game: Game, question: AskRoll) -> Answer:
    roll = game.rolls.get(question.player, Roll())
    return RollTold(question.player, roll.first, roll.second, roll.speed, roll.steps)


@evolve.register
def _dice(event: DiceRolled, game: Game) -> Game:
    roll = Roll(event.first, event.second, event.speed, event.doubles, event.waits)
    return replace(game, roller=event.player, rolls={**game.rolls, event.player: roll})


@evolve.register
def _starter(event: StarterChosen, game: Game) -> Game:
    return game


@evolve.register
def _another(event: AnotherRoll, game: Game) -> Game:
    return game


@evolve.register
def _six_missed(event: SixMissed, game: Game) -> Game:
    tries = game.jail_tries.get(event.player, 0) + 1
    return replace(game, jail_tries={**game.jail_tries, event.player: tries})
