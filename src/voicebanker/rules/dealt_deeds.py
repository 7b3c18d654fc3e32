"""Deeds dealt at the start (classic rules: Short Game; Time Limit Game).

US of 1973 and UK of 1996: two each, paid at the printed price. US of 2012: three
each, for nothing.
"""

from dataclasses import dataclass

from voicebanker.rules.game import BANK, Game, sell_deed, transfer
from voicebanker.rules.joining import GameBegan
from voicebanker.rules.registry import Chance, Event, evolve, reacts


@dataclass(frozen=True, slots=True)
class DeedsDealt(Event):
    """``player`` got ``properties`` at the start and paid the Bank ``amount`` whole M for them."""

    player: str
    properties: tuple[str, ...]
    amount: int


@reacts("dealt_deeds")
def _deal(game: Game, events: tuple[Event, ...], chance: Chance) -> tuple[Event, ...]:
    if not any(isinstance(event, GameBegan) for event in events):
        return ()
    rule = game.edition.dealt_deeds
    assert rule is not None
    shuffled = chance.shuffle(tuple(game.edition.deed_by_id))
    dealt = []
    for place, player in enumerate(game.players):
        # One card at a time, around the table.
        cards = shuffled[place :: len(game.players)][: rule.count]
        price = sum(game.deed(one).price for one in cards) if rule.paid else 0
        dealt.append(DeedsDealt(player, cards, price))
    return tuple(dealt)


@evolve.register
def _dealt(event: DeedsDealt, game: Game) -> Game:
    game = transfer(game, event.player, BANK, event.amount)
    for property_ in event.properties:
        game = sell_deed(game, property_, event.player)
    return game
