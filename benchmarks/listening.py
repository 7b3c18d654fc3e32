"""Lets the ears listen to clips, in several processes, and notes what they make of each."""

import sys
import time
import zlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from benchmarks import wav
from benchmarks.material import Clip, Trial, draw, language
from benchmarks.peer import Peer
from voicebanker.audio.sound import Sound
from voicebanker.language.grammar import PhaseGrammar
from voicebanker.speech.api import Ears, Verdict
from voicebanker.speech.evidence import FreeDecode
from voicebanker.speech.free_decoder import FreeDecoderHere
from voicebanker.speech.gates import Gates
from voicebanker.speech.sphinx import Candidate, SphinxEars

_PEER_EVERY, _WHISPER_EVERY = 4, 8
_TELL_EVERY = 200


@dataclass(frozen=True, slots=True)
class Second:
    """What other ears did with the same clip: what they would act on or ask about, in
    ``compute_s`` seconds of all processors.
    """

    verdict: Verdict
    is_right: bool
    compute_s: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the ears made of a clip in one phase.

    ``candidate`` is the phrase that fits best, None where the clip was refused at once.
    ``grammar`` is a number that editions with the same grammar share: then the clip was heard
    once for them. ``compute_s`` is the time of all processors, ``longest_s`` that of the one that
    was busy longer, for the dictation runs beside the grammar; None where an earlier trial of
    the same clip had done part of the work. ``peer`` and ``whisper`` heard only some clips.
    """

    clip: Clip
    trial: Trial
    grammar: int
    candidate: Candidate | None
    is_right: bool
    audio_s: float
    compute_s: float | None = None
    longest_s: float | None = None
    peer: Second | None = None
    whisper: Second | None = None

    def verdict(self, gates: Gates) -> Verdict:
        """Return what ``gates`` allow."""
        if self.candidate is None:
            return Verdict.REFUSE
        gate = gates.of(self.trial.phase)
        return gate.verdict(gate.confidence(self.candidate.evidence))


@dataclass(frozen=True, slots=True)
class Listeners:
    """Who listens beside the product's ears. ``whisper`` is the folder of a model, None for none.

    They take longer than all else, so they hear every fourth clip, Whisper every eighth.
    """

    peer: bool = False
    whisper: Path | None = None

    def of(self, clip: Clip) -> "Listeners":
        """Return who of them listens to ``clip``."""
        drawn = draw("peer", clip.speaker, clip.path.name)
        return Listeners(
            self.peer and drawn % _PEER_EVERY == 0,
            self.whisper if drawn % _WHISPER_EVERY == 0 else None,
        )


ALONE = Listeners()


def listen(
    clips: Sequence[Clip], noise: Path, jobs: int, beside: Listeners = ALONE
) -> list[Outcome]:
    """Return what the ears make of ``clips``; ``noise`` is the WAV that is mixed in."""
    tasks = [(clip, noise, beside.of(clip)) for clip in clips]
    outcomes = list[Outcome]()
    with ProcessPoolExecutor(jobs) as pool:
        for number, found in enumerate(pool.map(_listen, tasks, chunksize=8), start=1):
            outcomes += found
            if number % _TELL_EVERY == 0:
                print(f"{number} of {len(tasks)} clips", file=sys.stderr, flush=True)
    return outcomes


def sound_of(clip: Clip, noise: Path) -> Sound:
    """Return the sound of ``clip``, noise mixed in."""
    clean = wav.read(clip.path)
    if clip.noise_db is None:
        return clean
    return wav.mixed(clean, _noise(noise), clip.noise_db, clip.start_s)


@cache
def _noise(path: Path) -> Sound:
    return wav.read(path)


@cache
def _ears() -> SphinxEars:
    ears = SphinxEars(free=_timed())
    ears.settle()
    return ears


@cache
def _timed() -> "_TimedFreeDecoder":
    return _TimedFreeDecoder()


class _TimedFreeDecoder(FreeDecoderHere):
    """Decodes freely in this process and notes how long: a game has another process for that."""

    spent_s = 0.0

    def decode(self, raw: bytes) -> FreeDecode:
        """Return the free decode of ``raw``. Raises ``EarsUnavailable``."""
        began_s = time.process_time()
        decode = super().decode(raw)
        self.spent_s += time.process_time() - began_s
        return decode


@cache
def _peer() -> Peer:
    return Peer()


@cache
def _whisper(folder: Path) -> Ears:
    from voicebanker.speech.whisper_ears import WhisperEars
    from voicebanker.speech.whisper_model import WhisperModel

    return WhisperEars(WhisperModel(folder, threads=1))


def _listen(task: tuple[Clip, Path, Listeners]) -> list[Outcome]:
    clip, noise, beside = task
    return list(_outcomes(clip, sound_of(clip, noise), beside))


def _outcomes(clip: Clip, sound: Sound, beside: Listeners) -> Iterator[Outcome]:
    """Yield what is made of ``clip`` in each of its phases; of one grammar once for all."""
    by_grammar: dict[int, list[Trial]] = {}
    for trial in clip.trials:
        by_grammar.setdefault(_number(_grammar(trial)), []).append(trial)
    # Which phase comes first, and so bears the time of the work shared by all, is drawn.
    numbers = list(by_grammar)
    turn = draw(clip.path.name, clip.speaker) % len(numbers)
    dictated, peer_s = _dictated(sound) if beside.peer else ("", 0.0)
    for number in (*numbers[turn:], *numbers[:turn]):
        trials = by_grammar[number]
        grammar = _grammar(trials[0])
        found, took_s, longest_s = _candidate(sound, grammar)
        is_first = number == numbers[turn]
        peer = _second(_peer().match(dictated, grammar)) if beside.peer else None
        whispered = _whispered(sound, grammar, beside.whisper) if beside.whisper else None
        for trial in trials:
            yield Outcome(
                clip,
                trial,
                number,
                found,
                is_right(trial, found.text if found else None),
                sound.seconds,
                took_s if is_first else None,
                longest_s if is_first else None,
                _judged(trial, peer, peer_s) if peer else None,
                _judged(trial, whispered[:2], whispered[2]) if whispered else None,
            )


def _candidate(sound: Sound, grammar: PhaseGrammar) -> tuple[Candidate | None, float, float]:
    """Return the best phrase, the time of all processors for it and of the busier one."""
    ears = _ears()
    ears.prepare(grammar)
    began_s, freely_s = time.process_time(), _timed().spent_s
    found = ears.candidate(sound, grammar)
    took_s, freely_s = time.process_time() - began_s, _timed().spent_s - freely_s
    candidate = found if isinstance(found, Candidate) else None
    return candidate, took_s, max(freely_s, took_s - freely_s)


def _dictated(sound: Sound) -> tuple[str, float]:
    began = time.process_time()
    dictated = _peer().dictate(sound)
    return dictated, time.process_time() - began


def _second(text: str | None) -> tuple[Verdict, str | None]:
    """Return what somebody does who never asks."""
    return (Verdict.REFUSE if text is None else Verdict.ACCEPT), text


def _whispered(
    sound: Sound, grammar: PhaseGrammar, folder: Path
) -> tuple[Verdict, str | None, float]:
    ears = _whisper(folder)
    ears.prepare(grammar)
    began = time.process_time()
    heard = ears.hear(sound, grammar)
    took_s = time.process_time() - began
    if not heard.hypotheses:
        return Verdict.REFUSE, None, took_s
    best = heard.hypotheses[0]
    return best.verdict, best.text, took_s


def _judged(trial: Trial, heard: tuple[Verdict, str | None], compute_s: float) -> Second:
    verdict, text = heard
    return Second(verdict, is_right(trial, text), compute_s)


def is_right(trial: Trial, heard: str | None) -> bool:
    """Tell whether ``heard`` means what was said: "cancel that" means "cancel"."""
    if heard is None or trial.text is None:
        return False
    words = language(trial.edition)
    understood, meant = (words.understand(text, trial.phase) for text in (heard, trial.text))
    return (understood.intent, understood.slots) == (meant.intent, meant.slots)


def _grammar(trial: Trial) -> PhaseGrammar:
    return language(trial.edition).grammar(trial.phase)


def _number(grammar: PhaseGrammar) -> int:
    return zlib.crc32(f"{grammar.name}/{grammar.jsgf}".encode())
