"""Playing by ear: whole games decided from the words alone, and what does not fit a place."""

import re

import pytest

from tests.rules.games import edition, game
from tests.table.by_ear import OVER, Table
from tests.table.games import Sitting, scripts
from voicebanker.rules.game import Game
from voicebanker.table.transcript import Script, play

BY_EAR = [one for one in scripts() if one.path.name.startswith("by-ear-")]
TABLES = [
    ("voice_banking.uk + places + time-limit", ("Cat", "Dog", "T-Rex"), 60),
    ("super_electronic.us + places + time-limit", ("World Traveller", "Big Spender"), 60),
    ("ultimate_banking.us + places + time-limit", ("Car", "Ship", "Jet"), 60),
    ("classic.uk + places + time-limit + free-parking-money", ("Dog", "Boot", "Iron"), 90),
    ("championship.us + places", ("Dog", "Boot", "Iron"), 90),
]
SORRY = re.compile(r"\bSorry\?|Pardon\?|Once more, please|did not understand|do not know")


@pytest.mark.parametrize(("board", "players", "minutes"), TABLES, ids=lambda one: str(one)[:18])
def test_players_who_only_listen_play_a_whole_game(
    board: str, players: tuple[str, ...], minutes: int
) -> None:
    table = Table(board, players, seed=11)
    assert OVER in table.plays(rounds=6, minutes=minutes)
    assert not [said for said in table.heard if SORRY.search(said)]


def test_there_is_a_game_by_ear_for_every_family_of_editions() -> None:
    played = {one.edition.name.partition(".")[0] for one in BY_EAR}
    assert played >= {board.partition(".")[0] for board, _, _ in TABLES}


@pytest.mark.parametrize("script", BY_EAR, ids=lambda one: one.path.name)
def test_whoever_plays_by_ear_names_only_what_was_said(script: Script) -> None:
    heard = ""
    names = [deed.name for deed in script.edition.deeds.list]
    names += [token.name for token in script.edition.tokens]
    for row in play(script).splitlines():
        if row.startswith("  Mr. Monopoly:"):
            heard += row.casefold()
            continue
        _, is_said, words = row.partition("> ")
        for name in names if is_said else []:
            if re.search(rf"\b{re.escape(name.casefold())}(?!\w)", words.casefold()):
                assert name.casefold() in heard, row


# What does not fit a place.


def by_ear(board: str = "voice_banking.us", **given: object) -> Sitting:
    full = f"{board} + places"
    start: Game = game(("cat", "dog"), edition=edition(full), **given)  # type: ignore[arg-type]
    return Sitting(start, board=full)


def at(place: str, board: str = "voice_banking.us") -> dict[str, int]:
    return {"cat": edition(board).board.index(place)}


def test_buying_another_property_than_the_one_stood_on_is_asked_back() -> None:
    sitting = by_ear(spots=at("baltic-avenue"))
    asked = sitting.says("cat", "buy boardwalk")
    assert asked == "You are on Baltic Avenue. Buy Boardwalk all the same?"
    assert sitting.phase == "yes-no"
    assert not sitting.saved
    sitting.hears("yes")
    assert sitting.now.owner("boardwalk") == "cat"


def test_no_forgets_it_and_nothing_has_changed() -> None:
    sitting = by_ear(spots=at("baltic-avenue"))
    sitting.says("cat", "buy boardwalk", "no")
    assert sitting.now.owner("boardwalk") is None
    assert sitting.phase is None


def test_no_with_the_right_name_does_that_instead() -> None:
    sitting = by_ear(spots=at("baltic-avenue"))
    sitting.says("cat", "buy boardwalk", "no baltic avenue")
    assert sitting.now.owner("baltic-avenue") == "cat"
    assert sitting.now.owner("boardwalk") is None


def test_what_the_rules_refuse_is_refused_and_not_asked_back() -> None:
    sitting = by_ear(spots=at("baltic-avenue"), owns={"dog": ["boardwalk"]})
    assert sitting.says("cat", "buy boardwalk") == "Boardwalk belongs to the Dog."


def test_buy_alone_buys_what_one_stands_on() -> None:
    sitting = by_ear(spots=at("baltic-avenue"))
    sitting.says("cat", "buy")
    assert sitting.now.owner("baltic-avenue") == "cat"


def test_buy_alone_asks_for_a_name_where_no_property_is() -> None:
    sitting = by_ear(spots=at("chance"))
    sitting.says("cat", "buy")
    assert sitting.phase == "property"


def test_rent_alone_is_that_of_the_property_one_stands_on() -> None:
    sitting = by_ear(spots=at("baltic-avenue"), owns={"dog": ["baltic-avenue"]})
    sitting.says("cat", "pay rent")
    assert sitting.now.money("dog") == 1560


def test_the_rent_of_a_utility_goes_by_the_dice_that_led_there() -> None:
    start = game(
        ("dog", "boot"), edition=edition("classic.us + places"), owns={"boot": ["electric-company"]}
    )
    sitting = Sitting(start, board="classic.us + places")
    said = sitting.says("dog", "i rolled double six")
    assert "The rent is M48" in said
    sitting.says("dog", "pay rent")
    assert sitting.now.money("boot") == 1548


@pytest.mark.parametrize(
    ("command", "place"),
    [
        ("chance card", "baltic-avenue"),
        ("train ride", "chance"),
        ("pay rent on boardwalk", "baltic-avenue"),
        ("auction boardwalk", "baltic-avenue"),
    ],
)
def test_a_command_of_another_space_is_asked_back(command: str, place: str) -> None:
    sitting = by_ear(spots=at(place), owns={} if "auction" in command else {"dog": ["boardwalk"]})
    assert sitting.says("cat", command).endswith("all the same?")
    sitting.hears("yes")
    assert sitting.saved


def test_rolling_twice_is_asked_back_but_not_after_doubles() -> None:
    sitting = by_ear()
    sitting.says("cat", "i rolled a four and a four")
    assert "all the same" not in sitting.says("cat", "i rolled a four and a three")
    asked = sitting.says("cat", "roll the dice")
    assert asked == "You have rolled already. Once more all the same: roll the dice?"
    assert "all the same" not in sitting.says("dog", "roll the dice")


def test_a_place_can_be_corrected() -> None:
    sitting = by_ear()
    assert "Boardwalk" in sitting.says("dog", "put the cat on boardwalk")
    assert sitting.says("cat", "where am i") == "You are on Boardwalk."
    sitting.says("cat", "i am on free parking")
    assert sitting.says("dog", "where is the cat") == "The Cat is on Free Parking."


def test_undo_takes_a_roll_back_with_the_salary() -> None:
    sitting = by_ear(spots=at("boardwalk"))
    sitting.says("cat", "i rolled a two and a one")
    assert sitting.now.money("cat") == 1700
    said = sitting.control("undo")
    assert "M1,500" in said
    assert "The Cat is on Boardwalk again." in said
    assert sitting.now.money("cat") == 1500


def test_without_the_option_nothing_of_it_can_be_said() -> None:
    sitting = Sitting(game(("cat", "dog")))
    assert sitting.says("cat", "roll the dice") == "This edition does not have that."
    assert sitting.says("cat", "buy boardwalk").startswith(("Boardwalk", "Sold", "A fine"))
