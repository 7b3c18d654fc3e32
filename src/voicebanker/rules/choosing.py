"""Chance cards for which the player chooses another player (Super Electronic Banking: Chance).

With two players, or with one left to choose, nothing is asked.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from voicebanker.editions.effects import BothCollect, SendToJail
from voicebanker.rules.game import BANK, Choice, Game, transfer
from voicebanker.rules.jail import JailEntered
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


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Command):
    """Choose another player for the card that was drawn."""

    player: str
    chosen: str


@dataclass(frozen=True, slots=True)
class ChoiceOffered(Event):
    """``player`` must choose one of ``players``, to collect with, or to send to Jail.

    ``kind`` is that of the card's effect; each would collect ``amount`` whole M.
    """

    player: str
    kind: str
    players: tuple[str, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class PlayerChosen(Event):
    """``player`` chose ``chosen``."""

    player: str
    chosen: str


@dataclass(frozen=True, slots=True)
class BothCollected(Event):
    """The Bank paid ``player`` and ``chosen`` ``amount`` whole M each."""

    player: str
    chosen: str
    amount: int


@dataclass(frozen=True, slots=True)
class NobodyToChoose(Event):
    """There is no other player for whom the card could do something."""

    player: str


def offer(game: Game, player: str, effect: BothCollect | SendToJail) -> tuple[Event, ...]:
    """Return what a card asks of ``player``: a choice, or at once what follows from it."""
    among = game.others(player)
    if isinstance(effect, SendToJail):
        among = tuple(one for one in among if one not in game.jailed)
    if not among:
        return (NobodyToChoose(player),)
    choice = Choice(player, effect.kind, among, getattr(effect, "amount", 0))
    if len(among) == 1:
        return (_follow(choice, among[0]),)
    return (ChoiceOffered(player, choice.kind, among, choice.amount),)


def _follow(choice: Choice, chosen: str) -> Event:
    if choice.kind == "both_collect":
        return BothCollected(choice.player, chosen, choice.amount)
    return JailEntered(chosen)


@asks
def _asked(game: Game) -> Asked | None:
    choice = game.choice
    if choice is None:
        return None
    ask = f"ask-choice-{choice.kind.replace('_', '-')}"
    facts = _facts(choice)
    cards = game.edition.cards
    cancel_undoes = cards is not None and cards.cancel
    return Asked(choice.player, "choice", ask, facts, facts, cancel_undoes=cancel_undoes)


def _facts(choice: Choice) -> Mapping[str, Any]:
    players = choice.among if choice.wanted == "player" else ()
    facts = {"player": choice.player, "players": players, "wanted": choice.wanted}
    return {**facts, "give": choice.give} if choice.give else facts


def refuse_other_choice(game: Game, player: str, wanted: str) -> Choice:
    """Return the open choice. Raises ``Refused`` where it is another player's, or of another kind.

    ``wanted`` is a ``player`` or a ``property``.
    """
    choice = game.choice
    assert choice is not None
    if player != choice.player:
        raise Refused("not-your-choice", player=choice.player)
    if choice.wanted != wanted:
        raise Refused("choice-open", **_facts(choice))
    return choice


@checks(ChoosePlayer)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    choice = refuse_other_choice(game, player, "player")
    chosen = slots.get("chosen")
    if chosen is not None and chosen not in choice.among:
        raise Refused("cannot-choose", slot="chosen", chosen=chosen, players=choice.among)


@decides(ChoosePlayer, "cards.chooses", during=frozenset({"choice"}))
def _choose(game: Game, command: ChoosePlayer, chance: Chance) -> tuple[Event, ...]:
    _check(game, command.player, {"chosen": command.chosen})
    assert game.choice is not None
    return (PlayerChosen(command.player, command.chosen), _follow(game.choice, command.chosen))


@evolve.register
def _offered(event: ChoiceOffered, game: Game) -> Game:
    return replace(game, choice=Choice(event.player, event.kind, event.players, event.amount))


@evolve.register
def _chosen(event: PlayerChosen, game: Game) -> Game:
    return replace(game, choice=None)


@evolve.register
def _both(event: BothCollected, game: Game) -> Game:
    game = transfer(game, BANK, event.player, event.amount)
    return transfer(game, BANK, event.chosen, event.amount)


@evolve.register
def _nobody(event: NobodyToChoose, game: Game) -> Game:
    return game
