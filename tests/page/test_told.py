"""The history and the chart follow the journal: what is taken back is struck out."""

import json
from pathlib import Path

import pytest

from voicebanker.language.catalogue import Catalogue
from voicebanker.language.replies import Replies
from voicebanker.page.moment import Moment
from voicebanker.page.shown import Showing, worths
from voicebanker.page.told import Telling
from voicebanker.rules.game import Game
from voicebanker.rules.score import scores
from voicebanker.table.dialogue import Answering, Commanding, Confirming, Idle
from voicebanker.table.transcript import Script, Table, read_script

GAMES = Path(__file__).parents[2] / "fixtures" / "games"
SCRIPTS = (
    "ultimate-undo-any",
    "undo-everything",
    "four-players-auctions",
    "classic-us-shortage",
    "super-electronic-undo",
)


class Reader:
    """Reads entries as a page does."""

    def __init__(self) -> None:
        self.texts: dict[int, str] = {}
        self.struck: set[int] = set()

    def read(self, entries: list[dict[str, object]]) -> None:
        for entry in entries:
            if entry["kind"] == "undone":
                self.struck |= set(entry["told"])  # type: ignore[call-overload]
            else:
                number = entry["told"]
                assert isinstance(number, int)
                assert number not in self.texts
                self.texts[number] = str(entry["text"])

    @property
    def standing(self) -> list[str]:
        return [text for number, text in self.texts.items() if number not in self.struck]


def played(name: str) -> tuple[Script, Table]:
    script = read_script(GAMES / f"{name}.game.txt")
    return script, Table(script)


@pytest.mark.parametrize("name", SCRIPTS)
def test_what_stands_is_what_the_journal_says(name: str) -> None:
    script, table = played(name)
    replies = Replies(Catalogue())
    telling, reader = Telling(replies), Reader()
    undone = 0
    for line in script.inputs:
        for happening in line.happenings:
            table.handle(happening)
            reader.read(telling.follow(table.unit.banker.history))
            steps = table.unit.banker.history.steps
            undone = max(undone, len(reader.struck))
            assert len(reader.standing) == len(steps)
    whole = [replies.events(s.before, s.transaction.events, None) for s in steps]
    assert reader.standing == whole
    assert undone > 0 or "undo" not in name


def test_a_moment_left_out_loses_nothing() -> None:
    script, table = played("ultimate-undo-any")
    telling, reader = Telling(Replies(Catalogue())), Reader()
    happenings = [one for line in script.inputs for one in line.happenings]
    for place, happening in enumerate(happenings):
        table.handle(happening)
        if place % 7 == 0 or place == len(happenings) - 1:
            reader.read(telling.follow(table.unit.banker.history))
    assert len(reader.standing) == len(table.unit.banker.history.steps)


def test_the_chart_ends_with_what_everyone_is_worth() -> None:
    script, table = played("four-players-auctions")
    telling = Telling(Replies(Catalogue()))
    for line in script.inputs:
        for happening in line.happenings:
            table.handle(happening)
            telling.follow(table.unit.banker.history)
    history = table.unit.banker.history
    chart = telling.chart()["lines"]
    last = {token: points[-1] for token, points in chart.items()}
    assert last == worths(history.game)
    assert last == {one.player: one.total for one in scores(history.game)}
    actions = len({step.transaction.action for step in history.steps})
    assert {len(points) for points in chart.values()} == {actions}


def test_a_long_game_has_a_chart_of_bounded_length() -> None:
    script, table = played("classic-us-shortage")
    telling = Telling(Replies(Catalogue()))
    for line in script.inputs:
        for happening in line.happenings:
            table.handle(happening)
    telling.follow(table.unit.banker.history)
    telling._kept = telling._kept * 9
    points = next(iter(telling.chart()["lines"].values()))
    assert 100 < len(points) <= 240
    assert points[-1] == next(iter(worths(table.unit.banker.game).values()))


GERMAN = sorted(GAMES.glob("german-*.game.txt"))
SHOWN = dict.fromkeys([*sorted(GAMES.glob("*.game.txt"))[::4], *GERMAN])


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.stem)
def test_every_moment_of_a_game_can_be_shown(path: Path) -> None:
    script = read_script(path)
    table = Table(script)
    showing = Showing(table._language, Replies(Catalogue(script.edition.language)))
    for line in script.inputs:
        if line.resume:
            table.resume()
        for happening in line.happenings:
            table.handle(happening)
            unit = table.unit
            moment = Moment(unit.banker.history, unit.dialogue, unit.banker.is_held, 2.5)
            shown = json.loads(json.dumps(showing.of(moment)))
            check_shown(shown, moment, unit.banker.game)


def check_shown(shown: dict[str, object], moment: Moment, game: Game) -> None:
    players = shown["players"]
    assert isinstance(players, list)
    assert {one["token"]: one["money"] for one in players} == {
        one: game.money(one) for one in game.players
    }
    deeds = shown["deeds"]
    assert isinstance(deeds, dict)
    assert {one: deed["owner"] for one, deed in deeds.items() if deed["owner"]} == game.owners
    assert (shown["auction"] is None) == (game.auction is None)
    assert (shown["speaker"] is None) == isinstance(moment.dialogue, Idle)
    assert bool(shown["choices"]) == isinstance(moment.dialogue, Confirming)
    if isinstance(moment.dialogue, Answering):
        assert shown["waiting"]
    if isinstance(moment.dialogue, Commanding):
        assert shown["sayings"]
