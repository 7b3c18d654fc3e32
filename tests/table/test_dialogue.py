"""The dialogue: what is asked, repeated, refused, forgotten, and never done by mistake."""

import pytest

from tests.rules.games import auction, game
from tests.table.games import US, Sitting, language
from tests.table.moments import OWNED, PHASES, in_debt, in_play, joining, over, over_told, told
from voicebanker.rules import codec
from voicebanker.speech.api import Why
from voicebanker.table.dialogue import Answering, Confirming, Filling, Idle
from voicebanker.table.happenings import (
    Control,
    ControlPressed,
    Listen,
)

NEVER = "Press your token's button first."


# What is not understood.


@pytest.mark.parametrize("phase", PHASES)
def test_each_miss_brings_more_help_then_it_is_left(phase: str) -> None:
    sitting = PHASES[phase]()
    before = sitting.now
    assert sitting.unit.dialogue.phase == phase  # type: ignore[union-attr]
    is_asked_again = sitting.unit.dialogue.misses == 1  # type: ignore[union-attr]
    replies = ["Sorry?"] if is_asked_again else []
    replies += [sitting.silence(Why.OUT_OF_GRAMMAR) for _ in range(4 - len(replies))]
    assert replies[0] in ("Sorry?", "Pardon?", "Once more, please?")
    assert replies[1].startswith("I did not understand. ")
    assert "You can type it too." in replies[2]
    assert replies[3].startswith("Let us leave it to the keys. Press the key of your token, type")
    assert len(set(replies)) == 4
    assert sitting.now == before
    assert sitting.phase is None


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("why", [Why.NOTHING_HEARD, Why.NOISE])
def test_silence_is_reminded_of_once_then_waited_for_quietly(phase: str, why: Why) -> None:
    sitting = PHASES[phase]()
    before = sitting.now
    if why is Why.NOTHING_HEARD:
        assert sitting.silence(why)
        assert sitting.phase == phase
    assert sitting.silence(why)
    assert sitting.phase is None
    assert sitting.now == before


@pytest.mark.parametrize("phase", ["property", "building", "yes-no"])
def test_a_command_that_silence_drops_is_said_to_be_dropped(phase: str) -> None:
    sitting = PHASES[phase]()
    sitting.silence()
    assert sitting.silence() == "Let us leave it. Press your button when you are ready."


@pytest.mark.parametrize("phase", PHASES)
def test_help_says_what_can_be_said_here(phase: str) -> None:
    sitting = PHASES[phase]()
    banker, player = sitting.unit.banker, getattr(sitting.unit.dialogue, "actor", "")
    says = [
        source.says
        for name, source in banker.language.intents.items()
        if phase in source.phases and source.says and "{" not in source.says
        if phase != "command" or banker.is_possible(name, player, {})
    ]
    pages = [sitting.hears("help")]
    while "That is all." not in pages[-1] and len(pages) * 3 <= len(banker.language.intents):
        assert sitting.phase == phase
        pages.append(sitting.hears("more" if len(pages) % 2 else "help"))
    assert says
    assert all(one in " ".join(pages) for one in says)
    assert sitting.phase == phase


@pytest.mark.parametrize("phase", PHASES)
def test_repeat_says_the_last_thing_again(phase: str) -> None:
    sitting = PHASES[phase]()
    sitting.silence(Why.OUT_OF_GRAMMAR)
    spoken = sitting.silence(Why.OUT_OF_GRAMMAR)
    assert sitting.hears("repeat").startswith(spoken)


@pytest.mark.parametrize("phase", ["property", "building", "player", "yes-no", "choose"])
def test_cancel_and_undo_forget_a_command_half_given(phase: str) -> None:
    for by_button in (True, False):
        sitting = PHASES[phase]()
        before = sitting.now
        reply = sitting.control("undo") if by_button else sitting.hears("never mind")
        assert reply in ("All right, forgotten.", "Never mind, then.")
        assert sitting.unit.dialogue == Idle()
        assert sitting.now == before
        assert not sitting.saved


def test_cancel_with_nothing_to_cancel() -> None:
    assert told(in_play(), "cat").hears("cancel") == "There is nothing to cancel."


def test_a_debt_cannot_be_cancelled() -> None:
    sitting = told(in_debt(), "cat")
    assert sitting.hears("never mind") == "You must settle your debt of M140 first."
    assert isinstance(sitting.unit.dialogue, Answering)
    assert sitting.phase == "debt"


def test_half_a_phrase_never_names_a_property() -> None:
    for half in ("buy the", "build a house on the", "pay rent on the", "swap the", "auction a"):
        sitting = in_play()
        sitting.says("dog", half)
        assert not sitting.saved, half
        assert not isinstance(sitting.unit.dialogue, Confirming), half


def test_a_command_around_a_name_is_no_answer_to_a_debt() -> None:
    sitting = told(in_debt(), "cat")
    for text in ("buy boardwalk", "pay rent on boardwalk", "auction off boardwalk"):
        assert sitting.hears(text) == "You must settle your debt of M140 first."
    assert sitting.now.owner("boardwalk") == "cat"


# In the wrong place.


def test_nobody_has_the_word() -> None:
    assert in_play().hears("buy vermont") == NEVER
    assert in_play().silence() == ""


def test_a_stranger_is_told_so() -> None:
    assert in_play().presses("racecar") == "The Racecar is not in this game."
    assert in_play(auction=auction("vermont-avenue")).presses("racecar") == (
        "The Racecar is not in this game."
    )


@pytest.mark.parametrize("text", ["buy vermont", "pass go", "trade", "build a house"])
def test_a_command_is_refused_with_the_reason_of_the_moment(text: str) -> None:
    assert joining().hears(text).startswith("The game has not begun.")
    assert over_told().hears(text).startswith("The game is over.")
    assert told(in_debt(), "cat").hears(text) == "You must settle your debt of M140 first."
    sitting = told(in_debt(), "dog")
    assert sitting.hears(text).startswith("The Cat must settle a debt of M140 first.")


def test_after_a_question_by_another_the_debtor_is_asked_again() -> None:
    sitting = told(in_debt(), "dog")
    reply = sitting.hears("balance")
    assert reply.startswith("You have M1,500. Cat, which ")
    assert sitting.phase == "debt"
    assert isinstance(sitting.unit.dialogue, Answering)
    sitting.hears("baltic")
    assert sitting.now.owner("baltic-avenue") == "dog"


def test_words_in_an_auction_are_controls_or_nothing() -> None:
    sitting = in_play(auction=auction("vermont-avenue", 50, "dog"))
    assert sitting.hears("buy vermont") == "Press your button to bid."
    assert sitting.hears("help").startswith("Press your button to bid.")
    assert sitting.hears("undo") == "There is nothing to take back."
    assert sitting.now.auction is not None


# Follow-up questions.


@pytest.mark.parametrize(
    ("texts", "reply"),
    [
        (["build a house on states"], "States Avenue belongs to the Dog."),
        (["build a house on vermont"], "Nobody owns Vermont Avenue."),
        (["build a house on baltic"], "You still need Mediterranean Avenue"),
    ],
)
def test_a_refusal_that_another_name_cures_asks_for_it(texts: list[str], reply: str) -> None:
    sitting = in_play()
    said = sitting.says("cat", *texts)
    assert said.startswith(reply)
    assert said.endswith("?")
    assert isinstance(sitting.unit.dialogue, Filling)
    sitting.hears("boardwalk")
    assert sitting.now.buildings == {"boardwalk": 1}


def test_without_a_set_to_build_on_nothing_is_asked() -> None:
    sitting = in_play()
    assert not sitting.says("dog", "build a house on vermont").endswith("?")
    assert sitting.unit.dialogue == Idle()
    assert sitting.says("dog", "build a house").startswith("You need a whole colour set")


def test_a_trade_asks_again_until_both_names_fit() -> None:
    sitting = in_play(built={"boardwalk": "house"})
    assert sitting.says("cat", "trade", "states").startswith("States Avenue is not yours.")
    assert sitting.earcons[-1] == "ping"
    assert sitting.hears("park place").startswith("The set of Park Place has a building")
    sitting.hears("baltic")
    assert sitting.hears("vermont").startswith("Nobody owns Vermont Avenue.")
    assert sitting.hears("boardwalk").startswith("Boardwalk is yours already.")
    sitting.hears("states")
    assert sitting.now.owner("states-avenue") == "cat"
    assert sitting.now.owner("baltic-avenue") == "dog"


def test_what_a_trade_needs() -> None:
    assert in_play(money={"cat": 99}).says("cat", "trade") == (
        "A trade costs M100, and you have M99."
    )
    assert in_play().says("t-rex", "trade") == "You own nothing to trade."


# Help.


def pages_of_help(sitting: Sitting) -> list[str]:
    """Ask for help until it is all said."""
    pages = [sitting.control("help")]
    while not pages[-1].endswith("That is all."):
        pages.append(sitting.control("help"))
    return pages


def test_the_help_button_goes_on_from_page_to_page() -> None:
    for sitting in (in_play(), told(in_play(), "cat")):
        pages = pages_of_help(sitting)
        assert pages[0].startswith("You can say: Buy, Auction off, and Pay rent on.")
        assert pages[1].startswith("And Pass GO, Chance card, and ")
        assert [one for one in pages if one.startswith("You can ask: Balance,")]
        assert [one for one in pages if one.startswith("And always: Undo, Repeat, and Help.")]
        for offered in pages[:-1]:
            assert offered.endswith("Say More, or ask for help again, to hear more.")
        assert sitting.control("help") == pages[0]


def test_the_help_names_only_what_can_be_done_now() -> None:
    moves = " ".join(pages_of_help(told(in_play(), "cat")))
    assert "Build a House" in moves
    without_a_set = " ".join(pages_of_help(told(in_play(), "dog")))
    assert "Build a House" not in without_a_set
    assert "Trade" in without_a_set
    assert "Trade" not in " ".join(pages_of_help(told(in_play(), "t-rex")))


def test_each_press_starts_the_help_anew() -> None:
    sitting = told(in_play(), "cat")
    first = sitting.hears("help")
    assert told(sitting, "dog").hears("help") == first


def test_the_help_button_says_what_fits_the_moment() -> None:
    sitting = Sitting()
    assert sitting.control("help").startswith("Press your token's button to join.")
    assert (
        in_play(auction=auction("vermont-avenue")).control("help").startswith("Press your button")
    )
    assert over().control("help").startswith("Now you can say: Balance")


def test_examples_are_from_the_board_that_is_played_on() -> None:
    us = {deed.name for deed in language(US).edition.deeds.list}
    sitting = Sitting(game(edition=language("voice_banking.uk").edition), "voice_banking.uk")
    said = "".join(pages_of_help(sitting))
    sitting.presses("cat")
    said += "".join(sitting.silence(Why.OUT_OF_GRAMMAR) for _ in range(3))
    assert "Mayfair" in said
    assert not [name for name in us if name in said]


def test_before_anything_happened() -> None:
    sitting = in_play()
    assert sitting.says("cat", "what happened last") == "Nothing has happened yet."
    assert Sitting().control("repeat") == "I have not said anything yet."


def test_a_train_to_ones_own_property() -> None:
    sitting = Sitting(game(owns=OWNED), places=("boardwalk",))
    assert sitting.says("cat", "train ride").endswith("You own it. Have a rest.")


def test_more_than_one_undo_where_it_is_allowed() -> None:
    sitting = Sitting(game(), undo_steps=0)
    sitting.says("dog", "buy vermont")
    sitting.says("dog", "buy oriental")
    sitting.control("undo")
    sitting.control("undo")
    assert sitting.now == game()


def test_what_the_edition_does_not_have_is_refused_and_not_in_the_help() -> None:
    body = language(US).edition.model_dump() | {"trading": None}
    bare = type(language(US).edition).model_validate(body)
    sitting = Sitting(game(edition=bare, owns=OWNED))
    assert sitting.says("cat", "trade") == "This edition does not have that."
    assert "Trade" not in " ".join(pages_of_help(sitting))


@pytest.mark.parametrize("control", list(Control))
@pytest.mark.parametrize("phase", PHASES)
def test_every_button_is_answered_in_every_phase(phase: str, control: Control) -> None:
    sitting = PHASES[phase]()
    assert sitting.happens(ControlPressed(control))


def test_the_mouth_of_the_unit_is_heard_before_it_listens() -> None:
    for phase, start in PHASES.items():
        sitting = start()
        listens = [type(wish) for wish in sitting.wishes]
        assert listens.count(Listen) == 1, phase
        assert listens[-1] is Listen, phase


def test_every_command_has_words_for_being_asked_about_and_taken_back() -> None:
    catalogue = in_play().catalogue
    choices = {"ChooseFirst", "ChooseSecond", "ChooseThird", "ChooseLast"}
    for name in language(US).sources.intents:
        if name not in choices and name not in ("Yes", "No", "NextOne", "NoProperty", "Press"):
            assert f"doing-{name}" in catalogue.ids, name
    never_first = {"CallAuction", "GiveProperty", "ChoosePlayer", "ChooseProperty"}
    never_first |= {"BeginBidding", "CallOffAuction", "PlaceBuilding"}
    for name in codec.commands().keys() - never_first:
        assert f"done-{name}" in catalogue.ids, name
