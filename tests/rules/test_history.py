"""Undo: what one step takes back, how actions are grouped, and that nothing is erased."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.games import edition, game
from voicebanker.rules.auctions import AuctionOff, Bid, CallAuction
from voicebanker.rules.buying import Buy
from voicebanker.rules.cards import DrawChance, ReadCard
from voicebanker.rules.chance import SeededChance, ToldChance
from voicebanker.rules.choosing import ChoosePlayer
from voicebanker.rules.closing import EndGame
from voicebanker.rules.debts import GiveProperty
from voicebanker.rules.engine import state_of
from voicebanker.rules.flights import TakeFlight
from voicebanker.rules.game import Game
from voicebanker.rules.history import History
from voicebanker.rules.jail import GoToJail, LeaveJail, RollSix
from voicebanker.rules.joining import BeginGame, Join
from voicebanker.rules.registry import Command, Refused
from voicebanker.rules.rent import PayRent
from voicebanker.rules.spaces import PassGo, RideTrain
from voicebanker.rules.trading import Trade

CALL = CallAuction()


def after(
    start: Game | None, *commands: Command, steps: int = 1, cards: Sequence[str] = ()
) -> History:
    history = History(start, undo_steps=steps) if start else History.begin(edition(), steps)
    chance = ToldChance(SeededChance(1), cards)
    for command in commands:
        history = history.record(history.decide(command, chance))
    return history


def in_debt() -> Game:
    return game(
        money={"cat": 10}, owns={"cat": ["boardwalk", "park-place"], "dog": ["states-avenue"]}
    )


RENT = PayRent("cat", "states-avenue")
ONE_STEP: dict[str, tuple[Game | None, list[Command], list[Command]]] = {
    "joining": (None, [Join("cat")], [Join("dog")]),
    "the last to join, with the start that followed by itself": (
        None,
        [Join("cat"), Join("dog"), Join("t-rex")],
        [Join("racecar")],
    ),
    "the start": (None, [Join("cat"), Join("dog")], [BeginGame("cat")]),
    "a purchase": (game(), [PassGo("dog")], [Buy("cat", "boardwalk")]),
    "a card": (game(deck=("talent-show", "vet-bill")), [], [DrawChance("cat")]),
    "a card after a shuffle": (game(deck=()), [], [DrawChance("cat")]),
    "the Get Out of Jail Free card taken": (
        game(deck=("get-out-of-jail-free",)),
        [],
        [DrawChance("cat")],
    ),
    "the Get Out of Jail Free card used": (game(jail_card_holder="cat"), [], [LeaveJail("cat")]),
    "a train ride": (game(), [], [RideTrain("cat")]),
    "a bid, while the auction runs": (
        game(),
        [AuctionOff("cat", "boardwalk"), Bid("dog")],
        [Bid("cat")],
    ),
    "a bid with the calls after it": (
        game(),
        [AuctionOff("cat", "boardwalk"), Bid("dog")],
        [Bid("cat"), CALL, CALL],
    ),
    "the opening of an auction without a bid": (
        game(),
        [PassGo("cat")],
        [AuctionOff("cat", "boardwalk"), CALL],
    ),
    "a finished auction with all its bids": (
        game(),
        [PassGo("cat")],
        [AuctionOff("cat", "boardwalk"), Bid("dog"), Bid("cat"), CALL, CALL, CALL],
    ),
    "an auction that nobody wanted": (
        game(),
        [],
        [AuctionOff("cat", "boardwalk"), CALL, CALL, CALL],
    ),
    "a payment that became a debt": (in_debt(), [PassGo("dog")], [RENT]),
    "a settled debt with the payment that led to it": (
        in_debt(),
        [PassGo("dog")],
        [RENT, GiveProperty("cat", "boardwalk")],
    ),
    "the end of the game": (
        game(money={"cat": 10}, owns={"dog": ["boardwalk"]}),
        [],
        [PayRent("cat", "boardwalk")],
    ),
}
ELECTRONIC = ("super-saver", "big-spender", "world-traveller")


def electronic(**more: Any) -> Game:
    """Return a game of Super Electronic Banking in play."""
    return game(ELECTRONIC, edition=edition("super_electronic.us"), **more)


ONE_STEP |= {
    "going to Jail": (electronic(), [PassGo("super-saver")], [GoToJail("super-saver")]),
    "leaving Jail for the fee": (
        electronic(jailed=("super-saver",)),
        [PassGo("super-saver")],
        [LeaveJail("super-saver")],
    ),
    "leaving Jail by the card": (
        electronic(jailed=("super-saver",), jail_card_holder="super-saver"),
        [],
        [LeaveJail("super-saver")],
    ),
    "a six with its reward": (
        electronic(jailed=("world-traveller",)),
        [],
        [RollSix("world-traveller")],
    ),
    "a flight": (electronic(), [], [TakeFlight("super-saver", "boardwalk")]),
    "a purchase with its reward, and the set is new again": (
        electronic(),
        [PassGo("super-saver")],
        [Buy("big-spender", "boardwalk")],
    ),
    "a card with its bonus": (electronic(deck=("kayak",)), [], [DrawChance("super-saver")]),
    "a card of the table's own deck": (
        electronic(),
        [PassGo("super-saver")],
        [ReadCard("big-spender", "open-door")],
    ),
    "a card whose choice is open": (
        electronic(deck=("theme-park",)),
        [PassGo("super-saver")],
        [DrawChance("super-saver")],
    ),
    "a card with the choice that it led to": (
        electronic(deck=("tell-tale",)),
        [PassGo("super-saver")],
        [DrawChance("super-saver"), ChoosePlayer("super-saver", "big-spender")],
    ),
    "a forced trade": (
        electronic(owns={"super-saver": ["boardwalk"], "big-spender": ["baltic-avenue"]}),
        [],
        [Trade("super-saver", "boardwalk", "baltic-avenue")],
    ),
    "an auction that its winner could not pay": (
        electronic(money={"super-saver": 5}),
        [PassGo("big-spender")],
        [AuctionOff("super-saver", "boardwalk"), Bid("super-saver"), CALL],
    ),
    "a debt with all the deeds that were sold for it": (
        electronic(
            money={"super-saver": 10},
            owns={"super-saver": ["baltic-avenue", "park-place"], "big-spender": ["boardwalk"]},
        ),
        [PassGo("big-spender")],
        [
            PayRent("super-saver", "boardwalk"),
            GiveProperty("super-saver", "baltic-avenue"),
            GiveProperty("super-saver", "park-place"),
        ],
    ),
    "a debt that was let go": (
        electronic(money={"super-saver": 10}, owns={"big-spender": ["boardwalk"]}),
        [],
        [PayRent("super-saver", "boardwalk")],
    ),
    "the early end with the last rents": (
        electronic(owns={"big-spender": ["boardwalk"]}),
        [PassGo("super-saver")],
        [EndGame("super-saver")],
    ),
}


@pytest.mark.parametrize("what", ONE_STEP)
def test_one_step_takes_back(what: str) -> None:
    start, before, action = ONE_STEP[what]
    expected = after(start, *before)
    taken, undone = after(start, *before, *action).undo()
    assert taken.game == expected.game
    assert [one.command for one in undone.transactions] == action
    assert undone.after == expected.game


@pytest.mark.parametrize("what", ONE_STEP)
def test_the_same_again_after_an_undo_is_the_same(what: str) -> None:
    start, before, action = ONE_STEP[what]
    done = after(start, *before, *action)
    history, undone = done.undo()
    for transaction in undone.transactions:
        history = history.record(transaction)
    assert history.game == done.game


@pytest.mark.parametrize("what", ONE_STEP)
def test_only_one_step(what: str) -> None:
    start, before, action = ONE_STEP[what]
    history, _ = after(start, *before, *action).undo()
    with pytest.raises(Refused) as refused:
        history.undo()
    assert refused.value.reason == "only-one-step"


def test_going_once_after_an_undo_does_not_allow_a_second_undo() -> None:
    history, _ = after(game(), AuctionOff("cat", "boardwalk"), Bid("dog"), Bid("cat")).undo()
    history = history.record(history.decide(CALL, SeededChance(1)))
    with pytest.raises(Refused) as refused:
        history.undo()
    assert refused.value.reason == "only-one-step"


def test_the_sale_after_an_undone_bid_can_be_taken_back() -> None:
    history, _ = after(game(), AuctionOff("cat", "boardwalk"), Bid("dog"), Bid("cat")).undo()
    for _ in range(3):
        history = history.record(history.decide(CALL, SeededChance(1)))
    assert history.game.owner("boardwalk") == "dog"
    history, _ = history.undo()
    assert history.game == game()


def test_two_steps_or_any_number_where_the_file_allows_it() -> None:
    commands = [PassGo("cat"), PassGo("dog"), PassGo("t-rex")]
    history = after(game(), *commands, steps=2)
    history = history.undo()[0].undo()[0]
    with pytest.raises(Refused):
        history.undo()
    history = after(game(), *commands, steps=0)
    for _ in commands:
        history, _ = history.undo()
    assert history.game == game()
    with pytest.raises(Refused) as refused:
        history.undo()
    assert refused.value.reason == "nothing-to-undo"


def test_nothing_to_undo_at_first() -> None:
    with pytest.raises(Refused) as refused:
        after(None).undo()
    assert refused.value.reason == "nothing-to-undo"


def test_actions_are_numbered_and_their_parts_share_the_number() -> None:
    history = after(
        game(
            money={"cat": 10}, owns={"cat": ["boardwalk", "park-place"], "dog": ["states-avenue"]}
        ),
        PassGo("dog"),
        RENT,
        GiveProperty("cat", "boardwalk"),
        AuctionOff("dog", "baltic-avenue"),
        Bid("dog"),
        CALL,
        CALL,
        CALL,
        PassGo("dog"),
    )
    assert [step.transaction.action for step in history.steps] == [1, 2, 2, 3, 3, 3, 3, 3, 4]


def test_a_number_is_not_used_again_after_an_undo() -> None:
    history, _ = after(game(), PassGo("cat")).undo()
    again = history.decide(PassGo("cat"), SeededChance(1))
    assert again.action == 2


def test_deciding_changes_nothing() -> None:
    history = after(game(), PassGo("cat"))
    history.decide(Buy("cat", "boardwalk"), SeededChance(1))
    assert history.game.owner("boardwalk") is None
    assert state_of(history.game) == "play"
