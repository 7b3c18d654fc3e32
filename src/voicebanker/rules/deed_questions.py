"""What is on a Title Deed card, and who has which part of a colour set."""

from dataclasses import dataclass

from voicebanker.rules.game import Game
from voicebanker.rules.rates import goes_by_dice, rent
from voicebanker.rules.registry import Answer, Question, answers
from voicebanker.rules.worth import mortgage_value


@dataclass(frozen=True, slots=True)
class AskCard(Question):
    """What does the whole Title Deed card of a property say."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskSet(Question):
    """Who owns which property of a colour set."""

    player: str
    color_set: str


@dataclass(frozen=True, slots=True)
class AskMissing(Question):
    """What of a colour set does the player lack, and who has it."""

    player: str
    color_set: str


@dataclass(frozen=True, slots=True)
class AskMissingWith(Question):
    """What of the colour set of a property does the player lack, and who has it."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskAllMissing(Question):
    """What does the player lack of each colour set that is begun, and who has it."""

    player: str


@dataclass(frozen=True, slots=True)
class RentLine:
    """A line of a Title Deed card: what the rent is in a ``case``, in whole M.

    ``case``: ``alone``, ``set``, ``house`` (``count`` of them), ``hotel``, ``level``
    (``count`` is which), ``owned`` (``count`` of its kind), or ``dice``, where the amount is so
    many times the dice.
    """

    case: str
    count: int
    amount: int


@dataclass(frozen=True, slots=True)
class CardTold(Answer):
    """The Title Deed card of ``property``: whole M; 0 where the card has no such line.

    ``house`` and ``hotel`` are what building costs there, ``sum`` is its mortgage value.
    """

    property: str
    owner: str | None
    color_set: str
    amount: int
    lines: tuple[RentLine, ...]
    house: int
    hotel: int
    sum: int
    mortgaged: bool


@dataclass(frozen=True, slots=True)
class SetTold(Answer):
    """Pairs of property and owner, or None, of all of ``color_set``, in board order."""

    color_set: str
    shares: tuple[tuple[str, str | None], ...]


@dataclass(frozen=True, slots=True)
class MissingTold(Answer):
    """Pairs of property and owner, or None, of what ``player`` lacks of ``color_set``.

    ``count``: how many of the set the player has.
    """

    player: str
    color_set: str
    count: int
    shares: tuple[tuple[str, str | None], ...]


@dataclass(frozen=True, slots=True)
class AllMissingTold(Answer):
    """What ``player`` lacks of the colour sets of which he has something but not all."""

    player: str
    sets: tuple[MissingTold, ...]


@answers(AskCard)
def _card(game: Game, question: AskCard) -> Answer:
    property_ = question.property
    deed = game.deed(property_)
    builds = game.edition.building is not None
    return CardTold(
        property_,
        game.owner(property_),
        deed.set,
        deed.price,
        rent_lines(game, property_),
        deed.house_cost or 0 if builds else 0,
        deed.hotel_cost or 0 if builds else 0,
        mortgage_value(game, property_) if game.edition.mortgages else 0,
        property_ in game.mortgaged,
    )


def rent_lines(game: Game, property_: str) -> tuple[RentLine, ...]:
    """Return every rent that the card of ``property_`` has, by the rules that rents go by."""
    deed, edition = game.deed(property_), game.edition
    rules = edition.rent
    assert rules is not None
    if edition.has("rent.levels"):
        assert deed.rents is not None
        return tuple(RentLine("level", at, one) for at, one in enumerate(deed.rents, start=1))
    if rules.owned and deed.kind != "street":
        assert deed.rents is not None
        case = "dice" if goes_by_dice(game, property_) else "owned"
        return tuple(RentLine(case, count, one) for count, one in enumerate(deed.rents, start=1))
    if rules.owned:
        assert deed.rents is not None
        site, *houses, hotel = deed.rents
        return (
            RentLine("alone", 0, site),
            RentLine("set", 0, 2 * site),
            *(RentLine("house", count, one) for count, one in enumerate(houses, start=1)),
            RentLine("hotel", 0, hotel),
        )
    cases = ("alone", "set", "house", "hotel") if edition.building else ("alone", "set")
    return tuple(RentLine(case, 1, rent(game, property_, case)) for case in cases)


def _shares(game: Game, color_set: str) -> tuple[tuple[str, str | None], ...]:
    return tuple((one, game.owner(one)) for one in game.edition.deeds_of_set[color_set])


def _missing(game: Game, player: str, color_set: str) -> MissingTold:
    shares = _shares(game, color_set)
    lacking = tuple(pair for pair in shares if pair[1] != player)
    return MissingTold(player, color_set, len(shares) - len(lacking), lacking)


@answers(AskSet)
def _set(game: Game, question: AskSet) -> Answer:
    return SetTold(question.color_set, _shares(game, question.color_set))


@answers(AskMissing)
def _missing_of(game: Game, question: AskMissing) -> Answer:
    return _missing(game, question.player, question.color_set)


@answers(AskMissingWith)
def _missing_with(game: Game, question: AskMissingWith) -> Answer:
    return _missing(game, question.player, game.deed(question.property).set)


@answers(AskAllMissing)
def _all_missing(game: Game, question: AskAllMissing) -> Answer:
    each = (_missing(game, question.player, one.id) for one in game.edition.sets)
    begun = tuple(one for one in each if one.count and one.shares)
    return AllMissingTold(question.player, begun)
