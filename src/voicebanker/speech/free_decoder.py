"""The free decode of a sound: words and phones without any grammar, here or in another process.

PocketSphinx lets no other Python code run while it decodes, so two decoders in one process take
turns. In a process of its own the free one works while the grammar's works, and a sound that
plays or a button that is pressed never waits for it.
"""

import json
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

from voicebanker.speech import endpoint, phonemes
from voicebanker.speech.api import EarsUnavailable
from voicebanker.speech.evidence import FreeDecode
from voicebanker.speech.sphinx_decoder import best_path, make_decoder, model_folder

# The free dictation need not be good, only free: these cut its time to a fifth.
_DICTATION = {"fwdflat": False, "bestpath": False, "maxhmmpf": 1500, "maxwpf": 5}
_LENGTH = struct.Struct(">I")
_ATTEMPTS = 2
WORKER = (sys.executable, "-P", "-m", "voicebanker.speech.free_decoder")
"""The command that starts the worker; ``-P`` keeps files in the current folder out of it."""


class FreeDecoder(Protocol):
    """Decodes freely. Calls come from one thread at a time."""

    def warm_up(self) -> None:
        """Load in the background, once."""

    def settle(self) -> None:
        """Wait until it is loaded."""

    def begin(self, raw: bytes) -> Callable[[], FreeDecode]:
        """Begin with ``raw`` (16 kHz, mono, int16); what is returned waits for the outcome.

        Only the last begun is waited for. It raises ``EarsUnavailable``.
        """

    def close(self) -> None:
        """Free what is held."""


class FreeDecoderHere:
    """Decodes in this process, when the outcome is asked for. Loading takes half a second."""

    def __init__(self) -> None:
        self._decoder: Any = None
        self._warming: threading.Thread | None = None

    def warm_up(self) -> None:
        """Load in the background, once."""
        if self._decoder is None and self._warming is None:
            self._warming = threading.Thread(target=self._load, daemon=True)
            self._warming.start()

    def settle(self) -> None:
        """Wait until it is loaded. Loading it stops all other Python code."""
        self.warm_up()
        if self._warming is not None:
            self._warming.join()

    def begin(self, raw: bytes) -> Callable[[], FreeDecode]:
        """Return what decodes ``raw``."""
        return lambda: self.decode(raw)

    def decode(self, raw: bytes) -> FreeDecode:
        """Return the free decode of ``raw``. Raises ``EarsUnavailable``."""
        self.settle()
        if self._decoder is None:
            raise EarsUnavailable(
                "PocketSphinx's English model is incomplete: run 'pip install --force-reinstall "
                "pocketsphinx'."
            )
        dictation = best_path(self._decoder, "_default", raw)
        phones = best_path(self._decoder, "phones", raw)
        return FreeDecode(
            dictation.phonemes if dictation else (),
            phonemes.parse(phones.text) if phones else (),
            dictation.score_per_frame if dictation else 0.0,
        )

    def close(self) -> None:
        """Free the decoder."""
        if self._warming is not None:
            self._warming.join()
        self._decoder = None

    def _load(self) -> None:
        free = make_decoder(**_DICTATION)
        free.add_allphone_file("phones", str(model_folder() / "en-us-phone.lm.bin"))
        # The very first decode scores a little differently from all later ones.
        for search in ("_default", "phones"):
            best_path(free, search, bytes(endpoint.FRAME_BYTES * 10))
        self._decoder = free


class FreeDecoderAside:
    """Decodes in a process of its own. One that dies is replaced, once an utterance."""

    def __init__(self, worker: Sequence[str] = WORKER) -> None:
        """``worker`` is the command of the worker process."""
        self._command = tuple(worker)
        self._process: subprocess.Popen[bytes] | None = None
        self._answers_due = 0
        self._ready = False

    def warm_up(self) -> None:
        """Start the process; it loads by itself."""
        if self._process is None:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # Ctrl-C and a closed terminal are for the game, which ends it in its turn.
                start_new_session=True,
            )
            self._answers_due, self._ready = 0, False

    def settle(self) -> None:
        """Wait until the process is ready. Raises ``EarsUnavailable``."""
        self.warm_up()
        if not self._ready:
            answer = self._answer()
            if "unavailable" in answer:
                raise EarsUnavailable(str(answer["unavailable"]))
            self._ready = True

    def begin(self, raw: bytes) -> Callable[[], FreeDecode]:
        """Give ``raw`` to the process."""
        is_sent = self._send(raw)
        return lambda: self._outcome(raw, is_sent=is_sent)

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(OSError):
                process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()

    def _outcome(self, raw: bytes, *, is_sent: bool) -> FreeDecode:
        for _ in range(_ATTEMPTS):
            try:
                if not is_sent and not self._send(raw):
                    raise EOFError
                while self._answers_due > 1:  # of sounds that nobody asked about any more
                    self._answer()
                    self._answers_due -= 1
                answer = self._answer()
                self._answers_due = 0
                return FreeDecode(
                    tuple(answer["dictation"]), tuple(answer["phones"]), answer["score_per_frame"]
                )
            except (OSError, EOFError, ValueError):
                self.close()
                is_sent = False
        raise EarsUnavailable(
            "PocketSphinx's process for free decoding does not work. Start the program again."
        )

    def _send(self, raw: bytes) -> bool:
        try:
            self.settle()
            assert self._process is not None
            assert self._process.stdin is not None
            self._process.stdin.write(_LENGTH.pack(len(raw)) + raw)
            self._process.stdin.flush()
        except (OSError, EOFError, ValueError):
            self.close()
            return False
        self._answers_due += 1
        return True

    def _answer(self) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise EOFError
        answer: dict[str, Any] = json.loads(line)
        return answer


def work() -> None:
    """Be the worker: sounds in at standard input, decodes out as JSON lines, until it closes."""
    sounds, answers = sys.stdin.buffer, sys.stdout
    here = FreeDecoderHere()
    try:
        here.settle()
        here.decode(bytes(endpoint.FRAME_BYTES * 10))
    except EarsUnavailable as problem:
        print(json.dumps({"unavailable": str(problem)}), file=answers, flush=True)
        return
    print(json.dumps({"ready": True}), file=answers, flush=True)
    while len(head := sounds.read(_LENGTH.size)) == _LENGTH.size:
        decode = here.decode(sounds.read(_LENGTH.unpack(head)[0]))
        answer = {
            "dictation": decode.dictation,
            "phones": decode.phones,
            "score_per_frame": decode.score_per_frame,
        }
        print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    work()
