"""How words sound, also those that no dictionary has; numbers in words and figures."""

import pytest

from voicebanker.speech.dictionary import in_figures, in_words, plain_words, sounds
from voicebanker.speech.phonemes import distance


def test_a_word_of_the_dictionary_has_its_phones() -> None:
    assert sounds("Park Place.") == ("P", "AA", "R", "K", "P", "L", "EY", "S")


def test_a_grammars_own_pronunciation_comes_first() -> None:
    known = {"ventnor": ("V EH1 N T N ER0",)}
    assert sounds("Ventnor", known) == ("V", "EH", "N", "T", "N", "ER")


def test_an_unknown_word_is_guessed_near_what_it_is() -> None:
    ventnor = ("V", "EH", "N", "T", "N", "AO", "R")
    assert distance(sounds("ventnor"), ventnor) < distance(sounds("zzyx"), ventnor)
    assert sounds("") == ()


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (15, "fifteen"),
        (50, "fifty"),
        (240, "two hundred forty"),
        (1500, "one thousand five hundred"),
        (100_000, "one hundred thousand"),
    ],
)
def test_numbers_are_said_and_written(number: int, words: str) -> None:
    assert in_words(number) == words
    assert in_figures(f"bid {words} now") == f"bid {number} now"


def test_figures_and_signs_are_read_as_they_are_said() -> None:
    assert plain_words("Bid $1,500.") == ["bid", "one", "thousand", "five", "hundred"]
    assert plain_words("I’m in!") == ["i'm", "in"]
    assert in_figures("pay rent") == "pay rent"
