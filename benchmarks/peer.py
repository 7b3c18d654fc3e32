"""The public peer: what one builds first, free dictation and then the nearest phrase.

PocketSphinx with its own language model and default settings writes down what was said;
RapidFuzz (``WRatio``, its default, at a score of 80 or more) finds the phrase.
"""

from typing import Any

from pocketsphinx import Decoder
from rapidfuzz import process

from voicebanker.audio.sound import Sound
from voicebanker.language.grammar import PhaseGrammar
from voicebanker.speech import endpoint

CUT_OFF = 80


class Peer:
    """Free dictation by the same engine, plus fuzzy matching."""

    def __init__(self) -> None:
        self._decoder: Any = Decoder(loglevel="FATAL")

    def dictate(self, sound: Sound) -> str:
        """Return what was said, in any words; empty where nothing was."""
        self._decoder.reinit_feat()
        self._decoder.start_utt()
        raw = endpoint.at_rate(sound, endpoint.RATE).samples.tobytes()
        self._decoder.process_raw(raw, full_utt=True)
        self._decoder.end_utt()
        hypothesis = self._decoder.hyp()
        return hypothesis.hypstr if hypothesis else ""

    @staticmethod
    def match(dictated: str, grammar: PhaseGrammar) -> str | None:
        """Return the phrase of ``grammar`` that is nearest to ``dictated``, if near enough."""
        if not dictated:
            return None
        best = process.extractOne(dictated, _phrases(grammar), score_cutoff=CUT_OFF)
        return best[0] if best else None


_known: dict[str, tuple[str, ...]] = {}


def _phrases(grammar: PhaseGrammar) -> tuple[str, ...]:
    """Return the phrases of ``grammar``, worked out once."""
    if grammar.jsgf not in _known:
        _known[grammar.jsgf] = tuple(dict.fromkeys((*grammar.phrases, *grammar.wordings())))
    return _known[grammar.jsgf]
