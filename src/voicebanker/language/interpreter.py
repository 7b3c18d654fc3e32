"""From words to what was meant: intent, slots and names, or why not.

Every text goes the same way, whichever ears it came from: the templates word
for word, else the templates with any words in the places of names, which the
resolver then looks at.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from hassil.intents import SlotList, TextSlotList

from voicebanker.editions import Edition
from voicebanker.language.grammar import SHARED, Match, PhaseGrammar
from voicebanker.language.languages import about, about_in
from voicebanker.language.numbers import NumberKind
from voicebanker.language.numerals import numerals_in, numerals_of
from voicebanker.language.resolver import Resolved, Resolver
from voicebanker.language.sounds import Pronunciations, letter_sounds, sound_code
from voicebanker.language.sources import (
    IntentSource,
    Sentences,
    Slot,
    Sources,
    load_sources,
    sources_of,
)
from voicebanker.language.spelling import Spelling
from voicebanker.language.templates import intents_of
from voicebanker.rules import codec
from voicebanker.rules.costing import ACTIONS
from voicebanker.rules.registry import is_played
from voicebanker.rules.topics import is_known

_MOST_KEPT = 512
"""So many texts are not read anew when they are said again."""


def _short(template: str) -> str:
    """Return the template of a name without an end that may be left out."""
    return template.partition(" [")[0]


def _numbers_named(source: IntentSource) -> set[str]:
    """Return the kinds of numbers in an intent's sentences: without use they only mislead ears."""
    sentences = " ".join(sentence for one in source.data for sentence in one.sentences)
    return {kind for kind in ("amount", "dice") if f"{{{kind}}}" in sentences}


class Meaning(StrEnum):
    """How far the words were understood."""

    UNDERSTOOD = "understood"
    AMBIGUOUS_NAME = "ambiguous_name"
    UNKNOWN_NAME = "unknown_name"
    NOT_A_COMMAND = "not_a_command"


@dataclass(frozen=True, slots=True)
class Understanding:
    """What was meant. With an ambiguous name, ``slot`` waits for one of ``candidates``."""

    meaning: Meaning
    intent: str | None = None
    slots: Mapping[str, str] = field(default_factory=dict)
    slot: str | None = None
    candidates: tuple[str, ...] = ()
    said: str = ""
    rivals: Mapping[str, str] = field(default_factory=dict)
    """Slots with numbers, and the other number that sounds alike: fifty for fifteen."""


class Language:
    """The words of one edition in one language."""

    def __init__(self, edition: Edition, folder: Path | None = None) -> None:
        self.edition = edition
        self.sources: Sources = (
            sources_of(edition.language)
            if folder is None
            else load_sources(edition.language, folder)
        )
        common = self.sources.common
        self._about = about(self.sources.language) if folder is None else about_in(folder)
        self._numerals = (
            numerals_of(self.sources.language) if folder is None else numerals_in(folder)
        )
        self.spelling = Spelling(
            *(common.spellings, common.generic_words, common.endings, self._about.folded),
            plain=self._numerals.plain,
            sound=sound_code(self._about.sounds),
        )
        self._grammars: dict[str, PhaseGrammar] = {}
        self._understood = lru_cache(maxsize=_MOST_KEPT)(self._understand)
        self._resolvers = {
            kind: Resolver(names, self.spelling) for kind, names in self._names.items()
        }

    @cached_property
    def intents(self) -> Mapping[str, IntentSource]:
        """Return what the edition plays of all that the grammar files have."""
        played = {
            name: self._trimmed(one)
            for name, one in self.sources.intents.items()
            if self._plays(name, one)
        }
        asked_for = {slot.list for one in played.values() for slot in one.slots}
        unasked = {*self._names, *self._numbers} - asked_for
        return {
            name: one
            for name, one in played.items()
            if one.phases[0] not in unasked and not _numbers_named(one) & unasked
        }

    def _trimmed(self, source: IntentSource) -> IntentSource:
        """Return an intent without the sentences and slots that only other editions have."""

        def is_here(one: Sentences | Slot) -> bool:
            return one.needs is None or self.edition.has(one.needs)

        kept, slots = tuple(filter(is_here, source.data)), tuple(filter(is_here, source.slots))
        says = next((one.says for one in kept if one.says is not None), source.says)
        return source.model_copy(update={"data": kept, "slots": slots, "says": says})

    def _plays(self, name: str, source: IntentSource) -> bool:
        kind = codec.commands().get(name) or codec.questions().get(name)
        if kind is not None:
            return is_played(self.edition, kind)
        return source.needs is None or self.edition.has(source.needs)

    @cached_property
    def phases(self) -> tuple[str, ...]:
        """Return the names of all phases that the edition comes to.

        What works everywhere makes a phase only in auctions, where all else is a button,
        and when the game is over.
        """
        everywhere = {*self.sources.parts["controls"], *self.sources.parts["questions"]}
        return tuple(
            dict.fromkeys(
                phase
                for name, intent in self.intents.items()
                for phase in intent.phases
                if name not in everywhere or phase in ("auction", "over")
            )
        )

    @cached_property
    def _names(self) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
        return {
            "property": {deed.id: (deed.name, *deed.aliases) for deed in self.edition.deeds.list},
            "player": {token.id: (token.name, *token.aliases) for token in self.edition.tokens},
            "building": self.sources.common.buildings,
            "space": self._spaces,
            "face": self.sources.common.faces,
            "pair": self.sources.common.pairs,
            "card": {
                card.id: (card.title, *card.aliases)
                for card in self.edition.card_by_id.values()
                if card.title
            },
            "set": {
                one.id: (one.name, *self.sources.common.sets.get(one.id, ()))
                for one in self.edition.sets
            },
            "topic": {
                topic: forms
                for topic, forms in self.sources.common.topics.items()
                if is_known(self.edition, topic)
            },
            "action": {
                action: forms
                for action, forms in self.sources.common.actions.items()
                if action in ACTIONS and is_played(self.edition, ACTIONS[action][0])
            },
        }

    @property
    def _spaces(self) -> Mapping[str, tuple[str, ...]]:
        """Return the names of the board's spaces, where somebody may ask for one."""
        kinds = {
            kind: names
            for kind, names in self.sources.common.spaces.items()
            if kind in self.edition.board
        }
        deeds = {deed.id: (deed.name, *deed.aliases) for deed in self.edition.deeds.list}
        return {**deeds, **kinds} if self.edition.places else kinds

    @cached_property
    def _numbers(self) -> Mapping[str, NumberKind]:
        common = self.sources.common
        return {
            kind: NumberKind(least, most, self._skip_words, self._numerals)
            for kind, (least, most) in common.numbers.items()
        }

    @cached_property
    def _lists(self) -> Mapping[str, SlotList]:
        return {
            kind: TextSlotList.from_tuples(self._templates(names), name=kind)
            for kind, names in self._names.items()
        }

    def _templates(self, names: Mapping[str, Iterable[str]]) -> list[tuple[str, str]]:
        """Return each template of a name once; what two names share means ``SHARED``.

        Pennsylvania is an avenue and a railroad: the kind of street must be said, or
        the resolver asks which.
        """
        shorts: dict[str, set[str]] = {}
        for key, forms in names.items():
            for form in forms:
                shorts.setdefault(_short(self.spelling.template(form)), set()).add(key)
        found: dict[str, str] = {}
        for key, forms in names.items():
            for form in forms:
                template = self.spelling.template(form)
                short = _short(template)
                if len(shorts[short]) > 1:
                    found[short] = SHARED
                    template = self.spelling.normalise(form)
                if found.setdefault(template, key) != key:
                    found[template] = SHARED
        return list(found.items())

    def intent(self, name: str) -> IntentSource:
        """Return an intent as the grammar files have it."""
        return self.sources.intents[name]

    def grammar(self, phase: str) -> PhaseGrammar:
        """Return the grammar of ``phase``; made once and kept."""
        if phase not in self._grammars:
            here = {name: one for name, one in self.intents.items() if phase in one.phases}
            self._grammars[phase] = self._compiled(phase, here)
        return self._grammars[phase]

    def _compiled(self, name: str, intents: Mapping[str, IntentSource]) -> PhaseGrammar:
        templates = {
            intent: [self._folded(one) for one in source.data] for intent, source in intents.items()
        }
        return PhaseGrammar(
            name,
            intents_of(self.sources.language, templates),
            self._lists,
            self.spelling,
            self._skip_words,
            self._pronunciations,
            self._sounds_like,
            self._numbers,
            self._about.polite,
            self._about.addressed,
            self._numerals,
        )

    @cached_property
    def _skip_words(self) -> tuple[str, ...]:
        return tuple(map(self.spelling.folded, self.sources.common.skip_words))

    def _folded(self, sentences: Sentences) -> list[str]:
        return list(map(self.spelling.folded, sentences.sentences))

    @cached_property
    def written(self) -> Mapping[str, str]:
        """Return the words that grammars write otherwise than people do: ours -> theirs."""
        forms = (form for names in self._names.values() for more in names.values() for form in more)
        sentences = (
            sentence
            for source in self.sources.intents.values()
            for one in source.data
            for sentence in one.sentences
        )
        return self.spelling.unfolded(
            (*forms, *sentences, *self._skip_words, *self._numerals.raw_words)
        )

    @cached_property
    def _sounds_like(self) -> Mapping[str, str]:
        told = {**self.sources.common.sounds_like, **self.edition.speech.sounds_like}
        return {**self.written, **{self.spelling.folded(one): as_ for one, as_ in told.items()}}

    @cached_property
    def _pronunciations(self) -> Mapping[str, tuple[str, ...]]:
        told = {**self.sources.common.pronunciations, **self.edition.speech.pronunciations}
        rules = letter_sounds(self._about.sounds)
        return told if rules is None else Pronunciations(told, rules, self.written)

    @cached_property
    def _elsewhere(self) -> PhaseGrammar:
        other = {}
        for name, one in self.sources.intents.items():
            here = self.intents[name].data if name in self.intents else ()
            left_out = tuple(data for data in one.data if data not in here)
            if left_out and "command" in one.phases:
                other[name] = one.model_copy(update={"data": left_out})
        return self._compiled("elsewhere", other)

    def is_said_elsewhere(self, text: str) -> bool:
        """Tell whether ``text`` is word for word what only other editions play."""
        here = self.grammar("command")
        return self._elsewhere.is_complete(text) and not here.is_complete(text)

    def understand(self, text: str, phase: str) -> Understanding:
        """Return what ``text`` means in ``phase``. Most of an evening the same things are said."""
        return self._understood(text, phase)

    def _understand(self, text: str, phase: str) -> Understanding:
        grammar = self.grammar(phase)
        exact = [self._from_match(match, text) for match in grammar.matches(text)]
        if exact:
            return max(exact, key=lambda one: len(one.slots))
        loose = [
            self._resolved(match, text)
            for match in grammar.loose_matches(text)
            if not self.intent(match.intent).exact
        ]
        order = (Meaning.UNDERSTOOD, Meaning.AMBIGUOUS_NAME, Meaning.UNKNOWN_NAME)
        for meaning in order:
            for understanding in loose:
                if understanding.meaning is meaning:
                    return understanding
        return Understanding(Meaning.NOT_A_COMMAND, said=text)

    def _from_match(self, match: Match, text: str) -> Understanding:
        if SHARED in match.slots.values():
            return self._resolved(match, text)
        slots = {name: str(value) for name, value in match.slots.items()}
        rivals = self._rivals(match)
        return Understanding(Meaning.UNDERSTOOD, match.intent, slots, said=text, rivals=rivals)

    def _rivals(self, match: Match) -> dict[str, str]:
        """Return the numbers that sound like those that were said."""
        rivals = {
            slot: self._numbers[slot].rival(words)
            for slot, words in match.texts.items()
            if slot in self._numbers
        }
        return {slot: str(rival) for slot, rival in rivals.items() if rival is not None}

    def _resolved(self, match: Match, text: str) -> Understanding:
        slots: dict[str, str] = {}
        asked: tuple[str, Resolved] | None = None
        for slot, words in match.texts.items():
            resolved = self._resolve(self.kind_of(match.intent, slot), words)
            if resolved.unknown:
                written = {**self.written, **self.spelling.unfolded([text])}
                said = " ".join(written.get(word, word) for word in words.split())
                return Understanding(
                    Meaning.UNKNOWN_NAME, match.intent, slots, slot=slot, said=said
                )
            if resolved.certain:
                slots[slot] = resolved.candidates[0]
            elif asked is None:
                asked = (slot, resolved)
        if asked:
            slot, resolved = asked
            return Understanding(
                Meaning.AMBIGUOUS_NAME, match.intent, slots, slot, resolved.candidates, text
            )
        rivals = self._rivals(match)
        return Understanding(Meaning.UNDERSTOOD, match.intent, slots, said=text, rivals=rivals)

    def _resolve(self, kind: str, words: str) -> Resolved:
        if kind not in self._numbers:
            return self._resolvers[kind].resolve(words)
        number = self._numbers[kind].read(self.spelling.normalise(words))
        return Resolved((), certain=False) if number is None else Resolved((str(number),), True)

    def kind_of(self, intent: str, slot: str) -> str:
        """Return the list that a slot is filled from: property, player, building, card, amount."""
        for one in self.intent(intent).slots:
            if one.name == slot:
                return one.list
        return {"owner": "player", "chosen": "player", "color_set": "set"}.get(slot, slot)

    def printed(self, slots: Mapping[str, Any]) -> dict[str, str]:
        """Return slots with the names as printed on the board, for people and for JSON."""
        names = {deed.id: deed.name for deed in self.edition.deeds.list}
        names |= {token.id: token.name for token in self.edition.tokens}
        return {slot: names.get(value, str(value)) for slot, value in slots.items()}
