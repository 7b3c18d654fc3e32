"""Simulated games: they come to their ends, and a rule that is broken is noticed."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tests.rules.games import changed
from tests.table.games import ELECTRONIC, US
from voicebanker.editions import builtin_names, load_edition
from voicebanker.language.replies import Replies
from voicebanker.rules import codec
from voicebanker.rules.buying import PropertyBought
from voicebanker.rules.game import BANK, Game
from voicebanker.rules.history import History, Transaction
from voicebanker.rules.registry import Event, Question, evolve
from voicebanker.rules.rent import RentPaid
from voicebanker.rules.topics import AskTopic
from voicebanker.table.banker import Banker
from voicebanker.table.happenings import Say
from voicebanker.table.simulation import Played, Simulation

Evolve = Callable[[Any, Game], Game]


@cache
def simulation(board: str) -> Simulation:
    return Simulation(load_edition(board)[0])


def first_broken(board: str = US, games: int = 8) -> Played:
    """Return the first game in which a promise was broken."""
    played = list(simulation(board).games(games, seed=1))
    assert played[-1].violation is not None, "nobody noticed"
    return played[-1]


@pytest.mark.parametrize("board", builtin_names())
def test_games_come_to_their_end_with_every_promise_kept(board: str) -> None:
    for played in simulation(board).games(6, seed=40):
        assert played.violation is None, played
        assert played.ending is not None
        assert played.players <= played.commands < 3000


def test_a_table_that_ends_a_game_early_needs_nobody_bankrupt() -> None:
    """With a time limit the Voice Banking game may end while all can pay."""
    board = load_edition(US, ["time-limit"])[0]
    played = list(Simulation(board).games(8, seed=1))
    assert [one.violation for one in played] == [None] * 8
    assert "end game" in {one.ending for one in played}


def test_questions_about_sets_topics_and_prices_are_asked_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: set[str] = set()
    right = Banker.answer

    def noting(self: Banker, question: Question, listener: str | None) -> Say:
        asked.add(type(question).__name__)
        return right(self, question, listener)

    monkeypatch.setattr(Banker, "answer", noting)
    for played in simulation(US).games(2, seed=1):
        assert played.violation is None
    assert {"AskSet", "AskTopic", "AskActionCost", "AskBuildCost", "AskBalance"} <= asked


def test_an_answer_without_words_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Banker.answer

    def dumb(self: Banker, question: Question, listener: str | None) -> Say:
        told = right(self, question, listener)
        return Say("") if isinstance(question, AskTopic) else told

    monkeypatch.setattr(Banker, "answer", dumb)
    violation = first_broken().violation
    assert violation is not None
    assert violation.what == "no answer to AskTopic"


def test_spoken_bids_and_deals_by_button_are_played_too() -> None:
    """Nothing in the simulation knows of them: they are found in the grammar."""
    board = changed(US, auctions={"spoken": True, "step": 1}, deals={"provenance": "reconstructed"})
    for played in Simulation(board).games(5, seed=3):
        assert played.violation is None, played
        assert played.ending is not None


@pytest.mark.parametrize("board", [US, ELECTRONIC])
def test_the_same_seed_is_the_same_game(board: str) -> None:
    first, second, third = simulation(board).games(3, seed=7)
    assert simulation(board).play(8) == second
    assert len({first.steps, second.steps, third.steps}) > 1


def test_a_game_that_does_not_end_is_told_so() -> None:
    played = Simulation(load_edition(US)[0], most_commands=20).play(1)
    assert played.commands == 20
    assert played.ending is None
    assert played.violation is None


@contextmanager
def evolving(event: type[Event], spoilt: Callable[[Evolve], Evolve]) -> Iterator[None]:
    """Let ``event`` do something else for a while."""
    right = evolve.dispatch(event)
    evolve.register(event, spoilt(right))
    try:
        yield
    finally:
        evolve.register(event, right)


def test_money_that_is_lost_is_noticed() -> None:
    def spoilt(right: Evolve) -> Evolve:
        def loses_one(event: PropertyBought, game: Game) -> Game:
            after = right(event, game)
            accounts = {**after.accounts, BANK: after.money(BANK) - 1}
            return replace(after, accounts=accounts)

        return loses_one

    with evolving(PropertyBought, spoilt):
        played = first_broken()
    assert played.violation is not None
    assert played.violation.what == "money was lost or made"
    assert played.violation.step == played.steps
    assert any("Mr. Monopoly" in line for line in played.violation.trail)
    assert simulation(US).play(played.seed).violation is None


def test_a_balance_below_nothing_is_noticed() -> None:
    def spoilt(right: Evolve) -> Evolve:
        return lambda event, game: right(replace(event, amount=5000), game)

    with evolving(RentPaid, spoilt):
        violation = first_broken().violation
    assert violation is not None
    assert "overdrawn" in violation.what


def test_an_amount_that_is_not_said_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Replies.events

    def wrong(self: Replies, *arguments: Any, **more: Any) -> str:
        return right(self, *arguments, **more).replace("M1", "M2")

    monkeypatch.setattr(Replies, "events", wrong)
    violation = first_broken().violation
    assert violation is not None
    assert "not told" in violation.what or "untold" in violation.what


def test_an_undo_that_takes_back_too_much_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = History.undo

    def careless(self: History) -> Any:
        after, undone = right(self)
        game = replace(after.game, owners={}, buildings={})
        return replace(after, game=game), undone

    monkeypatch.setattr(History, "undo", careless)
    violation = first_broken(games=20).violation
    assert violation is not None
    assert "undo" in violation.what or "untold" in violation.what


def test_a_journal_that_loses_an_event_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = codec.transaction_to_json

    def forgetful(transaction: Transaction) -> dict[str, Any]:
        body = right(transaction)
        return {**body, "events": body["events"][:1]}

    monkeypatch.setattr(codec, "transaction_to_json", forgetful)
    violation = first_broken(ELECTRONIC).violation
    assert violation is not None
    assert "another entry" in violation.what


def test_an_exception_is_a_broken_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: History, transaction: Transaction) -> History:
        raise KeyError(len(self.steps))

    monkeypatch.setattr(History, "record", broken)
    violation = first_broken().violation
    assert violation is not None
    assert violation.what.startswith("KeyError")
