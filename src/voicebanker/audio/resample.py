"""Changes the rate of a sound, and measures how loud it is."""

import math
from dataclasses import dataclass

import numpy as np

from voicebanker.audio.devices import AudioUnavailable
from voicebanker.audio.sound import Sound

SILENCE_DB = -120.0
"""Level reported for digital silence, in dBFS."""


@dataclass(frozen=True, slots=True)
class Level:
    """How loud a sound is, in dBFS: 0 is the loudest that 16 bits can hold."""

    peak_db: float
    rms_db: float


def resample(sound: Sound, rate: int) -> Sound:
    """Return ``sound`` at ``rate`` Hz; the same object where it has that rate already.

    Raises ``AudioUnavailable`` where the package ``soxr`` is missing.
    """
    if sound.rate == rate:
        return sound
    if not len(sound.samples):
        return Sound(sound.samples, rate)
    try:
        import soxr
    except ImportError:
        raise AudioUnavailable(
            "The package soxr is missing. Install it with: pip install soxr"
        ) from None
    return Sound(np.asarray(soxr.resample(sound.samples, sound.rate, rate), dtype=np.int16), rate)


def level_db(sound: Sound) -> Level:
    """Return the peak and the root mean square of ``sound``."""
    if not len(sound.samples):
        return Level(SILENCE_DB, SILENCE_DB)
    values = sound.samples.astype(np.float64) / 32768.0
    peak = float(np.abs(values).max())
    return Level(_decibels(peak), _decibels(math.sqrt(float(np.square(values).mean()))))


def _decibels(amplitude: float) -> float:
    return max(SILENCE_DB, 20.0 * math.log10(amplitude)) if amplitude > 0 else SILENCE_DB
