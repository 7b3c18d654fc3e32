"""Reads and writes WAV files.

The standard library's ``wave`` reads neither floating-point nor extensible files, which is what
many recorders and speech engines write, so the few chunks that matter are read here.
"""

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

from voicebanker.audio.sound import Samples, Sound

LONGEST_S = 3600.0
"""Longest sound that is read, in seconds. Longer than this is a mistake, not an utterance."""

_PCM, _FLOAT, _EXTENSIBLE = 1, 3, 0xFFFE
_RATES = range(1_000, 768_001)
_FRAMES_AT_ONCE = 1 << 20
_AGAIN = "Record it again."
_CONVERT = "Convert it to 16-bit PCM, for example with: sox IN.wav -b 16 OUT.wav"


class WavError(Exception):
    """A WAV file cannot be read or written. The message names file, place and cure."""


@dataclass(frozen=True, slots=True)
class _Format:
    """What the ``fmt`` chunk says; ``width`` is bytes a sample, ``rate`` in Hz."""

    is_float: bool
    channels: int
    rate: int
    width: int

    @property
    def frame_bytes(self) -> int:
        return self.channels * self.width


def read_wav(path: Path) -> Sound:
    """Return the sound in the file at ``path`` as mono.

    Reads PCM of 8, 16, 24 or 32 bits and floating point of 32 or 64 bits, plain or extensible.
    Several channels become their mean; the rate is kept. The samples are read-only.
    Raises ``WavError`` where that cannot be done.
    """
    try:
        with path.open("rb") as file:
            return _read(file, path)
    except FileNotFoundError:
        raise WavError(f"The file '{path}' was not found. Check its name and folder.") from None
    except IsADirectoryError:
        raise WavError(f"'{path}' is a folder. Name a WAV file inside it.") from None
    except OSError as problem:
        reason = problem.strerror or "unknown error"
        raise WavError(
            f"The file '{path}' cannot be read ({reason}). Check that you may open it."
        ) from None


def write_wav(path: Path, sound: Sound) -> None:
    """Write ``sound`` to ``path`` as a mono 16-bit PCM file.

    Raises ``WavError`` where the file cannot be written.
    """
    data = sound.samples.astype("<i2").tobytes()
    header = struct.pack(
        "<4sI4s4sIHHIIHH4sI",
        *(b"RIFF", 36 + len(data), b"WAVE"),
        *(b"fmt ", 16, _PCM, 1, sound.rate, sound.rate * 2, 2, 16),
        *(b"data", len(data)),
    )
    try:
        path.write_bytes(header + data)
    except OSError as problem:
        reason = problem.strerror or "unknown error"
        raise WavError(
            f"The file '{path}' cannot be written ({reason}). Choose another folder."
        ) from None


def _read(file: BinaryIO, path: Path) -> Sound:
    head = file.read(12)
    if len(head) < 12 or head[:4] != b"RIFF" or head[8:] != b"WAVE":
        raise WavError(
            f"The file '{path}' is not a WAV file (byte 0 should say RIFF). "
            f"Name a WAV file, or convert this one."
        )
    end = file.seek(0, 2)
    form: _Format | None = None
    for name, start, size in _chunks(file, end):
        if name == b"fmt ":
            file.seek(start)
            form = _parse_format(file.read(min(size, 40)), path, start)
        elif name == b"data":
            if form is None:
                raise WavError(
                    f"The file '{path}' has sound at byte {start} before saying "
                    f"in which format. {_AGAIN}"
                )
            _check_length(form, size, end - start, path, start)
            file.seek(start)
            return Sound(_samples(file, form, size // form.frame_bytes, path), form.rate)
    raise WavError(f"The file '{path}' ends at byte {end} without any sound. {_AGAIN}")


def _chunks(file: BinaryIO, end: int) -> Iterator[tuple[bytes, int, int]]:
    """Yield ``(name, start, size)`` of each chunk, in bytes; ``size`` is what the file claims."""
    at = 12
    while at + 8 <= end:
        file.seek(at)
        name, size = struct.unpack("<4sI", file.read(8))
        yield name, at + 8, size
        at += 8 + size + (size & 1)  # chunks start at even bytes


def _parse_format(data: bytes, path: Path, start: int) -> _Format:
    if len(data) < 16:
        raise WavError(f"The file '{path}' breaks off in its header at byte {start}. {_AGAIN}")
    tag, channels, rate, _, frame_bytes, bits = struct.unpack_from("<HHIIHH", data)
    if tag == _EXTENSIBLE and len(data) >= 26:
        (tag,) = struct.unpack_from("<H", data, 24)
    if (tag, bits) not in {(_PCM, b) for b in (8, 16, 24, 32)} | {(_FLOAT, 32), (_FLOAT, 64)}:
        raise WavError(
            f"The file '{path}' holds sound of kind {tag} with {bits} bits (byte {start}), "
            f"which is not supported. {_CONVERT}"
        )
    form = _Format(tag == _FLOAT, channels, rate, bits // 8)
    if not channels or rate not in _RATES or frame_bytes != form.frame_bytes:
        raise WavError(
            f"The file '{path}' contradicts itself at byte {start}: {channels} channels of "
            f"{bits} bits in {frame_bytes} bytes, {rate} a second. {_AGAIN}"
        )
    return form


def _check_length(form: _Format, size: int, present: int, path: Path, start: int) -> None:
    if size == 0:
        raise WavError(f"The file '{path}' has no sound in it (byte {start}). {_AGAIN}")
    if size > present:
        raise WavError(
            f"The file '{path}' breaks off: at byte {start} it promises {size} bytes of sound "
            f"and has {present}. {_AGAIN}"
        )
    if size % form.frame_bytes:
        raise WavError(
            f"The file '{path}' breaks off inside a sample: {size} bytes of sound at byte "
            f"{start} are no multiple of {form.frame_bytes}. {_AGAIN}"
        )
    seconds = size / (form.frame_bytes * form.rate)
    if seconds > LONGEST_S:
        raise WavError(
            f"The file '{path}' is {seconds / 60:.0f} minutes long (byte {start}), more than "
            f"{LONGEST_S / 60:.0f}. Cut it into shorter files."
        )


def _samples(file: BinaryIO, form: _Format, frames: int, path: Path) -> Samples:
    """Read ``frames`` frames and return them as mono, in pieces to spare memory."""
    mono = np.empty(frames, dtype=np.int16)
    for at in range(0, frames, _FRAMES_AT_ONCE):
        count = min(_FRAMES_AT_ONCE, frames - at)
        data = file.read(count * form.frame_bytes)
        if len(data) < count * form.frame_bytes:
            raise WavError(f"The file '{path}' became shorter while it was read. {_AGAIN}")
        mono[at : at + count] = _to_mono(data, form, path)
    mono.setflags(write=False)
    return mono


def _to_mono(data: bytes, form: _Format, path: Path) -> Samples:
    if not form.is_float and form.width == 2 and form.channels == 1:
        return np.frombuffer(data, dtype="<i2").astype(np.int16)
    scaled = _to_16_bit_scale(data, form).reshape(-1, form.channels).mean(axis=1)
    if not np.isfinite(scaled).all():
        raise WavError(f"The file '{path}' holds values that are not numbers. {_AGAIN}")
    mono: Samples = np.clip(np.rint(scaled), -32768, 32767).astype(np.int16)
    return mono


def _to_16_bit_scale(data: bytes, form: _Format) -> NDArray[np.float64]:
    """Return every value as a float on the scale of 16 bits: -32768 to 32767."""
    if form.is_float:
        return np.frombuffer(data, dtype=f"<f{form.width}").astype(np.float64) * 32768.0
    if form.width == 1:  # the one unsigned format
        return (np.frombuffer(data, dtype=np.uint8).astype(np.float64) - 128.0) * 256.0
    # The bytes of a sample become the high bytes of 32 bits, so its sign comes out right.
    wide = np.zeros((len(data) // form.width, 4), dtype=np.uint8)
    wide[:, 4 - form.width :] = np.frombuffer(data, dtype=np.uint8).reshape(-1, form.width)
    return wide.view("<i4").reshape(-1).astype(np.float64) / 65536.0
