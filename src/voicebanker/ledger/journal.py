"""The journal of one game: entries are added, never changed, and on disk at once."""

import os
import sqlite3
import threading
import time
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from voicebanker.ledger.errors import (
    FROM_SQLITE,
    DiskFull,
    JournalError,
    OtherVersion,
    unsure,
    while_making,
    while_reading,
    while_writing,
)
from voicebanker.ledger.records import (
    Entry,
    GameInformation,
    information_to_text,
    next_checksum,
    object_from_text,
    to_text,
)
from voicebanker.ledger.storage import (
    Contents,
    check_file,
    check_header,
    claim,
    connect,
    lay_out,
    load,
    look,
    release,
    rollback_file,
    sync_folder,
    write_beside,
)

# EXCLUSIVE: the lock is the operating system's and ends with the process, however it ends.
# PERSIST keeps the rollback file at its size, which spares a memory card work at every step.
_SETTINGS_FOR_WRITING = (
    "locking_mode=EXCLUSIVE",
    "journal_mode=PERSIST",
    "synchronous=EXTRA",
    "fullfsync=ON",
)

_DRAFT_IS_OLD_S = 60.0
"""Making a game takes no second. A draft older than this, in seconds, is nobody's any more."""


def read_journal(path: Path) -> tuple[GameInformation, tuple[Entry, ...]]:
    """Return what is in a game file without changing it, even after a crash.

    Raises ``Missing``, ``NotAGame``, ``OtherVersion`` (of the file format; the version of
    the rules is the caller's to judge), ``Damaged``, or ``InUse`` while it is played.
    """
    contents = look(path)
    return contents.information, contents.entries


class Journal:
    """A game file open for writing. One process at a time can have it.

    Use ``create`` or ``open``, then ``append``; it is a context manager that closes.
    While it is open, no other code of the same process may open the file: the system
    would drop the lock. The functions of the ledger take care of that.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, contents: Contents) -> None:
        """For ``create`` and ``open`` only. ``connection`` must hold the exclusive lock."""
        self._path = path
        self._connection: sqlite3.Connection | None = connection
        self._information = contents.information
        self._entries = list(contents.entries)
        self._beside = dict(contents.beside)
        self._checksum = contents.checksum
        self._identity = claim(path)
        self._lock = threading.Lock()

    @classmethod
    def create(cls, path: Path, information: GameInformation) -> Self:
        """Make a new game file, and its folder where that is missing, and open it.

        The file appears whole or not at all. Raises ``JournalError`` when ``path`` exists,
        ``NotWritable`` or ``DiskFull``; ``TypeError`` or ``ValueError`` for options that
        are not JSON.
        """
        information_to_text(information)
        draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if os.path.lexists(path):
                raise _exists_already(path)
            _clear_drafts(path.parent)
            with closing(connect(draft, "rwc")) as connection:
                lay_out(connection, information)
            # Left behind by a deleted game, it would be taken for a part of this one.
            rollback_file(path).unlink(missing_ok=True)
            _give_name(draft, path)
            _sync_name(path)
        except sqlite3.Error as error:
            raise while_writing(path, error) from error
        except OSError as error:
            raise while_making(path, error) from error
        finally:
            with suppress(OSError):
                rollback_file(draft).unlink(missing_ok=True)
                draft.unlink(missing_ok=True)
        return cls.open(path, rules_version=information.rules_version)

    @classmethod
    def open(cls, path: Path, *, rules_version: int) -> Self:
        """Open a game to go on playing it; a step that a crash cut short is taken back.

        ``rules_version`` is the newest that the caller knows; a game may be begun with older
        rules, and keeps them.
        Raises ``Missing``, ``NotAGame``, ``OtherVersion``, ``Damaged``, ``InUse`` or
        ``NotWritable``; a file that is refused is left as it was, byte for byte.
        """
        check_file(path)
        check_header(path)
        if _may_be_half_written(path):
            # SQLite is about to change the file, which must not happen to one that is refused.
            _check_rules_version(path, look(path).information, rules_version)
        try:
            connection = connect(path, "rw")
        except FROM_SQLITE as error:
            raise while_reading(path, error) from error
        try:
            return cls(path, connection, _taken(connection, path, rules_version))
        except FROM_SQLITE as error:
            connection.close()
            raise while_writing(path, error) from error
        except BaseException:
            connection.close()
            raise

    @property
    def information(self) -> GameInformation:
        """What was known when the game began."""
        return self._information

    @property
    def path(self) -> Path:
        """Where the file is."""
        return self._path

    def entries(self) -> tuple[Entry, ...]:
        """Return all entries so far, oldest first."""
        return tuple(self._entries)

    def append(self, kind: str, body: Mapping[str, Any]) -> Entry:
        """Add an entry. When this returns it is on disk; when it raises it is not in the game.

        The entry that is returned holds what was stored: tuples have become lists.
        Raises ``DiskFull``, after which it may be called again; ``NotWritable`` and other
        ``JournalError``, after which the game must be opened again; ``Unsure`` where only
        that tells whether the entry is in it; ``TypeError`` or ``ValueError`` for a body
        that is not JSON.
        """
        text = to_text(body)
        stored_kind = kind.encode("utf-8")
        with self._lock:
            if self._connection is None:
                raise JournalError(f"The game {self._path.name} is closed, so open it again.")
            number = len(self._entries) + 1
            checksum = next_checksum(self._checksum, number, stored_kind, text.encode("ascii"))
            try:
                _write(self._connection, number, kind, text, checksum)
            except FROM_SQLITE as error:
                raise self._after_failure(error, adding=True) from error
            entry = Entry(number, kind, object_from_text(text.encode("ascii")))
            self._entries.append(entry)
            self._checksum = checksum
        return entry

    @property
    def beside(self) -> Mapping[str, Mapping[str, Any]]:
        """What is kept beside the journal: name -> a JSON object. No part of the game itself."""
        return dict(self._beside)

    def keep(self, name: str, body: Mapping[str, Any]) -> None:
        """Keep ``body`` beside the journal as ``name``, in place of what was kept so.

        When this returns it is on disk. Raises as ``append`` does.
        """
        text = to_text(body)
        with self._lock:
            if self._connection is None:
                raise JournalError(f"The game {self._path.name} is closed, so open it again.")
            try:
                write_beside(self._connection, name, text)
            except FROM_SQLITE as error:
                raise self._after_failure(error) from error
            self._beside[name] = object_from_text(text.encode("ascii"))

    def close(self) -> None:
        """Let others open the game. Closing twice does no harm."""
        with self._lock:
            self._close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _after_failure(self, error: Exception, *, adding: bool = False) -> JournalError:
        """Return what to raise, having seen to it that what failed is not in the file."""
        problem = while_writing(self._path, error)
        if self._connection is None:
            return problem
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            if adding:
                _take_back(self._connection, len(self._entries), self._checksum)
        except FROM_SQLITE:
            self._close()
            return problem if not adding or self._is_as_known() else unsure(self._path)
        # On a disk that fails, what is in memory and what is in the file may differ.
        # Only opening the file anew tells.
        if not isinstance(problem, DiskFull):
            self._close()
        return problem

    def _is_as_known(self) -> bool:
        """Tell whether the closed file can be read, and holds what was known to be in it."""
        try:
            return look(self._path).checksum == self._checksum
        except JournalError:
            return False

    def _close(self) -> None:
        if self._connection is None:
            return
        connection, self._connection = self._connection, None
        # Takes away the empty rollback file; without the right to do so it may stay.
        with suppress(sqlite3.Error):
            connection.execute("PRAGMA locking_mode=NORMAL").fetchall()
            connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
            connection.execute("PRAGMA journal_mode=DELETE").fetchall()
        connection.close()
        release(self._identity)


def _may_be_half_written(path: Path) -> bool:
    try:
        return rollback_file(path).stat().st_size > 0
    except OSError:
        return False


def _taken(connection: sqlite3.Connection, path: Path, rules_version: int) -> Contents:
    """Lock the file for this process, read it, and try out that a step can be written."""
    for setting in _SETTINGS_FOR_WRITING:
        connection.execute(f"PRAGMA {setting}").fetchall()
    connection.execute("BEGIN EXCLUSIVE")
    try:
        contents = load(connection, path)
        _check_rules_version(path, contents.information, rules_version)
        # Makes the rollback file, where a folder that cannot be written shows itself. The
        # value has to change: SQLite writes nothing for one that stays the same.
        connection.execute("UPDATE tip SET number = number + 1")
    finally:
        # Some failures have ended the transaction already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return contents


def _write(
    connection: sqlite3.Connection, number: int, kind: str, text: str, checksum: bytes
) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?)", (number, kind, text, checksum))
    connection.execute("UPDATE tip SET number = ?, checksum = ?", (number, checksum))
    connection.execute("COMMIT")


def _take_back(connection: sqlite3.Connection, number: int, checksum: bytes) -> None:
    """Let entry ``number`` be the last one. Raises ``sqlite3.Error``.

    Where the very last write of a step fails, SQLite reports that it failed, has nothing
    left to take it back with, and leaves the step in the file.
    """
    if connection.execute("SELECT number, checksum FROM tip").fetchall() == [(number, checksum)]:
        return
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("DELETE FROM entry WHERE number > ?", (number,))
    connection.execute("UPDATE tip SET number = ?, checksum = ?", (number, checksum))
    connection.execute("COMMIT")


def _give_name(draft: Path, path: Path) -> None:
    """Give a finished file its name, never in place of another one."""
    try:
        os.link(draft, path)
    except FileExistsError:
        raise _exists_already(path) from None
    except OSError:
        # Memory sticks have no links. Here two processes could meet, within microseconds.
        if os.path.lexists(path):
            raise _exists_already(path) from None
        draft.rename(path)


def _sync_name(path: Path) -> None:
    """Put the name of a new file on disk; where that fails, there is no such file."""
    try:
        sync_folder(path.parent)
    except OSError:
        path.unlink(missing_ok=True)
        raise


def _clear_drafts(folder: Path) -> None:
    """Remove what was left behind where a process died while it made a game."""
    for draft in folder.glob(".*.draft*"):
        with suppress(OSError):
            if time.time() - draft.stat().st_mtime > _DRAFT_IS_OLD_S:
                draft.unlink()


def _exists_already(path: Path) -> JournalError:
    return JournalError(
        f"There is already a game {path.name}, so open that one or choose another name."
    )


def _check_rules_version(path: Path, information: GameInformation, newest: int) -> None:
    if information.rules_version > newest:
        raise OtherVersion(
            f"The game {path.name} was begun with newer rules ({information.rules_version}, "
            f"not {newest}), so play it with the Voice Banker that began it."
        )
