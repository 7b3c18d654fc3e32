"""What Ultimate Banking asks of the table: auctions that wait, a countdown, a second phase."""

from collections import defaultdict
from functools import cache
from typing import Any

import pytest

from tests.rules.games import debt, game
from tests.table.games import ULTIMATE, Sitting, language
from tests.table.moments import bidding, ultimate
from voicebanker.rules import codec
from voicebanker.speech.api import Verdict, Why
from voicebanker.table.dialogue import Filling, Idle
from voicebanker.table.happenings import Listen, StartTimer, StopListening, StopTimer


def timers(sitting: Sitting) -> list[float | str]:
    """Return what is done to the timer, in seconds, or that it is stopped."""
    return [
        wish.seconds if isinstance(wish, StartTimer) else "stop"
        for wish in sitting.wishes
        if isinstance(wish, StartTimer | StopTimer)
    ]


# Auctions.


def test_an_auction_waits_with_open_ears_and_no_clock() -> None:
    sitting = bidding()
    assert timers(sitting) == ["stop"]
    assert sitting.phase == "auction"
    assert sitting.ticks() == ""


def test_the_press_that_begins_closes_the_ears_and_starts_the_clock() -> None:
    sitting = bidding()
    sitting.presses("ship")
    assert isinstance(sitting.wishes[0], StopListening)
    assert timers(sitting) == [6]
    assert sitting.phase is None


def test_the_countdown_takes_a_second_a_number() -> None:
    sitting = bidding()
    sitting.presses("ship")
    sitting.presses("ship")
    said = []
    for _ in range(4):
        said.append(sitting.ticks())
        assert timers(sitting) == [1]
    assert said == ["4.", "3.", "2.", "1."]
    assert "Boardwalk" in sitting.ticks()
    assert timers(sitting) == ["stop"]
    assert sitting.now.owner("boardwalk") == "ship"


@pytest.mark.parametrize("words", ["nobody wants it", "cancel", "never mind"])
def test_a_waiting_auction_is_called_off_by_words(words: str) -> None:
    sitting = bidding()
    sitting.hears(words)
    assert sitting.now.auction is None
    assert sitting.now.owner("boardwalk") is None


@pytest.mark.parametrize("words", ["nobody wants it", "cancel"])
def test_a_bid_is_not_called_off(words: str) -> None:
    sitting = bidding()
    sitting.presses("ship")
    sitting.presses("jet")
    before = sitting.now
    sitting.hears(words)
    assert sitting.now == before


@pytest.mark.parametrize("verdict", [Verdict.CONFIRM, Verdict.REFUSE])
def test_unsure_words_begin_no_auction(verdict: Verdict) -> None:
    sitting = bidding()
    sitting.hears("start", verdict=verdict)
    assert sitting.now.auction is not None
    assert not sitting.now.auction.begun
    assert sitting.phase == "auction"


def test_silence_and_talk_at_the_table_leave_a_waiting_auction_alone() -> None:
    sitting = bidding()
    before = sitting.now
    for why in Why:
        assert sitting.silence(why) == ""
    assert sitting.now == before


# The second phase.


@pytest.mark.parametrize("command", ["buy", "pay rent", "raise the rent", "location", "event"])
def test_a_second_phase_is_given_up_after_ten_seconds(command: str) -> None:
    sitting = ultimate()
    sitting.says("car", command)
    assert timers(sitting) == [10]
    assert isinstance(sitting.wishes[-1], Listen)
    for why in (Why.NOTHING_HEARD, Why.NOISE):
        assert sitting.silence(why) == ""
        assert timers(sitting) == []
        assert sitting.phase is not None
    before = sitting.now
    assert sitting.ticks() != ""
    assert sitting.unit.dialogue == Idle()
    assert sitting.now == before
    assert any(isinstance(wish, StopListening) for wish in sitting.wishes)


@pytest.mark.parametrize("answer", ["boardwalk", "cancel", "help", "the moon", "murmur"])
def test_whatever_ends_a_second_phase_stops_its_clock(answer: str) -> None:
    sitting = ultimate()
    sitting.says("car", "buy")
    if answer == "murmur":
        sitting.silence(Why.OUT_OF_GRAMMAR)
    else:
        sitting.hears(answer)
    going_on = isinstance(sitting.unit.dialogue, Filling)
    assert timers(sitting) == ([10] if going_on else ["stop"])


def test_an_edition_without_that_number_reminds_and_waits() -> None:
    sitting = Sitting(game())
    sitting.says("cat", "buy")
    assert timers(sitting) == []
    assert sitting.silence() != ""
    assert sitting.ticks() == ""
    assert isinstance(sitting.unit.dialogue, Filling)


# Asking and calling off.


QUESTIONS = sorted(
    name for name in language(ULTIMATE).intents if name in codec.questions() and name != "AskReward"
)


@cache
def phrases_by_intent() -> dict[str | None, list[str]]:
    """Return the sample phrases of a command by what they mean."""
    words, found = language(ULTIMATE), defaultdict[str | None, list[str]](list)
    for phrase in words.grammar("command").phrases:
        found[words.understand(phrase, "command").intent].append(phrase)
    return found


@pytest.mark.parametrize("intent", QUESTIONS)
def test_no_question_buys_pays_or_moves_a_house(intent: str) -> None:
    sitting = ultimate(owns={"ship": ["boardwalk"], "car": ["park-place"]})
    before = sitting.now
    for phrase in phrases_by_intent()[intent]:
        sitting.says("car", phrase)
        if isinstance(sitting.unit.dialogue, Filling):
            sitting.hears("boardwalk" if sitting.phase == "property" else "ship")
    assert sitting.now == before
    assert not sitting.saved


TWO = {"car": ["boardwalk", "park-place"]}
SWAP = {"car": ["boardwalk"], "ship": ["park-place", "states-avenue"]}
OPEN: dict[str, tuple[str, dict[str, Any]]] = {
    "a property": ("event demolished", {"owns": TWO}),
    "the second of a swap": ("event in the money", {"owns": SWAP}),
    "a player": ("event pick your own", {}),
}


@pytest.mark.parametrize("what", OPEN)
@pytest.mark.parametrize("how", ["cancel", "never mind", "undo", "button"])
def test_an_event_that_still_asks_can_be_called_off(what: str, how: str) -> None:
    words, given = OPEN[what]
    sitting = ultimate(**given)
    before = sitting.now
    sitting.says("car", words)
    assert sitting.phase == "choice"
    if how == "button":
        sitting.control("undo")
    else:
        sitting.hears(how)
    assert sitting.now == before
    assert sitting.unit.dialogue == Idle()


def test_a_debt_cannot_be_called_off() -> None:
    sitting = ultimate(
        money={"car": 0}, owns={"car": ["boardwalk"]}, debts=(debt("car", ship=100),)
    )
    before = sitting.now
    sitting.says("car", "cancel")
    assert sitting.now == before
    assert sitting.phase == "debt"


def test_every_new_level_of_a_completed_set_is_said_with_a_fanfare() -> None:
    sitting = ultimate(owns={"ship": ["atlantic-avenue"], "jet": ["marvin-gardens"]})
    reply = sitting.says("car", "buy ventnor")
    assert sitting.earcons == ["fanfare"]
    assert "Atlantic Avenue to level 2, Ventnor Avenue to level 2, and Marvin Gardens" in reply


def test_each_refused_undo_says_why() -> None:
    sitting = ultimate(owns={"car": ["boardwalk", "park-place"]})
    replies = []
    for sentence in ("raise the rent on boardwalk", "event on the run", "auction off baltic"):
        sitting.says("car", sentence)
        replies.append(sitting.control("undo").split(". ")[0])
    assert len(set(replies)) == 3
