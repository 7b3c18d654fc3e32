"""Every rule of every rulebook has a module that carries it and a test that shows it."""

import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from benchmarks.rules_coverage import DOCUMENT, ROWS, boards, check, document, rulebooks, settled
from benchmarks.rules_references import ROOT, CoverageError, References
from benchmarks.rules_rows import Row, Rulebook, headings, load_rulebook
from tests.rules import test_mechanics

PRINTED = ROOT.parent / "shared" / "rulebooks"
BOOKS = rulebooks()
REFERENCES = References()
GOOD = {
    "heading": "Want to Buy It?",
    "rule": "The price goes to the Bank.",
    "module": "rules/buying.py",
    "tests": [
        "mechanics/buying.yaml: the price goes to the Bank and the deed to the player",
        "tests/table/test_dialogue.py::test_nobody_has_the_word",
        "games/two-players.game.txt: Sold! Oriental Avenue for M100.",
    ],
}


def book(**row: Any) -> Rulebook:
    """Return a rulebook with one row: the good one, with some of it changed."""
    return Rulebook.model_validate(
        {
            "file": "made_up.yaml",
            "title": "Made up",
            "rulebook": "made-up.txt",
            "edition": "voice_banking",
            "rows": [{**GOOD, **row}],
        }
    )


def printed(of: Rulebook) -> str:
    """Return the text of a rulebook, which is not part of the product."""
    path = PRINTED / of.rulebook
    if not path.is_file():
        pytest.skip(f"{of.rulebook} is not here")
    return path.read_text("utf-8")


def modules_run(do: Callable[[], None]) -> set[str]:
    """Return the modules of the product that take part in ``do``, as rows name them."""
    files = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        files.add(frame.f_code.co_filename)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        do()
    finally:
        sys.setprofile(before)
    package = ROOT / "src" / "voicebanker"
    return {str(Path(one).relative_to(package)) for one in files if one.startswith(str(package))}


@cache
def modules_of_cases() -> dict[str, set[str]]:
    """Return what takes part in each case of the mechanics' tables."""
    found = {}
    for case in test_mechanics.cases():
        stem, text = case.id.split(": ", 1)
        run = modules_run(lambda: test_mechanics.test_the_rules(case.values[0]))  # noqa: B023
        found[f"mechanics/{stem}.yaml: {text}"] = run
    return found


def modules_left_out(row: Row) -> list[str]:
    """Return the modules of the rules that a row names and its cases never enter."""
    cases = [modules_of_cases()[test] for test in row.tests if test.startswith("mechanics/")]
    ran = set().union(*cases)
    named = [one for one in row.modules if one.startswith("rules/")]
    return [one for one in named if one not in ran] if cases else []


def test_the_document_is_up_to_date() -> None:
    again = "run: python -m benchmarks.rules_coverage"
    assert DOCUMENT.read_text("utf-8") == document(BOOKS, REFERENCES), again


@pytest.mark.parametrize("of", BOOKS, ids=lambda of: of.edition)
def test_every_row_has_a_module_and_a_test_that_exist(of: Rulebook) -> None:
    check(of, REFERENCES)


@pytest.mark.parametrize("of", BOOKS, ids=lambda of: of.edition)
def test_the_module_of_a_row_takes_part_in_its_cases(of: Rulebook) -> None:
    assert {row.rule: left for row in of.rows if (left := modules_left_out(row))} == {}


def test_a_module_that_its_cases_never_enter_is_noticed() -> None:
    row = book(module=["rules/buying.py", "rules/trading.py"]).rows[0]
    assert modules_left_out(row) == ["rules/trading.py"]


@pytest.mark.parametrize("of", BOOKS, ids=lambda of: of.edition)
def test_every_settled_ambiguity_has_a_source(of: Rulebook) -> None:
    choices = [choice for choice, _ in settled(boards(of))]
    assert choices
    assert [choice.question for choice in choices if not choice.source] == []


@pytest.mark.parametrize("of", BOOKS, ids=lambda of: of.edition)
def test_a_source_in_the_rulebook_names_a_heading_of_it(of: Rulebook) -> None:
    theirs = (*headings(printed(of)), *of.our_headings)
    cited = [part for one, _ in settled(boards(of)) for part in one.source.split("rulebook, ")[1:]]
    assert cited
    assert [part for part in cited if not part.startswith(theirs)] == []


@pytest.mark.parametrize("of", BOOKS, ids=lambda of: of.edition)
def test_every_heading_of_the_rulebook_has_a_row(of: Rulebook) -> None:
    theirs = [one for one in headings(printed(of)) if one not in of.without_rules]
    with_rules = [*theirs, *of.our_headings]
    named = {heading for row in of.rows for heading in row.headings}
    assert with_rules
    assert [one for one in with_rules if one not in named] == []
    assert sorted(named - set(with_rules)) == []


@pytest.mark.parametrize("of", BOOKS, ids=lambda of: of.edition)
def test_the_rules_are_told_in_our_own_words(of: Rulebook) -> None:
    theirs = " ".join(re.findall(r"\w+", printed(of).casefold()))
    for row in of.rows:
        words = re.findall(r"\w+", row.rule.casefold())
        runs = [" ".join(words[start : start + 7]) for start in range(len(words) - 6)]
        assert [run for run in runs if run in theirs] == []


def test_headings_are_short_lines_and_lists_are_not() -> None:
    text = "Setup\n\nCat\nDog\nDice\n\nPut the dice on the table.\nWho starts?\nRoll them.\n\nSetup"
    assert headings(text) == ["Setup", "Who starts?"]


def test_a_good_row_is_accepted() -> None:
    check(book(), REFERENCES)
    check(book(module="by hand", why="It is done by hand."), REFERENCES)


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ({"tests": []}, "no test shows it"),
        ({"module": "rules/banking.py"}, "there is no module rules/banking.py"),
        ({"module": "by hand"}, "say why the banker has nothing to do with it"),
        ({"tests": "mechanics/buying.yaml: the moon is bought"}, "has no 'the moon is bought'"),
        ({"tests": "mechanics/flying.yaml: it flies"}, "mechanics/flying.yaml has no 'it flies'"),
        ({"tests": "tests/table/test_dialogue.py::test_nothing"}, "has no test test_nothing"),
        ({"tests": "tests/table/test_none.py::test_nothing"}, "there is no file tests/table/test_"),
        ({"tests": "games/two-players.game.txt: Sold! The moon."}, "has no 'Sold! The moon.'"),
        ({"tests": "games/none.game.txt: Sold!"}, "there is no file fixtures/games/none.game.txt"),
        ({"tests": "it works, believe me"}, "is no reference to a test"),
        (
            {"tests": "mechanics/super_electronic.yaml: a flight costs 100"},
            "on another edition's board",
        ),
        (
            {"tests": "games/super-electronic-undo.game.txt: Super Saver!"},
            "on another edition's board",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_row_without_proof_is_refused_with_file_and_row(
    row: dict[str, Any], problem: str
) -> None:
    with pytest.raises(CoverageError) as error:
        check(book(**row), REFERENCES)
    assert problem in str(error.value)
    assert "made_up.yaml, row 1 (The price goes to the Bank.)" in str(error.value)


def test_a_case_on_the_board_of_a_preset_is_proof() -> None:
    case = "mechanics/championship.yaml: each player starts with 1000 more"
    classic = book(tests=case).model_copy(update={"edition": "classic"})
    with pytest.raises(CoverageError, match="on another edition's board"):
        check(classic, REFERENCES)
    both = classic.model_copy(update={"presets": ("championship",)})
    check(both, REFERENCES)
    assert [board.name for board in boards(both)] == [
        "classic.uk",
        "classic.us",
        "championship.uk",
        "championship.us",
    ]


def test_what_some_boards_settle_is_told_with_their_names() -> None:
    both = book().model_copy(update={"edition": "classic", "presets": ("championship",)})
    told = {choice.question: names for choice, names in settled(boards(both))}
    assert told["Free Parking?"] == ()
    assert told["What ends the game?"] == ("championship.uk", "championship.us")


def test_a_comment_of_a_game_proves_nothing() -> None:
    comment = "games/two-players.game.txt: every command in two parts"
    with pytest.raises(CoverageError, match="has no"):
        check(book(tests=comment), REFERENCES)


def test_rows_of_an_edition_that_is_not_there_are_refused() -> None:
    with pytest.raises(CoverageError, match="there is no edition 'moon_banking'"):
        boards(book().model_copy(update={"edition": "moon_banking"}))


@pytest.mark.parametrize("text", ["", "title: [", "title: No rows\n", "rows: 7\n"])
def test_a_file_that_is_not_well_formed_is_refused_by_name(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(CoverageError, match=r"^odd\.yaml: "):
        load_rulebook(path)


def test_every_file_of_rows_is_named_after_its_edition() -> None:
    assert [path.stem for path in sorted(ROWS.glob("*.yaml"))] == [of.edition for of in BOOKS]
