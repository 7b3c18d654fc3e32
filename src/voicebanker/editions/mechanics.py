"""The tables of the mechanics: which an edition plays, and with which numbers.

Amounts are whole M; a rent share is in per cent of the price. A parameter with
a default is what most editions play; an edition that differs names it.
"""

from typing import Annotated, Literal

from pydantic import Field

from voicebanker.editions.parts import Amount, Count, Identifier, Marked, Table


class Joining(Marked):
    """Who may play, what each player starts with, and who goes first."""

    least_players: Annotated[int, Field(ge=2, le=8)]
    most_players: Annotated[int, Field(ge=2, le=8)]
    start_money: Amount
    first: Literal["highest_roll", "youngest"] = "highest_roll"


class Dice(Marked):
    """How many dice are thrown. ``tell_six``: players tell the banker when they roll a six."""

    count: Annotated[int, Field(ge=1, le=3)]
    tell_six: bool = False


class Buying(Marked):
    """Unowned properties can be bought at the printed price."""


class Rent(Marked):
    """Rent by what stands on the property.

    ``shares``: shares of the price in per cent per model, which a deed's own
    rents override. ``printed``: each deed's own rents, and nothing else.
    """

    kind: Literal["shares", "printed"] = "shares"
    model: str = ""
    models: dict[str, tuple[Annotated[int, Field(ge=0, le=10_000)], ...]] = Field(
        default_factory=dict
    )


class Building(Marked):
    """One House or one Hotel a property; how many lie in the box."""

    houses: Count
    hotels: Count


class Auctions(Marked):
    """Auctions. ``pause`` is the wait after a bid, in seconds.

    ``spoken``: players say their bids, which rise by ``step`` at least; else
    every press of a button is a bid of exactly ``step`` more.
    ``calls`` is how often the banker calls before it is sold: twice for going
    once, going twice. ``bids_beyond_cash``: a bid that the bidder cannot pay is
    ``refused``, or it stands and the sale is ``cancelled``.
    """

    opening_bid: Amount
    step: Annotated[int, Field(ge=1, le=1_000_000)]
    pause: Annotated[int, Field(ge=1, le=600)]
    calls: Annotated[int, Field(ge=0, le=2)] = 2
    bids_beyond_cash: Literal["refused", "cancelled"] = "refused"
    spoken: bool = False


class Trading(Marked):
    """One property for another, for a fee to the Bank.

    ``safe``: what cannot be traded: a set with a building on it, whichever way
    it would go, or also a property taken out of a complete set. ``forced``: the
    players call it a forced trade.
    """

    fee: Amount
    safe: Literal["developed_sets", "complete_sets"] = "developed_sets"
    forced: bool = False


class Deals(Marked):
    """Trades between any two players at any time, agreed by both."""


class Jail(Marked):
    """What leaving Jail costs, and what holds inside.

    ``told``: the banker is told who goes to Jail, and keeps track. Only then do
    ``collects_rent`` and ``bids``, which say what those inside may do, matter,
    and ``six``, which says whether rolling a six frees.
    """

    fee: Amount
    told: bool = False
    six: bool = False
    collects_rent: bool = True
    bids: bool = True


class Go(Marked):
    """What the Bank pays for passing or landing on GO."""

    amount: Amount


class Train(Marked):
    """A ride to a random property."""


class Flight(Marked):
    """A flight to any property, for a fee to the Bank."""

    fee: Amount


class SixReward(Table):
    """``amount`` from the Bank for every six rolled."""

    kind: Literal["six"]
    token: Identifier
    amount: Amount


class FreeFlightReward(Table):
    """Flights cost nothing."""

    kind: Literal["free_flight"]
    token: Identifier


class ChanceReward(Table):
    """``amount`` from the Bank with every Chance card."""

    kind: Literal["chance"]
    token: Identifier
    amount: Amount


class NewSetReward(Table):
    """``amount`` from the Bank for a purchase in a colour set not bought in before.

    ``strict``: only at the printed price, and only while the whole set is unowned.
    """

    kind: Literal["new_set"]
    token: Identifier
    amount: Amount
    strict: bool = False


Reward = Annotated[
    SixReward | FreeFlightReward | ChanceReward | NewSetReward, Field(discriminator="kind")
]


class Rewards(Marked):
    """What each token brings whoever plays with it."""

    list: Annotated[tuple[Reward, ...], Field(min_length=1, max_length=8)]


class CashAndOneDeed(Marked):
    """A debt that cash does not cover: all cash and one property settle it."""

    kind: Literal["cash_and_one_deed"]
    several_creditors: Literal["share_cash_deed_to_bank"]
    last_property: Literal["bankrupt"]


class SellDeeds(Marked):
    """A debt that cash does not cover: all cash, then deeds one by one until it is paid.

    Each deed goes ``to`` the Bank for its printed price; change stays with the
    debtor. What cannot be paid with ``nothing_left`` is let go.
    """

    kind: Literal["sell_deeds"]
    to: Literal["bank"]
    nothing_left: Literal["let_go"]

    @property
    def sells(self) -> bool:
        """Tell that deeds are sold for debts."""
        return True


Debt = Annotated[CashAndOneDeed | SellDeeds, Field(discriminator="kind")]


class Ending(Marked):
    """When the game ends, what counts, and what breaks a tie, first to last.

    ``properties_count``: at their ``price``, or as one ``rent`` each, which the
    Bank pays at the end. ``early``: the table may end the game when it likes.
    """

    at: Literal["first_bankruptcy", "all_deeds_owned"]
    properties_count: Literal["price", "rent"] = "price"
    early: bool = False
    tie_breaks: tuple[Literal["property_value"], ...]


class Undoing(Marked):
    """How many actions in a row can be taken back; 0 is any number."""

    steps: Annotated[int, Field(ge=0, le=1_000)]
