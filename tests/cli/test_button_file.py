"""The button file: what is read from it, and how a bad one is refused."""

from pathlib import Path

import pytest

from voicebanker.cli.button_file import ButtonFileError, Buttons, read_buttons
from voicebanker.editions import load_edition
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed

EDITION, _ = load_edition("voice_banking.us")
DOCS = Path(__file__).parents[2] / "docs"


def read(folder: Path, text: str) -> Buttons:
    path = folder / "buttons.toml"
    path.write_text(text, "utf-8")
    return read_buttons(path, EDITION)


def test_keys_and_pins_become_buttons(tmp_path: Path) -> None:
    buttons = read(
        tmp_path,
        """
        [keys]
        "7" = "cat"
        "8" = 1
        "A" = "Dog"
        "/" = "undo"
        " " = "help"
        "Enter" = "repeat"
        "page-up" = "pause"
        "5" = "none"
        [gpio]
        17 = "cat"
        5 = "undo"
        """,
    )
    assert buttons.keys == {
        "7": ButtonPressed("cat"),
        "8": ButtonPressed(EDITION.tokens[0].id),
        "a": ButtonPressed("dog"),
        "/": ControlPressed(Control.UNDO),
        "space": ControlPressed(Control.HELP),
        "enter": ControlPressed(Control.REPEAT),
        "page-up": ControlPressed(Control.PAUSE),
        "5": None,
    }
    assert buttons.pins == {17: ButtonPressed("cat"), 5: ControlPressed(Control.UNDO)}


BAD = {
    "no TOML": ("[keys", "it is not TOML", 'Write lines such as "7" = "cat"'),
    "the same key twice in TOML": (
        '[keys]\n"7" = "cat"\n"7" = "dog"',
        "it is not TOML (Cannot overwrite",
    ),
    "empty": ("", "it names no button", "Add lines below [keys]"),
    "another table": ('[pins]\n17 = "cat"', "'pins'", "Use [keys] and [gpio]"),
    "a key outside": ('"7" = "cat"', "'7'", "Use [keys] and [gpio]"),
    "no such key": ('[keys]\n"77" = "cat"', "[keys] '77'", "Use one character, or one of: enter"),
    "no such token": ('[keys]\n"7" = "cta"', "[keys] '7'", "'cta' is no button of", "cat"),
    "no such place": ('[keys]\n"7" = 0', "[keys] '7'", "0 is no button of"),
    "yes": ('[keys]\n"7" = true', "[keys] '7'", "True is no button of"),
    "a list": ('[keys]\n"7" = ["cat"]', "[keys] '7'", "is no button of"),
    "the same letter": ('[keys]\n"a" = "cat"\n"A" = "dog"', "[keys] 'A'", "the same key as 'a'"),
    "no such pin": ('[gpio]\n28 = "cat"', "[gpio] 28", "Use a GPIO number, 0 to 27"),
    "no pin": ('[gpio]\nGPIO4 = "cat"', "[gpio] GPIO4", "Use a GPIO number"),
    "a pin twice": ('[gpio]\n4 = "cat"\n04 = "dog"', "[gpio] 04", "this pin is there twice"),
    "a pin for nothing": ('[gpio]\n4 = "none"', "[gpio] 4", "'none' is no button of"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_file_place_and_cure(name: str, tmp_path: Path) -> None:
    text, *words = BAD[name]
    with pytest.raises(ButtonFileError) as refused:
        read(tmp_path, text)
    sentence = str(refused.value)
    assert sentence.startswith(f"{tmp_path / 'buttons.toml'}: ")
    assert "\n" not in sentence
    for word in words:
        assert word in sentence


@pytest.mark.parametrize("kind", ["missing", "a folder", "no text"])
def test_a_file_that_cannot_be_read_is_refused(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "buttons.toml"
    if kind == "a folder":
        path.mkdir()
    if kind == "no text":
        path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ButtonFileError, match="it cannot be read"):
        read_buttons(path, EDITION)


@pytest.mark.parametrize("edition", ["voice_banking.us", "classic.uk", "super_electronic.de"])
@pytest.mark.parametrize("part", [0, 1])
def test_the_files_of_the_page_work(edition: str, part: int, tmp_path: Path) -> None:
    page = (DOCS / "buttons.md").read_text("utf-8")
    shown = [block.split("```")[0] for block in page.split("```toml\n")[1:]]
    path = tmp_path / "buttons.toml"
    path.write_text(shown[part], "utf-8")
    assert read_buttons(path, load_edition(edition)[0]) != Buttons()
