"""The bank's promises hold whichever house rules and short games are chosen together."""

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.test_rules_properties import Step, UndoLast, play
from voicebanker.editions import Edition, load_edition
from voicebanker.rules.auctions import AuctionOff, Bid, CallAuction
from voicebanker.rules.building import Build
from voicebanker.rules.buying import Buy
from voicebanker.rules.cards import DrawChance, DrawCommunityChest
from voicebanker.rules.free_parking import CollectFreeParking
from voicebanker.rules.game import HOTEL, HOUSE
from voicebanker.rules.jail import LeaveJail
from voicebanker.rules.mortgages import KeepMortgage, LiftAtOnce, LiftMortgage, Mortgage
from voicebanker.rules.payments import PayBank, PayPlayer
from voicebanker.rules.raising import GoBankrupt
from voicebanker.rules.razing import SellAllBuildings, SellBuilding
from voicebanker.rules.rent import PayRent
from voicebanker.rules.spaces import LandOnGo, PassGo
from voicebanker.rules.taxes import PayIncomeTax, PayIncomeTaxShare, PayLuxuryTax

PLAYERS = ("dog", "boot", "iron", "thimble")
tokens = st.sampled_from(PLAYERS)
# Few properties, so that sets, rents and debts come about.
deeds = st.sampled_from(["baltic-avenue", "mediterranean-avenue", "boardwalk", "park-place"])
buildings = st.sampled_from([HOUSE, HOTEL])
much = st.sampled_from([10, 200, 1500, 6000])
steps: st.SearchStrategy[Step] = st.one_of(
    st.builds(PayIncomeTax, tokens),
    st.builds(PayIncomeTaxShare, tokens),
    st.builds(PayLuxuryTax, tokens),
    st.builds(LeaveJail, tokens),
    st.builds(DrawChance, tokens),
    st.builds(DrawCommunityChest, tokens),
    st.builds(PayBank, tokens, much),
    st.builds(PayPlayer, tokens, tokens, much),
    st.builds(CollectFreeParking, tokens),
    st.builds(LandOnGo, tokens),
    st.builds(PassGo, tokens),
    st.builds(Buy, tokens, deeds),
    st.builds(PayRent, tokens, deeds),
    st.builds(Build, tokens, buildings, deeds),
    st.builds(SellBuilding, tokens, buildings, deeds),
    st.builds(SellAllBuildings, tokens, deeds),
    st.builds(Mortgage, tokens, deeds),
    st.builds(LiftMortgage, tokens, deeds),
    st.builds(LiftAtOnce, tokens),
    st.builds(KeepMortgage, tokens),
    st.builds(AuctionOff, tokens, deeds),
    st.builds(Bid, tokens),
    st.builds(CallAuction),
    st.builds(CallAuction),
    st.builds(GoBankrupt, tokens),
    st.builds(GoBankrupt, tokens),
    st.builds(UndoLast),
)


@cache
def edition(options: tuple[str, ...]) -> Edition:
    return load_edition("classic.us", options)[0]


short_games = st.sampled_from([(), ("short-game",), ("short-game-2012",)])
house_rules = st.lists(
    st.sampled_from(
        [
            *("free-parking-money", "double-go", "no-auctions", "older-taxes", "older-decks"),
            *("mortgaged-set-single-rent", "undo-any"),
        ]
    ),
    unique=True,
    max_size=4,
).map(sorted)


@settings(max_examples=settings().max_examples // 2)
@given(
    short=short_games,
    house=house_rules,
    players=st.integers(2, 4),
    steps=st.lists(steps, min_size=10, max_size=60),
    seed=st.integers(0, 99),
)
def test_the_banks_promises_hold_in_any_house(
    short: tuple[str, ...], house: list[str], players: int, steps: list[Step], seed: int
) -> None:
    play(edition((*short, *house)), PLAYERS[:players], steps, seed)
