"""Records and plays with one device of a given shape; run by ``test_device_shapes.py``.

``python -m tests.live.one_device RATE CHANNELS FILE``: ``RATE`` in Hz is the only one that the
device is allowed to take. Plays a tone of 440 Hz, then records two seconds into FILE.
"""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from voicebanker.audio import devices, microphone, player
from voicebanker.audio.microphone import Microphone
from voicebanker.audio.player import SpeakerPlayer
from voicebanker.audio.sound import Sound
from voicebanker.audio.wav import write_wav


class Picky:
    """PortAudio with a device that takes one rate and one number of channels, as hardware does."""

    def __init__(self, sounddevice: Any, rate: int, channels: int) -> None:
        self._sounddevice = sounddevice
        self._rate, self._channels = rate, channels

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sounddevice, name)

    def _checked(self, kind: Any, options: dict[str, Any]) -> Any:
        if options["channels"] != self._channels:
            raise self._sounddevice.PortAudioError("Invalid number of channels", -9998)
        if options["samplerate"] != self._rate:
            raise self._sounddevice.PortAudioError("Invalid sample rate", -9997)
        return kind(**options)

    def InputStream(self, **options: Any) -> Any:  # noqa: N802
        return self._checked(self._sounddevice.InputStream, options)

    def OutputStream(self, **options: Any) -> Any:  # noqa: N802
        return self._checked(self._sounddevice.OutputStream, options)


def main() -> None:
    """Play and record."""
    rate, channels, file = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    picky = Picky(devices.portaudio(), rate, channels)
    for room in (devices, microphone, player):
        room.portaudio = lambda: picky  # type: ignore[attr-defined]

    def shaped(found: devices.Device) -> devices.Device:
        # What such a device says of its own rate is not always true.
        return replace(found, inputs=channels, outputs=channels, rate=44_100)

    find_microphone, find_speaker = devices.find_microphone, devices.find_speaker
    microphone.find_microphone = lambda *a, **k: shaped(find_microphone(*a, **k))  # type: ignore[attr-defined]
    player.find_speaker = lambda *a, **k: shaped(find_speaker(*a, **k))  # type: ignore[attr-defined]
    turns = np.arange(22_050) * 440 / 22_050
    SpeakerPlayer().play(Sound((9_000 * np.sin(2 * np.pi * turns)).astype(np.int16), 22_050))
    print("played", flush=True)
    with Microphone() as recorder:
        frames = recorder.frames()
        heard = b"".join(next(frames) for _ in range(66))
    write_wav(file, Sound(np.frombuffer(heard, dtype=np.int16), recorder.rate))


if __name__ == "__main__":
    main()
