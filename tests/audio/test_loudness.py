"""Louder and softer, without torn peaks."""

import numpy as np
import pytest

from voicebanker.audio.loudness import at_volume
from voicebanker.audio.resample import level_db
from voicebanker.audio.sound import Sound

TONE = np.sin(2 * np.pi * 440 * np.arange(8000) / 16_000)


def tone(peak: float) -> Sound:
    return Sound((TONE * peak * 32_767).astype(np.int16), 16_000)


@pytest.mark.parametrize(("percent", "change_db"), [(25, -12.04), (50, -6.02), (200, 6.02)])
def test_a_soft_sound_changes_by_as_much_as_is_asked(percent: int, change_db: float) -> None:
    before = tone(0.2)
    after = at_volume(before, percent)
    assert level_db(after).rms_db - level_db(before).rms_db == pytest.approx(change_db, abs=0.1)
    assert after.rate == before.rate


def test_at_a_hundred_percent_nothing_changes() -> None:
    sound = tone(1.0)
    assert at_volume(sound, 100) is sound


def test_a_loud_sound_is_rounded_off_and_never_torn() -> None:
    sound = tone(1.0)
    louder = at_volume(sound, 200)
    assert louder.samples.max() <= 32_767
    assert (np.sign(louder.samples) == np.sign(sound.samples)).all()  # nothing wrapped around
    assert level_db(louder).rms_db > level_db(sound).rms_db
    steps = np.abs(np.diff(louder.samples.astype(int)))
    assert steps.max() < 2 * np.abs(np.diff(sound.samples.astype(int))).max() + 2


def test_the_deepest_sample_there_is_fits() -> None:
    deep = Sound(np.array([-32_768, 32_767], dtype=np.int16), 16_000)
    assert at_volume(deep, 200).samples.tolist()[0] < -30_000
