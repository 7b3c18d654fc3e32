"""How words are said: CMU's dictionary, as it comes with PocketSphinx, and a guess beyond it."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec

from voicebanker.speech import phonemes
from voicebanker.speech.api import EarsUnavailable
from voicebanker.speech.lexicon import Lexicon, dictionary
from voicebanker.speech.phonemes import Phonemes

# A rough guess for words that no dictionary has, only to find phrases that are near.
_LETTERS = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyz",
        "AE B K D EH F G HH IH JH K L M N AA P K R S T AH V W K Y Z".split(),
        strict=True,
    )
)
_PAIRS = {"ch": "CH", "ck": "K", "ee": "IY", "ea": "IY", "oo": "UW", "ou": "AW", "ph": "F"}
_PAIRS |= {"sh": "SH", "th": "TH", "ng": "NG", "ai": "EY", "ay": "EY", "oa": "OW", "er": "ER"}
_CHUNKS = re.compile(f"{'|'.join(_PAIRS)}|[a-z]")
_WORD = re.compile(r"[a-z]+(?:'[a-z]+)*|[0-9]+")
_SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def sounds(text: str, known: Mapping[str, tuple[str, ...]] | None = None) -> Phonemes:
    """Return how ``text`` sounds; figures are read as numbers, stops and signs are passed over.

    ``known`` pronunciations (a grammar's) come before the dictionary's.
    """
    return phonemes.joined(_word(word, known or {}) for word in plain_words(text))


def plain_words(text: str) -> list[str]:
    """Return the words of ``text`` in lower case, figures as words."""
    found: list[str] = []
    for word in _WORD.findall(text.lower().replace(",", "").replace("’", "'")):
        found += in_words(int(word)).split() if word.isdigit() and len(word) < 7 else [word]
    return found


def in_words(number: int) -> str:
    """Return ``number`` (0 to 999,999) as it is said: ``two hundred forty``."""
    if number < 20:
        return _SMALL[number]
    if number < 100:
        tens, rest = divmod(number, 10)
        return f"{_TENS[tens - 2]} {_SMALL[rest]}" if rest else _TENS[tens - 2]
    size, name = (100, "hundred") if number < 1000 else (1000, "thousand")
    many, rest = divmod(number, size)
    return f"{in_words(many)} {name}" + (f" {in_words(rest)}" if rest else "")


def in_figures(text: str) -> str:
    """Return ``text`` with its spoken numbers in figures: ``bid 240``."""
    done: list[str] = []
    total, current, counting = 0, 0, False
    for word in [*text.split(), ""]:
        if word in _SMALL or word in _TENS:
            current += _SMALL.index(word) if word in _SMALL else 10 * (_TENS.index(word) + 2)
            counting = True
        elif counting and word == "hundred":
            current = max(1, current) * 100
        elif counting and word == "thousand":
            total, current = total + current * 1000, 0
        else:
            done += [str(total + current)] if counting else []
            total, current, counting = 0, 0, False
            done += [word] if word else []
    return " ".join(done)


def _word(word: str, known: Mapping[str, tuple[str, ...]]) -> Phonemes:
    if said := known.get(word):
        return phonemes.parse(said[0])
    if ways := _known_words().sounds(word):
        return phonemes.parse(ways[0])
    return tuple(_PAIRS.get(chunk) or _LETTERS[chunk] for chunk in _CHUNKS.findall(word) if chunk)


@cache
def _known_words() -> Lexicon:
    """Return CMU's dictionary. Raises ``EarsUnavailable`` without PocketSphinx."""
    if find_spec("pocketsphinx") is None:
        raise EarsUnavailable("PocketSphinx is not installed: run 'pip install pocketsphinx'.")
    return dictionary()
