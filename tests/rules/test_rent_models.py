"""Rent in numbers: models, a deed's own rents, and rounding."""

import pytest

from tests.rules.games import changed, edition, game
from voicebanker.rules.rates import STEPS, rent, rent_step

V1 = {"boardwalk": (400, 800, 1200, 1600), "mediterranean-avenue": (60, 120, 180, 240)}
V2 = {"boardwalk": (200, 400, 800, 1600), "mediterranean-avenue": (30, 60, 120, 240)}


@pytest.mark.parametrize(("model", "table"), [("V1", V1), ("V2", V2)])
def test_each_step_is_a_share_of_the_price(model: str, table: dict[str, tuple[int, ...]]) -> None:
    board = game(edition=changed(rent={"model": model}))
    for deed, amounts in table.items():
        assert tuple(rent(board, deed, step) for step in STEPS) == amounts


def test_vermont_with_a_hotel_is_400_in_both_models() -> None:
    for model in ("V1", "V2"):
        board = game(edition=changed(rent={"model": model}))
        assert rent(board, "vermont-avenue", "hotel") == 400


@pytest.mark.parametrize(("share", "amount"), [(50, 50), (33, 33), (0, 0), (1, 1), (101, 101)])
def test_shares_of_a_round_price_are_whole(share: int, amount: int) -> None:
    shares = {"X": (share, 100, 200, 400)}
    board = game(edition=changed(rent={"model": "X", "models": shares}))
    assert rent(board, "vermont-avenue", "alone") == amount


@pytest.mark.parametrize(("price", "share", "amount"), [(181, 50, 91), (7, 33, 3), (1, 1, 1)])
def test_part_of_an_m_is_rounded_up(price: int, share: int, amount: int) -> None:
    deeds = tuple(
        deed.model_dump() | ({"price": price} if deed.id == "boardwalk" else {})
        for deed in edition().deeds.list
    )
    shares = {"X": (share, 100, 200, 400)}
    board = changed(rent={"model": "X", "models": shares}, deeds={"list": deeds})
    assert rent(game(edition=board), "boardwalk", "alone") == amount


def test_a_deeds_own_rents_win_over_the_model() -> None:
    own = (28, 150, 450, 1000)
    deeds = tuple(
        deed.model_dump() | ({"rents": own} if deed.id == "boardwalk" else {})
        for deed in edition().deeds.list
    )
    board = game(edition=changed(deeds={"list": deeds}))
    assert tuple(rent(board, "boardwalk", step) for step in STEPS) == own
    assert rent(board, "park-place", "hotel") == 1400


def test_the_step_follows_from_the_set_and_the_building() -> None:
    both = {"cat": ["boardwalk", "park-place"]}
    assert rent_step(game(owns={"cat": ["boardwalk"]}), "boardwalk") == "alone"
    assert rent_step(game(owns=both), "boardwalk") == "set"
    assert rent_step(game(owns=both, built={"boardwalk": "house"}), "boardwalk") == "house"
    assert rent_step(game(owns=both, built={"boardwalk": "hotel"}), "boardwalk") == "hotel"
    assert rent_step(game(owns=both, built={"boardwalk": "hotel"}), "park-place") == "set"
