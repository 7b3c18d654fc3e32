"""What a player is told to change, on shipped clips made faint, noisy, loud and quick."""

import numpy as np
import pytest

from tests.speech.clips import clip, hiss, joined, silence
from voicebanker.audio.sound import Sound
from voicebanker.speech.advice import Advice, advise
from voicebanker.speech.fit import amplified

PHONEMES = 8


def spoken() -> Sound:
    return joined(silence(0.4), clip("flite-slt", "park place"), silence(0.4))


def in_noise(level: float) -> Sound:
    speech = spoken()
    noise = hiss(speech.seconds, level)
    total = speech.samples.astype(np.int32) + noise.samples[: len(speech.samples)]
    return Sound(np.clip(total, -32_768, 32_767).astype(np.int16), speech.rate)


def test_a_good_voice_in_a_quiet_room_needs_no_advice() -> None:
    assert advise([(PHONEMES, spoken())] * 5) == ()


def test_faint_speech_shall_come_nearer() -> None:
    assert Advice.NEARER in advise([(PHONEMES, amplified(spoken(), -26.0))] * 5)


def test_noise_calls_for_a_quieter_room() -> None:
    assert Advice.QUIETER in advise([(PHONEMES, in_noise(1_600))] * 5)


def test_cut_peaks_are_too_loud() -> None:
    assert Advice.SOFTER in advise([(PHONEMES, amplified(spoken(), 30.0))] * 5)


def test_hasty_speech_shall_be_slower() -> None:
    assert Advice.SLOWER in advise([(PHONEMES * 3, spoken())] * 5)


@pytest.mark.parametrize("count", [0, 3])
def test_who_was_not_heard_at_all_shall_come_nearer(count: int) -> None:
    assert advise([(PHONEMES, silence(1.0))] * count) == (Advice.NEARER,)


def test_one_odd_sample_of_five_decides_nothing() -> None:
    samples = [(PHONEMES, spoken())] * 4 + [(PHONEMES, amplified(spoken(), -26.0))]
    assert advise(samples) == ()
