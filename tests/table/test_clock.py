"""The clock: minutes of play are counted, kept, told when nobody speaks, and never turned back."""

import threading
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.table.games import Sitting, catalogue, language
from tests.table.test_session import Clock, FullDisk, PaperScreen, eventually, typed
from voicebanker.editions import Edition, EditionError, load_edition, parse_edition
from voicebanker.language.interpreter import Language
from voicebanker.ledger import GameInformation, Journal
from voicebanker.rules import codec
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.game import Stage
from voicebanker.rules.history import History
from voicebanker.table.banker import restore
from voicebanker.table.happenings import MinutePassed
from voicebanker.table.reports import InputEnded, LineTyped
from voicebanker.table.session import Session
from voicebanker.table.unit import Unit

BOARD = "voice_banking.us + time-limit"
EDITION, SOURCE = load_edition("voice_banking.us", ["time-limit"])


def playing(board: str = BOARD) -> Sitting:
    """Return a game of the Cat and the Dog that has just begun."""
    sitting = Sitting(board=board)
    for token in ("cat", "dog"):
        sitting.presses(token)
    sitting.says("cat", "start the game")
    return sitting


def pass_time(sitting: Sitting, minutes: int) -> str:
    return " ".join(filter(None, (sitting.happens(MinutePassed()) for _ in range(minutes))))


def minutes_saved(sitting: Sitting) -> int:
    return sum(kind == "minute" for kind, _ in sitting.saved)


# Counting.


def test_minutes_count_from_the_start_to_the_end_of_the_game() -> None:
    sitting = Sitting(board=BOARD)
    assert not sitting.unit.clock_runs
    assert pass_time(sitting, 5) == ""
    assert sitting.saved == []
    sitting = playing()
    assert sitting.unit.clock_runs
    pass_time(sitting, 5)
    assert minutes_saved(sitting) == 5
    sitting.says("cat", "end the game")
    assert sitting.now.stage is Stage.OVER
    assert not sitting.unit.clock_runs
    pass_time(sitting, 5)
    assert minutes_saved(sitting) == 5
    assert sitting.says("dog", "how much time is left") == "You played for 5 minutes."


def test_a_game_without_a_clock_counts_nothing() -> None:
    sitting = playing("voice_banking.us")
    assert not sitting.unit.clock_runs
    assert pass_time(sitting, 100) == ""
    assert minutes_saved(sitting) == 0
    assert "does not have that" in sitting.says("cat", "how much time is left")


def test_the_warnings_come_in_their_minutes_and_each_once() -> None:
    sitting = playing()
    said = {left: sitting.happens(MinutePassed()) for left in range(59, -1, -1)}
    assert {left for left, text in said.items() if text} == {30, 15, 5, 1, 0}
    assert said[30] == "30 minutes are left."
    assert said[1] == "One more minute, my friends!"
    assert "The time is up! Finish the round" in said[0]
    assert "End the game" in said[0]
    assert pass_time(sitting, 30) == ""


def test_without_a_last_round_the_turn_is_finished() -> None:
    body = EDITION.model_dump()
    body["clock"] |= {"last_round": False, "minutes": 1, "warnings": ()}
    short = Sitting(replace(playing().now, edition=Edition.model_validate(body)))
    assert "Finish this turn." in pass_time(short, 1)


def test_how_much_time_is_left_can_be_asked() -> None:
    sitting = playing()
    assert sitting.says("cat", "how much time is left") == "60 minutes are left."
    pass_time(sitting, 59)
    assert sitting.says("cat", "how long do we have") == "One minute is left."
    pass_time(sitting, 4)
    assert "up, after 63 minutes" in sitting.says("dog", "how many minutes are left")


# When it is told.


def test_a_warning_waits_until_the_player_who_speaks_has_done() -> None:
    sitting = playing()
    pass_time(sitting, 29)
    sitting.says("cat", "buy")
    assert pass_time(sitting, 1) == ""
    assert sitting.phase is None
    told = sitting.hears("boardwalk")
    assert "Boardwalk" in told
    assert told.endswith("30 minutes are left.")


def test_a_warning_that_waited_tells_what_is_left_by_then() -> None:
    sitting = playing()
    pass_time(sitting, 29)
    sitting.says("cat", "buy")
    pass_time(sitting, 3)
    assert sitting.control("undo").endswith("28 minutes are left.")


def test_a_warning_does_not_disturb_an_auction() -> None:
    sitting = playing()
    pass_time(sitting, 29)
    sitting.says("cat", "auction off boardwalk")
    assert pass_time(sitting, 1) == ""
    sitting.presses("dog")
    assert "minutes" not in sitting.ticks(2)
    assert sitting.ticks().endswith("30 minutes are left.")


def test_the_game_goes_on_after_the_time_until_it_is_ended() -> None:
    sitting = playing()
    pass_time(sitting, 60)
    assert "Boardwalk" in sitting.says("dog", "buy boardwalk")
    ended = sitting.says("dog", "end the game")
    assert "The game is over." in ended
    assert sitting.now.ranking
    assert "fanfare" in sitting.earcons


# Keeping.


def test_undo_does_not_turn_the_clock_back() -> None:
    sitting = playing()
    pass_time(sitting, 3)
    sitting.says("cat", "buy boardwalk")
    pass_time(sitting, 4)
    sitting.control("undo")
    assert sitting.now.owner("boardwalk") is None
    assert sitting.says("cat", "how much time is left") == "53 minutes are left."


def test_what_is_saved_gives_the_same_time() -> None:
    sitting = playing()
    pass_time(sitting, 7)
    sitting.says("cat", "buy boardwalk")
    pass_time(sitting, 1)
    sitting.control("undo")
    pass_time(sitting, 1)
    assert restore(History.begin(EDITION), sitting.saved) == sitting.unit.banker.history


def test_taken_up_again_the_time_that_is_left_is_told() -> None:
    sitting = playing()
    pass_time(sitting, 35)
    history = restore(History.begin(EDITION), sitting.saved)
    again = Sitting(board=BOARD)
    again.unit = Unit(language(BOARD), catalogue(), history, SeededChance(1))
    assert "25 minutes are left." in again.taken_up()
    pass_time(again, 25)
    history = restore(history, again.saved)
    again.unit = Unit(language(BOARD), catalogue(), history, SeededChance(1))
    assert "The time is up!" in again.taken_up()


@pytest.mark.parametrize("body", [{"minutes": 2}, {}, {"minutes": "1"}])
def test_a_minute_out_of_order_is_refused(body: dict[str, Any]) -> None:
    with pytest.raises(codec.CodecError, match="minute 1 does not fit"):
        restore(History.begin(EDITION), [("minute", body)])


# The session.


def unit() -> Unit:
    return Unit(Language(EDITION), catalogue(), History.begin(EDITION), SeededChance(1))


def _has_counted(table: Unit, minutes: int) -> bool:
    return table.banker.history.minutes >= minutes


def seated(session: Session, table: Unit, screen: PaperScreen, clock: Clock, minutes: int) -> None:
    """Play so many minutes by the clock of the test, one after the other: a clock that jumps
    has been suspended.
    """
    for line in ("cat", "dog", "cat: start the game", "cat: balance"):
        session.report(LineTyped(line))
    runner = threading.Thread(target=session.run, daemon=True)
    runner.start()
    eventually(lambda: any("You have" in line for line in screen.lines))
    for minute in range(1, minutes + 1):
        clock.now += 60.0
        session.report(LineTyped(""))  # wakes the session up, as any report does
        if minute < minutes:
            eventually(partial(_has_counted, table, minute))
    session.report(LineTyped("cat: how much time is left"))
    eventually(lambda: any("left" in line for line in screen.lines if ":" not in line))
    session.report(InputEnded())
    runner.join(timeout=10)
    assert not runner.is_alive()


def test_the_session_counts_played_time_and_saves_it(tmp_path: Path) -> None:
    information = GameInformation("one", "2026-01-01T12:00:00+00:00", EDITION.name, SOURCE, 1, {})
    clock, screen = Clock(), PaperScreen()
    clock.now = 1_000_000.0  # what the clock showed before the game does not count
    with Journal.create(tmp_path / "one.game", information) as journal:
        table = unit()
        seated(Session(table, screen, journal, clock), table, screen, clock, 31)
        entries = [(entry.kind, entry.body) for entry in journal.entries()]
    assert "29 minutes are left." in screen.lines
    assert [kind for kind, _ in entries].count("minute") == 31
    assert restore(History.begin(EDITION), entries).minutes == 31


def test_a_minute_that_is_not_over_does_not_count() -> None:
    clock, screen = Clock(), PaperScreen()
    session_unit = unit()
    session = Session(session_unit, screen, clock=clock)
    seated(session, session_unit, screen, clock, 2)
    clock.now += 59.0
    assert session_unit.banker.history.minutes == 2


def test_nothing_counts_before_the_game_has_begun() -> None:
    clock, screen = Clock(), PaperScreen()
    session_unit = unit()
    session = Session(session_unit, screen, clock=clock)
    for line in ("cat", "dog"):
        session.report(LineTyped(line))
    runner = threading.Thread(target=session.run, daemon=True)
    runner.start()
    eventually(lambda: any("Start the game" in line for line in screen.lines))
    clock.now += 6000.0
    typed(session, "cat: start the game")
    runner.join(timeout=10)
    assert session_unit.banker.history.minutes == 0


def test_a_full_disk_is_told_and_the_minute_counted_later() -> None:
    clock, screen = Clock(), PaperScreen()
    session_unit = unit()
    disk = FullDisk(room=3)
    seated(Session(session_unit, screen, disk, clock), session_unit, screen, clock, 1)
    assert any("could not save" in line for line in screen.lines)
    assert session_unit.banker.history.minutes == 0


# The table.


def test_a_clock_needs_a_way_to_end_the_game() -> None:
    text = SOURCE.replace("[options.set.ending]\nearly = true", "")
    with pytest.raises(EditionError, match=r"time-limit: clock: .*early = true"):
        parse_edition(text, "ours.toml")


def test_a_warning_before_the_beginning_is_refused() -> None:
    text = SOURCE.replace("warnings = [30, 15, 5, 1]", "warnings = [60]")
    with pytest.raises(EditionError, match="clock: a warning is due before the game begins"):
        parse_edition(text, "ours.toml")
