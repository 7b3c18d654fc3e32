"""Time: every limit is lengthened or lifted, warned of where it is long, and extended by a word."""

import pytest

from tests.table.moments import PHASES, in_play, told, ultimate
from tests.table.test_manner import timers
from voicebanker.speech.api import Why
from voicebanker.table.dialogue import Filling, Idle
from voicebanker.table.happenings import Listen, Say
from voicebanker.table.manner import Manner
from voicebanker.table.waiting import WARNING_S


@pytest.mark.parametrize("factor", range(1, 11))
def test_a_second_phase_has_so_many_times_its_ten_seconds(factor: int) -> None:
    sitting = ultimate()
    sitting.unit.banker.manner = Manner(time_factor=factor)
    sitting.says("car", "buy")
    whole = sum(one for one in timers(sitting) if isinstance(one, int))
    if factor > 2:
        sitting.ticks()
        assert timers(sitting) == [WARNING_S], "warned of twenty seconds before"
        whole += WARNING_S
    assert whole == 10 * factor
    assert sitting.unit.dialogue != Idle()
    sitting.ticks()
    assert sitting.unit.dialogue == Idle()


def test_a_warned_limit_is_extended_by_one_word_again_and_again() -> None:
    sitting = ultimate()
    sitting.unit.banker.manner = Manner(time_factor=10)
    sitting.says("car", "buy")
    for word in ("wait", "more time", "one moment", "wait a minute") * 4:
        assert sitting.ticks().startswith("Twenty more seconds.")
        assert [type(wish) for wish in sitting.wishes if isinstance(wish, Say | Listen)] == [
            Say,
            Listen,
        ]
        assert sitting.hears(word) in ("Take your time.", "I wait.")
        assert timers(sitting) == [80]
    sitting.hears("boardwalk")
    assert sitting.now.owner("boardwalk") == "car"


def test_a_short_limit_is_extended_too() -> None:
    sitting = told(ultimate(), "car", "buy")
    for _ in range(12):
        sitting.hears("wait")
        assert timers(sitting) == [10]
    assert sitting.ticks() == "I heard no name, so I leave it."


def test_without_limits_no_timer_is_started_and_a_ring_does_nothing() -> None:
    sitting = told(ultimate(), "car", "no time limits")
    sitting.says("car", "buy")
    assert timers(sitting) == []
    assert not sitting.ticks(3).strip()
    assert isinstance(sitting.unit.dialogue, Filling)


@pytest.mark.parametrize(("factor", "seconds"), [(1, 3), (2, 6), (10, 30)])
def test_auctions_wait_so_many_times_as_long(factor: int, seconds: int) -> None:
    sitting = in_play()
    sitting.unit.banker.manner = Manner(time_factor=factor)
    sitting.says("cat", "auction off ventnor avenue")
    assert timers(sitting)[-1:] == [seconds]


def test_without_limits_the_button_for_waiting_calls() -> None:
    sitting = told(in_play(), "cat", "no time limits")
    sitting.says("cat", "auction off ventnor avenue")
    sitting.presses("dog")
    replies = [sitting.control("wait") for _ in range(3)]
    assert [one.split(",")[0].split(".")[0] for one in replies[:2]] == ["Going once", "Going twice"]
    assert sitting.now.owner("ventnor-avenue") == "dog"


@pytest.mark.parametrize(("factor", "heard_nothing"), [(1, 2), (2, 4), (10, 20)])
def test_a_command_outlasts_so_many_times_as_much_silence(factor: int, heard_nothing: int) -> None:
    sitting = in_play()
    sitting.unit.banker.manner = Manner(time_factor=factor)
    sitting.says("cat", "buy")
    said = [sitting.silence() for _ in range(heard_nothing)]
    assert said[0].endswith("?"), "one reminder"
    assert not any(said[1:-1]), "then it waits quietly"
    assert said[-1] == "Let us leave it. Press your button when you are ready."


@pytest.mark.parametrize("phase", PHASES)
def test_without_limits_silence_never_ends_a_step(phase: str) -> None:
    sitting = PHASES[phase]()
    sitting.unit.banker.manner = Manner(time_factor=0)
    dialogue = type(sitting.unit.dialogue)
    said = [sitting.silence(Why.NOTHING_HEARD) for _ in range(30)]
    assert len([one for one in said if one]) == 1
    assert type(sitting.unit.dialogue) is dialogue
    assert sitting.phase == phase


@pytest.mark.parametrize("phase", [one for one in PHASES if one not in ("joining", "over")])
def test_a_word_for_more_time_is_known_wherever_an_answer_is_waited_for(phase: str) -> None:
    sitting = PHASES[phase]()
    reply = sitting.hears("more time")
    assert reply
    assert "understand" not in reply
    assert reply not in ("Sorry?", "Pardon?", "Once more, please?")
