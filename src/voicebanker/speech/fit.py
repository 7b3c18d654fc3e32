"""Fits the ears to one player's voice: how loud, and how long a vocal tract, it should be.

A recogniser's model was made from grown-up voices. A child's vocal tract is shorter, which
moves all that a vowel is known by upwards. Played a little slower, the same sound comes from
a longer tract. What fits best is found by trying: ``choose`` decodes a few names in each way.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint
from voicebanker.speech.api import Ears, Grammar, Heard, Verdict

WARPS = (0.8, 0.87, 0.93, 1.0, 1.08, 1.16, 1.25)
"""Factors that are tried. Below 1 is for voices higher than a man's, above 1 for lower ones."""
_FIRST_WARPS = (0.87, 1.16)
_AROUND = {0.87: (0.8, 0.93), 1.16: (1.08, 1.25)}
_GAINS_DB = (-20.0, 30.0)
# Speech at this level, in dBFS, is neither lost in the rounding nor cut at the top.
_LEVEL_DB = -23.0
_HEADROOM_DB = -1.0
_FULL_SCALE = 32_768.0
# A fit must be clearly better than none, for five names are few.
_CLEARLY = 0.3
_ACCEPTED, _ASKED, _WRONG, _WRONGLY_ASKED = 2.0, 1.0, -4.0, -0.5
_CLEAR_OF_WRONG = 0.01
_BELOW_RIGHT = 0.1


@dataclass(frozen=True, slots=True)
class VoiceFit:
    """What is done for one voice before and after decoding.

    ``gain_db`` makes it louder; ``warp`` multiplies its pitch and formants; a hypothesis less
    sure than ``least_confidence`` (0 to 1) is asked about. It is never more lenient than the
    gates of the ears: it can only turn an accept into a question.
    """

    gain_db: float = 0.0
    warp: float = 1.0
    least_confidence: float = 0.0

    def apply(self, sound: Sound) -> Sound:
        """Return ``sound`` as the recogniser shall hear it."""
        return amplified(warped(sound, self.warp), self.gain_db)

    def judged(self, heard: Heard) -> Heard:
        """Return ``heard`` with a question in place of each accept that is not sure enough."""
        return replace(
            heard,
            hypotheses=tuple(
                replace(one, verdict=Verdict.CONFIRM)
                if one.verdict is Verdict.ACCEPT and one.confidence < self.least_confidence
                else one
                for one in heard.hypotheses
            ),
        )

    def to_json(self) -> dict[str, float]:
        """Return the fit as a JSON object, for ``fit_of``."""
        return asdict(self)


AS_IT_IS = VoiceFit()


def fit_of(body: Mapping[str, Any]) -> VoiceFit:
    """Return the fit that ``to_json`` gave. Raises ``ValueError`` for anything else."""
    try:
        fit = VoiceFit(**{name: float(value) for name, value in body.items()})
    except (TypeError, ValueError) as wrong:
        raise ValueError(f"this is no fit of a voice: {wrong}") from None
    possible = (
        WARPS[0] <= fit.warp <= WARPS[-1]
        and _GAINS_DB[0] <= fit.gain_db <= _GAINS_DB[1]
        and 0.0 <= fit.least_confidence <= 1.0
    )
    if not possible:
        raise ValueError("this is no fit of a voice: a value is out of range")
    return fit


def warped(sound: Sound, factor: float) -> Sound:
    """Return ``sound`` with pitch and formants multiplied by ``factor``; it lasts 1 / factor."""
    if factor == 1.0:
        return sound
    slower = endpoint.at_rate(Sound(sound.samples, sound.rate), round(sound.rate / factor))
    return Sound(slower.samples, sound.rate)


def amplified(sound: Sound, gain_db: float) -> Sound:
    """Return ``sound`` louder by ``gain_db``; what is too loud for 16 bits is cut."""
    if gain_db == 0.0:
        return sound
    louder = sound.samples.astype(np.float64) * 10 ** (gain_db / 20)
    return Sound(np.clip(louder, -_FULL_SCALE, _FULL_SCALE - 1).astype(np.int16), sound.rate)


class FittedEars:
    """Ears that know who has the word, and hear each player through his own fit."""

    def __init__(self, ears: Ears, fits: Mapping[str, VoiceFit]) -> None:
        """``fits``: token -> its fit; the other tokens are heard as they are."""
        self._ears = ears
        self._fits = fits
        self._fit = AS_IT_IS

    @property
    def name(self) -> str:
        """Return the engine's name."""
        return self._ears.name

    def attend(self, token: str | None) -> None:
        """Hear the player of ``token`` from now on; None where nobody is known to speak."""
        self._fit = self._fits.get(token, AS_IT_IS) if token else AS_IT_IS

    def prepare(self, grammar: Grammar) -> None:
        """Make ready for ``grammar``."""
        self._ears.prepare(grammar)

    def settle(self) -> None:
        """Wait until all is loaded that the ears load in the background."""
        settle = getattr(self._ears, "settle", None)
        if settle is not None:
            settle()

    def foresee(self, sound: Sound, grammar: Grammar) -> Heard | None:
        """Begin to recognise what may be a whole utterance, where the ears can."""
        foresee = getattr(self._ears, "foresee", None)
        heard = foresee(self._fit.apply(sound), grammar) if foresee is not None else None
        return self._fit.judged(heard) if heard is not None else None

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        """Recognise one utterance of the player who is attended to."""
        heard = self._fit.judged(self._ears.hear(self._fit.apply(sound), grammar))
        return replace(heard, audio_s=sound.seconds)

    def close(self) -> None:
        """Free what the engine holds."""
        self._ears.close()


@dataclass(frozen=True, slots=True)
class Tally:
    """How samples were heard: right at once, right after a question, wrong, or not."""

    accepted: int = 0
    asked: int = 0
    wrong: int = 0
    missed: int = 0


@dataclass(frozen=True, slots=True)
class Choice:
    """The best fit for a voice, and how it is heard without (``before``) and with it."""

    fit: VoiceFit
    before: Tally
    after: Tally


@dataclass(frozen=True, slots=True)
class _Trial:
    fit: VoiceFit
    results: tuple[tuple[bool, Heard], ...]

    @property
    def score(self) -> float:
        return sum(_score(right, heard) for right, heard in self.results)


def choose(
    samples: Sequence[tuple[str, Sound]],
    hear: Callable[[Sound], Heard],
    is_right: Callable[[Heard, str], bool],
    tried: Callable[[], None] = lambda: None,
) -> Choice:
    """Find the fit with which ``samples`` (what was said, and its sound) are heard best.

    A voice of which every sample is accepted as it is stays as it is.

    ``is_right`` tells whether the best hypothesis means what was said. ``tried`` is called
    after each way, for those who wait.
    """

    def trial(fit: VoiceFit) -> _Trial:
        heard = [(said, hear(fit.apply(sound))) for said, sound in samples]
        tried()
        return _Trial(fit, tuple((is_right(one, said), one) for said, one in heard))

    plain = trial(AS_IT_IS)
    gain_db = levelling_gain_db([sound for _, sound in samples])
    best = plain
    if _tally(plain.results).accepted < len(samples):
        best = _better(plain, [trial(VoiceFit(gain_db=gain_db))] if gain_db else [])
        # First a middle step to either side, then around the better one.
        sides = [trial(replace(best.fit, warp=warp)) for warp in _FIRST_WARPS]
        around = _AROUND[max(sides, key=lambda one: one.score).fit.warp]
        best = _better(best, sides + [trial(replace(best.fit, warp=warp)) for warp in around])
    fit = replace(best.fit, least_confidence=_least_confidence(best))
    judged = tuple((right, fit.judged(heard)) for right, heard in best.results)
    return Choice(fit, _tally(plain.results), _tally(judged))


def levelling_gain_db(sounds: Iterable[Sound]) -> float:
    """Return the gain in dB, whole, that brings the speech in ``sounds`` to a good level."""
    levels = [level for sound in sounds if (level := speech_level_db(sound)) is not None]
    if not levels:
        return 0.0
    wanted = _LEVEL_DB - sum(speech for speech, _ in levels) / len(levels)
    room = _HEADROOM_DB - max(peak for _, peak in levels)
    return float(round(max(_GAINS_DB[0], min(_GAINS_DB[1], wanted, room))))


def speech_level_db(sound: Sound) -> tuple[float, float] | None:
    """Return RMS and peak of the speech in ``sound``, in dBFS; None where nobody speaks."""
    span = endpoint.speech_span(sound, margin_s=0.0)
    if span is None:
        return None
    return levels_db(endpoint.cut(sound, *span))


def levels_db(sound: Sound) -> tuple[float, float]:
    """Return RMS and peak in dBFS."""
    samples = sound.samples.astype(np.float64) / _FULL_SCALE
    if not len(samples):
        return -120.0, -120.0
    rms, peak = float(np.sqrt(np.mean(samples**2))), float(np.abs(samples).max())
    return 20 * float(np.log10(max(rms, 1e-6))), 20 * float(np.log10(max(peak, 1e-6)))


def _better(now: _Trial, others: Sequence[_Trial]) -> _Trial:
    """Return the best trial; ``now`` unless another is clearly better, the mildest of equals."""
    mild = sorted(others, key=lambda one: abs(one.fit.warp - 1.0))
    best = max(mild, key=lambda one: one.score, default=now)
    return best if best.score > now.score + _CLEARLY else now


def _score(right: bool, heard: Heard) -> float:
    if not heard.hypotheses:
        return 0.0
    best = heard.hypotheses[0]
    accepted = best.verdict is Verdict.ACCEPT
    if not right:
        return _WRONG if accepted else _WRONGLY_ASKED
    return (_ACCEPTED if accepted else _ASKED) + best.confidence


def _least_confidence(trial: _Trial) -> float:
    """Return how sure a hypothesis must be: surer than what was wrong.

    Through a warp other people's speech sounds like more than it is, so there it must also be
    nearly as sure as what was right.
    """
    wrong = _confidences(trial, right=False)
    least = min(1.0, max(wrong) + _CLEAR_OF_WRONG) if wrong else 0.0
    right = _confidences(trial, right=True)
    if trial.fit.warp != 1.0 and right:
        least = max(least, min(right) - _BELOW_RIGHT)
    return max(0.0, least)


def _confidences(trial: _Trial, *, right: bool) -> list[float]:
    """Return how sure the ears were of what they accepted, ``right`` or wrong."""
    return [
        heard.hypotheses[0].confidence
        for is_right, heard in trial.results
        if is_right is right and heard.hypotheses and heard.hypotheses[0].verdict is Verdict.ACCEPT
    ]


def _tally(results: Iterable[tuple[bool, Heard]]) -> Tally:
    tally = Tally()
    for right, heard in results:
        if not heard.hypotheses:
            tally = replace(tally, missed=tally.missed + 1)
        elif not right:
            tally = replace(tally, wrong=tally.wrong + 1)
        elif heard.hypotheses[0].verdict is Verdict.ACCEPT:
            tally = replace(tally, accepted=tally.accepted + 1)
        else:
            tally = replace(tally, asked=tally.asked + 1)
    return tally
