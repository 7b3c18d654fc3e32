"""Mortgages (classic rules: Mortgages; US of 2007, UK of 1996).

A deed can be mortgaged while no street of its set is built on. It is lifted for
its value and the interest. Who gets a mortgaged deed from another player lifts it
at once or pays the interest and keeps it; lifting it later costs the interest again.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.debts import charge
from voicebanker.rules.game import BANK, Game, transfer
from voicebanker.rules.owing import refuse_others_in_debt
from voicebanker.rules.razing import PLAY_OR_DEBT
from voicebanker.rules.registry import (
    Asked,
    Chance,
    Command,
    Event,
    Refused,
    asks,
    checks,
    decides,
    evolve,
)
from voicebanker.rules.replacing import replace
from voicebanker.rules.worth import mortgage_value


@dataclass(frozen=True, slots=True)
class Mortgage(Command):
    """Mortgage a property of one's own."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class LiftMortgage(Command):
    """Lift the mortgage of a property of one's own."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class LiftAtOnce(Command):
    """Lift the mortgage of the property that one has just got."""

    player: str


@dataclass(frozen=True, slots=True)
class KeepMortgage(Command):
    """Keep the property that one has just got mortgaged, for the interest."""

    player: str


@dataclass(frozen=True, slots=True)
class PropertyMortgaged(Event):
    """The Bank paid ``player`` the mortgage, ``amount`` whole M."""

    player: str
    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class MortgageLifted(Event):
    """``player`` paid the Bank mortgage and interest, ``amount`` whole M."""

    player: str
    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class MortgageKept(Event):
    """``player`` keeps ``property`` mortgaged; the interest is paid or owed."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class InterestPaid(Event):
    """``player`` paid the Bank ``amount`` whole M of interest."""

    player: str
    amount: int


def interest(game: Game, property_: str) -> int:
    """Return the interest on a mortgage in whole M; part of an M is rounded up."""
    assert game.edition.mortgages is not None
    return -(-mortgage_value(game, property_) * game.edition.mortgages.interest // 100)


def lifting_cost(game: Game, property_: str) -> int:
    """Return what lifting a mortgage costs, in whole M."""
    return mortgage_value(game, property_) + interest(game, property_)


def _check_owner(game: Game, player: str, property_: str) -> None:
    owner = game.owner(property_)
    if owner is None:
        raise Refused("not-yours-yet", slot="property", property=property_)
    if owner != player:
        raise Refused("owned-by-other", slot="property", property=property_, owner=owner)


@checks(Mortgage)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    refuse_others_in_debt(game, player)
    property_ = slots.get("property")
    if property_ is None:
        return
    _check_owner(game, player, property_)
    if property_ in game.mortgaged:
        raise Refused("mortgaged-already", slot="property", property=property_)
    if game.is_developed(property_):
        built = tuple(one for one in game.set_of(property_) if one in game.buildings)
        raise Refused("sell-buildings-first", property=property_, properties=built)


@decides(Mortgage, "mortgages", during=PLAY_OR_DEBT)
def _mortgage(game: Game, command: Mortgage, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"property": command.property})
    value = mortgage_value(game, command.property)
    return (PropertyMortgaged(command.player, command.property, value),)


@checks(LiftMortgage)
def _check_lift(game: Game, player: str, slots: Mapping[str, str]) -> None:
    if not any(one in game.mortgaged for one in game.properties(player)):
        raise Refused("no-mortgage")
    property_ = slots.get("property")
    if property_ is None:
        return
    _check_owner(game, player, property_)
    if property_ not in game.mortgaged:
        raise Refused("not-mortgaged", slot="property", property=property_)
    cost = lifting_cost(game, property_)
    if game.money(player) < cost:
        raise Refused("cannot-afford-lifting", player=player, property=property_, amount=cost)


@decides(LiftMortgage, "mortgages")
def _lift(game: Game, command: LiftMortgage, chance: Chance) -> tuple[Event, ...]:
    return _lifted(game, command.player, command.property)


def _lifted(game: Game, player: str, property_: str) -> tuple[Event, ...]:
    _check_lift(game, player, {"property": property_})
    return (MortgageLifted(player, property_, lifting_cost(game, property_)),)


# Mortgaged deeds that change hands.


@asks
def _asked(game: Game) -> Asked | None:
    if not game.dues or game.debts:
        return None
    due = game.dues[0]
    facts = {
        "player": due.player,
        "property": due.property,
        "amount": lifting_cost(game, due.property),
        "sum": interest(game, due.property),
    }
    return Asked(due.player, "mortgage", "ask-mortgage", facts, facts)


def _due(game: Game, player: str) -> str:
    """Return the property that ``player`` must decide about. Raises ``Refused`` for others."""
    due = game.dues[0]
    if due.player != player:
        waiting = _asked(game)
        assert waiting is not None
        raise Refused("mortgage-open", **waiting.facts)
    return due.property


@decides(LiftAtOnce, "mortgages", during=frozenset({"mortgage"}))
def _lift_at_once(game: Game, command: LiftAtOnce, chance: Chance) -> tuple[Event, ...]:
    return _lifted(game, command.player, _due(game, command.player))


@decides(KeepMortgage, "mortgages", during=frozenset({"mortgage"}))
def _keep(game: Game, command: KeepMortgage, chance: Chance) -> tuple[Event, ...]:
    property_ = _due(game, command.player)
    kept = MortgageKept(command.player, property_)
    amount = interest(game, property_)
    if amount == 0:
        return (kept,)
    if game.money(command.player) < amount:
        return (kept, *charge(game, command.player, ((BANK, amount),)))
    return (kept, InterestPaid(command.player, amount))


@evolve.register
def _mortgaged(event: PropertyMortgaged, game: Game) -> Game:
    game = transfer(game, BANK, event.player, event.amount)
    return replace(game, mortgaged=(*game.mortgaged, event.property))


@evolve.register
def _freed(event: MortgageLifted, game: Game) -> Game:
    game = transfer(game, event.player, BANK, event.amount)
    mortgaged = tuple(one for one in game.mortgaged if one != event.property)
    dues = tuple(due for due in game.dues if due.property != event.property)
    return replace(game, mortgaged=mortgaged, dues=dues)


@evolve.register
def _kept(event: MortgageKept, game: Game) -> Game:
    return replace(game, dues=tuple(due for due in game.dues if due.property != event.property))


@evolve.register
def _paid(event: InterestPaid, game: Game) -> Game:
    return transfer(game, event.player, BANK, event.amount)
