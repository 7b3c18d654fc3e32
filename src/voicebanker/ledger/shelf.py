"""The shelf: the saved games in a folder."""

import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import platformdirs

from voicebanker.ledger.errors import (
    InUse,
    JournalError,
    Missing,
    NotAGame,
    not_readable,
    while_making,
)
from voicebanker.ledger.records import GameInformation
from voicebanker.ledger.storage import (
    FORMAT_VERSION,
    FORMAT_VERSION_BESIDE,
    glance,
    in_use_by,
    look,
    rollback_file,
)

EXTENSION = ".game"


@dataclass(frozen=True, slots=True)
class GameOnShelf:
    """One file on the shelf.

    ``name`` is the file's name without its extension, which is how players ask for it.
    ``edition``, ``created`` and ``entries`` (their number) are None where ``problem``
    says in one sentence why the file cannot be read now.
    """

    name: str
    path: Path
    edition: str | None = None
    created: str | None = None
    entries: int | None = None
    problem: str | None = None


def default_games_folder() -> Path:
    """Return the folder for games of this user. It may not exist yet."""
    return platformdirs.user_data_path("voicebanker", appauthor=False) / "games"


def list_games(folder: Path) -> list[GameOnShelf]:
    """Return the games in ``folder``, oldest name first; none where there is no folder.

    Raises ``JournalError`` where the folder itself cannot be read.
    """
    return [_describe(path) for path in sorted(_game_files(folder), key=_in_counting_order)]


def new_game_path(folder: Path, date: str) -> tuple[str, Path]:
    """Return the name and path for the next game of a day, such as "2026-11-29-2".

    ``date`` is written 2026-11-29. The number is one more than the highest of that day,
    so the name of a deleted game in between is not used again. Nothing is made on disk.
    Raises ``ValueError`` for another kind of date.
    """
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", date):
        raise ValueError(f"A date is written like 2026-11-29, not {date!r}.")
    pattern = re.compile(re.escape(date) + r"-([0-9]+)")
    matches = (pattern.fullmatch(path.stem) for path in _game_files(folder))
    number = max((int(match[1]) for match in matches if match), default=0) + 1
    name = f"{date}-{number}"
    return name, folder / (name + EXTENSION)


def newest(folder: Path, *, rules_version: int | None = None) -> GameOnShelf | None:
    """Return the game that was written last, or None; which ones, ``latest`` says."""
    return next(latest(folder, rules_version=rules_version), None)


def latest(folder: Path, *, rules_version: int | None = None) -> Iterator[GameOnShelf]:
    """Yield the games in ``folder``, that written last first.

    Files that cannot be played are passed over: no game, damaged, of another version
    (of newer rules, where ``rules_version`` is given). A game that is being played is
    not passed over, so that the player hears about it instead of getting an older one.
    """
    for path in sorted(_game_files(folder), key=_when_written, reverse=True):
        try:
            information, entries = glance(path)
        except InUse as error:
            yield GameOnShelf(path.stem, path, problem=error.message)
            continue
        except JournalError:
            continue
        if rules_version is None or information.rules_version <= rules_version:
            yield _described(path, information, entries)


def delete(path: Path) -> None:
    """Delete a game for good, damaged ones too.

    Raises ``Missing``, ``NotAGame`` for what is not a file ending in ``.game``,
    ``InUse``, or ``NotWritable``.
    """
    if path.suffix != EXTENSION or (path.exists() and not path.is_file()):
        raise NotAGame(f"{path.name} is not a saved game, so it was not deleted.")
    if used := in_use_by(path):
        raise used
    try:
        path.unlink()
        rollback_file(path).unlink(missing_ok=True)
    except FileNotFoundError:
        raise Missing(f"There is no game {path.name}, so check the name.") from None
    except OSError as error:
        raise while_making(path, error) from error


def export(path: Path) -> dict[str, Any]:
    """Return a whole game as JSON-ready values. Raises as ``read_journal`` does."""
    contents = look(path)
    whole: dict[str, Any] = {
        "format": "voicebanker game",
        "format_version": FORMAT_VERSION_BESIDE if contents.beside else FORMAT_VERSION,
        "information": asdict(contents.information),
        "entries": [asdict(entry) for entry in contents.entries],
    }
    return {**whole, "beside": dict(contents.beside)} if contents.beside else whole


def _game_files(folder: Path) -> list[Path]:
    try:
        return [
            path
            for path in folder.iterdir()
            if path.suffix == EXTENSION and not path.name.startswith(".")
        ]
    except FileNotFoundError:
        return []
    except OSError:
        raise not_readable(folder) from None


def _describe(path: Path) -> GameOnShelf:
    try:
        information, entries = glance(path)
    except JournalError as error:
        return GameOnShelf(path.stem, path, problem=error.message)
    return _described(path, information, entries)


def _described(path: Path, information: GameInformation, entries: int) -> GameOnShelf:
    return GameOnShelf(path.stem, path, information.edition, information.created, entries)


def _in_counting_order(path: Path) -> list[tuple[bool, int, str]]:
    # "2026-11-29-10" comes after "2026-11-29-9".
    pieces = re.findall(r"[0-9]+|[^0-9]+", path.stem)
    return [
        (False, int(piece), "") if piece[0] in "0123456789" else (True, 0, piece)
        for piece in pieces
    ]


def _when_written(path: Path) -> tuple[int, list[tuple[bool, int, str]]]:
    try:
        written = path.stat().st_mtime_ns
    except OSError:
        written = 0
    return written, _in_counting_order(path)
