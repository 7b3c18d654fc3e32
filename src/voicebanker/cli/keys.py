"""The keyboard: keys are buttons at once; a line of words ends with Enter.

In a terminal every key counts when it is pressed. Where input is a pipe or a
file, lines are read. Digits are always buttons; letters are buttons only while
nobody has the word, for then a line of words may begin.
"""

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from voicebanker.editions import Edition
from voicebanker.table.happenings import Control, ControlPressed
from voicebanker.table.session import InputEnded, LineTyped, Report
from voicebanker.table.typed import LONGEST_LINE, key_pressed

_ENTER = "\r\n"
_BACKSPACE = "\x7f\x08"
_ESCAPE = "\x1b"
_END = "\x04"
_INTERRUPT = "\x03"


class LineEditor:
    """Turns characters into buttons and lines. Pure but for what it echoes."""

    def __init__(
        self,
        edition: Edition,
        listens: Callable[[], bool],
        report: Callable[[Report], None],
        echo: Callable[[str], None],
    ) -> None:
        self._edition = edition
        self._listens = listens
        self._report = report
        self._echo = echo
        self._line = ""

    def take(self, char: str) -> None:
        """Take one character."""
        if char in _ENTER:
            self._echo("\n" if self._line else "")
            line, self._line = self._line, ""
            if line.strip():
                self._report(LineTyped(line))
        elif char in _BACKSPACE:
            if self._line:
                self._line = self._line[:-1]
                self._echo("\b \b")
        elif char == _ESCAPE:
            self._echo("\b \b" * len(self._line))
            self._line = ""
        elif char.isprintable():
            self._letter(char)

    def _letter(self, char: str) -> None:
        if not self._line and (char.isdigit() or not self._listens()):
            pressed = key_pressed(char, self._edition)
            if pressed is not None:
                self._report(pressed)
                return
        if len(self._line) < LONGEST_LINE:
            self._line += char
            self._echo(char)


def read_keyboard(
    edition: Edition, listens: Callable[[], bool], report: Callable[[Report], None]
) -> None:
    """Read the keyboard in a thread of its own and report what is pressed and typed."""

    def work() -> None:
        try:
            if sys.stdin.isatty():
                editor = LineEditor(edition, listens, report, _echo)
                for char in _characters():
                    if char == _END:
                        break
                    editor.take(char)
                report(ControlPressed(Control.PAUSE))
            else:
                for line in sys.stdin:
                    report(LineTyped(line.rstrip("\r\n")))
        except (OSError, ValueError):
            pass  # the terminal is gone; the end is reported below
        report(InputEnded())

    threading.Thread(target=work, name="keyboard", daemon=True).start()


def _echo(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _characters() -> Iterator[str]:
    if sys.platform == "win32":
        import msvcrt

        while (char := msvcrt.getwch()) != _INTERRUPT:
            yield char
        return
    while char := sys.stdin.read(1):
        yield char


@contextmanager
def keys_at_once() -> Iterator[None]:
    """Let the terminal give every key at once, and put it back as it was afterwards."""
    if sys.platform == "win32" or not sys.stdin.isatty():
        yield
        return
    import termios
    import tty

    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle)
        yield
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)
