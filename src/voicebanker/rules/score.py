"""The score sheet: the ranking with what each player's total is made of."""

from dataclasses import dataclass

from voicebanker.rules.ending import rank
from voicebanker.rules.game import Game, Rank
from voicebanker.rules.razing import paid_for


@dataclass(frozen=True, slots=True)
class Score:
    """A line of the score sheet. Amounts are whole M; together they make the total.

    ``deeds`` and ``mortgages`` are what unmortgaged and mortgaged deeds count,
    ``buildings`` what stands on them, ``rents`` what the Bank has yet to pay at
    the end. What an edition does not count is 0.
    """

    player: str
    place: int
    cash: int
    deeds: int = 0
    buildings: int = 0
    mortgages: int = 0
    rents: int = 0

    @property
    def total(self) -> int:
        """Return what the player is ranked by, in whole M."""
        return self.cash + self.deeds + self.buildings + self.mortgages + self.rents


def scores(game: Game) -> tuple[Score, ...]:
    """Return the score sheet as the game stands, or as it ended; the best first."""
    return tuple(_score(game, one) for one in game.ranking or rank(game))


def _score(game: Game, one: Rank) -> Score:
    if game.edition.ending.properties_count == "rent":
        return Score(one.player, one.place, one.money, rents=one.property_value)
    if game.edition.ending.properties_count == "net_worth":
        owned = game.properties(one.player)
        mortgaged = [deed for deed in owned if deed in game.mortgaged]
        return Score(
            one.player,
            one.place,
            one.money,
            sum(game.deed(deed).price for deed in owned if deed not in mortgaged),
            sum(paid_for(game, deed) for deed in owned),
            sum(game.deed(deed).price // 2 for deed in mortgaged),
        )
    return Score(one.player, one.place, one.money, deeds=one.property_value)
