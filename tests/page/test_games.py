"""Whole games with the page open: after every input it shows what the journal says."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.phones import TABLET, Phones, cut_off, owned, wait_for_balances
from tests.page.tables import PageTable, eventually, table_of
from voicebanker.audio.wav import read_wav
from voicebanker.cli.demo import demo_script, recorded
from voicebanker.rules.engine import state_of
from voicebanker.rules.history import History
from voicebanker.speech.sphinx import SphinxEars
from voicebanker.table.banker import restore
from voicebanker.table.dialogue import Idle
from voicebanker.table.happenings import Happening, WordsHeard
from voicebanker.table.listening import happening_of
from voicebanker.table.transcript import Line, Script

BY_EAR = 12
"""So many recordings of a game are heard; of the rest only the words. With ``--long``, all are."""


class Hearing:
    """Hears the first recordings of a game, each once, in the phase that the table listens for."""

    def __init__(self, script: Script, table: PageTable, ears: SphinxEars, most: int) -> None:
        self._folder, self._table = script.path.parent, table
        self._ears, self._most = ears, most
        self.heard = 0

    def happenings(self, line: Line) -> Iterator[Happening]:
        for happening in line.happenings:
            if isinstance(happening, WordsHeard) and line.clip and self.heard < self._most:
                dialogue = self._table.unit.dialogue
                phase = "command" if isinstance(dialogue, Idle) else dialogue.phase
                grammar = self._table.language.grammar(phase)
                happening = happening_of(
                    self._ears.hear(read_wav(self._folder / line.clip), grammar)
                )
                self.heard += 1
            yield happening


@pytest.fixture(scope="module")
def ears() -> Iterator[SphinxEars]:
    made = SphinxEars()
    yield made
    made.close()


@pytest.mark.parametrize("board", recorded())
def test_a_game_with_the_page_open(
    board: str, phones: Phones, keys: Path, ears: SphinxEars, long_profile: bool
) -> None:
    script = demo_script(board)
    recordings = sum(line.clip is not None for line in script.inputs)
    with table_of(script, keys) as table:
        page = phones.enter(table, TABLET)
        hearing = Hearing(script, table, ears, recordings if long_profile else BY_EAR)
        for line in script.inputs:
            for happening in hearing.happenings(line):
                table.do(happening)
                wait_for_balances(page, from_journal(table).game)
        assert hearing.heard == (recordings if long_profile else min(recordings, BY_EAR))
        game = from_journal(table).game
        assert game == table.game
        shown = owned(page)
        assert shown.keys() == game.owners.keys()
        for deed, text in shown.items():
            assert game.edition.token_by_id[game.owners[deed]].name in text
            if game.edition.has("rent.levels"):
                assert f"level {game.level(deed)} of" in text
            assert (deed in game.mortgaged) == ("mortgaged" in text)
            assert game.has_hotel(deed) == ("Hotel" in text)
        check_end(page, table)


def from_journal(table: PageTable) -> History:
    entries = [(kind, json.loads(json.dumps(body))) for kind, body in table.journal]
    return restore(
        History.begin(table.language.edition, table.unit.banker.history.undo_steps), entries
    )


def check_end(page: Any, table: PageTable) -> None:
    game = table.game
    assert state_of(game) == "over"
    page.wait_for_selector("#ranking:not([hidden])")
    first = page.inner_text("#ranks tbody tr:first-child th")
    assert game.edition.token_by_id[game.ranking[0].player].name in first
    assert page.locator("#chart svg polyline").count() == len(game.players)
    assert page.locator("#history li").count() > 3
    page.set_viewport_size({"width": 320, "height": 700})
    page.click("#chart-figures summary")
    eventually(lambda: page.evaluate("document.documentElement.scrollWidth") <= 320)
    assert cut_off(page) == []
