"""Saved games for the command line: made at the first entry, opened whole or not at all."""

import gc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from voicebanker.cli.names import PLAYERS, names_kept
from voicebanker.editions import Edition, EditionError, parse_edition
from voicebanker.language.languages import languages
from voicebanker.language.localised import edition_in
from voicebanker.ledger import Damaged, GameInformation, Journal
from voicebanker.ledger.shelf import new_game_path
from voicebanker.rules.codec import CodecError
from voicebanker.rules.game import RULES_VERSION
from voicebanker.rules.history import History
from voicebanker.speech.fit import VoiceFit, fit_of
from voicebanker.table.banker import restore

UNDO_STEPS = "undo_steps"
LANGUAGE = "language"
"""The key under which a game keeps its language, where that is not its edition's own."""
MANNER = "manner"
"""Under this name it is kept how Mr. Monopoly speaks in a game, and at what pace."""
VOICES = "voices"
"""Under this name the fits of the players' voices are kept beside the journal."""


class NewGame:
    """A game that gets its file when there is something to save."""

    def __init__(
        self,
        folder: Path,
        now: datetime,
        edition: Edition,
        source: str,
        undo_steps: int,
        names: Mapping[str, str] | None = None,
        language: str | None = None,
    ) -> None:
        self._folder = folder
        self._now = now
        self._edition = edition
        self._source = source
        self._options: dict[str, Any] = {UNDO_STEPS: undo_steps}
        if names:
            self._options[PLAYERS] = dict(names)
        if language is not None:
            self._options[LANGUAGE] = language
        self._journal: Journal | None = None
        self._beside: dict[str, Mapping[str, Any]] = {}

    def append(self, kind: str, body: Mapping[str, Any]) -> None:
        """Put an entry on disk. Raises ``JournalError``."""
        if self._journal is None:
            name, path = new_game_path(self._folder, self._now.date().isoformat())
            information = GameInformation(
                name=name,
                created=self._now.isoformat(timespec="seconds"),
                edition=self._edition.name,
                edition_source=self._source,
                rules_version=RULES_VERSION,
                options=self._options,
            )
            self._journal = Journal.create(path, information)
            for beside, kept in self._beside.items():
                self._journal.keep(beside, kept)
        self._journal.append(kind, body)

    def keep(self, name: str, body: Mapping[str, Any]) -> None:
        """Keep ``body`` beside the game as ``name``, once there is a file. As ``Journal.keep``."""
        self._beside[name] = body
        if self._journal is not None:
            self._journal.keep(name, body)

    def close(self) -> None:
        """Close the file."""
        if self._journal is not None:
            self._journal.close()


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A saved game, open for play."""

    journal: Journal
    edition: Edition
    history: History
    names: Mapping[str, str]


def voices_of(journal: Journal) -> dict[str, VoiceFit]:
    """Return how each token's player is best heard. One that makes no sense is passed over."""
    fits: dict[str, VoiceFit] = {}
    for token, body in journal.beside.get(VOICES, {}).items():
        with suppress(ValueError):
            fits[token] = fit_of(body)
    return fits


def keep_voice(journal: Journal, token: str, fit: VoiceFit) -> None:
    """Keep how the player of ``token`` is best heard, with the game. Raises ``JournalError``."""
    kept = dict(journal.beside.get(VOICES, {}))
    journal.keep(VOICES, {**kept, token: fit.to_json()})


def language_kept(options: Mapping[str, Any]) -> str | None:
    """Return the language that was chosen for a game; None is its edition's own."""
    kept = options.get(LANGUAGE)
    return kept if isinstance(kept, str) and kept in languages() else None


def open_game(path: Path, language: str | None = None) -> OpenedGame:
    """Open a saved game, in ``language`` or its own. Raises ``JournalError``.

    The file is then as it was. ``GrammarError`` for a language that is not there.
    """
    with _many_things_that_stay():
        return _opened(path, language)


@contextmanager
def _many_things_that_stay() -> Iterator[None]:
    """Keep Python's collector from going over every step of a long game, now and later."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        if was_on:
            gc.enable()


def _opened(path: Path, language: str | None) -> OpenedGame:
    journal = Journal.open(path, rules_version=RULES_VERSION)
    try:
        information = journal.information
        edition = edition_in(
            parse_edition(information.edition_source, f"the edition in {path.name}"),
            language or language_kept(information.options),
        )
        steps = information.options.get(UNDO_STEPS)
        undo_steps = int(steps) if isinstance(steps, int) else None
        empty = History.begin(edition, undo_steps, information.rules_version)
        entries = [(entry.kind, entry.body) for entry in journal.entries()]
        names = names_kept(information.options, edition)
        return OpenedGame(journal, edition, restore(empty, entries), names)
    except (CodecError, EditionError) as problem:
        journal.close()
        raise Damaged(
            f"{path}: the game in it does not follow the rules ({problem}). "
            "The file is left as it is; start a new game with 'voicebanker play --new'."
        ) from None
    except BaseException:
        journal.close()
        raise
