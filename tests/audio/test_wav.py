"""WAV files: every usual format in, one format out, and plain words about bad ones."""

import struct
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from voicebanker.audio.sound import Sound
from voicebanker.audio.wav import WavError, read_wav, write_wav

VALUES = np.array([0.0, 0.5, -0.5, 0.25, -1.0], dtype=np.float64)
AS_16_BITS = [0, 16384, -16384, 8192, -32768]


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + bytes(len(data) % 2)


def form(
    tag: int, bits: int, channels: int = 1, rate: int = 16_000, frame: int | None = None
) -> bytes:
    frame = channels * bits // 8 if frame is None else frame
    return struct.pack("<HHIIHH", tag, channels, rate, rate * frame, frame, bits)


def wav(*chunks: bytes) -> bytes:
    body = b"WAVE" + b"".join(chunks)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def encode(values: NDArray[np.float64], tag: int, bits: int) -> bytes:
    if tag == 3:
        return values.astype(f"<f{bits // 8}").tobytes()
    if bits == 8:
        return (values * 128 + 128).astype(np.uint8).tobytes()
    wide = (values * 2.0 ** (bits - 1)).astype("<i4")
    return b"".join(int(v).to_bytes(bits // 8, "little", signed=True) for v in wide)


def extensible(tag: int, bits: int) -> bytes:
    return form(0xFFFE, bits) + struct.pack("<HHIH", 22, bits, 4, tag) + bytes(14)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "clip.wav"


FORMATS = [(1, 8), (1, 16), (1, 24), (1, 32), (3, 32), (3, 64)]


@pytest.mark.parametrize(("tag", "bits"), FORMATS)
def test_every_usual_format_is_read(path: Path, tag: int, bits: int) -> None:
    path.write_bytes(
        wav(chunk(b"fmt ", form(tag, bits)), chunk(b"data", encode(VALUES, tag, bits)))
    )
    sound = read_wav(path)
    assert sound.samples.tolist() == AS_16_BITS
    assert sound.samples.dtype == np.int16
    assert sound.rate == 16_000


@pytest.mark.parametrize(("tag", "bits"), FORMATS)
def test_extensible_files_are_read_too(path: Path, tag: int, bits: int) -> None:
    path.write_bytes(
        wav(chunk(b"fmt ", extensible(tag, bits)), chunk(b"data", encode(VALUES, tag, bits)))
    )
    assert read_wav(path).samples.tolist() == AS_16_BITS


@pytest.mark.parametrize(("tag", "bits"), FORMATS)
def test_channels_become_their_mean(path: Path, tag: int, bits: int) -> None:
    pairs = np.array([[0.5, -0.5], [0.5, 0.25], [-1.0, 0.0]])
    data = encode(pairs.reshape(-1), tag, bits)
    path.write_bytes(wav(chunk(b"fmt ", form(tag, bits, channels=2)), chunk(b"data", data)))
    assert read_wav(path).samples.tolist() == [0, 12288, -16384]


def test_floats_that_are_too_loud_are_cut_at_the_loudest(path: Path) -> None:
    data = np.array([1.0, 7.0, -7.0], dtype="<f4").tobytes()
    path.write_bytes(wav(chunk(b"fmt ", form(3, 32)), chunk(b"data", data)))
    assert read_wav(path).samples.tolist() == [32767, 32767, -32768]


def test_other_chunks_of_odd_length_are_stepped_over(path: Path) -> None:
    path.write_bytes(
        wav(
            chunk(b"LIST", b"odd"),
            chunk(b"fmt ", form(1, 16)),
            chunk(b"cue ", b"12345"),
            chunk(b"data", encode(VALUES, 1, 16)),
            chunk(b"id3 ", b"later"),
        )
    )
    assert read_wav(path).samples.tolist() == AS_16_BITS


@pytest.mark.parametrize("rate", [8_000, 11_025, 44_100, 192_000])
def test_the_rate_is_kept(path: Path, rate: int) -> None:
    write_wav(path, Sound(np.arange(rate, dtype=np.int16), rate))
    assert read_wav(path).rate == rate
    assert read_wav(path).seconds == 1.0


def test_a_long_file_is_read_in_pieces_without_a_seam(path: Path) -> None:
    samples = (np.arange(2_500_000) % 60_000 - 30_000).astype(np.int16)
    write_wav(path, Sound(samples, 44_100))
    assert np.array_equal(read_wav(path).samples, samples)


@settings(max_examples=30, deadline=None)
@given(samples=st.lists(st.integers(-32768, 32767), min_size=1), rate=st.integers(1_000, 768_000))
def test_what_was_written_is_read_unchanged(
    tmp_path_factory: pytest.TempPathFactory, samples: list[int], rate: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "round.wav"
    write_wav(path, Sound(np.array(samples, dtype=np.int16), rate))
    assert read_wav(path).samples.tolist() == samples
    assert read_wav(path).rate == rate


def test_what_was_read_cannot_be_changed_by_accident(path: Path) -> None:
    write_wav(path, Sound(np.ones(10, dtype=np.int16), 16_000))
    with pytest.raises(ValueError, match="read-only"):
        read_wav(path).samples[0] = 5


# --- bad files ---------------------------------------------------------------------------------

FMT = chunk(b"fmt ", form(1, 16))
DATA = chunk(b"data", bytes(8))
BAD = {
    "empty": (b"", "not a WAV file"),
    "text": (b"Hello, this is no sound at all.", "not a WAV file"),
    "another RIFF": (b"RIFF" + struct.pack("<I", 4) + b"AVI ", "not a WAV file"),
    "big-endian": (b"RIFX" + bytes(40), "not a WAV file"),
    "only a head": (wav(), "without any sound"),
    "no sound": (wav(FMT), "without any sound"),
    "empty sound": (wav(FMT, chunk(b"data", b"")), "no sound in it"),
    "sound before format": (wav(DATA, FMT), "before saying"),
    "truncated": (wav(FMT, DATA)[:-3], "promises 8 bytes of sound and has 5"),
    "a recorder's placeholder": (
        wav(FMT, b"data" + struct.pack("<I", 0xFFFFFFFF) + bytes(8)),
        "promises 4294967295 bytes",
    ),
    "half a sample": (wav(FMT, chunk(b"data", bytes(7))), "inside a sample"),
    "short header": (wav(chunk(b"fmt ", bytes(8)), DATA), "breaks off in its header"),
    "A-law": (wav(chunk(b"fmt ", form(6, 8)), DATA), "kind 6"),
    "12 bits": (wav(chunk(b"fmt ", form(1, 12, frame=2)), DATA), "12 bits"),
    "16-bit floats": (wav(chunk(b"fmt ", form(3, 16)), DATA), "kind 3 with 16 bits"),
    "no channels": (wav(chunk(b"fmt ", form(1, 16, channels=0)), DATA), "contradicts itself"),
    "no rate": (wav(chunk(b"fmt ", form(1, 16, rate=0)), DATA), "contradicts itself"),
    "mad rate": (wav(chunk(b"fmt ", form(1, 16, rate=1_000_000)), DATA), "contradicts itself"),
    "lying frames": (wav(chunk(b"fmt ", form(1, 16, frame=6)), DATA), "contradicts itself"),
    "no number": (
        wav(chunk(b"fmt ", form(3, 32)), chunk(b"data", struct.pack("<f", float("nan")))),
        "not numbers",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_its_name_and_the_reason(path: Path, name: str) -> None:
    data, reason = BAD[name]
    path.write_bytes(data)
    with pytest.raises(WavError, match=reason) as caught:
        read_wav(path)
    assert str(path) in str(caught.value)
    assert str(caught.value).endswith((".", ".wav"))


def test_more_than_an_hour_is_refused_before_it_is_read(path: Path) -> None:
    size = 2 * 1_000 * 3_601
    with path.open("wb") as file:
        file.write(wav(chunk(b"fmt ", form(1, 16, rate=1_000)), b"data" + struct.pack("<I", size)))
        file.truncate(file.tell() + size)
    with pytest.raises(WavError, match="60 minutes long"):
        read_wav(path)


def test_a_file_that_is_not_there_is_refused(path: Path) -> None:
    with pytest.raises(WavError, match="not found"):
        read_wav(path)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WavError):
        read_wav(tmp_path)
    with pytest.raises(WavError, match="cannot be written"):
        write_wav(tmp_path, Sound(np.ones(1, dtype=np.int16), 16_000))


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_no_damage_does_more_than_a_refusal(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = tmp_path_factory.getbasetemp() / "damaged.wav"
    content = bytearray(wav(FMT, chunk(b"LIST", b"abc"), chunk(b"data", bytes(200))))
    for _ in range(data.draw(st.integers(1, 6))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path.write_bytes(content[: data.draw(st.integers(0, len(content)))])
    with suppress(WavError):
        assert len(read_wav(path).samples)
