"""Fitting the ears to one voice. No child and no other person speaks in these clips."""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.speech.clips import FOLDER, clip, hiss, read, silence
from tests.speech.grammars import NAMES
from voicebanker.audio.sound import Sound
from voicebanker.speech.api import Grammar, Heard, Hypothesis, Verdict, Why
from voicebanker.speech.fit import (
    AS_IT_IS,
    WARPS,
    FittedEars,
    Tally,
    VoiceFit,
    amplified,
    choose,
    fit_of,
    levelling_gain_db,
    warped,
)
from voicebanker.speech.sphinx import SphinxEars

RAISED = sorted((FOLDER.parent / "raised").glob("*.wav"))
OTHER = sorted(FOLDER.glob("*/oov_*.wav"))


@pytest.fixture(scope="module")
def ears() -> Iterator[SphinxEars]:
    ears = SphinxEars()
    yield ears
    ears.close()


def tone(frequency: float, seconds: float = 1.0, rate: int = 16_000) -> Sound:
    at = np.arange(round(seconds * rate)) / rate
    return Sound((8_000 * np.sin(2 * np.pi * frequency * at)).astype(np.int16), rate)


def pitch(sound: Sound) -> float:
    spectrum = np.abs(np.fft.rfft(sound.samples))
    return float(np.argmax(spectrum)) * sound.rate / len(sound.samples)


def heard(text: str, confidence: float, verdict: Verdict) -> Heard:
    return Heard((Hypothesis(text, confidence, verdict),), None, 1.0, 0.1)


def right(one: Heard, said: str) -> bool:
    return bool(one.hypotheses) and one.hypotheses[0].text.removeprefix("the ") == said


# What a fit does to a sound.


@pytest.mark.parametrize("factor", WARPS)
def test_a_warp_moves_every_frequency_by_its_factor(factor: float) -> None:
    moved = warped(tone(400), factor)
    assert moved.rate == 16_000
    assert pitch(moved) == pytest.approx(400 * factor, rel=0.01)
    assert moved.seconds == pytest.approx(1 / factor, rel=0.01)


def test_a_gain_is_in_decibels_and_never_wraps_around() -> None:
    assert amplified(tone(400), 6.0).samples.max() == pytest.approx(2 * 8_000, rel=0.01)
    assert amplified(tone(400), 30.0).samples.max() == 32_767
    assert amplified(tone(400), 30.0).samples.min() == -32_768


@pytest.mark.parametrize("db", [-30.0, -12.0])
def test_faint_speech_is_brought_to_a_good_level(db: float) -> None:
    faint = amplified(clip("flite-slt", "boardwalk"), db)
    gain = levelling_gain_db([faint])
    assert gain > levelling_gain_db([clip("flite-slt", "boardwalk")])
    assert np.abs(amplified(faint, gain).samples.astype(int)).max() < 32_767


def test_where_nobody_speaks_nothing_is_amplified() -> None:
    assert levelling_gain_db([silence(1.0)]) == 0.0


# A fit can only be stricter.


@pytest.mark.parametrize("verdict", list(Verdict))
@pytest.mark.parametrize("confidence", [0.0, 0.4, 0.8, 1.0])
@pytest.mark.parametrize("least", [0.0, 0.5, 1.0])
def test_a_fit_never_allows_more_than_the_gates(
    verdict: Verdict, confidence: float, least: float
) -> None:
    one = heard("boardwalk", confidence, verdict)
    judged = VoiceFit(least_confidence=least).judged(one).hypotheses[0]
    if verdict is Verdict.ACCEPT and confidence < least:
        assert judged.verdict is Verdict.CONFIRM
    else:
        assert judged.verdict is verdict
    assert (judged.text, judged.confidence) == ("boardwalk", confidence)


@pytest.mark.parametrize("warp", WARPS)
@pytest.mark.parametrize("path", OTHER, ids=lambda path: path.stem)
def test_no_warp_makes_a_name_of_other_speech(ears: SphinxEars, path: Path, warp: float) -> None:
    fitted = FittedEars(ears, {"cat": VoiceFit(warp=warp)})
    fitted.attend("cat")
    one = fitted.hear(read(path), NAMES)
    assert all(hypothesis.verdict is not Verdict.ACCEPT for hypothesis in one.hypotheses)


# Stored with the game.


def test_a_fit_comes_back_as_it_was_stored() -> None:
    fit = VoiceFit(gain_db=6.0, warp=0.87, least_confidence=0.7)
    assert fit_of(fit.to_json()) == fit
    assert fit_of(AS_IT_IS.to_json()) == AS_IT_IS


@pytest.mark.parametrize(
    "body",
    [
        {"warp": 3.0},
        {"gain_db": 90.0},
        {"least_confidence": -1.0},
        {"pitch": 1.0},
        {"warp": "high"},
        {"warp": None},
    ],
)
def test_what_is_no_fit_is_refused(body: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="no fit of a voice"):
        fit_of(body)


# Who has the word.


class NotingEars:
    """Ears that note how long the sounds are that they get."""

    name = "noting"

    def __init__(self) -> None:
        self.lengths: list[float] = []

    def prepare(self, grammar: Grammar) -> None:
        pass

    def foresee(self, sound: Sound, grammar: Grammar) -> Heard:
        return self.hear(sound, grammar)

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        self.lengths.append(sound.seconds)
        return heard("boardwalk", 0.6, Verdict.ACCEPT)

    def close(self) -> None:
        pass


def test_each_token_is_heard_through_its_own_fit() -> None:
    inner = NotingEars()
    fitted = FittedEars(inner, {"cat": VoiceFit(warp=0.8, least_confidence=0.7)})
    found = []
    for token in ("cat", "dog", None, "cat"):
        fitted.attend(token)
        found.append(fitted.hear(tone(300), NAMES))
    verdicts = [one.hypotheses[0].verdict.value for one in found]
    assert verdicts == ["confirm", "accept", "accept", "confirm"]
    assert inner.lengths == pytest.approx([1.25, 1.0, 1.0, 1.25], rel=0.01)
    assert {one.audio_s for one in found} == {1.0}
    fitted.settle()
    assert fitted.name == "noting"


def test_what_is_foreseen_goes_through_the_fit_too() -> None:
    """Else the ears would begin with one sound, and then be asked about another."""
    inner = NotingEars()
    fitted = FittedEars(inner, {"cat": VoiceFit(warp=0.8, least_confidence=0.7)})
    fitted.attend("cat")
    foreseen = fitted.foresee(tone(300), NAMES)
    assert foreseen is not None
    assert foreseen.hypotheses == fitted.hear(tone(300), NAMES).hypotheses
    assert foreseen.hypotheses[0].verdict is Verdict.CONFIRM
    assert inner.lengths == pytest.approx([1.25, 1.25], rel=0.01)


# Choosing.


def hears_at(best: float, otherwise: Heard) -> Callable[[Sound], Heard]:
    """Ears sure of a tone of 400 Hz when it has been moved by ``best``, unsure when nearly so."""

    def hear(sound: Sound) -> Heard:
        off = abs(pitch(sound) / (400 * best) - 1)
        if off < 0.02:
            return heard("boardwalk", 0.9, Verdict.ACCEPT)
        return heard("boardwalk", 0.4, Verdict.CONFIRM) if off < 0.1 else otherwise

    return hear


NOTHING = Heard((), Why.OUT_OF_GRAMMAR)


@pytest.mark.parametrize("warp", WARPS)
def test_the_warp_with_which_names_are_heard_is_chosen(warp: float) -> None:
    chosen = choose([("boardwalk", tone(400))] * 5, hears_at(warp, NOTHING), right)
    assert chosen.fit.warp == warp
    assert chosen.after == Tally(accepted=5)
    assert chosen.before.accepted == (5 if warp == 1.0 else 0)


def test_what_is_heard_well_is_left_as_it_is() -> None:
    chosen = choose(
        [("boardwalk", tone(400))] * 5, lambda _: heard("boardwalk", 0.9, Verdict.ACCEPT), right
    )
    assert chosen.fit == AS_IT_IS


def test_a_wrong_name_that_was_accepted_makes_the_ears_stricter() -> None:
    answers = iter([heard("vermont", 0.8, Verdict.ACCEPT)] * 500)
    chosen = choose([("boardwalk", tone(400))], lambda _: next(answers), right)
    assert chosen.fit.least_confidence == pytest.approx(0.81)
    later = chosen.fit.judged(heard("vermont", 0.8, Verdict.ACCEPT))
    assert later.hypotheses[0].verdict is Verdict.CONFIRM
    assert chosen.after.wrong == 1


def test_right_after_a_question_counts_and_nothing_heard_is_missed() -> None:
    answers = {"a": heard("a", 0.4, Verdict.CONFIRM), "b": NOTHING}
    sounds = {"a": tone(300), "b": tone(700)}

    def hear(sound: Sound) -> Heard:
        return answers["a" if pitch(sound) < 450 else "b"]

    chosen = choose(list(sounds.items()), hear, right)
    assert chosen.after == Tally(asked=1, missed=1)


def test_nobody_said_anything() -> None:
    chosen = choose([], lambda _: NOTHING, right)
    assert chosen.fit == AS_IT_IS
    assert chosen.after == Tally()


def test_it_tells_each_way_that_it_has_tried() -> None:
    count = []
    choose([("a", tone(300))], lambda _: NOTHING, right, lambda: count.append(1))
    assert len(count) >= 5


def test_through_a_warp_it_must_be_nearly_as_sure_as_of_the_samples() -> None:
    """Other people's speech is warped too, and may come nearer to a name by it."""
    chosen = choose([("boardwalk", tone(400))] * 5, hears_at(0.87, NOTHING), right)
    assert chosen.fit.least_confidence == pytest.approx(0.8)


def test_a_raised_voice_is_heard_again(ears: SphinxEars) -> None:
    """Clips raised by three semitones: what the model no longer knew, a warp brings back."""
    samples = [(path.stem.replace("_", " "), read(path)) for path in RAISED]
    chosen = choose(samples, lambda sound: ears.hear(sound, NAMES), right)
    assert chosen.fit.warp < 1.0
    assert chosen.after.accepted > chosen.before.accepted
    assert chosen.after.accepted == len(samples)
    assert chosen.after.wrong == 0


def test_a_plain_voice_needs_no_warp(ears: SphinxEars) -> None:
    said = [
        ("flite-slt", "boardwalk"),
        ("flite-awb", "baltic avenue"),
        ("flite-rms", "marvin gardens"),
    ]
    samples = [(text, clip(voice, text)) for voice, text in said]
    chosen = choose(samples, lambda sound: ears.hear(sound, NAMES), right)
    assert chosen.before.accepted == 3
    assert chosen.fit.warp == 1.0


def test_noise_is_no_voice(ears: SphinxEars) -> None:
    chosen = choose([("boardwalk", hiss(1.0, 3_000))], lambda sound: ears.hear(sound, NAMES), right)
    assert chosen.after.accepted == 0
