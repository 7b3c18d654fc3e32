"""Confirmation: only where the table wants it, for what is large or cannot be taken back."""

import pytest

from tests.table.games import US, Sitting
from tests.table.moments import COMMANDS, in_play, sentence, told, ultimate
from voicebanker.table.dialogue import Confirming, Idle
from voicebanker.table.manner import Manner


def careful(sitting: Sitting, least: int = 300) -> Sitting:
    sitting.unit.banker.manner = Manner(confirm_above=least)
    return sitting


@pytest.mark.parametrize("intent", COMMANDS)
def test_by_default_nothing_is_asked_about_that_was_heard_well(intent: str) -> None:
    sitting = told(in_play(), "cat", sentence(US, intent))
    assert not isinstance(sitting.unit.dialogue, Confirming)


@pytest.mark.parametrize("yes", ["yes", "button"])
def test_what_is_large_is_done_by_yes_or_by_the_button(yes: str) -> None:
    sitting = careful(in_play())
    assert sitting.says("dog", "buy north carolina") == (
        "M300: buy North Carolina Avenue? Press your button, or say yes."
    )
    assert not sitting.saved
    sitting.presses("dog") if yes == "button" else sitting.hears("yes")
    assert sitting.now.owner("north-carolina-avenue") == "dog"


@pytest.mark.parametrize("no", ["no", "next", "never mind", "cancel"])
def test_a_no_forgets_it(no: str) -> None:
    sitting = told(careful(in_play()), "dog", "buy north carolina")
    assert sitting.hears(no) in ("All right, forgotten.", "Never mind, then.")
    assert sitting.unit.dialogue == Idle()
    assert not sitting.saved


def test_another_button_is_no_yes() -> None:
    sitting = told(careful(in_play()), "dog", "buy north carolina")
    sitting.presses("cat")
    assert not sitting.saved
    assert sitting.phase == "command"


def test_another_name_is_asked_about_anew() -> None:
    sitting = told(careful(in_play(), 100), "dog", "buy north carolina")
    assert sitting.hears("no i meant vermont").startswith("M100: buy Vermont Avenue?")
    assert not sitting.saved


def test_what_is_small_or_brings_money_is_not_asked_about() -> None:
    sitting = careful(in_play())
    for text in ("buy vermont", "pass go", "balance"):
        sitting.says("dog", text)
        assert sitting.unit.dialogue == Idle(), text


def test_a_card_is_drawn_unasked_for_the_question_would_tell_what_it_costs() -> None:
    sitting = told(careful(in_play(), 1), "cat", "chance card")
    assert sitting.unit.dialogue == Idle()
    assert sitting.saved


def test_what_is_refused_is_refused_at_once() -> None:
    sitting = careful(in_play())
    assert sitting.says("dog", "buy boardwalk") == "Boardwalk belongs to the Cat."


def test_what_costs_and_cannot_be_taken_back_is_asked_about_however_small() -> None:
    sitting = careful(ultimate(owns={"car": ["baltic-avenue"]}), 10_000)
    sitting.says("car", "buy boardwalk")
    assert sitting.now.owner("boardwalk") == "car", "a purchase can be taken back"
    reply = sitting.says("car", "event highway tax")
    assert reply.startswith("M100: follow the Event Highway Tax?")
    sitting.hears("yes")
    assert sitting.now.money("car") == 1000
    usual = ultimate(owns={"car": ["baltic-avenue"]})
    usual.says("car", "event highway tax")
    assert usual.now.money("car") == 1450, "by default nothing is asked"
