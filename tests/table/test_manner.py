"""What the table chooses for itself: how Mr. Monopoly speaks, and how long auctions wait."""

import pytest

from tests.rules.games import game
from tests.table.games import CLASSIC, Sitting, language
from tests.table.moments import bidding, in_play, joining, over, told
from voicebanker.speech.api import Verdict, Why
from voicebanker.table.happenings import ChangeManner, Listen, StartTimer, StopTimer
from voicebanker.table.manner import Manner, change, manner_from


def chosen(sitting: Sitting) -> Manner | None:
    """Return the manner that is wished for after the last happening."""
    manners = [wish.manner for wish in sitting.wishes if isinstance(wish, ChangeManner)]
    return manners[-1] if manners else None


def timers(sitting: Sitting) -> list[float | str]:
    return [
        wish.seconds if isinstance(wish, StartTimer) else "stop"
        for wish in sitting.wishes
        if isinstance(wish, StartTimer | StopTimer)
    ]


def bids() -> Sitting:
    """Return an auction in which a press is a bid."""
    sitting = in_play()
    sitting.says("cat", "auction off ventnor avenue")
    return sitting


# How he speaks.

SAID = {
    "slower": Manner(rate=145),
    "faster please": Manner(rate=195),
    "louder": Manner(volume=125),
    "quieter": Manner(volume=75),
    "higher": Manner(pitch=65),
    "lower": Manner(pitch=35),
}


@pytest.mark.parametrize("words", SAID)
def test_words_change_how_he_speaks_before_he_answers(words: str) -> None:
    sitting = in_play()
    sitting.presses("cat")
    assert sitting.hears(words)
    assert isinstance(sitting.wishes[0], ChangeManner)
    assert chosen(sitting) == sitting.unit.banker.manner == SAID[words]
    assert sitting.saved == []


@pytest.mark.parametrize("start", [joining, in_play, over])
def test_it_can_be_said_before_the_game_in_it_and_after_it(start: object) -> None:
    sitting = start()  # type: ignore[operator]
    sitting.presses("cat")
    sitting.hears("louder")
    assert chosen(sitting) == Manner(volume=125)


@pytest.mark.parametrize(
    ("words", "end"),
    [
        ("slower", Manner(rate=80)),
        ("faster", Manner(rate=450)),
        ("louder", Manner(volume=200)),
        ("quieter", Manner(volume=25)),
        ("higher", Manner(pitch=100)),
        ("lower", Manner(pitch=0)),
    ],
)
def test_there_is_an_end_and_it_is_said(words: str, end: Manner) -> None:
    sitting = in_play()
    for _ in range(20):
        last = sitting.says("cat", words)
    assert chosen(sitting) is None
    assert sitting.unit.banker.manner == end
    assert "any" in last.lower()


def test_a_voice_without_pitch_says_so() -> None:
    sitting = in_play()
    sitting.unit.banker.has_pitch = lambda: False
    assert "cannot go higher or lower" in sitting.says("cat", "higher")
    assert chosen(sitting) is None
    sitting.says("cat", "louder")
    assert chosen(sitting) == Manner(volume=125)


def test_undo_takes_back_the_game_and_not_the_manner() -> None:
    sitting = in_play()
    sitting.says("cat", "buy ventnor avenue")
    sitting.says("cat", "slower")
    sitting.control("undo")
    assert sitting.now.owner("ventnor-avenue") is None
    assert sitting.unit.banker.manner == Manner(rate=145)


def test_what_the_ears_are_not_sure_of_is_asked_about() -> None:
    sitting = in_play()
    sitting.presses("cat")
    assert "speak slower" in sitting.hears("slower", verdict=Verdict.CONFIRM)
    sitting.hears("yes")
    assert chosen(sitting) == Manner(rate=145)


def test_what_was_kept_is_checked() -> None:
    manner = Manner(rate=195, pitch=35, volume=50, pace="very slow")
    assert manner_from(manner.to_json()) == manner
    odd = {"rate": 9, "pitch": "high", "volume": None, "pace": "snail", "more": 1}
    assert manner_from(odd) == Manner()
    chosen_too = Manner(words="bare", time_factor=0, confirm_above=500)
    assert manner_from(chosen_too.to_json()) == chosen_too
    assert manner_from({"words": "loud", "time_factor": 11, "confirm_above": -1}) == Manner()
    assert manner_from({"pace": ["slow"]}) == Manner()


def test_what_is_no_wish_for_a_manner_changes_nothing() -> None:
    assert change(Manner(), "Buy", has_pitch=True) is None


# How long auctions wait.


@pytest.mark.parametrize(
    ("words", "times"), [("normal auctions", 1), ("slow auctions", 2), ("very slow auctions", 4)]
)
def test_an_auction_waits_as_long_as_the_table_chooses(words: str, times: int) -> None:
    usual = timers(bids())[-1]
    assert isinstance(usual, int | float)
    sitting = in_play()
    sitting.says("cat", words)
    sitting.says("cat", "auction off ventnor avenue")
    assert timers(sitting) == [usual * times]
    sitting.presses("dog")
    assert timers(sitting)[-1] == usual * times


def test_a_countdown_is_slower_too() -> None:
    sitting = bidding()
    sitting.hears("very slow auctions")
    assert sitting.phase == "auction"
    sitting.presses("ship")
    sitting.presses("ship")
    sitting.ticks()
    assert timers(sitting) == [4]


def test_the_pace_can_be_changed_in_the_middle() -> None:
    sitting = bids()
    usual = timers(sitting)[-1]
    assert isinstance(usual, int | float)
    sitting.hears("slow auctions")
    assert timers(sitting) == [usual * 2]


def test_the_button_holds_an_auction_and_lets_it_go_on() -> None:
    sitting = bids()
    usual = timers(sitting)[-1]
    assert "I wait" in sitting.control("wait")
    assert timers(sitting) == ["stop"]
    assert sitting.phase == "auction"
    assert sitting.ticks() == ""
    assert "We go on" in sitting.control("wait")
    assert timers(sitting) == [usual]
    assert sitting.phase is None


def test_a_held_auction_is_let_go_on_by_voice_whenever_that_is_said() -> None:
    sitting = bids()
    sitting.control("wait")
    for why in Why:
        assert sitting.silence(why) == ""
        assert sitting.phase == "auction"
    assert "waiting already" in sitting.hears("blah blah")
    assert sitting.phase == "auction"
    assert "waiting already" in sitting.hears("wait")
    assert "waiting already" in sitting.control("help")
    assert "We go on" in sitting.hears("go on")
    assert "running" in sitting.hears("go on")


def test_bids_count_while_an_auction_is_held() -> None:
    sitting = bids()
    sitting.control("wait")
    sitting.presses("dog")
    assert sitting.now.auction is not None
    assert sitting.now.auction.bidder == "dog"
    assert timers(sitting) == ["stop"]
    assert sitting.phase == "auction"


def test_a_call_that_comes_too_late_is_no_call() -> None:
    sitting = bids()
    sitting.control("wait")
    before = sitting.now
    assert sitting.ticks(5).strip() == ""
    assert sitting.now == before


def test_the_next_auction_is_not_held() -> None:
    sitting = bids()
    sitting.control("wait")
    sitting.control("undo")
    assert sitting.now.auction is None
    sitting.says("cat", "auction off ventnor avenue")
    assert timers(sitting)[-1] != "stop"


def test_where_bids_are_spoken_waiting_is_too() -> None:
    sitting = Sitting(game(("dog", "boot"), edition=language(CLASSIC).edition), board=CLASSIC)
    told(sitting, "dog", "auction off boardwalk")
    usual = timers(sitting)[-1]
    assert "I wait" in sitting.says("boot", "wait")
    assert timers(sitting) == ["stop"]
    assert sitting.phase == "auction"
    assert "bid" in sitting.says("boot", "twenty").lower() or sitting.now.auction is not None
    assert timers(sitting)[-1] == "stop"
    assert "We go on" in sitting.hears("go on")
    assert timers(sitting) == [usual]


def test_without_an_auction_there_is_nothing_to_hold() -> None:
    sitting = in_play()
    assert "no auction" in sitting.control("wait")
    assert not sitting.unit.banker.is_held
    sitting.presses("cat")
    assert "no auction" in sitting.control("wait")
    assert not any(isinstance(wish, Listen) for wish in sitting.wishes)
