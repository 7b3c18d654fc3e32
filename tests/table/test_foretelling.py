"""What would be said is foretold word for word, chance included, and nothing changes by it."""

import re
from pathlib import Path

import pytest

from tests.rules.games import game
from tests.table.games import Sitting
from voicebanker.speech.api import Hypothesis, Verdict
from voicebanker.table.happenings import WordsHeard
from voicebanker.table.transcript import Table, read_script
from voicebanker.table.unit import Unit

SAID = re.compile(r"^  Mr\. Monopoly(?:, slowly)?: (.*)$")
GAMES = sorted((Path(__file__).resolve().parents[2] / "fixtures" / "games").glob("*.game.txt"))


def standing(unit: Unit) -> tuple[object, ...]:
    """Return where the unit stands: the game, the talk, and how he speaks."""
    banker = unit.banker
    game = id(banker.history), banker.is_held
    return *game, unit.dialogue, banker.manner, id(banker.replies.catalogue)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_reply_of_the_golden_games_is_foretold(path: Path) -> None:
    script = read_script(path)
    table = Table(script)
    for _, line in script.lines:
        if line is None:
            continue
        if line.resume:
            table.resume()
        for happening in line.happenings:
            unit = table.unit
            before = standing(unit)
            foretold = unit.foretell(happening)
            assert standing(unit) == before
            lines = table.handle(happening)
            said = [match[1] for one in lines if (match := SAID.match(one))]
            assert list(foretold) == said, line.text


def test_a_card_that_is_drawn_is_the_one_that_was_foretold() -> None:
    sitting = Sitting(game())
    for _ in range(6):
        sitting.presses("cat")
        draw = WordsHeard((Hypothesis("chance card", 1.0, Verdict.ACCEPT),))
        assert " ".join(sitting.unit.foretell(draw)) == sitting.happens(draw)


def test_words_that_were_only_begun_leave_him_as_talkative_as_he_was() -> None:
    sitting = Sitting(game())
    sitting.presses("cat")
    fewer = WordsHeard((Hypothesis("just the numbers", 1.0, Verdict.ACCEPT),))
    assert sitting.unit.foretell(fewer)
    assert sitting.hears("buy boardwalk") == Sitting(game()).says("cat", "buy boardwalk")


def test_the_past_of_a_long_game_is_no_burden() -> None:
    """Whoever walks back through it leaves the talk with a history that is not the present one."""
    sitting = Sitting(game())
    for _ in range(400):
        sitting.says("cat", "pass go")
    sitting.says("cat", "what happened before that")
    for _ in range(2):
        sitting.says("cat", "pass go")
    sitting.presses("cat")
    passing = WordsHeard((Hypothesis("pass go", 1.0, Verdict.ACCEPT),))
    assert " ".join(sitting.unit.foretell(passing)) == sitting.happens(passing)
