"""Words compared by their sounds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voicebanker.speech import phonemes

PHONES = sorted(
    "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W"
    " Y Z ZH".split()
)
SAID = st.lists(st.sampled_from(PHONES), max_size=12)


def test_a_pronunciation_loses_stress_and_silence() -> None:
    assert phonemes.parse("SIL V EH1 N T N ER0 +NSN+") == ("V", "EH", "N", "T", "N", "ER")


def test_words_follow_one_another() -> None:
    assert phonemes.joined([("P", "AA"), ("K",)]) == ("P", "AA", "K")


def test_the_same_sounds_are_no_distance_apart_and_nothing_alike_is_one() -> None:
    assert phonemes.distance(("B", "AY"), ("B", "AY")) == 0.0
    assert phonemes.distance(("B", "AY"), ("Z", "K")) == pytest.approx(1.0)
    assert phonemes.distance((), ()) == 0.0


def test_sounds_easily_mixed_up_are_nearer_than_others() -> None:
    assert phonemes.substitution_cost("B", "P") < phonemes.substitution_cost("B", "G")
    assert phonemes.substitution_cost("B", "G") < phonemes.substitution_cost("B", "AY")


def test_buy_is_nearer_to_pie_than_to_trade() -> None:
    buy, pie, trade = phonemes.parse("B AY"), phonemes.parse("P AY"), phonemes.parse("T R EY D")
    assert phonemes.distance(buy, pie) < phonemes.distance(buy, trade)


def test_a_word_that_was_not_said_shows() -> None:
    buy_oriental = [phonemes.parse("B AY"), phonemes.parse("AO R IY EH N T AH L")]
    heard = phonemes.parse("AO R IY EH N T AH L")
    assert phonemes.word_distances(buy_oriental, heard) == (1.0, 0.0)
    assert phonemes.word_distances(buy_oriental, phonemes.parse("P AY") + heard)[0] < 0.3
    assert phonemes.word_distances([], heard) == ()


def test_what_else_was_heard_costs_a_word_nothing() -> None:
    heard = phonemes.parse("P L IY Z B AY N AW")
    assert phonemes.word_distances([phonemes.parse("B AY")], heard) == (0.0,)


@given(SAID, SAID)
def test_words_heard_as_they_are_have_no_distance(one: list[str], other: list[str]) -> None:
    words = [tuple(one), tuple(other)]
    assert phonemes.word_distances(words, one + other) == (0.0, 0.0)
    assert all(0.0 <= part <= 1.0 for part in phonemes.word_distances(words, other))


@given(SAID, SAID)
def test_the_distance_is_the_same_both_ways_and_between_0_and_1(
    one: list[str], other: list[str]
) -> None:
    there, back = phonemes.distance(one, other), phonemes.distance(other, one)
    assert there == pytest.approx(back)
    assert 0.0 <= there <= 1.0
    assert (there == 0.0) == (one == other)
