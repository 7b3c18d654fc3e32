"""From Vosk's results to acting, asking, or letting be.

No model of English could be measured on recordings here, so nothing is fitted: every gate
has a limit of its own and the strictest decides. Where in doubt, the banker asks.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from voicebanker.speech.api import Check, Grammar, Hypothesis, Verdict, Why
from voicebanker.speech.checks import at_least, at_most, lowest
from voicebanker.speech.lexicon import sounds_of
from voicebanker.speech.phonemes import distance
from voicebanker.speech.vocabulary import Vocabulary
from voicebanker.speech.vosk_results import Alternative, alternatives, without_fillers

# Seconds of speech per sound: above the first a short phrase is stretched over other speech
# (SPEECH.md 3.7), above the second nobody speaks. The last syllable is drawn out, and this
# much of it is let off.
_SLOW_S, _MUCH_TOO_SLOW_S, _DRAWN_OUT_S = 0.18, 0.35, 0.15
# Below the first a word is squeezed in where it was not said, below the second it is noise.
_FAST_S, _MUCH_TOO_FAST_S = 0.035, 0.02
# The runner-up must score this much less, or we ask. A model that never says "unknown"
# must be surer.
_MARGIN, _MARGIN_WITHOUT_UNKNOWN = 1.0, 2.0
# Per second, how much better a free decode may score: up to the first we act, to the second ask.
_ACT_GAP, _ASK_GAP = 5.0, 12.0
# How far the sounds of free speech may be from the phrase; beyond that we ask. One sound of a
# short word is more: "train" is no "trade". So every word of the model is a decoy.
_FREE_DISTANCE = 0.2


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a result comes to: hypotheses, best first, or why none; and the gates it met."""

    hypotheses: tuple[Hypothesis, ...]
    why: Why | None
    evidence: tuple[Check, ...]


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges results for ``grammar``, which the model heard as ``vocabulary``.

    ``says_unknown`` tells whether the model is one that marks unknown words at all.
    """

    grammar: Grammar
    vocabulary: Vocabulary
    says_unknown: bool

    def judge(self, result: str, spoken_s: float, free: Callable[[], str]) -> Judgement:
        """Return what the final ``result`` comes to.

        ``spoken_s`` is the time of speech; ``free`` returns the final result of free speech,
        and is called only where the cheap gates let something through: it takes long.
        """
        found = alternatives(result)
        words = at_least("words", len(found[0].text.split()) if found else 0, 1)
        if not found:
            return Judgement((), Why.NOISE, (words,))
        unknown = at_most("unknown_words", float(found[0].has_unknown), 0)
        if unknown.passes is Verdict.REFUSE:
            return Judgement((), Why.OUT_OF_GRAMMAR, (words, unknown))
        texts = [self._said(one) for one in found]
        if not texts[0]:
            return Judgement((), Why.NOISE, (words, unknown, at_least("words_but_fillers", 0, 1)))
        # The best path is what was said; where it is no phrase, lower ones are wishful.
        whole = at_least("whole_phrase", float(self.grammar.is_complete(texts[0])), 1)
        checks = [words, unknown, whole]
        if whole.passes is Verdict.ACCEPT:
            checks += self._cheap(found, texts, spoken_s)
        if lowest(checks) is not Verdict.REFUSE:
            checks += self._against_free(found[0], texts[0], spoken_s, alternatives(free()))
        if lowest(checks) is Verdict.REFUSE:
            return Judgement((), Why.OUT_OF_GRAMMAR, tuple(checks))
        return Judgement(self._hypotheses(found, texts, checks), None, tuple(checks))

    def _said(self, heard: Alternative) -> str:
        """Return the phrase in the grammar's own words; empty where it is only fillers."""
        restored = self.vocabulary.restored(heard.text)
        return without_fillers(restored, self.grammar.is_complete)

    def _cheap(
        self, found: Sequence[Alternative], texts: Sequence[str], spoken_s: float
    ) -> list[Check]:
        count = max(1, len(self._sounds(texts[0])))
        slow = max(0.0, spoken_s - _DRAWN_OUT_S) / count
        fast = min([spoken_s / count, *self._word_paces(found[0])])
        return [
            at_most("slowness_s", slow, _SLOW_S, _MUCH_TOO_SLOW_S),
            at_least("quickest_word_s", fast, _FAST_S, _MUCH_TOO_FAST_S),
            *self._margin(found, texts),
        ]

    def _word_paces(self, heard: Alternative) -> list[float]:
        """Return the seconds per sound of every word, as the model heard it."""
        return [one.took_s / max(1, len(self._sounds(one.word))) for one in heard.words]

    def _margin(self, found: Sequence[Alternative], texts: Sequence[str]) -> list[Check]:
        """Return the lead on the first alternative that says something else, if any does."""
        needed = _MARGIN if self.says_unknown else _MARGIN_WITHOUT_UNKNOWN
        best = found[0].score
        if best is None:
            # A result without scores leaves nothing to compare.
            return [at_least("margin", 0.0, needed, 0.0)]
        rivals = (one for one, text in zip(found, texts, strict=True) if text != texts[0])
        rival = next(rivals, None)
        if rival is None:
            return []
        lead = max(0.0, best - (best if rival.score is None else rival.score))
        return [at_least("margin", lead, needed, 0.0)]

    def _against_free(
        self, heard: Alternative, text: str, spoken_s: float, free: Sequence[Alternative]
    ) -> list[Check]:
        """Return how much better, and how much different, speech without a grammar is."""
        if not free:
            return []
        checks = []
        if heard.score is not None and free[0].score is not None:
            gap = (free[0].score - heard.score) / max(0.1, spoken_s)
            checks.append(at_most("free_score_gap", gap, _ACT_GAP, _ASK_GAP))
        apart = min(1.0, distance(self._sounds(text), self._sounds(free[0].text)))
        return [*checks, at_most("free_distance", apart, _FREE_DISTANCE, 1.0)]

    def _sounds(self, text: str) -> tuple[str, ...]:
        return sounds_of(text, self.grammar.pronunciations)

    def _hypotheses(
        self, found: Sequence[Alternative], texts: Sequence[str], checks: Sequence[Check]
    ) -> tuple[Hypothesis, ...]:
        fit, best = _fit(checks), found[0].score or 0.0
        made: dict[str, Hypothesis] = {}
        for one, text in zip(found, texts, strict=True):
            if text in made or not self.grammar.is_complete(text):
                continue
            behind = min(0.0, (one.score or 0.0) - best)
            verdict = Verdict.CONFIRM if made else lowest(checks)
            made[text] = Hypothesis(text, fit * math.exp(behind), verdict)
        return tuple(made.values())


def _fit(checks: Sequence[Check]) -> float:
    """Return a confidence from the gap to free speech: a half at the limit for acting."""
    gap = next((one.measured for one in checks if one.gate == "free_score_gap"), _ACT_GAP)
    return 1.0 / (1.0 + math.exp(max(-50.0, min(50.0, (gap - _ACT_GAP) / 2))))
