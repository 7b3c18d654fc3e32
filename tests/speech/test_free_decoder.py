"""The free decode aside: the same as here, beside other work, and back after an accident."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from voicebanker.audio.wav import read_wav
from voicebanker.speech import endpoint
from voicebanker.speech.api import EarsUnavailable
from voicebanker.speech.endpoint import Speech
from voicebanker.speech.free_decoder import FreeDecoderAside, FreeDecoderHere

CLIPS = Path(__file__).resolve().parents[2] / "fixtures" / "clips"


def raw(voice: str, name: str) -> bytes:
    sound = read_wav(CLIPS / voice / f"{name}.wav")
    speech = endpoint.speech_or_why(sound)
    assert isinstance(speech, Speech)
    return endpoint.speech_only(sound, speech)


@pytest.fixture
def aside() -> Iterator[FreeDecoderAside]:
    decoder = FreeDecoderAside()
    yield decoder
    decoder.close()


def test_it_decodes_as_the_one_in_this_process_does(aside: FreeDecoderAside) -> None:
    here = FreeDecoderHere()
    for sound in (raw("flite-slt", "buy"), raw("flite-slt", "boardwalk")):
        assert aside.begin(sound)() == here.begin(sound)()


def test_only_the_last_sound_counts(aside: FreeDecoderAside) -> None:
    buy, boardwalk = raw("flite-slt", "buy"), raw("flite-slt", "boardwalk")
    expected = aside.begin(boardwalk)()
    aside.begin(buy)
    aside.begin(buy)
    assert aside.begin(boardwalk)() == expected


def test_a_process_that_dies_is_replaced(aside: FreeDecoderAside) -> None:
    sound = raw("flite-slt", "boardwalk")
    expected = aside.begin(sound)()
    assert aside._process is not None
    aside._process.kill()
    assert aside.begin(sound)() == expected
    outcome = aside.begin(sound)
    aside._process.kill()
    aside._process.wait()
    assert outcome() in (expected,)


def test_other_work_goes_on_beside_it(aside: FreeDecoderAside) -> None:
    aside.settle()
    outcome = aside.begin(raw("flite-slt", "boardwalk") * 4)
    began, ticks = time.monotonic(), 0
    while time.monotonic() - began < 0.05:
        ticks += 1
    assert ticks > 100  # PocketSphinx in this process would have let none of it run
    outcome()


def test_one_that_never_works_is_told_in_a_sentence() -> None:
    broken = FreeDecoderAside((sys.executable, "-c", ""))
    with pytest.raises(EarsUnavailable, match="Start the program again"):
        broken.begin(bytes(320))()
    missing = FreeDecoderAside(
        (sys.executable, "-c", 'print(\'{"unavailable": "PocketSphinx is not installed."}\')')
    )
    with pytest.raises(EarsUnavailable, match="not installed"):
        missing.settle()
    for decoder in (broken, missing):
        decoder.close()


def test_it_ends_with_its_parent(aside: FreeDecoderAside) -> None:
    aside.settle()
    process = aside._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(timeout=20) == 0
