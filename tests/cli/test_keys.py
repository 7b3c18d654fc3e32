"""The line editor: keys at once, words until Enter."""

import pytest

from voicebanker.cli.keys import LineEditor
from voicebanker.editions import load_edition
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed, Happening
from voicebanker.table.reports import LineTyped, Report
from voicebanker.table.typed import key_pressed

EDITION, _ = load_edition("voice_banking.us")


def key_of(key: str) -> Happening | None:
    return key_pressed(key, EDITION)


def typed(characters: str, *, listens: bool) -> tuple[list[Report], str]:
    reports: list[Report] = []
    echoed: list[str] = []
    editor = LineEditor(key_of, lambda: listens, reports.append, echoed.append)
    for character in characters:
        editor.take(character)
    return reports, "".join(echoed)


def test_a_letter_is_a_button_while_nobody_has_the_word() -> None:
    assert typed("cu", listens=False)[0] == [
        ButtonPressed("cat"),
        ControlPressed(Control.UNDO),
    ]


def test_a_letter_begins_a_line_while_somebody_has_the_word() -> None:
    reports, echoed = typed("chance card\r", listens=True)
    assert reports == [LineTyped("chance card")]
    assert echoed == "chance card\n"


def test_a_digit_is_always_a_button() -> None:
    assert typed("4", listens=True)[0] == [ButtonPressed("dog")]


def test_other_letters_begin_a_line_at_any_time() -> None:
    assert typed("who\n", listens=False)[0] == [LineTyped("who")]


@pytest.mark.parametrize(
    ("characters", "line"),
    [("buz\x7fy\r", "buy"), ("\x7fbuy\r", "buy"), ("xx\x1bbuy\r", "buy"), ("b\x02uy\r", "buy")],
)
def test_a_line_can_be_corrected(characters: str, line: str) -> None:
    assert typed(characters, listens=True)[0] == [LineTyped(line)]


@pytest.mark.parametrize("slip", ["h", "hh", "u", " ", "   "])
def test_a_digit_behind_a_control_that_became_a_line_is_still_a_button(slip: str) -> None:
    assert typed(f"{slip}4", listens=True)[0] == [ButtonPressed("dog")]


def test_a_digit_in_a_line_of_words_stays_in_it() -> None:
    assert typed("buy 4\r", listens=True)[0] == [LineTyped("buy 4")]
    assert typed("m100\r", listens=True)[0] == [LineTyped("m100")]


def test_an_empty_line_is_nothing() -> None:
    assert typed("\r\n  \r", listens=True)[0] == []


def test_the_space_bar_is_a_button_while_nobody_has_the_word() -> None:
    assert typed(" ", listens=False)[0] == [ControlPressed(Control.WAIT)]
    assert typed("buy it\r", listens=True)[0] == [LineTyped("buy it")]
