"""Compares words by their sounds: CMU phones without stress, such as ``V EH N T N ER``."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

Phonemes = tuple[str, ...]

PHONES: tuple[str, ...] = tuple(
    """AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH
    UH UW V W Y Z ZH""".split()
)
_VOWELS = frozenset("AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split())
# Sounds that listeners and recognisers mix up: same place or manner of speaking.
_NEAR = tuple(
    frozenset(group.split())
    for group in (
        "B P",
        "D T",
        "G K",
        "V F",
        "DH TH",
        "Z S",
        "ZH SH",
        "JH CH",
        "M N NG",
        "L R W",
        "Y IY IH",
        "W UW UH",
        "ER R",
        "D DH",
        "V W",
        "AA AO AH",
        "AE EH",
        "IH IY EH",
        "UH UW AH",
        "AY AA",
        "AW AO",
        "OW AO UH",
        "EY EH",
        "AH IH EH ER",
    )
)
_ALIKE = tuple(
    frozenset(group.split())
    for group in ("B D G P T K", "V F DH TH Z S ZH SH HH", "SH ZH JH CH", "M N NG L R W Y")
)
_NEAR_COST = 0.3
_ALIKE_COST = 0.6
# Weak sounds come and go at the edges of words.
_WEAK = frozenset({"HH", "AH", "IH"})
_WEAK_COST = 0.6


@lru_cache(maxsize=4096)
def substitution_cost(one: str, other: str) -> float:
    """Return from 0 (the same sound) to 1 (nothing in common)."""
    if one == other:
        return 0.0
    if any(one in group and other in group for group in _NEAR):
        return _NEAR_COST
    if one in _VOWELS and other in _VOWELS:
        return _ALIKE_COST
    if any(one in group and other in group for group in _ALIKE):
        return _ALIKE_COST
    return 1.0


def _presence_cost(phone: str) -> float:
    return _WEAK_COST if phone in _WEAK else 1.0


def edit_cost(one: Sequence[str], other: Sequence[str]) -> float:
    """Return the cost of turning the sounds of ``one`` into those of ``other``."""
    return _alignment(one, other)[-1][-1]


def _alignment(one: Sequence[str], other: Sequence[str]) -> list[list[float]]:
    """Return the table of costs: row i, column j is ``one[:i]`` turned into ``other[:j]``."""
    row = [0.0]
    for phone in other:
        row.append(row[-1] + _presence_cost(phone))
    table = [row]
    for phone in one:
        left_out = _presence_cost(phone)
        above, row = row, [row[0] + left_out]
        for at, wanted in enumerate(other):
            row.append(
                min(
                    above[at] + substitution_cost(phone, wanted),
                    above[at + 1] + left_out,
                    row[at] + _presence_cost(wanted),
                )
            )
        table.append(row)
    return table


def distance(one: Sequence[str], other: Sequence[str]) -> float:
    """Return how far apart two pronunciations are: 0 the same, 1 nothing in common."""
    longer = max(len(one), len(other))
    return edit_cost(one, other) / longer if longer else 0.0


def word_distances(words: Sequence[Phonemes], heard: Sequence[str]) -> tuple[float, ...]:
    """Return for each of ``words`` how much of it is not in ``heard``: 0 all is there, 1 nothing.

    The words are laid along ``heard`` as well as can be; what else was heard costs nothing.
    """
    owners = [number for number, word in enumerate(words) for _ in word]
    table = _alignment(joined(words), heard)
    costs = [0.0] * len(words)
    at, along = len(owners), len(heard)
    while at > 0:
        cost = table[at][along]
        if along > 0 and cost == table[at][along - 1] + _presence_cost(heard[along - 1]):
            along -= 1
            continue
        costs[owners[at - 1]] += cost
        if cost == table[at - 1][along] + _presence_cost(joined(words)[at - 1]):
            at -= 1
        else:
            at, along = at - 1, along - 1
        costs[owners[at]] -= table[at][along]
    return tuple(cost / max(1, len(word)) for cost, word in zip(costs, words, strict=True))


def parse(pronunciation: str) -> Phonemes:
    """Return ``"V EH N T N ER"`` as phones; stress digits and silence are dropped."""
    phones = (phone.rstrip("012") for phone in pronunciation.split())
    return tuple(phone for phone in phones if phone != "SIL" and not phone.startswith("+"))


def joined(pronunciations: Iterable[Phonemes]) -> Phonemes:
    """Return the sounds of several words said one after the other."""
    return tuple(phone for word in pronunciations for phone in word)
