"""Typed lines and keys: everything that can be pressed or said can also be typed."""

import re

from voicebanker.editions import Edition
from voicebanker.speech.transcript import typed
from voicebanker.table.happenings import (
    ButtonPressed,
    Control,
    ControlPressed,
    Happening,
    WordsHeard,
)

CONTROL_KEYS = {
    "u": Control.UNDO,
    "r": Control.REPEAT,
    "h": Control.HELP,
    "q": Control.PAUSE,
    " ": Control.WAIT,
}
LONGEST_LINE = 200
# Where a token is asked for, its name alone is the answer and not its button.
_NAMING = frozenset({"player", "choice", "choose"})
_FIRST_KEY = re.compile(r"^(\w)([:,]?)\s+(.+)$", re.DOTALL)


def key_pressed(key: str, edition: Edition) -> Happening | None:
    """Return what a single key means: a token's number or letter, or a control; else None."""
    key = key.lower()
    if key in CONTROL_KEYS:
        return ControlPressed(CONTROL_KEYS[key])
    for number, token in enumerate(edition.tokens, start=1):
        if key in (str(number), token.key):
            return ButtonPressed(token.id)
    return None


def line_typed(
    line: str, edition: Edition, *, listening: bool, phase: str | None = None
) -> tuple[Happening, ...]:
    """Return what a typed line means; ``phase`` is what is being listened for.

    A key alone is that button. Words after a token's number, letter or name
    are said by that player ("1 buy boardwalk", "cat: buy"). While the unit
    listens, a line of words is what was said.
    """
    text = clean(line)
    if not text:
        return ()
    if len(text) == 1 and (pressed := key_pressed(text, edition)):
        return (pressed,)
    # "Wait" holds an auction, and never lets one go on, as its button does.
    if text.lower() in set(Control) - {Control.WAIT} and not listening:
        return (ControlPressed(Control(text.lower())),)
    if phase not in _NAMING and (token := _token_named(text, edition)):
        return (token,)
    if parts := _speaker_and_words(text, edition):
        speaker, name, mark, words = parts
        if phase == "consent":  # where the button alone says yes, words are no press
            return (words_typed(words),)
        # While somebody has the word, "cat" may be an answer; "cat:" and "3" never are.
        certain = not listening or mark == ":" or name.isdigit()
        if certain:
            return (speaker, words_typed(words))
    return (words_typed(text),)


def _speaker_and_words(text: str, edition: Edition) -> tuple[ButtonPressed, str, str, str] | None:
    """Return who speaks, the name and the mark after it, and the words; None without a name."""
    for token in edition.tokens:
        if match := re.match(rf"({re.escape(token.name)})([:,]?)\s+(.+)$", text, re.I | re.DOTALL):
            name, mark, words = match.groups()
            return ButtonPressed(token.id), name, mark, words
    if match := _FIRST_KEY.match(text):
        name, mark, words = match.groups()
        pressed = key_pressed(name, edition)
        if isinstance(pressed, ButtonPressed):
            return pressed, name, mark, words
    return None


def words_typed(text: str) -> WordsHeard:
    """Return typed words as the ears would have heard them for certain."""
    return WordsHeard(typed(text).hypotheses)


def clean(line: str) -> str:
    """Return a line without control characters, cut to a length that anyone would type."""
    printable = "".join(char if char.isprintable() else " " for char in line[: LONGEST_LINE * 4])
    return " ".join(printable.split())[:LONGEST_LINE]


def _token_named(word: str, edition: Edition) -> ButtonPressed | None:
    for token in edition.tokens:
        if word.lower() == token.name.lower():
            return ButtonPressed(token.id)
    return None
