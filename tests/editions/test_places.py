"""The boards that the banker keeps places on, and what is refused."""

from typing import Any

import pytest
from pydantic import ValidationError

from tests.rules.games import edition
from voicebanker.editions import Edition, builtin_names, load_edition
from voicebanker.editions.effects import MoveToken

BOARDS = builtin_names()
SIZES = {"classic": 40, "championship": 40, "ultimate_banking": 36}


def by_ear(board: str = "classic.us", **changes: Any) -> Edition:
    body = edition(f"{board} + places").model_dump()
    for name, table in changes.items():
        body[name] = None if table is None else {**(body[name] or {}), **table}
    return Edition.model_validate(body)


def spaces(*changes: tuple[int, str]) -> dict[str, Any]:
    listed = list(edition("classic.us").board)
    for place, space in changes:
        listed[place] = space
    return {"list": tuple(listed)}


@pytest.mark.parametrize("board", BOARDS)
def test_every_edition_can_be_played_by_ear_and_is_not_unless_chosen(board: str) -> None:
    assert edition(board).places is None
    chosen, _ = load_edition(board, ["places"])
    assert chosen.places is not None
    assert len(chosen.board) == SIZES.get(board.partition(".")[0], 32)
    assert chosen.board.index("go") == 0
    assert [one for one in chosen.board if one in chosen.deed_by_id] == [
        deed.id for deed in chosen.deeds.list
    ]


@pytest.mark.parametrize("board", BOARDS)
def test_places_can_be_chosen_with_all_other_options(board: str) -> None:
    for option in edition(board).options:
        if option.id != "places":
            chosen, _ = load_edition(board, ["places", option.id])
            assert chosen.places is not None


@pytest.mark.parametrize("board", BOARDS)
def test_every_card_that_moves_a_token_leads_somewhere_but_the_one_with_a_choice(
    board: str,
) -> None:
    for card in edition(board).card_by_id.values():
        if isinstance(card.effect, MoveToken):
            assert card.effect.to or card.effect.steps, card.id


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"spaces": None}, "needs [spaces]"),
        ({"dice": None}, "needs [dice]"),
        ({"jail": {"tries": 0}}, "told = true, by_dice = true and tries"),
        ({"jail": {"by_dice": False}}, "told = true, by_dice = true and tries"),
        ({"taxes": None}, "'income-tax' needs its tax in [taxes]"),
        ({"spaces": spaces((0, "chance"), (7, "go"))}, "the first must be 'go'"),
        ({"spaces": spaces((7, "go"))}, "'go' stands there twice"),
        ({"spaces": spaces((10, "chance"))}, "there is no 'jail'"),
        ({"spaces": spaces((30, "chance"))}, "there is no 'go-to-jail'"),
        ({"spaces": spaces((7, "boardwalk"))}, "'boardwalk' stands there twice"),
        ({"spaces": spaces((39, "chance"))}, "the deed 'boardwalk' has no space"),
        ({"spaces": spaces((7, "moon"))}, "'moon' is neither a deed nor a kind of space"),
    ],
)
def test_a_board_that_is_not_whole_is_refused(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValidationError) as error:
        by_ear(**changes)
    assert fault in str(error.value)


def test_a_card_that_leads_beside_the_board_is_refused() -> None:
    body = edition("classic.us + places").model_dump()
    for card in body["cards"]["list"]:
        if card["id"] == "chance-boardwalk":
            card["effect"]["to"] = "mayfair"
    with pytest.raises(ValidationError, match="chance-boardwalk leads to 'mayfair'"):
        Edition.model_validate(body)
