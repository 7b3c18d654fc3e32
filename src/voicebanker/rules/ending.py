"""The end of the game and the ranking (Voice Banking: End of the Game)."""

from dataclasses import dataclass, replace

from voicebanker.rules.game import Game, Rank, Stage
from voicebanker.rules.registry import Event, evolve


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; ``ranking`` has the winner first."""

    ranking: tuple[Rank, ...]


def rank(game: Game) -> tuple[Rank, ...]:
    """Return the players by money plus printed prices, best first.

    The rulebook says "the player with the most money and highest property
    value". On a tie the edition's ``tie_breaks`` count; after them the place
    is shared.
    """
    breaks = game.edition.ending.tie_breaks

    def key(player: str) -> tuple[int, ...]:
        value = game.property_value(player)
        return (game.money(player) + value, *(value for _ in breaks))

    best_first = sorted(game.players, key=key, reverse=True)
    keys = [key(player) for player in best_first]
    return tuple(
        Rank(player, keys.index(key(player)) + 1, game.money(player), game.property_value(player))
        for player in best_first
    )


@evolve.register
def _ended(event: GameEnded, game: Game) -> Game:
    return replace(game, stage=Stage.OVER, ranking=event.ranking, auction=None, debts=())
