"""How many commands a second the rules carry out, and whether a long game slows them down.

    python -m benchmarks.rules_speed

For every edition, one game of 50,000 commands is played first and noted: the
commands that players chose, and what chance came up with. A game so long must
not end, so whatever would end it is not done. Then the same commands are carried
out again, timed: (a) by ``engine.decide`` and ``apply``, (b) by ``History.decide``
and ``record``, which also keep every step for undo, (c) the same without Python's
garbage collector, which goes over all that is kept. Prints a section for
RESULTS.md with the medians of several runs, their range, and how the longest
game compares with the shortest. Time is the processor's, so that others on the
machine count little.
"""

import argparse
import gc
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields

from voicebanker.editions import Edition, builtin_names, load_edition
from voicebanker.language.interpreter import Language
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.engine import apply, asked, decide, new_game, state_of
from voicebanker.rules.game import Game
from voicebanker.rules.history import History
from voicebanker.rules.joining import BeginGame, Join
from voicebanker.rules.registry import COMMANDS, Command, Refused, is_played
from voicebanker.table.moves import Moves

LENGTHS = (100, 1_000, 10_000, 50_000)
_SHORTEST_RUN = 0.5


class NotingChance:
    """A chance that notes what it came up with."""

    def __init__(self, chance: SeededChance) -> None:
        self._chance = chance
        self.noted: list[str | tuple[str, ...]] = []

    def pick(self, among: Sequence[str]) -> str:
        """Return one of ``among``."""
        self.noted.append(self._chance.pick(among))
        return str(self.noted[-1])

    def shuffle(self, items: Sequence[str]) -> tuple[str, ...]:
        """Return ``items`` in a random order."""
        shuffled = self._chance.shuffle(items)
        self.noted.append(shuffled)
        return shuffled


class NotedChance:
    """A chance that comes up with what was noted."""

    def __init__(self, noted: Iterator[str | tuple[str, ...]]) -> None:
        self._noted = noted

    def pick(self, among: Sequence[str]) -> str:
        """Return what was picked."""
        return str(next(self._noted))

    def shuffle(self, items: Sequence[str]) -> tuple[str, ...]:
        """Return what was shuffled."""
        shuffled = next(self._noted)
        assert isinstance(shuffled, tuple)
        return shuffled


@dataclass(frozen=True, slots=True)
class Noted:
    """The commands of a game in their order, each with what chance came up with."""

    edition: Edition
    commands: tuple[Command, ...]
    came_up: tuple[tuple[str | tuple[str, ...], ...], ...]

    def chance(self, length: int) -> NotedChance:
        """Return the chance for the first ``length`` commands."""
        return NotedChance(one for came_up in self.came_up[:length] for one in came_up)


class Recorder:
    """Plays a long game by the rules alone and notes it."""

    def __init__(self, edition: Edition, seed: int) -> None:
        self._edition = edition
        self._moves = Moves(Language(edition))
        self._dice = SeededChance(seed)
        self._chance = NotingChance(SeededChance(seed + 1))
        self.history = History.begin(edition, 0)
        self._came_up: list[tuple[str | tuple[str, ...], ...]] = []
        self._wordless = tuple(
            kind
            for kind in COMMANDS
            if {field.name for field in fields(kind)} <= {"player"} and is_played(edition, kind)
        )

    def record(self, length: int) -> Noted:
        """Return a game of ``length`` commands."""
        for token in tuple(self._edition.token_by_id)[: self._edition.joining.most_players]:
            self._carry_out(Join(token))
        if state_of(self.history.game) == "joining":
            self._carry_out(BeginGame(self.history.game.players[0]))
        misses = 0
        while len(self.history.steps) < length:
            command = self._next()
            if command is not None and self._carry_out(command):
                misses = 0
                continue
            misses += 1
            if misses > 50:
                self._take_back()
        commands = tuple(step.transaction.command for step in self.history.steps)
        return Noted(self._edition, commands, tuple(self._came_up))

    def _take_back(self) -> None:
        """Go back to before an action that leads on to nothing but the end."""
        self.history, _ = self.history.undo()
        del self._came_up[len(self.history.steps) :]

    def _next(self) -> Command | None:
        game = self.history.game
        state = state_of(game)
        waiting = asked(game)
        actor = waiting.player if waiting else self._dice.pick(game.players)
        if state == "auction" and self._dice.below(3):
            return self._without_words(actor, state)
        phase = "command" if state == "play" else state
        plan = self._moves.choose(game, actor, phase, self._dice, _ends)
        if plan is not None:
            return self._moves.command(actor, plan)
        return self._without_words(actor, state)

    def _without_words(self, actor: str, state: str) -> Command | None:
        kinds = [one for one in self._wordless if state in COMMANDS[one].during]
        if not kinds:
            return None
        kind = kinds[self._dice.below(len(kinds))]
        return kind(**{field.name: actor for field in fields(kind)})

    def _carry_out(self, command: Command) -> bool:
        """Carry out ``command`` unless it is refused or would end the game."""
        self._chance.noted = []
        try:
            transaction = self.history.decide(command, self._chance)
        except Refused:
            return False
        after = self.history.record(transaction)
        if state_of(after.game) == "over":
            self._take_back()
            return False
        self.history = after
        self._came_up.append(tuple(self._chance.noted))
        return True


def _ends(before: Game, after: Game) -> bool:
    return state_of(after) == "over"


def rules_alone(noted: Noted, length: int) -> Game:
    """Carry out ``length`` commands by deciding and applying."""
    game, chance = new_game(noted.edition), noted.chance(length)
    for command in noted.commands[:length]:
        game = apply(game, decide(game, command, chance))
    return game


def with_history(noted: Noted, length: int) -> Game:
    """Carry out ``length`` commands and keep every step."""
    history, chance = History.begin(noted.edition), noted.chance(length)
    for command in noted.commands[:length]:
        history = history.record(history.decide(command, chance))
    return history.game


def without_collector(noted: Noted, length: int) -> Game:
    """Carry out ``length`` commands and keep every step; Python collects no garbage meanwhile."""
    gc.disable()
    try:
        return with_history(noted, length)
    finally:
        gc.enable()


Way = Callable[[Noted, int], Game]

_WAYS: Mapping[str, Way] = {
    "decide and apply": rules_alone,
    "with history": with_history,
    "with history, collector off": without_collector,
}


def commands_per_second(way: Way, noted: Noted, length: int) -> float:
    """Return the commands carried out in a second of one core; a short game is repeated."""
    games, began = 0, time.process_time()
    while (took := time.process_time() - began) < _SHORTEST_RUN:
        way(noted, length)
        games += 1
    return games * length / took


def rows(name: str, noted: Noted, lengths: Sequence[int], runs: int) -> Iterator[str]:
    """Yield a row of the table for each way."""
    for what, way in _WAYS.items():
        speeds = {
            length: [commands_per_second(way, noted, length) for _ in range(runs)]
            for length in lengths
        }
        medians = [statistics.median(speeds[length]) for length in lengths]
        cells = [
            f"{statistics.median(of):,.0f} ({min(of):,.0f} to {max(of):,.0f})"
            for of in speeds.values()
        ]
        ratio = medians[-1] / medians[0]
        yield f"| {name} | {what} | {' | '.join(cells)} | {ratio:.2f} |"


def main() -> None:
    """Print the section."""
    parser = argparse.ArgumentParser(description="Time the rules in games of several lengths.")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lengths", type=int, nargs="+", default=LENGTHS)
    options = parser.parse_args()
    print("## Speed of the rules\n")
    print("`python -m benchmarks.rules_speed`: commands a second on one core, median of")
    print(
        f"{options.runs} runs (slowest to fastest), in games of so many commands. The time is the"
    )
    print("processor's; other work ran on the machine, so the ratios say more than the figures.\n")
    heads = " | ".join(f"{length:,}" for length in options.lengths)
    print(f"| edition | what | {heads} | longest / shortest |")
    print("|---|---|" + "---:|" * (len(options.lengths) + 1))
    for name in builtin_names():
        noted = Recorder(load_edition(name)[0], options.seed).record(max(options.lengths))
        for row in rows(name, noted, options.lengths, options.runs):
            print(row, flush=True)


if __name__ == "__main__":
    main()
