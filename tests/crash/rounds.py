"""A scripted game: rounds of which each leads to one entry, the same whenever it is played.

Chance of the entry with number n depends on n alone, so that a round that was cut short
and is given once more comes out as it would have the first time.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from tests.table.games import catalogue, language
from voicebanker.editions import Edition, builtin_names, load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.rules import codec
from voicebanker.rules.auctions import BiddingBegan
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.game import Game
from voicebanker.rules.history import History, Transaction
from voicebanker.rules.registry import Refused
from voicebanker.speech.api import Hypothesis, Verdict
from voicebanker.table.banker import restore
from voicebanker.table.happenings import (
    ButtonPressed,
    Control,
    ControlPressed,
    GameTakenUp,
    Happening,
    Leave,
    MinutePassed,
    Save,
    Say,
    TimerRang,
    Wish,
    WordsHeard,
)
from voicebanker.table.moves import Moves
from voicebanker.table.unit import Unit

Round = tuple[Happening, ...]
Entry = tuple[str, object]
BOARDS = (*builtin_names(), "championship.us + places", "super_electronic.us + places")
"""All boards, and two games in which the banker rolls and keeps the places."""
_TRIES = 400
_CORRECTED_ONE_IN = 6
_UNDO_ONE_IN = 8


class ChanceOfEntry:
    """Chance that depends on the number of entries so far, and on nothing else."""

    def __init__(self, entries: Callable[[], int], seed: int = 0) -> None:
        self._entries = entries
        self._seed = seed

    def _now(self) -> SeededChance:
        return SeededChance(1_000_003 * self._seed + self._entries())

    def pick(self, among: Sequence[str]) -> str:
        return self._now().pick(among)

    def shuffle(self, items: Sequence[str]) -> tuple[str, ...]:
        return self._now().shuffle(items)


@dataclass(frozen=True)
class Script:
    """A game as it goes when nothing happens to it.

    Round ``n`` leads to entry ``n`` (from 0); ``games[n]``, ``undos[n]`` and
    ``greetings[n]`` are how it stands, and what is said on taking it up, after ``n`` entries.
    """

    board: str
    seed: int
    edition: Edition
    source: str
    rounds: tuple[Round, ...]
    entries: tuple[Entry, ...]
    games: tuple[Game, ...]
    greetings: tuple[str, ...]


@cache
def script(board: str, seed: int, length: int) -> Script:
    """Return a game of ``length`` rounds on ``board``."""
    return _Writing(board, seed).written(length)


def sentences(board: str) -> Catalogue:
    """Return what is said in the language of ``board``."""
    return catalogue(language(board).edition.language)


def greeting(history: History, board: str) -> str:
    """Return what is said when a game is taken up."""
    unit = Unit(language(board), sentences(board), history, SeededChance(0))
    return said(unit.handle(GameTakenUp()))


def done_again(told: Script, history: History, number: int) -> bool | None:
    """Tell whether round ``number``, given again to a unit that takes up a game which has it,
    is carried out once more without a question.

    None for what no player gives, and for an undo: he says how many of those there were.
    """
    again = told.rounds[number]
    done = _transaction(told.entries[number][1])
    by_player = isinstance(again[-1], WordsHeard | ButtonPressed)
    # The press that begins the bidding is no bid, and he says that he waits for the first one.
    if done is None or not by_player or any(isinstance(one, BiddingBegan) for one in done.events):
        return None
    chance = ChanceOfEntry(lambda: number + 1, told.seed)
    unit = Unit(language(told.board), sentences(told.board), history, chance)
    unit.handle(GameTakenUp())
    wishes = [wish for one in again for wish in unit.handle(one)]
    saved = [_transaction(wish.body) for wish in wishes if isinstance(wish, Save)]
    # The press before the words may be a bid in the auction that they had opened.
    return any(one is not None and one.command == done.command for one in saved)


def _transaction(body: object) -> Transaction | None:
    known = json.loads(json.dumps(body))
    return codec.transaction_from_json(known) if "command" in known else None


def said(wishes: Sequence[Wish]) -> str:
    return " ".join(wish.text for wish in wishes if isinstance(wish, Say))


class _Writing:
    """Finds rounds by trying out what is possible now, on a unit that was just taken up."""

    def __init__(self, board: str, seed: int) -> None:
        self._board = board
        self._seed = seed
        self._language = language(board)
        self._moves = Moves(self._language)
        self._chance = SeededChance(seed)
        self._entries: list[Entry] = []
        self._begin = History.begin(self._language.edition, 0)
        self._now = self._begin
        tokens = self._chance.shuffle([one.id for one in self._language.edition.tokens])
        self._tokens = tokens[: max(2, self._language.edition.joining.least_players)]

    def written(self, length: int) -> Script:
        rounds: list[Round] = []
        games = [self._now.game]
        greetings = [greeting(self._now, self._board)]
        while len(rounds) < length:
            rounds.append(self._next())
            games.append(self._now.game)
            greetings.append(greeting(self._now, self._board))
        name, *options = self._board.split(" + ")
        edition, source = load_edition(name, options)
        return Script(
            self._board,
            self._seed,
            edition,
            source,
            tuple(rounds),
            tuple(self._entries),
            tuple(games),
            tuple(greetings),
        )

    def _next(self) -> Round:
        for _ in range(_TRIES):
            tried = self._thought_of()
            if tried is None:
                continue
            unit = Unit(
                self._language,
                sentences(self._board),
                self._now,
                ChanceOfEntry(lambda: len(self._entries), self._seed),
            )
            unit.handle(GameTakenUp())
            wishes = [wish for one in tried for wish in unit.handle(one)]
            saves = [wish for wish in wishes if isinstance(wish, Save)]
            left = any(isinstance(wish, Leave) for wish in wishes)
            if len(saves) != 1 or left or unit.banker.state == "over":
                continue
            self._entries.append((saves[0].kind, saves[0].body))
            self._now = restore(self._now, [(saves[0].kind, saves[0].body)])
            return tried
        raise AssertionError(f"nothing more can be done on {self._board}")

    def _thought_of(self) -> Round | None:
        unit = Unit(self._language, sentences(self._board), self._now, SeededChance(0))
        game, state = self._now.game, unit.banker.state
        if state == "joining":
            return self._joining(game)
        if game.players and self._one_in(_UNDO_ONE_IN):
            return (ControlPressed(Control.UNDO),)
        if self._one_in(_CORRECTED_ONE_IN) and (corrected := self._corrected()):
            return corrected
        if game.edition.clock is not None and self._one_in(_UNDO_ONE_IN):
            return (MinutePassed(),)
        if state == "auction" and not self._one_in(4):
            return (TimerRang(),)
        return self._said(unit, game, state)

    def _joining(self, game: Game) -> Round:
        waiting = [one for one in self._tokens if one not in game.players]
        if waiting:
            return (ButtonPressed(waiting[0]),)
        begin = self._language.intent("BeginGame").says
        return ButtonPressed(self._tokens[0]), _heard(begin)

    def _said(self, unit: Unit, game: Game, state: str) -> Round | None:
        asked = unit.banker.asked
        actor = asked.player if asked else self._chance.pick(game.still_in)
        if state == "auction" and not game.edition.has("auctions.spoken"):
            return (ButtonPressed(actor),)
        if asked is not None and asked.press is not None and self._one_in(3):
            return (ButtonPressed(actor),)
        unit.handle(GameTakenUp())
        unit.handle(ButtonPressed(actor))
        phase = getattr(unit.dialogue, "phase", None)
        if phase is None:
            return None
        try:
            plan = self._moves.choose(game, actor, phase, self._chance)
        except Refused:
            return None
        if plan is None:
            return None
        words = self._moves.wording(phase).say(plan.intent, plan.slots, self._chance)
        return None if words is None else (ButtonPressed(actor), _heard(words))

    def _corrected(self) -> Round | None:
        """Return "no, I meant ..." with another deed, by who gave the last command."""
        last = self._now.steps[-1].transaction.command if self._now.steps else None
        player, wrong = getattr(last, "player", None), getattr(last, "property", None)
        if player is None or wrong is None:
            return None
        others = [one for one in self._language.edition.deed_by_id if one != wrong]
        wording = self._moves.wording("command")
        slots = {"property": self._chance.pick(others)}
        words = wording.say("CorrectProperty", slots, self._chance)
        return None if words is None else (ButtonPressed(player), _heard(words))

    def _one_in(self, many: int) -> bool:
        return self._chance.below(many) == 0


def _heard(words: str) -> WordsHeard:
    return WordsHeard((Hypothesis(words, 1.0, Verdict.ACCEPT),))
