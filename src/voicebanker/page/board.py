"""The board as the page gets it once: tokens, colour sets, and every deed's card."""

from collections.abc import Mapping
from typing import Any

from voicebanker.editions import Deed, Edition
from voicebanker.language.numerals import numerals_of
from voicebanker.rules.engine import new_game
from voicebanker.rules.rates import STEPS, rent


def board_of(edition: Edition, names: Mapping[str, str]) -> dict[str, Any]:
    """Return the board as JSON-ready values; ``names`` are those of people, by token."""
    return {
        "title": edition.title,
        "name": edition.name,
        "tokens": [
            {"id": token.id, "name": token.name, "person": names.get(token.id)}
            for token in edition.tokens
        ],
        "sets": [
            {"id": one.id, "name": one.name, "deeds": list(edition.deeds_of_set[one.id])}
            for one in edition.sets
        ],
        "deeds": {deed.id: _card(edition, deed) for deed in edition.deeds.list},
        "bids": _bids(edition),
        "levels": edition.rent.levels if edition.rent else 0,
        "step": edition.auctions.step if edition.auctions else 0,
    }


def _bids(edition: Edition) -> str:
    if edition.auctions is None:
        return "none"
    return "spoken" if edition.auctions.spoken else "button"


def _card(edition: Edition, deed: Deed) -> dict[str, Any]:
    money = numerals_of(edition.language).money
    costs = {
        "price": deed.price,
        "house": deed.house_cost,
        "hotel": deed.hotel_cost,
        "mortgage": deed.mortgage if edition.mortgages else None,
    }
    return {
        "name": deed.name,
        "set": deed.set,
        "kind": deed.kind,
        "price": deed.price,
        "costs": [[what, money(cost)] for what, cost in costs.items() if cost is not None],
        "rents": _rents(edition, deed),
    }


def _rents(edition: Edition, deed: Deed) -> list[list[str]]:
    """Return the lines of a deed's rents: a label of the page, its number, and the rent."""
    rule, money = edition.rent, numerals_of(edition.language).money
    if rule is None:
        return []
    if rule.kind == "levels" and deed.rents:
        return [["level", str(n), money(one)] for n, one in enumerate(deed.rents, start=1)]
    if deed.kind == "utility" and deed.rents:
        return [["utilities", str(n), f"× {one}"] for n, one in enumerate(deed.rents, start=1)]
    if deed.kind == "railroad" and deed.rents:
        return [["railroads", str(n), money(one)] for n, one in enumerate(deed.rents, start=1)]
    if rule.kind == "by_houses" and deed.rents:
        site, *houses, hotel = deed.rents
        built = [["houses", str(n), money(one)] for n, one in enumerate(houses, start=1)]
        doubled = ["set", "", money(2 * site)]
        return [["alone", "", money(site)], doubled, *built, ["hotel", "", money(hotel)]]
    steps = STEPS if edition.building else STEPS[:2]
    game = new_game(edition)
    return [[step, "", money(rent(game, deed.id, step))] for step in steps]
