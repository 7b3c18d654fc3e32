"""The earcons: all there, short, equally loud, free of clicks, and told apart by contour."""

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from benchmarks.make_earcons import EARCONS, render
from voicebanker.audio.earcons import Earcon, load
from voicebanker.audio.resample import level_db
from voicebanker.resources import folder

STEPS = 24


def test_there_is_one_file_for_each_and_no_other() -> None:
    assert {path.name for path in folder("audio").glob("*.wav")} == {e.file_name for e in Earcon}
    assert set(EARCONS) == {earcon.value for earcon in Earcon}


@pytest.mark.parametrize("earcon", Earcon)
def test_the_file_is_what_the_script_makes(earcon: Earcon) -> None:
    made = render(EARCONS[earcon.value]).astype(int)
    kept = load(earcon).samples.astype(int)
    assert len(made) == len(kept)
    # Sines differ in their last bit from one processor to the next.
    assert np.abs(made - kept).max() <= 1


@pytest.mark.parametrize("earcon", Earcon)
def test_it_is_short_even_in_level_and_free_of_clicks(earcon: Earcon) -> None:
    sound = load(earcon)
    assert sound.rate == 22_050
    assert 0.1 <= sound.seconds <= 1.2
    assert level_db(sound).peak_db == pytest.approx(-6.0, abs=0.1)
    assert np.abs(sound.samples[[0, -1]]).max() < 50


@pytest.mark.parametrize("earcon", [Earcon.BEEP, Earcon.PING])
def test_cues_after_which_players_speak_are_very_short(earcon: Earcon) -> None:
    assert load(earcon).seconds < 0.15


def test_it_is_read_once() -> None:
    assert load(Earcon.BEEP) is load(Earcon.BEEP)


def contour(earcon: Earcon) -> NDArray[np.float64]:
    """Return loudness and pitch over time, the pitch relative to its mean, in 24 steps each.

    So neither transposing nor stretching nor a change of volume makes two of them differ.
    """
    samples = load(earcon).samples.astype(np.float64)
    window = 1024
    starts = np.linspace(0, len(samples) - window, STEPS).astype(int)
    pieces = np.stack([samples[at : at + window] * np.hanning(window) for at in starts])
    loudness = np.sqrt((pieces**2).mean(axis=1))
    pitch = np.log2(np.abs(np.fft.rfft(pieces, 4 * window)).argmax(axis=1) + 1.0)
    weight = loudness / loudness.sum()
    return np.concatenate((loudness / loudness.max(), pitch - (pitch * weight).sum()))


@pytest.mark.parametrize(("one", "other"), list(combinations(Earcon, 2)))
def test_any_two_differ_in_contour_or_in_length(one: Earcon, other: Earcon) -> None:
    distance = float(np.sqrt(np.square(contour(one) - contour(other)).mean()))
    ratio = load(one).seconds / load(other).seconds
    assert distance > 0.15 or not 0.67 < ratio < 1.5
