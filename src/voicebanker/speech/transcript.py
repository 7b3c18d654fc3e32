"""Ears for typed lines: tests, replays, and play without a microphone."""

from collections.abc import Iterable, Iterator

from voicebanker.audio.sound import Sound
from voicebanker.speech.api import Grammar, Heard, Hypothesis, Verdict, Why


def typed(text: str) -> Heard:
    """Return ``text`` as heard beyond doubt; an empty line is nothing heard."""
    line = " ".join(text.split())
    if not line:
        return Heard((), Why.NOTHING_HEARD)
    return Heard((Hypothesis(line, 1.0, Verdict.ACCEPT),))


class TranscriptEars:
    """Hears one line of a transcript per utterance, whatever the sound and the grammar are.

    A line that is a ``Why`` is that failure. When the lines are used up, nothing is heard.
    """

    name = "transcript"

    def __init__(self, lines: Iterable[str | Why] = ()) -> None:
        self._lines: Iterator[str | Why] = iter(lines)

    def typed(self, text: str) -> Heard:
        """Return ``text`` as heard beyond doubt; an empty line is nothing heard."""
        return typed(text)

    def prepare(self, grammar: Grammar) -> None:
        """Do nothing: a transcript needs no preparation."""

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        """Return the next line."""
        line = next(self._lines, Why.NOTHING_HEARD)
        return Heard((), line) if isinstance(line, Why) else typed(line)

    def close(self) -> None:
        """Do nothing: a transcript holds nothing."""
