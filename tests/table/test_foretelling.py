"""What would be said is foretold word for word, chance included, and nothing changes by it."""

import re
from pathlib import Path

import pytest

from tests.rules.games import game
from tests.table.games import Sitting
from voicebanker.speech.api import Hypothesis, Verdict
from voicebanker.table.happenings import WordsHeard
from voicebanker.table.transcript import Table, read_script

SAID = re.compile(r"^  Mr\. Monopoly(?:, slowly)?: (.*)$")
GAMES = sorted((Path(__file__).resolve().parents[2] / "fixtures" / "games").glob("*.game.txt"))


@pytest.mark.parametrize("path", GAMES[::2], ids=lambda path: path.stem)
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
            before, dialogue = unit.banker.history, unit.dialogue
            foretold = unit.foretell(happening)
            assert unit.banker.history is before
            assert unit.dialogue == dialogue
            lines = table.handle(happening)
            said = [match[1] for one in lines if (match := SAID.match(one))]
            assert list(foretold) == said, line.text


def test_a_card_that_is_drawn_is_the_one_that_was_foretold() -> None:
    sitting = Sitting(game())
    for _ in range(6):
        sitting.presses("cat")
        draw = WordsHeard((Hypothesis("chance card", 1.0, Verdict.ACCEPT),))
        assert " ".join(sitting.unit.foretell(draw)) == sitting.happens(draw)
