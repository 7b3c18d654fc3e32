"""What a Chance card does. Amounts are whole M."""

from typing import Annotated, Literal

from pydantic import Field

from voicebanker.editions.parts import Amount, Identifier, Marked, Table, Words

LevelChange = Annotated[int, Field(ge=-10, le=10)]


class Collect(Table):
    """Collect ``amount`` from the Bank."""

    kind: Literal["collect"]
    amount: Amount


class Pay(Table):
    """Pay ``amount`` to the Bank."""

    kind: Literal["pay"]
    amount: Amount


class CollectFromEach(Table):
    """Collect ``amount`` from each other player."""

    kind: Literal["collect_from_each"]
    amount: Amount


class PayEach(Table):
    """Pay ``amount`` to each other player."""

    kind: Literal["pay_each"]
    amount: Amount


class PayPerProperty(Table):
    """Pay the Bank ``amount`` for each property owned."""

    kind: Literal["pay_per_property"]
    amount: Amount


class PayPerBuilding(Table):
    """Pay the Bank for each House and each Hotel owned."""

    kind: Literal["pay_per_building"]
    house: Amount
    hotel: Amount


class TakeJailCard(Table):
    """Take the Get Out of Jail Free card."""

    kind: Literal["take_jail_card"]


class TrainRide(Table):
    """Take a train ride to a random property."""

    kind: Literal["train_ride"]


class MoveToken(Table):
    """The player moves the token by hand; the banker only says where.

    Where the banker keeps places it moves the token: ``to`` a deed or the next space of a
    kind, to the nearest railroad or utility, or by ``steps``, which may go back. With
    ``any`` the player says where. ``go``: GO pays on the way. ``everybody`` goes there.
    """

    kind: Literal["move_token"]
    to: Identifier | None = None
    steps: Annotated[int, Field(ge=-12, le=12)] = 0
    go: bool = True
    everybody: bool = False


class BothCollect(Table):
    """Choose another player; both collect ``amount`` from the Bank."""

    kind: Literal["both_collect"]
    amount: Amount


class EnterJail(Table):
    """Go to Jail, where the banker keeps track of who is inside."""

    kind: Literal["enter_jail"]


class SendToJail(Table):
    """Choose another player, who goes to Jail."""

    kind: Literal["send_to_jail"]


class SetLevels(Table):
    """Choose an own property: the rent of every owned one of its set moves by ``change``."""

    kind: Literal["set_levels"]
    change: LevelChange


class SideLevels(Table):
    """Choose an own property: the rent of every owned one on its side moves by ``change``."""

    kind: Literal["side_levels"]
    change: LevelChange


class NeighbourLevels(Table):
    """Choose an own property: its rent moves by ``change``, its neighbours' by ``neighbours``."""

    kind: Literal["neighbour_levels"]
    change: LevelChange
    neighbours: LevelChange


class LevelTo(Table):
    """Choose an own or ``any`` owned property: its rent moves to ``level``."""

    kind: Literal["level_to"]
    level: Annotated[int, Field(ge=1, le=10)]
    whose: Literal["own", "any"]


class Swap(Table):
    """Choose an own property and one of another player's: they change hands."""

    kind: Literal["swap"]


class CapRent(Table):
    """The next ``payments`` rents are paid at the lowest level."""

    kind: Literal["cap_rent"]
    payments: Annotated[int, Field(ge=1, le=100)]


LevelEffect = SetLevels | SideLevels | NeighbourLevels | LevelTo
PropertyEffect = LevelEffect | Swap

Effect = Annotated[
    Collect
    | Pay
    | CollectFromEach
    | PayEach
    | PayPerProperty
    | PayPerBuilding
    | TakeJailCard
    | TrainRide
    | MoveToken
    | BothCollect
    | EnterJail
    | SendToJail
    | SetLevels
    | SideLevels
    | NeighbourLevels
    | LevelTo
    | Swap
    | CapRent,
    Field(discriminator="kind"),
]


class Card(Table):
    """A card that the banker draws. Its words are in the catalogue under ``card-ID``.

    ``title`` is what players call it who draw from a deck of their own.
    """

    id: Identifier
    effect: Effect
    title: Words | None = None
    aliases: tuple[Words, ...] = ()


class Cards(Marked):
    """A deck of cards that the banker keeps.

    ``called``: what players call a card. ``drawn_by``: where the ``table`` draws, the
    banker does not; read out can be every card with a title. ``cancel``: a card whose
    choice is still open can be called off.

    ``used``: where a used card goes: all are ``shuffled`` when the last is drawn,
    or each goes to the ``bottom`` of the deck.
    """

    used: Literal["shuffled", "bottom"] = "shuffled"
    list: Annotated[tuple[Card, ...], Field(min_length=1, max_length=100)]
    called: Literal["chance", "event"] = "chance"
    drawn_by: Literal["banker", "table"] = "banker"
    cancel: bool = False

    @property
    def chance(self) -> bool:
        """Tell whether they are Chance cards."""
        return self.called == "chance"

    @property
    def event(self) -> bool:
        """Tell whether they are Event cards."""
        return self.called == "event"

    @property
    def titled(self) -> bool:
        """Tell whether every card has a title, so that players can read out their own."""
        return all(card.title for card in self.list)

    @property
    def chooses(self) -> bool:
        """Tell whether some card lets the player choose another player."""
        return any(isinstance(card.effect, BothCollect | SendToJail) for card in self.list)

    @property
    def chooses_property(self) -> bool:
        """Tell whether some card lets the player choose a property."""
        return any(isinstance(card.effect, PropertyEffect) for card in self.list)
