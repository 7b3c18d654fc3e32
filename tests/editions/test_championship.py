"""The Championship, and the options of the classic game (EDITIONS 4.6 and 4.7)."""

from itertools import combinations

import pytest

from voicebanker.editions import Edition, EditionError, load_edition
from voicebanker.language.catalogue import Catalogue

CLASSIC = ("classic.us", "classic.uk")
CHAMPIONSHIPS = ("championship.us", "championship.uk")
SHORT = ("short-game", "short-game-2012", "short-game-two-free")


def chosen(board: str, *options: str) -> Edition:
    return load_edition(board, options)[0]


@pytest.mark.parametrize("board", CHAMPIONSHIPS)
def test_the_championship_is_the_classic_game_with_a_speed_die_and_a_clock(board: str) -> None:
    edition, classic = chosen(board), chosen(board.replace("championship", "classic"))
    assert edition.joining.start_money == 2500
    assert (edition.joining.least_players, edition.joining.most_players) == (2, 6)
    assert edition.dice is not None
    assert (edition.dice.count, edition.dice.speed) == (3, True)
    assert edition.clock is not None
    assert (edition.clock.minutes, edition.clock.last_round) == (90, True)
    assert edition.ending.early
    assert edition.ending.properties_count == "net_worth"
    own = {"name", "title", "about", "joining", "dice", "clock", "choices"}
    assert edition.model_dump(exclude=own) == classic.model_dump(exclude=own)
    assert set(classic.choices) < set(edition.choices)


@pytest.mark.parametrize("board", CHAMPIONSHIPS)
def test_house_rules_can_be_added_to_the_championship(board: str) -> None:
    edition = chosen(board, "free-parking-money", "double-go", "no-auctions")
    assert edition.has("free_parking")
    assert edition.has("go.landing")
    assert not edition.has("auctions")


@pytest.mark.parametrize("board", CLASSIC)
def test_the_house_rules_have_their_own_names(board: str) -> None:
    ids = {option.id for option in chosen(board).options}
    assert ids >= {"free-parking-money", "double-go", "no-auctions", "older-decks", "time-limit"}
    assert ids >= set(SHORT)


def test_each_board_has_the_other_ones_rent_of_a_mortgaged_set_as_an_option() -> None:
    us, uk = chosen("classic.us"), chosen("classic.uk")
    us_single = chosen("classic.us", "mortgaged-set-single-rent")
    uk_double = chosen("classic.uk", "mortgaged-set-doubles-rent")
    for edition, doubles in ((us, True), (uk, False), (us_single, False), (uk_double, True)):
        assert edition.rent is not None
        assert edition.rent.mortgaged_set_doubles is doubles


@pytest.mark.parametrize("board", CLASSIC)
@pytest.mark.parametrize(
    ("option", "count", "paid", "bankruptcies"),
    [
        ("short-game", 2, True, 2),
        ("short-game-2012", 3, False, 1),
        ("short-game-two-free", 2, False, 1),
    ],
)
def test_the_short_games(
    board: str, option: str, count: int, paid: bool, bankruptcies: int
) -> None:
    edition = chosen(board, option)
    assert edition.dealt_deeds is not None
    assert (edition.dealt_deeds.count, edition.dealt_deeds.paid) == (count, paid)
    assert edition.building is not None
    assert edition.building.houses_before_hotel == 3
    assert edition.ending.bankruptcies == bankruptcies
    assert edition.taxes == chosen(board).taxes


@pytest.mark.parametrize("board", CLASSIC)
@pytest.mark.parametrize("two", list(combinations(SHORT, 2)), ids=" ".join)
def test_two_short_games_contradict_each_other(board: str, two: tuple[str, str]) -> None:
    with pytest.raises(EditionError, match="contradict each other"):
        chosen(board, *two)


@pytest.mark.parametrize("board", CLASSIC)
def test_a_short_game_may_have_a_time_limit(board: str) -> None:
    edition = chosen(board, "short-game", "time-limit")
    assert edition.ending.bankruptcies == 2
    assert edition.clock is not None
    assert edition.clock.minutes == 90


def test_the_taxes_of_boards_until_2008() -> None:
    taxes = chosen("classic.us", "older-taxes").taxes
    assert taxes is not None
    assert [(one.amount, one.share) for one in taxes.list] == [(200, 10), (75, 0)]


@pytest.mark.parametrize("board", CLASSIC)
def test_the_older_decks_are_whole_and_have_their_words(board: str) -> None:
    edition = chosen(board, "older-decks")
    ids = Catalogue().ids
    for deck in (edition.cards, edition.community_chest):
        assert deck is not None
        assert len(deck.list) == 16
        assert len([one for one in deck.list if one.effect.kind == "take_jail_card"]) == 1
        assert {f"card-{card.id}" for card in deck.list} <= ids
        today = chosen(board).cards
        assert today is not None
        assert deck.used == today.used


def test_the_older_decks_by_their_money() -> None:
    """EDITIONS 4.5: what the fixed cards pay and take."""
    sums = {}
    for board in CLASSIC:
        edition = chosen(board, "older-decks")
        effects = [card.effect for card in edition.card_by_id.values()]
        sums[board] = (
            sum(one.amount for one in effects if one.kind == "collect"),
            sum(one.amount for one in effects if one.kind == "pay"),
        )
    chance_us, chest_us = 50 + 150, 200 + 45 + 100 + 20 + 100 + 25 + 10 + 100
    chance_uk, chest_uk = 50 + 150 + 100, 200 + 50 + 100 + 20 + 25 + 10 + 100
    assert sums["classic.us"] == (chance_us + chest_us, 15 + 50 + 100 + 150)
    assert sums["classic.uk"] == (chance_uk + chest_uk, 150 + 20 + 15 + 50 + 100 + 50)
