"""Copies of the files of a language, to be broken."""

import shutil
from pathlib import Path

from voicebanker import resources


def copy_of(language: str, folder: Path) -> Path:
    """Return a copy of the files of ``language``, in ``folder``."""
    copy = folder / language
    shutil.copytree(resources.folder("grammars") / language, copy)
    return copy


def change(path: Path, old: str, new: str) -> None:
    """Put ``new`` in the place of the first ``old``, which must be there."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
