"""What a token brings whoever plays with it (Super Electronic Banking: Bank Card Rewards)."""

from dataclasses import dataclass

from voicebanker.editions.rewards import (
    ChanceReward,
    FreeFlightReward,
    NewSetReward,
    SixReward,
)
from voicebanker.rules.game import BANK, Game, transfer
from voicebanker.rules.registry import Event, evolve


@dataclass(frozen=True, slots=True)
class RewardPaid(Event):
    """The Bank paid ``player`` the reward of the token, ``amount`` whole M."""

    player: str
    amount: int


def for_six(game: Game, player: str) -> tuple[Event, ...]:
    """Return the reward for rolling a six."""
    reward = game.edition.reward_of.get(player)
    return (RewardPaid(player, reward.amount),) if isinstance(reward, SixReward) else ()


def for_chance(game: Game, player: str) -> tuple[Event, ...]:
    """Return the reward for a Chance card."""
    reward = game.edition.reward_of.get(player)
    return (RewardPaid(player, reward.amount),) if isinstance(reward, ChanceReward) else ()


def for_purchase(game: Game, player: str, property_: str, *, auction: bool) -> tuple[Event, ...]:
    """Return the reward for buying ``property_`` in ``game``, which is the game before it.

    A set is new to a player until the first purchase in it.
    """
    reward = game.edition.reward_of.get(player)
    if not isinstance(reward, NewSetReward):
        return ()
    if game.deed(property_).set in game.bought_in.get(player, ()):
        return ()
    untouched = all(game.owner(one) is None for one in game.set_of(property_))
    if reward.strict and (auction or not untouched):
        return ()
    return (RewardPaid(player, reward.amount),)


def flies_free(game: Game, player: str) -> bool:
    """Tell whether flights cost ``player`` nothing."""
    return isinstance(game.edition.reward_of.get(player), FreeFlightReward)


@evolve.register
def _paid(event: RewardPaid, game: Game) -> Game:
    return transfer(game, BANK, event.player, event.amount)
