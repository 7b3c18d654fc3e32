"""Tens of thousands of steps of every edition, and every promise looked at after each.

The players of ``voicebanker simulate`` press, say, mumble, keep silent, take back, put away
and take up; now and then the disk is full. Hypothesis does the same for the editions of
``test_unit_properties.py`` and ``test_classic_unit_properties.py``, with 1,000 and 500 games
of 25 to 60 steps; what it does not play comes to 20,000 steps here, and every other board to
2,000. ``--long`` plays 100,000 steps on every board.
"""

import pytest

from voicebanker.editions import builtin_names, load_edition
from voicebanker.table.simulation import Simulation

NOT_PLAYED_BY_HYPOTHESIS = ("championship.us",)


def steps_of(board: str, *, long: bool) -> int:
    if long:
        return 100_000
    return 20_000 if board in NOT_PLAYED_BY_HYPOTHESIS else 2_000


@pytest.mark.parametrize("board", builtin_names())
def test_every_promise_is_kept_at_every_step(board: str, long_profile: bool) -> None:
    simulation = Simulation(load_edition(board)[0])
    steps, seed = 0, 5_000
    while steps < steps_of(board, long=long_profile):
        played = simulation.play(seed)
        assert played.violation is None, (seed, played.violation)
        steps += played.steps
        seed += 1
