"""Which phrase of a grammar was said, by a model that knows no grammar but knows speech.

Whisper is not asked what was said: it would write "and took the avenue" for "Kentucky
Avenue". It is asked how likely each of a few phrases is, and how likely what it would have
written itself. That gap tells a phrase from other speech, and phrases from each other.
"""

import heapq
import math
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Protocol

from rapidfuzz.distance import Levenshtein

from voicebanker.audio.sound import Sound
from voicebanker.speech import dictionary
from voicebanker.speech.api import Grammar
from voicebanker.speech.phonemes import Phonemes, distance
from voicebanker.speech.whisper_model import Dictation, Encoded

MOST_CANDIDATES = 8
_ROUGHLY = 40
_MOST_PARTS = 40
# Up to so many words a phrase may be a name, which Whisper writes with capitals.
_LONGEST_NAME = 5
_ASKING = frozenset("who whose what what's how where which can could may do does is am are".split())
_TEENS = {
    "thirteen": "thirty",
    "fourteen": "forty",
    "fifteen": "fifty",
    "sixteen": "sixty",
    "seventeen": "seventy",
    "eighteen": "eighty",
    "nineteen": "ninety",
}
_CONFUSED = _TEENS | {tens: teens for teens, tens in _TEENS.items()}


class Model(Protocol):
    """What is needed of a speech model: ``whisper_model.WhisperModel``."""

    def encode(self, sound: Sound) -> Encoded:
        """Return ``sound`` in the model's own form."""

    def dictate(self, encoded: Encoded) -> Dictation:
        """Return what it would write."""

    def scores(self, encoded: Encoded, texts: Sequence[str]) -> list[float]:
        """Return how likely each text is, natural log."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """One candidate: ``gap`` is by how much (natural log) the free dictation is likelier.

    ``margin`` is by how much the likeliest phrase with another meaning is less likely; below
    0 it is more likely, and infinite where there is none.
    """

    text: str
    gap: float
    margin: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """Candidates with what the model thinks of them, likeliest first, one a meaning.

    There are none where the model heard no words at all: then it has no opinion.
    """

    opinions: tuple[Opinion, ...]
    dictation: Dictation


class PhraseJudge:
    """Scores phrases of grammars with a model."""

    def __init__(self, model: Model) -> None:
        self._model = model
        self._sounds: dict[str, tuple[tuple[str, ...], tuple[Phonemes, ...]]] = {}

    def prepare(self, grammar: Grammar) -> None:
        """Look up how the phrases of ``grammar`` sound, once."""
        known = self._sounds.get(grammar.name)
        if known is None or known[0] != grammar.phrases:
            said = grammar.pronunciations
            sounds = tuple(dictionary.sounds(phrase, said) for phrase in grammar.phrases)
            self._sounds[grammar.name] = (grammar.phrases, sounds)

    def judge(self, sound: Sound, grammar: Grammar, hypotheses: Sequence[str] = ()) -> Judgement:
        """Return what the model thinks of ``hypotheses`` and of the phrases near the sound."""
        encoded = self._model.encode(sound)
        dictation = self._model.dictate(encoded)
        if not dictation.text:
            return Judgement((), dictation)
        texts = self.candidates(dictation.text, grammar, hypotheses)
        spelled = [(text, spelling) for text in texts for spelling in spellings(text)]
        scores = self._model.scores(encoded, [spelling for _, spelling in spelled])
        best: dict[str, float] = {}
        for (text, _), score in zip(spelled, scores, strict=True):
            best[text] = max(score, best.get(text, score))
        free = max(dictation.score, *best.values())
        return Judgement(_opinions(best, free, grammar, hypotheses), dictation)

    def candidates(
        self, dictated: str, grammar: Grammar, hypotheses: Sequence[str] = ()
    ) -> tuple[str, ...]:
        """Return the phrases worth a score: ``hypotheses``, and what sounds like the dictation."""
        self.prepare(grammar)
        plain = " ".join(dictionary.plain_words(dictated))
        found = dict.fromkeys(hypotheses)
        found |= dict.fromkeys([plain] if grammar.is_complete(plain) else [])
        found |= dict.fromkeys(_confused(found, grammar))
        found |= dict.fromkeys(self._near(dictated, grammar))
        return tuple(found)[: MOST_CANDIDATES + len(hypotheses)]

    def _near(self, dictated: str, grammar: Grammar) -> list[str]:
        phrases, all_sounds = self._sounds[grammar.name]
        said = grammar.pronunciations
        heard = dictionary.sounds(dictated, said)

        def roughly(at: int) -> float:
            return Levenshtein.normalized_distance(all_sounds[at], heard)

        near = heapq.nsmallest(_ROUGHLY, range(len(phrases)), key=roughly)
        near.sort(key=lambda at: distance(all_sounds[at], heard))
        sampled = [phrases[at] for at in near[:MOST_CANDIDATES]]
        # A grammar's samples have the long ways to say a thing: the short ones are parts of them.
        parts = dict.fromkeys([*sampled, *(part for phrase in sampled for part in _parts(phrase))])
        far = {part: distance(dictionary.sounds(part, said), heard) for part in parts}
        whole = (part for part in sorted(parts, key=far.__getitem__)[:_MOST_PARTS])
        return list(islice(filter(grammar.is_complete, whole), MOST_CANDIDATES))


def spellings(text: str) -> tuple[str, ...]:
    """Return ``text`` as Whisper may write it. The full stop stands for the end of speech."""
    figures = dictionary.in_figures(text)
    stop = "?" if text.partition(" ")[0] in _ASKING else "."
    written = [_capital(figures) + stop]
    if len(text.split()) <= _LONGEST_NAME:
        written.append(" ".join(_capital(word) for word in figures.split()) + stop)
    return tuple(dict.fromkeys(written))


def meaning(grammar: Grammar, text: str) -> Hashable:
    """Return what ``text`` means, where the grammar tells; else the text stands for itself."""
    means = getattr(grammar, "means", None)
    found: Hashable = means(text) if means is not None else text
    return found


def _opinions(
    scores: dict[str, float], free: float, grammar: Grammar, hypotheses: Sequence[str]
) -> tuple[Opinion, ...]:
    """Return one opinion a meaning, named as the hypothesis where that is one of its phrases."""
    groups: dict[Hashable, list[str]] = {}
    for text in sorted(scores, key=lambda one: -scores[one]):
        groups.setdefault(meaning(grammar, text), []).append(text)
    best = [(texts, scores[texts[0]]) for texts in groups.values()]
    opinions = []
    for texts, score in best:
        rival = max((other for others, other in best if others is not texts), default=-math.inf)
        name = next((text for text in hypotheses if text in texts), texts[0])
        opinions.append(Opinion(name, free - score, score - rival))
    return tuple(opinions)


def _parts(phrase: str) -> Iterator[str]:
    """Yield every run of words in ``phrase``."""
    words = phrase.split()
    for begin, end in combinations(range(len(words) + 1), 2):
        yield " ".join(words[begin:end])


def _confused(texts: Iterable[str], grammar: Grammar) -> list[str]:
    """Return ``texts`` with fifteen for fifty and the like, where that can be said."""
    swapped = [" ".join(_CONFUSED.get(word, word) for word in text.split()) for text in texts]
    return [text for text in swapped if grammar.is_complete(text)]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
