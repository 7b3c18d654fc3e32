"""What keys and typed lines mean."""

import pytest

from voicebanker.editions import load_edition
from voicebanker.table.happenings import (
    ButtonPressed,
    Control,
    ControlPressed,
    Happening,
    WordsHeard,
)
from voicebanker.table.typed import LONGEST_LINE, clean, key_pressed, line_typed

EDITION, _ = load_edition("voice_banking.us")
UNDO = ControlPressed(Control.UNDO)


def said(happenings: tuple[Happening, ...]) -> list[str]:
    return [
        happening.hypotheses[0].text if isinstance(happening, WordsHeard) else repr(happening)
        for happening in happenings
    ]


@pytest.mark.parametrize(
    ("key", "token"),
    [
        *(("1", "t-rex"), ("2", "racecar"), ("3", "cat"), ("4", "dog")),
        *(("t", "t-rex"), ("a", "racecar"), ("c", "cat"), ("d", "dog"), ("C", "cat")),
    ],
)
def test_a_number_or_a_letter_is_a_button(key: str, token: str) -> None:
    assert key_pressed(key, EDITION) == ButtonPressed(token)


@pytest.mark.parametrize(
    ("key", "control"),
    [("u", "undo"), ("r", "repeat"), ("h", "help"), ("q", "pause")],
)
def test_controls_have_keys(key: str, control: str) -> None:
    assert key_pressed(key, EDITION) == ControlPressed(Control(control))


def test_other_keys_are_no_buttons() -> None:
    assert key_pressed("x", EDITION) is None
    assert key_pressed("5", EDITION) is None


@pytest.mark.parametrize(
    ("line", "listening", "means"),
    [
        ("buy boardwalk", True, ["buy boardwalk"]),
        ("3 buy boardwalk", False, [repr(ButtonPressed("cat")), "buy boardwalk"]),
        ("3 buy boardwalk", True, [repr(ButtonPressed("cat")), "buy boardwalk"]),
        ("cat: buy boardwalk", True, [repr(ButtonPressed("cat")), "buy boardwalk"]),
        ("Cat buy boardwalk", False, [repr(ButtonPressed("cat")), "buy boardwalk"]),
        ("T-Rex pass go", False, [repr(ButtonPressed("t-rex")), "pass go"]),
        ("cat", False, [repr(ButtonPressed("cat"))]),
        ("u", True, [repr(UNDO)]),
        ("undo", False, [repr(UNDO)]),
        ("undo", True, ["undo"]),
        ("", False, []),
        ("   ", True, []),
    ],
)
def test_a_line_is_a_press_or_words_or_both(line: str, listening: bool, means: list[str]) -> None:
    assert said(line_typed(line, EDITION, listening=listening)) == means


def test_a_line_is_cleaned_and_cut() -> None:
    assert clean("buy\x00\x1b[31m board\twalk ") == "buy [31m board walk"
    assert len(clean("a" * 100_000)) == LONGEST_LINE
