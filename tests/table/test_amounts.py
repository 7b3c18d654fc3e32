"""Spoken bids, amounts that sound alike, and deals by button, on boards that play with them."""

from tests.rules.games import changed, game
from tests.table.games import Sitting
from voicebanker.editions import load_edition
from voicebanker.table.happenings import ButtonPressed, StartTimer, StopTimer, WordsHeard
from voicebanker.table.typed import line_typed

SPOKEN = changed(
    "voice_banking.us",
    auctions={"spoken": True, "step": 1, "opening_bid": 10},
    deals={"provenance": "reconstructed"},
)


def auction() -> Sitting:
    sitting = Sitting(game(edition=SPOKEN))
    sitting.says("cat", "auction boardwalk")
    return sitting


def timers(sitting: Sitting) -> list[str]:
    return [type(one).__name__ for one in sitting.wishes if isinstance(one, StartTimer | StopTimer)]


def test_a_press_stops_the_clock_until_the_bid_is_said() -> None:
    sitting = auction()
    sitting.presses("dog")
    assert timers(sitting) == ["StopTimer"]
    assert sitting.phase == "bid"
    sitting.hears("one twenty")
    assert timers(sitting) == ["StartTimer"]
    assert sitting.now.auction is not None
    assert (sitting.now.auction.bidder, sitting.now.auction.bid) == ("dog", 120)


def test_silence_and_passing_let_the_auction_go_on() -> None:
    sitting = auction()
    sitting.presses("dog")
    sitting.silence()
    sitting.silence()
    assert timers(sitting) == ["StartTimer"]
    assert "the Dog" in sitting.says("dog", "pass")
    assert timers(sitting) == ["StartTimer"]


def test_questions_can_be_asked_in_an_auction_with_spoken_bids() -> None:
    sitting = auction()
    assert sitting.says("dog", "balance") == "You have M1,500."
    assert timers(sitting) == ["StartTimer"]


def test_a_bid_that_is_too_low_is_asked_for_again() -> None:
    sitting = auction()
    sitting.says("dog", "one hundred and twenty")
    assert sitting.says("cat", "bid one hundred") == "The next bid is M121 or more."
    assert sitting.phase == "amount"
    sitting.hears("one two five")
    assert sitting.now.auction is not None
    assert sitting.now.auction.bid == 125


def test_fifteen_and_fifty_are_asked_about_where_both_can_be() -> None:
    sitting = auction()
    reply = sitting.says("dog", "bid fifteen")
    assert reply == "Did you say M15 (one five) or M50 (five zero)?"
    sitting.hears("the second one")
    assert sitting.now.auction is not None
    assert sitting.now.auction.bid == 50


def test_the_answer_may_be_the_number_once_more_or_its_digits() -> None:
    for answer in ("fifteen", "one five", "15"):
        sitting = auction()
        sitting.says("dog", "fifteen", answer)
        assert sitting.now.auction is not None
        assert sitting.now.auction.bid == 15


def test_another_number_than_the_first_time_settles_nothing() -> None:
    sitting = auction()
    sitting.says("dog", "fifteen", "fifty")
    assert sitting.now.auction is not None
    assert sitting.now.auction.bid == 0
    assert sitting.phase == "choose"


def test_where_only_one_can_be_it_is_taken_if_it_was_said() -> None:
    sitting = auction()
    sitting.says("cat", "forty")
    sitting.hears("first one")
    sitting.says("dog", "bid fifty")
    assert sitting.now.auction is not None
    assert sitting.now.auction.bid == 50


def test_what_can_be_is_never_put_in_the_place_of_what_was_said() -> None:
    sitting = auction()
    sitting.says("cat", "45")
    assert sitting.says("dog", "bid fifteen") == "Did you say: bid M50?"
    assert sitting.phase == "yes-no"
    sitting.hears("no")
    assert sitting.now.auction is not None
    assert sitting.now.auction.bid == 45


def test_figures_are_taken_as_they_are() -> None:
    sitting = auction()
    sitting.says("dog", "bid 15")
    assert sitting.now.auction is not None
    assert sitting.now.auction.bid == 15


def dealing() -> Sitting:
    owns = {"cat": ["boardwalk"], "dog": ["baltic-avenue"]}
    return Sitting(game(edition=SPOKEN, owns=owns))


def test_a_deal_is_read_back_whole_and_agreed_by_the_button() -> None:
    sitting = dealing()
    sitting.says("cat", "make a deal with the dog", "i give boardwalk", "i want baltic")
    reply = sitting.hears("i want 250")
    assert "Boardwalk" in reply
    assert "Baltic Avenue and M250" in reply
    reply = sitting.hears("offer it")
    assert "gives the Dog Boardwalk" in reply
    assert "Dog" in reply
    assert sitting.phase == "consent"
    assert sitting.now.owner("boardwalk") == "cat"
    sitting.presses("dog")
    assert sitting.now.owner("boardwalk") == "dog"
    assert sitting.now.owner("baltic-avenue") == "cat"
    assert (sitting.now.money("cat"), sitting.now.money("dog")) == (1750, 1250)


def test_the_button_of_anybody_else_agrees_to_nothing() -> None:
    for token in ("cat", "t-rex"):
        sitting = dealing()
        sitting.says("cat", "make a deal with the dog", "i give boardwalk", "offer it")
        sitting.presses(token)
        assert sitting.now.deal is not None
        assert sitting.now.owner("boardwalk") == "cat"


def test_a_no_is_heard_without_a_press() -> None:
    sitting = dealing()
    sitting.says("cat", "trade with the dog", "i give boardwalk", "offer it", "no thank you")
    assert sitting.now.deal is None
    assert sitting.now.owner("boardwalk") == "cat"


def test_the_maker_may_call_it_off_at_any_time() -> None:
    sitting = dealing()
    sitting.says("cat", "trade with the dog", "i give boardwalk", "never mind")
    assert sitting.now.deal is None
    sitting.says("cat", "trade with the dog", "i give boardwalk", "offer it")
    sitting.says("cat", "cancel")
    assert sitting.now.deal is None


def test_undo_takes_the_last_thing_out_of_a_deal() -> None:
    sitting = dealing()
    sitting.says("cat", "trade with the dog", "i give boardwalk", "i want baltic")
    sitting.control("undo")
    assert sitting.now.deal is not None
    assert (sitting.now.deal.gives, sitting.now.deal.takes) == (("boardwalk",), ())


def test_words_typed_for_the_other_player_are_no_press() -> None:
    edition = load_edition("voice_banking.us")[0]
    happened = line_typed("dog no", edition, listening=True, phase="consent")
    assert [type(one) for one in happened] == [WordsHeard]
    happened = line_typed("dog", edition, listening=True, phase="consent")
    assert happened == (ButtonPressed("dog"),)
