"""The end of the game and the ranking (Voice Banking: End of the Game)."""

from dataclasses import dataclass

from voicebanker.rules.game import Game, Rank, Stage
from voicebanker.rules.rates import rent
from voicebanker.rules.registry import Event, evolve
from voicebanker.rules.replacing import replace
from voicebanker.rules.worth import property_worth


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over; ``ranking`` has the winner first."""

    ranking: tuple[Rank, ...]


def due_at_the_end(game: Game, player: str) -> int:
    """Return what the Bank owes ``player`` at the end for properties, in whole M."""
    if game.edition.ending.properties_count != "rent":
        return 0
    return sum(rent(game, one) for one in game.properties(player))


def rank(game: Game, *, rents_paid: bool = False) -> tuple[Rank, ...]:
    """Return the players by money and what properties count, best first.

    Voice Banking: "the player with the most money and highest property value",
    by printed prices, and Ultimate Banking likewise. Super Electronic Banking:
    money after a last rent for each property; ``rents_paid`` says that it lies in
    the accounts already. Classic: the net worth. On a tie the edition's
    ``tie_breaks`` count; after them the place is shared. Who is out stands below
    the others, the last to go first.
    """
    breaks = game.edition.ending.tie_breaks

    def value(player: str) -> int:
        if game.edition.ending.properties_count == "price":
            return game.property_value(player)
        if game.edition.ending.properties_count == "net_worth":
            return property_worth(game, player)
        return 0 if rents_paid else due_at_the_end(game, player)

    def broken_by(tie_break: str, player: str) -> int:
        if tie_break == "property_value":
            return value(player)
        return max((game.deed(one).price for one in game.properties(player)), default=0)

    def key(player: str) -> tuple[int, ...]:
        total = game.money(player) + value(player)
        return (total, *(broken_by(one, player) for one in breaks))

    best_first = sorted(game.still_in, key=key, reverse=True)
    keys = [key(player) for player in best_first]
    standing = (
        Rank(player, keys.index(key(player)) + 1, game.money(player), value(player))
        for player in best_first
    )
    out = (
        Rank(player, place, 0, 0)
        for place, player in enumerate(reversed(game.fallen), start=len(best_first) + 1)
    )
    return (*standing, *out)


@evolve.register
def _ended(event: GameEnded, game: Game) -> Game:
    return replace(
        game,
        stage=Stage.OVER,
        ranking=event.ranking,
        auction=None,
        debts=(),
        choice=None,
        deal=None,
        dues=(),
        estate=(),
        placing=None,
    )
