"""The state of a game. Everything is frozen; a change makes a new ``Game``.

Accounts are token ids and ``BANK``. The Bank starts at 0 and may go below it,
so the sum of all accounts is 0 at all times. Amounts are whole M.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from voicebanker.editions import Deed, Edition
from voicebanker.rules.replacing import replace

BANK = "bank"
MIDDLE = "middle"
"""The account of the money in the middle of the board, where a house rule puts fines."""
RULES_VERSION = 1
"""Which reading of events a new game has; see ``registry.read_until``."""
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
    ``property`` may also be ``house`` or ``hotel``: the last of them in the box.
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
class Due:
    """``player`` got ``property`` while it was mortgaged, and must lift that or pay interest."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class Placing:
    """``player`` won ``building`` in an auction, and must say where it goes."""

    player: str
    building: str


@dataclass(frozen=True, slots=True)
class Roll:
    """What a player rolled last, where the banker knows the dice. ``second`` is 0 with one die.

    ``speed`` is the face of the speed die, or ``none``. ``doubles`` counts doubles in a row.
    ``waits``: what is still to be done with it: the fee of ``jail`` opens the door to move,
    the ``bus`` and ``anywhere`` wait for a choice, the ``face`` of Mr. Monopoly leads on, and
    the dice are thrown once more for a ``utility``.
    """

    first: int = 0
    second: int = 0
    speed: str = "none"
    doubles: int = 0
    waits: tuple[str, ...] = ()

    @property
    def steps(self) -> int:
        """Return the sum of the dice; the bus and Mr. Monopoly count nothing."""
        return self.first + self.second + (int(self.speed) if self.speed.isdigit() else 0)


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of the ranking. ``place`` counts from 1; a shared place is given twice.

    ``property_value`` is what the properties count: their printed prices, what they
    and their buildings are worth, or the rents that the Bank has yet to pay at the end.
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
    """A game as the banker knows it.

    ``buildings`` counts the steps that stand on a property: Houses, and after the
    last of them a Hotel. ``jail_cards`` has the holder of each Get Out of Jail Free
    card. ``fallen`` are the players who are out, the first to go first. ``estate``
    are deeds of a bankrupt player that the Bank has yet to sell in auctions. Where the
    banker keeps places, ``spots`` has how many spaces after GO each token stands, which is
    0 for those not in it; ``rolls`` what each player rolled last, and ``roller`` who was last;
    ``lapped`` who has passed GO.
    ``rules_version`` is that of the rules with which the game was begun.
    """

    edition: Edition
    stage: Stage = Stage.JOINING
    players: tuple[str, ...] = ()
    accounts: Mapping[str, int] = field(default_factory=lambda: {BANK: 0})
    owners: Mapping[str, str] = field(default_factory=dict)
    buildings: Mapping[str, int] = field(default_factory=dict)
    mortgaged: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    chest: tuple[str, ...] = ()
    jail_cards: Mapping[str, str] = field(default_factory=dict)
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
    dues: tuple[Due, ...] = ()
    fallen: tuple[str, ...] = ()
    estate: tuple[str, ...] = ()
    placing: Placing | None = None
    ranking: tuple[Rank, ...] = ()
    spots: Mapping[str, int] = field(default_factory=dict)
    rolls: Mapping[str, Roll] = field(default_factory=dict)
    roller: str | None = None
    lapped: tuple[str, ...] = ()
    rules_version: int = RULES_VERSION

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

    def step_on(self, property_: str) -> int:
        """Return how far ``property_`` is built up: the number of Houses, or one more."""
        return self.buildings.get(property_, 0)

    def houses_on(self, property_: str) -> int:
        """Return how many Houses stand on ``property_``; a Hotel is none."""
        step = self.step_on(property_)
        return step if step < self.edition.hotel_step else 0

    def has_hotel(self, property_: str) -> bool:
        """Tell whether a Hotel stands on ``property_``."""
        return self.step_on(property_) == self.edition.hotel_step

    def building_on(self, property_: str) -> str | None:
        """Return the kind of building that stands on ``property_``, or None."""
        if self.has_hotel(property_):
            return HOTEL
        return HOUSE if property_ in self.buildings else None

    def buildings_left(self, building: str) -> int:
        """Return how many Houses or Hotels lie in the box."""
        if self.edition.building is None:
            return 0
        if building == HOUSE:
            return self.edition.building.houses - sum(map(self.houses_on, self.buildings))
        return self.edition.building.hotels - sum(map(self.has_hotel, self.buildings))

    def jail_cards_of(self, player: str) -> tuple[str, ...]:
        """Return the Get Out of Jail Free cards that ``player`` holds, in the edition's order."""
        return tuple(
            card for card in self.edition.jail_cards if self.jail_cards.get(card) == player
        )

    @property
    def still_in(self) -> tuple[str, ...]:
        """Return the players who are not out, in joining order."""
        return tuple(one for one in self.players if one not in self.fallen)

    def others(self, player: str) -> tuple[str, ...]:
        """Return the other players who are not out, in joining order."""
        return tuple(one for one in self.still_in if one != player)

    def spot(self, player: str) -> int:
        """Return how many spaces after GO the token of ``player`` stands."""
        return self.spots.get(player, 0)

    def space(self, player: str) -> str:
        """Return where the token of ``player`` stands: a deed's id, or a kind of space."""
        return self.edition.board[self.spot(player)]

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
    """Hand a Title Deed card to a player, or to the Bank, where it is unowned again.

    Who gets a mortgaged one must lift the mortgage or pay the interest; the Bank lifts it.
    """
    owners = {key: owner for key, owner in game.owners.items() if key != property_}
    if receiver == BANK:
        game = replace(game, levels={k: n for k, n in game.levels.items() if k != property_})
    else:
        owners[property_] = receiver
    if property_ not in game.mortgaged or game.owner(property_) == receiver:
        return replace(game, owners=owners)
    dues = tuple(due for due in game.dues if due.property != property_)
    if receiver == BANK:
        mortgaged = tuple(one for one in game.mortgaged if one != property_)
        return replace(game, owners=owners, mortgaged=mortgaged, dues=dues)
    return replace(game, owners=owners, dues=(*dues, Due(receiver, property_)))


def sell_deed(game: Game, property_: str, buyer: str) -> Game:
    """Hand a Title Deed card to the player who bought it, and note the set it was bought in."""
    color_set = game.deed(property_).set
    before = game.bought_in.get(buyer, ())
    if color_set not in before:
        game = replace(game, bought_in={**game.bought_in, buyer: (*before, color_set)})
    return give_deed(game, property_, buyer)


def build_up_to(game: Game, property_: str, step: int) -> Game:
    """Let ``step`` stand on a property in place of what stood there: Houses, a Hotel, or 0."""
    buildings = {key: built for key, built in game.buildings.items() if key != property_}
    if step:
        buildings[property_] = step
    return replace(game, buildings=buildings)


def take_jail_card(game: Game, card: str, player: str) -> Game:
    """Let ``player`` hold a Get Out of Jail Free card, which is then in no deck."""
    return replace(
        game,
        deck=tuple(one for one in game.deck if one != card),
        chest=tuple(one for one in game.chest if one != card),
        jail_cards={**game.jail_cards, card: player},
    )


def return_jail_card(game: Game, card: str) -> Game:
    """Put a Get Out of Jail Free card back: at the bottom of its deck, or to the used cards."""
    held = {key: holder for key, holder in game.jail_cards.items() if key != card}
    return put_under(replace(game, jail_cards=held), card)


def put_under(game: Game, card: str) -> Game:
    """Put a used card at the bottom of its deck, where the edition keeps that order."""
    from_chest = card in game.edition.chest_cards
    cards = game.edition.community_chest if from_chest else game.edition.cards
    if cards is None or cards.used != "bottom":
        return game
    if from_chest:
        return replace(game, chest=(*game.chest, card))
    return replace(game, deck=(*game.deck, card))
