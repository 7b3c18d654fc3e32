"""A microphone that goes and comes: said aloud, and whoever has the word keeps it."""

import pytest

from tests.rules.games import game
from tests.table.games import Sitting
from voicebanker.table.dialogue import Idle
from voicebanker.table.happenings import EarsChanged, Listen, Say, StopListening


@pytest.mark.parametrize(
    ("hear", "words"), [(False, "I cannot hear you"), (True, "I can hear you again.")]
)
def test_it_is_told_while_nobody_has_the_word(hear: bool, words: str) -> None:
    sitting = Sitting(game())
    stop, say = sitting.unit.handle(EarsChanged(hear=hear))
    assert stop == StopListening()
    assert isinstance(say, Say)
    assert say.text.startswith(words)
    assert isinstance(sitting.unit.dialogue, Idle)


def test_who_has_the_word_is_listened_to_again() -> None:
    sitting = Sitting(game())
    sitting.says("cat", "buy")
    before = sitting.unit.dialogue
    assert sitting.unit.handle(EarsChanged(hear=True))[-1] == Listen("property")
    assert sitting.unit.dialogue == before
    sitting.hears("boardwalk")
    assert sitting.now.owners["boardwalk"] == "cat"
