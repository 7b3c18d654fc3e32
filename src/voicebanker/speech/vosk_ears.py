"""Vosk as ears, where one of its models is there."""

import json
import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint
from voicebanker.speech.api import EarsUnavailable, Grammar, Heard, Hypothesis, Verdict, Why

UNKNOWN = "[unk]"
_ALTERNATIVES = 4
# Vosk's confidences are path scores, useless on their own; differences of them say something.
# Per second, how much better a free decode may fit: up to the first we act, to the second ask.
_ACCEPT_GAP = 5.0
_CONFIRM_GAP = 10.0
# The runner-up must fit this much worse, or we ask.
_MARGIN = 1.0


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a model can hear of a grammar.

    ``phrases`` are in words of the model; ``spoken_as`` maps words that the model lacks
    to words that sound like them; ``missing`` cannot be heard at all.
    """

    phrases: tuple[str, ...]
    spoken_as: Mapping[str, str]
    missing: frozenset[str]

    def restored(self, text: str) -> str:
        """Return ``text`` with the grammar's words in place of those that sound like them."""
        padded = f" {' '.join(text.split())} "
        for word, sounds in sorted(self.spoken_as.items(), key=lambda item: -len(item[1])):
            padded = padded.replace(f" {sounds} ", f" {word} ")
        return padded.strip()


class VoskEars:
    """A Vosk model in a folder on this machine.

    Raises ``EarsUnavailable`` where Vosk or the model is missing, or where the model cannot
    be narrowed to a grammar. Loading takes seconds: do it before the microphone opens.
    """

    name = "vosk"

    def __init__(self, model: Path) -> None:
        check_model(model)
        self._vosk = _vosk()
        try:
            self._model = self._vosk.Model(str(model))
        except Exception as broken:  # vosk raises nothing narrower
            raise EarsUnavailable(
                f"The Vosk model in '{model}' cannot be loaded: fetch it again with "
                "'voicebanker models get'."
            ) from broken
        self._has_unknown = self._knows(UNKNOWN)
        self._free = self._vosk.KaldiRecognizer(self._model, float(endpoint.RATE))
        self._free.SetMaxAlternatives(1)
        self._prepared: dict[str, tuple[Sequence[str], Vocabulary]] = {}

    def prepare(self, grammar: Grammar) -> None:
        """Check the vocabulary of ``grammar``, once."""
        self._ready(grammar)

    def missing_words(self, grammar: Grammar) -> frozenset[str]:
        """Return the words of ``grammar`` that this model cannot hear."""
        return self._ready(grammar).missing

    def replaced_words(self, grammar: Grammar) -> Mapping[str, str]:
        """Return the words that this model lacks and hears as others: word -> those."""
        return self._ready(grammar).spoken_as

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        """Recognise one utterance; only final results count."""
        began = time.perf_counter()
        hypotheses, why = self._understand(sound, grammar)
        return Heard(hypotheses, why, sound.seconds, time.perf_counter() - began)

    def close(self) -> None:
        """Free the recognisers and the model."""
        self._prepared.clear()
        self._free = self._model = None

    def _knows(self, word: str) -> bool:
        return bool(self._model.vosk_model_find_word(word) >= 0)

    def _ready(self, grammar: Grammar) -> Vocabulary:
        phrases = grammar.phrases or tuple(sorted(grammar.words))
        known = self._prepared.get(grammar.name)
        if known is not None and known[0] == phrases:
            return known[1]
        vocabulary = _vocabulary(phrases, grammar, self._knows)
        self._prepared[grammar.name] = (phrases, vocabulary)
        return vocabulary

    def _heard(self, audio: bytes, phrases: Sequence[str]) -> list[tuple[str, float]]:
        """Return texts with scores, best first, never empty.

        Every utterance gets a fresh recogniser (below 1 ms): ``Reset`` would keep what
        the last one adapted to its speaker.
        """
        listed = [*phrases, *([UNKNOWN] if self._has_unknown else [])]
        recogniser = self._vosk.KaldiRecognizer(
            self._model, float(endpoint.RATE), json.dumps(listed, ensure_ascii=False)
        )
        recogniser.SetMaxAlternatives(_ALTERNATIVES)
        return _alternatives(recogniser, audio)

    def _heard_freely(self, audio: bytes) -> float:
        """Return the score of free speech. Its recogniser takes a second to make: it is kept."""
        self._free.Reset()
        return _alternatives(self._free, audio)[0][1]

    def _understand(
        self, sound: Sound, grammar: Grammar
    ) -> tuple[tuple[Hypothesis, ...], Why | None]:
        vocabulary = self._ready(grammar)
        speech = endpoint.speech_or_why(sound)
        if isinstance(speech, Why):
            return (), speech
        if not vocabulary.phrases:  # Vosk 0.3.45 crashes on an empty list.
            return (), Why.OUT_OF_GRAMMAR
        audio = endpoint.speech_only(sound, speech)
        found = [
            (vocabulary.restored(text), score)
            for text, score in self._heard(audio, vocabulary.phrases)
        ]
        whole = [(text, score) for text, score in found if grammar.is_complete(text)]
        # The best path is what was said; where it is no phrase, lower ones are wishful.
        if not whole or found[0][0] != whole[0][0]:
            return (), Why.OUT_OF_GRAMMAR
        best = whole[0][1]
        gap = (self._heard_freely(audio) - best) / max(0.1, speech.spoken_s)
        clear = len(found) < 2 or best - found[1][1] >= _MARGIN
        hypotheses = _judged(whole, gap, clear)
        return hypotheses, None if hypotheses else Why.OUT_OF_GRAMMAR


def check_model(model: Path) -> None:
    """Raise ``EarsUnavailable`` unless ``model`` is a folder with a model for grammars.

    Big static models lack ``HCLr.fst`` and ``Gr.fst`` and would ignore the grammar.
    """
    if not model.is_dir():
        raise EarsUnavailable(
            f"There is no Vosk model in '{model}': fetch one with 'voicebanker models get'."
        )
    for file in ("HCLr.fst", "Gr.fst"):
        if not any((model / folder / file).is_file() for folder in ("graph", ".")):
            raise EarsUnavailable(
                f"The Vosk model in '{model}' cannot be narrowed to a grammar: use a small one, "
                "such as 'voicebanker models get' fetches."
            )


def _vosk() -> Any:
    try:
        # Imported late: it pulls in an HTTP client, and not every player has it.
        import vosk
    except (ImportError, OSError) as missing:
        raise EarsUnavailable("Vosk is not installed: run 'pip install vosk'.") from missing
    vosk.SetLogLevel(-1)
    return vosk


def _vocabulary(
    phrases: Iterable[str], grammar: Grammar, knows: Callable[[str], bool]
) -> Vocabulary:
    spoken_as, missing = {}, set()
    for word in sorted({word for phrase in phrases for word in phrase.split()} | grammar.words):
        if knows(word):
            continue
        sounds = grammar.sounds_like.get(word, "").split()
        if sounds and all(knows(sound) for sound in sounds):
            spoken_as[word] = " ".join(sounds)
        else:
            missing.add(word)
    heard = dict.fromkeys(
        " ".join(spoken_as.get(word, word) for word in phrase.split())
        for phrase in phrases
        if missing.isdisjoint(phrase.split())
    )
    return Vocabulary(tuple(heard), spoken_as, frozenset(missing))


def _alternatives(recogniser: Any, audio: bytes) -> list[tuple[str, float]]:
    recogniser.AcceptWaveform(audio)
    result = json.loads(recogniser.FinalResult())
    found = [
        (str(one.get("text", "")), float(one.get("confidence", 0.0)))
        for one in result.get("alternatives", [])
    ]
    return found or [(str(result.get("text", "")), 0.0)]


def _each_once(found: Iterable[tuple[str, float]]) -> list[tuple[str, float]]:
    first: dict[str, float] = {}
    for text, score in found:
        first.setdefault(text, score)
    return list(first.items())


def _judged(whole: Sequence[tuple[str, float]], gap: float, clear: bool) -> tuple[Hypothesis, ...]:
    if gap > _CONFIRM_GAP:
        return ()
    best = whole[0][1]
    certain = gap <= _ACCEPT_GAP and clear
    fit = 1.0 / (1.0 + math.exp(max(-50.0, min(50.0, (gap - _ACCEPT_GAP) / 2))))
    return tuple(
        Hypothesis(
            text,
            fit * math.exp(min(0.0, score - best)),
            Verdict.ACCEPT if certain and rank == 0 else Verdict.CONFIRM,
        )
        for rank, (text, score) in enumerate(_each_once(whole))
    )
