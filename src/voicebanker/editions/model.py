"""The shape of an edition file. Amounts are whole M; a rent share is in per cent of the price."""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

Identifier = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Words = Annotated[str, Field(min_length=1, max_length=80)]
Amount = Annotated[int, Field(ge=0, le=1_000_000)]
Count = Annotated[int, Field(ge=0, le=1_000)]


class Provenance(StrEnum):
    """How sure the numbers of a table are: EDITIONS.md, "How sure"."""

    PRINTED = "printed"
    DOCUMENTED = "documented"
    RECONSTRUCTED = "reconstructed"


class _Table(BaseModel):
    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, arbitrary_types_allowed=True
    )


class _Marked(_Table):
    provenance: Annotated[Provenance, Field(strict=False)]


class Token(_Table):
    """A playing piece with its button. ``key`` is its letter on the keyboard."""

    id: Identifier
    name: Words
    key: Annotated[str, Field(pattern=r"^[a-z]$")]
    aliases: tuple[Words, ...] = ()
    article: bool = True


class ColorSet(_Table):
    """A colour set."""

    id: Identifier
    name: Words


class Deed(_Table):
    """A Title Deed card. ``rents`` overrides the edition's rent model, in its order."""

    id: Identifier
    name: Words
    set: Identifier
    price: Amount
    house_cost: Amount | None = None
    hotel_cost: Amount | None = None
    rents: tuple[Amount, ...] | None = None
    aliases: tuple[Words, ...] = ()
    provenance: Annotated[Provenance, Field(strict=False)] | None = None


class Deeds(_Marked):
    """All Title Deed cards, in board order."""

    list: Annotated[tuple[Deed, ...], Field(min_length=1, max_length=60)]


class Spaces(_Marked):
    """The spaces of the board clockwise from GO: a deed's id or the kind of space."""

    list: tuple[Identifier, ...] = ()


class Joining(_Marked):
    """Who may play and what each player starts with."""

    least_players: Annotated[int, Field(ge=2, le=8)]
    most_players: Annotated[int, Field(ge=2, le=8)]
    start_money: Amount


class Buying(_Marked):
    """Unowned properties can be bought at the printed price."""


class Rent(_Marked):
    """Rent by what stands on the property; shares of the price in per cent per model."""

    model: str
    models: dict[str, tuple[Annotated[int, Field(ge=0, le=10_000)], ...]]


class Building(_Marked):
    """One House or one Hotel a property; how many lie in the box."""

    houses: Count
    hotels: Count


class Auctions(_Marked):
    """Auctions by button. ``pause`` is the wait after a bid, in seconds."""

    opening_bid: Amount
    step: Annotated[int, Field(ge=1, le=1_000_000)]
    pause: Annotated[int, Field(ge=1, le=600)]


class Trading(_Marked):
    """One property for another, for a fee to the Bank."""

    fee: Amount


class Jail(_Marked):
    """What leaving Jail costs."""

    fee: Amount


class Go(_Marked):
    """What the Bank pays for passing or landing on GO."""

    amount: Amount


class Train(_Marked):
    """A ride to a random property."""


class Collect(_Table):
    """Collect ``amount`` from the Bank."""

    kind: Literal["collect"]
    amount: Amount


class Pay(_Table):
    """Pay ``amount`` to the Bank."""

    kind: Literal["pay"]
    amount: Amount


class CollectFromEach(_Table):
    """Collect ``amount`` from each other player."""

    kind: Literal["collect_from_each"]
    amount: Amount


class PayEach(_Table):
    """Pay ``amount`` to each other player."""

    kind: Literal["pay_each"]
    amount: Amount


class PayPerProperty(_Table):
    """Pay the Bank ``amount`` for each property owned."""

    kind: Literal["pay_per_property"]
    amount: Amount


class PayPerBuilding(_Table):
    """Pay the Bank for each House and each Hotel owned."""

    kind: Literal["pay_per_building"]
    house: Amount
    hotel: Amount


class TakeJailCard(_Table):
    """Take the Get Out of Jail Free card."""

    kind: Literal["take_jail_card"]


class TrainRide(_Table):
    """Take a train ride to a random property."""

    kind: Literal["train_ride"]


class MoveToken(_Table):
    """The player moves the token by hand; the banker only says where."""

    kind: Literal["move_token"]


Effect = Annotated[
    Collect
    | Pay
    | CollectFromEach
    | PayEach
    | PayPerProperty
    | PayPerBuilding
    | TakeJailCard
    | TrainRide
    | MoveToken,
    Field(discriminator="kind"),
]


class Card(_Table):
    """A card that the banker draws. Its words are in the catalogue under ``card-ID``."""

    id: Identifier
    effect: Effect


class Cards(_Marked):
    """The deck of Chance cards that the banker keeps."""

    list: Annotated[tuple[Card, ...], Field(min_length=1, max_length=100)]


class CashAndOneDeed(_Marked):
    """A debt that cash does not cover: all cash and one property settle it."""

    several_creditors: Literal["share_cash_deed_to_bank"]
    last_property: Literal["bankrupt"]


class Ending(_Marked):
    """When the game ends and what breaks a tie, first to last."""

    at: Literal["first_bankruptcy"]
    tie_breaks: tuple[Literal["property_value"], ...]


class Undoing(_Marked):
    """How many actions in a row can be taken back; 0 is any number."""

    steps: Annotated[int, Field(ge=0, le=1_000)]


class Choice(_Table):
    """A question that the rulebook leaves open, and how this file answers it."""

    question: str
    choice: str


class Speech(_Table):
    """How the names sound.

    ``pronunciations``: CMU phones for words missing from the recogniser's
    dictionary. ``sounds_like``: common words in place of a word that a Vosk
    model may not know.
    """

    pronunciations: dict[str, tuple[str, ...]] = {}
    sounds_like: dict[str, str] = {}


class Edition(_Table):
    """An edition on one board."""

    format: Literal[1]
    name: Annotated[str, Field(pattern=r"^[a-z0-9_]+\.[a-z0-9_]+$", max_length=60)]
    title: Words
    language: Literal["en"]
    about: str = ""
    tokens: Annotated[tuple[Token, ...], Field(min_length=2, max_length=8)]
    sets: Annotated[tuple[ColorSet, ...], Field(min_length=1)]
    deeds: Deeds
    spaces: Spaces | None = None
    joining: Joining
    buying: Buying | None = None
    rent: Rent | None = None
    building: Building | None = None
    auctions: Auctions | None = None
    trading: Trading | None = None
    jail: Jail | None = None
    go: Go | None = None
    train: Train | None = None
    cards: Cards | None = None
    debt: CashAndOneDeed
    ending: Ending
    undoing: Undoing
    choices: tuple[Choice, ...] = ()
    speech: Speech = Speech()

    @cached_property
    def deed_by_id(self) -> dict[str, Deed]:
        """Return the deeds by their id."""
        return {deed.id: deed for deed in self.deeds.list}

    @cached_property
    def token_by_id(self) -> dict[str, Token]:
        """Return the tokens by their id."""
        return {token.id: token for token in self.tokens}

    @cached_property
    def set_by_id(self) -> dict[str, ColorSet]:
        """Return the colour sets by their id."""
        return {one.id: one for one in self.sets}

    @cached_property
    def card_by_id(self) -> dict[str, Card]:
        """Return the cards by their id; empty where the edition has no deck."""
        return {card.id: card for card in self.cards.list} if self.cards else {}

    @cached_property
    def deeds_of_set(self) -> dict[str, tuple[str, ...]]:
        """Return the ids of each colour set's deeds."""
        return {
            one.id: tuple(deed.id for deed in self.deeds.list if deed.set == one.id)
            for one in self.sets
        }

    def has(self, mechanic: str) -> bool:
        """Tell whether the edition plays with ``mechanic``, named as its table is."""
        return getattr(self, mechanic, None) is not None

    @model_validator(mode="after")
    def _agrees_with_itself(self) -> Self:
        _no_twice("tokens", (token.id for token in self.tokens))
        _no_twice("token keys", (token.key for token in self.tokens))
        _no_twice("sets", (one.id for one in self.sets))
        _no_twice("deeds", (deed.id for deed in self.deeds.list))
        _no_twice("deed names", (deed.name.casefold() for deed in self.deeds.list))
        _no_twice("cards", (card.id for card in self.cards.list) if self.cards else ())
        _check_deeds(self)
        _check_spaces(self)
        if self.joining.least_players > self.joining.most_players:
            raise ValueError("joining: least_players is greater than most_players")
        if self.joining.most_players > len(self.tokens):
            raise ValueError("joining: most_players is greater than the number of tokens")
        return self


RESERVED_KEYS = frozenset("uhqr")
_SPACE_KINDS = frozenset(
    ["go", "chance", "railroad", "jail", "free-parking", "go-to-jail", "trade"],
)


def _no_twice(what: str, values: Iterable[str]) -> None:
    twice = [value for value, count in Counter(values).items() if count > 1]
    if twice:
        raise ValueError(f"{what}: '{twice[0]}' stands there twice")


def _check_deeds(edition: Edition) -> None:
    known = {one.id for one in edition.sets}
    for deed in edition.deeds.list:
        if deed.set not in known:
            raise ValueError(
                f"deeds: {deed.id} is in the set '{deed.set}', which is not in [[sets]]"
            )
        if edition.building and (deed.house_cost is None or deed.hotel_cost is None):
            raise ValueError(f"deeds: {deed.id} needs a house_cost and a hotel_cost")
    for one in edition.sets:
        if not any(deed.set == one.id for deed in edition.deeds.list):
            raise ValueError(f"sets: no deed is in the set '{one.id}'")
    for token in edition.tokens:
        if token.key in RESERVED_KEYS:
            raise ValueError(f"tokens: the key '{token.key}' of {token.id} is needed for a command")
    if edition.rent:
        _check_rent(edition, edition.rent)


def _check_rent(edition: Edition, rent: Rent) -> None:
    steps = 4 if edition.building else 2
    if rent.model not in rent.models:
        raise ValueError(f"rent: the model '{rent.model}' is not in [rent.models]")
    for name, shares in rent.models.items():
        if len(shares) != steps:
            raise ValueError(f"rent: the model '{name}' needs {steps} numbers, one a rent step")
    for deed in edition.deeds.list:
        if deed.rents is not None and len(deed.rents) != steps:
            raise ValueError(f"deeds: {deed.id} needs {steps} rents, one a rent step")


def _check_spaces(edition: Edition) -> None:
    if edition.spaces is None or not edition.spaces.list:
        return
    ids = {deed.id for deed in edition.deeds.list}
    for space in edition.spaces.list:
        if space not in ids and space not in _SPACE_KINDS:
            raise ValueError(f"spaces: '{space}' is neither a deed nor a kind of space")
    _no_twice("spaces", (space for space in edition.spaces.list if space in ids))
    missing = [deed for deed in ids if deed not in edition.spaces.list]
    if missing:
        raise ValueError(f"spaces: the deed '{sorted(missing)[0]}' has no space")
