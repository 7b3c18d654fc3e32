"""Recording. Needs a microphone, real or PulseAudio's, except for what a callback can show."""

import threading
import time
from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np
import pytest

from voicebanker.audio.devices import AudioUnavailable
from voicebanker.audio.microphone import Microphone

FINE = SimpleNamespace(input_overflow=False)
LATE = SimpleNamespace(input_overflow=True)


@pytest.fixture
def microphone() -> Iterator[Microphone]:
    try:
        with Microphone() as opened:
            next(opened.frames())
            yield opened
    except AudioUnavailable as problem:
        pytest.skip(str(problem))


def test_without_a_microphone_it_does_not_open() -> None:
    with pytest.raises(AudioUnavailable), Microphone("a microphone that nobody has"):
        pass


# --- what the callback does, without PortAudio ---------------------------------------------------


def test_frames_have_one_length_whatever_the_blocks_have() -> None:
    microphone = Microphone(frame_samples=480)
    recorded = np.arange(2_000, dtype=np.int16)
    for block in np.split(recorded, [100, 101, 1_500]):
        microphone._take(block[:, np.newaxis], len(block), None, FINE)
    frames = microphone.frames()
    got = b"".join(next(frames) for _ in range(4))
    assert got == recorded[: 4 * 480].tobytes()


def test_blocks_are_copied_because_portaudio_uses_them_again() -> None:
    microphone = Microphone(frame_samples=4)
    block = np.ones((4, 1), dtype=np.int16)
    microphone._take(block, 4, None, FINE)
    block[:] = 0
    assert next(microphone.frames()) == np.ones(4, dtype=np.int16).tobytes()


def test_other_rates_are_resampled() -> None:
    microphone = Microphone(frame_samples=480)
    microphone._resampler = microphone._make_resampler(44_100)
    turns = np.arange(44_100) * 440 / 44_100
    tone = (8_000 * np.sin(2 * np.pi * turns)).astype(np.int16)
    for block in np.array_split(tone, 50):
        microphone._take(block[:, np.newaxis], len(block), None, FINE)
    frames = microphone.frames()
    got = np.frombuffer(b"".join(next(frames) for _ in range(30)), dtype=np.int16)
    spectrum = np.abs(np.fft.rfft(got))
    assert int(spectrum.argmax()) * 16_000 / len(got) == pytest.approx(440, abs=2)
    assert np.abs(got[2_000:]).max() == pytest.approx(8_000, rel=0.02)


def test_lost_sound_is_counted_and_not_fatal() -> None:
    microphone = Microphone(frame_samples=4)
    microphone._take(np.ones((4, 1), dtype=np.int16), 4, None, LATE)
    assert microphone.overflows == 1
    assert len(next(microphone.frames())) == 8


def test_a_consumer_that_hangs_loses_sound_but_not_memory() -> None:
    microphone = Microphone()
    block = np.ones((1, 1), dtype=np.int16)
    for _ in range(4_000):
        microphone._take(block, 1, None, FINE)
    assert microphone.overflows == 1_000


def test_a_device_that_ends_is_lost() -> None:
    microphone = Microphone(frame_samples=4)
    microphone._take(np.ones((6, 1), dtype=np.int16), 6, None, FINE)
    microphone._end()
    frames = microphone.frames()
    assert len(next(frames)) == 8
    with pytest.raises(AudioUnavailable, match="was lost"):
        next(frames)


# --- with a microphone ---------------------------------------------------------------------------


def test_frames_come_at_16_khz_in_real_time(microphone: Microphone) -> None:
    frames = microphone.frames()
    microphone.discard()
    next(frames)
    started = time.monotonic()
    assert {len(next(frames)) for _ in range(20)} == {960}
    assert time.monotonic() - started == pytest.approx(0.6, abs=0.35)


def test_close_from_another_thread_ends_the_frames(microphone: Microphone) -> None:
    threading.Timer(0.1, microphone.close).start()
    assert sum(1 for _ in microphone.frames()) < 100


def test_it_opens_again_after_it_was_closed(microphone: Microphone) -> None:
    microphone.close()
    with microphone:
        assert len(next(microphone.frames())) == 960


def test_what_was_recorded_meanwhile_can_be_forgotten(microphone: Microphone) -> None:
    time.sleep(0.3)
    microphone.discard()
    started = time.monotonic()
    frames = microphone.frames()
    for _ in range(3):
        next(frames)
    assert time.monotonic() - started > 0.03
