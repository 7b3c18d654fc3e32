"""``voicebanker games``: looking, exporting, deleting."""

import json
from collections.abc import Mapping
from pathlib import Path

import typer

from voicebanker.cli import scoresheet
from voicebanker.cli.problems import ShelfError
from voicebanker.cli.scoresheet import Sheet, read_sheet
from voicebanker.editions import EditionError
from voicebanker.language.facts import money
from voicebanker.ledger.shelf import EXTENSION, default_games_folder, delete, export, list_games
from voicebanker.rules.codec import CodecError
from voicebanker.rules.game import Game


def path_of_game(name: str, folder: Path | None) -> Path:
    """Return the path of a saved game by its name or path. Raises ``ShelfError``."""
    for path in (Path(name), (folder or default_games_folder()) / f"{name}{EXTENSION}"):
        if path.suffix == EXTENSION and path.is_file():
            return path
    raise ShelfError(f"There is no saved game '{name}'. 'voicebanker games list' shows them.")


def list_saved(folder: Path | None) -> None:
    """Print the saved games."""
    games = list_games(folder or default_games_folder())
    if not games:
        typer.echo("No game has been saved yet. Start one with: voicebanker play")
    for game in games:
        if game.problem:
            typer.echo(f"{game.name}: {game.problem}")
        else:
            typer.echo(f"{game.name}: {game.edition}, begun {game.created}, {game.entries} steps")


def show_saved(name: str, folder: Path | None) -> None:
    """Print what happened in a saved game, and where it stands."""
    sheet = _sheet(path_of_game(name, folder))
    information, game = sheet.information, sheet.history.game
    typer.echo(f"{information.name}: {sheet.edition.title}, begun {information.created}")
    for one in sheet.told:
        undone = " (undone)" if one.undone else ""
        typer.echo(f"{one.number}. {one.text}{undone}")
    for line in _standing(game, sheet.names):
        typer.echo(line)
    if sheet.minutes is not None:
        typer.echo(f"Played for {sheet.minutes} minutes.")


def _sheet(path: Path) -> Sheet:
    try:
        return read_sheet(path)
    except CodecError as problem:
        raise ShelfError(f"{path}: {problem}.") from None


def _standing(game: Game, names: Mapping[str, str]) -> list[str]:
    return [
        (f"{names[one]}, " if one in names else "")
        + f"{game.edition.token_by_id[one].name}: {money(game.money(one))}, "
        + (", ".join(game.deed(deed).name for deed in game.properties(one)) or "no property")
        for one in game.players
    ]


def export_saved(name: str, folder: Path | None, target: Path | None, *, as_csv: bool) -> None:
    """Write a saved game with its score sheet, to a file or to the screen."""
    path = path_of_game(name, folder)
    text = scoresheet.as_csv(_sheet(path)).rstrip("\n") if as_csv else _whole(path)
    if target is None:
        typer.echo(text)
        return
    if target.exists():
        raise ShelfError(f"{target}: this file exists already. Choose another name.")
    try:
        target.write_text(text + "\n", "utf-8")
    except OSError as problem:
        raise ShelfError(f"{target}: it cannot be written: {problem.strerror}.") from None
    typer.echo(f"Written to {target}.")


def _whole(path: Path) -> str:
    """Return a saved game as JSON: as it is stored, and its score sheet where it can be read."""
    body = export(path)
    try:
        body["score_sheet"] = scoresheet.as_json(read_sheet(path))
    except (CodecError, EditionError) as problem:
        body |= {"score_sheet": None, "problem": str(problem)}
    return json.dumps(body, indent=2, ensure_ascii=False)


def delete_saved(name: str, folder: Path | None, *, yes: bool) -> None:
    """Delete a saved game after asking."""
    path = path_of_game(name, folder)
    if not yes and not typer.confirm(f"Delete {path.name} for good?", default=False):
        typer.echo("Kept.")
        return
    delete(path)
    typer.echo(f"{path.name} is deleted.")
