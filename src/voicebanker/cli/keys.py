"""The keyboard: keys are buttons at once; a line of words ends with Enter.

In a terminal every key counts when it is pressed. Where input is a pipe or a
file, lines are read. Digits are always buttons; letters are buttons only while
nobody has the word, for then a line of words may begin. A button file gives keys
another meaning; keys that are no character are buttons at any time.
"""

import codecs
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from voicebanker.cli.key_names import KeyDecoder, name_of
from voicebanker.cli.presses import HELD_S, Debounce
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed, Happening
from voicebanker.table.reports import InputEnded, LineTyped, Report
from voicebanker.table.typed import LONGEST_LINE

_ENTER = "\r\n"
_BACKSPACE = "\x7f\x08"
_ESCAPE = "\x1b"
_END = "\x04"
_INTERRUPT = "\x03"


class LineEditor:
    """Turns characters into buttons and lines. Pure but for what it echoes."""

    def __init__(
        self,
        meaning: Callable[[str], Happening | None],
        listens: Callable[[], bool],
        report: Callable[[Report], None],
        echo: Callable[[str], None],
        keys: Mapping[str, Happening | None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``meaning``: what a key is the button of, or None.

        ``keys``: what the button file says of keys, by their names; None is no button.
        """
        self._keys = keys or {}
        self._clock = clock
        self._last = ""
        self._held = Debounce(HELD_S)
        self._meaning = meaning
        self._listens = listens
        self._report = report
        self._echo = echo
        self._line = ""

    def take(self, char: str) -> None:
        """Take one key: a character, or the name of a key that is none."""
        if char != self._last:  # a keyboard repeats only the key that was pressed last
            self._last, self._held = char, Debounce(HELD_S)
        if self._is_mapped(char):
            self._button(char, self._keys[name_of(char)])
        elif len(char) > 1:
            pass  # an arrow or the like, which nobody has given a meaning
        elif char in _ENTER:
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
        if char.isdigit() and self._is_slip():
            self.take(_ESCAPE)
        if not self._line and (char.isdigit() or not self._listens()):
            pressed = self._meaning(char)
            if pressed is not None:
                self._button(char, pressed)
                return
        if len(self._line) < LONGEST_LINE:
            self._line += char
            self._echo(char)

    def _is_slip(self) -> bool:
        """Tell whether the line is only a control's key, which was meant as that button.

        Who does not see that a line has begun would press the digits of tokens in vain.
        """
        letters = set(self._line)
        return len(letters) == 1 and isinstance(self._meaning(letters.pop()), ControlPressed)

    def _is_mapped(self, key: str) -> bool:
        """Tell whether ``key`` is a button of the file now, and not part of a line of words."""
        if name_of(key) not in self._keys:
            return False
        if len(key) > 1 or not key.isprintable():
            # Enter and Backspace are needed for a line that has begun.
            return not self._line or len(key) > 1
        return not self._line and not (key.isalpha() and self._listens())

    def _button(self, key: str, pressed: Happening | None) -> None:
        """Report a press. A key that is held down is repeated by the keyboard, but not here."""
        counts = self._held.pressed(key, self._clock())
        if pressed is not None and (counts or not isinstance(pressed, ButtonPressed)):
            self._report(pressed)


@dataclass(frozen=True, slots=True)
class Use:
    """What the keyboard is used for now.

    ``meaning``: what a key is the button of, or None. ``listens``: whether letters belong to
    a line. ``keys``: what the button file says of keys, by their names.
    """

    meaning: Callable[[str], Happening | None]
    listens: Callable[[], bool]
    report: Callable[[Report], None]
    keys: Mapping[str, Happening | None] = field(default_factory=dict)

    def editor(self) -> LineEditor:
        """Return an editor for this use."""
        return LineEditor(self.meaning, self.listens, self.report, _echo, self.keys)


class Keyboard:
    """Reads the keyboard in a thread of its own and reports what is pressed and typed.

    There is one for the whole program, for nobody can stop waiting for a key: setting up and
    the game after it use it in turn.
    """

    def __init__(self) -> None:
        self._use: Use | None = None
        self._editor: LineEditor | None = None
        self._ended = False
        self._runs = False

    def use(self, use: Use) -> None:
        """Report to ``use`` from now on."""
        self._use, self._editor = use, use.editor()
        if self._ended:
            use.report(InputEnded())
        elif not self._runs:
            self._runs = True
            threading.Thread(target=self._work, name="keyboard", daemon=True).start()

    def _report(self, report: Report) -> None:
        assert self._use is not None
        self._use.report(report)

    def _work(self) -> None:
        try:
            if sys.stdin.isatty():
                for char in _characters():
                    if char == _END:
                        break
                    assert self._editor is not None
                    self._editor.take(char)
                self._report(ControlPressed(Control.PAUSE))
            else:
                for line in sys.stdin:
                    self._report(LineTyped(line.rstrip("\r\n")))
        except (OSError, ValueError):
            pass  # the terminal is gone; the end is reported below
        self._ended = True
        self._report(InputEnded())


def _echo(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _characters() -> Iterator[str]:
    if sys.platform == "win32":
        import msvcrt

        while (char := msvcrt.getwch()) != _INTERRUPT:
            yield char
        return
    decode = codecs.getincrementaldecoder("utf-8")("replace").decode
    decoder = KeyDecoder()
    while read := os.read(sys.stdin.fileno(), 1024):
        yield from decoder.feed(decode(read))


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
        with suppress(termios.error, OSError):  # the terminal may be gone
            termios.tcsetattr(handle, termios.TCSADRAIN, before)
