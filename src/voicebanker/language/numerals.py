"""Numbers as words of a language: said and understood by the rules of its ``numbers.yaml``.

``say`` has a wording from each number on (after the rule-based number formats of Unicode):
``{many}`` is how many of the number's power of ten there are, ``{rest}`` what remains, and
what stands in brackets is left out where nothing remains. ``~`` joins what is written as one
word; for recognisers it is a space. ``before`` has words that change where something follows.

``read`` has rules in the notation of JSGF, each built on those before it; the last one is the
number. ``values`` tells what its words count: a number is added, and ``x100`` multiplies what
came before it. The parts of a rule in ``joined`` stand side by side: one, twenty is 120.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from pydantic import Field

from voicebanker.language.languages import (
    NUMBERS,
    Strict,
    about_in,
    checked,
    folder_of,
    folding,
    read_yaml,
)

_BRACKETS = re.compile(r"\[([^\]]*)\]")
_SIGNS = re.compile(r"<\w+>|[\w']+|[()\[\]|]")
_JOIN = "~"


class NumbersFile(Strict):
    """The file ``numbers.yaml`` of a language."""

    money: str
    thousands: str
    decimal: str
    decimal_word: str
    currency: tuple[str, ...]
    say: dict[int, str]
    before: dict[str, str] = Field(default_factory=dict)
    values: dict[str, int | str]
    compound: bool = False
    read: dict[str, str]
    joined: tuple[str, ...] = ()
    alike: dict[int, int] = Field(default_factory=dict)
    short: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Times:
    """A word that multiplies what came before it."""

    factor: int


_Value = int | _Times


@dataclass(frozen=True, slots=True)
class _Node:
    """A part of a rule: ``word``, ``rule``, ``row`` (in turn), ``choice``, or ``maybe``."""

    kind: str
    text: str = ""
    parts: tuple["_Node", ...] = ()


class Numerals:
    """The numbers of one language."""

    def __init__(self, file: NumbersFile, folded: Mapping[str, str] | None = None) -> None:
        self._file = file
        self._fold = folding(folded or {})
        self._values = {
            self.folded(word): _Times(int(value[1:])) if isinstance(value, str) else value
            for word, value in file.values.items()
        }
        self._rules = {name: _parsed(self.folded(body)) for name, body in file.read.items()}
        self._starts = sorted(file.say)
        signs = "|".join(re.escape(sign) for sign in file.currency)
        self._figures = re.compile(rf"^(?:{signs})?(\d{{1,9}})$")

    def folded(self, text: str) -> str:
        """Return ``text`` in lower case and in the letters of the grammars."""
        return text.lower().translate(self._fold)

    @property
    def decimal_word(self) -> str:
        """Return what is said between a whole number and its decimals: ``point``."""
        return self._file.decimal_word

    @property
    def raw_words(self) -> tuple[str, ...]:
        """Return the words of numbers as they are written."""
        return tuple(self._file.values)

    @property
    def short(self) -> tuple[str, ...]:
        """Return some wordings that ``words`` never gives."""
        return tuple(map(self.folded, self._file.short))

    # Figures.

    def figures(self, number: int) -> str:
        """Return ``number`` in figures: ``1,500``."""
        return f"{number:,}".replace(",", self._file.thousands)

    def money(self, amount: int) -> str:
        """Return an amount (whole M) as it is printed: ``M1,500``."""
        return self._file.money.replace("{amount}", self.figures(amount))

    @property
    def money_form(self) -> Mapping[str, str]:
        """Return how ``money`` prints: the ``whole`` of it, and the sign between ``thousands``."""
        return {"whole": self._file.money, "thousands": self._file.thousands}

    @cached_property
    def money_in_text(self) -> re.Pattern[str]:
        """Return the pattern of a printed amount; its first group has the figures."""
        before, _, after = self._file.money.partition("{amount}")
        sign = re.escape(self._file.thousands)
        return re.compile(rf"(?<!\w){re.escape(before)}(\d+(?:{sign}\d{{3}})*){re.escape(after)}")

    def bare_figures(self, text: str) -> str:
        """Return figures without the sign between thousands."""
        return text.replace(self._file.thousands, "")

    @cached_property
    def _signs(self) -> tuple[tuple[re.Pattern[str], str], ...]:
        thousands, decimal = map(re.escape, (self._file.thousands, self._file.decimal))
        return (
            (re.compile(rf"(?<=\d){thousands}(?=\d{{3}}\b)"), ""),
            (re.compile(rf"(?<=\d){decimal}(?=\d)"), f" {self._file.decimal_word} "),
        )

    def plain(self, text: str) -> str:
        """Return ``text`` without signs in its figures: ``1,500`` is ``1500``."""
        for pattern, instead in self._signs:
            text = pattern.sub(instead, text)
        return text

    # Words.

    def words(self, number: int) -> str:
        """Return ``number`` in words, as it is written: ``one thousand two hundred fifty``.

        Raises ``ValueError`` for a number below 0 or beyond the language's rules.
        """
        return self._said(number).replace(_JOIN, "")

    def spoken(self, number: int) -> str:
        """Return ``number`` in words for a recogniser: folded, the parts of a word apart."""
        return self.folded(self._said(number)).replace(_JOIN, " ")

    def digits(self, number: int) -> str:
        """Return ``number`` digit by digit: ``one five`` for 15."""
        return " ".join(self._said(int(digit)) for digit in str(number))

    def _said(self, number: int) -> str:
        most = 1000 * 10 ** (len(str(self._starts[-1])) - 1)
        if not 0 <= number < most:
            raise ValueError(f"{number} is not from 0 to {most - 1:,}")
        start = max(one for one in self._starts if one <= number)
        power = 10 ** (len(str(start)) - 1)
        many, rest = (number // power, number % power) if start >= 10 else (number, 0)
        text = _BRACKETS.sub(r"\1" if rest else "", self._file.say[start])
        for mark, value in (("{many}", many), ("{rest}", rest)):
            head, found, tail = text.partition(mark)
            if found:
                text = head + self._form(self._said(value), is_last=not tail) + tail
        return text

    def _form(self, said: str, *, is_last: bool) -> str:
        if is_last:
            return said
        cut = max(said.rfind(_JOIN), said.rfind(" ")) + 1
        return said[:cut] + self._file.before.get(said[cut:], said[cut:])

    # Reading.

    def read(self, text: str) -> int | None:
        """Return the whole number that ``text`` (normalised) says in words or figures, or None."""
        words = self.folded(text).split()
        if self._file.decimal_word in words:
            return self._decimal(words)
        if len(words) == 1 and (figures := self._figures.match(words[0])):
            return int(figures[1])
        if len(words) == 2 and (figures := self._figures.match(words[0])):
            times = self._values.get(words[1])
            return int(figures[1]) * times.factor if isinstance(times, _Times) else None
        parts = self._parts(words)
        if not parts:
            return None
        *_, last = self._rules
        for end, value in self._rule(last, parts, 0):
            if end == len(parts):
                return value
        return None

    def _decimal(self, words: list[str]) -> int | None:
        """Read "two point five million": a whole number all the same."""
        place = words.index(self._file.decimal_word)
        whole = self.read(" ".join(words[:place]))
        times = self._values.get(words[-1])
        behind = [self.read(word) for word in words[place + 1 : -1]]
        if whole is None or not isinstance(times, _Times) or not behind or None in behind:
            return None
        part = "".join(map(str, behind))
        value = (whole * 10 ** len(part) + int(part)) * times.factor
        return value // 10 ** len(part) if value % 10 ** len(part) == 0 else None

    def _parts(self, words: list[str]) -> list[str]:
        """Return the words that the rules know; none where there is another one."""
        found: list[str] = []
        for word in words:
            if word in self._vocabulary:
                found.append(word)
                continue
            parts = self._split(word) if self._file.compound else None
            if parts is None:
                return []
            found += parts
        return found

    def _split(self, word: str) -> list[str] | None:
        if not word:
            return []
        for length in range(min(len(word), self._longest), 0, -1):
            if word[:length] in self._vocabulary:
                rest = self._split(word[length:])
                if rest is not None:
                    return [word[:length], *rest]
        return None

    @cached_property
    def _vocabulary(self) -> frozenset[str]:
        return frozenset(word for node in self._rules.values() for word in _words(node))

    @cached_property
    def _longest(self) -> int:
        return max(map(len, self._vocabulary))

    def _rule(self, name: str, words: list[str], at: int) -> Iterator[tuple[int, int]]:
        """Yield where a rule may end that begins ``at``, with its number."""
        for end, values in self._match(self._rules[name], words, at):
            if name in self._file.joined:
                if not all(isinstance(one, int) for one in values):
                    continue
                yield end, int("".join(map(str, values)))
            else:
                yield end, _counted(values)

    def _match(
        self, node: _Node, words: list[str], at: int
    ) -> Iterator[tuple[int, tuple[_Value, ...]]]:
        if node.kind == "word":
            if at < len(words) and words[at] == node.text:
                value = self._values.get(node.text)
                yield at + 1, () if value is None else (value,)
        elif node.kind == "rule":
            for end, number in self._rule(node.text, words, at):
                yield end, (number,)
        elif node.kind == "row":
            yield from self._row(node.parts, words, at)
        else:
            for part in node.parts:
                yield from self._match(part, words, at)
            if node.kind == "maybe":
                yield at, ()

    def _row(
        self, parts: tuple[_Node, ...], words: list[str], at: int
    ) -> Iterator[tuple[int, tuple[_Value, ...]]]:
        if not parts:
            yield at, ()
            return
        for middle, first in self._match(parts[0], words, at):
            for end, rest in self._row(parts[1:], words, middle):
                yield end, (*first, *rest)

    # For recognisers.

    def is_plain(self, text: str) -> bool:
        """Tell whether ``text`` is in figures, or digit by digit: no number sounds like it."""
        digits = {
            word for word, value in self._values.items() if isinstance(value, int) and value < 10
        }
        words = self.folded(text).split()
        return all(word in digits or self._figures.match(word) for word in words)

    def alike(self, number: int) -> int | None:
        """Return the number that sounds like this one: fifty for fifteen; else None."""
        last = number % 100
        pairs = self._file.alike
        other = pairs.get(last, next((one for one, two in pairs.items() if two == last), None))
        return None if other is None else number - last + other

    def jsgf(self) -> Mapping[str, str]:
        """Return JSGF rules by their names; the last one is the number."""
        return {name: self.folded(body) for name, body in self._file.read.items()}


def _counted(values: tuple[_Value, ...]) -> int:
    total = 0
    for value in values:
        total = (total or 1) * value.factor if isinstance(value, _Times) else total + value
    return total


def _words(node: _Node) -> Iterator[str]:
    if node.kind == "word":
        yield node.text
    for part in node.parts:
        yield from _words(part)


def _parsed(body: str) -> _Node:
    node, rest = _choice(_SIGNS.findall(body))
    if rest:
        raise ValueError(f"'{body}': there is a bracket too many at '{rest[0]}'")
    return node


def _choice(signs: list[str]) -> tuple[_Node, list[str]]:
    rows: list[_Node] = []
    row: list[_Node] = []
    while signs and signs[0] not in ")]":
        sign, *signs = signs
        if sign == "|":
            rows.append(_Node("row", parts=tuple(row)))
            row = []
        elif sign in "([":
            inner, signs = _choice(signs)
            if not signs:
                raise ValueError("a bracket is not closed")
            signs = signs[1:]
            row.append(inner if sign == "(" else _Node("maybe", parts=(inner,)))
        elif sign.startswith("<"):
            row.append(_Node("rule", sign[1:-1]))
        else:
            row.append(_Node("word", sign))
    rows.append(_Node("row", parts=tuple(row)))
    return (rows[0] if len(rows) == 1 else _Node("choice", parts=tuple(rows))), signs


@cache
def numerals_of(language: str) -> Numerals:
    """Return the numbers of a language. Raises ``GrammarError``."""
    return numerals_in(folder_of(language))


@cache
def numerals_in(folder: Path) -> Numerals:
    """Return the numbers of the language in ``folder``. Raises ``GrammarError``."""
    file = checked(NumbersFile, read_yaml(folder / NUMBERS), folder / NUMBERS)
    return Numerals(file, about_in(folder).folded)
