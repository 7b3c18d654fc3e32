"""The rules of a kind of space, of a card, or of a thing that is done, where one asks for them."""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.editions import Edition
from voicebanker.rules.game import Game
from voicebanker.rules.registry import Answer, Question, Refused, answers


@dataclass(frozen=True, slots=True)
class AskTopic(Question):
    """How does ``topic``, a key of ``TOPICS``, go."""

    player: str
    topic: str


@dataclass(frozen=True, slots=True)
class AskHowToWin(Question):
    """What ends the game, and who wins it."""

    player: str


@dataclass(frozen=True, slots=True)
class AskCardText(Question):
    """What does a card with a title say and do."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class TopicTold(Answer):
    """How ``topic`` goes; the numbers are the edition's."""

    topic: str


@dataclass(frozen=True, slots=True)
class CardTextTold(Answer):
    """What ``card`` says and does."""

    card: str


TOPICS: Mapping[str, str] = {
    "go": "go",
    "buying": "buying",
    "rent": "rent",
    "auctions": "auctions",
    "chance": "cards.chance",
    "community-chest": "community_chest",
    "events": "cards.event",
    "trade": "trading",
    "deals": "deals",
    "flights": "flight",
    "locations": "location",
    "train": "train",
    "railroads": "rent.owned",
    "utilities": "rent.owned",
    "income-tax": "taxes.income",
    "luxury-tax": "taxes.luxury",
    "jail": "jail",
    "go-to-jail": "jail",
    "just-visiting": "jail",
    "free-parking": "joining",
    "building": "building",
    "levels": "rent.levels",
    "mortgages": "mortgages",
    "debts": "debt",
    "rewards": "rewards",
    "winning": "ending",
    "undo": "undoing",
}
"""What can be asked about, each with the table of the edition that it needs."""


def is_known(edition: Edition, topic: str) -> bool:
    """Tell whether there is ``topic`` in ``edition``."""
    return topic in TOPICS and edition.has(TOPICS[topic])


@answers(AskTopic)
def _topic(game: Game, question: AskTopic) -> Answer:
    if not is_known(game.edition, question.topic):
        raise Refused("not-in-this-edition")
    return TopicTold(question.topic)


@answers(AskHowToWin, "ending")
def _how_to_win(game: Game, question: AskHowToWin) -> Answer:
    return TopicTold("winning")


@answers(AskCardText, "cards.titled")
def _card_text(game: Game, question: AskCardText) -> Answer:
    return CardTextTold(question.card)
