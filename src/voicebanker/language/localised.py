"""An edition in another language than its file: the names of its tokens, sets, cards, taxes."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from voicebanker.editions import Edition
from voicebanker.language.languages import NAMES, Strict, checked, folder_of, read_yaml


class TokenName(Strict):
    """What a token is called."""

    name: str
    gender: Literal["", "masculine", "feminine", "neuter"] = ""
    article: bool = True
    aliases: tuple[str, ...] = ()


class CardName(Strict):
    """What a card is called."""

    title: str
    aliases: tuple[str, ...] = ()


class Names(Strict):
    """The file ``names.yaml`` of a language: names by the ids of the edition files."""

    tokens: dict[str, TokenName] = Field(default_factory=dict)
    sets: dict[str, str] = Field(default_factory=dict)
    taxes: dict[str, str] = Field(default_factory=dict)
    cards: dict[str, CardName] = Field(default_factory=dict)
    sounds_like: dict[str, str] = Field(default_factory=dict)


def edition_in(edition: Edition, language: str | None) -> Edition:
    """Return ``edition`` in ``language``; as it is where that is its own, or None.

    The names that its file gives stand where the language has none. How its names sound is
    for the file's own language, and left out. Raises ``GrammarError`` for a language that
    is not there.
    """
    if language is None or language == edition.language:
        return edition
    names = names_of(language)
    body = edition.model_dump()
    body |= {"language": language, "speech": {"sounds_like": names.sounds_like}}
    for part, key, known in _parts(names):
        table = body[part] if key is None else (body[part] or {}).get(key)
        if not table:
            continue
        renamed = tuple(one | known.get(one["id"], {}) for one in table)
        body[part] = renamed if key is None else body[part] | {key: renamed}
    return type(edition).model_validate(body)


def _parts(names: Names) -> tuple[tuple[str, str | None, Mapping[str, dict[str, Any]]], ...]:
    cards = {one: name.model_dump() for one, name in names.cards.items()}
    return (
        ("tokens", None, {one: name.model_dump() for one, name in names.tokens.items()}),
        ("sets", None, {one: {"name": name} for one, name in names.sets.items()}),
        ("taxes", "list", {one: {"name": name} for one, name in names.taxes.items()}),
        ("cards", "list", cards),
        ("community_chest", "list", cards),
    )


@cache
def names_of(language: str) -> Names:
    """Return the names of a language. Raises ``GrammarError``."""
    return names_in(folder_of(language))


def names_in(folder: Path) -> Names:
    """Return the names of the language in ``folder``. Raises ``GrammarError``."""
    path = folder / NAMES
    return checked(Names, read_yaml(path), path) if path.is_file() else Names()
