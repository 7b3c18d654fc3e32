"""The voice: pyttsx3 in a process of its own, which is killed when it hangs."""

import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import voicebanker
from voicebanker.audio.sound import Sound
from voicebanker.audio.wav import WavError
from voicebanker.speech.api import VoiceUnavailable
from voicebanker.speech.rendered import NOTHING, RenderedSounds, take_wav

Result = TypeVar("Result")

_ATTEMPTS = 2
WORKER = (sys.executable, "-P", "-m", "voicebanker.speech.voice_worker")
"""The command that starts the worker; ``-P`` keeps files in the current folder out of it."""


@dataclass(frozen=True, slots=True)
class VoiceOptions:
    """How to speak: ``rate`` in words a minute, ``volume`` from 0 to 1, ``pitch`` from 0 to 100.

    Not every speech engine has a pitch. ``voice`` is the name of a voice of the speech engine
    or a part of it; None is its default for ``tongues``: what the names or codes of the voices
    of a language begin with, best first. Where there are none, it is the engine's.
    """

    rate: int = 170
    volume: float = 1.0
    voice: str | None = None
    pitch: int = 50
    tongues: tuple[str, ...] = ()


class Pyttsx3Voice:
    """Renders text through pyttsx3. A worker that hangs or dies is replaced, once a sentence.

    Safe to use from several threads; they are served one after another.
    """

    def __init__(
        self,
        options: VoiceOptions | None = None,
        *,
        timeout_s: float = 10.0,
        cache_size: int = 32,
        worker: Sequence[str] = WORKER,
        foreign: Callable[[], None] = lambda: None,
    ) -> None:
        """Prepare; nothing starts before ``warm_up`` or ``render``.

        ``foreign`` is called, once, where the engine has no voice for the tongues of ``options``.

        ``timeout_s`` limits one attempt, starting the worker included. ``cache_size`` is the
        number of sentences remembered. ``worker`` is the command of the worker process.
        """
        self._options = options or VoiceOptions()
        self._timeout_s = timeout_s
        self._kept = RenderedSounds[tuple[str, VoiceOptions]](cache_size)
        self._command = tuple(worker)
        self._foreign: Callable[[], None] | None = foreign
        self._worker: _Worker | None = None
        self._busy = threading.Lock()
        self._changing_worker = threading.Lock()
        self._closed = False
        self._unavailable: str | None = None

    @property
    def name(self) -> str:
        """Return ``pyttsx3``."""
        return "pyttsx3"

    @property
    def has_pitch(self) -> bool:
        """Tell whether the engine can speak higher and lower; yes, before it has started."""
        worker = self._worker
        return worker is None or worker.has_pitch

    def adjust(self, rate: int, pitch: int) -> None:
        """Speak at ``rate`` words a minute and ``pitch`` from 0 to 100, from the next text on."""
        self._options = replace(self._options, rate=rate, pitch=pitch)

    def warm_up(self) -> None:
        """Start the worker in the background, so that the first sentence comes sooner."""
        threading.Thread(target=self._warm_up, daemon=True).start()

    def voices(self) -> tuple[str, ...]:
        """Return the names of the engine's voices.

        Raises ``VoiceUnavailable`` where there is no engine.
        """
        with self._busy:
            return self._attempt(_Worker.voices)

    def render(self, text: str) -> Sound:
        """Return ``text`` as speech; a moment of silence where it is blank.

        Raises ``VoiceUnavailable`` where that fails twice, or cannot work here at all.
        """
        if not text.strip():
            return NOTHING
        with self._busy:
            options = self._options
            return self._kept.get(
                (text, options),
                lambda: self._attempt(
                    lambda worker, deadline: worker.render(text, deadline, options)
                ),
            )

    def close(self) -> None:
        """Kill the worker. A ``render`` in another thread then raises ``VoiceUnavailable``."""
        with self._changing_worker:
            self._closed = True
            if self._worker is not None:
                self._worker.kill()
                self._worker = None

    def _warm_up(self) -> None:
        with self._busy, suppress(VoiceUnavailable):
            self._attempt(_Worker.voices)

    def _attempt(self, task: Callable[["_Worker", float], Result]) -> Result:
        """Return what ``task`` returns; replace the worker and try again where it fails."""
        if self._unavailable is not None:
            raise VoiceUnavailable(self._unavailable)
        reason = ""
        for _ in range(_ATTEMPTS):
            worker = self._running_worker()
            try:
                result = task(worker, time.monotonic() + self._timeout_s)
            except _WorkerFailed as failure:
                reason = str(failure)
                self._drop(worker)
            except VoiceUnavailable as problem:
                self._unavailable = str(problem)  # trying again would change nothing
                self._drop(worker)
                raise
            except BaseException:  # Ctrl-C: the answer still to come must not be taken for the next
                self._drop(worker)
                raise
            else:
                self._tell_if_foreign(worker)
                return result
        raise VoiceUnavailable(
            f"The voice does not work ({reason}). Start the program again, or play in text."
        )

    def _tell_if_foreign(self, worker: "_Worker") -> None:
        if worker.is_foreign and self._foreign is not None:
            tell, self._foreign = self._foreign, None
            tell()

    def _running_worker(self) -> "_Worker":
        with self._changing_worker:
            if self._closed:
                raise VoiceUnavailable("The voice was closed. Start the program again.")
            if self._worker is None:
                self._worker = _Worker(self._command, self._options)
            return self._worker

    def _drop(self, worker: "_Worker") -> None:
        with self._changing_worker:
            worker.kill()
            if self._worker is worker:
                self._worker = None


class _WorkerFailed(Exception):
    """The worker hangs, died or talks nonsense; the message says which."""


class _Worker:
    """One worker process and its folder for WAV files."""

    def __init__(self, command: Sequence[str], options: VoiceOptions) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="voicebanker-"))
        self._ready: dict[str, Any] | None = None
        here = str(Path(voicebanker.__file__).resolve().parents[1])
        paths = [here, *filter(None, [os.environ.get("PYTHONPATH")])]
        try:
            self._process = subprocess.Popen(
                [*command, str(self._folder), json.dumps(asdict(options))],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                encoding="utf-8",
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUTF8": "1"},
                start_new_session=True,  # Ctrl-C is for the game, not for its voice
            )
        except OSError as problem:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise VoiceUnavailable(
                f"The voice cannot be started ({problem.strerror}). Install voicebanker again."
            ) from None

    def voices(self, deadline: float) -> tuple[str, ...]:
        """Wait until the engine runs, and return the names of its voices.

        ``deadline`` is on the clock of ``time.monotonic``. Raises ``VoiceUnavailable`` where
        there is no engine, ``_WorkerFailed`` where there is no sensible answer.
        """
        if self._ready is None:
            self._ready = self._exchange(None, deadline)
        if "unavailable" in self._ready:
            raise VoiceUnavailable(str(self._ready["unavailable"]))
        return tuple(str(name) for name in self._ready.get("voices", ()))

    @property
    def has_pitch(self) -> bool:
        """Tell whether the engine has a pitch; yes, as long as it does not run."""
        return self._ready is None or bool(self._ready.get("pitch", True))

    @property
    def is_foreign(self) -> bool:
        """Tell whether the engine has no voice for the language; no, as long as it does not run."""
        return self._ready is not None and bool(self._ready.get("foreign", False))

    def render(self, text: str, deadline: float, options: VoiceOptions) -> Sound:
        """Return ``text`` as speech, as fast and as high as ``options`` say.

        Raises as ``voices`` does.
        """
        self.voices(deadline)
        request = {"text": text, "rate": options.rate, "pitch": options.pitch}
        answer = self._exchange(request, deadline)
        if "path" not in answer:
            raise _WorkerFailed(str(answer.get("failed", "an answer without a file")))
        try:
            return take_wav(Path(str(answer["path"])))
        except WavError as problem:
            raise _WorkerFailed(str(problem)) from None

    def kill(self) -> None:
        """End the process at once and remove its files. May be called twice."""
        self._process.kill()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=2.0)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _exchange(self, request: dict[str, Any] | None, deadline: float) -> dict[str, Any]:
        """Send ``request``, if any, and return the next answer.

        A thread does it, because both writing and reading may block; it ends when the process
        does.
        """
        answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._write_and_read, args=(request, answers), daemon=True).start()
        try:
            line = answers.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise _WorkerFailed("it does not answer") from None
        try:
            answer = json.loads(line)
        except ValueError:
            raise _WorkerFailed("it ended" if not line else "it talks nonsense") from None
        if not isinstance(answer, dict):
            raise _WorkerFailed("it talks nonsense")
        return answer

    def _write_and_read(
        self, request: dict[str, Any] | None, answers: "queue.SimpleQueue[str]"
    ) -> None:
        line = ""
        with suppress(OSError, ValueError):
            if request is not None and self._process.stdin is not None:
                self._process.stdin.write(json.dumps(request) + "\n")
                self._process.stdin.flush()
            if self._process.stdout is not None:
                line = self._process.stdout.readline()
        answers.put(line)
