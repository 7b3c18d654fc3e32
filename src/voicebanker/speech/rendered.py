"""What voices have in common: a kept sentence is not rendered again; a file is taken once."""

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

import numpy as np

from voicebanker.audio.sound import Sound
from voicebanker.audio.wav import read_wav

Key = TypeVar("Key")

NOTHING = Sound(np.zeros(441, dtype=np.int16), 22_050)
"""A moment of silence, for a text that is blank."""


class RenderedSounds(Generic[Key]):
    """Keeps the sounds that were used last. Not safe to use from several threads."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Key, Sound] = OrderedDict()

    def get(self, key: Key, render: Callable[[], Sound]) -> Sound:
        """Return the sound of ``key``, from ``render`` where it is not kept; its errors pass."""
        if key not in self._kept:
            self._kept[key] = render()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return self._kept[key]


def take_wav(path: Path) -> Sound:
    """Return the sound of a WAV file and remove the file. Raises ``WavError``."""
    try:
        return read_wav(path)
    finally:
        path.unlink(missing_ok=True)
