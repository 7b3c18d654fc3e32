"""Makes the small clips in ``fixtures/clips`` that the tests decode.

python -m benchmarks.shipped_clips --piper /path/to/python/with/piper
"""

import argparse
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from benchmarks import wav
from benchmarks.clips import file_name, synthesise, voices
from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint

FOLDER = Path(__file__).parents[1] / "fixtures" / "clips"
# Voice -> what it says; "oov" is other speech, of which nothing may be understood.
SAID = {
    "flite-slt": ("boardwalk", "park place", "buy", "yes", "oov whose turn is it"),
    "flite-awb": ("baltic avenue", "trade"),
    "flite-rms": ("marvin gardens", "undo", "no", "who is winning", "oov i am hungry"),
    "flite-kal16": ("ventnor avenue", "pay rent"),
    "festival-kal": ("saint james place", "chance card"),
    "festival-ked": ("vermont", "auction off"),
    "piper-joe": ("pennsylvania avenue", "buy boardwalk", "cancel", "oov put the kettle on"),
}
_SIZE_OF_NOISE = 3_000.0


def make(folder: Path, piper: Path) -> None:
    """Make every clip, with a little silence left around the speech."""
    for voice in voices(piper):
        wanted = SAID.get(voice.name, ())
        spoken = [text.removeprefix("oov ") for text in wanted]
        sounds = synthesise(voice, spoken)
        for text, said in zip(wanted, spoken, strict=True):
            path = folder / voice.name / file_name(text)
            wav.write(path, _trimmed(sounds[said]))
    for name, samples in (("oov_silence", np.zeros(8_000)), ("oov_noise_burst", _burst())):
        wav.write(folder / "no-voice" / f"{name}.wav", Sound(samples.astype(np.int16), wav.RATE))


def size(folders: Iterable[Path]) -> int:
    """Return the bytes of all clips."""
    return sum(path.stat().st_size for folder in folders for path in folder.rglob("*.wav"))


def _trimmed(sound: Sound) -> Sound:
    span = endpoint.speech_span(sound, margin_s=0.15)
    return endpoint.cut(sound, *span) if span else sound


def _burst() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    samples = np.zeros(8_000)
    samples[4_000:5_000] = np.random.default_rng(1935).normal(0, _SIZE_OF_NOISE, 1_000)
    return samples


def main() -> None:
    """Make the clips."""
    parser = argparse.ArgumentParser(description="Make the clips that the tests decode.")
    parser.add_argument("--piper", type=Path, required=True)
    make(FOLDER, parser.parse_args().piper)
    print(f"{size([FOLDER]):,} bytes in {FOLDER}")


if __name__ == "__main__":
    main()
