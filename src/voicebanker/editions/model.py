"""The shape of an edition file. Amounts are whole M; a rent share is in per cent of the price."""

from functools import cached_property
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from voicebanker.editions import checks
from voicebanker.editions.debts import Debt
from voicebanker.editions.effects import Card, Cards, TakeJailCard
from voicebanker.editions.mechanics import (
    Auctions,
    Building,
    Buying,
    Clock,
    Deals,
    DealtDeeds,
    Dice,
    Ending,
    Flight,
    FreeParking,
    Go,
    Jail,
    Joining,
    Location,
    Mortgages,
    Payments,
    Places,
    Rent,
    Taxes,
    Trading,
    Train,
    Undoing,
    Waiting,
)
from voicebanker.editions.options import Option
from voicebanker.editions.parts import Amount, Identifier, Marked, Provenance, Table, Words
from voicebanker.editions.rewards import Reward, Rewards


class Token(Table):
    """A playing piece with its button. ``key`` is its letter on the keyboard.

    ``gender`` is that of its name, in languages where names have one.
    """

    id: Identifier
    name: Words
    key: Annotated[str, Field(pattern=r"^[a-z]$")]
    aliases: tuple[Words, ...] = ()
    article: bool = True
    gender: Literal["", "masculine", "feminine", "neuter"] = ""


class ColorSet(Table):
    """A colour set."""

    id: Identifier
    name: Words


class Deed(Table):
    """A Title Deed card. ``rents`` overrides the edition's rent model, in its order.

    ``side`` counts the sides of the board, where a card asks for them.
    Where rents go by houses, those of a railroad are by how many one owns, and
    those of a utility are how many times the dice. ``mortgage`` is its value.
    ``said``: the name respelled for the voice, where it would read it wrong; never printed.
    """

    id: Identifier
    name: Words
    set: Identifier
    price: Amount
    kind: Literal["street", "railroad", "utility"] = "street"
    mortgage: Amount | None = None
    house_cost: Amount | None = None
    hotel_cost: Amount | None = None
    rents: tuple[Amount, ...] | None = None
    side: Annotated[int, Field(ge=1, le=4)] | None = None
    aliases: tuple[Words, ...] = ()
    said: Words | None = None
    provenance: Annotated[Provenance, Field(strict=False)] | None = None


class Deeds(Marked):
    """All Title Deed cards, in board order."""

    list: Annotated[tuple[Deed, ...], Field(min_length=1, max_length=60)]


class Spaces(Marked):
    """The spaces of the board clockwise from GO: a deed's id or the kind of space."""

    list: tuple[Identifier, ...] = ()


class Choice(Table):
    """A question that the rulebook leaves open, and how this file answers it.

    ``source``: what the answer rests on: a heading of the rulebook, other
    evidence, or that it is ours.
    """

    question: str
    choice: str
    source: str = ""


class Speech(Table):
    """How the names sound.

    ``pronunciations``: CMU phones for words missing from the recogniser's
    dictionary. ``sounds_like``: common words in place of a word that a Vosk
    model may not know.
    """

    pronunciations: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    sounds_like: dict[str, str] = Field(default_factory=dict)


class Currency(Table):
    """How amounts are said. They are printed as whole M.

    ``name`` is said after each amount; empty is no name. ``unit``: what one M stands for.
    """

    name: Annotated[str, Field(max_length=40)] = ""
    unit: Literal["one", "thousand", "million"] = "one"


class Edition(Table):
    """An edition on one board."""

    format: Literal[1]
    name: Annotated[str, Field(pattern=r"^[a-z0-9_]+\.[a-z0-9_]+$", max_length=60)]
    title: Words
    language: Annotated[str, AfterValidator(checks.check_language)]
    about: str = ""
    tokens: Annotated[tuple[Token, ...], Field(min_length=2, max_length=8)]
    sets: Annotated[tuple[ColorSet, ...], Field(min_length=1)]
    deeds: Deeds
    spaces: Spaces | None = None
    joining: Joining
    dice: Dice | None = None
    buying: Buying | None = None
    rent: Rent | None = None
    building: Building | None = None
    auctions: Auctions | None = None
    mortgages: Mortgages | None = None
    taxes: Taxes | None = None
    payments: Payments | None = None
    trading: Trading | None = None
    deals: Deals | None = None
    jail: Jail | None = None
    go: Go | None = None
    free_parking: FreeParking | None = None
    dealt_deeds: DealtDeeds | None = None
    places: Places | None = None
    train: Train | None = None
    flight: Flight | None = None
    location: Location | None = None
    rewards: Rewards | None = None
    cards: Cards | None = None
    community_chest: Cards | None = None
    debt: Debt
    ending: Ending
    undoing: Undoing
    waiting: Waiting | None = None
    clock: Clock | None = None
    choices: tuple[Choice, ...] = ()
    options: tuple[Option, ...] = ()
    chosen: tuple[Identifier, ...] = ()
    speech: Speech = Speech()
    currency: Currency = Currency()

    @cached_property
    def deed_by_id(self) -> dict[str, Deed]:
        """Return the deeds by their id."""
        return {deed.id: deed for deed in self.deeds.list}

    @property
    def board(self) -> tuple[str, ...]:
        """Return the spaces clockwise from GO; empty where the file does not know them."""
        return self.spaces.list if self.spaces else ()

    @property
    def starter_by_ear(self) -> Places | None:
        """Return the table of places where the banker can roll for who goes first."""
        return self.places if self.joining.first == "highest_roll" else None

    @property
    def speed_die_by_ear(self) -> Places | None:
        """Return the table of places where the banker knows the speed die, too."""
        return self.places if self.has("dice.speed") else None

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
        """Return the cards of all decks by their id; empty where the edition has none."""
        decks = (self.cards, self.community_chest)
        return {card.id: card for deck in decks if deck for card in deck.list}

    @cached_property
    def chest_cards(self) -> frozenset[str]:
        """Return the ids of the Community Chest cards."""
        chest = self.community_chest
        return frozenset(card.id for card in chest.list) if chest else frozenset()

    @cached_property
    def jail_cards(self) -> tuple[str, ...]:
        """Return the ids of the Get Out of Jail Free cards."""
        return tuple(
            card.id for card in self.card_by_id.values() if isinstance(card.effect, TakeJailCard)
        )

    @property
    def hotel_step(self) -> int:
        """Return which step of building is a Hotel: Houses are the steps before it."""
        return self.building.houses_before_hotel + 1 if self.building else 1

    @property
    def only_deck(self) -> Cards | None:
        """Return the deck where there is one only, so that "a card" can mean no other."""
        return self.cards if self.community_chest is None else None

    @cached_property
    def deeds_of_set(self) -> dict[str, tuple[str, ...]]:
        """Return the ids of each colour set's deeds."""
        return {
            one.id: tuple(deed.id for deed in self.deeds.list if deed.set == one.id)
            for one in self.sets
        }

    @cached_property
    def reward_of(self) -> dict[str, Reward]:
        """Return what each token brings, by its id; empty where tokens bring nothing."""
        return {one.token: one for one in self.rewards.list} if self.rewards else {}

    def has(self, mechanic: str) -> bool:
        """Tell whether the edition plays with ``mechanic``, named as its table is.

        ``jail.told`` asks further whether the key ``told`` of that table is set.
        """
        table, _, key = mechanic.partition(".")
        found = getattr(self, table, None)
        return found is not None and (not key or bool(getattr(found, key, False)))

    @model_validator(mode="after")
    def _agrees_with_itself(self) -> Self:
        checks.check(self)
        return self
