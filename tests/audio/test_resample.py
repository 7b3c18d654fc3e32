"""Changing the rate of a sound, and measuring its level."""

import numpy as np
import pytest

from voicebanker.audio.resample import SILENCE_DB, level_db, resample
from voicebanker.audio.sound import Sound


def tone(hz: float, rate: int, seconds: float = 1.0, peak: int = 16_000) -> Sound:
    turns = np.arange(round(seconds * rate)) * hz / rate
    return Sound((peak * np.sin(2 * np.pi * turns)).astype(np.int16), rate)


@pytest.mark.parametrize("old", [8_000, 22_050, 44_100, 48_000])
@pytest.mark.parametrize("new", [16_000, 44_100])
def test_pitch_length_and_level_stay(old: int, new: int) -> None:
    sound = resample(tone(440.0, old), new)
    assert sound.rate == new
    assert sound.samples.dtype == np.int16
    assert sound.seconds == pytest.approx(1.0, abs=0.001)
    assert int(np.abs(np.fft.rfft(sound.samples)).argmax()) == pytest.approx(440, abs=1)
    assert level_db(sound).rms_db == pytest.approx(level_db(tone(440.0, old)).rms_db, abs=0.3)


def test_the_same_rate_changes_nothing() -> None:
    sound = tone(440.0, 16_000)
    assert resample(sound, 16_000) is sound


def test_no_sound_stays_no_sound() -> None:
    assert resample(Sound(np.zeros(0, dtype=np.int16), 8_000), 16_000).seconds == 0


def test_levels_are_relative_to_the_loudest_possible() -> None:
    assert level_db(Sound(np.full(9, -32768, dtype=np.int16), 16_000)).peak_db == 0
    level = level_db(tone(100.0, 16_000, peak=16_422))
    assert level.peak_db == pytest.approx(-6.0, abs=0.01)
    assert level.rms_db == pytest.approx(-9.0, abs=0.02)


@pytest.mark.parametrize("count", [0, 100])
def test_silence_has_a_level_too(count: int) -> None:
    level = level_db(Sound(np.zeros(count, dtype=np.int16), 16_000))
    assert (level.peak_db, level.rms_db) == (SILENCE_DB, SILENCE_DB)
