"""The ears that come with the product: PocketSphinx and its English model."""

import math
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass

from voicebanker.audio.sound import Sound
from voicebanker.speech import automaton, endpoint, phonemes
from voicebanker.speech.api import Check, Grammar, Heard, Hypothesis, Verdict, Why
from voicebanker.speech.checks import at_least, at_most, no_speech, speaks, weighed
from voicebanker.speech.decoys import decoy_grammar, decoys
from voicebanker.speech.endpoint import Speech
from voicebanker.speech.evidence import Evidence, FreeDecode, Spoken, gather, is_short
from voicebanker.speech.free_decoder import FreeDecoder, FreeDecoderHere
from voicebanker.speech.gates import Gates, load
from voicebanker.speech.noise import noise_beside
from voicebanker.speech.sphinx_decoder import BestPath, best_path, make_decoder

# Far more paths are kept than PocketSphinx keeps, and the best one is taken, not rescored: that
# finds the right phrase most often. Wider beams find no more; with narrower ones a phrase that
# begins softly ("who is winning") is lost.
_BEAMS = {"beam": 1e-80, "pbeam": 1e-80, "wbeam": 1e-64, "bestpath": False}
# What every word costs, so that in noise none is squeezed in that nobody said. Silence costs as
# much as it usually does: else the last word is drawn out over the silence behind it.
_WORD, _USUAL_WORD, _WEIGHT = 0.05, 0.65, 6.5
_PRICES = {
    "wip": _WORD,
    "lw": _WEIGHT,
    "silprob": 0.005 * _USUAL_WORD / _WORD,
    "fillprob": 1e-8 * _USUAL_WORD / _WORD,
}
_PRICE_PER_WORD = -math.log(_WORD) * _WEIGHT
# Where hardly any path is worse than another, these are enough; more took three times as long.
_MOST_PATHS = {"maxhmmpf": 3000}
# So many grammars are kept compiled: more than one game has, and some megabytes each.
_MOST_GRAMMARS = 32
# No speech sounds like this, so a word said so is never heard, and its grammar still loads.
_UNSPEAKABLE = " ".join(["ZH", "OY"] * 12)
# Slower than this per phoneme is other speech stretched over a short phrase: no need to
# spend a dictation on it.
_MUCH_TOO_SLOW_S = 0.35


@dataclass(frozen=True, slots=True)
class Candidate:
    """A phrase that was perhaps said, with its evidence."""

    text: str
    evidence: Evidence
    spoken_s: float


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why no phrase was perhaps said; the gates that were met, with the one not passed."""

    why: Why
    evidence: tuple[Check, ...]


@dataclass(frozen=True, slots=True)
class _Prepared:
    """What is known of a compiled grammar: its words that nobody can be heard to say, and
    whether there are decoys beside it.
    """

    missing: frozenset[str]
    has_decoys: bool


class SphinxEars:
    """PocketSphinx with one JSGF search per grammar, prepared once and kept.

    Raises ``EarsUnavailable`` where PocketSphinx is not installed.
    """

    name = "pocketsphinx"

    def __init__(self, gates: Gates | None = None, free: FreeDecoder | None = None) -> None:
        """``free`` decodes without the grammar; without it, that is done in this process."""
        self._gates = gates or load()
        self._decoder = make_decoder(lm=None, **_MOST_PATHS)
        self._free = free or FreeDecoderHere()
        self._prepared: dict[str, _Prepared] = {}
        self._last_free: tuple[bytes, FreeDecode] | None = None
        self._last: tuple[tuple[str, bytes], Candidate | Refusal] | None = None

    def prepare(self, grammar: Grammar) -> None:
        """Compile ``grammar`` (10 to 400 ms by its size); load the free decoder behind it."""
        search = _search(grammar)
        if search not in self._prepared:
            missing = frozenset(
                word for word in sorted(grammar.words) if not self._learn(word, grammar)
            )
            self._compile(search, grammar.jsgf)
            others = decoy_grammar(decoys(grammar, self._decoder.lookup_word))
            if others:
                self._compile(_decoy_search(search), others)
            self._prepared[search] = _Prepared(missing, bool(others))
            if len(self._prepared) > _MOST_GRAMMARS:
                self._forget(next(iter(self._prepared)))
        self.warm_up()

    def warm_up(self) -> None:
        """Load the free decoder in the background, once."""
        self._free.warm_up()

    def settle(self) -> None:
        """Wait until the free decoder is loaded."""
        self._free.settle()

    def missing_words(self, grammar: Grammar) -> frozenset[str]:
        """Return the words of ``grammar`` that nobody can be heard to say: none is known."""
        self.prepare(grammar)
        return self._prepared[_search(grammar)].missing

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        """Recognise one utterance."""
        began = time.perf_counter()
        hypotheses, why, evidence = self._understand(sound, grammar)
        return Heard(hypotheses, why, sound.seconds, time.perf_counter() - began, evidence)

    def candidate(self, sound: Sound, grammar: Grammar) -> Candidate | Refusal:
        """Return the phrase of ``grammar`` that fits ``sound`` best, or why there is none."""
        self.prepare(grammar)
        speech = endpoint.speech_or_why(sound)
        if isinstance(speech, Why):
            return Refusal(speech, no_speech(sound))
        # After a pause and at the end, the same speech has more or less silence behind it.
        heard = _search(grammar), endpoint.speech_only(sound, speech, margin_s=0.0)
        if self._last is None or self._last[0] != heard:
            self._last = heard, self._candidate(sound, speech, grammar)
        return self._last[1]

    def foresee(self, sound: Sound, grammar: Grammar) -> Heard:
        """Recognise ``sound`` and remember it, for the case that nothing more is said."""
        return self.hear(sound, grammar)

    def _candidate(self, sound: Sound, speech: Speech, grammar: Grammar) -> Candidate | Refusal:
        raw = endpoint.speech_only(sound, speech)
        free = self._begin_freely(raw)
        path = self._phrase(raw, grammar)
        checks = (speaks(speech.spoken_s), _whole_phrase(path is not None))
        if path is None:
            return Refusal(Why.OUT_OF_GRAMMAR, checks)
        pace = at_most("pace_s", _pace(path, speech.spoken_s), _MUCH_TOO_SLOW_S)
        if pace.passes is Verdict.REFUSE:
            return Refusal(Why.OUT_OF_GRAMMAR, (*checks, pace))
        spoken = Spoken(
            path.words,
            path.paces_s,
            path.score_per_frame,
            speech.spoken_s,
            noise_beside(sound, speech),
            self._decoy_score(path, _search(grammar), raw),
        )
        evidence = gather(spoken, free())
        return Candidate(path.text, evidence, speech.spoken_s)

    def close(self) -> None:
        """Free the decoders."""
        self._free.close()
        self._decoder = None

    def _understand(
        self, sound: Sound, grammar: Grammar
    ) -> tuple[tuple[Hypothesis, ...], Why | None, tuple[Check, ...]]:
        found = self.candidate(sound, grammar)
        if isinstance(found, Refusal):
            return (), found.why, found.evidence
        gate = self._gates.of(grammar.name)
        met = (speaks(found.spoken_s), _whole_phrase(True))
        evidence = (*met, *weighed(gate, found.evidence))
        confidence = gate.confidence(found.evidence)
        verdict = gate.verdict(confidence)
        if verdict is Verdict.REFUSE:
            return (), Why.OUT_OF_GRAMMAR, evidence
        return (Hypothesis(found.text, confidence, verdict),), None, evidence

    def _forget(self, search: str) -> None:
        """Free the searches of a grammar: some are made anew as the game changes."""
        forgotten = self._prepared.pop(search)
        self._decoder.remove_search(search)
        if forgotten.has_decoys:
            self._decoder.remove_search(_decoy_search(search))

    def _compile(self, search: str, jsgf: str) -> None:
        for option, value in {**_BEAMS, **_PRICES}.items():
            self._decoder.config[option] = value
        network = automaton.of_jsgf(self._decoder, jsgf)
        automaton.add(self._decoder, search, automaton.smallest(network) or network)

    def _learn(self, word: str, grammar: Grammar) -> bool:
        """Teach the decoder ``word``; False where nobody knows how it is said."""
        said = [" ".join(phonemes.parse(said)) for said in grammar.pronunciations.get(word, ())]
        if not said and self._decoder.lookup_word(word) is None:
            said = self._like(grammar.sounds_like.get(word, ""))
        for pronunciation in said:
            self._add(word, pronunciation)
        known = self._decoder.lookup_word(word)
        if known is None:
            self._decoder.add_word(word, _UNSPEAKABLE, False)
        return bool(said) or known not in (None, _UNSPEAKABLE)

    def _like(self, words: str) -> list[str]:
        """Return the sound of common ``words``, as a list of one, or of none where unknown."""
        said = [self._decoder.lookup_word(word) for word in words.split()]
        return [" ".join(said)] if said and None not in said else []

    def _add(self, word: str, pronunciation: str) -> None:
        """Add one way to say ``word``, unless it is known; CMU names the others ``word(2)``."""
        spelling, number = word, 1
        while (known := self._decoder.lookup_word(spelling)) is not None:
            if known == pronunciation:
                return
            number += 1
            spelling = f"{word}({number})"
        self._decoder.add_word(spelling, pronunciation, False)

    def _phrase(self, raw: bytes, grammar: Grammar) -> BestPath | None:
        """Return the phrase that fits best, if a whole one does.

        Further paths of the lattice are not looked at: building it takes seconds with the
        wide beams, and what it adds is hardly ever what was said.
        """
        best = best_path(self._decoder, _search(grammar), raw, _PRICE_PER_WORD)
        return best if best is not None and grammar.is_complete(best.text) else None

    def _decoy_score(self, path: BestPath, search: str, raw: bytes) -> float | None:
        """Return how well the best decoy fits; None where the phrase is too long to be a word."""
        if not self._prepared[search].has_decoys or not is_short(path.phonemes):
            return None
        decoy = best_path(self._decoder, _decoy_search(search), raw, _PRICE_PER_WORD)
        return decoy.score_per_frame if decoy else None

    def _begin_freely(self, raw: bytes) -> Callable[[], FreeDecode]:
        """Begin the free decode; of the last sound it is remembered: it may meet two grammars."""
        if self._last_free is not None and self._last_free[0] == raw:
            known = self._last_free[1]
            return lambda: known
        outcome = self._free.begin(raw)

        def remembered() -> FreeDecode:
            self._last_free = raw, outcome()
            return self._last_free[1]

        return remembered


def _search(grammar: Grammar) -> str:
    """Return the name of a grammar's search: two editions' grammars may share the phase."""
    return f"{grammar.name}/{zlib.crc32(grammar.jsgf.encode()):08x}"


def _decoy_search(search: str) -> str:
    return f"{search}/decoys"


def _whole_phrase(is_whole: bool) -> Check:
    return at_least("whole_phrase", float(is_whole), 1)


def _pace(path: BestPath, spoken_s: float) -> float:
    return spoken_s / max(1, len(path.phonemes))
