"""The journal: what is appended is there, in order, and nothing else."""

import os
import sqlite3
import stat
import sys
from collections.abc import Mapping
from dataclasses import FrozenInstanceError
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from tests.ledger.examples import (
    RULES,
    body,
    information,
    names_in,
    pipe,
    start_player,
    write_game,
)
from voicebanker.ledger import (
    Entry,
    InUse,
    Journal,
    JournalError,
    Missing,
    NotAGame,
    NotWritable,
    OtherVersion,
    read_journal,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "2026-11-29-1.game"


def test_what_was_appended_is_there_after_opening_again(path: Path) -> None:
    with Journal.create(path, information()) as journal:
        first = journal.append("transaction", body(1))
        second = journal.append("undo", {"action": 1})
    assert first == Entry(1, "transaction", body(1))
    assert second == Entry(2, "undo", {"action": 1})
    with Journal.open(path, rules_version=RULES) as journal:
        assert journal.information == information()
        assert journal.entries() == (first, second)
        assert journal.append("transaction", body(3)).number == 3
    assert [entry.number for entry in read_journal(path)[1]] == [1, 2, 3]


def test_a_new_game_has_its_information_and_no_entries(path: Path) -> None:
    Journal.create(path, information()).close()
    assert read_journal(path) == (information(), ())


def test_a_closed_game_is_one_file(path: Path) -> None:
    write_game(path)
    assert names_in(path.parent) == [path.name]


def test_creating_makes_the_folder(tmp_path: Path) -> None:
    path = tmp_path / "a" / "new folder" / "2026-11-29-1.game"
    write_game(path, entries=1)
    assert len(read_journal(path)[1]) == 1


@pytest.mark.parametrize("name", ["a b", "what?now", "50%25", "a#b", "Łódź", "'quoted'"])
def test_any_file_name_will_do(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.game"
    entries = write_game(path)
    assert read_journal(path) == (information(name), entries)
    assert names_in(tmp_path) == [path.name]


def test_creating_never_replaces_a_file(path: Path) -> None:
    path.write_bytes(b"my diary")
    with pytest.raises(JournalError, match=r"already a game 2026-11-29-1\.game"):
        Journal.create(path, information())
    assert path.read_bytes() == b"my diary"
    assert names_in(path.parent) == [path.name]


def test_a_rollback_file_of_a_deleted_game_does_not_reach_a_new_one(path: Path) -> None:
    orphan = path.with_name(path.name + "-journal")
    orphan.write_bytes(bytes.fromhex("d9d505f920a163d7") + bytes(2000))
    entries = write_game(path)
    assert read_journal(path)[1] == entries


@pytest.mark.parametrize(
    "value",
    [
        {"amount": 1.5, "big": 10**30, "none": None, "yes": True, "list": [1, [2, {"a": []}]]},
        {"text": "Zoë says “buy” \x00 \ud800 \U0001f3a9", "": ""},
        {},
    ],
)
def test_json_values_come_back_as_they_were(path: Path, value: Mapping[str, Any]) -> None:
    with Journal.create(path, information()) as journal:
        assert journal.append("kind of\nmy own", value).body == value
    assert read_journal(path)[1] == (Entry(1, "kind of\nmy own", value),)


def test_tuples_and_mappings_are_stored_as_lists_and_objects(path: Path) -> None:
    with Journal.create(path, information()) as journal:
        entry = journal.append("transaction", MappingProxyType({"pair": (1, 2)}))
    assert entry.body == {"pair": [1, 2]}
    assert read_journal(path)[1] == (entry,)


@pytest.mark.parametrize(
    "value",
    [{"a": {1: "key is a number"}}, {"a": object()}, {"a": float("nan")}, {"a": [{None: 1}]}],
)
def test_other_values_are_refused_and_nothing_is_written(path: Path, value: Any) -> None:
    with Journal.create(path, information()) as journal:
        with pytest.raises((TypeError, ValueError)):
            journal.append("transaction", value)
        assert journal.append("transaction", body(1)).number == 1
    assert len(read_journal(path)[1]) == 1


def test_later_changes_to_a_body_do_not_reach_the_journal(path: Path) -> None:
    mine = body(1)
    with Journal.create(path, information()) as journal:
        journal.append("transaction", mine)
        mine["events"].clear()
        assert journal.entries()[0].body == body(1)


def test_entries_are_values(path: Path) -> None:
    (entry,) = write_game(path, entries=1)
    with pytest.raises(FrozenInstanceError):
        entry.number = 2  # type: ignore[misc]


def test_a_closed_journal_says_so(path: Path) -> None:
    journal = Journal.create(path, information())
    journal.close()
    journal.close()
    with pytest.raises(JournalError, match="closed, so open it again"):
        journal.append("transaction", body(1))


def test_a_missing_game_is_said_plainly_and_not_made(path: Path) -> None:
    with pytest.raises(Missing, match=r"There is no game 2026-11-29-1\.game"):
        Journal.open(path, rules_version=RULES)
    with pytest.raises(Missing):
        read_journal(path)
    with pytest.raises(Missing):
        read_journal(path / "below a file that is missing")
    assert names_in(path.parent) == []


def test_only_regular_files_are_opened(path: Path) -> None:
    path.mkdir()
    with pytest.raises(NotAGame, match="is not a file"):
        Journal.open(path, rules_version=RULES)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_named_pipe_does_not_keep_us_waiting(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(NotAGame):
        read_journal(path)


def _another_programs_database(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE entry (number INTEGER)")
    connection.close()


@pytest.mark.parametrize(
    "make",
    [
        _another_programs_database,
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(b"SQLite format 3\x00"),
        lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(5000)),
    ],
    ids=["another program's database", "empty", "first bytes only", "picture"],
)
def test_other_files_are_refused_and_left_alone(path: Path, make: Any) -> None:
    make(path)
    before = path.read_bytes()
    with pytest.raises(NotAGame, match=r"2026-11-29-1\.game is not a Voice Banker game"):
        Journal.open(path, rules_version=RULES)
    with pytest.raises(NotAGame):
        read_journal(path)
    assert path.read_bytes() == before
    assert names_in(path.parent) == [path.name]


@pytest.mark.parametrize(("version", "age"), [(0, "an older"), (3, "a newer"), (900, "a newer")])
def test_another_file_format_is_refused_and_left_alone(path: Path, version: int, age: str) -> None:
    write_game(path)
    changed = bytearray(path.read_bytes())
    changed[60:64] = version.to_bytes(4, "big")
    path.write_bytes(changed)
    with pytest.raises(OtherVersion, match=f"{age} file format"):
        Journal.open(path, rules_version=RULES)
    assert path.read_bytes() == changed


def test_newer_rules_are_refused_but_can_be_looked_at(path: Path) -> None:
    entries = write_game(path, rules_version=RULES + 1)
    before = path.read_bytes()
    with pytest.raises(OtherVersion, match="begun with newer rules"):
        Journal.open(path, rules_version=RULES)
    assert path.read_bytes() == before
    assert read_journal(path)[1] == entries


def test_a_game_begun_with_older_rules_is_opened_and_keeps_them(path: Path) -> None:
    write_game(path, rules_version=RULES - 1)
    with Journal.open(path, rules_version=RULES) as journal:
        journal.append("transaction", body(6))
        assert journal.information.rules_version == RULES - 1
    assert read_journal(path)[0].rules_version == RULES - 1


def test_opening_and_looking_do_not_change_the_file(path: Path) -> None:
    write_game(path)
    before = path.read_bytes(), path.stat().st_mtime_ns
    Journal.open(path, rules_version=RULES).close()
    read_journal(path)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_another_process_cannot_open_or_look_while_we_play(path: Path) -> None:
    with Journal.create(path, information()) as journal:
        journal.append("transaction", body(1))
        # Looking from this process, too, must not lose the lock.
        with pytest.raises(InUse):
            read_journal(path)
        with pytest.raises(InUse):
            Journal.open(path, rules_version=RULES)
        other = start_player("hold", path)
        output, _ = other.communicate(timeout=20)
        assert output.startswith(b"InUse: The game 2026-11-29-1.game is already being played")
        if sys.platform.startswith("linux"):
            assert f"(process {os.getpid()})".encode() in output
        assert other.returncode != 0
        journal.append("transaction", body(2))


def test_we_cannot_open_or_look_while_another_process_plays(path: Path) -> None:
    entries = write_game(path)
    other = start_player("hold", path)
    try:
        assert pipe(other.stdout).readline() == b"ready\n"
        with pytest.raises(InUse, match=r"2026-11-29-1\.game is already being played"):
            Journal.open(path, rules_version=RULES)
        with pytest.raises(InUse):
            read_journal(path)
    finally:
        other.communicate(timeout=20)
    assert read_journal(path)[1] == entries


def test_the_lock_ends_with_a_killed_process(path: Path) -> None:
    write_game(path)
    other = start_player("hold", path)
    assert pipe(other.stdout).readline() == b"ready\n"
    other.kill()
    other.communicate(timeout=20)
    with Journal.open(path, rules_version=RULES) as journal:
        assert journal.append("transaction", body(6)).number == 6


def test_a_game_reached_by_a_link_is_the_same_game(path: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.game"
    with Journal.create(path, information()):
        link.symlink_to(path)
        with pytest.raises(InUse):
            read_journal(link)
    assert read_journal(link) == (information(), ())


_PERMISSIONS_DO_NOT_BIND = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.mark.skipif(_PERMISSIONS_DO_NOT_BIND, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_said_on_opening(path: Path) -> None:
    entries = write_game(path)
    path.parent.chmod(stat.S_IRUSR | stat.S_IXUSR)
    try:
        with pytest.raises(NotWritable, match="check that you may write in its folder"):
            Journal.open(path, rules_version=RULES)
        with pytest.raises(NotWritable):
            Journal.create(path.with_name("other.game"), information())
        assert read_journal(path)[1] == entries
    finally:
        path.parent.chmod(stat.S_IRWXU)


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(NotWritable, match=r"new\.game cannot be saved"):
        Journal.create(tmp_path / "file" / "new.game", information())
