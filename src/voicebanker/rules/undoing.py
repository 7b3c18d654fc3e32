"""What may be taken back, where an edition does not take back everything.

Ultimate Banking: Cancel Last Transaction. ``history`` does the taking back.
"""

from collections.abc import Iterable, Mapping

from voicebanker.editions import Edition
from voicebanker.rules.auctions import (
    AuctionFailed,
    AuctionPrepared,
    BiddingBegan,
    BidPlaced,
)
from voicebanker.rules.buying import PropertyBought
from voicebanker.rules.cards import CardDrawn, CardRead
from voicebanker.rules.dice import DiceRolled
from voicebanker.rules.jail import DoubleMissed, DoubleRolled, JailEntered, JailFeePaid
from voicebanker.rules.joining import GameBegan, PlayerJoined
from voicebanker.rules.levels import RentLevelsChanged, RentLevelsKept
from voicebanker.rules.locations import LocationUsed
from voicebanker.rules.owing import DebtArose
from voicebanker.rules.places import TokenMoved
from voicebanker.rules.registry import Event, Refused
from voicebanker.rules.rent import RentPaid
from voicebanker.rules.spaces import GoPassed

_KINDS: Mapping[type[Event], str] = {
    PlayerJoined: "joining",
    GameBegan: "joining",
    RentPaid: "rent",
    PropertyBought: "purchase",
    GoPassed: "go",
    JailFeePaid: "jail_fee",
    LocationUsed: "location_fee",
    JailEntered: "jail",
    DoubleRolled: "jail",
    DoubleMissed: "jail",
    DiceRolled: "jail",
    TokenMoved: "jail",
    CardRead: "card",
    CardDrawn: "card",
    AuctionPrepared: "auction",
    BiddingBegan: "auction",
    BidPlaced: "auction",
    AuctionFailed: "auction",
    RentLevelsChanged: "rise",
    RentLevelsKept: "rise",
}


def refuse_kind(edition: Edition, happened: Iterable[tuple[Event, ...]]) -> None:
    """Raise ``Refused`` where what ``happened`` in an action cannot be taken back."""
    kinds = edition.undoing.kinds
    if not kinds:
        return
    events = [event for events in happened for event in events]
    found = (_KINDS[type(event)] for event in events if type(event) in _KINDS)
    kind = next(found, "other")
    if any(isinstance(event, DebtArose) for event in events):
        kind = "debt"
    if kind not in kinds:
        raise Refused("cannot-undo", kind=kind)
