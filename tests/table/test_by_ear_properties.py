"""Whatever is said where places are kept, the unit keeps its promises."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.games import edition
from tests.table.test_unit_properties import Play, Table, sit, steps_with
from voicebanker.language.interpreter import Language

BOARDS = (
    "voice_banking.us + places",
    "super_electronic.us + places",
    "ultimate_banking.us + places",
    "championship.us + places",
)
SENTENCES = (
    *("roll the dice", "roll the dice", "roll the dice", "buy", "pay rent", "where am i"),
    *("put me on {deed}", "buy {deed}", "pay rent on {deed}", "what do i do here"),
    *("get out of jail", "what did i roll"),
)
DEEDS = ["Baltic", "Mediterranean Avenue", "Park Place", "Boardwalk"]


@cache
def by_ear(board: str) -> Language:
    return Language(edition(board))


class TableByEar(Table):
    """A table that rolls the dice by voice."""

    def sentence(self, step: Play, state: str) -> str:
        if state == "play":
            return SENTENCES[step.choice].format(deed=step.deed)
        if state in ("joining", "debt", "choice") and self.game.edition.debt.kind != "raise_cash":
            return super().sentence(step, state)
        return "i am bankrupt" if state == "debt" else "start the game"


@settings(max_examples=max(1, settings().max_examples // 2))
@pytest.mark.parametrize("board", BOARDS)
@given(data=st.data(), seed=st.integers(0, 99))
def test_the_unit_keeps_its_promises_by_ear(board: str, data: st.DataObject, seed: int) -> None:
    players = tuple(token.id for token in edition(board).tokens[:3])
    plays = st.builds(Play, st.sampled_from(players), st.sampled_from(DEEDS), st.integers(0, 11))
    todo = data.draw(st.lists(steps_with(plays), min_size=15, max_size=40))
    sit(TableByEar(seed, by_ear(board)), players, todo)
