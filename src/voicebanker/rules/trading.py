"""Trades on a Trade space (Voice Banking: Trade; Super Electronic Banking: Forced Trade)."""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.game import BANK, Game, give_deed, transfer
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve


@dataclass(frozen=True, slots=True)
class Trade(Command):
    """Swap one's own property ``give`` for another player's ``take``, for a fee."""

    player: str
    give: str
    take: str


@dataclass(frozen=True, slots=True)
class PropertiesTraded(Event):
    """``player`` paid the Bank ``amount`` whole M and swapped with ``owner``."""

    player: str
    owner: str
    give: str
    take: str
    amount: int


@checks(Trade)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    assert game.edition.trading is not None
    fee = game.edition.trading.fee
    if game.money(player) < fee:
        raise Refused("cannot-afford-trade", player=player, amount=fee)
    if not game.properties(player):
        raise Refused("nothing-to-trade")
    give, take = slots.get("give"), slots.get("take")
    if give is not None:
        if game.owner(give) != player:
            raise Refused("give-not-yours", slot="give", property=give)
        if game.is_developed(give):
            raise Refused("developed", slot="give", property=give)
    if take is not None:
        owner = game.owner(take)
        if owner is None:
            raise Refused("take-unowned", slot="take", property=take)
        if owner == player:
            raise Refused("take-yours", slot="take", property=take)
        if game.is_developed(take):
            raise Refused("developed", slot="take", property=take)
        if game.edition.trading.safe == "complete_sets" and game.has_set(take):
            raise Refused("set-is-safe", slot="take", property=take, owner=owner)


@decides(Trade, "trading")
def _trade(game: Game, command: Trade, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"give": command.give, "take": command.take})
    owner = game.owner(command.take)
    assert owner is not None
    assert game.edition.trading is not None
    fee = game.edition.trading.fee
    return (PropertiesTraded(command.player, owner, command.give, command.take, fee),)


@evolve.register
def _traded(event: PropertiesTraded, game: Game) -> Game:
    game = transfer(game, event.player, BANK, event.amount)
    return give_deed(give_deed(game, event.give, event.owner), event.take, event.player)
