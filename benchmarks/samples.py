"""The clips of the benchmarks, who speaks in each, and what the ears make of them."""

import zlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from benchmarks import wav
from benchmarks.clips import PHASES, TALK, text_of
from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language
from voicebanker.speech.api import Why
from voicebanker.speech.sphinx import Candidate, SphinxEars


@dataclass(frozen=True, slots=True)
class Sample:
    """A clip in a phase. ``text`` is what to understand, None for nothing.

    ``kind``: ``clean``, ``raised``, ``noise-20``, ``noise-10`` for synthetic speech of
    the phase, ``person`` for people who say what the phase has; and of other speech
    ``coffee`` and the like (folder names), ``table talk``, ``other phase``.
    """

    phase: str
    speaker: str
    kind: str
    path: Path
    text: str | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the ears made of a sample: a candidate, none where it was refused at once."""

    sample: Sample
    candidate: Candidate | None

    @property
    def is_right(self) -> bool:
        """Tell whether the candidate means what was said: "cancel that" means "cancel"."""
        if self.candidate is None or self.sample.text is None:
            return False
        heard, said = (
            language().understand(text, self.sample.phase)
            for text in (self.candidate.text, self.sample.text)
        )
        return (heard.intent, heard.slots) == (said.intent, said.slots)


@cache
def language() -> Language:
    """Return the words that the product listens for, on the US board of Voice Banking."""
    return Language(load_edition("voice_banking.us")[0])


def synthetic(folder: Path) -> Iterator[Sample]:
    """Yield the clips that ``benchmarks.clips`` made, in the phases they test.

    Every clean clip; of the variants and of other phases' clips every third.
    """
    for path in sorted(folder.glob("*/*/*/*.wav")):
        spoken_in, voice, kind = path.parts[-4:-1]
        every_third = zlib.crc32("/".join(path.parts[-4:]).encode()) % 3 == 0
        for grammar in PHASES:
            text = text_of(path)
            known = language().grammar(grammar.name).is_complete(text)
            if known and grammar.name == spoken_in and (kind == "clean" or every_third):
                yield Sample(grammar.name, voice, kind, path, text)
            elif spoken_in == TALK and not known:
                yield Sample(grammar.name, voice, "table talk", path, None)
            elif kind == "clean" and every_third and not known:
                yield Sample(grammar.name, voice, "other phase", path, None)


def recorded(audio: Path) -> Iterator[Sample]:
    """Yield the recordings under ``audio`` (folders ``negatives`` and ``words``) in every phase."""
    for path in sorted(audio.glob("negatives/*/*.wav")):
        yield from _in_every_phase(path, path.parent.name, _speaker(path), text_of(path))
    for path in sorted(audio.glob("words/*/*.wav")):
        yield from _in_every_phase(path, "words", path.stem.split("_")[0], path.parent.name)


def halves(outcomes: Sequence[Outcome]) -> tuple[list[Outcome], list[Outcome]]:
    """Return the outcomes of half of the speakers and those of the others.

    Speakers alternate in the order of their names, so each engine is on both sides;
    variants of one voice (joe fast, joe slow) are one speaker.
    """
    speakers = sorted({_person(outcome.sample.speaker) for outcome in outcomes})
    first = set(speakers[::2])
    calibration = [one for one in outcomes if _person(one.sample.speaker) in first]
    held_out = [one for one in outcomes if _person(one.sample.speaker) not in first]
    return calibration, held_out


def listen(samples: Sequence[Sample], jobs: int) -> list[Outcome]:
    """Return what the ears make of ``samples``, decoded by ``jobs`` processes."""
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(_listen, samples, chunksize=32))


@cache
def _ears() -> SphinxEars:
    return SphinxEars()


def _listen(sample: Sample) -> Outcome:
    grammar = language().grammar(sample.phase)
    found = _ears().candidate(wav.read(sample.path), grammar)
    return Outcome(sample, None if isinstance(found, Why) else found)


def _in_every_phase(path: Path, kind: str, speaker: str, said: str) -> Iterator[Sample]:
    text = {"nevermind": "never mind"}.get(said, said)
    for grammar in PHASES:
        if language().grammar(grammar.name).is_complete(text):
            yield Sample(grammar.name, speaker, "person", path, text)
        else:
            yield Sample(grammar.name, speaker, kind, path, None)


def _speaker(path: Path) -> str:
    """Return who speaks: not known beyond the clip, except in the house commands' two voices."""
    return path.parent.name if path.parent.name.startswith("house") else path.stem


def _person(speaker: str) -> str:
    return "piper-joe" if speaker.startswith("piper-joe") else speaker
