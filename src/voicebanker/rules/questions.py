"""What anyone may ask at any time. Answers are facts; the words are the language room's."""

from dataclasses import dataclass

from voicebanker.rules.building import building_cost
from voicebanker.rules.ending import rank
from voicebanker.rules.game import HOTEL, HOUSE, Game, Rank
from voicebanker.rules.rates import (
    STEPS,
    dice_factor,
    goes_by_dice,
    owned_of_kind,
    rent,
    rent_step,
)
from voicebanker.rules.registry import Answer, Question, answers


@dataclass(frozen=True, slots=True)
class AskBalance(Question):
    """How much money does the player have."""

    player: str


@dataclass(frozen=True, slots=True)
class AskPlayerBalance(Question):
    """How much money does another player have."""

    player: str
    owner: str


@dataclass(frozen=True, slots=True)
class AskBalances(Question):
    """How much money does everyone have."""

    player: str


@dataclass(frozen=True, slots=True)
class AskProperties(Question):
    """What does the player own."""

    player: str


@dataclass(frozen=True, slots=True)
class AskPlayerProperties(Question):
    """What does another player own."""

    player: str
    owner: str


@dataclass(frozen=True, slots=True)
class AskOwner(Question):
    """Who owns a property."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskPrice(Question):
    """What does a property cost, and what does building there."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskRent(Question):
    """What is the rent now, and why."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskBuildingsLeft(Question):
    """How many Houses and Hotels lie in the box."""

    player: str


@dataclass(frozen=True, slots=True)
class AskJail(Question):
    """Who is in Jail."""

    player: str


@dataclass(frozen=True, slots=True)
class AskReward(Question):
    """What does the player's token bring."""

    player: str


@dataclass(frozen=True, slots=True)
class AskStandings(Question):
    """Who is winning."""

    player: str


@dataclass(frozen=True, slots=True)
class BalanceTold(Answer):
    """``amount`` whole M lie in the account of ``player``."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class BalancesTold(Answer):
    """Everyone's money; the language room reads it from the accounts of ``players``."""

    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PropertiesTold(Answer):
    """What ``owner`` owns, in board order, and how many Get Out of Jail Free cards."""

    owner: str
    properties: tuple[str, ...]
    count: int
    cards: int


@dataclass(frozen=True, slots=True)
class OwnerTold(Answer):
    """Who owns ``property``: ``owner``, or nobody."""

    property: str
    owner: str | None
    amount: int


@dataclass(frozen=True, slots=True)
class PriceTold(Answer):
    """``amount``: the price; ``house`` and ``hotel``: what building there costs now (whole M)."""

    property: str
    owner: str | None
    amount: int
    house: int
    hotel: int


@dataclass(frozen=True, slots=True)
class RentTold(Answer):
    """``amount`` whole M is the rent now; ``step`` says why, and ``level`` where it has levels.

    ``count``: how many Houses stand there, or of how many railroads it is one.
    """

    property: str
    owner: str | None
    amount: int
    step: str
    level: int = 1
    count: int = 0


@dataclass(frozen=True, slots=True)
class NoRentTold(Answer):
    """There is no rent on ``property``, for it is mortgaged."""

    property: str


@dataclass(frozen=True, slots=True)
class DiceRentTold(Answer):
    """The rent is ``times`` the dice, for ``owner`` has ``count`` utilities."""

    property: str
    owner: str | None
    times: int
    count: int


@dataclass(frozen=True, slots=True)
class BuildingsLeftTold(Answer):
    """What lies in the box."""

    houses: int
    hotels: int


@dataclass(frozen=True, slots=True)
class JailTold(Answer):
    """``players`` are in Jail; ``count`` of them."""

    players: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class RewardTold(Answer):
    """What the token of ``player`` brings: its ``kind``, and ``amount`` whole M a time."""

    player: str
    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class StandingsTold(Answer):
    """The ranking as it would be now."""

    ranking: tuple[Rank, ...]


@answers(AskBalance)
def _balance(game: Game, question: AskBalance) -> Answer:
    return BalanceTold(question.player, game.money(question.player))


@answers(AskPlayerBalance)
def _player_balance(game: Game, question: AskPlayerBalance) -> Answer:
    return BalanceTold(question.owner, game.money(question.owner))


@answers(AskBalances)
def _balances(game: Game, question: AskBalances) -> Answer:
    return BalancesTold(game.still_in)


def _owned(game: Game, owner: str) -> Answer:
    properties = game.properties(owner)
    cards = len(game.jail_cards_of(owner))
    return PropertiesTold(owner, properties, len(properties), cards)


@answers(AskProperties)
def _properties(game: Game, question: AskProperties) -> Answer:
    return _owned(game, question.player)


@answers(AskPlayerProperties)
def _player_properties(game: Game, question: AskPlayerProperties) -> Answer:
    return _owned(game, question.owner)


@answers(AskOwner)
def _owner(game: Game, question: AskOwner) -> Answer:
    deed = game.deed(question.property)
    return OwnerTold(question.property, game.owner(question.property), deed.price)


@answers(AskPrice)
def _price(game: Game, question: AskPrice) -> Answer:
    property_ = question.property
    return PriceTold(
        property_,
        game.owner(property_),
        game.deed(property_).price,
        building_cost(game, HOUSE, property_),
        building_cost(game, HOTEL, property_),
    )


@answers(AskRent)
def _rent(game: Game, question: AskRent) -> Answer:
    property_ = question.property
    owner = game.owner(property_)
    street = game.deed(property_).kind == "street"
    step = rent_step(game, property_) if owner or not street else STEPS[0]
    if step == "mortgaged":
        return NoRentTold(property_)
    if goes_by_dice(game, property_):
        times, count = dice_factor(game, property_), owned_of_kind(game, property_)
        return DiceRentTold(property_, owner, times, count)
    count = game.houses_on(property_) if street else owned_of_kind(game, property_)
    amount, level = rent(game, property_, step), game.level(property_)
    return RentTold(property_, owner, amount, step, level, count)


@answers(AskBuildingsLeft, "building")
def _left(game: Game, question: AskBuildingsLeft) -> Answer:
    return BuildingsLeftTold(game.buildings_left(HOUSE), game.buildings_left(HOTEL))


@answers(AskJail, "jail.told")
def _jail(game: Game, question: AskJail) -> Answer:
    return JailTold(game.jailed, len(game.jailed))


@answers(AskReward, "rewards")
def _reward(game: Game, question: AskReward) -> Answer:
    reward = game.edition.reward_of.get(question.player)
    kind = reward.kind.replace("_", "-") if reward else "none"
    return RewardTold(question.player, kind, getattr(reward, "amount", 0))


@answers(AskStandings)
def _standings(game: Game, question: AskStandings) -> Answer:
    return StandingsTold(game.ranking or rank(game))
