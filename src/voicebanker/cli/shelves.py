"""``voicebanker editions`` and ``voicebanker games``: looking, copying, deleting."""

import json
from pathlib import Path

import typer

from voicebanker.editions import (
    Edition,
    Provenance,
    builtin_names,
    load_edition,
    parse_edition,
    read_builtin,
)
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.facts import money
from voicebanker.language.replies import Replies
from voicebanker.ledger import read_journal
from voicebanker.ledger.shelf import EXTENSION, default_games_folder, delete, export, list_games
from voicebanker.rules.codec import CodecError
from voicebanker.rules.game import Game
from voicebanker.rules.history import History
from voicebanker.table.banker import restore


class ShelfError(Exception):
    """Something asked for is not there. The message is one sentence with the cure."""


def list_editions() -> None:
    """Print the editions that ship with the product."""
    for name in builtin_names():
        typer.echo(f"{name:24} {load_edition(name)[0].title}")


def show_edition(name: str) -> None:
    """Print an edition: its numbers with their provenance, and its choices."""
    edition, _ = load_edition(name)
    typer.echo(f"{edition.title} ({edition.name})")
    typer.echo(edition.about.strip())
    typer.echo("")
    marks = ", ".join(f"{table} {mark}" for table, mark in _marks(edition))
    typer.echo(f"How sure: {marks}.")
    if edition.rent and edition.rent.model:
        shares = edition.rent.models[edition.rent.model]
        typer.echo(f"Rent model {edition.rent.model}: {shares} per cent of the price.")
    typer.echo("")
    for deed in edition.deeds.list:
        building = f", House {deed.house_cost}, Hotel {deed.hotel_cost}" if deed.house_cost else ""
        rents = f", rents {', '.join(map(str, deed.rents))}" if deed.rents else ""
        color = edition.set_by_id[deed.set].name
        typer.echo(f"{deed.name} ({color}): {money(deed.price)}{building}{rents}")
    if edition.cards:
        typer.echo("")
        catalogue = Catalogue(edition.language)
        for card in edition.cards.list:
            deck = edition.cards.called.capitalize()
            label = f"{deck}, {card.title}" if card.title else deck
            typer.echo(f"{label}: {catalogue.say(f'card-{card.id}')} [{card.effect.kind}]")
    if edition.choices:
        typer.echo("")
        typer.echo("Where the rulebook is silent:")
        for one in edition.choices:
            source = f" [{one.source}]" if one.source else ""
            typer.echo(f"- {one.question} {one.choice}{source}")


def _marks(edition: Edition) -> list[tuple[str, str]]:
    marks = []
    for table in type(edition).model_fields:
        mark = getattr(getattr(edition, table), "provenance", None)
        if isinstance(mark, Provenance):
            marks.append((table, mark.value))
    return marks


def copy_edition(name: str, target: Path | None) -> None:
    """Copy an edition to a new file, with a name of its own."""
    full = name if "." in name else f"{name}.us"
    text = read_builtin(full)
    target = target or Path(f"my_{full}.toml")
    if target.exists():
        raise ShelfError(f"{target}: this file exists already. Choose another name.")
    try:
        target.write_text(text, "utf-8")
    except OSError as problem:
        raise ShelfError(f"{target}: it cannot be written: {problem.strerror}.") from None
    typer.echo(f"Copied to {target}. Correct it, then: voicebanker play --edition {target}")


def check_edition(file: Path) -> None:
    """Check an edition file and say that it is good."""
    edition, _ = load_edition(str(file) if str(file).endswith(".toml") else f"./{file}")
    unsaid = _cards_without_words(edition)
    if unsaid:
        raise ShelfError(f"{file}: cards: there are no words for the card '{unsaid[0]}'.")
    typer.echo(
        f"{file} is good: {edition.title}, {len(edition.deeds.list)} deeds, "
        f"{len(edition.card_by_id)} cards."
    )


def _cards_without_words(edition: Edition) -> list[str]:
    known = Catalogue(edition.language).ids
    return [card for card in edition.card_by_id if f"card-{card}" not in known]


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
    path = path_of_game(name, folder)
    information, entries = read_journal(path)
    edition = parse_edition(information.edition_source, f"the edition in {path.name}")
    replies = Replies(Catalogue(edition.language))
    history = History.begin(edition, 0)
    typer.echo(f"{information.name}: {edition.title}, begun {information.created}")
    for entry in entries:
        try:
            after = restore(history, [(entry.kind, entry.body)])
        except CodecError as problem:
            raise ShelfError(f"{path}: step {entry.number}: {problem}.") from None
        typer.echo(f"{entry.number}. {_told(history, after, replies)}")
        history = after
    for line in _standing(history.game):
        typer.echo(line)


def _told(before: History, after: History, replies: Replies) -> str:
    if len(after.steps) > len(before.steps):
        step = after.steps[-1]
        return replies.events(step.before, step.transaction.events, None)
    _, undone = before.undo()
    return replies.undone(undone)


def _standing(game: Game) -> list[str]:
    return [
        f"{game.edition.token_by_id[one].name}: {money(game.money(one))}, "
        + (", ".join(game.deed(deed).name for deed in game.properties(one)) or "no property")
        for one in game.players
    ]


def export_saved(name: str, folder: Path | None, target: Path | None) -> None:
    """Write a saved game as JSON, to a file or to the screen."""
    text = json.dumps(export(path_of_game(name, folder)), indent=2, ensure_ascii=False)
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


def delete_saved(name: str, folder: Path | None, *, yes: bool) -> None:
    """Delete a saved game after asking."""
    path = path_of_game(name, folder)
    if not yes and not typer.confirm(f"Delete {path.name} for good?", default=False):
        typer.echo("Kept.")
        return
    delete(path)
    typer.echo(f"{path.name} is deleted.")
