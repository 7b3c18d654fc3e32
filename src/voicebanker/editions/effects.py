"""What a Chance card does. Amounts are whole M."""

from typing import Annotated, Literal

from pydantic import Field

from voicebanker.editions.parts import Amount, Identifier, Marked, Table, Words


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
    """The player moves the token by hand; the banker only says where."""

    kind: Literal["move_token"]


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
    | SendToJail,
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
    """The deck of Chance cards that the banker keeps."""

    list: Annotated[tuple[Card, ...], Field(min_length=1, max_length=100)]

    @property
    def titled(self) -> bool:
        """Tell whether every card has a title, so that players can read out their own."""
        return all(card.title for card in self.list)

    @property
    def chooses(self) -> bool:
        """Tell whether some card lets the player choose another player."""
        return any(isinstance(card.effect, BothCollect | SendToJail) for card in self.list)
