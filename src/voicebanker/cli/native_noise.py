"""Keeps the messages of sound libraries off the screen.

ALSA and PortAudio print pages of internals on standard error whenever a device is missing. In
a game read aloud by a screen reader that is unbearable, and Mr. Monopoly says what matters.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def native_noise_off() -> Iterator[None]:
    """Send what libraries print on standard error nowhere; what Python prints there stays."""
    try:
        handle = sys.stderr.fileno()
    except (AttributeError, OSError, ValueError):  # no terminal at all, or a test's own stream
        yield
        return
    if handle != 2:
        yield
        return
    kept, before = os.dup(handle), sys.stderr
    nowhere = os.open(os.devnull, os.O_WRONLY)
    before.flush()
    os.dup2(nowhere, handle)
    os.close(nowhere)
    sys.stderr = os.fdopen(kept, "w", encoding=before.encoding, errors="backslashreplace")
    sys.stderr.reconfigure(line_buffering=True)
    try:
        yield
    finally:
        ours, sys.stderr = sys.stderr, before
        ours.flush()
        os.dup2(kept, handle)
        ours.close()
