"""How words are said: the dictionary that comes with PocketSphinx, and what an edition adds."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from voicebanker.speech.phonemes import Phonemes, parse

# Hangul letters decomposed: a consonant that begins a syllable without a sound of its own.
_SILENT_IEUNG = "\u110b"


class Lexicon:
    """Words with their sounds (CMU phones), and the words that sound a given way."""

    def __init__(self, words: Mapping[str, Iterable[str]]) -> None:
        self._sounds: dict[str, tuple[str, ...]] = {}
        self._words: dict[str, list[str]] = {}
        for word, ways in words.items():
            self._sounds[word] = tuple(ways)
            for way in self._sounds[word]:
                self._words.setdefault(way, []).append(word)

    @property
    def spellings(self) -> frozenset[str]:
        """Return every word."""
        return frozenset(self._sounds)

    def sounds(self, word: str) -> tuple[str, ...]:
        """Return the pronunciations of ``word``, each as phones with spaces; none if unknown."""
        return self._sounds.get(word, ())

    def words(self, sounds: str) -> tuple[str, ...]:
        """Return the words that are said ``sounds`` (phones with spaces)."""
        return tuple(self._words.get(sounds, ()))


@lru_cache(maxsize=1)
def dictionary() -> Lexicon:
    """Return CMU's dictionary, read once (a third of a second); empty without PocketSphinx."""
    path = _model_folder() / "cmudict-en-us.dict"
    if not path.is_file():
        return Lexicon({})
    words: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        spelling, _, sounds = line.partition(" ")
        words.setdefault(spelling.partition("(")[0], []).append(sounds.strip())
    return Lexicon(words)


@lru_cache(maxsize=1)
def commonness() -> Callable[[str], float]:
    """Return what tells how common a word is: the natural log of its share of all words.

    It is PocketSphinx's language model (0.2 s to load); without it all words are alike.
    """
    path = _model_folder() / "en-us.lm.bin"
    if not path.is_file():
        return lambda _word: 0.0
    from pocketsphinx import NGramModel

    model: Any = NGramModel.readfile(str(path))
    # Its logarithms are to the base 1.0001.
    return lru_cache(maxsize=65_536)(lambda word: float(model.prob([word])) * 1e-4)


def sounds_of(text: str, pronunciations: Mapping[str, Iterable[str]]) -> Phonemes:
    """Return the sounds of ``text``; ``pronunciations`` go before the dictionary.

    A word that neither has counts by its letters, which are about as many as its sounds.
    """
    found: list[str] = []
    for word in text.split():
        said = next(iter(pronunciations.get(word, ())), None)
        said = said or next(iter(dictionary().sounds(word)), None)
        found += parse(said) if said else _letters(word)
    return tuple(found)


def _letters(word: str) -> list[str]:
    """Return the letters of ``word``; syllables of Hangul fall into theirs."""
    letters = unicodedata.normalize("NFD", word)
    return [one for one in letters if one.isalpha() and one != _SILENT_IEUNG]


def _model_folder() -> Path:
    if find_spec("pocketsphinx") is None:
        return Path("/nonexistent")
    from pocketsphinx import get_model_path

    return Path(get_model_path()) / "en-us"
