"""The grammar of play without hands: "Cat, buy Boardwalk". A token's name, then a command."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from voicebanker.language.grammar import PhaseGrammar

HANDS_FREE = "hands-free"
"""The name of the phase in which the ears are open while nobody has the word."""
_PUBLIC = re.compile(r"^public <([^>]+)> =", re.MULTILINE)


@dataclass(frozen=True)
class AddressedGrammar:
    """A grammar with a token's name before each phrase. It satisfies ``speech.api.Grammar``."""

    inner: PhaseGrammar
    tokens: Mapping[str, tuple[str, ...]]
    """The names of each token, by its id."""
    name: str = HANDS_FREE

    @cached_property
    def _names(self) -> Mapping[str, str]:
        """Return what is said for a token, in the grammar's spelling: words -> id."""
        spell = self.inner.spelling.normalise
        named: dict[str, str] = {}
        for token, names in self.tokens.items():
            for name in names:
                for said in (spell(one.format(name=name)) for one in self.inner.addressed):
                    named.setdefault(said, token)
        return named

    def parted(self, text: str) -> tuple[str, str] | None:
        """Return whose token is named, and the words after its name; None where none is."""
        normal = self.inner.spelling.normalise(text)
        for said in sorted(self._names, key=len, reverse=True):
            if normal.startswith(f"{said} "):
                return self._names[said], normal[len(said) + 1 :]
        return None

    @cached_property
    def jsgf(self) -> str:
        """Return a JSGF grammar with one public rule."""
        inner = self.inner.jsgf
        found = _PUBLIC.search(inner)
        assert found is not None
        title = found[1]
        named = " | ".join(f"({said})" for said in self._names)
        rules = _PUBLIC.sub(f"<{title}> =", inner, count=1)
        return f"{rules.rstrip()}\npublic <addressed> = ({named}) <{title}>;\n"

    @cached_property
    def words(self) -> frozenset[str]:
        """Return every word that the grammar can produce."""
        return self.inner.words | {word for said in self._names for word in said.split()}

    @cached_property
    def phrases(self) -> tuple[str, ...]:
        """Return sample phrases: each of the inner ones, with the names in turn."""
        names = list(self._names)
        inner = self.inner.phrases
        return tuple(f"{names[at % len(names)]} {one}" for at, one in enumerate(inner))

    @property
    def pronunciations(self) -> Mapping[str, tuple[str, ...]]:
        """Return how words are spoken."""
        return self.inner.pronunciations

    @property
    def sounds_like(self) -> Mapping[str, str]:
        """Return common words that sound like rare ones."""
        return self.inner.sounds_like

    def is_complete(self, text: str) -> bool:
        """Tell whether ``text`` is a name with a whole phrase behind it."""
        parts = self.parted(text)
        return parts is not None and self.inner.is_complete(parts[1])

    def means(self, text: str) -> frozenset[tuple[str, frozenset[tuple[str, str]]]]:
        """Return what ``text`` may mean: the same for two phrases that lead to the same thing."""
        parts = self.parted(text)
        if parts is None:
            return frozenset()
        token = ("hands-free", parts[0])
        return frozenset((intent, slots | {token}) for intent, slots in self.inner.means(parts[1]))
