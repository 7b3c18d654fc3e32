"""The tables of debts: what an edition does with a debt that cash does not cover."""

from typing import Annotated, Literal

from pydantic import Field

from voicebanker.editions.parts import Marked


class CashAndOneDeed(Marked):
    """A debt that cash does not cover: all cash and one property settle it."""

    kind: Literal["cash_and_one_deed"]
    several_creditors: Literal["share_cash_deed_to_bank"]
    last_property: Literal["bankrupt"]

    @property
    def gives(self) -> bool:
        """Tell that deeds are given for debts."""
        return True


class SellDeeds(Marked):
    """A debt that cash does not cover: all cash, then deeds one by one until it is paid.

    Each deed counts at its printed price, and change stays with the debtor. It
    goes ``to`` the Bank, or to the creditor. With ``nothing_left`` the rest is let
    go, or the debtor is bankrupt, and the Bank makes up what a player is owed.
    """

    kind: Literal["sell_deeds"]
    to: Literal["bank", "creditor"]
    nothing_left: Literal["let_go", "bankrupt"]

    @property
    def sells(self) -> bool:
        """Tell that deeds are sold for debts."""
        return True

    @property
    def gives(self) -> bool:
        """Tell that deeds are given for debts."""
        return True


class RaiseCash(Marked):
    """A debt that cash does not cover: the debtor raises the money, or is bankrupt and out.

    Money comes from selling buildings, from mortgages and from deals. Who owes
    more than can be raised hands everything over, to the creditor or to the Bank,
    which sells the deeds in auctions.
    """

    kind: Literal["raise_cash"]

    @property
    def raises(self) -> bool:
        """Tell that money is raised for debts."""
        return True


Debt = Annotated[CashAndOneDeed | SellDeeds | RaiseCash, Field(discriminator="kind")]
