"""The state of a game. Everything is frozen; a change makes a new ``Game``.

Accounts are token ids and ``BANK``. The Bank starts at 0 and may go below it,
so the sum of all accounts is 0 at all times. Amounts are whole M.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from voicebanker.editions import Deed, Edition

BANK = "bank"
HOUSE = "house"
HOTEL = "hotel"


class Stage(StrEnum):
    """How far the game is."""

    JOINING = "joining"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Auction:
    """A running auction. ``bid`` is 0 until somebody bids; ``calls`` counts going once, twice.

    ``begun`` is false while it waits for the press that begins the bidding.
    """

    property: str
    bid: int = 0
    bidder: str | None = None
    calls: int = 0
    begun: bool = True


@dataclass(frozen=True, slots=True)
class Debt:
    """What ``debtor`` owes and cannot pay in cash: pairs of account and whole M."""

    debtor: str
    owed: tuple[tuple[str, int], ...]

    @property
    def amount(self) -> int:
        """Return the sum owed, in whole M."""
        return sum(amount for _, amount in self.owed)


@dataclass(frozen=True, slots=True)
class Choice:
    """``player`` must choose one of ``among`` for a card whose effect is of ``kind``.

    ``amount`` is what each of the two collects, in whole M. Where a property is
    ``wanted``, ``kind`` says which: an own one, any, the one to give, or the one to take
    for ``give``; ``card`` says what for.
    """

    player: str
    kind: str
    among: tuple[str, ...]
    amount: int = 0
    wanted: str = "player"
    card: str = ""
    give: str | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """A trade that ``player`` makes with ``partner``: deeds, whole M and cards each way."""

    player: str
    partner: str
    gives: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    gives_money: int = 0
    takes_money: int = 0
    gives_cards: int = 0
    takes_cards: int = 0
    offered: bool = False

    @property
    def is_empty(self) -> bool:
        """Tell whether nothing would change hands."""
        return not (
            self.gives
            or self.takes
            or self.gives_money
            or self.takes_money
            or self.gives_cards
            or self.takes_cards
        )


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of the ranking. ``place`` counts from 1; a shared place is given twice.

    ``property_value`` is what the properties count: their printed prices, or
    the rents that the Bank has yet to pay at the end.
    """

    player: str
    place: int
    money: int
    property_value: int

    @property
    def total(self) -> int:
        """Return the money and what the properties count, in whole M."""
        return self.money + self.property_value


@dataclass(frozen=True, slots=True)
class Game:
    """A game as the banker knows it."""

    edition: Edition
    stage: Stage = Stage.JOINING
    players: tuple[str, ...] = ()
    accounts: Mapping[str, int] = field(default_factory=lambda: {BANK: 0})
    owners: Mapping[str, str] = field(default_factory=dict)
    buildings: Mapping[str, str] = field(default_factory=dict)
    deck: tuple[str, ...] = ()
    jail_card_holder: str | None = None
    jailed: tuple[str, ...] = ()
    jail_tries: Mapping[str, int] = field(default_factory=dict)
    levels: Mapping[str, int] = field(default_factory=dict)
    completed: tuple[str, ...] = ()
    capped_rents: int = 0
    bought_in: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    auction: Auction | None = None
    debts: tuple[Debt, ...] = ()
    choice: Choice | None = None
    deal: Deal | None = None
    ranking: tuple[Rank, ...] = ()

    def deed(self, property_: str) -> Deed:
        """Return the Title Deed card of ``property_``."""
        return self.edition.deed_by_id[property_]

    def owner(self, property_: str) -> str | None:
        """Return the token that owns ``property_``, or None where the Bank does."""
        return self.owners.get(property_)

    def level(self, property_: str) -> int:
        """Return the rent level of ``property_``, from 1; 1 where nobody owns it."""
        return self.levels.get(property_, 1)

    def money(self, account: str) -> int:
        """Return what lies in ``account``, in whole M."""
        return self.accounts.get(account, 0)

    def properties(self, player: str) -> tuple[str, ...]:
        """Return what ``player`` owns, in board order."""
        return tuple(
            deed.id for deed in self.edition.deeds.list if self.owners.get(deed.id) == player
        )

    def set_of(self, property_: str) -> tuple[str, ...]:
        """Return all properties of the colour set that ``property_`` is in."""
        return self.edition.deeds_of_set[self.deed(property_).set]

    def has_set(self, property_: str) -> bool:
        """Tell whether one player owns the whole colour set of ``property_``."""
        owner = self.owner(property_)
        return owner is not None and all(
            self.owner(other) == owner for other in self.set_of(property_)
        )

    def is_developed(self, property_: str) -> bool:
        """Tell whether any property of its set has a building."""
        return any(other in self.buildings for other in self.set_of(property_))

    def buildings_left(self, building: str) -> int:
        """Return how many Houses or Hotels lie in the box."""
        if self.edition.building is None:
            return 0
        box = self.edition.building.houses if building == HOUSE else self.edition.building.hotels
        return box - sum(1 for standing in self.buildings.values() if standing == building)

    def others(self, player: str) -> tuple[str, ...]:
        """Return the other players in joining order."""
        return tuple(one for one in self.players if one != player)

    def property_value(self, player: str) -> int:
        """Return the printed prices of all that ``player`` owns, in whole M."""
        return sum(self.deed(one).price for one in self.properties(player))


def transfer(game: Game, payer: str, payee: str, amount: int) -> Game:
    """Move ``amount`` whole M between two accounts. All money in the game moves here."""
    accounts = dict(game.accounts)
    accounts[payer] = accounts.get(payer, 0) - amount
    accounts[payee] = accounts.get(payee, 0) + amount
    return replace(game, accounts=accounts)


def give_deed(game: Game, property_: str, receiver: str) -> Game:
    """Hand a Title Deed card to a player, or to the Bank, where it is unowned again."""
    owners = {key: owner for key, owner in game.owners.items() if key != property_}
    if receiver == BANK:
        game = replace(game, levels={k: n for k, n in game.levels.items() if k != property_})
    else:
        owners[property_] = receiver
    return replace(game, owners=owners)


def sell_deed(game: Game, property_: str, buyer: str) -> Game:
    """Hand a Title Deed card to the player who bought it, and note the set it was bought in."""
    color_set = game.deed(property_).set
    before = game.bought_in.get(buyer, ())
    if color_set not in before:
        game = replace(game, bought_in={**game.bought_in, buyer: (*before, color_set)})
    return give_deed(game, property_, buyer)


def place_building(game: Game, property_: str, building: str | None) -> Game:
    """Put a building on a property in place of what stood there, or clear it with None."""
    buildings = {key: kind for key, kind in game.buildings.items() if key != property_}
    if building is not None:
        buildings[property_] = building
    return replace(game, buildings=buildings)
