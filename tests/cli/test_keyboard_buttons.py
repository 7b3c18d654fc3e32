"""Keys of a button file, and what a terminal sends for keys that are no character."""

import os
import sys
from pathlib import Path

import pytest

from tests.cli.test_commands import play, refused
from voicebanker.cli.button_file import ButtonFileError
from voicebanker.cli.key_names import KeyDecoder
from voicebanker.cli.keys import LineEditor
from voicebanker.editions import load_edition
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed, Happening
from voicebanker.table.reports import LineTyped, Report
from voicebanker.table.typed import key_pressed

EDITION, _ = load_edition("voice_banking.us")


def key_of(key: str) -> Happening | None:
    return key_pressed(key, EDITION)


CAT, DOG = ButtonPressed("cat"), ButtonPressed("dog")
KEYS: dict[str, Happening | None] = {
    "7": CAT,
    "+": ControlPressed(Control.UNDO),
    "z": DOG,
    "enter": ControlPressed(Control.REPEAT),
    "home": DOG,
    "5": None,
}


def reports_of(keys: list[str], *, listens: bool = False) -> list[Report]:
    reports: list[Report] = []
    now = iter(range(1000))
    editor = LineEditor(
        key_of, lambda: listens, reports.append, lambda text: None, KEYS, lambda: next(now)
    )
    for key in keys:
        editor.take(key)
    return reports


SENT = {
    "cat": ("cat", ["c", "a", "t"]),
    "arrows": ("\x1b[A\x1bOB\x1b[1;5C", ["up", "down", "right"]),
    "a keypad without Num Lock": ("\x1b[H\x1b[E\x1b[6~", ["home", "center", "page-down"]),
    "a keypad in application mode": ("\x1bOq\x1bOk\x1bOM", ["1", "+", "enter"]),
    "function keys": ("\x1bOP\x1b[15~\x1b[24~\x1b[[A", ["f1", "f5", "f12", "f1"]),
    "a lone Escape": ("\x1b", ["\x1b"]),
    "Escape, then a word": ("\x1bbuy", ["\x1b", "b", "u", "y"]),
    "what no key is known for": ("\x1b[200~x", ["x"]),
}


@pytest.mark.parametrize("name", SENT)
def test_what_a_terminal_sends_is_cut_into_keys(name: str) -> None:
    sent, keys = SENT[name]
    assert KeyDecoder().feed(sent) == keys


def test_a_sequence_that_comes_in_two_reads_is_one_key() -> None:
    decoder = KeyDecoder()
    assert decoder.feed("a\x1b[5") == ["a"]
    assert decoder.feed("~b") == ["page-up", "b"]


def test_keys_of_the_file_are_buttons() -> None:
    assert reports_of(["7", "+", "z", "home", "\r"]) == [
        CAT,
        KEYS["+"],
        DOG,
        DOG,
        ControlPressed(Control.REPEAT),
    ]


def test_what_the_file_does_not_name_keeps_its_meaning() -> None:
    assert reports_of(["4", "c", "u"]) == [DOG, CAT, ControlPressed(Control.UNDO)]


def test_a_key_can_be_switched_off() -> None:
    assert reports_of(["5"]) == []


def test_a_line_of_words_is_never_torn_apart() -> None:
    keys = list("buzz 7 + 5\r")
    assert reports_of(keys, listens=True) == [LineTyped("buzz 7 + 5")]


def test_a_letter_begins_a_line_while_somebody_has_the_word() -> None:
    assert reports_of(["z", "z", "\r"], listens=True) == [LineTyped("zz")]
    assert reports_of(["7"], listens=True) == [CAT]


def test_an_arrow_that_nobody_has_named_is_nothing() -> None:
    assert reports_of(["up", "left"]) == []


def test_a_key_that_is_held_down_is_one_press() -> None:
    reports: list[Report] = []
    times = iter([0.0, 0.5, 0.53, 0.56, 0.59, 2.0])
    editor = LineEditor(
        key_of, lambda: False, reports.append, lambda text: None, KEYS, lambda: next(times)
    )
    for _ in range(6):
        editor.take("7")
    assert len(reports) == 3  # the press, the first repeat after half a second, the next press


def test_a_bad_file_ends_with_one_sentence_and_exit_2(tmp_path: Path) -> None:
    path = tmp_path / "buttons.toml"
    path.write_text('[keys]\n"7" = "cta"\n', "utf-8")
    refused(play(tmp_path, "--keys", str(path)), "buttons.toml", "[keys] '7'", "'cta'")
    refused(play(tmp_path, "--keys", str(tmp_path / "none.toml")), "none.toml")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_a_keypad_at_a_real_terminal_plays(tmp_path: Path) -> None:
    from tests.cli.terminal import Terminal

    path = tmp_path / "buttons.toml"
    path.write_text('[keys]\n"/" = "cat"\n"*" = "dog"\n"page-up" = "pause"\n', "utf-8")
    options = ["--typed", "--no-sound", "--new", "--folder", str(tmp_path), "--keys", str(path)]
    with Terminal("play", *options) as table:
        table.wait_for("Who is playing?")
        table.type("/")
        table.wait_for("Cat")
        table.type("*")
        table.wait_for("Dog")
        table.type("/")
        table.wait_for("(beep)")
        table.type("start the game\r")
        table.wait_for("play!")
        table.type("\x1b[5~")
        table.wait_for("saved")
        assert table.ended() == 0


def test_the_error_is_one_of_the_known_problems() -> None:
    from voicebanker.cli.problems import known_problems

    assert ButtonFileError in known_problems()
    assert os.linesep not in str(ButtonFileError("x"))
