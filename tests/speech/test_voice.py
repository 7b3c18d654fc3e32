"""The voice: a worker process that speaks, hangs, dies and is replaced."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from voicebanker.audio.resample import level_db
from voicebanker.speech.api import Voice, VoiceUnavailable
from voicebanker.speech.voice import Pyttsx3Voice, VoiceOptions

PREPARE = """
import json, os, sys, time, wave
folder = sys.argv[1]
first = not os.path.exists(os.environ["MARK"])
open(os.environ["MARK"], "a").write("started ")
def say(answer):
    print(json.dumps(answer), flush=True)
def spoken(frames=2205):
    path = os.path.join(folder, "a.wav")
    with wave.open(path, "wb") as file:
        file.setparams((1, 2, 22050, 0, "NONE", ""))
        file.writeframes(bytes(2 * frames))
    return {"path": path}
"""


@pytest.fixture
def engine(mark: Path) -> Iterator[Callable[..., Pyttsx3Voice]]:
    """Return a maker of voices whose worker runs the given lines after ``PREPARE``."""
    made: list[Pyttsx3Voice] = []

    def make(lines: str, timeout_s: float = 60.0) -> Pyttsx3Voice:
        voice = Pyttsx3Voice(timeout_s=timeout_s, worker=(sys.executable, "-c", PREPARE + lines))
        made.append(voice)
        return voice

    yield make
    for voice in made:
        voice.close()


@pytest.fixture
def real() -> Iterator[Pyttsx3Voice]:
    voice = Pyttsx3Voice()
    try:
        voice.voices()
    except VoiceUnavailable as problem:
        pytest.skip(f"no speech engine here: {problem}")
    yield voice
    voice.close()


def starts(mark: Path) -> int:
    return mark.read_text().split().count("started")


# --- with the real engine ------------------------------------------------------------------------


def test_a_voice_becomes_faster_and_slower_while_it_runs(real: Pyttsx3Voice) -> None:
    text = "Boardwalk is yours for four hundred."
    usual = real.render(text).seconds
    real.adjust(300, 50)
    fast = real.render(text).seconds
    real.adjust(100, 50)
    slow = real.render(text).seconds
    real.adjust(170, 50)
    assert fast < usual * 0.8 < usual * 1.2 < slow
    assert real.render(text).seconds == usual


def test_a_voice_with_a_pitch_becomes_higher_and_lower(real: Pyttsx3Voice) -> None:
    if not real.has_pitch:
        pytest.skip("this speech engine has no pitch")

    def crossings() -> float:
        """Return how often the sound crosses zero, per second: more in a higher voice."""
        sound = real.render("Moo moo moo moo.")
        signs = np.signbit(sound.samples[np.abs(sound.samples) > 300])
        return float(np.count_nonzero(np.diff(signs))) / sound.seconds

    real.adjust(170, 5)
    low = crossings()
    real.adjust(170, 95)
    assert crossings() > low * 1.1


def test_whether_there_is_a_pitch_comes_from_the_engine(
    engine: Callable[..., Pyttsx3Voice],
) -> None:
    for has in (True, False):
        voice = engine(f"say({{'ready': 'x', 'voices': [], 'pitch': {has}}})\ninput()")
        assert voice.has_pitch  # nobody knows yet
        voice.voices()
        assert voice.has_pitch is has


def test_that_there_is_no_voice_of_the_language_is_told_once(mark: Path) -> None:
    for foreign in (True, False):
        told: list[str] = []
        lines = f"say({{'ready': 'x', 'voices': [], 'foreign': {foreign}}})\nfor _ in range(2):\n"
        lines += "    input()\n    say(spoken())"
        voice = Pyttsx3Voice(
            VoiceOptions(tongues=("de",)),
            worker=(sys.executable, "-c", PREPARE + lines),
            foreign=lambda told=told: told.append("foreign"),  # type: ignore[misc]
        )
        voice.render("Guten Tag.")
        voice.render("Auf Wiedersehen.")
        voice.close()
        assert told == ["foreign"] * foreign


def test_text_becomes_sound(real: Pyttsx3Voice) -> None:
    sound = real.render("Boardwalk is yours for four hundred.")
    assert 1.0 < sound.seconds < 6.0
    assert level_db(sound).peak_db > -20.0


def test_many_sentences_one_after_another_are_all_complete(real: Pyttsx3Voice) -> None:
    short, long = "Sold.", "Sold to the racing car for three hundred and twenty."
    for number in range(5):
        assert real.render(f"{short} {number}").seconds < real.render(f"{long} {number}").seconds


def test_what_pyttsx3_prints_does_not_disturb(real: Pyttsx3Voice) -> None:
    # It prints a line on standard output for every file that it saves.
    assert [real.render(text).rate for text in ("One.", "Two.", "Three.")] == [22_050] * 3


@pytest.mark.parametrize(
    "text", ["...", "!", "£200 for Café Street", "a\nb", 'say "no" \\ {x}', "a\0b", "<b>&"]
)
def test_odd_text_is_spoken_and_does_not_break_the_protocol(real: Pyttsx3Voice, text: str) -> None:
    assert real.render(text).seconds > 0
    assert real.render("And on.").seconds > 0.2


@pytest.mark.parametrize("text", ["", "  ", "\n"])
def test_blank_text_is_a_moment_of_silence(real: Pyttsx3Voice, text: str) -> None:
    assert level_db(real.render(text)).peak_db < -100.0


def test_a_sentence_said_again_comes_from_memory(real: Pyttsx3Voice) -> None:
    assert real.render("Your turn.") is real.render("Your turn.")


def test_rate_volume_and_voice_are_heeded(real: Pyttsx3Voice) -> None:
    text = "Go directly to jail. Do not pass go."
    usual = real.render(text)
    fast = Pyttsx3Voice(VoiceOptions(rate=320))
    quiet = Pyttsx3Voice(VoiceOptions(volume=0.2))
    other = Pyttsx3Voice(VoiceOptions(voice=real.voices()[-1].upper()))
    try:
        assert fast.render(text).seconds < 0.8 * usual.seconds
        assert level_db(quiet.render(text)).rms_db < level_db(usual).rms_db - 6.0
        assert other.render(text).samples.tobytes() != usual.samples.tobytes()
    finally:
        for voice in (fast, quiet, other):
            voice.close()


def test_an_unknown_voice_is_refused_with_some_that_are_known(real: Pyttsx3Voice) -> None:
    with pytest.raises(VoiceUnavailable, match=r"no voice called 'Groucho'.*such as '"):
        Pyttsx3Voice(VoiceOptions(voice="Groucho")).render("Hello.")


def test_no_file_is_left_behind(
    real: Pyttsx3Voice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    voice = Pyttsx3Voice()
    voice.render("Hello.")
    (folder,) = tmp_path.iterdir()
    assert list(folder.iterdir()) == []
    voice.close()
    assert list(tmp_path.iterdir()) == []


def test_it_warms_up_in_the_background(real: Pyttsx3Voice) -> None:
    voice = Pyttsx3Voice()
    voice.warm_up()
    assert voice.render("Hello.").seconds > 0.2
    voice.close()


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_worker_ends_when_the_game_is_killed(real: Pyttsx3Voice, tmp_path: Path) -> None:
    lines = (
        f"import tempfile; tempfile.tempdir = {str(tmp_path)!r}\n"
        "from voicebanker.speech.voice import Pyttsx3Voice\n"
        "voice = Pyttsx3Voice(); voice.render('Hello.')\n"
        "print(voice._worker._process.pid, flush=True); input()\n"
    )
    game = subprocess.Popen(
        [sys.executable, "-c", lines], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert game.stdin is not None
    assert game.stdout is not None
    worker = Path("/proc", game.stdout.readline().strip())
    assert worker.exists()
    game.kill()
    game.wait()
    game.stdin.close()
    game.stdout.close()
    wait_until(lambda: not worker.exists() or ") Z" in (worker / "stat").read_text())
    assert list(tmp_path.iterdir()) == []


def wait_until(condition: Callable[[], bool], patience_s: float = 60.0) -> None:
    end = time.monotonic() + patience_s
    while not condition():
        assert time.monotonic() < end, "this did not happen in time"
        time.sleep(0.01)


# --- without an engine -------------------------------------------------------------------------


def without(spoiled: str) -> Pyttsx3Voice:
    """Return a voice with the real worker, in a Python in which ``spoiled`` was run first."""
    lines = f"{spoiled}\nfrom voicebanker.speech.voice_worker import main\nmain()"
    return Pyttsx3Voice(worker=(sys.executable, "-c", lines))


def test_without_pyttsx3_the_cure_is_named() -> None:
    voice = without("import sys; sys.modules['pyttsx3'] = None")
    with pytest.raises(VoiceUnavailable, match="pip install pyttsx3"):
        voice.render("Hello.")


@pytest.mark.skipif(sys.platform != "linux", reason="the engine is part of the system elsewhere")
def test_without_espeak_the_cure_is_named_and_nothing_is_tried_again() -> None:
    pytest.importorskip("pyttsx3")
    voice = without("import ctypes\ndef no(*_): raise OSError\nctypes.LibraryLoader.LoadLibrary=no")
    for _ in range(2):
        with pytest.raises(VoiceUnavailable, match="apt-get install espeak-ng"):
            voice.render("Hello.")
    started = time.monotonic()
    with pytest.raises(VoiceUnavailable):
        voice.render("Hello.")
    assert time.monotonic() - started < 0.01


_SLOW_ENGINE = """
import time
from pyttsx3.drivers.espeak import EspeakDriver
at_once = EspeakDriver._onSynth
def slowly(self, *heard):
    time.sleep(0.3)
    return at_once(self, *heard)
EspeakDriver._onSynth = slowly
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the engine is part of the system elsewhere")
def test_an_engine_that_is_slow_is_waited_for() -> None:
    """pyttsx3 returns before eSpeak has written the file, which shows on a busy machine."""
    pytest.importorskip("pyttsx3")
    voice = without(_SLOW_ENGINE)
    for text in ("Hello.", "That leaves you M1,100."):
        assert voice.render(text).seconds > 0.3
    voice.close()


def test_without_the_command_the_cure_is_named(tmp_path: Path) -> None:
    with pytest.raises(VoiceUnavailable, match="Install voicebanker again"):
        Pyttsx3Voice(worker=(str(tmp_path / "nothing"),)).render("Hello.")


def test_importing_the_voice_does_not_load_the_engine() -> None:
    lines = "import sys, voicebanker.speech.voice; sys.exit('pyttsx3' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", lines], check=False).returncode == 0


def test_the_worker_loads_little_before_the_engine() -> None:
    lines = "import sys, voicebanker.speech.voice_worker; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", lines], check=False).returncode == 0


def test_a_file_in_the_current_folder_cannot_disturb_the_worker(
    real: Pyttsx3Voice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "json.py").write_text("raise SystemExit")
    monkeypatch.chdir(tmp_path)
    voice = Pyttsx3Voice()
    assert voice.render("Hello.").seconds > 0.2
    voice.close()


# --- with engines that fail ----------------------------------------------------------------------


def test_it_is_a_voice(engine: Callable[..., Pyttsx3Voice]) -> None:
    voice: Voice = engine("")
    assert voice.name == "pyttsx3"


def test_a_worker_that_hangs_is_killed_and_the_sentence_tried_again(
    engine: Callable[..., Pyttsx3Voice], mark: Path
) -> None:
    voice = engine(
        "say({'ready': 'x'})\n"
        "for line in sys.stdin:\n"
        "    if first: time.sleep(60)\n"
        "    say(spoken())\n",
        timeout_s=1.0,
    )
    assert voice.render("Hello.").seconds == pytest.approx(0.1)
    assert starts(mark) == 2


def test_a_worker_that_always_hangs_is_given_up(
    engine: Callable[..., Pyttsx3Voice], mark: Path
) -> None:
    voice = engine("say({'ready': 'x'})\ntime.sleep(60)", timeout_s=0.4)
    with pytest.raises(VoiceUnavailable, match="does not answer"):
        voice.render("Hello.")
    assert starts(mark) == 2


def test_a_worker_that_never_gets_ready_is_given_up(engine: Callable[..., Pyttsx3Voice]) -> None:
    with pytest.raises(VoiceUnavailable, match="does not answer"):
        engine("time.sleep(60)", timeout_s=0.3).render("Hello.")


def test_a_worker_that_does_not_read_cannot_block_the_game(
    engine: Callable[..., Pyttsx3Voice],
) -> None:
    voice = engine("say({'ready': 'x'})\ntime.sleep(60)", timeout_s=0.4)
    with pytest.raises(VoiceUnavailable):
        voice.render("more than a pipe can hold " * 20_000)


def test_a_worker_that_died_between_two_sentences_is_replaced(
    engine: Callable[..., Pyttsx3Voice], mark: Path
) -> None:
    voice = engine("say({'ready': 'x'})\nsys.stdin.readline()\nsay(spoken())\n")
    assert voice.render("One.").seconds == pytest.approx(0.1)
    assert voice.render("Two.").seconds == pytest.approx(0.1)
    assert starts(mark) == 2


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("sys.exit(3)", "it ended"),
        ("print('Audio saved to a.wav', flush=True); time.sleep(60)", "nonsense"),
        ("print('[]', flush=True); time.sleep(60)", "nonsense"),
        ("say({'ready': 'x'}); say({'failed': 'out of words'}); time.sleep(60)", "out of words"),
        ("say({'ready': 'x'}); say({'path': folder + '/no.wav'}); time.sleep(60)", "not found"),
        ("say({'ready': 'x'}); say(spoken(0)); time.sleep(60)", "no sound in it"),
        ("say({'ready': 'x'}); say({}); time.sleep(60)", "without a file"),
    ],
)
def test_a_worker_that_misbehaves_is_given_up_with_the_reason(
    engine: Callable[..., Pyttsx3Voice], mark: Path, lines: str, reason: str
) -> None:
    with pytest.raises(VoiceUnavailable, match=reason):
        engine(lines).render("Hello.")
    assert starts(mark) == 2


def test_after_giving_up_the_next_sentence_gets_its_chance(
    engine: Callable[..., Pyttsx3Voice],
) -> None:
    voice = engine(
        "count = open(os.environ['MARK']).read().count('started')\n"
        "if count < 3: sys.exit()\n"
        "say({'ready': 'x'})\n"
        "for line in sys.stdin: say(spoken())\n"
    )
    with pytest.raises(VoiceUnavailable):
        voice.render("One.")
    assert voice.render("Two.").seconds == pytest.approx(0.1)


def test_closing_frees_a_render_that_waits(engine: Callable[..., Pyttsx3Voice], mark: Path) -> None:
    voice = engine("time.sleep(60)", timeout_s=30.0)

    def close() -> None:
        wait_until(mark.exists)
        voice.close()

    threading.Thread(target=close).start()
    with pytest.raises(VoiceUnavailable, match="closed"):
        voice.render("Hello.")
    assert starts(mark) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="sends a signal")
def test_an_interrupted_sentence_is_not_taken_for_the_next(
    engine: Callable[..., Pyttsx3Voice], mark: Path
) -> None:
    voice = engine(
        "say({'ready': 'x'})\n"
        "for line in sys.stdin:\n"
        "    if 'slow' in line:\n"
        "        open(os.environ['MARK'], 'a').write('working ')\n"
        "        time.sleep(60)\n"
        "    say(spoken(4410))\n"
    )

    def interrupt() -> None:
        wait_until(lambda: mark.exists() and "working" in mark.read_text())
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=interrupt).start()
    with pytest.raises(KeyboardInterrupt):
        voice.render("A slow one.")
    assert voice.render("Next.").seconds == pytest.approx(0.2)
    assert starts(mark) == 2


def test_only_so_many_sentences_are_remembered(mark: Path) -> None:
    lines = (
        PREPARE + "say({'ready': 'x'})\n"
        "for line in sys.stdin:\n"
        "    open(os.environ['MARK'], 'a').write('rendered ')\n"
        "    say(spoken())\n"
    )
    voice = Pyttsx3Voice(cache_size=2, worker=(sys.executable, "-c", lines))
    for text in ("a", "b", "a", "c", "a", "b"):
        voice.render(text)
    voice.close()
    assert mark.read_text().count("rendered") == 4  # a, b, c, and b again
