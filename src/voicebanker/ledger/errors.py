"""What can be wrong with a game file, each kind with its own type and one plain sentence."""

import errno
import sqlite3
from pathlib import Path

from voicebanker.ledger.holder import holder_of


class JournalError(Exception):
    """A game file cannot be used. ``message`` is one sentence: the file, and what to do."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Missing(JournalError):
    """There is no such file."""


class NotAGame(JournalError):
    """The file belongs to something else. It was not touched."""


class OtherVersion(JournalError):
    """The file was made for another file format or other rules. It was not touched."""


class Damaged(JournalError):
    """The file does not hold what was written to it. It was not touched."""


class InUse(JournalError):
    """The game is open already, in this process or in another one."""


class NotWritable(JournalError):
    """The file or its folder refuses to be written."""


class DiskFull(NotWritable):
    """There is no room for another entry. All earlier entries are safe."""


class Unsure(NotWritable):
    """The disk failed in the moment of saving. Only opening the game again tells what is in it."""


def damaged(path: Path, what: str) -> Damaged:
    """Return the error for a file that fails a check. ``what`` is a clause, "a line is missing"."""
    return Damaged(
        f"The game {path.name} is damaged ({what}), so put back a copy of it or begin a new game."
    )


def in_use(path: Path) -> InUse:
    """Return the error for a game that another process has open, and say which where known."""
    process = holder_of(path)
    other = f"the other Voice Banker (process {process})" if process else "the other Voice Banker"
    return InUse(f"The game {path.name} is already being played, so close {other} first.")


def in_use_here(path: Path) -> InUse:
    """Return the error for a game that this process has open. Does not touch the file."""
    return InUse(f"The game {path.name} is already being played here, so go on with it.")


def not_writable(path: Path) -> NotWritable:
    """Return the error for a file or folder that cannot be written."""
    return NotWritable(
        f"The game {path.name} cannot be saved, so check that you may write in its folder "
        "and that the disk is connected and has room."
    )


def disk_full(path: Path) -> DiskFull:
    """Return the error for a full disk."""
    return DiskFull(
        f"The disk is full and the last step of {path.name} was not saved, "
        "so make room on the disk and try again."
    )


def unsure(path: Path) -> Unsure:
    """Return the error for a disk that failed so that nobody can tell what is on it."""
    return Unsure(
        f"The disk failed while a step of {path.name} was being saved, "
        "so see that the disk is connected and open the game again."
    )


def not_readable(path: Path) -> JournalError:
    """Return the error for a file that the system will not let us read."""
    return JournalError(
        f"The game {path.name} cannot be read, so check that you may read this file."
    )


# What reading and writing through SQLite may raise. Where a damaged file makes SQLite
# quote bytes that are no text, Python fails on the error message itself.
FROM_SQLITE = (sqlite3.Error, UnicodeDecodeError)


def while_reading(path: Path, error: Exception) -> JournalError:
    """Say in our own words what SQLite found when it read ``path``."""
    match _kind(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return in_use(path)
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM | sqlite3.SQLITE_AUTH:
            return not_readable(path)
        case _:
            return damaged(path, "its contents cannot be read")


def while_writing(path: Path, error: Exception) -> JournalError:
    """Say in our own words what SQLite found when it wrote ``path``."""
    match _kind(error):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return in_use(path)
        case sqlite3.SQLITE_FULL:
            return disk_full(path)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB:
            return damaged(path, "its contents cannot be read")
        case _:
            return not_writable(path)


def while_making(path: Path, error: OSError) -> JournalError:
    """Say in our own words why the system would not make ``path``."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return disk_full(path)
    return not_writable(path)


def sqlite_code(error: Exception) -> int:
    """Return SQLite's own number for ``error``; some errors of Python's wrapper have none."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code


def _kind(error: Exception) -> int:
    # The low byte is the kind of error; the others only say where it happened.
    return sqlite_code(error) & 0xFF
