"""Sounds for the tests of the ears: shipped clips, silence and noise."""

import wave
from pathlib import Path

import numpy as np

from voicebanker.audio.sound import Sound

FOLDER = Path(__file__).parents[2] / "fixtures" / "clips"
RATE = 16_000


def read(path: Path) -> Sound:
    with wave.open(str(path)) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), dtype=np.int16)
        return Sound(samples, file.getframerate())


def clip(voice: str, text: str) -> Sound:
    return read(FOLDER / voice / f"{text.replace(' ', '_')}.wav")


def silence(seconds: float, rate: int = RATE) -> Sound:
    return Sound(np.zeros(round(seconds * rate), dtype=np.int16), rate)


def hiss(seconds: float, level: float, rate: int = RATE) -> Sound:
    """White noise with an RMS of ``level``; always the same."""
    noise = np.random.default_rng(1935).normal(0, level, round(seconds * rate))
    return Sound(np.clip(noise, -32_768, 32_767).astype(np.int16), rate)


def joined(*sounds: Sound) -> Sound:
    return Sound(np.concatenate([sound.samples for sound in sounds]), sounds[0].rate)
