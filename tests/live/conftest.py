"""Live tests need PulseAudio; where it is missing they say so and are skipped."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live.pulse import PulseServer, missing


@pytest.fixture
def pulse() -> Iterator[PulseServer]:
    """Return a PulseAudio of our own. Its folder's path is short: sockets need that."""
    reason = missing()
    if reason is not None:
        pytest.skip(f"A live table needs PulseAudio: {reason}.")
    folders = tempfile.TemporaryDirectory(prefix="vb-", ignore_cleanup_errors=True)
    with folders as folder, PulseServer(Path(folder)) as server:
        yield server
