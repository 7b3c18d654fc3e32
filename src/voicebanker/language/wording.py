"""From what is meant to words: the templates read the other way round.

A player of ``voicebanker simulate`` wants a command with its names said, in any
of the ways in which the grammar lets it be said.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

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
from hassil.intents import TextSlotList

from voicebanker.language.grammar import SHARED, PhaseGrammar

_TRIES = 8
_MOST_NUMBERS = 20


class Dice(Protocol):
    """Where the choice among wordings comes from."""

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to ``limit`` - 1."""


class Wording:
    """Says the intents of one phase."""

    def __init__(self, grammar: PhaseGrammar) -> None:
        self._lists = {**grammar.intents.slot_lists, **grammar.lists}
        self._numbers = grammar.numbers
        self._rules = grammar.intents.expansion_rules
        self._spelling = grammar.spelling
        self._sentences = {
            name: [sentence for data in intent.data for sentence in data.sentences]
            for name, intent in grammar.intents.intents.items()
        }
        self._forms = {name: self._values(name) for name in self._lists}

    @property
    def intents(self) -> tuple[str, ...]:
        """Return the names of all intents of the phase."""
        return tuple(self._sentences)

    def _values(self, name: str) -> Mapping[str, list[Expression]]:
        """Return the forms of each value of a list of names, by the value."""
        forms: dict[str, list[Expression]] = {}
        values = self._lists[name]
        if isinstance(values, TextSlotList):
            for value in values.values:
                if value.value_out == SHARED:
                    continue
                forms.setdefault(value.value_out, []).append(value.text_in)
        return forms

    def is_number(self, list_name: str) -> bool:
        """Tell whether the slots of a list take numbers, given in figures, and not names."""
        return list_name in self._numbers

    def values(self, list_name: str, dice: Dice) -> list[str]:
        """Return what a list has: its names, or some of its numbers, small ones first."""
        if kind := self._numbers.get(list_name):
            return list(map(str, numbers(range(kind.least, kind.most + 1), dice)))
        return list(self._forms.get(list_name, {}))

    def references(self, intent: str) -> Mapping[str, str]:
        """Return the slots that an intent's sentences have, each with the name of its list."""
        found: dict[str, str] = {}
        for sentence in self._sentences[intent]:
            for one in self._references(sentence.expression):
                found.setdefault(one.slot_name, one.list_name)
        return found

    def _references(self, expression: Expression) -> Iterator[ListReference]:
        assert isinstance(expression, Group)
        return expression.list_references(dict(self._rules))

    def naming(self, list_name: str) -> list[str]:
        """Return the intents of the phase with which a name of a list alone is given."""
        return [
            intent
            for intent in self._sentences
            if set(self.references(intent).values()) == {list_name}
        ]

    def say(self, intent: str, slots: Mapping[str, str], dice: Dice) -> str | None:
        """Return ``intent`` in words, with some or all of ``slots`` named in them.

        None where no wording was found in a few tries: one that names no other slot.
        """
        sentences = self._sentences[intent]
        for _ in range(_TRIES):
            words: list[str] = []
            sentence = sentences[dice.below(len(sentences))]
            if self._told(sentence, slots, dice, words):
                return " ".join(" ".join(words).split())
        return None

    def _told(
        self, sentence: Sentence, slots: Mapping[str, str], dice: Dice, words: list[str]
    ) -> bool:
        return self._walk(sentence.expression, slots, dice, words) and any(words)

    def _walk(
        self, expression: Expression, slots: Mapping[str, str], dice: Dice, words: list[str]
    ) -> bool:
        """Add a wording of ``expression``; False where it names what is not in ``slots``."""
        if isinstance(expression, TextChunk):
            words.append(self._spelling.normalise(expression.text))
            return True
        if isinstance(expression, RuleReference):
            rule = self._rules[expression.rule_name].expression
            return self._walk(rule, slots, dice, words)
        if isinstance(expression, ListReference):
            return self._name(expression, slots, dice, words)
        assert isinstance(expression, Group)
        items: Sequence[Expression] = expression.items
        if isinstance(expression, Alternative):
            items = [items[dice.below(len(items))]]
        elif isinstance(expression, Permutation):
            first = dice.below(len(items))
            items = [*items[first:], *items[:first]]
        return all(self._walk(item, slots, dice, words) for item in items)

    def _name(
        self, reference: ListReference, slots: Mapping[str, str], dice: Dice, words: list[str]
    ) -> bool:
        if reference.slot_name not in slots:
            return False
        value = slots[reference.slot_name]
        if forms := self._forms.get(reference.list_name, {}).get(value):
            return self._walk(forms[dice.below(len(forms))], slots, dice, words)
        if kind := self._numbers.get(reference.list_name):
            numerals, number = kind.numerals, int(value)
            ways = (numerals.words(number), numerals.digits(number), value)
            value = ways[dice.below(len(ways))]
        words.append(value)
        return True


def numbers(span: range, dice: Dice) -> list[int]:
    """Return some whole numbers of ``span``: all of a short one, else of every magnitude."""
    if len(span) <= _MOST_NUMBERS:
        return list(span)
    found = {span[0]}
    limit = 10
    while limit < len(span):
        found |= {span[dice.below(limit)] for _ in range(3)}
        limit *= 3
    return sorted(found)
