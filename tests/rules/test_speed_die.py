"""Where the face of Mr. Monopoly on the speed die leads (US rules of 2007, Speed Die)."""

import pytest

from tests.rules.games import edition, game
from voicebanker.rules.engine import answer
from voicebanker.rules.game import Game
from voicebanker.rules.registry import Refused
from voicebanker.rules.speed_die import AskNextProperty, NextPropertyTold

BOARD = "championship.us"
ALL = tuple(deed.id for deed in edition(BOARD).deeds.list)


def table(owns: dict[str, list[str]], mortgaged: tuple[str, ...] = ()) -> Game:
    return game(("dog", "boot"), owns=owns, edition=edition(BOARD), mortgaged=mortgaged)


def after(now: Game, property_: str, player: str = "dog") -> NextPropertyTold:
    told = answer(now, AskNextProperty(player, property_))
    assert isinstance(told, NextPropertyTold)
    return told


def test_the_next_property_of_the_bank_is_told_with_its_price() -> None:
    told = after(table({"boot": ["park-place"]}), "pacific-avenue")
    assert (told.found, told.owner, told.amount) == ("north-carolina-avenue", None, 300)


def test_what_is_owned_is_passed_over() -> None:
    told = after(
        table({"boot": ["oriental-avenue"], "dog": ["vermont-avenue"]}), "reading-railroad"
    )
    assert told.found == "connecticut-avenue"


def test_it_goes_around_the_board_and_never_back_to_where_one_stands() -> None:
    assert after(table({}), "boardwalk").found == "mediterranean-avenue"
    only_here = table({"boot": [one for one in ALL if one != "boardwalk"]})
    assert after(only_here, "boardwalk").found == "mediterranean-avenue"


def test_where_all_is_owned_it_is_the_next_on_which_one_owes_rent() -> None:
    mine = ["park-place", "short-line"]
    rest = [one for one in ALL if one not in mine]
    told = after(table({"dog": mine, "boot": rest}), "pennsylvania-avenue")
    assert (told.found, told.owner) == ("boardwalk", "boot")
    mortgaged = after(table({"dog": mine, "boot": rest}, ("boardwalk",)), "pennsylvania-avenue")
    assert mortgaged.found == "mediterranean-avenue"


def test_who_owns_everything_goes_nowhere() -> None:
    assert after(table({"dog": list(ALL)}), "boardwalk").found is None


def test_without_a_speed_die_there_is_no_such_question() -> None:
    classic = game(("dog", "boot"), edition=edition("classic.us"))
    with pytest.raises(Refused, match="not-in-this-edition"):
        answer(classic, AskNextProperty("dog", "boardwalk"))
