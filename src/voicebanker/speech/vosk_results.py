"""Vosk's final results, as JSON, read with no more trust than the reports of it allow."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

UNKNOWN = ("[unk]", "<UNK>", "<unk>")
"""How models write a word that they do not know; which of them has one, a probe finds out."""

# What a language model puts where nothing, or only a breath, was said.
FILLERS = frozenset("the a ah oh eh uh huh hm hmm mm um er uhm einen nun ich".split())


@dataclass(frozen=True, slots=True)
class TimedWord:
    """A word with its time in seconds."""

    word: str
    took_s: float


@dataclass(frozen=True, slots=True)
class Alternative:
    """One way to understand the sound.

    ``score`` is a path score of some hundreds that means nothing alone: only its gap to
    another of the same sound does. None where the result has none; ``words`` may be empty.
    """

    text: str
    score: float | None
    words: tuple[TimedWord, ...] = ()

    @property
    def has_unknown(self) -> bool:
        """Tell whether a word in it is none that the model knows."""
        return any(word in UNKNOWN for word in self.text.split())


def alternatives(result: str) -> tuple[Alternative, ...]:
    """Return what a final ``result`` has, best first; empty where the best has no words.

    With ``SetMaxAlternatives`` there is a list, which may be empty; without it one text, whose
    words have confidences that are 1 too often to be of use. A partial result is no result:
    the decoder may still change its mind.
    """
    body: dict[str, Any] = json.loads(result)
    listed = body.get("alternatives")
    entries = [body] if listed is None else listed
    found = tuple(map(_alternative, entries))
    return found if found and found[0].text else ()


def _alternative(body: dict[str, Any]) -> Alternative:
    score = body.get("confidence")
    words = tuple(
        TimedWord(str(word["word"]), float(word["end"]) - float(word["start"]))
        for word in body.get("result", ())
        if {"word", "start", "end"} <= word.keys()
    )
    text = " ".join(str(body.get("text", "")).split())
    return Alternative(text, None if score is None else float(score), words)


def without_fillers(text: str, is_whole: Callable[[str], bool]) -> str:
    """Return ``text``, less the fillers before or after it that keep it from being whole.

    A filler that belongs to a phrase stays: "the bank". Nothing but fillers is nothing.
    """
    for shorter in _shorter(text.split()):
        if is_whole(shorter):
            return shorter
    return "" if FILLERS.issuperset(text.split()) else text


def _shorter(words: list[str]) -> Iterator[str]:
    yield " ".join(words)
    while words and words[0] in FILLERS:
        words = words[1:]
        yield " ".join(words)
    while words and words[-1] in FILLERS:
        words = words[:-1]
        yield " ".join(words)
