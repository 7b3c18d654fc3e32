"""Records what is in the air, with the time of every sample on the clock of ``time.monotonic``."""

import subprocess
import threading
import time
from collections import deque
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from voicebanker.audio.resample import resample
from voicebanker.audio.sound import Sound

RATE = 16_000
FRAME_S = 0.01
LOUD = 60.0
"""A frame with an RMS above this, of 32,768, is sound and not silence."""
_SAME_SHAPE = 0.7
_OFFSETS = 300  # 3 s
_LATER_S = 0.1
_STEP = 320  # bytes: 10 ms


class Recorder:
    """Records the monitor of a sink. Times are in seconds of ``time.monotonic``."""

    def __init__(self, sink: str, environment: Mapping[str, str]) -> None:
        command = ["parec", "-d", f"{sink}.monitor", "--raw", "--format=s16le"]
        command += [f"--rate={RATE}", "--channels=1", "--latency-msec=10"]
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        self._pieces: list[bytes] = []
        self._samples = 0
        self._offsets: deque[float] = deque(maxlen=_OFFSETS)
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()
        until = time.monotonic() + 10
        while not self._samples and time.monotonic() < until:
            time.sleep(0.01)

    def close(self) -> None:
        """Stop recording."""
        self._process.kill()
        self._process.wait(timeout=5)
        self._thread.join(timeout=5)

    def samples(self, since: float) -> tuple[float, NDArray[np.float64]]:
        """Return when the first sample was, and what was recorded from ``since`` on."""
        with self._lock:
            # The read that was least late tells when the recording began. Only the last seconds
            # count: a sink that has just been made hands out more than real time has passed.
            began = min(self._offsets, default=0.0)
            data = b"".join(self._pieces[max(0, int((since - began) / FRAME_S)) :])
            total = self._samples
        first = began + total / RATE - len(data) / 2 / RATE
        return first, np.frombuffer(data, dtype="<i2").astype(np.float64)

    def levels(self, since: float, until: float | None = None) -> tuple[float, NDArray[np.float64]]:
        """Return when the first frame began, and the RMS of each frame of ``FRAME_S``."""
        first, samples = self.samples(since)
        size = round(FRAME_S * RATE)
        frames = samples[: len(samples) // size * size].reshape(-1, size)
        levels = np.sqrt(np.mean(frames**2, axis=1)) if len(frames) else np.zeros(0)
        if until is not None:
            levels = levels[: max(0, round((until - first) / FRAME_S))]
        return first, levels

    def first_sound(self, since: float, until: float | None = None) -> float | None:
        """Return when the first sound after ``since`` began, or None."""
        first, levels = self.levels(since, until)
        loud = np.flatnonzero(levels > LOUD)
        return first + float(loud[0]) * FRAME_S if len(loud) else None

    def last_sound(self, since: float, until: float | None = None) -> float | None:
        """Return when the last sound between the times ended, or None."""
        first, levels = self.levels(since, until)
        loud = np.flatnonzero(levels > LOUD)
        return first + float(loud[-1] + 1) * FRAME_S if len(loud) else None

    def sounding_s(self, since: float, until: float) -> float:
        """Return for how many seconds there was sound between the times."""
        return float(np.sum(self.levels(since, until)[1] > LOUD)) * FRAME_S

    def onset(self, tone: Sound, since: float) -> float | None:
        """Return when ``tone`` began, told from all other sound by its shape, or None."""
        shape = resample(tone, RATE).samples.astype(np.float64)
        first, samples = self.samples(since)
        if len(samples) < len(shape):
            return None
        likeness = np.correlate(samples, shape, "valid")
        power = np.convolve(np.square(samples), np.ones(len(shape)), "valid")
        fit = likeness / np.sqrt(np.maximum(power, 1.0) * np.sum(np.square(shape)))
        best = int(np.argmax(fit))
        # A tone resembles itself a little later too: look whether it fits better there.
        is_sure = best + round(_LATER_S * RATE) < len(fit)
        return first + best / RATE if is_sure and fit[best] > _SAME_SHAPE else None

    def wait_for_onset(self, tone: Sound, since: float, longest_s: float) -> float | None:
        """Wait until ``tone`` has been heard; return when it began, or None."""
        while self.now() < since + longest_s:
            began = self.onset(tone, since)
            if began is not None:
                return began
            self.pause()
        return None

    def wait_for_quiet(self, quiet_s: float, longest_s: float) -> None:
        """Wait until nothing has sounded for ``quiet_s``."""
        until = time.monotonic() + longest_s
        while time.monotonic() < until:
            if self.first_sound(time.monotonic() - quiet_s) is None:
                return
            time.sleep(0.01)
        raise AssertionError(f"It was not quiet for {quiet_s} s within {longest_s} s.")

    def wait_for_sound(self, since: float, longest_s: float) -> float | None:
        """Wait until something sounds after ``since``; return when it began, or None."""
        while self.now() < since + longest_s:
            began = self.first_sound(since)
            if began is not None:
                return began
            self.pause()
        return None

    @staticmethod
    def now() -> float:
        """Return the time."""
        return time.monotonic()

    @staticmethod
    def pause() -> None:
        """Wait a moment, as whoever listens does."""
        time.sleep(0.01)

    def _work(self) -> None:
        assert self._process.stdout is not None
        while data := self._process.stdout.read(_STEP):
            now = time.monotonic()
            with self._lock:
                self._pieces.append(data)
                self._samples += len(data) // 2
                self._offsets.append(now - self._samples / RATE)
