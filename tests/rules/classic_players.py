"""Players of the classic game who do anything, or what makes sense, on a few deeds."""

from dataclasses import dataclass
from functools import cache

from hypothesis import strategies as st

from tests.rules.games import changed
from voicebanker.editions import Edition
from voicebanker.rules.auctions import AuctionOff, BidAmount, CallAuction
from voicebanker.rules.building import Build
from voicebanker.rules.buying import Buy
from voicebanker.rules.cards import DrawChance, DrawCommunityChest, KeepJailCard
from voicebanker.rules.deals import (
    AgreeToDeal,
    DeclineDeal,
    DropDeal,
    GiveDeed,
    GiveJailCard,
    GiveMoney,
    OfferDeal,
    OpenDeal,
    TakeDeed,
    TakeMoney,
)
from voicebanker.rules.engine import asked
from voicebanker.rules.game import HOTEL, HOUSE, Deal, Game
from voicebanker.rules.jail import LeaveJail
from voicebanker.rules.mortgages import KeepMortgage, LiftAtOnce, LiftMortgage, Mortgage
from voicebanker.rules.payments import (
    CollectFromBank,
    CollectFromEveryone,
    PayBank,
    PayEveryone,
    PayPlayer,
)
from voicebanker.rules.raising import GoBankrupt
from voicebanker.rules.razing import SellAllBuildings, SellBuilding
from voicebanker.rules.registry import Command
from voicebanker.rules.rent import PayDoubleRent, PayRent, PayTenfold
from voicebanker.rules.shortage import AuctionBuilding, PlaceBuilding
from voicebanker.rules.spaces import PassGo
from voicebanker.rules.taxes import PayIncomeTax, PayLuxuryTax

PLAYERS = ("dog", "boot", "iron")
DEEDS = (
    "mediterranean-avenue",
    "baltic-avenue",
    "reading-railroad",
    "water-works",
    "park-place",
    "boardwalk",
)


@cache
def classic_board(start_money: int, houses: int) -> Edition:
    """Return a board for players with little money and a box with few buildings."""
    return changed(
        "classic.us",
        joining={"start_money": start_money, "most_players": 3},
        building={"houses": houses, "hotels": 1},
    )


tokens, deeds = st.sampled_from(PLAYERS), st.sampled_from(DEEDS)
buildings, amounts = st.sampled_from([HOUSE, HOTEL]), st.integers(1, 600)
anything: st.SearchStrategy[Command] = st.one_of(
    st.builds(Buy, tokens, deeds),
    st.builds(PayRent, tokens, deeds, st.one_of(st.none(), st.integers(2, 18))),
    st.builds(PayDoubleRent, tokens, deeds),
    st.builds(PayTenfold, tokens, deeds, st.integers(2, 18)),
    st.builds(Build, tokens, buildings, deeds),
    st.builds(SellBuilding, tokens, buildings, deeds),
    st.builds(SellAllBuildings, tokens, deeds),
    st.builds(AuctionBuilding, tokens, buildings),
    st.builds(PlaceBuilding, tokens, deeds),
    st.builds(Mortgage, tokens, deeds),
    st.builds(LiftMortgage, tokens, deeds),
    st.builds(LiftAtOnce, tokens),
    st.builds(KeepMortgage, tokens),
    st.builds(AuctionOff, tokens, deeds),
    st.builds(BidAmount, tokens, amounts),
    st.builds(CallAuction),
    st.builds(PassGo, tokens),
    st.builds(LeaveJail, tokens),
    st.builds(DrawChance, tokens),
    st.builds(DrawCommunityChest, tokens),
    st.builds(KeepJailCard, tokens),
    st.builds(PayIncomeTax, tokens),
    st.builds(PayLuxuryTax, tokens),
    st.builds(PayBank, tokens, amounts),
    st.builds(CollectFromBank, tokens, amounts),
    st.builds(PayPlayer, tokens, tokens, amounts),
    st.builds(PayEveryone, tokens, amounts),
    st.builds(CollectFromEveryone, tokens, amounts),
    st.builds(GoBankrupt, tokens),
    st.builds(OpenDeal, tokens, tokens),
    st.builds(GiveDeed, tokens, deeds),
    st.builds(TakeDeed, tokens, deeds),
    st.builds(GiveMoney, tokens, amounts),
    st.builds(TakeMoney, tokens, amounts),
    st.builds(GiveJailCard, tokens),
    st.builds(OfferDeal, tokens),
    st.builds(AgreeToDeal, tokens),
    st.builds(DeclineDeal, tokens),
    st.builds(DropDeal, tokens),
)


@dataclass(frozen=True)
class SensibleClassic:
    """What a player of the classic game would do now."""

    token: str
    deed: str
    choice: int

    def now(self, game: Game) -> Command:
        """Return the command."""
        if game.auction is not None:
            return self._in_auction(game)
        waiting = asked(game)
        if waiting is not None:
            return self._answer(game, waiting.player, waiting.what)
        owner = game.owner(self.deed)
        if owner is None:
            return Buy(self.token, self.deed)
        if owner != self.token:
            return PayRent(self.token, self.deed, 7)
        return self._with_own(game)

    def _in_auction(self, game: Game) -> Command:
        if self.choice % 3:
            return CallAuction()
        assert game.auction is not None
        return BidAmount(self.token, max(10, game.auction.bid + 1))

    def _answer(self, game: Game, player: str, what: str) -> Command:
        if what == "placing":
            return PlaceBuilding(player, self.deed)
        if what == "mortgage":
            return KeepMortgage(player) if self.choice % 2 else LiftAtOnce(player)
        if what in ("deal", "consent"):
            assert game.deal is not None
            return self._in_deal(game, game.deal)
        if self.choice < 2:
            return GoBankrupt(player)
        if self.choice == 2:
            return SellAllBuildings(player, self.deed)
        return Mortgage(player, self.deed)

    def _in_deal(self, game: Game, deal: Deal) -> Command:
        if deal.offered:
            return AgreeToDeal(deal.partner) if self.choice % 3 else DeclineDeal(deal.partner)
        if self.choice % 2:
            return OfferDeal(deal.player)
        if game.owner(self.deed) == deal.player:
            return GiveDeed(deal.player, self.deed)
        return TakeDeed(deal.player, self.deed)

    def _with_own(self, game: Game) -> Command:
        if game.has_set(self.deed) and self.choice < 6:
            building = HOTEL if game.step_on(self.deed) == 4 else HOUSE
            return Build(self.token, building, self.deed)
        if self.choice == 6:
            return OpenDeal(self.token, PLAYERS[(PLAYERS.index(self.token) + 1) % 3])
        if self.choice == 7:
            return AuctionBuilding(self.token, HOUSE)
        return Mortgage(self.token, self.deed) if self.choice == 8 else DrawChance(self.token)


sensible = st.builds(SensibleClassic, tokens, deeds, st.integers(0, 9))
boards = st.builds(
    classic_board,
    st.sampled_from([150, 600, 3000]),
    st.sampled_from([1, 5, 32]),
)
