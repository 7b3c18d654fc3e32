"""The languages that there are: one folder each in ``grammars``, and what it says of itself."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from voicebanker import resources

REFERENCE = resources.REFERENCE_LANGUAGE
"""The language that the others are measured against, and that a file without one is in."""
ABOUT = "language.yaml"
NUMBERS = "numbers.yaml"
NAMES = "names.yaml"
COMMON = "common.yaml"
NOT_INTENTS = frozenset({ABOUT, NUMBERS, NAMES, COMMON})
"""The files of a language that are not files of intents."""
Model = TypeVar("Model", bound=BaseModel)
# The same safe loader; libyaml's reads all grammars before the first word eight times as fast.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class GrammarError(Exception):
    """A grammar file cannot be used. The message names the file, the place and the cure."""


class Strict(BaseModel):
    """A table of a language's file: frozen, and without keys that nobody knows."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Sounding(Strict):
    """How words sound: ``metaphone``, or ``letters``: ordered rules, pattern to CMU phones."""

    method: Literal["metaphone", "letters"]
    letters: dict[str, str] = Field(default_factory=dict)


class About(Strict):
    """What a language says of itself.

    ``based_on`` is the language whose intents it translates: that one has the phases and
    slots, and its sentences are said where this one has none yet. ``called`` is its name in
    the language of this program's own messages. ``voice``: what the names of its voices
    begin with, best first. ``model``: a Vosk model that hears it, and the words for it in the
    names of other models. ``folded``: letters that may be written otherwise. ``addressed``:
    how a token is called in play without hands. ``polite``: what may be added to a command.
    ``spoken``: patterns in printed text, and how a voice says them.
    """

    name: str
    called: str
    based_on: str | None = None
    voice: tuple[str, ...]
    model: str
    model_words: tuple[str, ...]
    folded: dict[Annotated[str, Field(min_length=1, max_length=1)], str]
    addressed: tuple[str, ...]
    polite: str
    spoken: dict[str, str]
    sounds: Sounding


def languages() -> tuple[str, ...]:
    """Return the codes of all languages, such as ``en``."""
    return resources.languages()


def folder_of(language: str) -> Path:
    """Return the folder of a language. Raises ``GrammarError`` where there is none."""
    if language not in languages():
        raise GrammarError(
            f"There is no language '{language}'. Choose one of: {', '.join(languages())}."
        )
    return resources.folder("grammars") / language


@cache
def about(language: str) -> About:
    """Return what a language says of itself. Raises ``GrammarError``."""
    return about_in(folder_of(language))


def about_in(folder: Path) -> About:
    """Return what the language in ``folder`` says of itself. Raises ``GrammarError``."""
    return checked(About, read_yaml(folder / ABOUT), folder / ABOUT)


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


def checked(model: type[Model], body: Any, path: Path) -> Model:
    """Return ``body`` as a ``model``. Raises ``GrammarError`` with the place of a fault."""
    try:
        return model.model_validate(body)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(str(part) for part in first["loc"]) or "the top"
        raise GrammarError(f"{path}: {place}: {first['msg']}. Correct it and try again.") from None


def folding(folded: Mapping[str, str]) -> dict[int, str]:
    """Return a table for ``str.translate`` that writes letters otherwise, capitals too."""
    capitals = {one.upper(): other for one, other in folded.items() if len(one.upper()) == 1}
    return str.maketrans({**dict(folded), **capitals})
