"""Reads the grammar files: hassil's sentence templates with a few keys of our own."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args

import yaml
from hassil import Intents, parse_sentence
from hassil.parser import ParseError
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from voicebanker import resources
from voicebanker.language.references import MissingReference, check_references

Model = TypeVar("Model", bound=BaseModel)
Part = Literal["moves", "questions", "answers", "controls"]
"""The parts of the spoken help; each grammar file belongs to one."""
_COMMON = "common.yaml"
# The same safe loader; libyaml's reads all grammars before the first word eight times as fast.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class GrammarError(Exception):
    """A grammar file cannot be used. The message names the file, the place and the cure."""


class _Strict(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Slot(_Strict):
    """A part of a command that is asked for while it is empty.

    With ``always`` false it is asked for only where the rules say that they need it.
    """

    name: str
    list: str
    ask: str
    again: bool = False
    always: bool = True
    needs: str | None = None


class Sentences(_Strict):
    """Templates that mean the same; ``needs`` is the edition's table they are left out without.

    Where they are kept, ``says`` is said in place of the intent's.
    """

    needs: str | None = None
    says: str | None = None
    sentences: Annotated[tuple[str, ...], Field(min_length=1)]


class IntentSource(_Strict):
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


class GrammarFile(_Strict):
    """A file of intents."""

    language: str
    part: Part
    intents: dict[str, IntentSource]


class Common(_Strict):
    """Spellings and words shared by all grammars of a language."""

    skip_words: tuple[str, ...]
    spellings: dict[str, str]
    endings: dict[str, str]
    generic_words: tuple[str, ...]
    numbers: dict[str, tuple[int, int]]
    buildings: dict[str, tuple[str, ...]]
    spaces: dict[str, tuple[str, ...]] = {}
    faces: dict[str, tuple[str, ...]] = {}
    sets: dict[str, tuple[str, ...]] = {}
    topics: dict[str, tuple[str, ...]] = {}
    actions: dict[str, tuple[str, ...]] = {}
    pronunciations: dict[str, tuple[str, ...]]
    sounds_like: dict[str, str]


@dataclass(frozen=True, slots=True)
class Sources:
    """All grammar files of a language."""

    language: str
    common: Common
    intents: dict[str, IntentSource]
    parts: dict[str, tuple[str, ...]]


def read_yaml(path: Path) -> Any:
    """Return the content of a YAML file. Raises ``GrammarError``."""
    try:
        return yaml.load(path.read_text("utf-8"), Loader=_LOADER)
    except RecursionError:
        raise GrammarError(f"{path}: there are too many brackets in brackets.") from None
    except FileNotFoundError:
        raise GrammarError(f"{path}: there is no such file.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise GrammarError(f"{path}: it cannot be read as text: {error}.") from None
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        place = f"line {mark.line + 1}" if mark else "somewhere"
        problem = getattr(error, "problem", None) or "it is not valid YAML"
        raise GrammarError(f"{path}: {place}: {problem}. Correct it and try again.") from None


def load_sources(language: str = "en", folder: Path | None = None) -> Sources:
    """Return the grammar files of ``language``: all of its folder. Raises ``GrammarError``."""
    folder = folder or resources.folder("grammars") / language
    common = checked(Common, read_yaml(folder / _COMMON), folder / _COMMON)
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


def _grammar_files(folder: Path) -> list[tuple[Path, GrammarFile]]:
    """Return the files of intents, in the order of the spoken help: by part, then by name.

    The file that a part is named after comes first in it.
    """
    paths = [path for path in folder.glob("*.yaml") if path.name != _COMMON]
    files = [(path, checked(GrammarFile, read_yaml(path), path)) for path in paths]
    order = get_args(Part)

    def key(entry: tuple[Path, GrammarFile]) -> tuple[int, bool, str]:
        path, file = entry
        return order.index(file.part), path.stem != file.part, path.stem

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
        for template in (sentence for data in intent.data for sentence in data.sentences):
            try:
                parse_sentence(template)
            except ParseError as error:
                raise GrammarError(f"{path}: {name}: '{template}': {error}.") from None


def checked(model: type[Model], body: Any, path: Path) -> Model:
    """Return ``body`` as a ``model``. Raises ``GrammarError`` with the first faulty place."""
    try:
        return model.model_validate(body)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"]) or "the top"
        raise GrammarError(f"{path}: {place}: {first['msg']}. Correct it and try again.") from None
