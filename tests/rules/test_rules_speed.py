"""A step costs the same in a game of any length: nothing of the past is copied."""

import pytest

from benchmarks.rules_speed import Recorder, rules_alone, with_history
from tests.rules.games import edition
from voicebanker.editions import builtin_names
from voicebanker.rules.engine import state_of
from voicebanker.rules.history import History

LENGTH = 400


@pytest.mark.parametrize("board", builtin_names())
def test_the_game_that_the_benchmark_plays_is_long_and_comes_out_the_same(board: str) -> None:
    noted = Recorder(edition(board), seed=1).record(LENGTH)
    assert len(noted.commands) == LENGTH
    played = rules_alone(noted, LENGTH)
    assert state_of(played) != "over"
    assert with_history(noted, LENGTH) == played
    assert len({type(command) for command in noted.commands}) > 8


def test_every_step_shares_all_the_steps_before() -> None:
    noted = Recorder(edition(), seed=2).record(LENGTH)
    chance = noted.chance(LENGTH)
    history = History.begin(edition(), 0)
    for command in noted.commands:
        before = history
        history = before.record(before.decide(command, chance))
        assert history.steps.parted(1)[0] is before.steps
    taken, undone = history.undo()
    assert history.steps.parted(len(undone.transactions))[0] is taken.steps
