"""Sentence templates to JSGF and to sample phrases, for recognisers."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import islice, product

from hassil.expression import (
    Alternative,
    Expression,
    Group,
    ListReference,
    Permutation,
    RuleReference,
    Sentence,
    TextChunk,
)
from hassil.intents import RangeSlotList, SlotList, TextSlotList

from voicebanker.language.languages import REFERENCE
from voicebanker.language.numbers import NumberKind
from voicebanker.language.numerals import Numerals, numerals_of
from voicebanker.language.spelling import Spelling

_MOST_PHRASES_A_TEMPLATE = 400


class Compiler:
    """Turns the templates of one phase into what recognisers take."""

    def __init__(
        self,
        lists: Mapping[str, SlotList],
        rules: Mapping[str, Sentence],
        spelling: Spelling,
        skip_words: Iterable[str] = (),
        numbers: Mapping[str, NumberKind] | None = None,
        polite: str = "",
        numerals: Numerals | None = None,
    ) -> None:
        self._lists = lists
        self._rules = rules
        # The same words stand in many templates, and a list is gone through for each of its names.
        self._normalise = cache(spelling.normalise)
        self._names_of: dict[tuple[str, bool], list[str]] = {}
        self._polite = f" [{polite}]" if polite in tuple(skip_words) else ""
        self._numerals = numerals or numerals_of(REFERENCE)
        self._numbers = dict(numbers or {})
        self._used: dict[str, str] = {}

    def jsgf(self, name: str, sentences: Iterable[Sentence]) -> str:
        """Return a whole JSGF grammar with one public rule for ``sentences``."""
        self._used = {}
        choices = " | ".join(self._factored(one.expression for one in sentences))
        rules = [f"<{rule}> = {body};" for rule, body in self._used.items()]
        title = "".join(char if char.isalnum() else "_" for char in name)
        return "\n".join(
            [
                "#JSGF V1.0;",
                f"grammar {title};",
                *rules,
                f"public <{title}> = ({choices}){self._polite};",
                "",
            ]
        )

    def _factored(self, expressions: Iterable[Expression]) -> list[str]:
        """Return the bodies of ``expressions``; those alike from their last list on are one.

        A list is copied wherever it is named, and each copy takes time when it is compiled.
        """
        bodies: dict[str, None] = {}
        before: dict[str, dict[str, None]] = {}
        for expression in expressions:
            for items in _by_endings(expression):
                lists = [at for at, item in enumerate(items) if isinstance(item, ListReference)]
                if lists:
                    heads = before.setdefault(" ".join(self._parts(items[lists[-1] :])), {})
                    heads.setdefault(" ".join(self._parts(items[: lists[-1]])))
                elif body := " ".join(self._parts(items)):
                    bodies.setdefault(body)
        for ending, heads in before.items():
            choices = " | ".join(head for head in heads if head)
            if not choices:
                bodies.setdefault(ending)
                continue
            bodies.setdefault(f"[{choices}] {ending}" if "" in heads else f"({choices}) {ending}")
        return list(bodies)

    def _expression(self, expression: Expression) -> str:
        if isinstance(expression, TextChunk):
            return self._normalise(expression.text)
        if isinstance(expression, Alternative):
            return self._alternative(expression)
        if isinstance(expression, Permutation):
            orders = (" ".join(self._parts(order)) for order in _orders(expression.items))
            return f"({' | '.join(orders)})"
        if isinstance(expression, Group):
            return " ".join(self._parts(expression.items))
        if isinstance(expression, ListReference):
            return self._list(expression)
        if isinstance(expression, RuleReference):
            return f"({self._expression(self._rules[expression.rule_name].expression)})"
        raise TypeError(f"unknown expression {expression!r}")

    def _parts(self, items: Iterable[Expression]) -> list[str]:
        return [text for item in items if (text := self._expression(item))]

    def _alternative(self, expression: Alternative) -> str:
        choices = list(dict.fromkeys(self._parts(expression.items)))
        if not choices:
            return ""
        body = " | ".join(choices)
        return f"[{body}]" if expression.is_optional else f"({body})"

    def _list(self, reference: ListReference) -> str:
        name = "list_" + "".join(char if char.isalnum() else "_" for char in reference.list_name)
        if reference.list_name in self._numbers:
            self._use_number(name, self._numbers[reference.list_name])
        elif name not in self._used:
            self._used[name] = " | ".join(dict.fromkeys(self._values(reference)))
        return f"<{name}>"

    def _use_number(self, name: str, kind: NumberKind) -> None:
        """Add the rules of a number, under names of its list."""
        *parts, number = kind.jsgf().items()
        for rule, body in (*parts, (name, number[1])):
            self._used.setdefault(rule, body)

    def _values(self, reference: ListReference) -> Iterator[str]:
        inline = reference.get_inline_range()
        if inline:
            start, stop, step = inline
            yield from map(self._numerals.spoken, range(start, stop + 1, step))
            return
        if reference.list_name in self._numbers:
            yield from self._numbers[reference.list_name].samples()
            return
        values = self._lists[reference.list_name]
        if isinstance(values, RangeSlotList):
            span = range(values.start, values.stop + 1, values.step)
            yield from map(self._numerals.spoken, span)
        elif isinstance(values, TextSlotList):
            for value in values.values:
                if text := self._expression(value.text_in):
                    yield text

    def phrases(self, sentences: Iterable[Sentence]) -> tuple[str, ...]:
        """Return phrases of ``sentences``: every wording once, every name once a place.

        The slots of one phrase are filled in step, so the number of phrases
        grows with the number of names and not with its square.
        """
        found: dict[str, None] = {}
        for sentence in sentences:
            expanded = self._expand(sentence.expression, 0)
            for phrase in islice(expanded, _MOST_PHRASES_A_TEMPLATE):
                if phrase:
                    found.setdefault(phrase)
            for turn in range(1, self._most_values(sentence)):
                longest = max(
                    islice(self._expand(sentence.expression, turn), _MOST_PHRASES_A_TEMPLATE),
                    key=_words,
                )
                found.setdefault(longest)
        return tuple(found)

    def wordings(self, sentences: Iterable[Sentence]) -> tuple[str, ...]:
        """Return the shortest and the fullest phrase of every sentence, names filled in turn."""
        found: dict[str, None] = {}
        for turn, sentence in enumerate(sentences):
            phrases = self._expand(sentence.expression, turn)
            by_length = sorted(islice(phrases, _MOST_PHRASES_A_TEMPLATE), key=_words)
            found.setdefault(by_length[0])
            found.setdefault(by_length[-1])
        return tuple(found)

    def _most_values(self, sentence: Sentence) -> int:
        assert isinstance(sentence.expression, Group)
        references = sentence.expression.list_references(dict(self._rules))
        # "park place" and "park [place]" are one value in two wordings: each has its turn.
        return max((len(self._names(one)) for one in references), default=0)

    def _expand(self, expression: Expression, turn: int) -> Iterator[str]:
        if isinstance(expression, TextChunk):
            yield self._normalise(expression.text)
        elif isinstance(expression, Alternative):
            for item in expression.items:
                yield from self._expand(item, turn)
        elif isinstance(expression, Group):
            choices = [
                list(islice(self._expand(item, turn + place), 60))
                for place, item in enumerate(expression.items)
            ]
            for parts in product(*choices):
                yield " ".join(part for part in parts if part)
        elif isinstance(expression, ListReference):
            if names := self._names(expression):
                yield names[turn % len(names)]
        elif isinstance(expression, RuleReference):
            yield from self._expand(self._rules[expression.rule_name].expression, turn)

    def _names(self, reference: ListReference) -> list[str]:
        """Return all wordings of all values of a list, found once."""
        key = (reference.list_name, reference.is_inline_range)
        if key not in self._names_of:
            values = self._lists.get(reference.list_name)
            self._names_of[key] = (
                [name for value in values.values for name in self._expand(value.text_in, 0)]
                if isinstance(values, TextSlotList)
                else list(self._values(reference))
            )
        return self._names_of[key]


def _by_endings(expression: Expression) -> Iterator[list[Expression]]:
    """Yield ``expression`` as sequences that mean the same: those apart that end with a list."""
    if not isinstance(expression, Group) or isinstance(expression, Alternative | Permutation):
        expression = Group(items=[expression])
    items = [item for item in expression.items if not _is_empty(item)]
    last = items[-1] if items else None
    if not isinstance(last, Group) or isinstance(last, Permutation):
        yield items
        return
    start, rest, ends = items[:-1], list[Expression](), list[list[Expression]]()
    for choice in last.items if isinstance(last, Alternative) else [last]:
        for ending in _by_endings(choice):
            if not ending:
                ends += _by_endings(Group(items=start))
            elif isinstance(ending[-1], ListReference):
                ends.append([*start, *ending])
            else:
                rest.append(Group(items=ending))
    if not any(end and isinstance(end[-1], ListReference) for end in ends):
        yield items
        return
    yield from ends
    if rest:
        yield [*start, Alternative(items=rest)]


def _is_empty(expression: Expression) -> bool:
    return isinstance(expression, TextChunk) and not expression.text.strip()


def _orders(items: list[Expression]) -> Iterator[list[Expression]]:
    if not items:
        yield []
    for place, item in enumerate(items):
        for rest in _orders(items[:place] + items[place + 1 :]):
            yield [item, *rest]


def _words(phrase: str) -> int:
    return len(phrase.split())
