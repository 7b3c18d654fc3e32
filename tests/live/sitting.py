"""``voicebanker play`` in a terminal of its own: keys in, printed lines out."""

import errno
import os
import pty
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

PLAY = (sys.executable, "-m", "voicebanker", "play")


@dataclass(frozen=True, slots=True)
class Printed:
    """A printed line, and when it was read (``time.monotonic``)."""

    at: float
    text: str


class Sitting:
    """A running game, as a player sees it."""

    def __init__(
        self,
        arguments: Sequence[str],
        environment: Mapping[str, str],
        program: Sequence[str] = PLAY,
    ) -> None:
        ours, theirs = pty.openpty()
        root = Path(__file__).resolve().parents[2]
        self.process = subprocess.Popen(
            [*program, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**environment, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])},
            start_new_session=True,
        )
        os.close(theirs)
        self._terminal = ours
        self.lines: list[Printed] = []
        self._seen = 0
        self._changed = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def press(self, key: str) -> float:
        """Press ``key``; return when."""
        now = time.monotonic()
        os.write(self._terminal, key.encode())
        return now

    def wait_for(self, text: str, longest_s: float = 20.0) -> Printed:
        """Wait for a line with ``text`` among those not yet seen; what is before it is seen."""
        return self.wait_for_any(text, longest_s=longest_s)

    def wait_for_any(self, *texts: str, longest_s: float = 20.0) -> Printed:
        """Do the same for the first line with any of ``texts``."""
        until = time.monotonic() + longest_s
        with self._changed:
            while True:
                for number in range(self._seen, len(self.lines)):
                    if any(text in self.lines[number].text for text in texts):
                        self._seen = number + 1
                        return self.lines[number]
                left = until - time.monotonic()
                if left <= 0 or not self._changed.wait(left):
                    raise AssertionError(
                        f"{texts} not printed within {longest_s} s. Printed:\n{self.tail()}"
                    )

    def unread(self, printed: Printed) -> None:
        """Let ``printed``, which was seen last, be waited for again."""
        self._seen = self.lines.index(printed, max(0, self._seen - 1))

    def tail(self, lines: int = 12) -> str:
        """Return the last lines printed."""
        return "\n".join(line.text for line in self.lines[-lines:])

    def said(self) -> list[Printed]:
        """Return the lines that Mr. Monopoly has said."""
        return [line for line in self.lines if line.text.startswith("Mr. Monopoly: ")]

    def close(self) -> None:
        """End it, if it has not ended."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(timeout=10)
        with suppress(OSError):
            os.close(self._terminal)

    def _read(self) -> None:
        rest = ""
        while True:
            try:
                data = os.read(self._terminal, 4096)
            except OSError as problem:
                if problem.errno == errno.EINTR:
                    continue
                break
            if not data:
                break
            now = time.monotonic()
            *whole, rest = (rest + data.decode("utf-8", "replace")).split("\n")
            with self._changed:
                self.lines += [Printed(now, line.rstrip("\r")) for line in whole]
                self._changed.notify_all()
