"""Whatever is said and done meanwhile, minutes are counted, kept, and told in between only."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from tests.table.test_unit_properties import DiskFull, Resume, Table, play, steps_with
from voicebanker.editions import Edition, load_edition
from voicebanker.language.interpreter import Language
from voicebanker.table.dialogue import Idle
from voicebanker.table.happenings import ButtonPressed, Listen, MinutePassed, Say

steps = st.one_of(st.just(MinutePassed()), steps_with(play))


@cache
def short() -> Language:
    """Return the US board with twelve minutes to play and little money, so that debts come."""
    body = load_edition("voice_banking.us", ["time-limit"])[0].model_dump()
    body["clock"] |= {"minutes": 12, "warnings": (9, 6, 3, 1)}
    body["joining"] |= {"start_money": 500}
    return Language(Edition.model_validate(body))


@given(todo=st.lists(steps, min_size=25, max_size=60), seed=st.integers(0, 99))
def test_minutes_are_counted_kept_and_told_in_between_only(todo: list[object], seed: int) -> None:
    table = Table(seed, short())
    for token in ("cat", "dog", "racecar"):
        table.happens(ButtonPressed(token))
    for step in todo:
        minutes = table.unit.banker.history.minutes
        runs = table.unit.clock_runs
        if not isinstance(step, MinutePassed):
            table.take(step)
            assert table.unit.banker.history.minutes == minutes, f"{step} moved the clock"
            continue
        talks = not isinstance(table.unit.dialogue, Idle) or table.unit.banker.state != "play"
        wishes = table.happens(step)
        assert table.unit.banker.history.minutes == minutes + runs
        assert not (talks and any(isinstance(wish, Say) for wish in wishes)), "it interrupted"
        assert not any(isinstance(wish, Listen) for wish in wishes)
    if not any(isinstance(step, DiskFull | Resume) for step in todo):
        assert table.restored() == table.unit.banker.history
    assert table.restored().minutes == table.unit.banker.history.minutes
