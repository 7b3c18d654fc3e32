"""The boards of the classic game: what is in the box, and that both play by the same numbers."""

from collections import Counter
from typing import Any

import pytest

from tests.rules.games import changed, edition
from voicebanker.editions import Edition, Provenance, load_edition

US, UK = "classic.us", "classic.uk"
TABLES = (
    "joining dice buying rent building mortgages taxes payments auctions deals jail go debt ending "
    "undoing deeds spaces cards community_chest"
).split()


@pytest.mark.parametrize("board", [US, UK])
def test_what_is_in_the_box(board: str) -> None:
    box = edition(board)
    assert box.name == board
    assert (len(box.tokens), box.joining.least_players, box.joining.most_players) == (8, 2, 8)
    assert box.joining.start_money == 1500
    kinds = Counter(deed.kind for deed in box.deeds.list)
    assert kinds == {"street": 22, "railroad": 4, "utility": 2}
    assert sorted(map(len, box.deeds_of_set.values())) == [2, 2, 2, 3, 3, 3, 3, 3, 3, 4]
    assert box.building is not None
    assert (box.building.houses, box.building.hotels) == (32, 12)
    assert len(box.chest_cards) == 16
    assert len(box.card_by_id) == 32
    assert len(box.jail_cards) == 2


@pytest.mark.parametrize("board", [US, UK])
@pytest.mark.parametrize("table", TABLES)
def test_every_table_says_how_sure_it_is(board: str, table: str) -> None:
    assert getattr(edition(board), table).provenance in Provenance


@pytest.mark.parametrize("board", [US, UK])
def test_the_40_spaces(board: str) -> None:
    spaces = edition(board).spaces
    assert spaces is not None
    assert len(spaces.list) == 40
    counts = Counter(spaces.list)
    assert [counts[kind] for kind in ("chance", "community-chest")] == [3, 3]
    assert [spaces.list[place] for place in (0, 10, 20, 30)] == [
        "go",
        "jail",
        "free-parking",
        "go-to-jail",
    ]
    deeds = edition(board).deed_by_id
    assert all(deeds[spaces.list[place]].kind == "railroad" for place in (5, 15, 25, 35))
    assert all(deeds[spaces.list[place]].kind == "utility" for place in (12, 28))
    assert (spaces.list[4], spaces.list[38]) == ("income-tax", "luxury-tax")
    assert [one for one in spaces.list if one in deeds] == [deed.id for deed in deeds.values()]


def test_the_printed_numbers_of_some_deeds() -> None:
    """EDITIONS.md 4.2 and 4.3."""
    deeds = edition(US).deed_by_id
    assert deeds["boardwalk"].rents == (50, 200, 600, 1400, 1700, 2000)
    assert deeds["connecticut-avenue"].rents == (8, 40, 100, 300, 450, 600)
    assert deeds["pennsylvania-avenue"].rents == (28, 150, 450, 1000, 1200, 1400)
    assert [deeds[one].house_cost for one in ("baltic-avenue", "new-york-avenue")] == [50, 100]
    assert (deeds["short-line"].price, deeds["short-line"].rents) == (200, (25, 50, 100, 200))
    assert (deeds["water-works"].price, deeds["water-works"].rents) == (150, (4, 10))
    assert sum(deed.price for deed in deeds.values()) == 5690
    assert all(2 * (deed.mortgage or 0) == deed.price for deed in deeds.values())
    assert all(deed.house_cost == deed.hotel_cost for deed in deeds.values())


def test_both_boards_play_by_the_same_numbers() -> None:
    us, uk = edition(US), edition(UK)
    for table in set(TABLES) - {"deeds", "spaces", "cards", "taxes", "rent"}:
        assert getattr(us, table) == getattr(uk, table), table
    for one, other in zip(us.deeds.list, uk.deeds.list, strict=True):
        same = ("set", "kind", "price", "mortgage", "house_cost", "hotel_cost", "rents")
        assert [getattr(one, name) for name in same] == [getattr(other, name) for name in same]


@pytest.mark.parametrize("board", [US, UK])
def test_the_effects_of_the_chance_cards(board: str) -> None:
    """EDITIONS.md 4.5, the columns of today: where a card sends the token is in its words."""
    cards = edition(board).cards
    assert cards is not None
    assert Counter(card.effect.kind for card in cards.list) == {
        "move_token": 10,
        "collect": 2,
        "pay": 1,
        "pay_each": 1,
        "pay_per_building": 1,
        "take_jail_card": 1,
    }
    assert amounts(cards.list) == [15, 50, 50, 150]


@pytest.mark.parametrize("board", [US, UK])
def test_the_effects_of_the_community_chest(board: str) -> None:
    cards = edition(board).community_chest
    assert cards is not None
    assert Counter(card.effect.kind for card in cards.list) == {
        "move_token": 2,
        "collect": 8,
        "pay": 3,
        "collect_from_each": 1,
        "pay_per_building": 1,
        "take_jail_card": 1,
    }
    assert amounts(cards.list) == [10, 10, 20, 25, 50, 50, 50, 100, 100, 100, 100, 200]


def amounts(cards: Any) -> list[int]:
    return sorted(card.effect.amount for card in cards if hasattr(card.effect, "amount"))


def test_an_edition_may_have_one_tax_or_none() -> None:
    luxury = {"list": [{"id": "luxury", "name": "Luxury Tax", "amount": 75}]}
    assert [changed(US, taxes=luxury).has(f"taxes.{one}") for one in ("income", "luxury")] == [
        False,
        True,
    ]
    assert not changed(US, taxes=None).has("taxes.income")


def broken(**deed: Any) -> dict[str, Any]:
    """Return a board on which Boardwalk has other values."""
    body = load_edition(US)[0].model_dump()
    body["deeds"]["list"] = (*body["deeds"]["list"][:-1], body["deeds"]["list"][-1] | deed)
    return body


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        ({"rents": (50, 200)}, "boardwalk needs 6 rents, for the site, 1 to 4 houses and a hotel"),
        ({"rents": None}, "boardwalk needs 6 rents"),
        ({"mortgage": None}, "boardwalk needs a mortgage value"),
        ({"house_cost": None}, "boardwalk needs a house_cost"),
        ({"kind": "railroad"}, "railroad needs 5 rents, for each owned"),
    ],
)
def test_a_deed_without_its_numbers_is_refused(deed: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Edition.model_validate(broken(**deed))


def test_a_card_stands_in_one_deck_only() -> None:
    body = load_edition(US)[0].model_dump()
    body["community_chest"]["list"] = (*body["community_chest"]["list"], body["cards"]["list"][0])
    with pytest.raises(ValueError, match="cards: 'chance-go' stands there twice"):
        Edition.model_validate(body)
