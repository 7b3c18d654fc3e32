"""Amounts as people say them: every number from 1 to 20,000, and what sounds alike."""

import pytest

from voicebanker.language.numbers import NumberKind
from voicebanker.language.numerals import numerals_of

ENGLISH = numerals_of("en")
number_words, digit_words = ENGLISH.words, ENGLISH.digits
read_number, teen_or_ten = ENGLISH.read, ENGLISH.alike
AMOUNT = NumberKind(1, 20_000, ("please",))


def test_every_amount_is_understood_as_it_is_said() -> None:
    for number in range(1, 20_001):
        assert read_number(number_words(number)) == number


def test_every_amount_is_understood_in_figures_and_digit_by_digit() -> None:
    for number in range(1, 20_001):
        assert AMOUNT.read(str(number)) == number
        if number > 9:
            assert AMOUNT.read(digit_words(number)) == number


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("one hundred and twenty", 120),
        ("a hundred twenty", 120),
        ("one twenty", 120),
        ("one two zero", 120),
        ("one two oh", 120),
        ("two fifty", 250),
        ("two hundred and fifty", 250),
        ("nine ninety nine", 999),
        ("one fifteen", 115),
        ("a hundred and five", 105),
        ("fifteen hundred", 1500),
        ("twelve hundred and fifty", 1250),
        ("a thousand", 1000),
        ("one thousand two fifty", 1250),
        ("two thousand and fifty", 2050),
        ("twenty thousand", 20_000),
        ("m120", 120),
        ("$120", 120),
        ("one twenty please", 120),
    ],
)
def test_the_ways_of_saying_an_amount(said: str, number: int) -> None:
    assert AMOUNT.read(said) == number


@pytest.mark.parametrize(
    "said",
    [
        "",
        "boardwalk",
        "zero",
        "hundred",
        "and twenty",
        "one hundred and",
        "one hundred two hundred",
        "two thousand thousand",
        "twenty fifteen",
        "twenty one thousand",
        "one hundred boardwalk",
        "20001",
        "one twenty two fifty",
        "ten five",
        "m",
        "-5",
    ],
)
def test_what_is_no_amount(said: str) -> None:
    assert AMOUNT.read(said) is None


@pytest.mark.parametrize(
    ("number", "other"),
    [
        (15, 50),
        (50, 15),
        (115, 150),
        (13, 30),
        (90, 19),
        (1219, 1290),
        (10, None),
        (20, None),
        (120, None),
        (100, None),
        (12, None),
        (400, None),
    ],
)
def test_teens_and_tens_sound_alike(number: int, other: int | None) -> None:
    assert teen_or_ten(number) == other


def test_only_words_have_a_rival() -> None:
    assert AMOUNT.rival("two hundred and fifty") == 215
    assert AMOUNT.rival("two fifty") == 215
    assert AMOUNT.rival("250") is None
    assert AMOUNT.rival("two five zero") is None
    assert NumberKind(2, 18).rival("thirteen") is None  # dice do not show thirty


def test_a_small_number_is_one_of_its_words() -> None:
    dice = NumberKind(2, 18)
    assert dice.read("seven") == 7
    assert dice.read("nineteen") is None
    assert list(dice.jsgf()) == ["number"]
    assert set(dice.samples()) == {number_words(number) for number in range(2, 19)}


def test_samples_are_understood() -> None:
    assert all(AMOUNT.read(sample) is not None for sample in AMOUNT.samples())
