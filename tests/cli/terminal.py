"""The program at a real pseudo-terminal, as a player runs it."""

import os
import select
import subprocess
import sys
import time
from typing import Self

PATIENCE_S = 30.0


class Terminal:
    """A process whose keyboard and screen are a pseudo-terminal of its own."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        import pty

        self.master, slave = pty.openpty()
        self.screen = ""
        self._read_up_to = 0
        self.process = subprocess.Popen(
            [sys.executable, "-c", _LEADING, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**os.environ, "NO_COLOR": "1", "COLUMNS": "200", "TERM": "xterm", **environment},
        )
        os.close(slave)

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def wait_for(self, words: str, patience_s: float = PATIENCE_S) -> None:
        """Wait until ``words`` appear behind what was waited for before."""
        until = time.monotonic() + patience_s
        while words not in self.screen[self._read_up_to :]:
            assert time.monotonic() < until, f"'{words}' never appeared:\n{self.screen}"
            if not self._read(0.2) and self.process.poll() is not None:
                assert words in self.screen[self._read_up_to :], self.screen
        self._read_up_to = self.screen.index(words, self._read_up_to) + len(words)

    def ended(self) -> int:
        """Wait until the program has ended; return its exit code."""
        until = time.monotonic() + PATIENCE_S
        while self.process.poll() is None:
            assert time.monotonic() < until, f"it does not end:\n{self.screen}"
            self._read(0.2)
        return self.process.returncode

    def hang_up(self) -> None:
        """Close the terminal's window."""
        os.close(self.master)
        self.master = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(timeout=PATIENCE_S)
        if self.master >= 0:
            os.close(self.master)

    def _read(self, seconds: float) -> bool:
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            read = os.read(self.master, 4096)
        except OSError:  # the other side is closed
            time.sleep(0.02)
            return False
        self.screen += read.decode("utf-8", "replace")
        return bool(read)


_LEADING = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that closing the window hangs up the program
from voicebanker.cli.main import main
sys.argv[0] = "voicebanker"
main()
"""
