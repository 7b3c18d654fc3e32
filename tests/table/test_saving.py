"""Saving, leaving and coming back: what was not saved has not happened."""

from tests.rules.games import auction
from tests.table.games import Sitting
from tests.table.moments import after_a_failure, in_debt, in_play
from voicebanker.rules.chain import Chain
from voicebanker.rules.game import Stage
from voicebanker.table.happenings import (
    Save,
    StartTimer,
    StopTimer,
)


def test_what_could_not_be_saved_has_not_happened() -> None:
    sitting = in_play()
    sitting.says("dog", "buy vermont")
    reply = after_a_failure(sitting)
    assert reply == "I could not save that, so I have not done it. The disk is full."
    assert sitting.now.owner("vermont-avenue") is None
    assert sitting.unit.banker.history.steps == Chain()


def test_what_may_be_saved_or_not_is_called_so_and_told_on_coming_back() -> None:
    sitting = in_play()
    sitting.says("dog", "buy vermont")
    reply = after_a_failure(sitting, unsure=True)
    assert reply.startswith("I cannot tell whether that was saved, so do not go on yet.")
    assert sitting.now.owner("vermont-avenue") is None


def test_who_comes_back_hears_what_was_done_last() -> None:
    """After a crash nobody may have heard it, and would give the command once more."""
    sitting = in_play()
    assert "The last thing" not in sitting.taken_up()
    sitting.says("dog", "buy vermont")
    assert "The last thing: The Dog bought Vermont Avenue" in sitting.taken_up()
    sitting.control("undo")
    assert "The last thing was an undo." in sitting.taken_up()


def test_several_undos_are_counted() -> None:
    sitting = Sitting(game=in_play().now, undo_steps=0)
    sitting.says("dog", "buy vermont")
    sitting.says("cat", "pass go")
    sitting.control("undo")
    sitting.control("undo")
    assert "The last 2 things were undos." in sitting.taken_up()


def test_the_last_player_to_join_is_one_entry_so_that_it_fails_as_a_whole() -> None:
    sitting = Sitting()
    for token in ("cat", "dog", "t-rex"):
        sitting.presses(token)
    before = sitting.now
    sitting.presses("racecar")
    assert sitting.now.stage is Stage.PLAYING
    assert sum(isinstance(wish, Save) for wish in sitting.wishes) == 1
    after_a_failure(sitting)
    assert sitting.now == before


def test_every_happening_saves_at_most_one_entry_and_before_it_speaks() -> None:
    sitting = Sitting()
    for token in ("cat", "dog", "t-rex", "racecar"):
        sitting.presses(token)
        kinds = [type(wish).__name__ for wish in sitting.wishes]
        assert kinds.count("Save") == 1
        assert kinds.index("Save") < kinds.index("Say")


def test_an_undo_that_could_not_be_saved_is_not_told_as_the_last_thing() -> None:
    sitting = in_play()
    sitting.says("dog", "buy vermont")
    sitting.control("undo")
    after_a_failure(sitting)
    assert sitting.now.owner("vermont-avenue") == "dog"
    assert sitting.says("dog", "what happened last").startswith("The last thing: ")


def test_a_bid_that_could_not_be_saved_leaves_the_auction_running() -> None:
    sitting = in_play(auction=auction("vermont-avenue", 50, "dog"))
    sitting.presses("cat")
    after_a_failure(sitting)
    assert sitting.now.auction == auction("vermont-avenue", 50, "dog")
    assert any(isinstance(wish, StartTimer) for wish in sitting.wishes)


def test_the_timer_runs_in_an_auction_only() -> None:
    sitting = in_play()
    sitting.says("dog", "auction vermont")
    assert any(isinstance(wish, StartTimer) for wish in sitting.wishes)
    sitting.ticks(3)
    assert any(isinstance(wish, StopTimer) for wish in sitting.wishes)
    assert sitting.ticks() == ""


def test_taken_up_again_in_a_debt_what_is_owed_is_told() -> None:
    reply = in_debt().taken_up()
    assert "The Cat still owes the Dog M140. Cat, which " in reply
