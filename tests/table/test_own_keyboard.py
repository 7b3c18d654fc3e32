"""A keyboard of one's own, such as a phone: a line typed there is said by its player."""

import pytest

from tests.table.games import CLASSIC, US, Sitting
from voicebanker.table.happenings import ButtonPressed, WordsHeard
from voicebanker.table.own_keyboard import typed_by


def begun(board: str, *tokens: str) -> Sitting:
    sitting = Sitting(board=board)
    for token in tokens:
        sitting.presses(token)
    sitting.says(tokens[0], "start the game")
    return sitting


def types(sitting: Sitting, token: str, line: str) -> str:
    said = ""
    for happening in sitting.unit.typed(line, listening=False, phase=None, by=token):
        said = sitting.happens(happening)
    return said


def kinds(sitting: Sitting, token: str, line: str) -> list[type]:
    happenings = typed_by(token, line, sitting.unit.dialogue, sitting.now)
    return [type(one) for one in happenings]


def test_the_button_comes_first() -> None:
    sitting = begun(US, "cat", "dog")
    assert "M1,100" in types(sitting, "cat", "buy boardwalk")
    assert sitting.now.owner("boardwalk") == "cat"


def test_the_second_phase_needs_no_button() -> None:
    sitting = begun(US, "cat", "dog")
    types(sitting, "cat", "buy")
    types(sitting, "cat", "boardwalk")
    assert sitting.now.owner("boardwalk") == "cat"


def test_another_player_takes_the_word() -> None:
    sitting = begun(US, "cat", "dog")
    types(sitting, "cat", "buy")
    types(sitting, "dog", "buy park place")
    assert sitting.now.owner("park-place") == "dog"


def test_words_in_an_auction_by_button_are_no_bid() -> None:
    sitting = begun(US, "cat", "dog")
    types(sitting, "cat", "auction off boardwalk")
    assert kinds(sitting, "dog", "wait") == [WordsHeard]
    types(sitting, "dog", "wait")
    assert sitting.now.auction is not None
    assert sitting.now.auction.bidder is None


def test_a_spoken_bid_is_the_typists() -> None:
    sitting = begun(CLASSIC, "dog", "iron")
    types(sitting, "dog", "auction off boardwalk")
    assert kinds(sitting, "iron", "120") == [ButtonPressed, WordsHeard]
    types(sitting, "iron", "120")
    assert sitting.now.auction is not None
    assert (sitting.now.auction.bidder, sitting.now.auction.bid) == ("iron", 120)


def test_no_to_a_deal_is_no_press_which_would_agree() -> None:
    sitting = begun(CLASSIC, "dog", "iron")
    types(sitting, "dog", "buy boardwalk")
    for line in ("make a deal with the iron", "i give boardwalk", "offer it"):
        types(sitting, "dog", line)
    assert sitting.unit.banker.state == "consent"
    assert kinds(sitting, "iron", "no") == [WordsHeard]
    types(sitting, "iron", "no")
    assert sitting.now.owner("boardwalk") == "dog"


@pytest.mark.parametrize("line", ["", "   ", "\x00\x07"])
def test_nothing_is_nothing(line: str) -> None:
    assert kinds(begun(US, "cat", "dog"), "cat", line) == []
