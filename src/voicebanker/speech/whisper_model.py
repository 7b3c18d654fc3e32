"""A Whisper model in a folder: what it dictates of a sound, and how well given words fit.

Needs faster-whisper (``pip install voicebanker[whisper]``) and the CTranslate2 form of
any Whisper model: ``model.bin``, ``config.json``, ``tokenizer.json``.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint
from voicebanker.speech.api import EarsUnavailable

_NOT_INSTALLED = "Whisper is not installed: run 'pip install voicebanker[whisper]'."
_FILES = ("model.bin", "config.json", "tokenizer.json")
# Whisper was trained on windows of 30 s, of which it may be given less. A window that is
# hardly longer than the speech makes it stammer; silence of a second and a half does not.
_SILENCE_S = 1.5
_LONGEST_S = 30.0
_FRAMES_PER_S = 100
_LEVEL = 32_768.0
_MOST_TOKENS = 48
_STOPS = tuple(".?!")
_IMPOSSIBLE = 1e-9
_BATCH = 16


@dataclass(frozen=True, slots=True)
class Dictation:
    """What a sound is without a grammar.

    ``text`` as Whisper writes it, with capitals and stops; ``score`` is the natural log of
    its probability; ``no_speech`` how likely it is that nobody spoke, 0 to 1.
    """

    text: str
    score: float
    no_speech: float


@dataclass(frozen=True, slots=True)
class Encoded:
    """A sound as the model's decoder needs it; made once, used for every question about it."""

    memory: NDArray[np.float32]
    frames: int


class WhisperModel:
    """A Whisper model, loaded. Raises ``EarsUnavailable`` where it or its library is missing.

    The language is English where the model knows several. ``threads`` is how many cores it
    may use; 0 leaves that to the library.
    """

    def __init__(self, folder: Path, threads: int = 0) -> None:
        check_whisper_model(folder)
        self._library, extractor, tokenizer = _libraries()
        try:
            self._model = self._library.models.Whisper(
                str(folder), device="cpu", compute_type="int8", intra_threads=threads
            )
            self._tokenizer = tokenizer.from_file(str(folder / "tokenizer.json"))
            self._features = extractor(feature_size=self._model.n_mels)
        except Exception as broken:  # the libraries raise nothing narrower
            raise EarsUnavailable(
                f"The Whisper model in '{folder}' cannot be loaded: copy it there again, whole."
            ) from broken
        self._start = self._start_tokens()

    def encode(self, sound: Sound) -> Encoded:
        """Return ``sound`` (any rate; the first 30 s of it) for ``dictate`` and ``scores``."""
        samples = endpoint.at_rate(sound, endpoint.RATE).samples.astype(np.float32) / _LEVEL
        seconds = min(_LONGEST_S, math.ceil(len(samples) / endpoint.RATE + _SILENCE_S))
        frames = round(seconds * _FRAMES_PER_S)
        window = np.zeros(round(seconds * endpoint.RATE), dtype=np.float32)
        kept = samples[: len(window)]
        window[: len(kept)] = kept
        features = np.ascontiguousarray(self._features(window)[:, :frames][None], dtype=np.float32)
        memory = self._model.encode(self._library.StorageView.from_array(features), to_cpu=True)
        return Encoded(np.array(memory), frames)

    def dictate(self, encoded: Encoded) -> Dictation:
        """Return what the model writes of its own accord."""
        result = self._model.generate(
            self._memory(encoded, 1),
            [[*self._start, self._token("<|notimestamps|>")]],
            beam_size=1,
            max_length=_MOST_TOKENS,
            return_no_speech_prob=True,
        )[0]
        tokens = [token for token in result.sequences_ids[0] if token < self._end]
        text = without_stammer(self._tokenizer.decode(tokens))
        spellings = [text] if text[-1:] in _STOPS else [text, f"{text}."]
        score = max(self.scores(encoded, spellings)) if text else 0.0
        return Dictation(text, score, float(result.no_speech_prob))

    def scores(self, encoded: Encoded, texts: Sequence[str]) -> list[float]:
        """Return for each text the natural log of the probability that it was said."""
        tokens = [
            self._tokenizer.encode(f" {text}", add_special_tokens=False).ids for text in texts
        ]
        scores: list[float] = []
        for at in range(0, len(tokens), _BATCH):
            scores += self._score_tokens(encoded, tokens[at : at + _BATCH])
        return scores

    def close(self) -> None:
        """Free the model."""
        self._model = None

    @property
    def _end(self) -> int:
        return self._token("<|endoftext|>")

    def _token(self, text: str) -> int:
        number: int = self._tokenizer.token_to_id(text)
        return number

    def _start_tokens(self) -> list[int]:
        start = ["<|startoftranscript|>"]
        if self._model.is_multilingual:
            start += ["<|en|>", "<|transcribe|>"]
        return [self._token(token) for token in start]

    def _memory(self, encoded: Encoded, count: int) -> Any:
        return self._library.StorageView.from_array(np.repeat(encoded.memory, count, axis=0))

    def _score_tokens(self, encoded: Encoded, tokens: Sequence[Sequence[int]]) -> list[float]:
        """Score by alignment: it walks the given tokens and says how likely each one was.

        The end of the text is not scored, so a full stop should stand for it.
        """
        results = self._model.align(
            self._memory(encoded, len(tokens)),
            self._start,
            [list(one) for one in tokens],
            num_frames=[encoded.frames] * len(tokens),
        )
        return [
            sum(math.log(max(_IMPOSSIBLE, probability)) for probability in one.text_token_probs)
            for one in results
        ]


def without_stammer(text: str) -> str:
    """Return ``text`` once where it is the same words again and again, as Whisper may write."""
    words = text.split()
    for length in range(1, len(words) // 2 + 1):
        if all(_bare(word) == _bare(words[at % length]) for at, word in enumerate(words)):
            return " ".join(words[:length])
    return " ".join(words)


def _bare(word: str) -> str:
    return word.strip(".,!?").lower()


def check_whisper(folder: Path) -> None:
    """Raise ``EarsUnavailable`` unless library and model are there. Loads neither."""
    check_whisper_model(folder)
    if any(find_spec(name) is None for name in ("ctranslate2", "faster_whisper", "tokenizers")):
        raise EarsUnavailable(_NOT_INSTALLED)


def check_whisper_model(folder: Path) -> None:
    """Raise ``EarsUnavailable`` unless ``folder`` has the files of a Whisper model."""
    missing = [name for name in _FILES if not (folder / name).is_file()]
    if missing:
        raise EarsUnavailable(
            f"There is no Whisper model in '{folder}' ({', '.join(missing)} missing): give the "
            "folder of a model in CTranslate2's form, as faster-whisper uses it."
        )


def _libraries() -> tuple[Any, Any, Any]:
    """Return CTranslate2, faster-whisper's features and the tokenizer: imported late, for size."""
    try:
        ctranslate2 = import_module("ctranslate2")
        features = import_module("faster_whisper.feature_extractor")
        tokenizers = import_module("tokenizers")
    except (ImportError, OSError) as missing:
        raise EarsUnavailable(_NOT_INSTALLED) from missing
    return ctranslate2, features.FeatureExtractor, tokenizers.Tokenizer
