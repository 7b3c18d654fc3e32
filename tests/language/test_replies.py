"""Replies: amounts, names, who is meant by "you", and ties."""

import pytest

from tests.rules.games import game
from tests.table.games import catalogue
from voicebanker.language.facts import kebab, money
from voicebanker.language.replies import Replies
from voicebanker.rules.buying import PropertyBought
from voicebanker.rules.cards import CollectedFromEach
from voicebanker.rules.engine import answer
from voicebanker.rules.game import Debt, Game
from voicebanker.rules.one_deed import DebtSettled
from voicebanker.rules.questions import AskProperties, AskRent, AskStandings
from voicebanker.rules.rent import RentPaid


def replies() -> Replies:
    return Replies(catalogue())


@pytest.mark.parametrize(
    ("amount", "text"),
    [(0, "M0"), (50, "M50"), (1500, "M1,500"), (1_000_000, "M1,000,000")],
)
def test_money_is_written_as_it_is_printed(amount: int, text: str) -> None:
    assert money(amount) == text


def test_messages_are_named_after_what_they_tell() -> None:
    assert kebab("PropertyBought") == "property-bought"


@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("listener", ["cat", "dog", None])
def test_every_wording_tells_the_price_and_what_is_left(turn: int, listener: str | None) -> None:
    bought = (PropertyBought("cat", "boardwalk", 400),)
    text = replies().events(game(), bought, listener, turn)
    assert "Boardwalk" in text
    assert "M400" in text
    assert "M1,100" in text
    assert ("the cat" in text.lower()) == (listener != "cat")


@pytest.mark.parametrize("turn", [0, 1])
def test_rent_tells_both_balances(turn: int) -> None:
    before = game(owns={"dog": ["boardwalk"]})
    text = replies().events(before, (RentPaid("cat", "dog", "boardwalk", 400),), "cat", turn)
    assert "M1,100" in text
    assert "the Dog has M1,900" in text


def test_what_each_paid_is_told_of_each() -> None:
    paid = (CollectedFromEach("cat", ("dog", "t-rex"), 10, 20),)
    text = replies().events(game(), paid, "cat")
    assert "You have M1,520." in text
    assert "the Dog has M1,490 and T-Rex has M1,490" in text


def test_shares_of_a_debt_are_told_to_each() -> None:
    before = game(
        money={"cat": 30},
        owns={"cat": ["boardwalk", "park-place"]},
        debts=(Debt("cat", (("dog", 50), ("t-rex", 50))),),
    )
    settled = DebtSettled("cat", "boardwalk", "bank", (("dog", 15), ("t-rex", 15)))
    text = replies().events(before, (settled,), "dog")
    assert "The Cat gave Boardwalk to the Bank" in text
    assert "M15 to you and M15 to T-Rex" in text
    assert "You have M1,515 and T-Rex has M1,515." in text


def test_the_reason_for_a_rent() -> None:
    owns = {"dog": ["boardwalk", "park-place"], "cat": ["states-avenue"]}
    board = game(owns=owns, built={"boardwalk": "hotel"})

    def told(property_: str) -> str:
        return replies().answer(answer(board, AskRent("cat", property_)), board, "cat")

    assert told("boardwalk") == "The rent on Boardwalk is M1,600, because of the Hotel."
    assert told("park-place").endswith("M700, because the Dog owns the whole set.")
    assert told("states-avenue").endswith("M140, with no set and no building.")
    assert told("baltic-avenue").endswith("M60 once somebody owns it.")


def test_what_a_player_owns() -> None:
    def told(board: Game) -> str:
        return replies().answer(answer(board, AskProperties("cat")), board, "cat")

    assert told(game()) == "You own no property."
    assert told(game(jail_card_holder="cat")) == (
        "You own no property. You hold the Get Out of Jail Free card."
    )
    assert told(game(owns={"cat": ["boardwalk"]})) == (
        "You own one property. Dark blue, 1 of 2: Boardwalk, rent M400."
    )
    owns = {"cat": ["boardwalk", "park-place"]}
    assert told(game(owns=owns, built={"boardwalk": "hotel"})) == (
        "You own 2 properties. Dark blue, 2 of 2: Park Place, rent M700. "
        "Boardwalk with a Hotel, rent M1,600."
    )


def test_ties_are_told_once_for_all_who_share() -> None:
    board = game()
    text = replies().answer(answer(board, AskStandings("cat")), board, "cat")
    assert text.startswith("The Cat, the Dog, and T-Rex are level.")
    assert text.count("share the place") == 1
    board = game(money={"cat": 1100}, owns={"cat": ["boardwalk"]})
    text = replies().answer(answer(board, AskStandings("cat")), board, "cat")
    assert "M1,500 each; more property puts the Cat ahead." in text
    assert "The Dog and T-Rex have the same in cash and property" in text
