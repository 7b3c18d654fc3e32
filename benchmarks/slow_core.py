"""What the product needs of a small machine: times and memory, as this process may run.

    python -m benchmarks.slow_core --name "one core"

Limit the machine from outside (docs/raspberry-pi.md says how), and run this in it. Measured:
the start until the first phase can be listened for, recognising the shipped clips of the
phases ``command`` and ``property`` with PocketSphinx (seconds of work per second of speech, and
the longest wait for one clip), making a sentence with pyttsx3, and the memory of it all.
Prints one row of a Markdown table.
"""

import argparse
import os
import statistics
import time
from pathlib import Path

from benchmarks import wav
from benchmarks.startup import seconds_to_ready
from benchmarks.waiting_load import resident_mb
from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language
from voicebanker.speech.api import VoiceUnavailable
from voicebanker.speech.sphinx import SphinxEars
from voicebanker.speech.voice import Pyttsx3Voice

CLIPS = Path(__file__).parents[1] / "fixtures" / "clips"
HEAD = (
    "| machine | start to listening | work per second of speech | longest wait for a clip "
    "| a sentence made | memory |\n|---|---:|---:|---:|---:|---:|"
)
_SENTENCES = (
    "Sold! Boardwalk for M400. That leaves you M1,100.",
    "The Dog pays the Cat fifty.",
    "Let's play! Highest roll of the dice goes first.",
)


def recognition(clips: int) -> tuple[float, float]:
    """Return seconds of work per second of speech, and the longest for one clip in seconds."""
    words = Language(load_edition("voice_banking.us")[0])
    ears = SphinxEars()
    for phase in ("command", "property"):
        ears.prepare(words.grammar(phase))
    spent = heard = longest = 0.0
    paths = sorted(path for path in CLIPS.glob("*/*.wav"))[: clips * 4 : 4]
    for at, path in enumerate(paths):
        sound = wav.read(path)
        began = time.perf_counter()
        ears.hear(sound, words.grammar(("command", "property")[at % 2]))
        took = time.perf_counter() - began
        spent, heard, longest = spent + took, heard + sound.seconds, max(longest, took)
    return spent / heard, longest


def speaking() -> tuple[float | None, float]:
    """Return how long a sentence takes to make, in seconds, and the voice's memory in MB."""
    voice = Pyttsx3Voice(timeout_s=60.0)
    try:
        voice.voices()
        took = []
        for sentence in _SENTENCES:
            began = time.perf_counter()
            voice.render(sentence)
            took.append(time.perf_counter() - began)
        return statistics.median(took), resident_mb(os.getpid())
    except VoiceUnavailable:
        return None, resident_mb(os.getpid())
    finally:
        voice.close()


def main() -> None:
    """Measure and print a row."""
    parser = argparse.ArgumentParser(description="Times and memory on a small machine.")
    parser.add_argument("--name", default="this machine")
    parser.add_argument("--clips", type=int, default=20)
    options = parser.parse_args()
    ready = statistics.median(seconds_to_ready() for _ in range(3))
    share, longest = recognition(options.clips)
    sentence, memory = speaking()
    made = "no voice" if sentence is None else f"{sentence:.2f} s"
    print(HEAD)
    print(
        f"| {options.name} | {ready:.1f} s | {share:.2f} s | {longest:.1f} s "
        f"| {made} | {memory:.0f} MB |"
    )


if __name__ == "__main__":
    main()
