"""Plain lines for the terminal: readable aloud, without redraws and without colour-only meaning."""

from rich.console import Console
from rich.text import Text

from voicebanker.audio.earcons import Earcon

_SHOWN = {Earcon.BEEP: "(beep)", Earcon.PING: "(ping)"}


class PlainScreen:
    """Prints the conversation, one line a sentence. NO_COLOR is respected."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, soft_wrap=True)

    def _print(self, text: str, style: str = "") -> None:
        try:
            self.console.print(Text(text, style=style))
        except BrokenPipeError:
            raise
        except OSError:
            pass  # the terminal is gone; the game is put away in a moment

    def said(self, text: str) -> None:
        """Show what Mr. Monopoly says."""
        self._print(f"Mr. Monopoly: {text}", "bold")

    def earcon(self, earcon: Earcon) -> None:
        """Show the two sounds that ask a player to speak."""
        if earcon in _SHOWN:
            self._print(_SHOWN[earcon], "dim")

    def listening(self, phase: str) -> None:
        """Show nothing more: the beep, the ping or the question has been shown."""

    def heard(self, text: str) -> None:
        """Show what a player said, as it was understood."""
        self._print(f'You said: "{text}"')

    def score(self, line: str) -> None:
        """Show a line of the score sheet."""
        self._print(line)

    def notice(self, text: str) -> None:
        """Show a sentence about the machine."""
        self._print(f"({text})", "italic")
