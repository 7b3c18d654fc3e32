"""The shelf: the saved games of a folder, and what is wrong with those that cannot be read."""

import json
import os
from pathlib import Path

import pytest

from tests.ledger.examples import body, information, names_in, pipe, start_player, write_game
from voicebanker.ledger import Entry, GameInformation, InUse, Journal, Missing, NotAGame
from voicebanker.ledger.shelf import (
    default_games_folder,
    delete,
    export,
    list_games,
    new_game_path,
    newest,
)
from voicebanker.ledger.storage import rollback_file


def _write_at(path: Path, seconds: int, rules_version: int = 3) -> None:
    write_game(path, entries=1, rules_version=rules_version)
    os.utime(path, (seconds, seconds))


def test_the_shelf_lists_games_in_the_order_people_count(tmp_path: Path) -> None:
    for name in ("2026-11-29-10", "2026-11-29-9", "2026-11-28-1", "grandma"):
        write_game(tmp_path / f"{name}.game", entries=2)
    (tmp_path / "notes.txt").write_text("not a game and not on the shelf")
    games = list_games(tmp_path)
    assert [game.name for game in games] == [
        "2026-11-28-1",
        "2026-11-29-9",
        "2026-11-29-10",
        "grandma",
    ]
    first = games[0]
    assert first.path == tmp_path / "2026-11-28-1.game"
    assert (first.edition, first.created, first.entries, first.problem) == (
        "voice_banking.us",
        "2026-11-29T15:04:05+01:00",
        2,
        None,
    )


def test_a_game_that_cannot_be_read_is_listed_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "a.game").write_bytes(b"something else")
    write_game(tmp_path / "b.game", entries=30)
    os.truncate(tmp_path / "b.game", 5000)
    (tmp_path / "c.game").mkdir()
    (tmp_path / "d.game").symlink_to(tmp_path / "nowhere")
    with Journal.create(tmp_path / "e.game", information("e")):
        problems = [game.problem or "" for game in list_games(tmp_path)]
    reasons = [
        "a.game is not a Voice Banker game",
        "b.game is damaged",
        "c.game is not a file",
        "There is no game d.game",
        "e.game is already being played",
    ]
    assert len(problems) == len(reasons)
    for problem, reason in zip(problems, reasons, strict=True):
        assert reason in problem


def test_a_missing_folder_is_an_empty_shelf(tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    assert list_games(folder) == []
    assert newest(folder) is None
    assert new_game_path(folder, "2026-11-29") == ("2026-11-29-1", folder / "2026-11-29-1.game")
    assert not folder.exists()


def test_a_new_game_gets_the_next_number_of_its_day(tmp_path: Path) -> None:
    for name in ("2026-11-29-1", "2026-11-29-10", "2026-11-30-44", "2026-11-29-copy"):
        (tmp_path / f"{name}.game").touch()
    name, path = new_game_path(tmp_path, "2026-11-29")
    assert (name, path) == ("2026-11-29-11", tmp_path / "2026-11-29-11.game")


@pytest.mark.parametrize("date", ["", "today", "../2026-11-29", "2026-11-29\n", "29.11.2026"])
def test_a_day_that_is_no_date_is_refused(tmp_path: Path, date: str) -> None:
    with pytest.raises(ValueError, match="written like 2026-11-29"):
        new_game_path(tmp_path, date)


def test_the_newest_game_is_the_one_written_last(tmp_path: Path) -> None:
    _write_at(tmp_path / "2026-11-29-1.game", 3000)
    _write_at(tmp_path / "2026-11-29-2.game", 1000)
    game = newest(tmp_path)
    assert game is not None
    assert game.name == "2026-11-29-1"


def test_the_newest_game_passes_over_what_cannot_be_played(tmp_path: Path) -> None:
    _write_at(tmp_path / "good.game", 1000)
    _write_at(tmp_path / "newer rules.game", 2000, rules_version=4)
    (tmp_path / "other.game").write_bytes(b"something else")
    game = newest(tmp_path, rules_version=3)
    assert game is not None
    assert game.name == "good"
    game = newest(tmp_path)
    assert game is not None
    assert game.name == "newer rules"


def test_the_newest_game_may_be_one_that_is_being_played(tmp_path: Path) -> None:
    _write_at(tmp_path / "good.game", 1000)
    with Journal.create(tmp_path / "now.game", information("now")):
        game = newest(tmp_path)
    assert game is not None
    assert game.name == "now"
    assert game.problem is not None


def test_a_deleted_game_is_gone_with_its_rollback_file(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    write_game(path)
    rollback_file(path).write_bytes(b"left by a crash")
    delete(path)
    assert names_in(tmp_path) == []
    with pytest.raises(Missing):
        delete(path)


def test_a_damaged_game_can_be_deleted(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    path.write_bytes(b"")
    delete(path)
    assert not path.exists()


def test_a_game_that_is_being_played_is_not_deleted(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    with Journal.create(path, information("a")) as journal:
        with pytest.raises(InUse):
            delete(path)
        journal.append("transaction", body(1))
    other = start_player("hold", path)
    try:
        assert pipe(other.stdout).readline() == b"ready\n"
        with pytest.raises(InUse):
            delete(path)
    finally:
        other.communicate(timeout=20)
    assert path.exists()


def test_only_games_are_deleted(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary")
    with pytest.raises(NotAGame):
        delete(diary)
    (tmp_path / "folder.game").mkdir()
    with pytest.raises(NotAGame):
        delete(tmp_path / "folder.game")
    assert diary.exists()


def test_an_export_is_the_whole_game_as_json(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    entries = write_game(path)
    exported = json.loads(json.dumps(export(path)))
    assert exported["format_version"] == 1
    assert GameInformation(**exported["information"]) == information("a")
    assert tuple(Entry(**entry) for entry in exported["entries"]) == entries


def test_the_default_folder_belongs_to_this_program() -> None:
    folder = default_games_folder()
    assert folder.name == "games"
    assert "voicebanker" in folder.parts
