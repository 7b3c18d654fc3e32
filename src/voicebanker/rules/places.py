"""Where the tokens stand, for tables that play by ear: an option of every edition.

The banker keeps each token's place on the edition's board, pays GO when it is passed (US rules
of 2007 and the sister games: 200 for landing or passing, when a card moves one forward, too) and
sends to Jail who lands on Go to Jail. What else a space asks for stays the players' own command.

A train, a flight, a Location and a trip by hand pay no GO (Voice Banking: Train Ride; Super
Electronic Banking: Flight; EDITIONS 1.3 for the free trip).
"""

from dataclasses import dataclass

from voicebanker.editions.effects import MoveToken
from voicebanker.rules.cards import CardDrawn, CardRead
from voicebanker.rules.flights import FlightTaken
from voicebanker.rules.game import Game, Roll, Stage
from voicebanker.rules.jail import JailEntered, JailLeft
from voicebanker.rules.locations import LocationUsed
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
    follows,
    reacts,
)
from voicebanker.rules.replacing import replace
from voicebanker.rules.spaces import GoLandedOn, GoPassed, TrainRidden

_DONE_BY: dict[str, frozenset[str]] = {
    "dice": frozenset(),
    "jail": frozenset(["jail", "bus", "anywhere", "face", "utility"]),
    "release": frozenset(["jail"]),
    "bus": frozenset(["bus"]),
    "hand": frozenset(["anywhere"]),
    "face": frozenset(["face"]),
}
"""What a roll no longer waits for, by how the token was moved."""


@dataclass(frozen=True, slots=True)
class PutToken(Command):
    """Say where a token stands, one's own or that of ``chosen``: a deed, or a kind of space."""

    player: str
    space: str
    chosen: str | None = None


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """The token of ``player`` is now ``space`` spaces after GO.

    ``by``: the ``dice``, a ``card``, the ``bus``, the ``face`` of Mr. Monopoly, a ``ride`` of
    any kind, the ``hand`` of a player, to ``jail``, or with the last roll on ``release`` from it.
    ``go``: it passed GO or came to it. ``nearest``: a card sent it to pay as it says.
    """

    player: str
    space: int
    by: str
    go: bool = False
    nearest: str = ""


@dataclass(frozen=True, slots=True)
class PlaceWanted(Event):
    """``player`` may go where he likes, and says where."""

    player: str


@dataclass(frozen=True, slots=True)
class AskPlace(Question):
    """Where does one stand."""

    player: str


@dataclass(frozen=True, slots=True)
class AskPlayerPlace(Question):
    """Where does the token of ``owner`` stand."""

    player: str
    owner: str


@dataclass(frozen=True, slots=True)
class AskSpace(Question):
    """What does the space that one stands on ask for."""

    player: str


@dataclass(frozen=True, slots=True)
class AskAhead(Question):
    """Which spaces come next."""

    player: str


@dataclass(frozen=True, slots=True)
class AskDistance(Question):
    """How far is it to a deed, or to the next space of a kind."""

    player: str
    space: str


@dataclass(frozen=True, slots=True)
class PlaceTold(Answer):
    """``player`` stands ``space`` spaces after GO; ``jailed``: behind bars there."""

    player: str
    space: int
    jailed: bool


@dataclass(frozen=True, slots=True)
class SpaceTold(Answer):
    """``player`` stands ``space`` spaces after GO, and asks what that asks for."""

    player: str
    space: int
    jailed: bool


@dataclass(frozen=True, slots=True)
class AheadTold(Answer):
    """Next after ``player`` come ``spaces``, each so many spaces after GO."""

    player: str
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DistanceTold(Answer):
    """From ``player`` it is ``steps`` spaces to ``space``."""

    player: str
    space: str
    steps: int


def index_of(game: Game, space: str) -> int:
    """Return where a space lies that the board has once, in spaces after GO."""
    return game.edition.board.index(space)


def steps_to(game: Game, player: str, space: str) -> int | None:
    """Return how many steps it is to a deed, or to the next space of a kind; None where none is."""
    board, spot = game.edition.board, game.spot(player)
    kind = space.removeprefix("nearest-")
    for steps in range(1, len(board) + 1):
        found = board[(spot + steps) % len(board)]
        deed = game.edition.deed_by_id.get(found)
        is_kind = space != kind and deed is not None and deed.kind == kind
        if found == space or is_kind:
            return steps
    return None


def walk(
    game: Game, player: str, steps: int, by: str, *, pays: bool = True, nearest: str = ""
) -> tuple[Event, ...]:
    """Return what happens on the way of ``steps`` spaces, back where it is below 0, and there."""
    board, start = game.edition.board, game.spot(player)
    space = (start + steps) % len(board)
    passed = steps > 0 and start + steps >= len(board)
    arrived = TokenMoved(player, space, by, passed, nearest)
    salary = _salary(game, player, space) if passed and pays else ()
    jail = to_jail(game, player) if board[space] == "go-to-jail" else ()
    return (*salary, arrived, *jail)


def to_jail(game: Game, player: str) -> tuple[Event, ...]:
    """Return that ``player`` goes to Jail, straight and past GO without money."""
    entered = () if player in game.jailed else (JailEntered(player),)
    return (*entered, TokenMoved(player, index_of(game, "jail"), "jail"))


def _salary(game: Game, player: str, space: int) -> tuple[Event, ...]:
    go = game.edition.go
    if go is None:
        return ()
    if space == 0 and go.landing is not None:
        return (GoLandedOn(player, go.landing),)
    return (GoPassed(player, go.amount),)


@decides(PutToken, "places")
def _put(game: Game, command: PutToken, chance: Chance) -> tuple[Event, ...]:
    player = command.chosen or command.player
    if player not in game.still_in:
        raise Refused("not-playing", player=player)
    steps = steps_to(game, player, command.space)
    if steps is None:
        raise Refused("no-such-space", slot="space")
    if command.space == "go-to-jail":
        return to_jail(game, player)
    freed = (JailLeft(player),) if player in game.jailed else ()
    space = (game.spot(player) + steps) % len(game.edition.board)
    return (*freed, TokenMoved(player, space, "hand"))


@reacts("places")
def _move_along(game: Game, events: tuple[Event, ...], chance: Chance) -> tuple[Event, ...]:
    """Return where rides, cards and Jail take tokens."""
    moved: tuple[Event, ...] = ()
    if game.stage is not Stage.PLAYING:
        return ()
    jail = index_of(game, "jail")
    for event in events:
        if isinstance(event, TrainRidden | FlightTaken | LocationUsed):
            # Who is said to ride out of Jail is not let out by that.
            if event.player in game.jailed:
                continue
            moved += (TokenMoved(event.player, index_of(game, event.property), "ride"),)
        elif isinstance(event, JailEntered) and game.spot(event.player) != jail:
            moved += (TokenMoved(event.player, jail, "jail"),)
        elif isinstance(event, CardDrawn | CardRead):
            moved += _by_card(game, event)
    return moved


def _by_card(game: Game, drawn: CardDrawn | CardRead) -> tuple[Event, ...]:
    """Return where a card takes tokens; nowhere where the player says it."""
    effect = game.edition.card_by_id[drawn.card].effect
    if not isinstance(effect, MoveToken) or drawn.player in game.jailed:
        return ()
    if effect.steps:
        return walk(game, drawn.player, effect.steps, "card", pays=effect.go)
    if effect.to is None:
        return ()
    if effect.to == "any":
        return (PlaceWanted(drawn.player),)
    if effect.everybody:
        there = index_of(game, effect.to)
        free = (one for one in game.still_in if one not in game.jailed)
        return tuple(TokenMoved(one, there, "all") for one in free)
    if effect.to == "jail":
        return to_jail(game, drawn.player)
    steps = steps_to(game, drawn.player, effect.to)
    assert steps is not None, "the edition was checked for that"
    nearest = effect.to.removeprefix("nearest-") if effect.to.startswith("nearest-") else ""
    return walk(game, drawn.player, steps, "card", pays=effect.go, nearest=nearest)


@follows("places")
def _use_last_roll(game: Game) -> tuple[Event, ...]:
    """Move who is out of Jail after the last try by that roll, once nothing is owed."""
    waits = game.debts or game.auction or game.choice or game.dues
    if game.stage is not Stage.PLAYING or waits:
        return ()
    for player, roll in game.rolls.items():
        if "jail" in roll.waits and player not in game.jailed and player in game.still_in:
            return walk(game, player, roll.steps, "release")
    return ()


@answers(AskPlace, "places")
def _place(game: Game, question: AskPlace) -> Answer:
    return PlaceTold(question.player, game.spot(question.player), question.player in game.jailed)


@answers(AskPlayerPlace, "places")
def _other_place(game: Game, question: AskPlayerPlace) -> Answer:
    return PlaceTold(question.owner, game.spot(question.owner), question.owner in game.jailed)


@answers(AskSpace, "places")
def _space(game: Game, question: AskSpace) -> Answer:
    return SpaceTold(question.player, game.spot(question.player), question.player in game.jailed)


@answers(AskAhead, "places")
def _ahead(game: Game, question: AskAhead) -> Answer:
    board, spot = game.edition.board, game.spot(question.player)
    coming = tuple((spot + steps) % len(board) for steps in (1, 2, 3))
    return AheadTold(question.player, coming)


@answers(AskDistance, "places")
def _distance(game: Game, question: AskDistance) -> Answer:
    steps = steps_to(game, question.player, question.space)
    if steps is None:
        raise Refused("no-such-space", slot="space")
    return DistanceTold(question.player, question.space, steps)


@evolve.register
def _moved(event: TokenMoved, game: Game) -> Game:
    spots = {**game.spots, event.player: event.space}
    has_lapped = event.go and event.player not in game.lapped
    lapped = (*game.lapped, event.player) if has_lapped else game.lapped
    game = replace(game, spots=spots, lapped=lapped)
    roll = game.rolls.get(event.player, Roll())
    waits = tuple(one for one in roll.waits if one not in _DONE_BY.get(event.by, ()))
    property_ = game.space(event.player)
    if event.nearest == "utility" and game.owner(property_) not in (None, event.player):
        waits = (*waits, "utility")
    doubles = 0 if event.by == "jail" else roll.doubles
    rolls = {**game.rolls, event.player: replace(roll, waits=waits, doubles=doubles)}
    return replace(game, rolls=rolls)


@evolve.register
def _wanted(event: PlaceWanted, game: Game) -> Game:
    return game
