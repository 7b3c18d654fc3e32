"""Whole numbers as English words: said the way people say amounts, and understood so.

Understood are "one hundred and twenty", "a hundred twenty", "one twenty" for 120,
"fifteen hundred", "two thousand and fifty", digits one by one ("one two zero"),
and figures ("120", "1,200", "M120").
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

_SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
_TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()
_DIGITS = {**{word: value for value, word in enumerate(_SMALL[:10])}, "oh": 0}
_BELOW_TWENTY = {word: value for value, word in enumerate(_SMALL)}
_TENS_VALUES = {word: value * 10 for value, word in enumerate(_TENS) if word != "-"}
_FIGURES = re.compile(r"^[m$]?(\d{1,7})$")
_TEENS = range(13, 20)
_OFTEN = (25, 110, 150, 200, 275, 400, 500, 1200, 1500, 2000, 20_000)
_SHORT = ("one twenty", "two fifty", "one two zero", "one oh five", "a hundred and fifty")


@dataclass(frozen=True, slots=True)
class NumberKind:
    """Numbers from ``least`` to ``most``, both included, that one slot may take."""

    least: int
    most: int
    skip_words: tuple[str, ...] = ()

    def read(self, text: str) -> int | None:
        """Return the number that ``text`` (normalised words) says, or None."""
        for skipped in self.skip_words:
            text = f" {text} ".replace(f" {skipped} ", " ").strip()
        number = read_number(text)
        return number if number is not None and self.least <= number <= self.most else None

    def rival(self, text: str) -> int | None:
        """Return the number that sounds like the one said: fifty for fifteen; else None.

        Digits one by one and figures have none.
        """
        words = text.split()
        number = self.read(text)
        if number is None or all(word in _DIGITS or _FIGURES.match(word) for word in words):
            return None
        other = teen_or_ten(number)
        return other if other is not None and self.least <= other <= self.most else None

    def samples(self) -> tuple[str, ...]:
        """Return some numbers in words, for recognisers and benchmarks that need examples."""
        found = list(range(self.least, self.most + 1))
        if self.most >= 100:
            some = (*range(1, 20), *range(20, 100, 10), *_OFTEN)
            found = [number for number in some if self.least <= number <= self.most]
        return (
            *map(number_words, found),
            *(words for words in _SHORT if self.read(words) is not None),
        )

    def jsgf(self) -> Mapping[str, str]:
        """Return JSGF rules by their names; the last one is the number."""
        if self.most < 100:
            span = range(self.least, self.most + 1)
            return {"number": " | ".join(number_words(number) for number in span)}
        return _AMOUNT_RULES


def number_words(number: int) -> str:
    """Return ``number`` (0 to 999,999) in words: ``one thousand two hundred fifty``.

    Raises ``ValueError`` for other numbers.
    """
    if not 0 <= number < 1_000_000:
        raise ValueError(f"{number} is not from 0 to 999,999")
    if number < 20:
        return _SMALL[number]
    if number < 100:
        return _joined(_TENS[number // 10], number % 10)
    if number < 1000:
        return _joined(f"{_SMALL[number // 100]} hundred", number % 100)
    return _joined(f"{number_words(number // 1000)} thousand", number % 1000)


def digit_words(number: int) -> str:
    """Return ``number`` digit by digit: ``one five`` for 15."""
    return " ".join(_SMALL[int(digit)] for digit in str(number))


def _joined(head: str, rest: int) -> str:
    return f"{head} {number_words(rest)}" if rest else head


def read_number(text: str) -> int | None:
    """Return the whole number that ``text`` says in words or in figures, or None."""
    words = text.split()
    if len(words) == 1 and (figures := _FIGURES.match(words[0])):
        return int(figures[1])
    if len(words) > 1 and all(word in _DIGITS for word in words):
        return int("".join(str(_DIGITS[word]) for word in words))
    return _whole(words)


def _whole(words: list[str]) -> int | None:
    for word, size, most in (("thousand", 1000, 1000), ("hundred", 100, 20)):
        if word in words:
            return _multiple(words, words.index(word), size, most)
    return _short(words)


def _multiple(words: list[str], place: int, size: int, most: int) -> int | None:
    """Read what comes before and after "hundred" or "thousand"."""
    head, rest = words[:place], words[place + 1 :]
    times = 1 if head == ["a"] else _below_hundred(head)
    if times is None or not 0 < times < most:
        return None
    if not rest:
        return times * size
    if rest[0] == "and":
        rest = rest[1:]
    below = _whole(rest) if size == 1000 else _below_hundred(rest)
    return None if not below or below >= size else times * size + below


def _short(words: list[str]) -> int | None:
    """Read numbers below 100, and the way people shorten hundreds: one twenty, one oh five."""
    below = _below_hundred(words)
    if below is not None:
        return below
    if len(words) < 2 or not _DIGITS.get(words[0]):
        return None
    rest = _below_hundred(words[1:])
    return None if rest is None or rest < 10 else _DIGITS[words[0]] * 100 + rest


def _below_hundred(words: Iterable[str]) -> int | None:
    match list(words):
        case [word]:
            return _BELOW_TWENTY.get(word, _TENS_VALUES.get(word))
        case [tens, unit] if tens in _TENS_VALUES and _DIGITS.get(unit):
            return _TENS_VALUES[tens] + _DIGITS[unit]
    return None


def teen_or_ten(number: int) -> int | None:
    """Return the number that ends in -ty where this one ends in -teen, or the other way round."""
    base, last = number - number % 100, number % 100
    if last in _TEENS:
        return base + (last - 10) * 10
    if last % 10 == 0 and last // 10 + 10 in _TEENS:
        return base + last // 10 + 10
    return None


def _rules() -> Iterator[tuple[str, str]]:
    """Yield the JSGF rules of amounts, each built on those before it."""
    yield "digit", " | ".join(_DIGITS)
    yield "unit", " | ".join(_SMALL[1:10])
    yield "teen", " | ".join(_SMALL[10:20])
    yield "tens", " | ".join(_TENS[2:])
    yield "two_figures", "<teen> | <tens> [<unit>]"
    yield "below", "<unit> | <two_figures>"
    yield "hundreds", "(a | <unit> | <teen>) hundred [[and] <below>]"
    yield "short", "<unit> <two_figures>"
    yield (
        "thousands",
        "(a | <unit> | <teen> | twenty) thousand [[and] (<below> | <hundreds> | <short>)]",
    )
    yield "digits", "<digit> <digit> [<digit> [<digit> [<digit>]]]"
    yield "number", "<below> | <hundreds> | <short> | <thousands> | <digits>"


_AMOUNT_RULES: Mapping[str, str] = dict(_rules())
