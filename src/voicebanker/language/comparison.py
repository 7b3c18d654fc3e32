"""What a language lacks, measured against the one it is based on."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from voicebanker.editions import Edition, builtin_names, load_edition
from voicebanker.language.languages import about_in, folder_of
from voicebanker.language.localised import Names, names_in
from voicebanker.language.menu_words import MenuFile, menu_file
from voicebanker.language.numerals import numerals_in
from voicebanker.language.sounds import letter_sounds
from voicebanker.language.sources import IntentSource, Sources, load_sources
from voicebanker.rules.registry import FIELD_KINDS

PAGE = "page"
"""The folder with the labels of the companion page."""
_FORM = "the-token-"
_SLOT = re.compile(r"\{(?:\w+:)?(\w+)\}")
_WORD = re.compile(r"[^\W\d_]+")
_OF_ACCOUNTS = ("is", "name", "gender", "balance", "balances", "or", "count")
"""What is told of an account besides its name, and only there."""
_TOLD_BESIDES = {"token": {"gender"}}
"""Facts that a message gets and the language that all are measured against has no use for."""
_OF_COMMON = ("numbers", "buildings", "spaces", "faces", "sets", "topics", "actions")
"""The tables of ``common.yaml`` that have the same keys in every language."""
_EVERY = 37
"""Beyond the small ones, one amount in so many is said and read back."""


@dataclass(frozen=True, slots=True)
class Lack:
    """Something that a language lacks: the ``part`` it belongs to, its ``name``, ``what`` is wrong.

    ``reference`` is what stands there in the language that it is based on.
    """

    part: str
    name: str
    what: str
    reference: str = ""


def lacks(language: str, folder: Path | None = None) -> Iterator[Lack]:
    """Yield what ``language`` lacks; nothing where it is based on no other one.

    Raises ``GrammarError`` where a file cannot be read at all.
    """
    folder = folder or folder_of(language)
    base = about_in(folder).based_on
    if base is None:
        return
    sources = load_sources(language, folder)
    forms = _forms(read_messages(folder))
    yield from _of_messages(read_messages(folder), read_messages(folder_of(base)))
    yield from _of_fewer(read_fewer(folder), read_fewer(folder_of(base)), forms)
    yield from _of_page(read_messages(folder / PAGE), read_messages(folder_of(base) / PAGE))
    yield from _of_intents(sources, load_sources(base), forms)
    yield from _of_menu(menu_file(folder), menu_file(folder_of(base)))
    yield from _of_names(names_in(folder), language, "gender" in _facts_of_tokens(folder))
    yield from _of_words(folder, sources)
    yield from _of_numbers(folder, sources)


# Messages.


def read_messages(folder: Path) -> dict[str, ast.Message]:
    """Return the messages of a language by their ids, without those of no more than fewer words."""
    return {one.id.name: one for one in _entries(folder) if one.value is not None}


def read_fewer(folder: Path) -> dict[str, ast.Message]:
    """Return what says the same in fewer words: messages with attributes only."""
    return {one.id.name: one for one in _entries(folder) if one.value is None}


def _entries(folder: Path) -> Iterator[ast.Message]:
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry


class _Variables(Visitor):
    """Collects the variables of a pattern: those that are printed, and those that choose."""

    def __init__(self) -> None:
        self.printed: set[str] = set()
        self.choosing: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.choosing.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.printed.add(node.id.name)


def _variables(node: object) -> _Variables:
    found = _Variables()
    found.visit(node)
    return found


def _of_messages(own: Mapping[str, ast.Message], base: Mapping[str, ast.Message]) -> Iterator[Lack]:
    forms = _forms(own)
    for name, message in base.items():
        if name not in own:
            yield Lack("message", name, "is missing", _text(message))
            continue
        known = _variables(message)
        told = {_fact(one, forms) for one in known.printed}
        roots = {_root(one, ()) for one in known.printed | known.choosing}
        roots |= _TOLD_BESIDES.get(name, set())
        for wording in (own[name].value, *own[name].attributes):
            used = _variables(wording)
            untold = told - {_fact(one, forms) for one in used.printed}
            unknown = {
                one
                for one in used.printed | used.choosing
                if _root(one, forms) not in roots and one not in known.printed | known.choosing
            }
            for one in sorted(untold):
                yield Lack("message", name, f"does not tell ${one}", _text(message))
            for one in sorted(unknown):
                yield Lack("message", name, f"uses ${one}, which is not told", _text(message))
    for name in own:
        if name not in base and not _is_form(name, forms):
            yield Lack("message", name, "is said nowhere")
    for form in forms:
        for name in (f"the-bank-{form}", f"nobody-{form}"):
            if name not in own:
                yield Lack("message", name, f"is missing, for {_FORM}{form} is there")


def _of_fewer(
    own: Mapping[str, ast.Message], base: Mapping[str, ast.Message], forms: tuple[str, ...]
) -> Iterator[Lack]:
    """Yield the short and the bare wordings that are missing or tell less than the base's."""
    for name, message in base.items():
        mine = {one.id.name: one for one in own[name].attributes} if name in own else {}
        for theirs in message.attributes:
            level = theirs.id.name
            if level not in mine:
                yield Lack("message", f"{name}.{level}", "is missing", _text(message))
                continue
            told, used = (
                {_fact(one, forms) for one in _variables(attribute).printed}
                for attribute in (theirs, mine[level])
            )
            for one in sorted(told - used):
                yield Lack("message", f"{name}.{level}", f"does not tell ${one}", _text(message))
    for name in own.keys() - base.keys():
        yield Lack("message", name, "is in fewer words nowhere")


def _of_page(own: Mapping[str, ast.Message], base: Mapping[str, ast.Message]) -> Iterator[Lack]:
    """Yield the labels of the companion page that are missing or lack a place to fill in."""
    for name, message in base.items():
        if name not in own:
            yield Lack("label", name, "is missing", _text(message))
            continue
        for one in sorted(_variables(message).printed ^ _variables(own[name]).printed):
            yield Lack("label", name, f"has no such place or lacks it: ${one}", _text(message))
    for name in own.keys() - base.keys():
        yield Lack("label", name, "is on the page nowhere")


def _forms(messages: Iterable[str]) -> tuple[str, ...]:
    """Return the forms that a language has of names, such as ``dative``."""
    return tuple(one.removeprefix(_FORM) for one in messages if one.startswith(_FORM))


def _is_form(name: str, forms: Iterable[str]) -> bool:
    return any(name in (f"the-token-{one}", f"the-bank-{one}", f"nobody-{one}") for one in forms)


def _lowered(name: str) -> str:
    return name[0].lower() + name[1:]


def _fact(name: str, forms: Iterable[str]) -> str:
    """Return the fact that a variable tells: the same for every form of a name."""
    stem, _, ending = _lowered(name).rpartition("_")
    return stem if stem in FIELD_KINDS and ending in (*forms, "name") else _lowered(name)


def _root(name: str, forms: Iterable[str]) -> str:
    stem, _, ending = _lowered(name).rpartition("_")
    return stem if stem in FIELD_KINDS and ending in (*forms, *_OF_ACCOUNTS) else _lowered(name)


def _text(message: ast.Message) -> str:
    return FluentSerializer().serialize_entry(message).strip()


def _facts_of_tokens(folder: Path) -> set[str]:
    found = (_variables(one) for name, one in read_messages(folder).items() if name == "token")
    return {name for one in found for name in one.printed | one.choosing}


# Intents.


def _of_intents(own: Sources, base: Sources, forms: tuple[str, ...]) -> Iterator[Lack]:
    for name, source in base.intents.items():
        text = "\n".join(sentence for one in source.data for sentence in one.sentences)
        if name not in own.intents:
            yield Lack("intent", name, "is missing", text)
            continue
        yield from _of_intent(name, own.intents[name], source, text)
        said, wanted = own.intents[name].says, source.says
        named = [_fact(one, forms) for one in _SLOT.findall(said)]
        if bool(said) != bool(wanted) or named != _SLOT.findall(wanted):
            yield Lack("intent", name, f"says '{said}' in the help", wanted)
    for table in _OF_COMMON:
        mine, theirs = getattr(own.common, table), getattr(base.common, table)
        for key in sorted(theirs.keys() - mine.keys()):
            yield Lack("common", f"{table}.{key}", "is missing")
        for key in sorted(mine.keys() - theirs.keys()):
            yield Lack("common", f"{table}.{key}", "is asked for nowhere")


def _of_intent(name: str, own: IntentSource, base: IntentSource, text: str) -> Iterator[Lack]:
    for needs in sorted(
        {str(one.needs) for one in base.data} - {str(one.needs) for one in own.data}
    ):
        wanted = "\n".join(
            sentence for one in base.data if str(one.needs) == needs for sentence in one.sentences
        )
        yield Lack("intent", name, f"has no sentences for '{needs}'", wanted)
    for needs in sorted(
        {str(one.needs) for one in own.data} - {str(one.needs) for one in base.data}
    ):
        yield Lack("intent", name, f"has sentences for '{needs}', which nothing needs", text)
    for slot in sorted(_slots(base) - _slots(own)):
        yield Lack("intent", name, f"names {{{slot}}} in no sentence", text)
    for slot in sorted(_slots(own) - _slots(base)):
        yield Lack("intent", name, f"names {{{slot}}}, which it does not have", text)


def _slots(source: IntentSource) -> set[str]:
    return {slot for one in source.data for text in one.sentences for slot in _SLOT.findall(text)}


def _of_menu(own: MenuFile, base: MenuFile) -> Iterator[Lack]:
    """Yield what the words for choosing before a game lack."""
    if own.language == base.language:
        yield Lack("menu", "set-up/menu.yaml", "is missing")
        return
    for table, mine, theirs in (
        ("choices", own.choices, base.choices),
        ("sentences", own.sentences, base.sentences),
    ):
        for key in theirs.keys() - mine.keys():
            yield Lack("menu", f"{table}.{key}", "is missing", "\n".join(theirs[key]))
        for key in mine.keys() - theirs.keys():
            yield Lack("menu", f"{table}.{key}", "is asked for nowhere")


# Names.


def _of_names(names: Names, language: str, needs_gender: bool) -> Iterator[Lack]:
    said: set[tuple[str, str]] = set()
    for builtin in builtin_names():
        edition = load_edition(builtin)[0]
        if edition.language == language:
            continue
        for part, one, name, known in _named(edition, names):
            if (part, one) not in said and one not in known:
                said.add((part, one))
                yield Lack("name", f"{part}.{one}", "is missing", name)
    for one, token in names.tokens.items():
        if needs_gender and not token.gender:
            yield Lack("name", f"tokens.{one}", "has no gender", token.name)


def _named(edition: Edition, names: Names) -> Iterator[tuple[str, str, str, Mapping[str, object]]]:
    for token in edition.tokens:
        yield "tokens", token.id, token.name, names.tokens
    for color_set in edition.sets:
        yield "sets", color_set.id, color_set.name, names.sets
    for tax in edition.taxes.list if edition.taxes else ():
        yield "taxes", tax.id, tax.name, names.taxes
    for card in edition.card_by_id.values():
        if card.title:
            yield "cards", card.id, card.title, names.cards


# Words and numbers.


def _of_words(folder: Path, sources: Sources) -> Iterator[Lack]:
    """Yield the words for which the rules of sound have no letter."""
    rules = letter_sounds(about_in(folder).sounds)
    if rules is None:
        return
    names = names_in(folder)
    texts = [
        *(text for one in sources.intents.values() for data in one.data for text in data.sentences),
        *(token.name for token in names.tokens.values()),
        *(card.title for card in names.cards.values()),
        *numerals_in(folder).raw_words,
    ]
    plain = (_SLOT.sub(" ", text) for text in texts)
    words = {word.lower() for text in plain for word in _WORD.findall(text)}
    for word in sorted(words):
        if not rules.is_covered(word):
            yield Lack("word", word, "has a letter without a sound in language.yaml")


def _of_numbers(folder: Path, sources: Sources) -> Iterator[Lack]:
    """Yield the numbers that are not understood as they are said."""
    numerals = numerals_in(folder)
    for kind, (least, most) in sources.common.numbers.items():
        for number in (*range(least, min(most, 200) + 1), *range(200, most + 1, _EVERY)):
            for said in (numerals.words(number), numerals.spoken(number), numerals.digits(number)):
                if numerals.read(said) != number:
                    yield Lack("number", f"{kind} {number}", f"is not understood: '{said}'")
