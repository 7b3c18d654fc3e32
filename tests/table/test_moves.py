"""What simulated players think of: possible commands, in any phase, and modest amounts."""

import pytest

from tests.rules.games import auction, debt, edition, game
from tests.table.games import ELECTRONIC, US, language
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.engine import decide, new_game
from voicebanker.rules.game import Choice, Game
from voicebanker.table.moves import Moves, Plan, thinkable

OWNED = {"cat": ["boardwalk", "park-place", "baltic-avenue"], "dog": ["states-avenue"]}
MOVES = {board: Moves(language(board)) for board in (US, ELECTRONIC)}


def plans(board: str, now: Game, actor: str, phase: str, many: int = 80) -> list[Plan]:
    chance = SeededChance(9)
    found = [MOVES[board].choose(now, actor, phase, chance) for _ in range(many)]
    return [one for one in found if one is not None]


def test_every_chosen_command_is_possible() -> None:
    now = game(owns=OWNED)
    found = plans(US, now, "cat", "command")
    assert len(found) == 80
    for plan in found:
        assert decide(now, MOVES[US].command("cat", plan), SeededChance(1))
    assert {plan.intent for plan in found} >= {"Buy", "PayRent", "Build", "PassGo", "Trade"}


def test_who_has_nothing_neither_builds_nor_buys() -> None:
    now = game(money={"t-rex": 0}, owns={"dog": ["states-avenue"]})
    found = {plan.intent for plan in plans(US, now, "t-rex", "command")}
    assert found.isdisjoint({"Buy", "Build", "Trade"})
    assert "PayRent" in found


def test_a_debt_is_settled_with_a_deed_of_ones_own() -> None:
    now = game(money={"cat": 0}, owns=OWNED, debts=(debt("cat", dog=140),))
    found = plans(US, now, "cat", "debt")
    assert {plan.slots["property"] for plan in found} == set(OWNED["cat"])
    assert plans(US, now, "dog", "debt") == []


def test_a_choice_is_made_among_those_it_is_between() -> None:
    players = ("super-saver", "big-spender", "world-traveller", "frequent-flyer")
    choice = Choice("super-saver", "both_collect", players[1:3], 50)
    now = game(players, edition=edition(ELECTRONIC), choice=choice)
    found = plans(ELECTRONIC, now, "super-saver", "choice")
    assert {plan.slots["chosen"] for plan in found} == {"big-spender", "world-traveller"}


def test_a_veto_is_heard() -> None:
    chance = SeededChance(2)
    moves = MOVES[US]

    def no_income(before: Game, after: Game) -> bool:
        return after.money("cat") > before.money("cat")

    for _ in range(60):
        plan = moves.choose(game(owns=OWNED), "cat", "command", chance, no_income)
        assert plan is not None
        assert plan.intent != "PassGo"


@pytest.mark.parametrize("phase", ["auction", "property"])
def test_where_no_command_is_said_there_is_none(phase: str) -> None:
    assert plans(US, game(), "cat", phase, many=2) == []
    assert plans(US, new_game(edition()), "cat", "command", many=2) == []


def test_amounts_are_modest_and_bids_a_little_higher() -> None:
    numbers = [1, 50, 300, 500, 5000]
    assert thinkable(game(), "cat", numbers) == (["1", "50", "300"], ["500", "5000"])
    poor = game(money={"cat": 10})
    assert thinkable(poor, "cat", numbers) == (["1", "50"], ["300", "500", "5000"])
    assert thinkable(game(), "cat", [2, 3, 12]) == (["2", "3", "12"], [])
    bidding = game(auction=auction("boardwalk", 700, "dog"))
    likely, rest = thinkable(bidding, "cat", numbers)
    assert likely == ["1", "50", "300", "701", "705", "710", "720"]
    assert rest == ["500", "5000"]
