"""Whole games played through the unit by players of straw, every promise looked at every step.

Game number n of a run has the run's seed plus n, and comes out the same when it
is played alone. What is checked stands in ``rules.promises``, ``told`` and ``watch``.
"""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from voicebanker.editions import Edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.facts import kebab
from voicebanker.language.interpreter import Language
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.ending import GameEnded
from voicebanker.rules.history import History
from voicebanker.rules.promises import PromiseBroken
from voicebanker.table.banker import restore
from voicebanker.table.happenings import (
    ButtonPressed,
    ControlPressed,
    GameTakenUp,
    Happening,
    Leave,
    NothingUnderstood,
    Save,
    SavingFailed,
    StartTimer,
    StopTimer,
    Wish,
    WordsHeard,
)
from voicebanker.table.moves import Moves
from voicebanker.table.simulated_players import Players, TakenUpAgain
from voicebanker.table.transcript import lines_of
from voicebanker.table.unit import Unit
from voicebanker.table.watch import Watch

MOST_COMMANDS = 3_000
"""Commands after which a game is given up as unfinished, unless told otherwise."""
_HAPPENINGS_A_COMMAND = 20
_TRAIL = 12
_NOT_SAVED_ONE_IN = 300
_ON_AFTER_THE_END_ONE_IN = 3


@dataclass(frozen=True, slots=True)
class Violation:
    """A promise that was broken: at which step, how, and what led to it, line by line."""

    step: int
    what: str
    trail: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played. ``ending`` is how it ended, or None where it did not.

    ``commands`` counts what was carried out or taken back, ``steps`` all that happened.
    """

    seed: int
    players: int
    commands: int
    steps: int
    ending: str | None
    violation: Violation | None


class Simulation:
    """Plays games of one edition."""

    def __init__(self, edition: Edition, most_commands: int = MOST_COMMANDS) -> None:
        self._language = Language(edition)
        self._catalogue = Catalogue(edition.language)
        self._moves = Moves(self._language)
        self._most = most_commands

    def games(self, count: int, seed: int) -> Iterator[Played]:
        """Yield ``count`` games; the first has ``seed``, each other one more.

        Stops after a game in which a promise was broken.
        """
        for one in range(seed, seed + count):
            played = self.play(one)
            yield played
            if played.violation is not None:
                return

    def play(self, seed: int) -> Played:
        """Play one game from joining to its end. It is wholly determined by ``seed``."""
        sitting = _Sitting(self._language, self._catalogue, self._moves, seed)
        violation = None
        try:
            while not sitting.is_done and sitting.has_time(self._most):
                sitting.go_on()
            sitting.compare()
        except PromiseBroken as broken:
            violation = sitting.violation(str(broken))
        except Exception as error:  # no input in any state may raise anything
            violation = sitting.violation(f"{type(error).__name__}: {error}")
        game = sitting.unit.banker.game
        ending = sitting.ending if sitting.is_done else None
        return Played(seed, len(game.players), sitting.commands, sitting.steps, ending, violation)


class _Sitting:
    """One game: the unit, those who play, and what is saved."""

    def __init__(self, language: Language, catalogue: Catalogue, moves: Moves, seed: int) -> None:
        self._language = language
        self._catalogue = catalogue
        self._moves = moves
        self._unit_chance = SeededChance(2 * seed)
        self._chance = SeededChance(2 * seed + 1)
        joining = language.edition.joining
        tokens = self._chance.shuffle([one.id for one in language.edition.tokens])
        least, most = joining.least_players, min(joining.most_players, len(tokens))
        players = tokens[: least + self._chance.below(most - least + 1)]
        self._players = Players(moves, players, self._chance)
        begin = History.begin(language.edition)
        self._watch = Watch(begin, language.phases)
        self._timing = False
        self._trail: deque[str] = deque(maxlen=_TRAIL)
        self.unit = self._seated(begin)
        self.commands = 0
        self.steps = 0
        self.is_done = False

    def _seated(self, history: History) -> Unit:
        return Unit(self._language, self._catalogue, history, self._unit_chance)

    @property
    def ending(self) -> str:
        """Return how the game ended: the last command, and what happened before the end."""
        last = self.unit.banker.history.steps[-1].transaction
        names = [kebab(type(one).__name__) for one in last.events if not isinstance(one, GameEnded)]
        command = kebab(type(last.command).__name__)
        return " ".join([command, *(f"({name})" for name in names[-1:])]).replace("-", " ")

    def has_time(self, most: int) -> bool:
        """Tell whether the game may still go on, of which ``most`` commands are enough."""
        return self.commands < most and self.steps < _HAPPENINGS_A_COMMAND * most

    def violation(self, what: str) -> Violation:
        """Return that a promise was broken now."""
        return Violation(self.steps, what, tuple(self._trail))

    def go_on(self) -> None:
        """Let the next thing happen, and look at all that comes of it."""
        self._players.commands = self.commands
        happening: Happening = GameTakenUp()
        if self.steps:
            happening = self._players.next(self.unit, timing=self._timing)
        if isinstance(happening, TakenUpAgain):
            self._take_up_again()
            happening = GameTakenUp()
        self._happens(happening)
        if self.unit.banker.state == "over":
            self.is_done = self._chance.below(_ON_AFTER_THE_END_ONE_IN) > 0

    def _happens(self, happening: Happening) -> None:
        self.steps += 1
        self._trail.append(told(happening))
        before = self.unit.banker.history
        wishes = self.unit.handle(happening)
        self._trail.extend(lines_of(wishes))
        saves = [wish for wish in wishes if isinstance(wish, Save)]
        if saves and self._chance.below(_NOT_SAVED_ONE_IN) == 0:
            wishes = self._not_saved(before)
        else:
            self._watch.look(happening, wishes, before, self.unit.banker.history)
            self.commands += len(saves)
        self._look_at_the_clock(wishes)
        if self._chance.below(40) == 0:
            self.compare()
            self._watch.ask_everything(self.unit.banker, self._moves)
        if any(isinstance(wish, Leave) for wish in wishes):
            self._take_up_again()

    def _not_saved(self, before: History) -> tuple[Wish, ...]:
        self._trail.append("(The disk is full.)")
        wishes = self.unit.handle(SavingFailed("The disk is full."))
        self._watch.look_at_failure(before, self.unit.banker.history)
        return wishes

    def _look_at_the_clock(self, wishes: tuple[Wish, ...]) -> None:
        for wish in wishes:
            if isinstance(wish, StartTimer | StopTimer):
                self._timing = isinstance(wish, StartTimer)

    def _take_up_again(self) -> None:
        """Start the unit anew from what was saved."""
        self._trail.append("Resume!")
        history = restore(History.begin(self._language.edition), self._watch.entries())
        self._watch.look_at_resumed(self.unit.banker.history, history)
        self.unit = self._seated(history)
        self._timing = False

    def compare(self) -> None:
        """Raise ``PromiseBroken`` unless what was saved gives the game as it stands."""
        self._watch.compare(self.unit.banker.history)


def told(happening: Happening) -> str:
    """Return a happening as a line of a transcript."""
    if isinstance(happening, ButtonPressed):
        return f"[{happening.token}]"
    if isinstance(happening, ControlPressed):
        return f"[{happening.control.value}]"
    if isinstance(happening, WordsHeard):
        words = " / ".join(f"{one.text} ({one.verdict.value})" for one in happening.hypotheses)
        return f"> {words or '(no words)'}"
    if isinstance(happening, NothingUnderstood):
        return f"({happening.why.value.replace('_', ' ')})"
    return f"({kebab(type(happening).__name__).replace('-', ' ')})"
