"""What the benchmarks listen to: which clip, by whom, with what noise, in which phases.

Everybody who speaks is on one side. The gates are fitted on the part ``tuning``, whose speakers
stand in ``tuning_speakers.txt``: every second of all speakers of the first calibration, in the
order of their names, so nobody chose them. Figures are published of the part ``published``:
everybody else.
"""

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import zip_longest
from pathlib import Path

from benchmarks.clips import CLEAN, RAISED, TABLE_TALK, Voice, make, text_of
from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language

TUNING, PUBLISHED = "tuning", "published"
PHASES = ("property", "command", "yes-no")
# Decibels between the loudest 2,048 samples of speech and of noise.
NOISES = (24, 21, 18, 15, 12, 9, 6)
PERSON, STRESS, TALK, OTHER_PHASE = "person", "espeak", "table talk", "other phase"
_UNLIKE_THEIR_FOLDER = {"nevermind": "never mind"}


@dataclass(frozen=True, slots=True)
class Trial:
    """A phase of an edition; ``text`` is what to understand in it, None for nothing."""

    edition: str
    phase: str
    text: str | None


@dataclass(frozen=True, slots=True)
class Clip:
    """A sound and the phases in which to listen to it.

    ``kind``: ``clean``, ``raised``, ``espeak``, ``person`` for what a phase has; of other
    speech ``coffee`` and the like (folder names), ``table talk``, ``other phase``.
    ``noise_db`` is how far kitchen noise lies below the speech, None for none; ``start_s``
    is where in the noise its piece begins.
    """

    path: Path
    speaker: str
    kind: str
    trials: tuple[Trial, ...]
    noise_db: int | None = None
    start_s: float = 0.0


@dataclass(frozen=True, slots=True)
class Wanted:
    """A sample: which part (of the speakers) says and hears what, drawn by ``seed``.

    ``limit``: at most so many phrases of each phase of each edition, 0 for every one;
    ``voices``: how many of the voices say each; ``noises``: in how many levels of noise each
    clip is heard too, of other speech every third clip; ``recordings``: at most so many
    recordings for each edition, 0 for all.
    """

    editions: tuple[str, ...]
    part: str
    limit: int = 0
    voices: int = 1
    noises: int = 1
    recordings: int = 0
    seed: int = 1


def part_of(speaker: str) -> str:
    """Return on which side a speaker is."""
    return TUNING if speaker in _tuning_speakers() else PUBLISHED


@cache
def _tuning_speakers() -> frozenset[str]:
    lines = Path(__file__).with_name("tuning_speakers.txt").read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


@cache
def language(edition: str) -> Language:
    """Return the words that the product listens for in ``edition``."""
    return Language(load_edition(edition)[0])


@cache
def said_in(edition: str, phase: str) -> tuple[str, ...]:
    """Return what is said in a phase: every name with and without its kind of street; of
    commands the shortest and the fullest wording of every template, names filled in turn.
    """
    words = language(edition)
    texts = list(words.grammar(phase).wordings())
    if phase == "property":
        for deed in words.edition.deeds.list:
            texts += (words.spelling.normalise(deed.name), words.spelling.bare(deed.name))
    grammar = words.grammar(phase)
    return tuple(dict.fromkeys(text for text in texts if grammar.is_complete(text)))


@cache
def chosen(edition: str, phase: str, wanted: Wanted) -> frozenset[str]:
    """Return the phrases of a phase that are in the sample.

    Editions draw alike, so what several can hear is drawn for all of them. Of what gates are
    fitted on every second phrase is a single word, for those are the hardest.
    """
    texts = sorted(said_in(edition, phase), key=lambda text: draw(str(wanted.seed), text))
    if wanted.part == TUNING:
        texts = _in_turns(texts)
    return frozenset(texts[: wanted.limit] if wanted.limit else texts)


def _in_turns(texts: Sequence[str]) -> list[str]:
    """Return single words and longer phrases in turns, as long as there are both."""
    words = [text for text in texts if " " not in text]
    phrases = [text for text in texts if " " in text]
    pairs = zip_longest(words, phrases)
    return [text for pair in pairs for text in pair if text is not None]


def synthetic(
    folder: Path, voices: Sequence[Voice], wanted: Wanted, kind: str = CLEAN
) -> Iterator[Clip]:
    """Yield what the ``voices`` say, clean and in noise; every third clip also higher, every
    tenth also where it does not belong. Clips that are missing are made.
    """
    texts = sorted({text for one in _phases(wanted) for text in chosen(*one, wanted)})
    says = {text: _speakers(text, voices, wanted) for text in texts}
    for voice in voices:
        own = [text for text in texts if voice in says[text]]
        for text, path in zip(own, make(folder, voice, own), strict=True):
            yield from _of_a_phase(path, voice, kind, text, wanted)
        if kind == STRESS:
            continue
        third = [text for text in own if draw(text, voice.name) % 3 == 0]
        for text, path in zip(third, make(folder, voice, third, RAISED), strict=True):
            yield Clip(path, voice.person, RAISED, _chosen_trials(text, wanted))
        talk = [text for text in TABLE_TALK if voice in _speakers(text, voices, wanted)]
        for path in make(folder, voice, talk):
            some = _some_editions(text_of(path), wanted)
            yield from _other_speech(path, voice.person, TALK, text_of(path), some)


def _speakers(text: str, voices: Sequence[Voice], wanted: Wanted) -> tuple[Voice, ...]:
    """Return the voices that say ``text``."""
    drawn = sorted(voices, key=lambda voice: draw(str(wanted.seed), voice.name, text))
    return tuple(drawn[: wanted.voices])


def recorded(audio: Path, wanted: Wanted) -> Iterator[Clip]:
    """Yield the recordings under ``audio`` (folders ``negatives`` and ``words``)."""
    paths = [*sorted(audio.glob("negatives/*/*.wav")), *sorted(audio.glob("words/*/*.wav"))]
    own = [path for path in paths if part_of(_speaker(path)) == wanted.part]
    for_editions: dict[Path, list[str]] = {}
    for edition in wanted.editions:
        for path in _drawn(own, edition, wanted):
            for_editions.setdefault(path, []).append(edition)
    for path, editions in sorted(for_editions.items()):
        is_word = path.parent.parent.name == "words"
        kind = "words" if is_word else path.parent.name
        said = path.parent.name if is_word else text_of(path)
        said = _UNLIKE_THEIR_FOLDER.get(said, said)
        of_these = replace(wanted, editions=tuple(editions))
        yield from _other_speech(path, _speaker(path), kind, said, of_these)


def _drawn(paths: Sequence[Path], edition: str, wanted: Wanted) -> list[Path]:
    """Return the recordings for an edition: other ones for each, so that together all are used."""

    def turn(path: Path) -> int:
        return draw(str(wanted.seed), edition, path.parent.name, path.name)

    return sorted(paths, key=turn)[: wanted.recordings or None]


def _some_editions(text: str, wanted: Wanted) -> Wanted:
    """Return ``wanted`` with every third edition, drawn by what is said."""
    drawn = draw(str(wanted.seed), text)
    return replace(wanted, editions=wanted.editions[drawn % 3 :: 3])


def _of_a_phase(path: Path, voice: Voice, kind: str, text: str, wanted: Wanted) -> Iterator[Clip]:
    right = _chosen_trials(text, wanted)
    yield Clip(path, voice.person, kind, right)
    yield from _noisy(path, voice.person, kind, right, wanted)
    strange = tuple(
        Trial(edition, phase, None)
        for edition, phase in _phases(_some_editions(text, wanted))
        if not language(edition).grammar(phase).is_complete(text)
    )
    if strange and kind == CLEAN and draw(text, voice.name) % 10 == 0:
        yield Clip(path, voice.person, OTHER_PHASE, strange)


def _other_speech(path: Path, speaker: str, kind: str, said: str, wanted: Wanted) -> Iterator[Clip]:
    """Yield a clip for the phases that do not know what it says, and one for those that do."""
    known = tuple(
        Trial(edition, phase, said)
        for edition, phase in _phases(wanted)
        if language(edition).grammar(phase).is_complete(said)
    )
    rest = tuple(
        Trial(edition, phase, None)
        for edition, phase in _phases(wanted)
        if all((one.edition, one.phase) != (edition, phase) for one in known)
    )
    for of_kind, trials in ((PERSON, known), (kind, rest)):
        if trials:
            yield Clip(path, speaker, of_kind, trials)
            if of_kind == PERSON or draw(path.name, "noisy") % 3 == 0:
                yield from _noisy(path, speaker, of_kind, trials, wanted)


def _noisy(
    path: Path, speaker: str, kind: str, trials: tuple[Trial, ...], wanted: Wanted
) -> Iterator[Clip]:
    """Yield the clip in as many levels of noise as wanted, which ones by its name."""
    drawn = draw(path.name, speaker, kind)
    for turn in range(wanted.noises):
        noise_db = NOISES[(drawn + turn) % len(NOISES)]
        yield Clip(path, speaker, kind, trials, noise_db, (drawn // 7 + 13 * turn) % 100)


def _chosen_trials(text: str, wanted: Wanted) -> tuple[Trial, ...]:
    """Return the phases in which ``text`` is to be understood."""
    return tuple(
        Trial(edition, phase, text)
        for edition, phase in _phases(wanted)
        if text in chosen(edition, phase, wanted)
    )


def _phases(wanted: Wanted) -> Iterator[tuple[str, str]]:
    return ((edition, phase) for edition in wanted.editions for phase in PHASES)


def _speaker(path: Path) -> str:
    """Return who speaks in a recording: of commands not known beyond the clip, except in the
    house commands' two voices.
    """
    if path.parent.parent.name == "words":
        return path.stem.split("_")[0]
    return path.parent.name if path.parent.name.startswith("house") else path.stem


def draw(*parts: str) -> int:
    """Return a number that is always the same for the same words."""
    return zlib.crc32("/".join(parts).encode())
