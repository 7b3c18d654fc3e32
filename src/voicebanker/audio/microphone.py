"""Records from a microphone, as a stream of short frames."""

import queue
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from voicebanker.audio.devices import (
    AudioUnavailable,
    Device,
    find_microphone,
    open_stream,
    portaudio,
    rescan,
    stream_open,
)

_SILENT_DEVICE_S = 5.0
_BLOCK_S = 0.02
_HELD_BLOCKS = 3_000  # a minute: a consumer that is later than that has hung
_Block = NDArray[np.int16] | None  # None wakes whoever waits


class Microphone:
    """A microphone as a context manager; ``frames`` gives what it hears.

    PortAudio's thread only puts blocks into a queue, so that a slow recogniser loses nothing.
    The device runs at its own rate (many refuse 16 kHz) and is resampled here.
    """

    def __init__(
        self,
        name: str | None = None,
        frame_samples: int = 480,
        rate: int = 16_000,
        *,
        or_default: bool = False,
    ) -> None:
        """Prepare for the microphone whose name contains ``name``, or the default one.

        ``frame_samples`` is the length of a frame in samples at ``rate`` Hz: 480 are 30 ms.
        ``or_default``: take the default one too where none has that name.
        """
        self._or_default = or_default
        self.rate = rate
        self.frame_samples = frame_samples
        self._name = name
        self.device: Device | None = None
        """The device that was opened last."""
        self._blocks: queue.Queue[_Block] = queue.Queue(_HELD_BLOCKS)
        self._resampler: Any = None
        self._held = b""
        self._overflows = 0
        self._closing = threading.Event()
        self._ended = threading.Event()
        self._closing_device = threading.Lock()
        self._resources = ExitStack()

    @property
    def overflows(self) -> int:
        """Return how often sound was lost because the computer was too slow."""
        return self._overflows

    def __enter__(self) -> Self:
        """Open the device. Raises ``AudioUnavailable`` where that fails."""
        self._closing.clear()
        try:
            self._open()
        except AudioUnavailable:
            # It may have been plugged in since PortAudio looked for devices.
            if not rescan():
                raise
            self._open()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _problem: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """Close the device."""
        self.close()

    def close(self) -> None:
        """Close the device; ``frames`` then ends. May be called from any thread, and twice."""
        self._closing.set()
        self._end()
        with self._closing_device:  # whoever comes second waits until it is closed
            self._resources.close()

    def discard(self) -> None:
        """Forget what was recorded and not yet given out: our own voice, for instance."""
        with suppress(queue.Empty):
            while True:
                self._blocks.get_nowait()
        self._held = b""
        if self._resampler is not None:
            self._resampler.clear()

    def frames(self) -> Iterator[bytes]:
        """Yield frames of ``frame_samples`` samples, mono, 16 bits, native byte order.

        Ends after ``close``. Raises ``AudioUnavailable`` where the device was lost.
        """
        size = self.frame_samples * 2
        while not self._closing.is_set():
            if len(self._held) >= size:
                frame, self._held = self._held[:size], self._held[size:]
                yield frame
            else:
                self._held += self._next_block()

    def _next_block(self) -> bytes:
        """Wait for a block, and return it at our rate; nothing where the stream was closed."""
        lost = self._ended.is_set() and self._blocks.empty()
        if not lost:
            try:
                block = self._blocks.get(timeout=_SILENT_DEVICE_S)
            except queue.Empty:
                lost = True
            else:
                return b"" if block is None else self._at_our_rate(block)
        if self._closing.is_set():
            return b""
        name = self.device.name if self.device is not None else ""
        raise AudioUnavailable(
            f"The microphone '{name}' was lost. Plug it in again, or choose another."
        )

    def _open(self) -> None:
        with ExitStack() as opening:
            opening.enter_context(stream_open())
            device = find_microphone(self._name, or_default=self._or_default)
            sounddevice = portaudio()
            self.device = device
            self._ended.clear()
            self.discard()

            def opened(rate: int, channels: int) -> Any:
                return sounddevice.InputStream(
                    samplerate=rate,
                    blocksize=round(rate * _BLOCK_S),
                    device=device.index,
                    channels=channels,
                    dtype="int16",
                    callback=self._take,
                    finished_callback=self._end,
                )

            try:
                stream = open_stream(device, (1, device.inputs), opened)
                self._resampler = self._make_resampler(round(stream.samplerate))
                opening.enter_context(stream)
            except (sounddevice.PortAudioError, ValueError) as problem:
                raise AudioUnavailable(
                    f"The microphone '{device.name}' does not open ({problem}). "
                    "Close other programs that record, or choose another microphone."
                ) from None
            self._resources = opening.pop_all()

    def _take(self, block: NDArray[np.int16], _frames: int, _time: Any, status: Any) -> None:
        """Take a block from PortAudio, in its thread."""
        if status.input_overflow:
            self._overflows += 1
        try:
            self._blocks.put_nowait(_mono(block))
        except queue.Full:
            self._overflows += 1

    def _end(self) -> None:
        """Note that the stream has ended, and wake whoever waits for a block."""
        self._ended.set()
        with suppress(queue.Full):
            self._blocks.put_nowait(None)

    def _at_our_rate(self, block: NDArray[np.int16]) -> bytes:
        if self._resampler is None:
            return block.tobytes()
        return np.asarray(self._resampler.resample_chunk(block), dtype=np.int16).tobytes()

    def _make_resampler(self, device_rate: int) -> Any:
        if device_rate == self.rate:
            return None
        try:
            import soxr
        except ImportError:
            raise AudioUnavailable(
                "The package soxr is missing. Install it with: pip install soxr"
            ) from None
        return soxr.ResampleStream(device_rate, self.rate, 1, dtype="int16", quality="MQ")


def _mono(block: NDArray[np.int16]) -> NDArray[np.int16]:
    """Return a copy of one channel: of two, the louder, for some microphones fill only one."""
    if block.shape[1] == 1:
        return block[:, 0].copy()
    loudest = int(np.argmax(np.abs(block.astype(np.int32)).sum(axis=0)))
    return block[:, loudest].copy()
