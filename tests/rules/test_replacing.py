"""The quick ``replace`` of the rules does what that of ``dataclasses`` does."""

import dataclasses
from dataclasses import dataclass
from typing import Any

import pytest

from tests.rules.games import game
from voicebanker.rules.game import Debt, Game, Stage
from voicebanker.rules.replacing import replace


def test_it_gives_what_dataclasses_gives_for_every_field_of_a_game() -> None:
    before = game()
    for field in dataclasses.fields(Game):
        value: Any = {"anything": field.name}
        assert replace(before, **{field.name: value}) == dataclasses.replace(
            before, **{field.name: value}
        )
    several = replace(before, stage=Stage.OVER, fallen=("cat",), lapped=("dog",))
    assert several == dataclasses.replace(
        before, stage=Stage.OVER, fallen=("cat",), lapped=("dog",)
    )
    assert before == game()


@dataclass(frozen=True, slots=True)
class OneField:
    only: int


def test_it_gives_it_for_a_single_field_and_for_no_change() -> None:
    assert replace(OneField(1), only=2) == OneField(2)
    assert replace(OneField(1)) == OneField(1)


def test_a_name_that_is_no_field_is_an_error() -> None:
    with pytest.raises(TypeError, match="Debt has no field 'amout'"):
        replace(Debt("cat", ()), amout=1)  # type: ignore[call-arg]
