"""``--timing``: how long the banker waits for people."""

import pytest

from voicebanker.cli.problems import ShelfError
from voicebanker.cli.timing import Timing, timing_of
from voicebanker.speech.endpoint import PAUSE_S


def test_without_it_the_usual_times_are_taken() -> None:
    assert timing_of(()) == Timing()


def test_every_time_can_be_chosen() -> None:
    timing = timing_of(["hold-off=1.5", "end=0.9", "short-end=0.4", "pre-roll=0.7"])
    assert timing.hold_off_s == 1.5
    assert timing.endpoint.end_silence_s == 0.9
    assert timing.endpoint.pause_s == 0.4
    assert timing.endpoint.pre_roll_s == 0.7


def test_the_short_end_is_never_later_than_the_end() -> None:
    assert timing_of(["end=0.3", "short-end=0.8"]).endpoint.pause_s == 0.3
    assert timing_of(["end=0.3"]).endpoint.pause_s == PAUSE_S


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("hold=1", "'hold' is no time. Choose one of: hold-off, end, short-end, pre-roll"),
        ("end", "give end from 0.3 to 3 seconds"),
        ("end=soon", "give end from 0.3 to 3 seconds"),
        ("end=60", "give end from 0.3 to 3 seconds"),
        ("hold-off=-1", "give hold-off from 0 to 3 seconds"),
        ("hold-off=nan", "give hold-off from 0 to 3 seconds"),
    ],
)
def test_what_makes_no_sense_is_told_with_the_cure(given: str, told: str) -> None:
    with pytest.raises(ShelfError, match=told):
        timing_of([given])
