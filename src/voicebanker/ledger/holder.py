"""Who has a game open: the process that holds the lock of its file."""

import os
import struct
import sys
from pathlib import Path

# SQLite locks these bytes, whether the file is so long or not.
_FIRST_LOCKED, _LOCKED = 0x40000000, 512
_LINUX_64_BIT = "@hhqqi"  # type, whence, start, length, process


def holder_of(path: Path) -> int | None:
    """Return the number of the process that has ``path`` open, or None where nobody can tell.

    Only for a file that this process does not hold: closing it would drop our own lock.
    """
    if not sys.platform.startswith("linux") or struct.calcsize("P") != 8:
        return None
    import fcntl

    asked = struct.pack(_LINUX_64_BIT, fcntl.F_WRLCK, os.SEEK_SET, _FIRST_LOCKED, _LOCKED, 0)
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return None
    try:
        kind, _, _, _, process = struct.unpack(
            _LINUX_64_BIT, fcntl.fcntl(handle, fcntl.F_GETLK, asked)
        )
    except OSError:
        return None
    finally:
        os.close(handle)
    return process if kind != fcntl.F_UNLCK and process > 0 else None
