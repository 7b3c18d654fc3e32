"""``voicebanker editions``: looking at boards and their options, copying, checking."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from voicebanker.cli.problems import ShelfError
from voicebanker.editions import (
    Edition,
    Provenance,
    builtin_names,
    load_edition,
    read_builtin,
)
from voicebanker.editions.options import OptionError, changes, refuse_contradictions
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.facts import money
from voicebanker.language.languages import about

_FEW = 5
"""So many tables of one mark are named; of more there is only the number."""


def list_editions(*, as_json: bool) -> None:
    """Print the editions that ship with the product, and how sure their numbers are."""
    boards = [load_edition(name)[0] for name in builtin_names()]
    if as_json:
        typer.echo(json.dumps([_described(one) for one in boards], indent=2, ensure_ascii=False))
        return
    for one in boards:
        deeds = len(one.deeds.list)
        language = about(one.language).called
        typer.echo(f"{one.name:24} {one.title}, {language}, {deeds} deeds")
        typer.echo(f"{'':24} {_how_sure(one)}")


def _described(edition: Edition) -> dict[str, Any]:
    return {
        "name": edition.name,
        "title": edition.title,
        "language": edition.language,
        "deeds": len(edition.deeds.list),
        "players": [edition.joining.least_players, edition.joining.most_players],
        "provenance": dict(_marks(edition)),
        "options": {one.id: one.title for one in edition.options},
    }


def _how_sure(edition: Edition) -> str:
    """Return in a few words how sure the tables are, the surest first."""
    parts = []
    for mark in Provenance:
        tables = [table for table, its_mark in _marks(edition) if its_mark == mark.value]
        if len(tables) > _FEW:
            parts.append(f"{mark.value}: {len(tables)} tables")
        elif tables:
            parts.append(f"{mark.value}: {', '.join(tables)}")
    return "; ".join(parts)


def show_edition(name: str, options: Sequence[str] = ()) -> None:
    """Print an edition with ``options`` applied: numbers, provenance, options, choices."""
    edition, _ = load_edition(name, options)
    typer.echo(f"{edition.title} ({edition.name})")
    typer.echo(edition.about.strip())
    typer.echo("")
    marks = ", ".join(f"{table} {mark}" for table, mark in _marks(edition))
    typer.echo(f"How sure: {marks}.")
    if edition.rent and edition.rent.model:
        shares = edition.rent.models[edition.rent.model]
        typer.echo(f"Rent model {edition.rent.model}: {shares} per cent of the price.")
    typer.echo("")
    _show_deeds(edition)
    _show_cards(edition)
    _show_options(edition)
    if edition.choices:
        typer.echo("")
        typer.echo("Where the rulebook is silent:")
        for one in edition.choices:
            source = f" [{one.source}]" if one.source else ""
            typer.echo(f"- {one.question} {one.choice}{source}")


def _show_deeds(edition: Edition) -> None:
    for deed in edition.deeds.list:
        building = f", House {deed.house_cost}, Hotel {deed.hotel_cost}" if deed.house_cost else ""
        rents = f", rents {', '.join(map(str, deed.rents))}" if deed.rents else ""
        color = edition.set_by_id[deed.set].name
        typer.echo(f"{deed.name} ({color}): {money(deed.price)}{building}{rents}")


def _show_cards(edition: Edition) -> None:
    catalogue = Catalogue(edition.language)
    facts = {"places": "yes" if edition.places else "no"}
    called = edition.cards.called.capitalize() if edition.cards else ""
    for name, deck in ((called, edition.cards), ("Community Chest", edition.community_chest)):
        if deck is None:
            continue
        typer.echo("")
        for card in deck.list:
            title = f"{name}, {card.title}" if card.title else name
            typer.echo(f"{title}: {catalogue.say(f'card-{card.id}', facts)} [{card.effect.kind}]")


def _show_options(edition: Edition) -> None:
    if not edition.options:
        return
    typer.echo("")
    typer.echo("Options, for play --option:")
    for option in edition.options:
        chosen = " (chosen)" if option.id in edition.chosen else ""
        typer.echo(f"- {option.id}{chosen}: {option.title}, {option.provenance.value}.")
        if option.about:
            typer.echo(f"  {option.about}")


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
    """Check an edition file and each of its options, and say that it is good."""
    name = str(file) if str(file).endswith(".toml") else f"./{file}"
    edition, _ = load_edition(name)
    for option in edition.options:
        if _goes_with_the_chosen(option.id, edition):
            load_edition(name, [option.id])
    unsaid = _cards_without_words(edition)
    if unsaid:
        raise ShelfError(f"{file}: cards: there are no words for the card '{unsaid[0]}'.")
    options = f", {len(edition.options)} options" if edition.options else ""
    typer.echo(
        f"{file} is good: {edition.title}, {len(edition.deeds.list)} deeds, "
        f"{len(edition.card_by_id)} cards{options}."
    )


def _goes_with_the_chosen(option: str, edition: Edition) -> bool:
    together = (*edition.chosen, option)
    sets = {one.id: changes(one) for one in edition.options if one.id in together}
    try:
        refuse_contradictions(together, sets)
    except OptionError:
        return False
    return True


def _cards_without_words(edition: Edition) -> list[str]:
    known = Catalogue(edition.language).ids
    return [card for card in edition.card_by_id if f"card-{card}" not in known]
