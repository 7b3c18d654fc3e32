"""How words sound in a language, by the rules of its ``language.yaml``."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

import jellyfish

from voicebanker.language.languages import Sounding


def metaphone(name: str) -> str:
    """Return the code of an English name: Metaphone (Philips 1990), word by word joined."""
    return "".join(jellyfish.metaphone(word) for word in name.split())


class LetterSounds:
    """Words to CMU phones by ordered rules: the first one that fits at a place counts."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self._rules = [(re.compile(pattern), sounds) for pattern, sounds in rules.items()]

    def phones(self, word: str) -> str:
        """Return the phones of ``word`` (lower case), with spaces; letters without a rule go."""
        return " ".join(sounds for sounds in self._found(word) if sounds)

    def is_covered(self, word: str) -> bool:
        """Tell whether every letter of ``word`` has a rule."""
        return None not in tuple(self._found(word))

    def _found(self, word: str) -> Iterator[str | None]:
        at = 0
        while at < len(word):
            for pattern, sounds in self._rules:
                if (match := pattern.match(word, at)) and match.end() > at:
                    yield sounds
                    at = match.end()
                    break
            else:
                yield None
                at += 1

    def code(self, name: str) -> str:
        """Return the sounds of a name as a code to compare, a sign a sound."""
        return "".join(_sign(phone) for word in name.split() for phone in self.phones(word).split())


@lru_cache(maxsize=64)
def _sign(phone: str) -> str:
    """Return one sign for a phone."""
    return chr(0x100 + sum(ord(char) * 31**place for place, char in enumerate(phone)) % 60_000)


class Pronunciations(Mapping[str, tuple[str, ...]]):
    """How words are spoken: those that are told, and all others by the rules of a language."""

    def __init__(
        self,
        told: Mapping[str, tuple[str, ...]],
        sounds: LetterSounds,
        written: Mapping[str, str],
    ) -> None:
        self._told = told
        self._sounds = sounds
        self._written = written

    def __getitem__(self, word: str) -> tuple[str, ...]:
        if word in self._told:
            return self._told[word]
        phones = self._sounds.phones(self._written.get(word, word))
        if not phones:
            raise KeyError(word)
        return (phones,)

    def __iter__(self) -> Iterator[str]:
        return iter(self._told)

    def __len__(self) -> int:
        return len(self._told)


def letter_sounds(sounding: Sounding) -> LetterSounds | None:
    """Return the rules of a language, or None where its names are compared another way."""
    return LetterSounds(sounding.letters) if sounding.method == "letters" else None


def sound_code(sounding: Sounding) -> Callable[[str], str]:
    """Return what tells how a name sounds in a language."""
    rules = letter_sounds(sounding)
    return metaphone if rules is None else rules.code
