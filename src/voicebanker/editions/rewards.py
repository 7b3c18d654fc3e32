"""The tables of rewards: what each token brings whoever plays with it. Amounts are whole M."""

from typing import Annotated, Literal

from pydantic import Field

from voicebanker.editions.parts import Amount, Identifier, Marked, Table


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
