"""Plays sounds, one at a time, until the end or until told to stop."""

import threading
from contextlib import suppress
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from voicebanker.audio.devices import (
    AudioUnavailable,
    Device,
    find_speaker,
    open_stream,
    portaudio,
    rescan,
    stream_open,
)
from voicebanker.audio.resample import resample
from voicebanker.audio.sound import Sound

_PATIENCE_S = 3.0
_LATENCY_S = 0.03
_TAIL_S = 0.03


class Player(Protocol):
    """Something that plays sounds. ``play`` calls come from one thread at a time."""

    def play(self, sound: Sound) -> None:
        """Play ``sound``; return when it has been heard to the end, or was stopped."""

    def stop(self) -> None:
        """Stop what is playing, at once. May be called from any thread, also when idle."""


class SilentPlayer:
    """Plays nothing, at once: for tables without a loudspeaker."""

    def play(self, sound: Sound) -> None:
        """Return at once."""

    def stop(self) -> None:
        """Do nothing: nothing is playing."""


class SpeakerPlayer:
    """Plays on a loudspeaker, at the rate of the device.

    A device that fails makes ``play`` raise ``AudioUnavailable`` once. Later calls try again and
    stay quiet about the same failure, until the device has worked in between.
    """

    def __init__(
        self, name: str | None = None, lead_in_s: float = 0.0, *, or_default: bool = False
    ) -> None:
        """Choose the loudspeaker whose name contains ``name``, or the default one.

        ``lead_in_s`` is silence before each sound, in seconds, for devices that fall asleep and
        lose the first words (HDMI, Bluetooth). ``or_default``: take the default one too where
        none has that name. Raises ``AudioUnavailable`` where there is none.
        """
        self._name = name
        self._lead_in_s = lead_in_s
        self._or_default = or_default
        self.device = find_speaker(name, or_default=or_default)
        """The device that was chosen last."""
        self._stop = threading.Event()
        self._playing = threading.Lock()
        self._failing = False

    def play(self, sound: Sound) -> None:
        """Play ``sound``; return when it has been heard to the end, or was stopped.

        Raises ``AudioUnavailable`` where the device fails, once.
        """
        with self._playing:
            self._stop.clear()
            if not len(sound.samples):
                return
            if self._failing:
                rescan()  # it may have been plugged in again
            try:
                with stream_open():
                    self.device = find_speaker(self._name, or_default=self._or_default)
                    self._play(sound, self.device)
            except AudioUnavailable:
                if not self._failing:
                    self._failing = True
                    raise
            else:
                self._failing = False

    @property
    def failing(self) -> bool:
        """Tell whether the last sound could not be played."""
        return self._failing

    def stop(self) -> None:
        """Stop what is playing within about 50 ms. May be called from any thread."""
        self._stop.set()

    def _play(self, sound: Sound, device: Device) -> None:
        sounddevice = portaudio()
        feed = _Feed(self._stop, sounddevice)

        def opened(rate: int, channels: int) -> Any:
            return sounddevice.OutputStream(
                samplerate=rate,
                device=device.index,
                channels=channels,
                dtype="int16",
                latency=_LATENCY_S,
                callback=feed,
                finished_callback=feed.finished.set,
            )

        try:
            stream = open_stream(device, (min(2, device.outputs), 1, device.outputs), opened)
            rate = round(stream.samplerate)
            lead_in = np.zeros(round(self._lead_in_s * rate), dtype=np.int16)
            feed.samples = np.concatenate((lead_in, resample(sound, rate).samples))
            # PulseAudio's ALSA plug-in drops what it holds when a stream ends: measured, the last
            # 35 ms. So the stream ends only when our sound has passed through it.
            feed.tail = round((stream.latency + _TAIL_S) * rate)
            with stream:
                feed.wait((len(feed.samples) + feed.tail) / rate + _PATIENCE_S)
                if self._stop.is_set():
                    with suppress(sounddevice.PortAudioError):
                        stream.abort()
        except (sounddevice.PortAudioError, ValueError) as problem:
            raise AudioUnavailable(
                f"The loudspeaker '{device.name}' does not work ({problem}). "
                "Check its cable, or choose another."
            ) from None
        if feed.failed:
            raise AudioUnavailable(
                f"The loudspeaker '{device.name}' stopped. Check its cable, or choose another."
            )


class _Feed:
    """Hands samples to PortAudio, which calls it from its own thread."""

    def __init__(self, stop: threading.Event, sounddevice: Any) -> None:
        self.samples: NDArray[np.int16] = np.zeros(0, dtype=np.int16)
        self.tail = 0
        """Silence to play afterwards, in samples."""
        self.finished = threading.Event()
        self.failed = False
        self._at = 0
        self._played = 0
        self._stop = stop
        self._end: type[Exception] = sounddevice.CallbackStop
        self._abort: type[Exception] = sounddevice.CallbackAbort

    def __call__(self, out: NDArray[np.int16], frames: int, _time: Any, _status: Any) -> None:
        if self._stop.is_set():
            out.fill(0)
            raise self._abort
        piece = self.samples[self._at : self._at + frames]
        out[: len(piece)] = piece[:, np.newaxis]
        out[len(piece) :] = 0
        self._at += len(piece)
        self._played += frames
        if self._played >= len(self.samples) + self.tail:
            raise self._end

    def wait(self, longest_s: float) -> None:
        """Wait until all has been played, or ``stop`` was called, or the device went silent."""
        waited = 0.0
        while not self.finished.wait(0.01):
            waited += 0.01
            if self._stop.is_set():
                return
            if waited > longest_s:
                self.failed = True
                return
        self.failed = self._at < len(self.samples) and not self._stop.is_set()
