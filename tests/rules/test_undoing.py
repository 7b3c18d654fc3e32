"""What Ultimate Banking lets one take back (Cancel Last Transaction), and what not."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.games import edition, game
from voicebanker.rules.auctions import AuctionOff, BeginBidding, Bid, CallAuction, CallOffAuction
from voicebanker.rules.buying import Buy
from voicebanker.rules.cards import DrawChance, ReadCard
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.choosing import ChoosePlayer
from voicebanker.rules.debts import GiveProperty
from voicebanker.rules.event_cards import ChooseProperty
from voicebanker.rules.game import Game
from voicebanker.rules.history import History
from voicebanker.rules.jail import GoToJail, LeaveJail, MissDouble, RollDouble
from voicebanker.rules.joining import BeginGame, Join
from voicebanker.rules.levels import RaiseRent
from voicebanker.rules.locations import UseLocation
from voicebanker.rules.registry import Command, Refused
from voicebanker.rules.rent import PayRent
from voicebanker.rules.spaces import PassGo

PLAYERS = ("car", "ship", "jet")
CALL = CallAuction()
OWNS = {"car": ["mayfair", "strand"], "ship": ["bow-street"]}


def ultimate(**more: Any) -> Game:
    return game(PLAYERS, edition=edition("ultimate_banking.uk"), **more)


def after(start: Game | None, commands: Sequence[Command], steps: int = 1) -> History:
    board = edition("ultimate_banking.uk")
    history = History(start, undo_steps=steps) if start else History.begin(board, steps)
    for command in commands:
        history = history.record(history.decide(command, SeededChance(1)))
    return history


TAKEN_BACK: dict[str, tuple[Game | None, list[Command]]] = {
    "joining": (None, [Join("car")]),
    "rent": (ultimate(owns=OWNS), [PayRent("ship", "mayfair")]),
    "rent that was held down": (
        ultimate(owns=OWNS, capped_rents=2, levels={"mayfair": 3}),
        [PayRent("ship", "mayfair")],
    ),
    "a purchase": (ultimate(), [Buy("car", "mayfair")]),
    "a purchase that completed a set": (ultimate(owns=OWNS), [Buy("ship", "park-lane")]),
    "the GO salary": (ultimate(), [PassGo("car")]),
    "the Jail fee": (ultimate(jailed=("car",), jail_tries={"car": 3}), [LeaveJail("car")]),
    "the Location fee": (ultimate(), [UseLocation("car", "mayfair")]),
    "going to Jail": (ultimate(), [GoToJail("car")]),
    "a double": (ultimate(jailed=("car",), jail_tries={"car": 2}), [RollDouble("car")]),
    "a try": (ultimate(jailed=("car",)), [MissDouble("car")]),
    "an Event that asks for a property": (
        ultimate(owns=OWNS),
        [ReadCard("car", "crime-down")],
    ),
    "a swap that still asks for the second": (
        ultimate(owns={"car": OWNS["car"], "ship": ["bow-street", "vine-street"]}),
        [ReadCard("car", "in-the-money"), ChooseProperty("car", "strand")],
    ),
    "a drawn Event that asks for a player": (
        ultimate(deck=("pick-your-own", "on-the-run")),
        [DrawChance("car")],
    ),
}


@pytest.mark.parametrize("what", TAKEN_BACK)
def test_is_taken_back(what: str) -> None:
    start, action = TAKEN_BACK[what]
    history, undone = after(start, action).undo()
    assert history.game == (start or after(None, []).game)
    assert [one.command for one in undone.transactions] == action


REFUSED: dict[str, tuple[str, Game, list[Command]]] = {
    "an own rent that was raised": ("rise", ultimate(owns=OWNS), [RaiseRent("car", "mayfair")]),
    "a landing on one's own": ("rise", ultimate(owns=OWNS), [PayRent("car", "mayfair")]),
    "an Event": ("card", ultimate(), [ReadCard("car", "on-the-run")]),
    "a drawn Event": ("card", ultimate(deck=("highway-tax",)), [DrawChance("car")]),
    "an Event with its property": (
        "card",
        ultimate(owns=OWNS),
        [ReadCard("car", "crime-down"), ChooseProperty("car", "strand")],
    ),
    "an Event with its player": (
        "card",
        ultimate(),
        [ReadCard("car", "pick-your-own"), ChoosePlayer("car", "ship")],
    ),
    "an auction that waits": ("auction", ultimate(), [AuctionOff("car", "mayfair")]),
    "the start of the bidding": (
        "auction",
        ultimate(),
        [AuctionOff("car", "mayfair"), BeginBidding()],
    ),
    "a bid": ("auction", ultimate(), [AuctionOff("car", "mayfair"), Bid("car"), Bid("car")]),
    "a finished auction": (
        "auction",
        ultimate(),
        [AuctionOff("car", "mayfair"), Bid("car"), Bid("car"), *[CALL] * 5],
    ),
    "an auction that nobody wanted": (
        "auction",
        ultimate(),
        [AuctionOff("car", "mayfair"), CallOffAuction()],
    ),
    "a rent that led to a debt": (
        "debt",
        ultimate(owns=OWNS, money={"ship": 10}),
        [PayRent("ship", "mayfair")],
    ),
    "a debt that is paid": (
        "debt",
        ultimate(owns=OWNS, money={"car": 10}),
        [PayRent("car", "bow-street"), GiveProperty("car", "strand")],
    ),
    "a bankruptcy": (
        "debt",
        ultimate(owns=OWNS, money={"jet": 10}),
        [PayRent("jet", "mayfair")],
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_is_not_taken_back(what: str) -> None:
    kind, start, action = REFUSED[what]
    with pytest.raises(Refused) as refused:
        after(start, action).undo()
    assert (refused.value.reason, dict(refused.value.facts)) == ("cannot-undo", {"kind": kind})


@pytest.mark.parametrize("what", REFUSED)
def test_all_of_it_is_taken_back_without_limits(what: str) -> None:
    _, start, action = REFUSED[what]
    history = after(start, action, steps=0)
    while history.steps:
        history, _ = history.undo()
    assert history.game == start


def test_only_the_single_latest() -> None:
    history, _ = after(ultimate(), [PassGo("car"), PassGo("ship")]).undo()
    with pytest.raises(Refused) as refused:
        history.undo()
    assert refused.value.reason == "only-one-step"


def test_the_start_of_the_game_is_taken_back() -> None:
    history, _ = after(None, [Join("car"), Join("ship"), BeginGame("car")]).undo()
    assert history.game == after(None, [Join("car"), Join("ship")]).game


def test_a_drawn_event_that_is_called_off_lies_on_top_again() -> None:
    history, _ = after(ultimate(deck=("pick-your-own", "on-the-run")), [DrawChance("car")]).undo()
    assert history.game.deck == ("pick-your-own", "on-the-run")
