"""The catalogue of sentences: Fluent messages with further wordings as attributes.

The attributes ``short`` and ``bare`` are no further wordings: they say the same in fewer words.
A message without a text of its own gives such attributes to the message of that name.
"""

import copy
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from voicebanker.language.languages import ABOUT, NUMBERS, REFERENCE, about_in, folder_of
from voicebanker.language.numerals import numerals_in, numerals_of

_SUFFIX = ".ftl"
FULL, SHORT, BARE = WORDS = ("full", "short", "bare")
"""How much is said: whole sentences, short ones, or no more than names and numbers."""
_FEWER: Mapping[str, tuple[str, ...]] = {FULL: (), SHORT: (SHORT,), BARE: (BARE, SHORT)}
"""The attributes that are looked for at each of them, the barest first."""
_FORM = "the-token-"
"""A message of this name has a token in another form: ``the-token-dative``."""


class CatalogueError(Exception):
    """A catalogue cannot be read, or a message lacks a value that it needs."""


class Catalogue:
    """All sentences of one language: every ``*.ftl`` of its folder.

    A sentence that the language does not have yet is said in the one it is based on. A folder
    with sentences only, such as the page's, is based on none and has the numbers of its language.
    """

    def __init__(self, language: str = REFERENCE, folder: Path | None = None) -> None:
        folder = folder or folder_of(language)
        self.language = language
        numbers = (folder / NUMBERS).is_file()
        self.numerals = numerals_in(folder) if numbers else numerals_of(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._brief = FluentBundle([language], use_isolating=False)
        self._words = FULL
        ids: list[str] = []
        brief: list[str] = []
        paths = sorted(folder.glob(f"*{_SUFFIX}"))
        if not paths:
            raise CatalogueError(f"{folder}: there is no catalogue (*{_SUFFIX}) here.")
        for path in paths:
            try:
                text = path.read_text("utf-8")
            except OSError as error:
                raise CatalogueError(f"{path}: it cannot be read: {error.strerror}.") from None
            resource = _parsed(text)
            _refuse_junk(resource, text, path)
            whole, attributes = _parted(resource)
            self._bundle.add_resource(whole)
            self._brief.add_resource(attributes)
            brief += _messages(attributes)
            messages = _messages(whole)
            if twice := set(messages).intersection(ids):
                raise CatalogueError(
                    f"{path}: the message '{sorted(twice)[0]}' stands in two files."
                )
            ids += messages
        based_on = about_in(folder).based_on if (folder / ABOUT).is_file() else None
        self._base = Catalogue(based_on) if based_on else None
        self._ids = frozenset(ids) | (self._base.ids if self._base else frozenset())
        _refuse_strays(brief, self._ids, folder)

    def at(self, words: str) -> "Catalogue":
        """Return the same catalogue at another level of ``WORDS``."""
        other = copy.copy(self)
        other._words = words
        if self._base is not None:
            other._base = self._base.at(words)
        return other

    @property
    def ids(self) -> frozenset[str]:
        """Return the ids of all messages."""
        return self._ids

    def wordings(self, message_id: str) -> int:
        """Return how many wordings a message has."""
        return len(self._wordings(message_id))

    def _wordings(self, message_id: str) -> list[Pattern]:
        message = self._having(message_id)._bundle.get_message(message_id)
        fewer = [one for name, one in message.attributes.items() if name not in WORDS]
        return [pattern for pattern in (message.value, *fewer) if pattern]

    def _in_fewer_words(self, message_id: str) -> Pattern | None:
        """Return the message at the level of words that is wanted, or None to say it in full."""
        for level in _FEWER[self._words]:
            for bundle in (self._bundle, self._brief):
                if bundle.has_message(message_id):
                    found = bundle.get_message(message_id).attributes.get(level)
                    if found is not None:
                        return found
        return None

    @cached_property
    def forms(self) -> tuple[str, ...]:
        """Return the forms besides the usual one that names of tokens have, such as ``dative``."""
        return tuple(sorted(one.removeprefix(_FORM) for one in self._ids if one.startswith(_FORM)))

    def _having(self, message_id: str) -> "Catalogue":
        """Return the catalogue that has a message: this one, or one it is based on."""
        if self._base is None or self._bundle.has_message(message_id):
            return self
        return self._base._having(message_id)

    def money(self, amount: int) -> str:
        """Return an amount (whole M) as it is printed in this language: ``M1,500``."""
        return self.numerals.money(amount)

    def say(self, message_id: str, facts: Mapping[str, Any] | None = None, turn: int = 0) -> str:
        """Return a message with ``facts`` filled in; ``turn`` chooses among its wordings.

        Raises ``CatalogueError`` for an unknown message or a missing fact.
        """
        having = self._having(message_id)
        if not having._bundle.has_message(message_id):
            raise CatalogueError(f"the catalogue has no message '{message_id}'")
        pattern = having._in_fewer_words(message_id)
        if pattern is None:
            patterns = having._wordings(message_id)
            pattern = patterns[turn % len(patterns)]
        text, errors = having._bundle.format_pattern(pattern, dict(facts or {}))
        if errors:
            raise CatalogueError(f"the message '{message_id}' cannot be said: {errors[0]}")
        return " ".join(str(text).split())

    def join(self, items: Sequence[str], last: str = "list") -> str:
        """Return ``items`` as a list in words: ``a, b, and c``; ``last`` is ``list`` or ``or``."""
        if not items:
            return self.say("nobody")
        if len(items) == 1:
            return items[0]
        if len(items) == 2 or last == "or":
            head = self.join(items[:-1], last) if len(items) > 2 else items[0]
            two = "or-two" if last == "or" else "list-two"
            return self.say(two, {"first": head, "last": items[-1]})
        head = items[0]
        for item in items[1:-1]:
            head = self.say("list-more", {"first": head, "last": item})
        return self.say("list-last", {"first": head, "last": items[-1]})

    def numbered(self, items: Sequence[str]) -> str:
        """Return ``items`` to choose from by number: ``1, a, or 2, b``."""
        numbered = [
            self.say("choice-item", {"number": number, "name": item})
            for number, item in enumerate(items, start=1)
        ]
        text = numbered[0]
        for item in numbered[1:]:
            text = self.say("or-numbered", {"first": text, "last": item})
        return text


@cache
def _parsed(text: str) -> ast.Resource:
    """Return a file's text as parsed. It is shared, for parsing takes long: nobody changes it."""
    return FluentResource(text)


def _parted(resource: ast.Resource) -> tuple[ast.Resource, ast.Resource]:
    """Return the messages with a text and all else, and those that have attributes only."""
    whole, attributes = ast.Resource(), ast.Resource()
    for one in resource.body:
        only = isinstance(one, ast.Message) and one.value is None
        (attributes if only else whole).body.append(one)
    return whole, attributes


def _messages(resource: ast.Resource) -> list[str]:
    return [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]


def _refuse_strays(brief: Iterable[str], ids: frozenset[str], folder: Path) -> None:
    if strays := sorted(set(brief) - ids):
        raise CatalogueError(f"{folder}: '{strays[0]}' has fewer words for no message.")


def _refuse_junk(resource: ast.Resource, text: str, path: Path) -> None:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise CatalogueError(f"{path}: line {line}: {entry.annotations[0].message}")
