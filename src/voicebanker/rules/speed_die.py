"""What the banker can tell of the speed die (US rules of 2007, Speed Die): where its face leads.

With the face of Mr. Monopoly one moves on to the next property that the Bank still
holds; where none is left, to the next one on which one owes rent.
"""

from dataclasses import dataclass

from voicebanker.rules.game import Game
from voicebanker.rules.rates import collects_rent
from voicebanker.rules.registry import Answer, Question, answers


@dataclass(frozen=True, slots=True)
class AskNextProperty(Question):
    """Which property does the face of Mr. Monopoly lead to, from ``property`` on."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class NextPropertyTold(Answer):
    """After ``property`` comes ``found``, which belongs to ``owner``, or to nobody.

    ``amount`` whole M is its price. Where there is none to go to, ``found`` is None.
    """

    property: str
    found: str | None
    owner: str | None
    amount: int


@answers(AskNextProperty, "dice.speed")
def _next(game: Game, question: AskNextProperty) -> Answer:
    board = [deed.id for deed in game.edition.deeds.list]
    place = board.index(question.property)
    ahead = [*board[place + 1 :], *board[:place]]
    found = leads_to(game, question.player, ahead)
    if found is None:
        return NextPropertyTold(question.property, None, None, 0)
    return NextPropertyTold(question.property, found, game.owner(found), game.deed(found).price)


def leads_to(game: Game, player: str, ahead: list[str]) -> str | None:
    """Return where the face of Mr. Monopoly leads among the properties ``ahead``, or None."""
    free = [one for one in ahead if game.owner(one) is None]
    return next(iter([*free, *_owing(game, player, ahead)]), None)


def _owing(game: Game, player: str, ahead: list[str]) -> list[str]:
    """Return the properties on which ``player`` would owe rent."""
    owing = []
    for one in ahead:
        owner = game.owner(one)
        if owner in (None, player) or one in game.mortgaged:
            continue
        if collects_rent(game, owner):
            owing.append(one)
    return owing
