"""Faults: a process killed, a disk full, bytes changed. No entry is lost, made up or altered."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.ledger.examples import (
    PLAYER,
    RULES,
    body,
    information,
    names_in,
    pipe,
    start_player,
    write_game,
)
from voicebanker.ledger import (
    Damaged,
    DiskFull,
    Entry,
    Journal,
    JournalError,
    Unsure,
    read_journal,
)
from voicebanker.ledger.journal import _write
from voicebanker.ledger.storage import rollback_file

KILLS = 30


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "2026-11-29-1.game"


def _said(output: bytes) -> list[int]:
    return [int(line) for line in output.decode().splitlines() if line.isdigit()]


def _check_entries_of_player(entries: tuple[Entry, ...]) -> None:
    for expected, entry in enumerate(entries, start=1):
        assert entry.number == entry.body["action"] == expected
        assert entry.body["payload"] == f"{expected}-" * (1 + expected % 5 * 600)


def test_a_killed_process_loses_nothing_that_it_said(path: Path) -> None:
    write_game(path, entries=0)
    chance = random.Random(9)
    for kill in range(KILLS):
        player = start_player("loop", path)
        stdout = pipe(player.stdout)
        first = stdout.readline()
        time.sleep(chance.uniform(0, 0.02))
        player.kill()
        # Not communicate(): it would lose what readline() has read ahead.
        rest = stdout.read()
        player.wait(timeout=20)
        said = _said(first + rest)[-1]
        if kill % 2:
            # Looking after a crash changes nothing, neither now nor later.
            before = path.read_bytes()
            seen = read_journal(path)[1]
            assert path.read_bytes() == before
            assert said <= len(seen) <= said + 1
        with Journal.open(path, rules_version=RULES) as journal:
            _check_entries_of_player(journal.entries())
            # One more may be on disk, killed between the disk and the word.
            assert said <= len(journal.entries()) <= said + 1
            if kill % 2:
                assert journal.entries() == seen


def _leave_a_step_half_written(path: Path) -> tuple[Entry, ...]:
    """Bring ``path`` into the state after a crash in the middle of writing the file itself."""
    entries = write_game(path, entries=30)
    work = path.with_name("work.db")
    shutil.copyfile(path, work)
    connection = sqlite3.connect(work, isolation_level=None)
    connection.execute("PRAGMA cache_size=1")
    connection.execute("BEGIN")
    for number in range(31, 60):
        connection.execute("INSERT INTO entry VALUES (?, 'x', ?, x'00')", (number, "y" * 3000))
    connection.execute("UPDATE entry SET kind = 'wrong'")
    connection.execute("UPDATE tip SET number = 59")
    # The cache was too small, so SQLite has written into the file without committing.
    shutil.copyfile(work, path)
    shutil.copyfile(rollback_file(work), rollback_file(path))
    connection.close()
    work.unlink()
    assert b"wrong" in path.read_bytes()
    return entries


def test_a_half_written_step_is_taken_back_on_opening(path: Path) -> None:
    entries = _leave_a_step_half_written(path)
    with Journal.open(path, rules_version=RULES) as journal:
        assert journal.entries() == entries
        journal.append("transaction", body(31))
    assert len(read_journal(path)[1]) == 31


def test_looking_at_a_half_written_step_leaves_the_file_alone(path: Path) -> None:
    entries = _leave_a_step_half_written(path)
    before = path.read_bytes(), rollback_file(path).read_bytes()
    assert read_journal(path)[1] == entries
    assert (path.read_bytes(), rollback_file(path).read_bytes()) == before


def test_a_damaged_rollback_file_is_noticed_and_nothing_is_touched(path: Path) -> None:
    entries = _leave_a_step_half_written(path)
    rollback = rollback_file(path)
    good = path.read_bytes(), rollback.read_bytes()
    chance = random.Random(4)
    noticed = 0
    for _ in range(150):
        path.write_bytes(good[0])
        # The first bytes say how to read the rest, so they get more than their share.
        end = chance.choice([40, 600, len(good[1])])
        bad = _with_flipped_bit(good[1], chance.randrange(end), chance.randrange(8))
        rollback.write_bytes(bad)
        try:
            with Journal.open(path, rules_version=RULES) as journal:
                assert journal.entries() == entries
        except JournalError:
            noticed += 1
            assert path.read_bytes() == good[0]
            assert rollback.read_bytes() == bad
    assert noticed > 0


def _with_flipped_bit(data: bytes, offset: int, bit: int) -> bytes:
    changed = bytearray(data)
    changed[offset] ^= 1 << bit
    return bytes(changed)


def test_a_flipped_bit_is_noticed_or_harmless(path: Path) -> None:
    entries = write_game(path, entries=12)
    good = path.read_bytes()
    chance = random.Random(7)
    # The header and the list of tables densely, the rest every few bytes.
    offsets = [*range(200), *range(200, len(good), 11)]
    noticed = 0
    sentences = set()
    for offset in offsets:
        bad = _with_flipped_bit(good, offset, chance.randrange(8))
        path.write_bytes(bad)
        try:
            seen = read_journal(path)
        except JournalError as error:
            noticed += 1
            sentences.add(error.message)
            assert path.read_bytes() == bad
        else:
            assert seen == (information(), entries), f"wrong entries, byte {offset}"
    assert noticed > len(offsets) / 4
    assert all(path.name in sentence for sentence in sentences)


def test_a_flipped_bit_that_is_harmless_stays_harmless_when_the_game_goes_on(path: Path) -> None:
    entries = write_game(path, entries=6)
    good = path.read_bytes()
    chance = random.Random(8)
    for _ in range(60):
        path.write_bytes(_with_flipped_bit(good, chance.randrange(len(good)), chance.randrange(8)))
        try:
            with Journal.open(path, rules_version=RULES) as journal:
                added = journal.append("transaction", body(7))
        except JournalError:
            continue
        assert read_journal(path)[1] == (*entries, added)


@pytest.mark.parametrize("change", [b"Z", b"\x00", b"\xff"])
def test_a_changed_letter_in_an_entry_is_damage(path: Path, change: bytes) -> None:
    write_game(path)
    bad = path.read_bytes().replace(b'"boardwalk"', b'"b' + change + b'ardwalk"', 1)
    path.write_bytes(bad)
    with pytest.raises(Damaged, match=r"step [1-5] has changed"):
        Journal.open(path, rules_version=RULES)
    assert path.read_bytes() == bad


def test_a_truncated_file_is_damage(path: Path) -> None:
    write_game(path, entries=40)
    good = path.read_bytes()
    for length in [100, 1000, 4096, *range(5000, len(good), 2500), len(good) - 1]:
        path.write_bytes(good[:length])
        with pytest.raises(JournalError):
            Journal.open(path, rules_version=RULES)
        assert path.read_bytes() == good[:length]


@pytest.mark.parametrize(
    "sentence",
    [
        "DELETE FROM entry WHERE number = 5",
        "DELETE FROM entry WHERE number = 3",
        "UPDATE entry SET number = 99 WHERE number = 5",
        "UPDATE entry SET kind = 'undo' WHERE number = 2",
        "UPDATE entry SET body = (SELECT body FROM entry WHERE number = 1) WHERE number = 2",
        "UPDATE entry SET checksum = zeroblob(32) WHERE number = 2",
        "UPDATE entry SET body = 5 WHERE number = 2",
        "INSERT INTO entry VALUES (6, 'transaction', '{}', zeroblob(32))",
        "UPDATE game SET information = replace(information, 'seed', 'need')",
        "DELETE FROM game",
        "INSERT INTO game VALUES ('{}')",
        "DELETE FROM tip",
        "UPDATE tip SET number = 4",
        "CREATE TRIGGER more AFTER INSERT ON entry BEGIN DELETE FROM entry; END",
        "CREATE INDEX kinds ON entry (kind)",
        "ALTER TABLE entry ADD COLUMN remark TEXT",
        "PRAGMA journal_mode=WAL",
    ],
)
def test_a_change_by_another_program_is_damage(path: Path, sentence: str) -> None:
    write_game(path)
    connection = sqlite3.connect(path)
    connection.execute(sentence).fetchall()
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(Damaged, match=r"2026-11-29-1\.game is damaged .* begin a new game"):
        Journal.open(path, rules_version=RULES)
    with pytest.raises(Damaged):
        read_journal(path)
    assert path.read_bytes() == before


def _append_many(journal: Journal) -> None:
    for action in range(1, 100):
        journal.append("transaction", body(action))


def test_a_full_disk_is_said_and_playing_goes_on_once_there_is_room(path: Path) -> None:
    with Journal.create(path, information()) as journal:
        # The real thing needs a disk; see below. This gives SQLite the same error.
        connection = journal._connection
        assert connection is not None
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count={pages + 1}")
        with pytest.raises(DiskFull, match=r"disk is full and the last step .* make room"):
            _append_many(journal)
        saved = journal.entries()
        connection.execute("PRAGMA max_page_count=100000")
        journal.append("undo", {"action": len(saved)})
    assert read_journal(path)[1][:-1] == saved


def test_a_limit_of_the_system_is_said_and_earlier_entries_are_safe(path: Path) -> None:
    write_game(path, entries=0)
    player = start_player("limit", path)
    output, _ = player.communicate(timeout=20)
    assert player.returncode == 0
    assert "NotWritable: The game 2026-11-29-1.game cannot be saved" in output.decode()
    with Journal.open(path, rules_version=RULES) as journal:
        assert len(journal.entries()) == _said(output)[-1]
        _check_entries_of_player(journal.entries())


def test_what_a_killed_process_left_of_a_new_game_is_cleared_away(path: Path) -> None:
    old = path.with_name(".2026-11-29-1.game.77.draft")
    new = path.with_name(".2026-11-29-2.game.78.draft")
    for draft in (old, new):
        draft.write_bytes(b"half a game")
        rollback_file(draft).write_bytes(b"")
        if draft is old:
            os.utime(draft, (1000, 1000))
            os.utime(rollback_file(draft), (1000, 1000))
    write_game(path)
    # Somebody may be at the new one this very moment.
    assert names_in(path.parent) == [new.name, rollback_file(new).name, path.name]


def test_a_step_that_sqlite_leaves_in_the_file_on_failing_is_taken_back(path: Path) -> None:
    """Where the very last write fails, SQLite says so and leaves the step in the file."""
    with Journal.create(path, information()) as journal:
        journal.append("transaction", body(1))
        connection = journal._connection
        assert connection is not None
        checksum = journal._checksum
        _write(connection, 2, "transaction", "{}", b"x" * 32)
        problem = journal._after_failure(sqlite3.OperationalError("full"), adding=True)
        assert not isinstance(problem, Unsure)
        assert journal._checksum == checksum
    assert [entry.number for entry in read_journal(path)[1]] == [1]


def _small_disks_can_be_mounted() -> bool:
    if shutil.which("unshare") is None:
        return False
    attempt = ["unshare", "-rm", "mount", "-t", "tmpfs", "tmpfs", "/tmp"]
    return subprocess.run(attempt, capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(
    not _small_disks_can_be_mounted(), reason="this system does not let us mount a small disk"
)
def test_a_disk_that_is_really_full_is_said_and_earlier_entries_are_safe(tmp_path: Path) -> None:
    origin = tmp_path / "origin.game"
    write_game(origin, entries=0)
    result = tmp_path / "result.game"
    script = (
        'mount -t tmpfs -o size=96k tmpfs "$1" && cp "$2" "$1/x.game" &&'
        ' "$4" "$5" fill "$1/x.game" && cp "$1/x.game" "$3"'
    )
    disk = tmp_path / "disk"
    disk.mkdir()
    arguments = [disk, origin, result, Path(sys.executable), PLAYER]
    done = subprocess.run(
        ["unshare", "-rm", "sh", "-c", script, "sh", *map(os.fspath, arguments)],
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert "DiskFull: The disk is full" in done.stdout.decode()
    _, entries = read_journal(result)
    assert len(entries) == _said(done.stdout)[-1]
    _check_entries_of_player(entries)


@pytest.mark.skipif(
    not _small_disks_can_be_mounted(), reason="this system does not let us mount a small disk"
)
def test_a_disk_that_may_only_be_read_is_said_and_can_be_looked_at(tmp_path: Path) -> None:
    origin = tmp_path / "origin.game"
    write_game(origin, entries=3)
    disk = tmp_path / "disk"
    disk.mkdir()
    script = (
        'mount -t tmpfs -o size=1m tmpfs "$1" && cp "$2" "$1/x.game" &&'
        ' mount -o remount,ro "$1" && "$3" "$4" limit "$1/x.game"; "$3" "$4" look "$1/x.game"'
    )
    arguments = [disk, origin, Path(sys.executable), PLAYER]
    done = subprocess.run(
        ["unshare", "-rm", "sh", "-c", script, "sh", *map(os.fspath, arguments)],
        capture_output=True,
        check=False,
        timeout=60,
    )
    said = done.stdout.decode().splitlines()
    assert said[0].startswith("NotWritable: The game x.game cannot be saved"), done.stderr
    assert said[1:] == ["3"]
