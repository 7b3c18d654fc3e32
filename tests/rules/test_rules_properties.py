"""Whatever is commanded, in whatever order, the bank's promises hold."""

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from itertools import product

from hypothesis import event, given, settings
from hypothesis import strategies as st

from tests.rules.classic_players import PLAYERS as CLASSIC_PLAYERS
from tests.rules.classic_players import SensibleClassic, anything, boards
from tests.rules.classic_players import sensible as sensible_classic
from tests.rules.games import changed, small_electronic, small_ultimate
from voicebanker.editions import Edition
from voicebanker.rules import codec
from voicebanker.rules.auctions import AuctionOff, BeginBidding, Bid, CallAuction, CallOffAuction
from voicebanker.rules.building import Build
from voicebanker.rules.buying import Buy
from voicebanker.rules.cards import DrawChance, ReadCard
from voicebanker.rules.chain import Chain
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.choosing import ChoosePlayer
from voicebanker.rules.closing import EndGame
from voicebanker.rules.costing import ACTIONS
from voicebanker.rules.debts import GiveProperty
from voicebanker.rules.engine import answer, state_of
from voicebanker.rules.event_cards import ChooseProperty
from voicebanker.rules.flights import TakeFlight
from voicebanker.rules.game import HOTEL, HOUSE, Game
from voicebanker.rules.history import History
from voicebanker.rules.jail import GoToJail, LeaveJail, MissDouble, RollDouble, RollSix
from voicebanker.rules.joining import BeginGame, Join
from voicebanker.rules.levels import RaiseRent
from voicebanker.rules.locations import UseLocation
from voicebanker.rules.promises import promises_hold
from voicebanker.rules.registry import QUESTIONS, Command, Refused
from voicebanker.rules.rent import PayRent
from voicebanker.rules.spaces import PassGo, RideTrain
from voicebanker.rules.topics import TOPICS
from voicebanker.rules.trading import Trade


@dataclass(frozen=True)
class UndoLast:
    """Not a command: the last action is taken back."""


@cache
def board(start_money: int, houses: int) -> Edition:
    return changed(
        joining={"start_money": start_money}, building={"houses": houses, "hotels": houses}
    )


tokens = st.sampled_from(["cat", "dog", "t-rex"])
anyone = st.sampled_from(["cat", "dog", "t-rex", "racecar", "teapot"])
# Few properties, so that sets, rents and debts come about.
deeds = st.sampled_from(
    ["baltic-avenue", "mediterranean-avenue", "boardwalk", "park-place", "states-avenue"]
)
wild = st.one_of(
    st.builds(Buy, tokens, deeds),
    st.builds(PayRent, tokens, deeds),
    st.builds(Build, tokens, st.sampled_from([HOUSE, HOTEL]), deeds),
    st.builds(GiveProperty, tokens, deeds),
    st.builds(AuctionOff, tokens, deeds),
    st.builds(Bid, anyone),
    st.builds(CallAuction),
    st.builds(Trade, tokens, deeds, deeds),
    st.builds(PassGo, anyone),
    st.builds(LeaveJail, tokens),
    st.builds(DrawChance, tokens),
    st.builds(RideTrain, tokens),
    st.builds(Join, anyone),
    st.builds(BeginGame, anyone),
    st.builds(UndoLast),
)


@dataclass(frozen=True)
class Sensible:
    """What a player would do now: pay when something is owned, bid, settle, begin."""

    token: str
    deed: str
    choice: int

    def now(self, game: Game) -> Command:
        state = state_of(game)
        if state == "joining":
            return BeginGame("cat")
        if state == "auction":
            return CallAuction() if self.choice % 3 else Bid(self.token)
        if state == "debt":
            debtor = game.debts[0].debtor
            owned = game.properties(debtor)
            return GiveProperty(debtor, owned[self.choice % len(owned)])
        owner = game.owner(self.deed)
        if owner is None:
            return Buy(self.token, self.deed)
        if owner == self.token:
            return Build(self.token, HOTEL if self.choice % 2 else HOUSE, self.deed)
        return PayRent(self.token, self.deed)


sensible = st.builds(Sensible, tokens, deeds, st.integers(0, 5))
commands = st.booleans().flatmap(lambda is_wild: wild if is_wild else sensible)
games = st.builds(board, st.sampled_from([200, 600, 1500]), st.sampled_from([1, 8]))


# Super Electronic Banking.

ELECTRONIC = ("super-saver", "big-spender", "world-traveller", "frequent-flyer")
tapped = st.sampled_from(ELECTRONIC)
cards = st.sampled_from(["mediterranean-avenue", "baltic-avenue", "park-place", "boardwalk"])
electronic_wild = st.one_of(
    st.builds(Buy, tapped, cards),
    st.builds(PayRent, tapped, cards),
    st.builds(GiveProperty, tapped, cards),
    st.builds(AuctionOff, tapped, cards),
    st.builds(Bid, tapped),
    st.builds(CallAuction),
    st.builds(Trade, tapped, cards, cards),
    st.builds(PassGo, tapped),
    st.builds(GoToJail, tapped),
    st.builds(LeaveJail, tapped),
    st.builds(RollSix, tapped),
    st.builds(TakeFlight, tapped, cards),
    st.builds(DrawChance, tapped),
    st.builds(ReadCard, tapped, st.sampled_from(tuple(small_electronic(150).card_by_id))),
    st.builds(ChoosePlayer, tapped, tapped),
    st.builds(EndGame, tapped),
    st.builds(Build, tapped, st.just(HOUSE), cards),
    st.builds(UndoLast),
)


@dataclass(frozen=True)
class SensibleTap:
    """What a player of Super Electronic Banking would do now."""

    token: str
    deed: str
    choice: int

    def now(self, game: Game) -> Command:
        if game.auction is not None:
            return CallAuction() if self.choice % 3 else Bid(self.token)
        if game.debts:
            debtor = game.debts[0].debtor
            owned = game.properties(debtor)
            return GiveProperty(debtor, owned[self.choice % len(owned)])
        if game.choice is not None:
            among = game.choice.among
            return ChoosePlayer(game.choice.player, among[self.choice % len(among)])
        if self.token in game.jailed:
            return RollSix(self.token) if self.choice % 2 else LeaveJail(self.token)
        owner = game.owner(self.deed)
        if owner is None and self.choice % 3 == 0:
            return Buy(self.token, self.deed)
        if owner not in (None, self.token):
            return PayRent(self.token, self.deed)
        return DrawChance(self.token) if self.choice % 2 else TakeFlight(self.token, self.deed)


taps = st.builds(SensibleTap, tapped, cards, st.integers(0, 5))
electronic_commands = st.integers(0, 2).flatmap(lambda kind: taps if kind else electronic_wild)


# Ultimate Banking.

ULTIMATE = ("car", "helicopter", "ship", "jet")
tokens_of_ultimate = st.sampled_from(ULTIMATE)
event_cards = st.sampled_from(tuple(small_ultimate(300).card_by_id))
ultimate_wild = st.one_of(
    st.builds(Buy, tokens_of_ultimate, cards),
    st.builds(PayRent, tokens_of_ultimate, cards),
    st.builds(RaiseRent, tokens_of_ultimate, cards),
    st.builds(UseLocation, tokens_of_ultimate, cards),
    st.builds(GiveProperty, tokens_of_ultimate, cards),
    st.builds(AuctionOff, tokens_of_ultimate, cards),
    st.builds(Bid, tokens_of_ultimate),
    st.builds(CallAuction),
    st.builds(BeginBidding),
    st.builds(CallOffAuction),
    st.builds(PassGo, tokens_of_ultimate),
    st.builds(GoToJail, tokens_of_ultimate),
    st.builds(LeaveJail, tokens_of_ultimate),
    st.builds(RollDouble, tokens_of_ultimate),
    st.builds(MissDouble, tokens_of_ultimate),
    st.builds(DrawChance, tokens_of_ultimate),
    st.builds(ReadCard, tokens_of_ultimate, event_cards),
    st.builds(ChoosePlayer, tokens_of_ultimate, tokens_of_ultimate),
    st.builds(ChooseProperty, tokens_of_ultimate, cards),
    st.builds(Trade, tokens_of_ultimate, cards, cards),
    st.builds(UndoLast),
)


@dataclass(frozen=True)
class SensibleMove:
    """What a player of Ultimate Banking would do now."""

    token: str
    deed: str
    card: str
    choice: int

    def now(self, game: Game) -> Command:
        if game.auction is not None:
            return CallAuction() if game.auction.begun and self.choice % 3 else Bid(self.token)
        if game.debts:
            debtor = game.debts[0].debtor
            owned = game.properties(debtor)
            return GiveProperty(debtor, owned[self.choice % len(owned)])
        if game.choice is not None:
            chosen = game.choice.among[self.choice % len(game.choice.among)]
            by_player = game.choice.wanted == "player"
            return (ChoosePlayer if by_player else ChooseProperty)(game.choice.player, chosen)
        if self.token in game.jailed:
            return (RollDouble, MissDouble, LeaveJail)[self.choice % 3](self.token)
        if self.choice == 5:
            return ReadCard(self.token, self.card)
        if game.owner(self.deed) is None:
            return Buy(self.token, self.deed)
        return PayRent(self.token, self.deed)


moves = st.builds(SensibleMove, tokens_of_ultimate, cards, event_cards, st.integers(0, 5))
ultimate_commands = st.integers(0, 2).flatmap(lambda kind: moves if kind else ultimate_wild)


def every_question_is_answered(game: Game) -> None:
    one, other, *_ = (*game.still_in, *game.fallen, "cat", "dog")
    slots: dict[str, tuple[str, ...]] = {
        "player": (one,),
        "owner": (other,),
        "property": (game.edition.deeds.list[-1].id,),
        "space": ("jail",),
        "building": (HOUSE, HOTEL),
        "color_set": tuple(game.edition.set_by_id),
        "card": tuple(game.edition.card_by_id)[:1],
        "topic": tuple(TOPICS),
        "action": tuple(ACTIONS),
    }
    for kind in QUESTIONS:
        names = tuple(kind.__dataclass_fields__)
        for values in product(*(slots[name] for name in names)):
            with suppress(Refused):  # before they have joined
                assert answer(game, kind(**dict(zip(names, values, strict=True)))) is not None


classic_commands = st.integers(0, 9).flatmap(
    lambda kind: sensible_classic if kind < 6 else anything if kind < 9 else st.builds(UndoLast)
)
Step = Command | UndoLast | Sensible | SensibleTap | SensibleMove | SensibleClassic


@settings(max_examples=settings().max_examples * 3)
@given(edition=games, steps=st.lists(commands, min_size=10, max_size=70), seed=st.integers(0, 99))
def test_the_banks_promises_hold(edition: Edition, steps: list[Step], seed: int) -> None:
    play(edition, ("cat", "dog", "t-rex"), steps, seed)


@settings(max_examples=settings().max_examples * 3)
@given(
    edition=st.builds(small_electronic, st.sampled_from([150, 500, 1500])),
    players=st.sampled_from([ELECTRONIC[:2], ELECTRONIC[:3], ELECTRONIC]),
    steps=st.lists(electronic_commands, min_size=10, max_size=70),
    seed=st.integers(0, 99),
)
def test_they_hold_in_super_electronic_banking(
    edition: Edition, players: tuple[str, ...], steps: list[Step], seed: int
) -> None:
    play(edition, players, steps, seed)


@settings(max_examples=settings().max_examples * 3)
@given(
    edition=st.builds(small_ultimate, st.sampled_from([300, 700, 1500])),
    players=st.sampled_from([ULTIMATE[:2], ULTIMATE[:3], ULTIMATE]),
    steps=st.lists(ultimate_commands, min_size=10, max_size=70),
    seed=st.integers(0, 99),
)
def test_they_hold_in_ultimate_banking(
    edition: Edition, players: tuple[str, ...], steps: list[Step], seed: int
) -> None:
    play(edition, players, steps, seed)


@settings(max_examples=settings().max_examples * 3)
@given(
    edition=boards,
    steps=st.lists(classic_commands, min_size=10, max_size=90),
    seed=st.integers(0, 99),
)
def test_they_hold_in_the_classic_game(edition: Edition, steps: list[Step], seed: int) -> None:
    play(edition, CLASSIC_PLAYERS, steps, seed)


def play(edition: Edition, players: tuple[str, ...], steps: list[Step], seed: int) -> None:
    chance = SeededChance(seed)
    history = History.begin(edition)
    for player in players:
        history = history.record(history.decide(Join(player), chance))
    if state_of(history.game) == "joining":
        history = history.record(history.decide(BeginGame(players[0]), chance))
    entries = [codec.transaction_to_json(step.transaction) for step in history.steps]
    journal: list[object] = list(entries)
    for command in steps:
        try:
            if isinstance(command, UndoLast):
                before = history
                history, undone = history.undo()
                assert undone.after == history.game
                journal.append(None)
                again = history
                for transaction in undone.transactions:
                    again = again.record(transaction)
                assert again.game == before.game, "undo and the same again is not the same"
            else:
                now = (
                    command.now(history.game)
                    if isinstance(command, Sensible | SensibleTap | SensibleMove | SensibleClassic)
                    else command
                )
                transaction = history.decide(now, chance)
                assert transaction.events, "a command without any event"
                history = history.record(transaction)
                journal.append(json.loads(json.dumps(codec.transaction_to_json(transaction))))
        except Refused:
            continue
        promises_hold(history.game)
    event(state_of(history.game))
    every_question_is_answered(history.game)
    replayed = History.begin(edition)
    for entry in journal:
        if entry is None:
            replayed, _ = replayed.undo()
        else:
            replayed = replayed.record(codec.transaction_from_json(entry))
    assert replayed.game == history.game
    assert replace(replayed, steps=Chain()) == replace(history, steps=Chain())
