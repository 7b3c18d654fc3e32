"""WAV files and kitchen noise for the benchmarks."""

import wave
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from voicebanker.audio.sound import Sound

RATE = 16_000
_LOUDEST = 2_048


def read(path: Path) -> Sound:
    """Return the mono 16-bit WAV at ``path``."""
    with wave.open(str(path)) as file:
        samples = np.frombuffer(file.readframes(file.getnframes()), dtype=np.int16)
        return Sound(samples, file.getframerate())


def write(path: Path, sound: Sound) -> None:
    """Write ``sound`` as a mono 16-bit WAV, folders included."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(sound.rate)
        file.writeframes(sound.samples.tobytes())


def mixed(speech: Sound, noise: Sound, snr_db: float, start_s: float) -> Sound:
    """Return ``speech`` with ``noise`` from ``start_s`` on, at ``snr_db``.

    The gain is set on the loudest 2,048-sample frame of each, as Picovoice's
    speech-to-intent-benchmark does.
    """
    begin = round(start_s * noise.rate) % (len(noise.samples) - len(speech.samples))
    piece = noise.samples[begin : begin + len(speech.samples)].astype(np.float64)
    voice = speech.samples.astype(np.float64)
    gain = np.sqrt(_loudest_power(voice) / (_loudest_power(piece) * 10 ** (snr_db / 10)))
    total = voice + gain * piece
    total *= min(1.0, 32_000 / float(np.abs(total).max()))
    return Sound(total.astype(np.int16), speech.rate)


def _loudest_power(samples: NDArray[np.float64]) -> float:
    frames = max(1, len(samples) // _LOUDEST)
    powers = [
        float(np.mean(samples[at * _LOUDEST : (at + 1) * _LOUDEST] ** 2)) for at in range(frames)
    ]
    return max(max(powers), 1e-9)
