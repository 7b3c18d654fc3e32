"""The score sheet of a saved game: who played, the ranking, and all that happened."""

import csv
import io
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from voicebanker.cli.names import names_kept
from voicebanker.cli.saved import language_kept
from voicebanker.editions import Edition, parse_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.facts import money
from voicebanker.language.localised import edition_in
from voicebanker.language.replies import Replies
from voicebanker.ledger import GameInformation, read_journal
from voicebanker.rules.codec import CodecError
from voicebanker.rules.game import Game, Stage
from voicebanker.rules.history import History
from voicebanker.rules.score import Score, scores
from voicebanker.table.banker import CORRECTION, MINUTE, UNDO, restore


@dataclass(frozen=True, slots=True)
class Told:
    """A transaction as it was told, with the number of its entry in the journal."""

    number: int
    text: str
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A saved game, read to its last entry. ``names`` are those of people, by token."""

    information: GameInformation
    edition: Edition
    history: History
    names: Mapping[str, str]
    told: tuple[Told, ...]

    @property
    def minutes(self) -> int | None:
        """Return how long the game was played, in minutes; None where no clock ran."""
        return self.history.minutes if self.edition.clock else None


def read_sheet(path: Path) -> Sheet:
    """Read a saved game. Raises ``JournalError``, ``EditionError`` or ``CodecError``."""
    information, entries = read_journal(path)
    edition = edition_in(
        parse_edition(information.edition_source, f"the edition in {path.name}"),
        language_kept(information.options),
    )
    replies = Replies(Catalogue(edition.language))
    history = History.begin(edition, 0, information.rules_version)
    told: list[Told] = []
    standing: list[int] = []
    for entry in entries:
        try:
            after = restore(history, [(entry.kind, entry.body)])
        except CodecError as problem:
            raise CodecError(f"step {entry.number}: {problem}") from None
        if entry.kind in (UNDO, CORRECTION):
            kept = len(after.steps) - (entry.kind == CORRECTION)
            for place in standing[kept:]:
                told[place] = Told(told[place].number, told[place].text, undone=True)
            del standing[kept:]
        if entry.kind not in (UNDO, MINUTE):
            step = after.steps[-1]
            standing.append(len(told))
            text = replies.events(step.before, step.transaction.events, None)
            told.append(Told(entry.number, text))
        history = after
    names = names_kept(information.options, edition)
    return Sheet(information, edition, history, names, tuple(told))


def as_json(sheet: Sheet) -> dict[str, Any]:
    """Return the sheet as JSON-ready values; amounts in whole M, time in minutes."""
    game = sheet.history.game
    return {
        "edition": sheet.edition.title,
        "options": list(sheet.edition.chosen),
        "begun": sheet.information.created,
        "over": game.stage is Stage.OVER,
        "minutes_played": sheet.minutes,
        "transactions": len(sheet.told),
        "undone": sum(one.undone for one in sheet.told),
        "ranking": [
            {
                "name": sheet.names.get(one.player),
                "token": _token(game, one.player),
                **{key: value for key, value in asdict(one).items() if key != "player"},
                "total": one.total,
            }
            for one in scores(game)
        ],
        "history": [asdict(one) for one in sheet.told],
    }


def as_csv(sheet: Sheet) -> str:
    """Return the sheet for a spreadsheet: the game, the ranking, and the history below."""
    game = sheet.history.game
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(["edition", "begun", "minutes played", "transactions", "over"])
    rows.writerow(
        [
            sheet.edition.title,
            sheet.information.created,
            "" if sheet.minutes is None else sheet.minutes,
            len(sheet.told),
            "yes" if game.stage is Stage.OVER else "no",
        ]
    )
    rows.writerow([])
    parts = ["cash", "deeds", "buildings", "mortgages", "rents", "total"]
    rows.writerow(["place", "player", "token", *parts])
    for one in scores(game):
        name = sheet.names.get(one.player, "")
        amounts = [getattr(one, part) for part in parts]
        rows.writerow([one.place, name, _token(game, one.player), *amounts])
    rows.writerow([])
    rows.writerow(["step", "undone", "what happened"])
    rows.writerows([one.number, "undone" if one.undone else "", one.text] for one in sheet.told)
    return out.getvalue()


def lines(game: Game, names: Mapping[str, str]) -> list[str]:
    """Return the ranking for the screen, a line a player, people by their names."""
    return [_line(game, one, names) for one in scores(game)]


def _line(game: Game, one: Score, names: Mapping[str, str]) -> str:
    token = _token(game, one.player)
    who = f"{names[one.player]} ({token})" if one.player in names else token
    counted = {
        "cash": one.cash,
        "deeds": one.deeds,
        "buildings": one.buildings,
        "mortgaged deeds": one.mortgages,
        "rents at the end": one.rents,
    }
    parts = [f"{what} {money(amount)}" for what, amount in counted.items() if amount]
    return f"{one.place}. {who}: {money(one.total)}" + (f" ({', '.join(parts)})" if parts else "")


def _token(game: Game, player: str) -> str:
    return game.edition.token_by_id[player].name
