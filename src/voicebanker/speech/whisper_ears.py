"""Whisper as ears, and as a second opinion on what other ears are unsure of."""

import math
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint
from voicebanker.speech.api import (
    Check,
    Ears,
    Grammar,
    Heard,
    Hypothesis,
    SpeechUnavailable,
    Verdict,
    Why,
)
from voicebanker.speech.checks import at_least, at_most, no_speech
from voicebanker.speech.phrase_judge import Judgement, Model, Opinion, PhraseJudge

TIME_LIMIT_S = 2.0
"""A second opinion that takes longer is not waited for: the banker asks."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What an opinion allows, in natural logs.

    Up to the gap ``accept`` it is acted on, up to ``ask`` asked about. A phrase with another
    meaning must be less likely by ``margin``.
    """

    accept: float = 4.0
    ask: float = 12.0
    margin: float = 4.0

    def verdict(self, opinion: Opinion) -> Verdict:
        """Return what ``opinion`` allows."""
        if opinion.gap > self.ask:
            return Verdict.REFUSE
        certain = opinion.gap <= self.accept and opinion.margin >= self.margin
        return Verdict.ACCEPT if certain else Verdict.CONFIRM

    def checks(self, opinion: Opinion) -> tuple[Check, ...]:
        """Return ``opinion`` as gates: the same two that ``verdict`` looks at."""
        return (
            at_most("whisper_gap", opinion.gap, self.accept, self.ask),
            at_least("whisper_margin", opinion.margin, self.margin, -math.inf),
        )

    def confidence(self, opinion: Opinion) -> float:
        """Return how sure ``opinion`` is, 0 to 1: a half midway between accepting and refusing."""
        middle = (self.accept + self.ask) / 2
        return 1.0 / (1.0 + math.exp(max(-50.0, min(50.0, opinion.gap - middle))))


FIRST_EARS = Bounds()
"""For Whisper alone."""
SECOND_EARS = Bounds(ask=20.0)
"""For a second opinion: what other ears found likely is refused only where little speaks for it."""


class WhisperEars:
    """Whisper as the only ears: slower than PocketSphinx, and at home with more voices.

    Speech takes about half a second on a laptop, and seconds on a small computer.
    """

    name = "whisper"

    def __init__(self, model: Model, bounds: Bounds = FIRST_EARS) -> None:
        self._judge = PhraseJudge(model)
        self._bounds = bounds

    def prepare(self, grammar: Grammar) -> None:
        """Look up how the phrases of ``grammar`` sound."""
        self._judge.prepare(grammar)

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        """Recognise one utterance."""
        began = time.perf_counter()
        hypotheses, why, evidence = self._understand(sound, grammar)
        return Heard(hypotheses, why, sound.seconds, time.perf_counter() - began, evidence)

    def close(self) -> None:
        """Do nothing: the model goes with the last who uses it."""

    def _understand(
        self, sound: Sound, grammar: Grammar
    ) -> tuple[tuple[Hypothesis, ...], Why | None, tuple[Check, ...]]:
        speech = speech_of(sound)
        if isinstance(speech, Why):
            return (), speech, no_speech(sound)
        opinions = self._judge.judge(speech, grammar).opinions
        if not opinions:
            return (), Why.NOISE, (at_least("words", 0, 1),)
        best, *others = opinions
        verdict, evidence = self._bounds.verdict(best), self._bounds.checks(best)
        if verdict is Verdict.REFUSE:
            return (), Why.OUT_OF_GRAMMAR, evidence
        confidence = self._bounds.confidence(best)
        heard = [Hypothesis(best.text, confidence, verdict)]
        if verdict is Verdict.CONFIRM and others and best.margin < self._bounds.margin:
            heard.append(Hypothesis(others[0].text, confidence, Verdict.CONFIRM))
        return tuple(heard), None, evidence


class SecondOpinionEars:
    """Ears that ask a second model about what they are unsure of, and nothing else.

    What the first ears accept or refuse stays so. What they would ask about may be accepted,
    or refused; where the second model would rather hear another phrase, both are asked about.
    Another phrase is never put in the place of what was heard. Where no opinion comes within
    ``time_limit_s``, the question stays.
    """

    def __init__(
        self,
        first: Ears,
        load: Callable[[], Model],
        bounds: Bounds = SECOND_EARS,
        time_limit_s: float = TIME_LIMIT_S,
    ) -> None:
        """``load`` loads the second model; it is called once, by ``settle`` or in the background.

        Raises nothing later: a model that fails is as one that gives no opinion.
        """
        self._first = first
        self._load = load
        self._bounds = bounds
        self._time_limit_s = time_limit_s
        self._judge: PhraseJudge | None = None
        self._busy = threading.Lock()

    @property
    def name(self) -> str:
        """Return the names of both engines."""
        return f"{self._first.name}+whisper"

    def settle(self) -> None:
        """Load the second model, and wait until the first ears have loaded all of theirs."""
        settle = getattr(self._first, "settle", None)
        if settle is not None:
            settle()
        if self._judge is None:
            self._judge = PhraseJudge(self._load())

    def prepare(self, grammar: Grammar) -> None:
        """Make both ready for ``grammar``."""
        self._first.prepare(grammar)
        if self._judge is not None:
            self._judge.prepare(grammar)

    def missing_words(self, grammar: Grammar) -> frozenset[str]:
        """Return the words of ``grammar`` that the first ears cannot hear."""
        missing = getattr(self._first, "missing_words", None)
        return missing(grammar) if missing is not None else frozenset()

    def foresee(self, sound: Sound, grammar: Grammar) -> Heard | None:
        """Let the first ears begin; what they are unsure of is asked about only at the end."""
        foresee = getattr(self._first, "foresee", None)
        heard: Heard | None = foresee(sound, grammar) if foresee is not None else None
        if heard is None or not heard.hypotheses:
            return heard
        return None if heard.hypotheses[0].verdict is Verdict.CONFIRM else heard

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        """Recognise one utterance."""
        heard = self._first.hear(sound, grammar)
        if not heard.hypotheses or heard.hypotheses[0].verdict is not Verdict.CONFIRM:
            return heard
        began = time.perf_counter()
        judgement = self._opinion(sound, grammar, [one.text for one in heard.hypotheses])
        took_s = heard.compute_s + time.perf_counter() - began
        if judgement is None:
            return replace(heard, compute_s=took_s)
        hypotheses = reviewed(heard.hypotheses, judgement, self._bounds)
        why = None if hypotheses else Why.OUT_OF_GRAMMAR
        checks = (*heard.evidence, *self._checks(heard.hypotheses[0].text, judgement))
        return Heard(hypotheses, why, heard.audio_s, took_s, checks)

    def close(self) -> None:
        """Free what the first ears hold."""
        self._first.close()

    def _checks(self, text: str, judgement: Judgement) -> tuple[Check, ...]:
        opinion = next((one for one in judgement.opinions if one.text == text), None)
        return self._bounds.checks(opinion) if opinion else ()

    def _opinion(self, sound: Sound, grammar: Grammar, texts: list[str]) -> Judgement | None:
        """Return the second opinion, or None where it does not come in time.

        The model cannot be stopped in the midst of its work: it is left to end by itself, and
        until then there are no further opinions.
        """
        if not self._busy.acquire(blocking=False):
            return None
        found: list[Judgement] = []
        done = threading.Event()

        def work() -> None:
            try:
                self.settle()
                speech = speech_of(sound)
                if self._judge is not None and not isinstance(speech, Why):
                    found.append(self._judge.judge(speech, grammar, texts))
            except (SpeechUnavailable, RuntimeError, ValueError):
                # RuntimeError and ValueError are CTranslate2's; then there is no opinion.
                pass
            finally:
                self._busy.release()
                done.set()

        threading.Thread(target=work, name="second opinion", daemon=True).start()
        done.wait(self._time_limit_s)
        return found[0] if done.is_set() and found else None


def reviewed(
    hypotheses: tuple[Hypothesis, ...], judgement: Judgement, bounds: Bounds
) -> tuple[Hypothesis, ...]:
    """Return ``hypotheses`` after a second opinion: accepted, asked about, or none of them."""
    first = hypotheses[0]
    opinion = next((one for one in judgement.opinions if one.text == first.text), None)
    if opinion is None:
        return hypotheses
    best = judgement.opinions[0]
    verdict = bounds.verdict(opinion)
    if verdict is Verdict.ACCEPT:
        return (replace(first, verdict=verdict), *hypotheses[1:])
    if best is not opinion and bounds.verdict(best) is not Verdict.REFUSE:
        return (first, Hypothesis(best.text, first.confidence, Verdict.CONFIRM))
    return () if verdict is Verdict.REFUSE else hypotheses


def speech_of(sound: Sound) -> Sound | Why:
    """Return the part of ``sound`` in which somebody speaks, or why there is none."""
    import numpy as np

    speech = endpoint.speech_or_why(sound)
    if isinstance(speech, Why):
        return speech
    samples = np.frombuffer(endpoint.speech_only(sound, speech), dtype=np.int16)
    return Sound(samples, endpoint.RATE)
