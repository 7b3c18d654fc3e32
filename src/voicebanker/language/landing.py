"""What a space asks of the player whose token has come to it: which message, with which facts."""

from collections.abc import Mapping
from typing import Any

from voicebanker.rules.game import MIDDLE, Game, Roll
from voicebanker.rules.rates import collects_rent, rent
from voicebanker.rules.rewards import flies_free


def follows_from_place(
    game: Game, player: str, space: str, nearest: str = ""
) -> tuple[str, Mapping[str, Any]]:
    """Return the message about ``space``, a deed or a kind, for ``player``, and its facts.

    ``nearest``: a card that says what rent is due sent the player there.
    """
    if space in game.edition.deed_by_id:
        return _deed(game, player, space, nearest)
    facts: dict[str, Any] = {"player": player, "amount": _amount(game, player, space)}
    if space.endswith("-tax"):
        facts["tax"] = space.removesuffix("-tax")
    if space == "income-tax":
        facts["choice"] = game.edition.has("taxes.choice")
    if space == "free-parking" and not game.edition.free_parking:
        return "follow-free-parking-rest", facts
    if space == "jail" and player in game.jailed:
        return "follow-jailed", facts
    if space == "trade" and game.edition.has("trading.forced"):
        return "follow-forced-trade", facts
    return f"follow-{space}", facts


def _deed(game: Game, player: str, space: str, nearest: str) -> tuple[str, Mapping[str, Any]]:
    owner = game.owner(space)
    facts = {"player": player, "owner": owner, "property": space}
    if owner is None:
        return "place-unowned", {**facts, "amount": game.deed(space).price}
    if owner == player:
        return "place-yours", {**facts, "amount": 0}
    if space in game.mortgaged:
        return "place-mortgaged", {**facts, "amount": 0}
    if not collects_rent(game, owner):
        return "place-of-jailed", {**facts, "amount": 0}
    if nearest:
        return f"place-nearest-{nearest}", facts
    dice = game.rolls.get(player, Roll()).steps
    return "place-owned", {**facts, "amount": rent(game, space, dice=dice)}


def _amount(game: Game, player: str, space: str) -> int:
    """Return what a space costs, or what lies there, in whole M; 0 where it is nothing."""
    edition = game.edition
    if space.endswith("-tax"):
        tax = edition.taxes.of(space.removesuffix("-tax")) if edition.taxes else None
        return tax.amount if tax else 0
    if space == "flight" and edition.flight:
        return 0 if flies_free(game, player) else edition.flight.fee
    if space == "location" and edition.location:
        return edition.location.fee
    if space == "trade" and edition.trading:
        return edition.trading.fee
    return game.money(MIDDLE) if space == "free-parking" else 0
