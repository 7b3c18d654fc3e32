"""Playing by ear: a place is always on the board, GO is paid exactly when it is passed."""

from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.games import edition, game
from tests.rules.test_rules_properties import Step, UndoLast, play
from voicebanker.editions import builtin_names
from voicebanker.rules.auctions import AuctionOff, Bid, CallAuction
from voicebanker.rules.buying import Buy
from voicebanker.rules.cards import DrawChance, DrawCommunityChest
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.choosing import ChoosePlayer
from voicebanker.rules.debts import GiveProperty
from voicebanker.rules.dice import FollowFace, RollDice, TakeBus, TellDice
from voicebanker.rules.engine import apply, decide
from voicebanker.rules.event_cards import ChooseProperty
from voicebanker.rules.flights import TakeFlight
from voicebanker.rules.game import Game
from voicebanker.rules.jail import GoToJail, LeaveJail
from voicebanker.rules.locations import UseLocation
from voicebanker.rules.mortgages import Mortgage
from voicebanker.rules.places import PutToken, TokenMoved
from voicebanker.rules.raising import GoBankrupt
from voicebanker.rules.registry import Refused
from voicebanker.rules.rent import PayRent, PayTenfold
from voicebanker.rules.spaces import GoPassed, RideTrain

BOARDS = [f"{name} + places" for name in builtin_names()]
WITH_DOUBLES = [one for one in BOARDS if not one.startswith("super_electronic")]
faces = st.integers(1, 6)
two = st.tuples(faces, faces)


@cache
def commands(board: str) -> st.SearchStrategy[Step]:
    """Return what may be commanded on a board: mostly rolls, and all that moves tokens."""
    tokens = st.sampled_from([token.id for token in edition(board).tokens[:3]])
    deeds = st.sampled_from([deed.id for deed in edition(board).deeds.list])
    spaces = st.sampled_from(sorted(set(edition(board).board)))
    speed = st.sampled_from([None, "1", "2", "3", "bus", "face"])
    rolls: list[st.SearchStrategy[Step]] = [
        st.builds(RollDice, tokens),
        st.builds(RollDice, tokens),
        st.builds(TellDice, tokens, faces, st.one_of(st.none(), faces), speed),
    ]
    other: list[st.SearchStrategy[Step]] = [
        st.builds(TakeBus, tokens, st.integers(2, 12)),
        st.builds(FollowFace, tokens),
        st.builds(PutToken, tokens, spaces, st.one_of(st.none(), tokens)),
        st.builds(DrawChance, tokens),
        st.builds(DrawCommunityChest, tokens),
        st.builds(RideTrain, tokens),
        st.builds(TakeFlight, tokens, deeds),
        st.builds(UseLocation, tokens, deeds),
        st.builds(GoToJail, tokens),
        st.builds(LeaveJail, tokens),
        st.builds(Buy, tokens, deeds),
        st.builds(PayRent, tokens, deeds, st.integers(2, 12)),
        st.builds(PayTenfold, tokens, deeds, st.integers(2, 12)),
        st.builds(AuctionOff, tokens, deeds),
        st.builds(Bid, tokens),
        st.builds(CallAuction),
        st.builds(ChoosePlayer, tokens, tokens),
        st.builds(ChooseProperty, tokens, deeds),
        st.builds(GiveProperty, tokens, deeds),
        st.builds(Mortgage, tokens, deeds),
        st.builds(GoBankrupt, tokens),
        st.builds(UndoLast),
    ]
    return st.booleans().flatmap(lambda is_roll: st.one_of(rolls if is_roll else other))


@settings(max_examples=max(1, settings().max_examples // 2))
@pytest.mark.parametrize("board", BOARDS)
@given(data=st.data(), seed=st.integers(0, 99))
def test_the_banks_promises_hold_where_places_are_kept(
    board: str, data: st.DataObject, seed: int
) -> None:
    steps = data.draw(st.lists(commands(board), min_size=10, max_size=60))
    players = tuple(token.id for token in edition(board).tokens[:3])
    play(edition(board), players, steps, seed)


def alone(board: str) -> Game:
    one, other = edition(board).tokens[:2]
    return game((one.id, other.id), edition=edition(board))


@pytest.mark.parametrize("board", WITH_DOUBLES)
@given(rolls=st.lists(two, max_size=40))
def test_dice_lead_where_counting_on_fingers_does(board: str, rolls: list[tuple[int, int]]) -> None:
    """Move a token by a count of its own, and compare place, money and Jail."""
    now = alone(board)
    player, spaces = now.players[0], now.edition.board
    has_speed_die = edition(board).has("dice.speed")
    place, money, doubles, tries, jailed = 0, 1500, 0, 0, False
    for first, second in rolls:
        told = TellDice(player, first, second, "1")
        if jailed and tries == 3:
            with pytest.raises(Refused, match="no-tries-left"):
                decide(now, told, SeededChance(1))
            break
        now = apply(now, decide(now, told, SeededChance(1)))
        is_double = first == second
        steps = first + second
        if jailed and not is_double:
            tries += 1
        elif not jailed and is_double and doubles == 2:
            place, jailed, doubles, tries = spaces.index("jail"), True, 0, 0
        else:
            doubles = 0 if jailed or not is_double else doubles + 1
            # The speed die that was told shows a one, where there is one.
            steps += has_speed_die and not jailed
            is_triple = has_speed_die and not jailed and first == second == 1
            jailed = False
            if is_triple:
                assert now.spot(player) == place
            else:
                money += 200 * ((place + steps) // len(spaces))
                place = (place + steps) % len(spaces)
            if spaces[place] == "go-to-jail":
                place, jailed, doubles, tries = spaces.index("jail"), True, 0, 0
        assert (now.spot(player), now.money(player)) == (place, money)
        assert (player in now.jailed) is jailed
        if jailed:
            assert now.jail_tries.get(player, 0) == tries


@pytest.mark.parametrize("board", BOARDS)
@given(data=st.data(), seed=st.integers(0, 99))
def test_go_is_paid_exactly_when_a_token_comes_round(
    board: str, data: st.DataObject, seed: int
) -> None:
    now, chance = alone(board), SeededChance(seed)
    for command in data.draw(st.lists(commands(board), max_size=40)):
        if isinstance(command, UndoLast):
            continue
        try:
            assert not hasattr(command, "now")
            events = decide(now, command, chance)
        except Refused:
            continue
        moved = [one for one in events if isinstance(one, TokenMoved)]
        paid = [one.player for one in events if isinstance(one, GoPassed)]
        assert paid == [one.player for one in moved if one.go]
        for one in moved:
            if one.by in ("jail", "ride", "hand", "all"):
                assert not one.go
        for before, after in pairwise(moved):
            assert before != after, "moved twice by the same thing"
        now = apply(now, events)
