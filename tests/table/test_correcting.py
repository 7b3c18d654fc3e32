""" "No, I meant Virginia": undo and redo in one, or nothing at all."""

from typing import Any

import pytest

from tests.rules.games import game
from tests.table.games import Sitting
from tests.table.moments import classic, in_play, told, ultimate
from voicebanker.rules.history import History
from voicebanker.speech.api import Verdict
from voicebanker.table.banker import CORRECTION, restore
from voicebanker.table.told import check_told


def bought(**more: Any) -> Sitting:
    sitting = in_play(**more)
    sitting.says("dog", "buy vermont")
    sitting.presses("dog")
    return sitting


def test_the_right_name_after_a_reply_corrects_it_in_one_entry() -> None:
    sitting = bought()
    before = sitting.now
    reply = sitting.hears("no i meant oriental")
    assert reply.startswith("Taken back: the Dog bought Vermont Avenue. Now the Dog has M1,500.")
    assert "Oriental Avenue" in reply
    assert sitting.now.properties("dog") == ("oriental-avenue", "states-avenue")
    assert sitting.now.money("dog") == 1400
    assert [kind for kind, _ in sitting.saved] == ["transaction", CORRECTION]
    check_told(before, sitting.now, sitting.wishes)


def test_the_journal_gives_the_corrected_game_and_undo_takes_back_what_was_meant() -> None:
    sitting = bought()
    start = sitting.unit.banker.history.steps[0].before
    sitting.hears("no oriental")
    assert restore(History(start), sitting.saved).game == sitting.now
    sitting.control("undo")
    assert sitting.now == start
    assert restore(History(start), sitting.saved).game == start


def test_what_cannot_be_leaves_the_old_one_and_says_why() -> None:
    sitting = bought()
    before = sitting.now
    reply = sitting.hears("no i meant boardwalk")
    assert reply == "Boardwalk belongs to the Cat. So everything stays as it was."
    assert sitting.earcons == ["refused"]
    assert sitting.now == before
    assert len(sitting.saved) == 1


def test_the_reason_is_told_with_the_money_there_would_be() -> None:
    sitting = bought(money={"dog": 250})
    assert sitting.hears("no i meant north carolina").startswith(
        "North Carolina Avenue costs M300, and you have M250."
    )


def test_who_is_unsure_asks_back_first() -> None:
    sitting = bought()
    reply = sitting.hears("no i meant oriental", verdict=Verdict.CONFIRM)
    assert reply == "Did you say: rather Oriental Avenue?"
    assert len(sitting.saved) == 1
    sitting.hears("yes")
    assert sitting.now.owner("oriental-avenue") == "dog"
    assert sitting.now.owner("vermont-avenue") is None


@pytest.mark.parametrize("token", ["cat", "t-rex"])
def test_nobody_corrects_what_another_did(token: str) -> None:
    sitting = bought()
    reply = sitting.says(token, "no i meant oriental")
    assert reply.startswith("I can put right only what you did last.")
    assert sitting.now.owner("vermont-avenue") == "dog"


def test_what_was_taken_back_cannot_be_corrected() -> None:
    sitting = bought()
    sitting.control("undo")
    assert sitting.says("dog", "no i meant oriental").startswith("I can put right only")


def test_a_question_in_between_does_no_harm() -> None:
    sitting = bought()
    sitting.hears("balance")
    sitting.says("dog", "no i meant oriental")
    assert sitting.now.owner("oriental-avenue") == "dog"


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ("no i meant vermont", "That is what I have done."),
        ("no i meant the cat", "That has no place in what you did last."),
    ],
)
def test_what_corrects_nothing(text: str, reply: str) -> None:
    sitting = bought()
    assert sitting.hears(text).startswith(reply)
    assert len(sitting.saved) == 1


def test_an_amount_is_corrected() -> None:
    sitting = told(classic(), "dog", "pay the bank one hundred")
    sitting.says("dog", "no i meant two hundred")
    assert sitting.now.money("dog") == 1300
    assert sitting.saved[-1][0] == CORRECTION


def test_a_player_is_corrected_and_all_balances_are_told() -> None:
    sitting = told(classic(), "dog", "pay the boot one hundred")
    before = sitting.now
    reply = sitting.says("dog", "no i meant the iron")
    assert (sitting.now.money("boot"), sitting.now.money("iron")) == (1500, 1600)
    assert "M1,500" in reply
    check_told(before, sitting.now, sitting.wishes)


def test_fifty_that_may_have_been_fifteen_is_asked_about() -> None:
    sitting = told(classic(), "dog", "pay the bank one hundred")
    assert sitting.says("dog", "no fifty").startswith("Did you say M50")
    sitting.hears("the second one")
    assert sitting.now.money("dog") == 1485


def test_of_two_deeds_in_a_trade_the_possible_one_is_meant() -> None:
    sitting = told(in_play(), "cat", "trade baltic for states")
    assert sitting.now.owner("states-avenue") == "cat"
    sitting.says("cat", "no i meant park place")
    assert sitting.now.owner("baltic-avenue") == "cat"
    assert sitting.now.owner("park-place") == "dog"


def test_what_fits_neither_place_of_a_trade_changes_nothing() -> None:
    owns = {"cat": ["baltic-avenue"], "dog": ["states-avenue"]}
    sitting = told(Sitting(game(owns=owns)), "cat", "trade baltic for states")
    before = sitting.now
    assert "So everything stays as it was." in sitting.says("cat", "no i meant vermont")
    assert sitting.now == before


def test_what_the_edition_does_not_take_back_is_not_corrected() -> None:
    sitting = ultimate(owns={"car": ["boardwalk"]})
    sitting.says("car", "raise the rent", "boardwalk")
    before = sitting.now
    sitting.says("car", "no i meant park place")
    assert sitting.now == before


def test_what_could_not_be_saved_leaves_the_old_one() -> None:
    from tests.table.moments import after_a_failure

    sitting = bought()
    before = sitting.now
    sitting.hears("no i meant oriental")
    after_a_failure(sitting)
    assert sitting.now == before
