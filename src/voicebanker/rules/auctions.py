"""Auctions (Voice and Super Electronic Banking: Don't Want to Buy It?; classic: Auctions).

Opened by "Auction off"; bids rise by a fixed step at every press of a button, or
by at least that where they are spoken; the pace is the clock's,
which says ``CallAuction`` after each pause without a bid. How often the banker
calls before it is sold, and whether a bid beyond one's cash is refused or
cancels the sale, is in the edition's data. In Ultimate Banking (Auctions) the
bidding waits for a first press, and a countdown ends it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.building import has_place
from voicebanker.rules.buying import refuse_if_owned
from voicebanker.rules.game import (
    BANK,
    HOTEL,
    HOUSE,
    Auction,
    Game,
    Placing,
    sell_deed,
    transfer,
)
from voicebanker.rules.levels import levels_after_sale
from voicebanker.rules.registry import Chance, Command, Event, Refused, checks, decides, evolve
from voicebanker.rules.replacing import replace
from voicebanker.rules.rewards import for_purchase

_AUCTION = frozenset({"auction"})


@dataclass(frozen=True, slots=True)
class AuctionOff(Command):
    """Put an unowned property up for auction."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class Bid(Command):
    """Bid the next amount."""

    player: str


@dataclass(frozen=True, slots=True)
class BidAmount(Command):
    """Bid ``amount`` whole M, where bids are spoken."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class CallAuction(Command):
    """Nobody has bid for a while: going once, going twice, sold."""


@dataclass(frozen=True, slots=True)
class BeginBidding(Command):
    """Begin the bidding of an auction that waits for it."""


@dataclass(frozen=True, slots=True)
class CallOffAuction(Command):
    """Nobody wants the property."""


@dataclass(frozen=True, slots=True)
class AuctionPrepared(Event):
    """The bidding for ``property`` will start at ``amount`` whole M, when somebody begins it."""

    player: str
    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class BiddingBegan(Event):
    """The bidding for ``property`` is on, and starts at ``amount`` whole M."""

    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class AuctionCountedDown(Event):
    """The banker counts down the last seconds: ``count`` is what is said. ``call`` is which."""

    call: int
    count: int


@dataclass(frozen=True, slots=True)
class AuctionOpened(Event):
    """The bidding starts at ``amount`` whole M."""

    player: str
    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class BidPlaced(Event):
    """``bidder`` stands at ``amount`` whole M."""

    bidder: str
    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class AuctionCalled(Event):
    """Going once (1) or going twice (2), at ``amount`` whole M, with ``bidder`` or nobody."""

    call: int
    bidder: str | None
    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """``bidder`` paid the Bank ``amount`` whole M and took the deed."""

    bidder: str
    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class AuctionCancelled(Event):
    """``bidder`` won at ``amount`` whole M and cannot pay it; the Bank keeps the deed."""

    bidder: str
    property: str
    amount: int


@dataclass(frozen=True, slots=True)
class AuctionFailed(Event):
    """Nobody bid; the Bank keeps the deed. ``amount`` is the opening bid in whole M."""

    property: str
    amount: int


def next_bid(game: Game) -> int:
    """Return what the next bid would be, in whole M."""
    assert game.edition.auctions is not None
    auction = game.auction
    if auction is None or auction.bidder is None:
        return game.edition.auctions.opening_bid
    return auction.bid + game.edition.auctions.step


def seconds_before_call(game: Game) -> int | None:
    """Return how long to wait for a bid before ``CallAuction``, in seconds.

    None where no auction runs, or one waits to begin.
    """
    if game.auction is None or not game.auction.begun:
        return None
    assert game.edition.auctions is not None
    counting = game.edition.auctions.countdown and game.auction.calls
    return 1 if counting else game.edition.auctions.pause


@checks(AuctionOff)
def _check(game: Game, player: str, slots: Mapping[str, str]) -> None:
    if "property" in slots:
        refuse_if_owned(game, player, slots["property"])


@decides(AuctionOff, "auctions")
def _open(game: Game, command: AuctionOff, chance: Chance) -> tuple[Event, ...]:
    refuse_if_owned(game, command.player, command.property)
    if game.edition.has("auctions.confirmed"):
        return (AuctionPrepared(command.player, command.property, next_bid(game)),)
    return (AuctionOpened(command.player, command.property, next_bid(game)),)


@decides(BeginBidding, "auctions.confirmed", during=_AUCTION)
def _begin(game: Game, command: BeginBidding, chance: Chance) -> tuple[Event, ...]:
    assert game.auction is not None
    if game.auction.begun:
        raise Refused("bidding-begun", property=game.auction.property)
    return (BiddingBegan(game.auction.property, next_bid(game)),)


@decides(CallOffAuction, "auctions.confirmed", during=_AUCTION)
def _call_off(game: Game, command: CallOffAuction, chance: Chance) -> tuple[Event, ...]:
    auction = game.auction
    assert auction is not None
    if auction.bidder is not None:
        raise Refused("bid-stands", bidder=auction.bidder, amount=auction.bid)
    return (AuctionFailed(auction.property, next_bid(game)),)


@decides(Bid, "auctions", during=_AUCTION)
def _bid(game: Game, command: Bid, chance: Chance) -> tuple[Event, ...]:
    return _placed_by(game, command.player, next_bid(game))


@checks(BidAmount)
def _check_bid(game: Game, player: str, slots: Mapping[str, str]) -> None:
    if "amount" in slots and int(slots["amount"]) < next_bid(game):
        raise Refused("bid-too-low", slot="amount", amount=next_bid(game))


@decides(BidAmount, "auctions.spoken", during=_AUCTION)
def _bid_amount(game: Game, command: BidAmount, chance: Chance) -> tuple[Event, ...]:
    _check_bid(game, command.player, {"amount": str(command.amount)})
    return _placed_by(game, command.player, command.amount)


def _placed_by(game: Game, player: str, amount: int) -> tuple[Event, ...]:
    assert game.auction is not None
    assert game.edition.auctions is not None
    jail = game.edition.jail
    if jail is not None and not jail.bids and player in game.jailed:
        raise Refused("no-bids-in-jail", player=player)
    if not game.auction.begun:
        return (BiddingBegan(game.auction.property, next_bid(game)),)
    if game.auction.bidder == player:
        raise Refused("bid-is-yours", amount=game.auction.bid)
    lot = game.auction.property
    if lot in (HOUSE, HOTEL) and not has_place(game, player, lot):
        raise Refused("nowhere-to-build", player=player, building=lot)
    is_refused = game.edition.auctions.bids_beyond_cash == "refused"
    if is_refused and game.money(player) < amount:
        raise Refused("cannot-afford-bid", slot="amount", player=player, amount=amount)
    return (BidPlaced(player, game.auction.property, amount),)


@decides(CallAuction, "auctions", during=_AUCTION)
def _call(game: Game, command: CallAuction, chance: Chance) -> tuple[Event, ...]:
    auction = game.auction
    assert auction is not None
    assert game.edition.auctions is not None
    if not auction.begun:
        raise Refused("bidding-not-begun", property=auction.property)
    countdown = game.edition.auctions.countdown
    if auction.calls < countdown:
        return (AuctionCountedDown(auction.calls + 1, countdown - auction.calls),)
    if not countdown and auction.calls < game.edition.auctions.calls:
        amount = auction.bid if auction.bidder else next_bid(game)
        return (AuctionCalled(auction.calls + 1, auction.bidder, auction.property, amount),)
    if auction.bidder is None:
        return (AuctionFailed(auction.property, next_bid(game)),)
    if game.money(auction.bidder) < auction.bid:
        return (AuctionCancelled(auction.bidder, auction.property, auction.bid),)
    reward = for_purchase(game, auction.bidder, auction.property, auction=True)
    levels = levels_after_sale(game, auction.bidder, auction.property)
    return (AuctionWon(auction.bidder, auction.property, auction.bid), *reward, *levels)


@evolve.register
def _opened(event: AuctionOpened, game: Game) -> Game:
    estate = tuple(one for one in game.estate if one != event.property)
    return replace(game, auction=Auction(event.property), estate=estate)


@evolve.register
def _prepared(event: AuctionPrepared, game: Game) -> Game:
    return replace(game, auction=Auction(event.property, begun=False))


@evolve.register
def _began(event: BiddingBegan, game: Game) -> Game:
    return replace(game, auction=Auction(event.property))


@evolve.register
def _counted(event: AuctionCountedDown, game: Game) -> Game:
    assert game.auction is not None
    return replace(game, auction=replace(game.auction, calls=event.call))


@evolve.register
def _placed(event: BidPlaced, game: Game) -> Game:
    return replace(game, auction=Auction(event.property, event.amount, event.bidder))


@evolve.register
def _called(event: AuctionCalled, game: Game) -> Game:
    assert game.auction is not None
    return replace(game, auction=replace(game.auction, calls=event.call))


@evolve.register
def _won(event: AuctionWon, game: Game) -> Game:
    game = transfer(replace(game, auction=None), event.bidder, BANK, event.amount)
    if event.property in (HOUSE, HOTEL):
        return replace(game, placing=Placing(event.bidder, event.property))
    return sell_deed(game, event.property, event.bidder)


@evolve.register
def _cancelled(event: AuctionCancelled, game: Game) -> Game:
    return replace(game, auction=None)


@evolve.register
def _failed(event: AuctionFailed, game: Game) -> Game:
    return replace(game, auction=None)
