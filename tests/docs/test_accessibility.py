"""The page about playing without a screen: whole, and true in what it names."""

import re

import pytest

from tests.docs.named import ROOT, functions_in

PAGE = (ROOT / "docs" / "accessibility.md").read_text("utf-8")
ROWS = re.findall(r"^\| (A\d+) \|(.*)\|$", PAGE, re.MULTILINE)
TESTS = sorted(set(re.findall(r"`([\w/]+\.py)::(\w+)`", PAGE)))
GAMES = sorted(set(re.findall(r"`([\w-]+\.game\.txt)`", PAGE)))
SHOWN = re.compile(r"`[\w/]+\.py::\w+`|`[\w-]+\.game\.txt`")
RULES = (
    *("confirmation", "grey zone match", "no-match", "no-input", "events", "barge-in"),
    *("earcons", "length", "listening cue"),
)


def test_every_row_of_the_list_is_there_once_and_in_order() -> None:
    assert [row for row, _ in ROWS] == [f"A{number}" for number in range(1, 17)]


@pytest.mark.parametrize(("row", "text"), ROWS, ids=[row for row, _ in ROWS])
def test_every_row_says_what_is_done_and_names_what_shows_it(row: str, text: str) -> None:
    asked, done, shown, source = (cell.strip() for cell in text.split("|"))
    assert asked
    assert source
    assert done.endswith(".")
    assert SHOWN.findall(shown)


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_of_the_dialogue_says_what_is_done_and_names_what_shows_it(rule: str) -> None:
    (row,) = re.findall(rf"^\| {rule} \|(.*)\|(.*)\|$", PAGE, re.MULTILINE)
    done, shown = (cell.strip() for cell in row)
    assert done.endswith(".")
    assert SHOWN.findall(shown)


@pytest.mark.parametrize(("file", "name"), TESTS)
def test_a_test_that_is_named_is_there(file: str, name: str) -> None:
    assert name.startswith("test_")
    assert name in functions_in(ROOT / "tests" / file)


@pytest.mark.parametrize("game", GAMES)
def test_a_golden_game_that_is_named_is_there(game: str) -> None:
    assert (ROOT / "fixtures" / "games" / game).is_file()


@pytest.mark.parametrize("page", ["README.md", "docs/talking.md", "docs/places.md"])
def test_the_page_is_found_from_the_others(page: str) -> None:
    assert "accessibility.md" in (ROOT / page).read_text("utf-8")


def test_every_page_that_it_links_to_is_there() -> None:
    for name in re.findall(r"\]\(([\w.-]+)\)", PAGE):
        assert (ROOT / "docs" / name).is_file()
