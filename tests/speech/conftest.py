"""What several tests of voices need."""

from pathlib import Path

import pytest


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file in which every program or worker started leaves a word."""
    path = tmp_path / "mark"
    monkeypatch.setenv("MARK", str(path))
    return path
