"""A stand-in for the Vosk library: a plain word list for a model, and results given beforehand."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from voicebanker.speech.lexicon import dictionary

EMPTY: Mapping[str, Any] = {"text": ""}
UNKNOWN = "[unk]"


class StubVosk:
    """The parts of the module ``vosk`` that the ears use.

    ``words`` is the model's vocabulary. ``marks_unknown``: it answers the probe with "[unk]".
    ``asked`` keeps the phrase list of every recogniser, None for free speech.
    """

    def __init__(
        self,
        words: Iterable[str],
        result: Mapping[str, Any] = EMPTY,
        free: Mapping[str, Any] = EMPTY,
        partial: Mapping[str, Any] = EMPTY,
        *,
        marks_unknown: bool = True,
    ) -> None:
        self.words = frozenset(words) | {UNKNOWN}
        self.result, self.free, self.partial = result, free, partial
        self.marks_unknown = marks_unknown
        self.asked: list[list[str] | None] = []
        self.probed = False

    def SetLogLevel(self, _level: int) -> None:  # noqa: N802
        """Be as quiet as the real one."""

    def Model(self, _path: str) -> "StubModel":  # noqa: N802
        return StubModel(self)

    def KaldiRecognizer(  # noqa: N802
        self, _model: "StubModel", _rate: float, phrases: str | None = None
    ) -> "StubRecogniser":
        listed = None if phrases is None else json.loads(phrases)
        self.asked.append(listed)
        if listed is None:
            return StubRecogniser(self.free, self.partial)
        if not self.probed:
            self.probed = True
            heard = UNKNOWN if self.marks_unknown else listed[0]
            return StubRecogniser({"text": heard}, self.partial)
        return StubRecogniser(self.result, self.partial)


class StubModel:
    def __init__(self, vosk: StubVosk) -> None:
        self._vosk = vosk

    def vosk_model_find_word(self, word: str) -> int:
        return 1 if word in self._vosk.words else -1


class StubRecogniser:
    def __init__(self, result: Mapping[str, Any], partial: Mapping[str, Any]) -> None:
        self._result, self._partial = result, partial
        self._audio = b""

    def SetMaxAlternatives(self, _count: int) -> None:  # noqa: N802
        """Results say how many there are."""

    def SetWords(self, _wanted: bool) -> None:  # noqa: N802
        """Results say whether words have times."""

    def Reset(self) -> None:  # noqa: N802
        self._audio = b""

    def AcceptWaveform(self, audio: bytes) -> bool:  # noqa: N802
        self._audio += audio
        return True

    def PartialResult(self) -> str:  # noqa: N802
        return json.dumps(self._partial)

    def FinalResult(self) -> str:  # noqa: N802
        return json.dumps(self._result if self._audio else EMPTY)


def english(lacks: Iterable[str] = ()) -> frozenset[str]:
    """Return the words of CMU's dictionary, the measure of an English model, less ``lacks``."""
    return dictionary().spellings - frozenset(lacks)
