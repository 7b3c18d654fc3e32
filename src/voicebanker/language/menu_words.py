"""The words of a spoken menu: what may be said to choose from a list before a game begins."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Annotated
from zlib import crc32

from hassil.intents import TextSlotList
from pydantic import BaseModel, ConfigDict, Field

from voicebanker.language.grammar import PhaseGrammar
from voicebanker.language.languages import REFERENCE, about_in, checked, folder_of, read_yaml
from voicebanker.language.numbers import NumberKind
from voicebanker.language.numerals import Numerals, numerals_in
from voicebanker.language.resolver import Resolver
from voicebanker.language.sounds import sound_code
from voicebanker.language.spelling import Spelling
from voicebanker.language.templates import intents_of

SET_UP = "set-up"
"""The name of the phase in which a menu is listened for."""
_FILE = Path(SET_UP) / "menu.yaml"

Names = Annotated[tuple[str, ...], Field(min_length=1)]


class MenuFile(BaseModel):
    """``grammars/LANGUAGE/set-up/menu.yaml`` as it stands there."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    language: str
    skip_words: tuple[str, ...] = ()
    small_words: tuple[str, ...] = ()
    also: dict[str, Names] = Field(default_factory=dict)
    choices: dict[str, Names]
    sentences: dict[str, Names]


def menu_file(folder: Path) -> MenuFile:
    """Return the menu of the language in ``folder``, or of the one that it is based on.

    Raises ``GrammarError``.
    """
    if not (folder / _FILE).is_file() and (based_on := about_in(folder).based_on) is not None:
        return menu_file(folder_of(based_on))
    return checked(MenuFile, read_yaml(folder / _FILE), folder / _FILE)


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a menu: ``said`` is read out, ``names`` are what may be said for it."""

    id: str
    said: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picked:
    """What was said: an intent, and the place of the choice, from 0, where one was named."""

    intent: str
    place: int | None = None
    number: int | None = None


class MenuWords:
    """The words for menus in one language. Raises ``GrammarError`` for a file that is broken."""

    def __init__(self, language: str = REFERENCE, folder: Path | None = None) -> None:
        folder = folder or folder_of(language)
        self._file = menu_file(folder)
        about, self._numerals = about_in(folder), numerals_in(folder)
        self._spelling = Spelling(
            *({}, self._file.small_words, None, about.folded),
            plain=self._numerals.plain,
            sound=sound_code(about.sounds),
        )

    def fixed(self, name: str) -> Choice:
        """Return one of the choices that are always the same."""
        names = self._file.choices[name]
        return Choice(name, names[0], names)

    def titled(self, key: str, title: str, *others: str) -> Choice:
        """Return a choice that is called ``title``, which may also be said in other words."""
        names = (title, *others)
        shorter = tuple(filter(None, map(self._spelling.bare, names)))
        in_other_words = chain.from_iterable(map(self._in_other_words, (*names, *shorter)))
        return Choice(key, title, tuple(dict.fromkeys((*names, *shorter, *in_other_words))))

    def _in_other_words(self, name: str) -> Iterator[str]:
        """Yield ``name`` with one of its words said otherwise: "u s board"."""
        words = self._spelling.normalise(name).split()
        for place, word in enumerate(words):
            for other in self._file.also.get(word, ()):
                yield " ".join((*words[:place], other, *words[place + 1 :]))

    def grammar(self, choices: Sequence[Choice]) -> "MenuGrammar":
        """Return what may be said where these are the choices."""
        return MenuGrammar(self._file, self._spelling, tuple(choices), self._numerals)


class MenuGrammar:
    """What may be said in one menu, for the ears (``phase``) and for the unit (``picked``)."""

    def __init__(
        self,
        file: MenuFile,
        spelling: Spelling,
        choices: tuple[Choice, ...],
        numerals: Numerals,
    ) -> None:
        self._choices = choices
        names = {str(place): one.names for place, one in enumerate(choices)}
        spoken = {
            spelling.normalise(name): place for place, those in names.items() for name in those
        }
        templates = {
            intent: [map(spelling.folded, sentences)]
            for intent, sentences in file.sentences.items()
        }
        self._resolver = Resolver(names, spelling)
        # Ears keep what they have prepared by its name, so each menu has one of its own.
        mark = crc32("\n".join(spoken).encode())
        self.phase = PhaseGrammar(
            f"{SET_UP}-{mark:08x}",
            intents_of(file.language, templates),
            {"choice": TextSlotList.from_tuples(list(spoken.items()), name="choice")},
            spelling,
            tuple(map(spelling.folded, file.skip_words)),
            numbers={"number": NumberKind(1, 99, (), numerals)},
        )

    def picked(self, text: str) -> Picked | None:
        """Return what ``text`` means here, or None where it means nothing for certain."""
        matches = list(self.phase.matches(text))
        for match in matches:
            if match.intent == "PickName":
                return Picked(match.intent, int(match.slots["choice"]))
        for match in matches:
            if match.intent == "PickNumber":
                return self.numbered(int(match.slots["number"]))
            return Picked(match.intent)
        for match in self.phase.loose_matches(text):
            if match.intent == "PickName":
                resolved = self._resolver.resolve(match.texts["choice"])
                if resolved.certain:
                    return Picked(match.intent, int(resolved.candidates[0]))
        return None

    def numbered(self, number: int) -> Picked:
        """Return what the number of a choice means, said or pressed."""
        place = number - 1 if 0 < number <= len(self._choices) else None
        return Picked("PickNumber", place, number)
