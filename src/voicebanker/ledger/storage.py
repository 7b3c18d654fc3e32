"""The game file itself: its first bytes, its tables, and the checks before it is believed."""

import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from voicebanker.ledger.errors import (
    FROM_SQLITE,
    InUse,
    JournalError,
    Missing,
    NotAGame,
    OtherVersion,
    damaged,
    in_use_here,
    not_readable,
    sqlite_code,
    while_reading,
)
from voicebanker.ledger.records import (
    Entry,
    GameInformation,
    beside_checksum,
    first_checksum,
    information_from_text,
    information_to_text,
    next_checksum,
    object_from_text,
    objects_from_texts,
)

APPLICATION_ID = int.from_bytes(b"VBNK", "big")
FORMAT_VERSION = 1
"""The format of a game that is played and nothing more."""
FORMAT_VERSION_BESIDE = 2
"""The same with what is kept beside the journal. A file gets it when something is first kept,
so that an older Voice Banker still plays all other games."""

# How long to wait, in seconds, for someone who only looks at the file to finish.
_PATIENCE = 0.25

_MAGIC = b"SQLite format 3\x00"
_HEADER_BYTES = 100
_ROLLBACK_MODE = b"\x01\x01"  # not the write-ahead log, which would keep a second file

# SQLite stores these sentences word for word, so a file whose tables differ in any
# way (damage, or a trigger somebody added) is recognised by comparing them.
_TABLES = {
    "game": "CREATE TABLE game (information TEXT NOT NULL)",
    "entry": (
        "CREATE TABLE entry (number INTEGER PRIMARY KEY, kind TEXT NOT NULL, "
        "body TEXT NOT NULL, checksum BLOB NOT NULL)"
    ),
    # The last entry once more: without it a lost end could not be told from a short game.
    "tip": "CREATE TABLE tip (number INTEGER NOT NULL, checksum BLOB NOT NULL)",
}
_TABLE_BESIDE = (
    "CREATE TABLE beside (name TEXT PRIMARY KEY, body TEXT NOT NULL, checksum BLOB NOT NULL) "
    "WITHOUT ROWID"
)


@dataclass(frozen=True, slots=True)
class Contents:
    """A whole game file, checked. ``checksum`` is that of the last entry, 32 bytes.

    ``beside`` is what is kept beside the journal: name -> a JSON object.
    """

    information: GameInformation
    entries: tuple[Entry, ...]
    checksum: bytes
    beside: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


FileIdentity = tuple[int, int]

# Closing any handle on a file drops all the locks that this process holds on it (POSIX),
# even those of SQLite. So a game that is open here must never be opened a second time.
_open_here: set[FileIdentity] = set()


def claim(path: Path) -> FileIdentity:
    """Note that this process has ``path`` open. Give the answer to ``release`` afterwards."""
    status = path.stat()
    identity = (status.st_dev, status.st_ino)
    _open_here.add(identity)
    return identity


def release(identity: FileIdentity) -> None:
    """Forget a claim."""
    _open_here.discard(identity)


def check_file(path: Path) -> None:
    """Check, without opening it, that ``path`` is a file that nobody in this process has open.

    Raises ``Missing``, ``NotAGame`` or ``InUse``.
    """
    try:
        status = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        raise Missing(
            f"There is no game {path.name}, so check the name or begin a new game."
        ) from None
    except OSError:
        raise not_readable(path) from None
    if not stat.S_ISREG(status.st_mode):
        raise NotAGame(f"{path.name} is not a file, so choose a saved game instead.")
    if (status.st_dev, status.st_ino) in _open_here:
        raise in_use_here(path)


def check_header(path: Path) -> None:
    """Check the first bytes of ``path`` before SQLite may touch it.

    Raises ``NotAGame``, ``OtherVersion``, ``Damaged``, or ``JournalError`` where it cannot be read.
    """
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER_BYTES)
    except OSError:
        raise not_readable(path) from None
    application_id = int.from_bytes(header[68:72], "big")
    if not header.startswith(_MAGIC) or application_id != APPLICATION_ID:
        raise NotAGame(
            f"The file {path.name} is not a Voice Banker game, so choose a saved game instead."
        )
    version = int.from_bytes(header[60:64], "big")
    if not FORMAT_VERSION <= version <= FORMAT_VERSION_BESIDE:
        age = "a newer" if version > FORMAT_VERSION else "an older"
        raise OtherVersion(
            f"The game {path.name} has {age} file format "
            f"({version}, not {FORMAT_VERSION} or {FORMAT_VERSION_BESIDE}), "
            "so play it with the Voice Banker that saved it."
        )
    if header[18:20] != _ROLLBACK_MODE:
        raise damaged(path, "another program has changed how it is written")


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open ``path`` with SQLite. ``mode`` is "ro", "rw" or "rwc". Raises ``sqlite3.Error``."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_PATIENCE,
        isolation_level=None,
        # The journal has its own lock and may be called from any thread.
        check_same_thread=False,
    )
    # Bytes, because damaged text may not be text at all.
    connection.text_factory = bytes
    try:
        for setting in ("trusted_schema=OFF", "cell_size_check=ON", "mmap_size=0"):
            connection.execute(f"PRAGMA {setting}").fetchall()
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def lay_out(connection: sqlite3.Connection, information: GameInformation) -> None:
    """Turn an empty database into a game without entries. Raises ``sqlite3.Error``."""
    text = information_to_text(information)
    for setting in (
        "journal_mode=TRUNCATE",
        "synchronous=EXTRA",
        "fullfsync=ON",
        "encoding='UTF-8'",
    ):
        connection.execute(f"PRAGMA {setting}").fetchall()
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute(f"PRAGMA application_id={APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version={FORMAT_VERSION}")
    for sentence in _TABLES.values():
        connection.execute(sentence)
    connection.execute("INSERT INTO game VALUES (?)", (text,))
    connection.execute("INSERT INTO tip VALUES (0, ?)", (first_checksum(text.encode("ascii")),))
    connection.execute("COMMIT")


def glance(path: Path) -> tuple[GameInformation, int]:
    """Check a whole game as ``look`` does; return what it is, and how many entries it has."""
    check_file(path)
    check_header(path)
    try:
        with _consistent_view(path) as connection:
            information, rows, _ = _checked_rows(connection, path)
    except FROM_SQLITE as error:
        raise while_reading(path, error) from error
    return information, len(rows)


def look(path: Path) -> Contents:
    """Read and check a whole game without changing a byte of it. Raises ``JournalError``."""
    check_file(path)
    check_header(path)
    try:
        with _consistent_view(path) as connection:
            return load(connection, path)
    except FROM_SQLITE as error:
        raise while_reading(path, error) from error


def load(connection: sqlite3.Connection, path: Path) -> Contents:
    """Read everything from an open game file and check it.

    ``path`` is for the messages. Raises ``Damaged``, or ``sqlite3.Error``.
    """
    information, rows, checksum = _checked_rows(connection, path)
    bodies = objects_from_texts([body for _, body in rows])
    entries = []
    for number, (kind, body) in enumerate(rows, start=1):
        try:
            known = object_from_text(body) if bodies is None else bodies[number - 1]
            entries.append(Entry(number, kind.decode("utf-8"), known))
        except ValueError:
            raise damaged(path, f"step {number} makes no sense") from None
    beside = _load_beside(connection, path) if _has_beside(connection) else {}
    return Contents(information, tuple(entries), checksum, beside)


def _has_beside(connection: sqlite3.Connection) -> bool:
    return _version(connection) == FORMAT_VERSION_BESIDE


_Rows = list[tuple[bytes, bytes]]


def _checked_rows(
    connection: sqlite3.Connection, path: Path
) -> tuple[GameInformation, _Rows, bytes]:
    """Check a file down to its last byte that counts; return its entries as they are stored."""
    tables = connection.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    wanted = {**_TABLES, "beside": _TABLE_BESIDE} if _has_beside(connection) else _TABLES
    expected = {(b"table", name.encode(), sql.encode()) for name, sql in wanted.items()}
    if len(tables) != len(expected) or set(tables) != expected:
        raise damaged(path, "its tables have changed")
    if connection.execute("PRAGMA integrity_check").fetchall() != [(b"ok",)]:
        raise damaged(path, "its pages do not fit together")
    games = connection.execute("SELECT information FROM game").fetchall()
    if len(games) != 1 or not isinstance(games[0][0], bytes):
        raise damaged(path, "what it says about the game has changed")
    (text,) = games[0]
    rows, checksum = _rows_of_entries(connection, path, first_checksum(text))
    tip = connection.execute("SELECT number, checksum FROM tip").fetchall()
    if tip != [(len(rows), checksum)]:
        raise damaged(path, "its end is missing or has changed")
    try:
        return information_from_text(text), rows, checksum
    except ValueError:
        raise damaged(path, "what it says about the game makes no sense") from None


def _rows_of_entries(
    connection: sqlite3.Connection, path: Path, checksum: bytes
) -> tuple[_Rows, bytes]:
    rows: _Rows = []
    found = connection.execute("SELECT number, kind, body, checksum FROM entry ORDER BY number")
    for expected, (number, kind, body, stored) in enumerate(found, start=1):
        if number != expected:
            raise damaged(path, f"step {expected} is missing")
        if not isinstance(kind, bytes) or not isinstance(body, bytes):
            raise damaged(path, f"step {number} has changed")
        checksum = next_checksum(checksum, number, kind, body)
        if stored != checksum:
            raise damaged(path, f"step {number} has changed")
        rows.append((kind, body))
    return rows, checksum


def write_beside(connection: sqlite3.Connection, name: str, text: str) -> None:
    """Keep ``text`` as ``name``, in place of what was kept so. Raises ``sqlite3.Error``."""
    connection.execute("BEGIN IMMEDIATE")
    if _version(connection) == FORMAT_VERSION:
        connection.execute(_TABLE_BESIDE)
        connection.execute(f"PRAGMA user_version={FORMAT_VERSION_BESIDE}")
    checksum = beside_checksum(name.encode("utf-8"), text.encode("ascii"))
    connection.execute("INSERT OR REPLACE INTO beside VALUES (?, ?, ?)", (name, text, checksum))
    connection.execute("COMMIT")


def _version(connection: sqlite3.Connection) -> int:
    ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    return int(version)


def _load_beside(connection: sqlite3.Connection, path: Path) -> dict[str, Mapping[str, Any]]:
    beside: dict[str, Mapping[str, Any]] = {}
    for name, body, stored in connection.execute("SELECT name, body, checksum FROM beside"):
        if not isinstance(name, bytes) or not isinstance(body, bytes):
            raise damaged(path, "what is kept beside the game has changed")
        if stored != beside_checksum(name, body):
            raise damaged(path, "what is kept beside the game has changed")
        try:
            beside[name.decode("utf-8")] = object_from_text(body)
        except ValueError:
            raise damaged(path, "what is kept beside the game makes no sense") from None
    return beside


@contextmanager
def _consistent_view(path: Path) -> Iterator[sqlite3.Connection]:
    """Open ``path`` so that nothing is changed and nobody can change it meanwhile."""
    with closing(connect(path, "ro")) as connection:
        try:
            _begin_reading(connection)
        except FROM_SQLITE as error:
            if sqlite_code(error) != sqlite3.SQLITE_READONLY_ROLLBACK:
                raise
        else:
            yield connection
            return
    # A crash left a step half written. SQLite would take it back in the file itself;
    # it does so in a copy here, because a file that is then refused must stay as it was.
    with _recovered_copy(path) as connection:
        yield connection


@contextmanager
def _recovered_copy(path: Path) -> Iterator[sqlite3.Connection]:
    path = path.resolve()
    with tempfile.TemporaryDirectory(prefix="voicebanker-") as folder:
        copy = Path(folder) / "copy.game"
        try:
            shutil.copyfile(path, copy)
            shutil.copyfile(rollback_file(path), rollback_file(copy))
        except OSError:
            raise not_readable(path) from None
        with closing(connect(copy, "rw")) as connection:
            _begin_reading(connection)
            yield connection


def _begin_reading(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN")
    connection.execute("SELECT count(*) FROM sqlite_master").fetchall()


def rollback_file(path: Path) -> Path:
    """Return where SQLite keeps what it needs to take back a half-written step of ``path``."""
    return path.with_name(path.name + "-journal")


def in_use_by(path: Path) -> InUse | None:
    """Return the error to raise where a process, this one included, has the game open."""
    try:
        check_file(path)
        with closing(connect(path, "ro")) as connection:
            _begin_reading(connection)
    except FROM_SQLITE as error:
        problem = while_reading(path, error)
        return problem if isinstance(problem, InUse) else None
    except JournalError as error:
        return error if isinstance(error, InUse) else None
    return None


def sync_folder(folder: Path) -> None:
    """Put the names in ``folder`` on disk. Raises ``OSError``."""
    if os.name != "posix":
        return  # Windows has no such call and needs none.
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
