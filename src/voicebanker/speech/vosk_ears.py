"""Vosk as ears, where one of its models is there."""

import json
import time
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from voicebanker.audio.sound import Sound
from voicebanker.audio.wav import read_wav
from voicebanker.resources import folder
from voicebanker.speech import endpoint
from voicebanker.speech.api import EarsUnavailable, Grammar, Heard, Why
from voicebanker.speech.checks import at_least, no_speech
from voicebanker.speech.lexicon import dictionary
from voicebanker.speech.models import check_model
from voicebanker.speech.respelling import Respeller
from voicebanker.speech.vocabulary import Vocabulary, respeller, vocabulary
from voicebanker.speech.vosk_gates import Judge, Judgement
from voicebanker.speech.vosk_results import UNKNOWN, alternatives

_ALTERNATIVES = 4
# Somebody says a whole command here; a model that marks unknown words must not take it for
# one of these few.
_PROBE = "voice_banking.us/01.wav"
_PROBE_WORDS = ("hippopotamus", "zwanzig", "veinte", "quarante", "서울")


class VoskEars:
    """A Vosk model in a folder on this machine.

    Raises ``EarsUnavailable`` where Vosk or the model is missing, or where the model cannot
    be narrowed to a grammar. Loading takes seconds: do it before the microphone opens.
    """

    name = "vosk"

    def __init__(self, model: Path) -> None:
        report = check_model(model)
        if report.problem is not None:
            raise EarsUnavailable(report.problem)
        self._vosk = _vosk()
        try:
            self._model = self._vosk.Model(str(model))
        except Exception as broken:  # vosk raises nothing narrower
            raise EarsUnavailable(
                f"The Vosk model in '{model}' cannot be loaded: fetch it again with "
                "'voicebanker models get'."
            ) from broken
        self._unknown = tuple(word for word in UNKNOWN if self._knows(word))
        self.says_unknown = bool(self._unknown) and self._marks_unknown()
        if not self.says_unknown:
            self._unknown = ()
        self._free = self._recogniser(None)
        self._respeller = lru_cache(maxsize=1)(lambda: respeller(self._knows))
        self._prepared: dict[str, tuple[Sequence[str], Vocabulary]] = {}
        dictionary()

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
        judged = self._understand(sound, grammar)
        took_s = time.perf_counter() - began
        return Heard(judged.hypotheses, judged.why, sound.seconds, took_s, judged.evidence)

    def close(self) -> None:
        """Free the recognisers and the model."""
        self._prepared.clear()
        self._free = self._model = None

    def _knows(self, word: str) -> bool:
        return bool(self._model.vosk_model_find_word(word) >= 0)

    def _ready(self, grammar: Grammar) -> Vocabulary:
        known = self._prepared.get(grammar.name)
        if known is not None and known[0] == grammar.phrases:
            return known[1]
        made = vocabulary(grammar, self._knows, self._spelled)
        self._prepared[grammar.name] = (grammar.phrases, made)
        return made

    def _spelled(self) -> Respeller:
        return self._respeller()

    def _marks_unknown(self) -> bool:
        """Tell whether the model says "unknown" at all: some have the word and never use it."""
        others = [word for word in _PROBE_WORDS if self._knows(word)]
        sound = endpoint.at_rate(read_wav(folder("demo") / _PROBE), endpoint.RATE)
        heard = alternatives(self._final(self._recogniser(others), sound.samples.tobytes()))
        return bool(heard) and heard[0].has_unknown

    def _recogniser(self, phrases: Sequence[str] | None) -> Any:
        """Return a recogniser for ``phrases`` and unknown words, or for free speech.

        Every utterance gets a fresh one (some milliseconds): ``Reset`` would keep what the
        last one adapted to its speaker. That for free speech takes a second, and is kept.
        """
        listed = []
        if phrases is not None:
            listed.append(json.dumps([*phrases, *self._unknown], ensure_ascii=False))
        recogniser = self._vosk.KaldiRecognizer(self._model, float(endpoint.RATE), *listed)
        recogniser.SetMaxAlternatives(1 if phrases is None else _ALTERNATIVES)
        recogniser.SetWords(True)
        return recogniser

    @staticmethod
    def _final(recogniser: Any, audio: bytes) -> str:
        """Return the final result. In one piece, so that Vosk's own endpointing cuts nothing."""
        recogniser.AcceptWaveform(audio)
        return str(recogniser.FinalResult())

    def _freely(self, audio: bytes) -> str:
        self._free.Reset()
        return self._final(self._free, audio)

    def _understand(self, sound: Sound, grammar: Grammar) -> Judgement:
        heard_as = self._ready(grammar)
        speech = endpoint.speech_or_why(sound)
        if isinstance(speech, Why):
            return Judgement((), speech, no_speech(sound))
        if not heard_as.phrases:  # Vosk 0.3.45 crashes on an empty list.
            return Judgement((), Why.OUT_OF_GRAMMAR, (at_least("words", 0, 1),))
        audio = endpoint.speech_only(sound, speech)
        result = self._final(self._recogniser(heard_as.phrases), audio)
        judge = Judge(grammar, heard_as, self.says_unknown)
        return judge.judge(result, speech.spoken_s, lambda: self._freely(audio))


def _vosk() -> Any:
    try:
        # Imported late: it pulls in an HTTP client, and not every player has it.
        import vosk
    except (ImportError, OSError) as missing:
        raise EarsUnavailable("Vosk is not installed: run 'pip install vosk'.") from missing
    vosk.SetLogLevel(-1)
    return vosk
