"""What classic players ask about value: mortgages, debts, net worth, and what can be raised."""

from dataclasses import dataclass

from voicebanker.rules.game import Game
from voicebanker.rules.mortgages import lifting_cost
from voicebanker.rules.registry import Answer, Question, answers
from voicebanker.rules.worth import mortgage_value, property_worth, raisable


@dataclass(frozen=True, slots=True)
class AskMortgage(Question):
    """What does a mortgage of a property bring, or cost to lift."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskNetWorth(Question):
    """What is all that the player owns worth."""

    player: str


@dataclass(frozen=True, slots=True)
class AskRaisable(Question):
    """How much cash could the player raise; and how much is owed."""

    player: str


@dataclass(frozen=True, slots=True)
class AskWayOut(Question):
    """What happens in Jail, where the banker keeps no track of it."""

    player: str


@dataclass(frozen=True, slots=True)
class AskDeck(Question):
    """From which deck is a card drawn, where there are two."""

    player: str


@dataclass(frozen=True, slots=True)
class DecksTold(Answer):
    """A card is drawn from Chance or from the Community Chest."""

    player: str


@dataclass(frozen=True, slots=True)
class MortgageTold(Answer):
    """A mortgage on ``property`` brings ``amount`` and costs ``sum`` to lift (whole M)."""

    property: str
    owner: str | None
    amount: int
    sum: int
    mortgaged: bool


@dataclass(frozen=True, slots=True)
class NetWorthTold(Answer):
    """``total`` whole M: ``money`` in cash and ``property_value`` in property and buildings."""

    player: str
    total: int
    money: int
    property_value: int


@dataclass(frozen=True, slots=True)
class RaisableTold(Answer):
    """``player`` could have ``amount`` whole M in cash, and owes ``sum``."""

    player: str
    amount: int
    sum: int


@dataclass(frozen=True, slots=True)
class WayOutTold(Answer):
    """Jail is left for ``amount`` whole M, by one of ``count`` cards, or by doubles."""

    player: str
    amount: int
    count: int


@answers(AskMortgage, "mortgages")
def _mortgage(game: Game, question: AskMortgage) -> Answer:
    property_ = question.property
    return MortgageTold(
        property_,
        game.owner(property_),
        mortgage_value(game, property_),
        lifting_cost(game, property_),
        property_ in game.mortgaged,
    )


@answers(AskNetWorth, "mortgages")
def _net_worth(game: Game, question: AskNetWorth) -> Answer:
    money, worth = game.money(question.player), property_worth(game, question.player)
    return NetWorthTold(question.player, money + worth, money, worth)


@answers(AskRaisable, "debt.raises")
def _raisable(game: Game, question: AskRaisable) -> Answer:
    owed = sum(debt.amount for debt in game.debts if debt.debtor == question.player)
    return RaisableTold(question.player, raisable(game, question.player), owed)


@answers(AskDeck, "community_chest")
def _decks(game: Game, question: AskDeck) -> Answer:
    return DecksTold(question.player)


@answers(AskWayOut, "jail.doubles")
def _way_out(game: Game, question: AskWayOut) -> Answer:
    assert game.edition.jail is not None
    cards = len(game.jail_cards_of(question.player))
    return WayOutTold(question.player, game.edition.jail.fee, cards)
