"""What the voice reads: names said right, amounts as people say them; the print stays."""

import shutil
import subprocess
from functools import cache

import pytest

from voicebanker.editions import builtin_names, load_edition
from voicebanker.editions.model import Currency, Edition
from voicebanker.language.speakable import amount_said, speakable, speaking

ESPEAK = shutil.which("espeak-ng")


@pytest.mark.parametrize(
    ("board", "printed", "spoken"),
    [
        ("classic.us", "Reading Railroad for M200.", "Redding Railroad for 200."),
        ("championship.us", "B. & O. Railroad", "B and O Railroad"),
        ("classic.us", "St. Charles Place", "Saint Charles Place"),
        ("classic.uk", "Pall Mall, M1,200.", "Pal Mal, 1200."),
        ("championship.uk", "You are reading Pall Mall.", "You are reading Pal Mal."),
        ("ultimate_banking.uk", "Leicester Square to level 3", "Lester Square to level 3"),
        ("voice_banking.uk", "Whitechapel Road and Mayfair", "White Chapel Road and Mayfair"),
        ("voice_banking.us", "Mall of Pall Mall", "Mall of Pall Mall"),
    ],
)
def test_names_are_respelled_for_the_voice(board: str, printed: str, spoken: str) -> None:
    assert speaking(load_edition(board)[0])(printed) == spoken


@pytest.mark.parametrize(
    ("amount", "unit", "name", "said"),
    [
        (50, "one", "", "50"),
        (1500, "one", "", "1500"),
        (1500, "one", "pounds", "1500 pounds"),
        (1_500_000, "one", "", "one million five hundred thousand"),
        (2_000_000, "one", "", "two million"),
        (0, "thousand", "", "0"),
        (260, "thousand", "", "two hundred sixty thousand"),
        (1500, "thousand", "", "one point five million"),
        (2500, "thousand", "pounds", "two point five million pounds"),
        (2250, "thousand", "", "two point two five million"),
        (2255, "thousand", "", "two million two hundred fifty five thousand"),
        (3000, "thousand", "", "three million"),
        (2, "million", "", "two million"),
    ],
)
def test_amounts_are_said_as_people_say_them(amount: int, unit: str, name: str, said: str) -> None:
    currency = Currency.model_validate({"unit": unit, "name": name})
    assert amount_said(amount, currency) == said
    assert speakable(f"That is M{amount:,}.", currency) == f"That is {said}."


def test_an_edition_names_its_currency() -> None:
    body = load_edition("voice_banking.uk")[0].model_dump() | {"currency": {"name": "pounds"}}
    spoken = speaking(Edition.model_validate(body))
    assert spoken("Pall Mall for M140.") == "Pal Mal for 140 pounds."


def test_no_respelling_is_ever_printed_or_understood_as_a_name() -> None:
    for board in builtin_names():
        for deed in load_edition(board)[0].deeds.list:
            assert deed.said is None or deed.said not in (deed.name, *deed.aliases)


# How espeak-ng reads each name, in its ASCII phonemes, and how it must not.
SOUNDS = [
    ("classic.us", "Reading Railroad", "en-us", "r'EdIN", "r'i:dIN"),
    ("classic.uk", "Pall Mall", "en-gb", "p'al m'al", "p'O:l"),
    ("classic.uk", "Leicester Square", "en-gb", "l'Est", "l'aIs"),
    ("classic.uk", "Marylebone Station", "en-gb", "lEb@n", "m'e@raI"),
    ("classic.uk", "Marlborough Street", "en-gb", "m'O:lbr@", "b@roU"),
    ("classic.uk", "Whitechapel Road", "en-gb", "tS'ap@L", "tEk"),
    ("classic.us", "B. & O. Railroad", "en-us", " and 'oU", "\n"),
    ("classic.us", "Ventnor Avenue", "en-us", "v'Entn3", "n0r"),
    ("classic.us", "St. James Place", "en-us", "s'eInt", "str'i:t"),
]


@cache
def phonemes(text: str, voice: str) -> str:
    assert ESPEAK is not None
    done = subprocess.run(
        [ESPEAK, "-v", voice, "-q", "-x", text], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.skipif(ESPEAK is None, reason="espeak-ng is not installed")
@pytest.mark.parametrize(("board", "name", "voice", "sound", "wrong"), SOUNDS)
def test_espeak_says_the_name_right(
    board: str, name: str, voice: str, sound: str, wrong: str
) -> None:
    said = phonemes(speaking(load_edition(board)[0])(name), voice)
    assert sound in said
    assert wrong not in said
