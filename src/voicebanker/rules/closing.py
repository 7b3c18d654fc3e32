"""The end with a last rent (Super Electronic Banking: The End of the Game).

When everything is owned, or when the table ends the game, the Bank pays each
player the rent of every property, and then the money is counted.
"""

from dataclasses import dataclass

from voicebanker.rules.ending import GameEnded, due_at_the_end, rank
from voicebanker.rules.game import BANK, Game, Stage, transfer
from voicebanker.rules.registry import Chance, Command, Event, decides, ends, evolve


@dataclass(frozen=True, slots=True)
class EndGame(Command):
    """End the game now and find out who won."""

    player: str


@dataclass(frozen=True, slots=True)
class LastRentPaid(Event):
    """The Bank paid ``player`` the rent of all ``count`` properties, ``amount`` whole M."""

    player: str
    count: int
    amount: int


@decides(EndGame, "ending.early")
def _end(game: Game, command: EndGame, chance: Chance) -> tuple[Event, ...]:
    return end(game)


@ends("all_deeds_owned")
def end_if_all_is_owned(before: Game, after: Game) -> tuple[Event, ...]:
    """Return the end of the game where the last property has just been bought."""
    deeds = after.edition.deed_by_id
    if after.stage is Stage.OVER or len(after.owners) < len(deeds):
        return ()
    return end(after) if len(before.owners) < len(deeds) else ()


def end(game: Game) -> tuple[Event, ...]:
    """Return the last rents and the end."""
    events: tuple[Event, ...] = tuple(
        LastRentPaid(player, len(game.properties(player)), due)
        for player in game.players
        if (due := due_at_the_end(game, player))
    )
    for event in events:
        game = evolve(event, game)
    return (*events, GameEnded(rank(game, rents_paid=True)))


@evolve.register
def _paid(event: LastRentPaid, game: Game) -> Game:
    return transfer(game, BANK, event.player, event.amount)
