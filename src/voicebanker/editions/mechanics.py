"""The tables of the mechanics: which an edition plays, and with which numbers.

Amounts are whole M; a rent share is in per cent of the price. A parameter with
a default is what most editions play; an edition that differs names it.
"""

from typing import Annotated, Literal

from pydantic import Field

from voicebanker.editions.parts import Amount, Count, Marked, Table, Words


class Joining(Marked):
    """Who may play, what each player starts with, and who goes first."""

    least_players: Annotated[int, Field(ge=2, le=8)]
    most_players: Annotated[int, Field(ge=2, le=8)]
    start_money: Amount
    first: Literal["highest_roll", "youngest"] = "highest_roll"


class Dice(Marked):
    """How many dice are thrown.

    ``tell_six``: players tell the banker when they roll a six. ``speed``: one of
    them is the speed die.
    """

    count: Annotated[int, Field(ge=1, le=3)]
    tell_six: bool = False
    speed: bool = False

    @property
    def one(self) -> bool:
        """Tell whether there is one die only."""
        return self.count == 1

    @property
    def several(self) -> bool:
        """Tell whether there are two dice, or two and the speed die."""
        return self.count > 1


class Places(Marked):
    """The banker keeps the place of every token, and rolls the dice or is told them.

    ``doubles``: who rolls doubles rolls again, and goes to Jail for the third in a row.
    """

    doubles: bool = False


class Buying(Marked):
    """Unowned properties can be bought at the printed price."""


class Rent(Marked):
    """Rent by what stands on the property.

    ``shares``: shares of the price in per cent per model, which a deed's own
    rents override. ``printed``: each deed's own rents, and nothing else. ``levels``:
    each deed's own rents, one a level, of which there are ``levels``. The last
    unowned deed of a set raises all of it: by ``bonus_one_owner`` where one
    player owns it, else by ``bonus_several_owners``.
    ``by_houses``: each deed's own rents, a street's for its site, for each number
    of houses and for a hotel, last; the site of a whole set doubles, with
    ``mortgaged_set_doubles`` also where another street of it is mortgaged.
    """

    kind: Literal["shares", "printed", "levels", "by_houses"] = "shares"
    levels: Annotated[int, Field(ge=0, le=10)] = 0
    bonus_one_owner: Annotated[int, Field(ge=0, le=10)] = 0
    bonus_several_owners: Annotated[int, Field(ge=0, le=10)] = 0
    mortgaged_set_doubles: bool = True

    model: str = ""
    models: dict[str, tuple[Annotated[int, Field(ge=0, le=10_000)], ...]] = Field(
        default_factory=dict
    )

    @property
    def owned(self) -> bool:
        """Tell whether railroads and utilities bring rent by how many one owns."""
        return self.kind == "by_houses"


class Building(Marked):
    """How many Houses and Hotels lie in the box, and how they go up.

    ``houses_before_hotel``: how many Houses a property takes; a Hotel is the step
    after. ``direct_hotel``: a Hotel may be built without them, for the price of
    both. ``even``: a set is built up, and taken down, evenly. ``sells``: the Bank
    takes buildings back for half their price. ``auctioned``: the last ones are, where
    several players could place one.
    """

    houses: Count
    hotels: Count
    houses_before_hotel: Annotated[int, Field(ge=1, le=4)] = 1
    direct_hotel: bool = True
    even: bool = False
    sells: bool = False
    auctioned: bool = False


class Mortgages(Marked):
    """Deeds can be mortgaged for the value on them; ``interest`` in per cent, rounded up."""

    interest: Annotated[int, Field(ge=0, le=100)]


class Tax(Table):
    """A tax space: what the Bank takes there.

    ``share``: players may choose to pay so many per cent of all they own instead;
    0 is no such choice.
    """

    id: Literal["income", "luxury"]
    name: Words
    amount: Amount
    share: Annotated[int, Field(ge=0, le=100)] = 0


class Taxes(Marked):
    """The tax spaces of the board."""

    list: Annotated[tuple[Tax, ...], Field(min_length=1, max_length=2)]

    def of(self, tax: str) -> Tax | None:
        """Return the tax called ``tax``, or None where the board has no such space."""
        return next((one for one in self.list if one.id == tax), None)

    @property
    def income(self) -> bool:
        """Tell whether the board has an income tax."""
        return self.of("income") is not None

    @property
    def luxury(self) -> bool:
        """Tell whether the board has a luxury tax."""
        return self.of("luxury") is not None

    @property
    def choice(self) -> bool:
        """Tell whether the income tax can be paid as a share of what one owns."""
        income = self.of("income")
        return income is not None and income.share > 0


class Payments(Marked):
    """Payments of any amount, as the cards in a player's hand ask for them."""


class Auctions(Marked):
    """Auctions. ``pause`` is the wait after a bid, in seconds.

    ``spoken``: players say their bids, which rise by ``step`` at least; else
    every press of a button is a bid of exactly ``step`` more.
    ``calls`` is how often the banker calls before it is sold: twice for going
    once, going twice. ``bids_beyond_cash``: a bid that the bidder cannot pay is
    ``refused``, or it stands and the sale is ``cancelled``. ``confirmed``: the
    bidding waits for a first press. ``countdown``: instead of calling, the banker
    counts down from this number, one a second.
    """

    opening_bid: Amount
    step: Annotated[int, Field(ge=1, le=1_000_000)]
    pause: Annotated[int, Field(ge=1, le=600)]
    calls: Annotated[int, Field(ge=0, le=2)] = 2
    bids_beyond_cash: Literal["refused", "cancelled"] = "refused"
    spoken: bool = False
    confirmed: bool = False
    countdown: Annotated[int, Field(ge=0, le=10)] = 0


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
    and ``six`` and ``double``, which say what frees when it is rolled. ``tries``:
    after how many turns without a double the fee is due; 0 is never. ``doubles``:
    doubles free, which is the table's business. ``by_dice``: the banker knows the
    dice, so that nobody tells what was rolled for.
    """

    fee: Amount
    told: bool = False
    six: bool = False
    double: bool = False
    tries: Annotated[int, Field(ge=0, le=10)] = 0
    doubles: bool = False
    by_dice: bool = False
    collects_rent: bool = True
    bids: bool = True

    @property
    def double_told(self) -> bool:
        """Tell whether players tell the banker of a double that frees them."""
        return self.double and not self.by_dice

    @property
    def miss_told(self) -> bool:
        """Tell whether players tell the banker of a double that did not come."""
        return self.tries > 0 and not self.by_dice


class Go(Marked):
    """What the Bank pays for passing or landing on GO.

    ``landing``: what it pays for landing on it, where a house rule makes that more.
    """

    amount: Amount
    landing: Amount | None = None

    @property
    def alike(self) -> bool:
        """Tell whether landing on GO pays what passing it does."""
        return self.landing is None


class FreeParking(Marked):
    """Taxes and fines lie in the middle until somebody lands on Free Parking: a house rule."""


class DealtDeeds(Marked):
    """``count`` deeds are dealt to each player at the start; ``paid`` at the printed price."""

    count: Annotated[int, Field(ge=1, le=10)]
    paid: bool = True


class Train(Marked):
    """A ride to a random property."""


class Flight(Marked):
    """A flight to any property, for a fee to the Bank."""

    fee: Amount


class Location(Marked):
    """A move to a property that is unowned or one's own, for a fee to the Bank."""

    fee: Amount


class Ending(Marked):
    """When the game ends, what counts, and what breaks a tie, first to last.

    ``first_bankruptcy``: with nothing left, paid or not; ``first_unpaid_debt``: when
    a debt cannot be paid. ``properties_count``: at their ``price``, as one ``rent``
    each, which the Bank pays at the end, or as ``net_worth``: printed prices, half
    of them where mortgaged, and buildings at what they cost. ``early``: the table
    may end the game when it likes. ``bankruptcies``: after so many it ends though
    several players stand; 0 is when one is left.
    """

    at: Literal["first_bankruptcy", "first_unpaid_debt", "all_deeds_owned", "last_standing"]
    properties_count: Literal["price", "rent", "net_worth"] = "price"
    early: bool = False
    bankruptcies: Annotated[int, Field(ge=0, le=7)] = 0
    tie_breaks: tuple[Literal["property_value", "dearest_deed"], ...]


UndoKind = Literal["joining", "rent", "purchase", "go", "jail_fee", "location_fee", "jail"]


class Undoing(Marked):
    """How many actions in a row can be taken back; 0 is any number.

    ``kinds``: nothing else can be; none named is all. ``jail``: that somebody went
    there, or rolled.
    """

    steps: Annotated[int, Field(ge=0, le=1_000)]
    kinds: tuple[UndoKind, ...] = ()


class Waiting(Marked):
    """How long the banker waits, in seconds, before a command that is half given is forgotten."""

    second_phase: Annotated[int, Field(ge=1, le=600)]


class Clock(Marked):
    """The game is over after ``minutes`` of play, by the end of the round.

    ``warnings``: so many minutes before that the banker says how much is left.
    ``last_round``: whoever has had fewer turns then plays one more.
    """

    minutes: Annotated[int, Field(ge=1, le=1_440)]
    warnings: tuple[Annotated[int, Field(ge=1, le=1_440)], ...] = ()
    last_round: bool = True
