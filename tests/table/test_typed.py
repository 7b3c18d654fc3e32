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


ELECTRONIC, _ = load_edition("super_electronic.us")
BIG_SPENDER = repr(ButtonPressed("big-spender"))


@pytest.mark.parametrize(
    ("line", "listening", "means"),
    [
        ("big spender: buy boardwalk", True, [BIG_SPENDER, "buy boardwalk"]),
        ("Big Spender buy boardwalk", False, [BIG_SPENDER, "buy boardwalk"]),
        ("big spender buy boardwalk", True, ["big spender buy boardwalk"]),
        ("big spender", False, [BIG_SPENDER]),
        ("b buy boardwalk", False, [BIG_SPENDER, "buy boardwalk"]),
        ("4 buy boardwalk", True, [BIG_SPENDER, "buy boardwalk"]),
        ("big deal", False, ["big deal"]),
    ],
)
def test_a_name_of_two_words_is_a_name(line: str, listening: bool, means: list[str]) -> None:
    assert said(line_typed(line, ELECTRONIC, listening=listening)) == means


@pytest.mark.parametrize("phase", ["player", "choice", "choose"])
def test_where_a_token_is_asked_for_its_name_is_the_answer(phase: str) -> None:
    typed = line_typed("big spender", ELECTRONIC, listening=True, phase=phase)
    assert said(typed) == ["big spender"]
    assert said(line_typed("4", ELECTRONIC, listening=True, phase=phase)) == [BIG_SPENDER]
    command = line_typed("big spender", ELECTRONIC, listening=True, phase="command")
    assert said(command) == [BIG_SPENDER]


def test_a_line_is_cleaned_and_cut() -> None:
    assert clean("buy\x00\x1b[31m board\twalk ") == "buy [31m board walk"
    assert len(clean("a" * 100_000)) == LONGEST_LINE
