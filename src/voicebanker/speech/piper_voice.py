"""A better voice: Piper, run as a program of its own with any of its voice files.

The program stays: its model is loaded once, then each line of its standard input becomes a WAV
file in a folder. Piper's versions tell of a finished file on standard output or standard error;
both are read. Piper has no pitch; its pace is set when it starts, so another one starts it anew.
"""

import importlib.util
import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from voicebanker.audio.sound import Sound
from voicebanker.audio.wav import WavError
from voicebanker.speech.api import VoiceUnavailable
from voicebanker.speech.rendered import NOTHING, RenderedSounds, take_wav

SUFFIX = ".onnx"
"""How the name of a voice file of Piper ends."""
_USUAL_RATE = 170
_ATTEMPTS = 2
_FINISHED = re.compile(r"(\S*\.wav)\W*$")


def find_program() -> tuple[str, ...] | None:
    """Return the command that starts Piper: the package's, else the one on the path, or None."""
    if importlib.util.find_spec("piper") is not None:
        return (sys.executable, "-P", "-m", "piper")
    found = shutil.which("piper")
    return (found,) if found else None


def check_voice_file(path: Path) -> None:
    """Raise ``VoiceUnavailable`` unless ``path`` is a voice file with its settings beside it."""
    if not path.is_file():
        raise VoiceUnavailable(
            f"{path}: there is no such voice file. Give the path of a Piper voice (*{SUFFIX})."
        )
    settings = path.with_name(path.name + ".json")
    if not settings.is_file():
        raise VoiceUnavailable(
            f"{path}: its settings are missing. Put the file {settings.name} beside it; "
            "Piper's voices come with one."
        )


class PiperVoice:
    """Renders text through Piper. A program that hangs or dies is replaced, once a sentence.

    Safe to use from several threads; they are served one after another.
    """

    has_pitch = False

    def __init__(
        self,
        file: Path,
        *,
        program: Sequence[str] | None = None,
        timeout_s: float = 20.0,
        cache_size: int = 32,
    ) -> None:
        """Prepare; nothing starts before ``warm_up`` or ``render``.

        ``program`` is Piper's command, None to find it. ``timeout_s`` limits one attempt, loading
        the voice included. Raises ``VoiceUnavailable`` where program or file is missing.
        """
        command = program or find_program()
        if command is None:
            raise VoiceUnavailable(
                "Piper is not installed. Install it with: pip install 'voicebanker[piper]'"
            )
        check_voice_file(file)
        self._command = (*command, "--model", str(file.resolve()))
        self._timeout_s = timeout_s
        self._kept = RenderedSounds[tuple[str, int]](cache_size)
        self._rate = _USUAL_RATE
        self._program: _Program | None = None
        self._busy = threading.Lock()
        self._changing_program = threading.Lock()
        self._closed = False

    @property
    def name(self) -> str:
        """Return ``piper``."""
        return "piper"

    def adjust(self, rate: int, pitch: int) -> None:
        """Speak at ``rate`` words a minute, from the next text on. There is no pitch."""
        self._rate = rate

    def warm_up(self) -> None:
        """Load the voice in the background, so that the first sentence comes sooner."""

        def load() -> None:
            with self._busy, suppress(VoiceUnavailable):
                self._running(self._rate)

        threading.Thread(target=load, daemon=True).start()

    def render(self, text: str) -> Sound:
        """Return ``text`` as speech; a moment of silence where it is blank.

        Raises ``VoiceUnavailable`` where that fails twice.
        """
        line = " ".join(text.replace("\0", " ").split())
        if not line:
            return NOTHING
        with self._busy:
            rate = self._rate
            return self._kept.get((line, rate), lambda: self._attempt(line, rate))

    def close(self) -> None:
        """Kill the program. A ``render`` in another thread then raises ``VoiceUnavailable``."""
        with self._changing_program:
            self._closed = True
        self._drop()

    def _attempt(self, line: str, rate: int) -> Sound:
        reason = ""
        for _ in range(_ATTEMPTS):
            try:
                return self._running(rate).render(line, time.monotonic() + self._timeout_s)
            except _ProgramFailed as failure:
                reason = str(failure)
                self._drop()
            except BaseException:  # Ctrl-C: the answer still to come must not be taken for the next
                self._drop()
                raise
        raise VoiceUnavailable(
            f"Piper does not work ({reason}). Try another voice file, or play without --voice."
        )

    def _running(self, rate: int) -> "_Program":
        with self._changing_program:
            if self._closed:
                raise VoiceUnavailable("The voice was closed. Start the program again.")
            program = self._program
            if program is not None and program.rate != rate:
                program.kill()
                program = None
            self._program = program or _Program(self._command, rate)
            return self._program

    def _drop(self) -> None:
        with self._changing_program:
            if self._program is not None:
                self._program.kill()
                self._program = None


class _ProgramFailed(Exception):
    """Piper hangs, died or wrote nonsense; the message says which."""


class _Program:
    """One running Piper and its folder for WAV files. ``rate`` is in words a minute."""

    def __init__(self, command: Sequence[str], rate: int) -> None:
        self.rate = rate
        self._folder = Path(tempfile.mkdtemp(prefix="voicebanker-"))
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        length = f"{_USUAL_RATE / rate:.3f}"
        options = ("--output_dir", str(self._folder), "--length_scale", length)
        try:
            self._process = subprocess.Popen(
                [*command, *options],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                env={**os.environ, "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"},
                start_new_session=True,  # Ctrl-C is for the game, not for its voice
            )
        except OSError as problem:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise VoiceUnavailable(
                f"Piper cannot be started ({problem.strerror}). "
                "Install it with: pip install 'voicebanker[piper]'"
            ) from None
        threading.Thread(target=self._read, daemon=True).start()

    def render(self, line: str, deadline: float) -> Sound:
        """Return ``line`` as speech. ``deadline`` is on the clock of ``time.monotonic``.

        Raises ``_ProgramFailed``.
        """
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise _ProgramFailed(self._last_words()) from None
        path = self._finished(deadline)
        try:
            return take_wav(path)
        except WavError as problem:
            raise _ProgramFailed(str(problem)) from None

    def kill(self) -> None:
        """End the program at once and remove its files."""
        self._process.kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=2.0)
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _finished(self, deadline: float) -> Path:
        """Wait for the line that tells of a finished file in our folder."""
        said = ""
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise _ProgramFailed("it does not answer") from None
            if line is None:
                raise _ProgramFailed(_short(said) or "it ended")
            said = line if line.strip() else said
            match = _FINISHED.search(line.strip())
            if match and (path := self._folder / Path(match[1]).name).is_file():
                return path

    def _last_words(self) -> str:
        said = ""
        with suppress(queue.Empty):
            while (line := self._lines.get(timeout=1.0)) is not None:
                said = line if line.strip() else said
        return _short(said) or "it ended"

    def _read(self) -> None:
        with suppress(OSError, ValueError):
            assert self._process.stdout is not None
            with self._process.stdout as output:
                for line in output:
                    self._lines.put(line)
        self._lines.put(None)


def _short(said: str) -> str:
    return " ".join(said.split())[:120].rstrip(".")
