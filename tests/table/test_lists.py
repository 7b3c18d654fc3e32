"""Lists a few at a time: first the answer, last how to hear more, and never the same twice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.games import auction, game
from tests.table.games import CLASSIC, US, Sitting, catalogue, language
from tests.table.moments import classic, in_play, raising
from voicebanker.language.listed import Listed
from voicebanker.language.replies import Replies
from voicebanker.rules.registry import Refused
from voicebanker.speech.api import Verdict, Why
from voicebanker.table.dialogue import Idle
from voicebanker.table.manner import Manner, change, manner_from
from voicebanker.table.pager import Pager

REDS = {"cat": [deed.id for deed in language(US).edition.deeds.list]}


def rich() -> Sitting:
    """Return a game in which the Cat owns all sixteen properties."""
    return Sitting(game(owns=REDS))


names = st.lists(st.text("abcdefg", min_size=1, max_size=4), max_size=9).map(tuple)


@given(lists=st.lists(names, min_size=1, max_size=4), size=st.integers(1, 5))
def test_every_item_is_given_once_in_order_and_never_more_at_a_time(
    lists: list[tuple[str, ...]], size: int
) -> None:
    pager = Pager(lambda: Replies(catalogue()), lambda: size)
    numbered = iter(range(100))
    made = [
        Listed("help-first", {}, tuple(f"{name}{next(numbered)}" for name in one)) for one in lists
    ]
    kept = [one for one in made if one.items] or made[:1]
    pages = [pager.begin(*kept).text]
    while pager.is_open:
        assert pages[-1].endswith(".")
        assert "Say More" in pages[-1]
        pages.append(pager.more().text)
    assert "Say More" not in pages[-1]
    wanted = [item for one in kept for item in one.items]
    found = [
        [word for word in page.replace(",", " ").replace(".", " ").split() if word in wanted]
        for page in pages
    ]
    assert [item for page in found for item in page] == wanted
    assert all(len(page) <= size for page in found)
    with pytest.raises(Refused, match="nothing-more"):
        pager.more()


def test_a_list_of_three_is_whole_and_one_of_four_is_not() -> None:
    three = in_play(owns={"cat": ["boardwalk", "park-place", "baltic-avenue"]})
    assert "More" not in three.says("cat", "what do I own")
    assert three.unit.dialogue == Idle()
    four = in_play(owns={"cat": ["boardwalk", "park-place", "baltic-avenue", "states-avenue"]})
    assert four.says("cat", "what do I own").endswith("Say More for one more.")
    assert four.phase == "more"
    assert four.earcons[-1] == "ping"


@pytest.mark.parametrize("why", list(Why))
def test_who_does_not_want_more_need_not_say_so(why: Why) -> None:
    sitting = rich()
    sitting.says("cat", "what do I own")
    assert sitting.silence(why) == ""
    assert sitting.unit.dialogue == Idle()


@pytest.mark.parametrize("words", ["that's all", "stop", "no thank you", "cancel", "never mind"])
def test_a_list_can_be_ended_and_is_then_over(words: str) -> None:
    sitting = rich()
    sitting.says("cat", "what do I own")
    assert sitting.hears(words) in ("Very well.", "As you like.")
    assert sitting.says("cat", "more").startswith("There is no list that goes on.")


@pytest.mark.parametrize("between", ["balance", "buy boardwalk", "who owns baltic", "trade"])
def test_more_is_good_only_right_after_the_list(between: str) -> None:
    sitting = rich()
    sitting.says("cat", "what do I own")
    sitting.says("dog", between)
    assert sitting.says("cat", "more").startswith("There is no list that goes on.")


@pytest.mark.parametrize("between", ["repeat", "slower", "louder"])
def test_what_is_about_the_speech_does_not_end_the_list(between: str) -> None:
    sitting = rich()
    sitting.says("cat", "what do I own")
    sitting.says("cat", between)
    assert sitting.says("cat", "more").startswith("Light blue, 2 of 2: Vermont Avenue") or (
        sitting.unit.dialogue != Idle()
    )


def test_more_that_the_ears_are_not_sure_of_does_no_harm() -> None:
    sitting = rich()
    sitting.says("cat", "what do I own")
    said = sitting.hears("more", verdict=Verdict.CONFIRM)
    assert said.endswith("Say More for 10 more.")


def test_other_words_than_more_are_a_command_of_the_same_player() -> None:
    sitting = Sitting(game(owns={"dog": ["boardwalk"], "cat": list(REDS["cat"][:5])}))
    sitting.says("cat", "what do I own")
    assert sitting.hears("how much does the dog have") == "The Dog has M1,500."
    sitting.says("cat", "what do I own")
    assert sitting.hears("banana") in ("Sorry?", "Pardon?", "Once more, please?")
    assert sitting.phase == "command"


def test_a_list_in_a_debt_leaves_the_debt_open() -> None:
    sitting = raising()
    assert sitting.hears("tell me about boardwalk").endswith("Say More for 8 more.")
    assert sitting.phase == "debt"
    assert sitting.hears("more").endswith("Say More for 5 more.")
    assert sitting.phase == "debt"
    assert sitting.now.debts


def test_a_list_does_not_hold_up_an_auction() -> None:
    running = Sitting(
        game(("dog", "boot"), edition=language(CLASSIC).edition, auction=auction("boardwalk")),
        board=CLASSIC,
    )
    running.presses("dog")
    assert "Say More" in running.hears("tell me about baltic")
    assert running.unit.dialogue == Idle()
    assert running.says("dog", "more").startswith("And M20 with a House")


def test_the_table_chooses_how_many_come_at_a_time() -> None:
    sitting = rich()
    sitting.unit.banker.manner = Manner(items=5)
    assert sitting.says("cat", "what do I own").endswith("Say More for 11 more.")
    sitting.says("cat", "shorter lists")
    assert sitting.unit.banker.manner.items == 4
    assert manner_from({"items": 2}) == Manner(items=2)
    assert manner_from({"items": 0}) == Manner()
    assert change(Manner(items=12), "LongerLists", has_pitch=True) is not None


def test_the_classic_card_says_each_rent_once() -> None:
    sitting = classic()
    said = sitting.says("dog", "tell me about boardwalk")
    while sitting.phase == "more":
        said += " " + sitting.hears("more")
    for line in ("rent M50", "M100 with the whole set", "M200 with a House", "M600 with 2 Houses"):
        assert said.count(line) == 1
    assert said.endswith("a mortgage brings M200. That is all.")
