"""Reads the grammar files: hassil's sentence templates with a few keys of our own."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, get_args

from hassil import Intents
from hassil.parser import ParseError
from pydantic import Field

from voicebanker.language.languages import (
    COMMON,
    NOT_INTENTS,
    REFERENCE,
    GrammarError,
    Strict,
    about_in,
    checked,
    folder_of,
    read_yaml,
)
from voicebanker.language.references import MissingReference, check_references
from voicebanker.language.templates import template

Part = Literal["moves", "questions", "answers", "controls"]
"""The parts of the spoken help; each grammar file belongs to one."""


class Slot(Strict):
    """A part of a command that is asked for while it is empty.

    With ``always`` false it is asked for only where the rules say that they need it.
    """

    name: str
    list: str
    ask: str
    again: bool = False
    always: bool = True
    needs: str | None = None


class Sentences(Strict):
    """Templates that mean the same; ``needs`` is the edition's table they are left out without.

    Where they are kept, ``says`` is said in place of the intent's.
    """

    needs: str | None = None
    says: str | None = None
    sentences: Annotated[tuple[str, ...], Field(min_length=1)]


class IntentSource(Strict):
    """One intent as it stands in a grammar file.

    ``tells``: the message that answers it, where that is always the same.
    """

    phases: Annotated[tuple[str, ...], Field(min_length=1)]
    says: str
    exact: bool = False
    needs: str | None = None
    tells: str | None = None
    slots: tuple[Slot, ...] = ()
    data: Annotated[tuple[Sentences, ...], Field(min_length=1)]


class GrammarFile(Strict):
    """A file of intents. With ``leads`` the spoken help begins its part with them."""

    language: str
    part: Part
    leads: bool = False
    intents: dict[str, IntentSource]


class Translation(Strict):
    """The words of an intent in another language; all else is as in the one it is based on."""

    says: str
    data: Annotated[tuple[Sentences, ...], Field(min_length=1)]


class TranslatedFile(Strict):
    """A file of intents of a language that is based on another one."""

    language: str
    intents: dict[str, Translation]


class Common(Strict):
    """Spellings and words shared by all grammars of a language."""

    skip_words: tuple[str, ...]
    spellings: dict[str, str]
    endings: dict[str, str]
    generic_words: tuple[str, ...]
    numbers: dict[str, tuple[int, int]]
    buildings: dict[str, tuple[str, ...]]
    spaces: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    faces: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    pairs: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    sets: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    topics: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    actions: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    pronunciations: dict[str, tuple[str, ...]]
    sounds_like: dict[str, str]


@dataclass(frozen=True, slots=True)
class Sources:
    """All grammar files of a language."""

    language: str
    common: Common
    intents: dict[str, IntentSource]
    parts: dict[str, tuple[str, ...]]


@cache
def sources_of(language: str) -> Sources:
    """Return the grammar files of a language that ships. Raises ``GrammarError``."""
    return load_sources(language)


def load_sources(language: str = REFERENCE, folder: Path | None = None) -> Sources:
    """Return the grammar files of ``language``: all of its folder. Raises ``GrammarError``."""
    folder = folder or folder_of(language)
    common = checked(Common, read_yaml(folder / COMMON), folder / COMMON)
    based_on = about_in(folder).based_on
    if based_on is not None:
        return _translated(language, common, folder, load_sources(based_on))
    intents: dict[str, IntentSource] = {}
    parts: dict[str, tuple[str, ...]] = dict.fromkeys(get_args(Part), ())
    for path, file in _grammar_files(folder):
        _refuse_broken_templates(file, path)
        twice = intents.keys() & file.intents.keys()
        if twice:
            raise GrammarError(f"{path}: the intent '{sorted(twice)[0]}' stands in two files.")
        intents |= file.intents
        parts[file.part] += tuple(file.intents)
    if empty := [part for part, names in parts.items() if not names]:
        raise GrammarError(f"{folder}: no grammar file has 'part: {empty[0]}'.")
    return Sources(language, common, intents, parts)


def _translated(language: str, common: Common, folder: Path, base: Sources) -> Sources:
    """Return the intents of ``base`` with the words of another language.

    What has no words yet cannot be said; ``language check`` lists it.
    """
    words: dict[str, Translation] = {}
    for path, file in translations(folder):
        for name, one in file.intents.items():
            if name in words:
                raise GrammarError(f"{path}: the intent '{name}' stands in two files.")
            if name not in base.intents:
                raise GrammarError(f"{path}: there is no intent '{name}' in '{base.language}'.")
            _refuse_broken(name, one.data, path)
            words[name] = one
    intents = {
        name: source.model_copy(update={"says": words[name].says, "data": words[name].data})
        for name, source in base.intents.items()
        if name in words
    }
    parts = {
        part: tuple(name for name in names if name in words) for part, names in base.parts.items()
    }
    return Sources(language, common, intents, parts)


def translations(folder: Path) -> list[tuple[Path, TranslatedFile]]:
    """Return the files of intents of a language that is based on another one."""
    paths = sorted(path for path in folder.glob("*.yaml") if path.name not in NOT_INTENTS)
    return [(path, checked(TranslatedFile, read_yaml(path), path)) for path in paths]


def _grammar_files(folder: Path) -> list[tuple[Path, GrammarFile]]:
    """Return the files of intents, in the order of the spoken help: by part, then by name.

    The file that leads comes first in its part, then the one that the part is named after.
    """
    paths = [path for path in folder.glob("*.yaml") if path.name not in NOT_INTENTS]
    files = [(path, checked(GrammarFile, read_yaml(path), path)) for path in paths]
    order = get_args(Part)

    def key(entry: tuple[Path, GrammarFile]) -> tuple[int, bool, bool, str]:
        path, file = entry
        return order.index(file.part), not file.leads, path.stem != file.part, path.stem

    return sorted(files, key=key)


def load_intents_file(path: Path) -> Intents:
    """Return any hassil intents file, with the lists it brings. Raises ``GrammarError``."""
    body = read_yaml(path)
    if not isinstance(body, dict) or not isinstance(body.get("intents"), dict):
        raise GrammarError(f"{path}: a grammar needs 'language' and 'intents' at its top.")
    try:
        intents = Intents.from_dict(body)
        for intent in intents.intents.values():
            for data in intent.data:
                _ = data.sentences  # parsed here, not in the middle of a game
        check_references(intents)
    except MissingReference as missing:
        raise GrammarError(f"{path}: {missing}. Correct it and try again.") from None
    except Exception as error:  # hassil raises whatever its parser meets
        why = " ".join(str(error).split()) or type(error).__name__
        raise GrammarError(f"{path}: hassil cannot read it: {why}.") from None
    return intents


def _refuse_broken_templates(file: GrammarFile, path: Path) -> None:
    for name, intent in file.intents.items():
        _refuse_broken(name, intent.data, path)


def _refuse_broken(name: str, data: Iterable[Sentences], path: Path) -> None:
    for text in (sentence for one in data for sentence in one.sentences):
        try:
            template(text)
        except ParseError as error:
            raise GrammarError(f"{path}: {name}: '{text}': {error}.") from None
