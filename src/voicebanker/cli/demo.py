"""``voicebanker demo``: a recorded game, from WAV files to spoken replies."""

import time
from dataclasses import dataclass
from difflib import unified_diff
from pathlib import Path

from voicebanker import resources
from voicebanker.audio.devices import AudioUnavailable
from voicebanker.audio.earcons import load
from voicebanker.audio.player import Player, SilentPlayer
from voicebanker.audio.sound import Sound
from voicebanker.audio.wav import read_wav
from voicebanker.cli.screen import PlainScreen
from voicebanker.editions import EditionError
from voicebanker.language.speakable import speaking
from voicebanker.speech.api import Ears, Voice, VoiceUnavailable
from voicebanker.table.dialogue import Idle
from voicebanker.table.happenings import (
    ButtonPressed,
    Happening,
    Listen,
    PlayEarcon,
    Say,
    Wish,
    WordsHeard,
)
from voicebanker.table.listening import happening_of
from voicebanker.table.transcript import Line, Script, Table, lines_of, play, read_script

DEMO = "demo.game.txt"
DEFAULT = "voice_banking"


@dataclass(slots=True)
class DemoReport:
    """How a demo went: clips, audio and time in seconds, and a diff to the transcript."""

    clips: int = 0
    audio_s: float = 0.0
    compute_s: float = 0.0
    differences: tuple[str, ...] = ()


def recorded() -> tuple[str, ...]:
    """Return the names of the boards of which a recorded game ships with the product."""
    folder = resources.folder("demo")
    return tuple(sorted(path.parent.name for path in folder.glob(f"*/{DEMO}")))


def demo_script(edition: str = DEFAULT) -> Script:
    """Return the recorded game on the board ``edition``; a short name means any of its boards.

    Raises ``EditionError`` where there is none.
    """
    for name in recorded():
        if edition in (name, name.partition(".")[0]):
            return read_script(resources.folder("demo") / name / DEMO)
    raise EditionError(
        f"There is no recorded game of '{edition}'. Choose one of: {', '.join(recorded())}."
    )


def demo_of(edition: str) -> str:
    """Return the edition whose recorded game is next to ``edition``: its own, else the usual."""
    own = edition.partition(".")[0]
    return own if any(name.partition(".")[0] == own for name in recorded()) else DEFAULT


class Demo:
    """Plays a recorded game: each clip through the ears, each reply through the voice."""

    def __init__(
        self,
        script: Script,
        ears: Ears,
        screen: PlainScreen | None = None,
        player: Player | None = None,
        voice: Voice | None = None,
    ) -> None:
        self._script = script
        self._ears = ears
        self._screen = screen
        self._player = player or SilentPlayer()
        self._voice = voice
        self._spoken = speaking(script.edition)
        self._table = Table(script)
        self.report = DemoReport()

    def run(self) -> DemoReport:
        """Play the game to its end and compare it with the transcript."""
        began = time.perf_counter()
        out: list[str] = []
        for row, line in self._script.lines:
            out.append(row.rstrip())
            if line is not None:
                out += self._line(line)
        self.report.compute_s = time.perf_counter() - began
        while out and not out[-1]:
            out.pop()
        played = [*out, "", *self._table.totals()]
        expected = play(self._script).splitlines()
        self.report.differences = tuple(
            unified_diff(expected, played, "the transcript", "played", lineterm="", n=1)
        )
        return self.report

    def _line(self, line: Line) -> list[str]:
        out: list[str] = []
        for happening in line.happenings:
            if isinstance(happening, WordsHeard) and line.clip:
                happening = self._heard(self._script.path.parent / line.clip)
            self._show_input(happening)
            wishes = self._table.unit.handle(happening)
            out += lines_of(wishes)
            for wish in wishes:
                self._carry_out(wish)
        return out

    def _heard(self, clip: Path) -> Happening:
        """Return what the ears make of a clip in the phase that the unit listens for."""
        sound = read_wav(clip)
        self.report.clips += 1
        self.report.audio_s += sound.seconds
        self._sound(sound)
        dialogue = self._table.unit.dialogue
        phase = "command" if isinstance(dialogue, Idle) else dialogue.phase
        return happening_of(self._ears.hear(sound, self._table.unit.banker.language.grammar(phase)))

    def _show_input(self, happening: Happening) -> None:
        if self._screen is None:
            return
        if isinstance(happening, ButtonPressed):
            name = self._script.edition.token_by_id[happening.token].name
            self._screen.console.print(f"[{name}'s button]", markup=False)
        elif isinstance(happening, WordsHeard):
            self._screen.heard(happening.hypotheses[0].text)

    def _carry_out(self, wish: Wish) -> None:
        if isinstance(wish, Say):
            if self._screen is not None:
                self._screen.said(wish.text)
            self._speak(wish.text)
        elif isinstance(wish, PlayEarcon):
            if self._screen is not None:
                self._screen.earcon(wish.earcon)
            self._sound(load(wish.earcon))
        elif isinstance(wish, Listen) and self._screen is not None:
            self._screen.listening(wish.phase)

    def _speak(self, text: str) -> None:
        if self._voice is None:
            return
        try:
            self._sound(self._voice.render(self._spoken(text)))
        except VoiceUnavailable as problem:
            self._voice = None
            if self._screen is not None:
                self._screen.notice(str(problem))

    def _sound(self, sound: Sound) -> None:
        try:
            self._player.play(sound)
        except AudioUnavailable as problem:
            self._player = SilentPlayer()
            if self._screen is not None:
                self._screen.notice(str(problem))
