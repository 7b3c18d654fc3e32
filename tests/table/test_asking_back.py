"""Unsure means asking: what is read back, corrected, denied and chosen."""

import pytest

from tests.rules.games import edition, game
from tests.table.games import US, Sitting, language
from tests.table.moments import COMMANDS, in_play, sentence
from voicebanker.editions import builtin_names
from voicebanker.language.interpreter import Language
from voicebanker.rules import codec
from voicebanker.speech.api import Hypothesis, Verdict
from voicebanker.table import banker
from voicebanker.table.dialogue import Commanding, Confirming
from voicebanker.table.happenings import (
    WordsHeard,
)

QUESTIONS = tuple(
    intent
    for intent in COMMANDS
    if intent in codec.questions()
    or intent in {"More", "AskTurn", "AskKeys", "AskBefore", "AskAfter", "HelpQuestions"}
)
MOVES = tuple(intent for intent in COMMANDS if intent not in QUESTIONS)


@pytest.mark.parametrize("intent", QUESTIONS)
def test_an_unsure_question_is_answered_for_an_answer_changes_nothing(intent: str) -> None:
    sitting = in_play()
    before = sitting.now
    reply = sitting.says("cat", sentence(US, intent), verdict=Verdict.CONFIRM)
    assert not reply.startswith("Did you say: ")
    assert not sitting.saved
    assert sitting.now == before


@pytest.mark.parametrize("intent", MOVES)
def test_an_unsure_command_is_read_back_and_nothing_is_done(intent: str) -> None:
    sitting = in_play()
    reply = sitting.says("cat", sentence(US, intent), verdict=Verdict.CONFIRM)
    assert reply.startswith("Did you say: ")
    assert reply.endswith("?")
    assert not sitting.saved
    assert sitting.phase == "yes-no"


@pytest.mark.parametrize("intent", COMMANDS)
@pytest.mark.parametrize("answer", ["no", "no boardwalk", "boardwalk", "the cat", "never mind"])
def test_without_a_yes_nothing_else_is_done_than_was_asked(intent: str, answer: str) -> None:
    """A name that corrects nothing in the command must not be put into it."""
    sitting = in_play()
    sitting.says("cat", sentence(US, intent), verdict=Verdict.CONFIRM)
    before = sitting.now
    sitting.hears(answer)
    corrected = answer == "no boardwalk" and "property" in slots_of(intent)
    repeated = answer == "boardwalk" and "boardwalk" in slots_of(intent).values()
    assert corrected or repeated or sitting.now == before


def slots_of(intent: str) -> dict[str, str]:
    understood = language(US).understand(sentence(US, intent), "command")
    return dict(understood.slots)


def test_no_with_the_right_name_corrects_the_name() -> None:
    sitting = in_play()
    sitting.says("dog", "buy vermont", verdict=Verdict.CONFIRM)
    sitting.hears("no i said oriental")
    assert sitting.now.owner("oriental-avenue") == "dog"
    assert sitting.now.owner("vermont-avenue") is None


def test_a_name_does_not_answer_a_question_about_a_building() -> None:
    sitting = in_play()
    sitting.says("cat", "build a house", verdict=Verdict.CONFIRM)
    sitting.hears("no boardwalk")
    assert not sitting.now.buildings
    assert sitting.phase == "command"


def test_the_same_name_again_is_a_yes_and_another_one_is_not() -> None:
    sitting = in_play()
    sitting.says("dog", "buy vermont", verdict=Verdict.CONFIRM)
    assert sitting.hears("oriental") in ("Sorry?", "Pardon?", "Once more, please?")
    sitting.hears("vermont")
    assert sitting.now.properties("dog") == ("vermont-avenue", "states-avenue")


@pytest.mark.parametrize("answer", ["eight", "the first one", "8"])
def test_numbers_of_the_dice_are_asked_about_as_names_are(answer: str) -> None:
    owns = {"boot": ["electric-company"]}
    sitting = Sitting(game(("dog", "boot"), edition=edition("classic.us"), owns=owns))
    sitting.says("dog", "pay rent on electric company")
    reply = sitting.hears("eight", "i threw fourteen", verdict=Verdict.CONFIRM)
    assert reply == "Did you say 8 or 14?"
    sitting.hears(answer)
    assert sitting.now.money("dog") == 1500 - 4 * 8


def test_each_kind_of_name_can_be_asked_about() -> None:
    """Whatever a slot may hold, the banker has words for offering two of it."""
    for board in builtin_names():
        words = Language(edition(board))
        lists = {slot.list for one in words.intents.values() for slot in one.slots}
        assert lists <= banker._NAMING.keys(), board


def test_what_was_denied_is_not_offered_again() -> None:
    sitting = in_play()
    sitting.says("dog", "buy vermont", verdict=Verdict.CONFIRM)
    sitting.hears("no")
    assert "Did you say" not in sitting.hears("buy vermont", verdict=Verdict.CONFIRM)
    assert not sitting.saved


def test_of_two_names_denied_together_each_may_still_be_said() -> None:
    sitting = in_play()
    sitting.says("cat", "trade baltic for vermont", verdict=Verdict.CONFIRM)
    sitting.hears("no")
    sitting.hears("trade baltic for states")
    assert sitting.now.owner("states-avenue") == "cat"


def test_yes_and_no_at_once_is_neither() -> None:
    sitting = in_play()
    sitting.says("dog", "buy vermont", verdict=Verdict.CONFIRM)
    sitting.hears("yes", "no")
    assert sitting.now.owner("vermont-avenue") is None
    assert isinstance(sitting.unit.dialogue, Confirming)


def test_two_commands_that_sound_alike_are_asked_about() -> None:
    sitting = in_play()
    sitting.presses("dog")
    assert sitting.hears("buy vermont", "auction vermont") == "Did you say: buy Vermont Avenue?"
    assert not sitting.saved


def test_two_sentences_with_two_other_names_are_asked_about() -> None:
    sitting = in_play()
    sitting.presses("cat")
    reply = sitting.hears("trade baltic for states", "trade boardwalk for vermont")
    assert reply == "Did you say: trade Baltic Avenue for States Avenue?"


def test_the_same_meaning_in_other_words_needs_no_question() -> None:
    sitting = in_play()
    sitting.presses("dog")
    sitting.hears("buy vermont", "purchase vermont avenue")
    assert sitting.now.owner("vermont-avenue") == "dog"


def test_a_far_worse_hypothesis_needs_no_question() -> None:
    sitting = in_play()
    sitting.presses("dog")
    best = Hypothesis("buy vermont", 0.9, Verdict.ACCEPT)
    worse = Hypothesis("auction vermont", 0.5, Verdict.CONFIRM)
    sitting.happens(WordsHeard((best, worse)))
    assert sitting.now.owner("vermont-avenue") == "dog"


@pytest.mark.parametrize(
    ("answer", "chosen"),
    [
        ("the first one", "cat"),
        ("number two", "racecar"),
        ("one", "cat"),
        ("2", "racecar"),
        ("the last one", "racecar"),
        ("the cat", "cat"),
        ("car", "racecar"),
    ],
)
def test_players_in_doubt_can_be_named(answer: str, chosen: str) -> None:
    sitting = Sitting(game(["cat", "dog", "racecar"], money={"cat": 11, "racecar": 22}))
    sitting.presses("dog")
    asked = sitting.hears("how much does the cat have", "how much does the car have")
    assert asked == "Did you say 1, the Cat, or 2, the Racecar?"
    assert (
        sitting.hears(answer)
        == {
            "cat": "The Cat has M11.",
            "racecar": "The Racecar has M22.",
        }[chosen]
    )


def test_the_last_of_three_is_the_third() -> None:
    sitting = in_play()
    sitting.presses("dog")
    sitting.unit._talk.dialogue = Confirming(
        "dog",
        "Buy",
        {},
        Commanding("dog"),
        "property",
        ("vermont-avenue", "oriental-avenue", "indiana-avenue"),
    )
    sitting.hears("the last one")
    assert sitting.now.owner("indiana-avenue") == "dog"


def test_a_choice_that_was_not_offered_is_asked_again() -> None:
    sitting = in_play()
    sitting.says("dog", "buy saint")
    sitting.hears("the third one")
    assert isinstance(sitting.unit.dialogue, Confirming)
    assert sitting.now.properties("dog") == ("states-avenue",)
