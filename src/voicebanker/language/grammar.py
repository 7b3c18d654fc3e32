"""The grammar of one phase: what may be said, for the parser and for recognisers alike."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from hassil import Intents, recognize_all
from hassil.expression import Sentence
from hassil.intents import SlotList, WildcardSlotList

from voicebanker.language.jsgf import Compiler
from voicebanker.language.languages import REFERENCE, about
from voicebanker.language.numbers import NumberKind
from voicebanker.language.numerals import Numerals
from voicebanker.language.spelling import Spelling

_NAMED_SLOT = re.compile(r"\{(\w+):(\w+)\}")
SHARED = "?"
"""What a name means that two things share: the resolver is to say which are meant."""
_NO_NAMES = frozenset({"pair"})
"""Lists whose words are understood word for word, for nearly the same words mean other things."""


@dataclass(frozen=True, slots=True)
class Match:
    """An intent with the slots that were said. ``texts`` has the words of each slot."""

    intent: str
    slots: Mapping[str, Any]
    texts: Mapping[str, str]
    literal: int


@dataclass(frozen=True)
class PhaseGrammar:
    """What may be said in one phase. It satisfies ``speech.api.Grammar``."""

    name: str
    intents: Intents
    lists: Mapping[str, SlotList]
    spelling: Spelling
    skip_words: tuple[str, ...] = ()
    pronunciations: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sounds_like: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, NumberKind] = field(default_factory=dict)
    polite: str = field(default_factory=lambda: about(REFERENCE).polite)
    addressed: tuple[str, ...] = ("{name}",)
    numerals: Numerals | None = None

    @cached_property
    def _sentences(self) -> tuple[Sentence, ...]:
        return tuple(
            sentence
            for intent in self.intents.intents.values()
            for data in intent.data
            for sentence in data.sentences
        )

    @cached_property
    def _compiler(self) -> Compiler:
        lists = {**self.intents.slot_lists, **self.lists}
        return Compiler(
            *(lists, self.intents.expansion_rules, self.spelling, self.skip_words, self.numbers),
            polite=self.polite,
            numerals=self.numerals,
        )

    @cached_property
    def jsgf(self) -> str:
        """Return a JSGF grammar with one public rule."""
        return self._compiler.jsgf(self.name, self._sentences)

    @cached_property
    def words(self) -> frozenset[str]:
        """Return every word that the grammar can produce."""
        rules = self.jsgf.split("\n", 2)[2]
        for sign in "=|()[];":
            rules = rules.replace(sign, " ")
        return frozenset(
            word for word in rules.split() if not word.startswith("<") and word != "public"
        )

    @cached_property
    def phrases(self) -> tuple[str, ...]:
        """Return sample phrases that cover the grammar."""
        return self._compiler.phrases(self._sentences)

    def wordings(self) -> tuple[str, ...]:
        """Return the shortest and the fullest phrase of every template, for benchmarks."""
        return self._compiler.wordings(self._sentences)

    def is_complete(self, text: str) -> bool:
        """Tell whether ``text`` is a whole phrase of this grammar."""
        return next(self.matches(text), None) is not None

    def means(self, text: str) -> frozenset[tuple[str, frozenset[tuple[str, str]]]]:
        """Return what ``text`` may mean: the same for two phrases that lead to the same thing."""
        return frozenset(
            (match.intent, frozenset((slot, str(value)) for slot, value in match.slots.items()))
            for match in self.matches(text)
        )

    def matches(self, text: str) -> Iterator[Match]:
        """Yield what ``text`` means word for word; numbers are given in figures."""
        for match in self._recognise(text, {**self.lists, **self._wild(self.numbers)}):
            if (slots := self._with_numbers(match)) is not None:
                yield replace(match, slots=slots)

    def _with_numbers(self, match: Match) -> Mapping[str, Any] | None:
        """Return the slots with numbers read, or None where one is no number."""
        slots = dict(match.slots)
        for slot in self._number_slots.keys() & slots.keys():
            if str(slots[slot]).strip() != match.texts[slot]:
                continue  # a word that stands for a number: "fours"
            number = self._number_slots[slot].read(match.texts[slot])
            if number is None:
                return None
            slots[slot] = str(number)
        return slots

    @cached_property
    def _number_slots(self) -> Mapping[str, NumberKind]:
        """Return the slots that take numbers: ``{die:first}`` is called otherwise than its list."""
        named = {
            slot: self.numbers[kind]
            for sentence in self._sentences
            for kind, slot in _NAMED_SLOT.findall(sentence.text or "")
            if kind in self.numbers
        }
        return {**self.numbers, **named}

    @staticmethod
    def _wild(names: Iterable[str]) -> dict[str, SlotList]:
        return {name: WildcardSlotList(name=name) for name in names}

    def loose_matches(self, text: str) -> Iterator[Match]:
        """Yield what ``text`` means where any words may stand for a name."""
        lists = {name: kept for name, kept in self.lists.items() if name in _NO_NAMES}
        wild = self._wild([*(self.lists.keys() - _NO_NAMES), *self.numbers])
        yield from self._recognise(text, {**lists, **wild})

    def _recognise(self, text: str, lists: dict[str, Any]) -> Iterator[Match]:
        normal = self.spelling.normalise(text)
        if not normal:
            return
        for result in recognize_all(
            normal, self.intents, slot_lists=lists, skip_words=list(self.skip_words)
        ):
            yield Match(
                result.intent.name,
                {name: entity.value for name, entity in result.entities.items()},
                {name: entity.text_clean for name, entity in result.entities.items()},
                result.text_chunks_matched,
            )
