"""docs/safety.md has a test for each promise, and the tests that it names exist."""

import re

import pytest

from tests.docs.named import ROOT, functions_in

PAGE = (ROOT / "docs" / "safety.md").read_text("utf-8")
_TABLE = PAGE.partition("| promise |")[2].partition("## ")[0]
ROWS = re.findall(r"^\| (.+?) \| (.*?) ?\| (.*) \|$", _TABLE, re.MULTILINE)
TESTS = sorted(set(re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", PAGE)))
SOURCES = sorted(set(re.findall(r"`((?:table|ledger|rules|cli|speech)/\w+\.py)`", PAGE)))


def test_every_promise_names_the_tests_that_show_it() -> None:
    assert len(ROWS) >= 19
    for promise, _, shown in ROWS:
        assert re.fullmatch(r"`tests/[\w/]+\.py(::test_\w+)?`(, `tests/[^`]+`)*", shown), promise


@pytest.mark.parametrize(("file", "name"), TESTS)
def test_a_test_that_is_named_is_there(file: str, name: str) -> None:
    names = functions_in(ROOT / file)
    assert name in names if name else names


@pytest.mark.parametrize("path", SOURCES)
def test_a_module_that_is_named_is_there(path: str) -> None:
    assert (ROOT / "src" / "voicebanker" / path).is_file()
