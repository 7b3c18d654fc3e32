"""The process in which pyttsx3 runs: text in, WAV files out, as JSON lines.

pyttsx3 may hang, keep a device, or print on standard output; in a process of its own it can be
killed. It works reliably in one way only: ``save_to_file`` once, then ``runAndWait``, and again.

Started by ``voice.py`` as ``python -m voicebanker.speech.voice_worker FOLDER OPTIONS``. It says
``{"ready": driver, ...}`` or ``{"unavailable": sentence}``, then answers each ``{"text": ...}``,
which may bring another ``rate`` and ``pitch``, with
``{"path": ...}`` or ``{"failed": sentence}``. When its standard input closes, it removes FOLDER
and ends, so that it never outlives the game. Imports little, because the first words wait for it.
"""

import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TextIO

_SETTLING_S = 0.03
# Less than the game waits for an answer.
_LONGEST_S = 9.0


class _NoVoice(Exception):
    """Nothing can be spoken here; the message is the sentence for the player."""


def main() -> None:
    """Run until standard input closes."""
    folder, options = Path(sys.argv[1]), json.loads(sys.argv[2])
    answers = _keep_standard_output_to_ourselves()
    requests: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read_requests, args=(requests, folder), daemon=True).start()
    try:
        engine = _start_engine(options)
    except _NoVoice as problem:
        _answer(answers, {"unavailable": str(problem)})
        return
    names = [voice.name for voice in engine.getProperty("voices") or ()]
    options["has_pitch"] = _has_pitch(engine)
    ready = {"ready": str(engine), "voices": names, "pitch": options["has_pitch"]}
    ready["foreign"] = _is_foreign(engine, options)
    _answer(answers, ready)
    finished = _finished(engine)
    number = 0
    while True:
        request = json.loads(requests.get())
        text = request.pop("text")
        is_changed = any(options.get(name) != value for name, value in request.items())
        options |= request
        number += 1
        try:
            _set_pace_and_loudness(engine, options)
            if is_changed:
                _let_settle(engine, options)
            path = _render(engine, text, folder / f"{number}.wav", finished)
            _answer(answers, {"path": str(path)})
        except Exception as problem:
            _answer(answers, {"failed": f"{type(problem).__name__}: {problem}"})


def _keep_standard_output_to_ourselves() -> TextIO:
    """Return standard output, and give everybody else in this process the bin instead."""
    ours = os.fdopen(os.dup(1), "w", encoding="utf-8")
    bin_ = os.open(os.devnull, os.O_WRONLY)
    os.dup2(bin_, 1)
    os.dup2(bin_, 2)
    return ours


def _read_requests(requests: "queue.SimpleQueue[str]", folder: Path) -> None:
    """Pass requests on; end the process with its standard input, whatever the engine is doing."""
    for line in sys.stdin:
        requests.put(line)
    shutil.rmtree(folder, ignore_errors=True)
    os._exit(0)


def _answer(answers: TextIO, answer: dict[str, Any]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


def _start_engine(options: dict[str, Any]) -> Any:
    try:
        import pyttsx3
    except ImportError:
        raise _NoVoice(
            "The package pyttsx3 is missing. Install it with: pip install pyttsx3"
        ) from None
    try:
        engine = pyttsx3.init()
    except Exception as problem:
        raise _NoVoice(
            f"The speech engine of this computer does not start. {_engine_cure(problem)}"
        ) from None
    try:
        if options["voice"] is not None:
            engine.setProperty("voice", _voice_id(engine, options["voice"]))
        elif (of_language := _voice_of(engine, options.get("tongues", ()))) is not None:
            engine.setProperty("voice", of_language)
        _set_pace_and_loudness(engine, options)
    except _NoVoice:
        raise
    except Exception as problem:
        raise _NoVoice(
            f"The speech engine refuses its settings ({problem}). "
            "Choose another voice, rate or volume."
        ) from None
    return engine


def _set_pace_and_loudness(engine: Any, options: dict[str, Any]) -> None:
    """Set rate, volume and pitch. eSpeak takes them in a thread of its own, and has been seen to
    miss them on a busy machine, so they are set again before every sentence.
    """
    engine.setProperty("rate", options["rate"])
    engine.setProperty("volume", options["volume"])
    if options.get("has_pitch"):
        engine.setProperty("pitch", options["pitch"])


def _let_settle(engine: Any, options: dict[str, Any]) -> None:
    """Have a change taken. On a busy machine eSpeak missed half of them in a test of 60 changes,
    and then every later one to the same value; with another value between and a pause, none.
    """
    engine.setProperty("rate", options["rate"] + 1)
    _set_pace_and_loudness(engine, options)
    time.sleep(_SETTLING_S)


def _has_pitch(engine: Any) -> bool:
    """Tell whether this engine can speak higher and lower: eSpeak can, SAPI and macOS cannot."""
    try:
        return engine.getProperty("pitch") is not None
    except Exception:  # the drivers that know no such property say so in different ways
        return False


def _voice_id(engine: Any, wanted: str) -> str:
    """Return the id of the voice called ``wanted``, or whose name or id contains it."""
    voices = list(engine.getProperty("voices") or ())
    key = wanted.casefold().strip()
    exact = [voice for voice in voices if key in (_folded(voice.name), _folded(voice.id))]
    partly = [v for v in voices if key in _folded(v.name) or key in _folded(v.id)]
    for voice in exact + partly:
        return str(voice.id)
    english = [str(voice.name) for voice in voices if _folded(voice.name).startswith("english")]
    some = ", ".join(f"'{name}'" for name in (english or [str(v.name) for v in voices])[:6])
    raise _NoVoice(f"There is no voice called '{wanted}'. Choose another, such as {some}.")


def _voice_of(engine: Any, tongues: Sequence[str]) -> str | None:
    """Return the id of the engine's first voice for a language; None where it has none.

    The engine's own choice stands where that is one of them.
    """
    voices = list(engine.getProperty("voices") or ())
    usual = engine.getProperty("voice")
    usual_first = sorted(voices, key=lambda voice: voice.id != usual)
    for tongue in tongues:
        for voice in usual_first:
            if any(_is_tongue(code, tongue) for code in _codes(voice)):
                return None if voice.id == usual else str(voice.id)
    return None


def _is_foreign(engine: Any, options: dict[str, Any]) -> bool:
    """Tell whether a voice for a language is wanted and the engine names none as such."""
    tongues = options.get("tongues", ())
    if options["voice"] is not None or not tongues:
        return False
    codes = [code for voice in engine.getProperty("voices") or () for code in _codes(voice)]
    return not any(_is_tongue(code, tongue) for code in codes for tongue in tongues)


def _codes(voice: Any) -> list[str]:
    """Return what a voice says of its language: its codes, its id and its name."""
    codes = [
        code.decode("ascii", "ignore") if isinstance(code, bytes) else str(code)
        for code in voice.languages or ()
    ]
    return [*(code.strip("\x05\x02") for code in codes), str(voice.id), str(voice.name)]


def _is_tongue(code: str, tongue: str) -> bool:
    last = code.casefold().replace("_", "-").rpartition("/")[2]
    return last == tongue or last.startswith((f"{tongue}-", f"{tongue} "))


def _folded(name: object) -> str:
    return str(name).casefold()


def _finished(engine: Any) -> threading.Event | None:
    """Return what is set when a text is in its file; None for engines that wait for it themselves.

    With eSpeak, ``runAndWait`` waits for some 10 ms: on a busy machine the file comes later.
    """
    if str(engine) != "espeak":
        return None
    finished = threading.Event()
    engine.connect("finished-utterance", lambda name, completed: finished.set())
    return finished


def _render(engine: Any, text: str, path: Path, finished: threading.Event | None) -> Path:
    if not text.strip():
        raise ValueError("nothing to say")  # pyttsx3 would never return
    if finished is not None:
        finished.clear()
    engine.save_to_file(text.replace("\0", " "), str(path))
    engine.runAndWait()
    if finished is not None and not finished.wait(_LONGEST_S):
        raise TimeoutError("the engine does not finish")
    if path.read_bytes()[:4] == b"FORM":  # on macOS the engine writes AIFF, whatever the name
        aiff = path.rename(path.with_suffix(".aiff"))
        subprocess.run(
            ["afconvert", "-f", "WAVE", "-d", "LEI16", str(aiff), str(path)],
            check=True,
            stdin=subprocess.DEVNULL,
        )
        aiff.unlink()
    return path


def _engine_cure(problem: Exception) -> str:
    if sys.platform == "linux":
        return "Install one with: sudo apt-get install espeak-ng"
    return f"Check the speech settings of this computer ({problem})."


if __name__ == "__main__":
    main()
