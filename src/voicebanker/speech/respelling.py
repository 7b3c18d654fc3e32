"""Spells a word that a model lacks with words that it has: "ventnor" as "vent nor".

The sounds of the word are cut into one, two or three pieces. For every piece the words are
looked up that are said so, or nearly so: with one sound left out, put in or changed, or two
changed for sounds that listeners mix up. The cheapest row of words is taken.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise

from voicebanker.speech.lexicon import Lexicon
from voicebanker.speech.phonemes import PHONES, Phonemes, edit_cost, parse, substitution_cost

MOST_WORDS = 3
# Of all sounds of the word, this share may differ; beyond that it is another word.
FARTHEST = 0.3
_SHORTEST_PIECE = 2
# One word more must save this much of a sound.
_A_WORD = 0.2
# A word this common (natural log of its share) is as good as any; rarer ones cost more:
# models for speech know and expect common words.
_COMMON = -11.0
_RARITY = 0.05
_NEAR = 0.3
_EVERY_SOUND = (*PHONES, "")


@dataclass(frozen=True, slots=True)
class Respelling:
    """``words`` of the model that sound like another; ``distance`` is 0 (the same) to 1."""

    words: tuple[str, ...]
    distance: float
    price: float

    @property
    def text(self) -> str:
        """The words with spaces."""
        return " ".join(self.words)


@dataclass(frozen=True, slots=True)
class _Piece:
    word: str
    cost: float
    price: float


class Respeller:
    """Finds respellings in ``lexicon`` among the words that a model ``knows``."""

    def __init__(
        self,
        lexicon: Lexicon,
        knows: Callable[[str], bool],
        commonness: Callable[[str], float],
    ) -> None:
        self._lexicon = lexicon
        self._knows = cache(knows)
        self._commonness = commonness
        self._found: dict[tuple[tuple[str, ...], frozenset[str]], tuple[Respelling, ...]] = {}

    def respell(self, ways: Sequence[str], taken: frozenset[str]) -> tuple[Respelling, ...]:
        """Return the respellings of a word that is said in ``ways``, nearest first.

        Each has a word outside ``taken`` (those of the grammar), so that it is told from
        anything else that may be said.
        """
        key = (tuple(ways), taken)
        if key not in self._found:
            found = {
                one.words: one
                for way in reversed(key[0])
                for one in self._rows(parse(way), taken)
                if one.distance <= FARTHEST
            }
            self._found[key] = tuple(sorted(found.values(), key=lambda one: one.price))
        return self._found[key]

    def _rows(self, sounds: Phonemes, taken: frozenset[str]) -> Iterator[Respelling]:
        """Yield the best row of words for every way to cut ``sounds``."""
        pieces: dict[Phonemes, tuple[_Piece, ...]] = {}
        places = range(_SHORTEST_PIECE, len(sounds) - _SHORTEST_PIECE + 1)
        for count in range(MOST_WORDS):
            for cuts in combinations(places, count):
                ends = (0, *cuts, len(sounds))
                parts = [sounds[start:end] for start, end in pairwise(ends)]
                if min(map(len, parts)) < _SHORTEST_PIECE:
                    continue
                for part in parts:
                    if part not in pieces:
                        pieces[part] = self._pieces(part)
                row = _cheapest([pieces[part] for part in parts], taken)
                if row is not None:
                    yield _respelling(row, len(sounds))

    def _pieces(self, sounds: Phonemes) -> tuple[_Piece, ...]:
        """Return the words that are said about like ``sounds``, cheapest first."""
        found: dict[str, _Piece] = {}
        for near in {" ".join(one) for one in _about(sounds)}:
            for word in self._lexicon.words(near):
                if not self._knows(word):
                    continue
                cost = edit_cost(sounds, parse(near))
                price = cost + _RARITY * max(0.0, _COMMON - self._commonness(word))
                if word not in found or price < found[word].price:
                    found[word] = _Piece(word, cost, price)
        return tuple(sorted(found.values(), key=lambda one: (one.price, one.word)))


def _about(sounds: Phonemes) -> Iterator[Phonemes]:
    """Yield ``sounds`` and what is nearly the same."""
    yield sounds
    for at in range(len(sounds)):
        for other in _EVERY_SOUND:  # the empty one leaves the sound out
            yield _replaced(sounds, at, other)
    for at in range(len(sounds) + 1):
        for other in PHONES:
            yield (*sounds[:at], other, *sounds[at:])
    for first, second in combinations(range(len(sounds)), 2):
        for one in near_sounds(sounds[first]):
            for other in near_sounds(sounds[second]):
                yield _replaced(_replaced(sounds, first, one), second, other)


@cache
def near_sounds(phone: str) -> tuple[str, ...]:
    """Return the sounds that listeners mix up with ``phone``."""
    return tuple(one for one in PHONES if 0.0 < substitution_cost(phone, one) <= _NEAR)


def _replaced(sounds: Phonemes, at: int, other: str) -> Phonemes:
    return (*sounds[:at], *([other] if other else []), *sounds[at + 1 :])


def _cheapest(
    choices: Sequence[tuple[_Piece, ...]], taken: frozenset[str]
) -> tuple[_Piece, ...] | None:
    """Return the cheapest row with one of each ``choices`` and a word that is not ``taken``."""
    if not all(choices):
        return None
    row = [pieces[0] for pieces in choices]
    if any(piece.word not in taken for piece in row):
        return tuple(row)
    free = [next((one for one in pieces if one.word not in taken), None) for pieces in choices]
    dearer = [
        (other.price - piece.price, at, other)
        for at, (piece, other) in enumerate(zip(row, free, strict=True))
        if other is not None
    ]
    if not dearer:
        return None
    _, at, other = min(dearer, key=lambda one: one[:2])
    row[at] = other
    return tuple(row)


def _respelling(row: Iterable[_Piece], length: int) -> Respelling:
    pieces = tuple(row)
    return Respelling(
        tuple(piece.word for piece in pieces),
        sum(piece.cost for piece in pieces) / length,
        sum(piece.price for piece in pieces) + _A_WORD * (len(pieces) - 1),
    )
