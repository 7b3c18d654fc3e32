"""What is kept beside the journal: it is no part of the game, and may be put anew."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.ledger.examples import RULES, body, information, names_in, write_game
from voicebanker.ledger import Damaged, Journal, JournalError, read_journal
from voicebanker.ledger.shelf import export

VOICE = {"cat": {"gain_db": 3.0, "warp": 0.87, "least_confidence": 0.0}}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "2026-11-29-1.game"


def open_again(path: Path) -> Journal:
    return Journal.open(path, rules_version=RULES)


def format_of(path: Path) -> int:
    return int.from_bytes(path.read_bytes()[60:64], "big")


def test_what_is_kept_is_there_after_opening_again(path: Path) -> None:
    entries = write_game(path)
    with open_again(path) as journal:
        journal.keep("voices", VOICE)
        assert journal.beside == {"voices": VOICE}
    with open_again(path) as journal:
        assert journal.beside == {"voices": VOICE}
        assert journal.entries() == entries
    assert names_in(path.parent) == [path.name]


def test_what_is_kept_anew_takes_the_place_of_the_old(path: Path) -> None:
    write_game(path)
    with open_again(path) as journal:
        journal.keep("voices", VOICE)
        journal.keep("other", {"a": [1, 2]})
        journal.keep("voices", {})
    with open_again(path) as journal:
        assert journal.beside == {"voices": {}, "other": {"a": [1, 2]}}


def test_the_game_goes_on_after_something_was_kept(path: Path) -> None:
    entries = write_game(path)
    with open_again(path) as journal:
        journal.keep("voices", VOICE)
        added = journal.append("transaction", body(9))
    assert read_journal(path) == (information(), (*entries, added))


def test_only_a_game_that_keeps_something_gets_the_new_format(path: Path) -> None:
    """So an older Voice Banker still plays all the others, and refuses this one plainly."""
    write_game(path)
    assert format_of(path) == 1
    with open_again(path) as journal:
        journal.keep("voices", VOICE)
    assert format_of(path) == 2


def test_a_new_game_keeps_nothing(path: Path) -> None:
    write_game(path)
    with open_again(path) as journal:
        assert journal.beside == {}


def test_an_export_has_what_is_kept(path: Path) -> None:
    write_game(path)
    with open_again(path) as journal:
        journal.keep("voices", VOICE)
    exported = json.loads(json.dumps(export(path)))
    assert exported["beside"] == {"voices": VOICE}
    assert exported["format_version"] == 2


def test_changes_to_what_was_kept_do_not_reach_the_journal(path: Path) -> None:
    write_game(path)
    mine: dict[str, Any] = {"cat": {"warp": 1.0}}
    with open_again(path) as journal:
        journal.keep("voices", mine)
        mine["cat"] = 5
        assert journal.beside["voices"] == {"cat": {"warp": 1.0}}


def test_a_closed_journal_keeps_nothing_and_says_so(path: Path) -> None:
    write_game(path)
    journal = open_again(path)
    journal.close()
    with pytest.raises(JournalError, match="is closed"):
        journal.keep("voices", VOICE)


def test_values_that_are_not_json_are_refused_and_nothing_is_written(path: Path) -> None:
    write_game(path)
    with open_again(path) as journal:
        with pytest.raises((TypeError, ValueError)):
            journal.keep("voices", {"cat": object()})
        assert journal.beside == {}
    assert format_of(path) == 1


@pytest.mark.parametrize(
    "sentence",
    [
        "UPDATE beside SET body = '{}'",
        "UPDATE beside SET name = 'others'",
        "UPDATE beside SET body = 5",
        "DROP TABLE beside",
        "PRAGMA user_version = 1",
        "CREATE INDEX names ON beside (body)",
    ],
)
def test_a_change_by_another_program_is_damage(path: Path, sentence: str) -> None:
    write_game(path)
    with open_again(path) as journal:
        journal.keep("voices", VOICE)
    connection = sqlite3.connect(path)
    connection.execute(sentence).fetchall()
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(Damaged):
        open_again(path)
    assert path.read_bytes() == before
