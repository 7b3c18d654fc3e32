"""PocketSphinx's decoder: made, and asked for the best path through a sound."""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voicebanker.speech import phonemes
from voicebanker.speech.api import EarsUnavailable
from voicebanker.speech.phonemes import Phonemes

# Path scores come shifted right by ten bits.
_SCORE_UNIT = 1024.0
_FRAME_S = 0.01


@dataclass(frozen=True, slots=True)
class BestPath:
    """One decode: its text, the sounds of its words, the seconds per phoneme of each, and its
    acoustic score per frame (natural log).
    """

    text: str
    words: tuple[Phonemes, ...]
    paces_s: tuple[float, ...]
    score_per_frame: float

    @property
    def phonemes(self) -> Phonemes:
        """Return the sounds of all words."""
        return phonemes.joined(self.words)


def make_decoder(**options: object) -> Any:
    """Return a decoder. Raises ``EarsUnavailable`` where PocketSphinx is not installed."""
    try:
        from pocketsphinx import Decoder
    except ImportError as missing:
        raise EarsUnavailable(
            "PocketSphinx is not installed: run 'pip install pocketsphinx'."
        ) from missing
    return Decoder(loglevel="FATAL", **options)


def model_folder() -> Path:
    """Return the folder of the English model that comes with PocketSphinx."""
    from pocketsphinx import get_model_path

    return Path(get_model_path()) / "en-us"


def best_path(
    decoder: Any, search: str, raw: bytes, price_per_word: float = 0.0
) -> BestPath | None:
    """Return the best path of ``search`` through ``raw`` (16 kHz, mono, int16), None for none.

    ``price_per_word`` (natural log) is what the search takes from the score for every word and
    every silence; it is given back, for it says nothing about the sound.
    """
    decoder.activate_search(search)
    # The noise tracker remembers the last sound, and would hear the same one differently.
    decoder.reinit_feat()
    decoder.start_utt()
    decoder.process_raw(raw, full_utt=True)
    decoder.end_utt()
    hypothesis = decoder.hyp()
    if hypothesis is None or not hypothesis.hypstr:
        return None
    total, words, paces_s = 0.0, [], []
    for segment in decoder.seg():
        if segment.word == "(NULL)":
            continue
        total += math.log(max(segment.ascore, 1e-300)) * _SCORE_UNIT + price_per_word
        # Words carry the number of the pronunciation: "the(2)". Fillers begin with < [ +.
        if segment.word[0] in "<[+" or not decoder.lookup_word(segment.word):
            continue
        sounds = phonemes.parse(decoder.lookup_word(segment.word))
        took_s = (segment.end_frame - segment.start_frame + 1) * _FRAME_S
        paces_s.append(took_s / max(1, len(sounds)))
        words.append(sounds)
    frames = max(1, decoder.n_frames())
    return BestPath(hypothesis.hypstr, tuple(words), tuple(paces_s), total / frames)
