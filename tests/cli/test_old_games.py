"""Games saved by every released version open, stand as they stood, and go on."""

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.make_saves import standing
from tests.table.games import FIXTURES, catalogue
from voicebanker.cli import saved
from voicebanker.cli.saved import open_game, voices_of
from voicebanker.language.interpreter import Language
from voicebanker.ledger.storage import FORMAT_VERSION, FORMAT_VERSION_BESIDE
from voicebanker.rules import engine, registry
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.game import RULES_VERSION, Game, transfer
from voicebanker.rules.registry import evolve, read_until
from voicebanker.rules.rent import RentPaid
from voicebanker.table.happenings import Control, ControlPressed, GameTakenUp, Save
from voicebanker.table.unit import Unit

SAVES = sorted((FIXTURES / "saves").glob("*.game"))


@pytest.fixture(params=SAVES, ids=lambda path: path.stem)
def save(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Return a copy of a saved game."""
    return Path(shutil.copy(request.param, tmp_path))


def test_every_format_and_every_version_of_the_rules_is_here(tmp_path: Path) -> None:
    formats, rules = set(), set()
    for path in SAVES:
        formats.add(int.from_bytes(path.read_bytes()[60:64], "big"))
        opened = open_game(Path(shutil.copy(path, tmp_path)))
        rules.add(opened.journal.information.rules_version)
        opened.journal.close()
    assert formats == set(range(FORMAT_VERSION, FORMAT_VERSION_BESIDE + 1))
    assert rules == set(range(1, RULES_VERSION + 1))


def test_an_old_game_stands_as_it_stood_and_goes_on(save: Path) -> None:
    expected = (FIXTURES / "saves" / f"{save.stem}.json").read_text("utf-8")
    opened = open_game(save)
    with opened.journal as journal:
        assert standing(opened.history.game) == json.loads(expected)
        assert opened.names == {opened.history.game.players[0]: "Łucja"}
        assert bool(voices_of(journal)) == save.stem.startswith("format-2")
        unit = Unit(Language(opened.edition), catalogue(), opened.history, SeededChance(1))
        unit.handle(GameTakenUp())
        (entry,) = [
            wish for wish in unit.handle(ControlPressed(Control.UNDO)) if isinstance(wish, Save)
        ]
        journal.append(entry.kind, entry.body)
        after = unit.banker.game
    again = open_game(save)
    again.journal.close()
    assert again.history.game == after


@pytest.fixture
def next_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Let a next version of the rules read the payment of rent anew: as double the rent."""
    version = RULES_VERSION + 1
    right = evolve.dispatch(RentPaid)

    def doubled(event: RentPaid, game: Game) -> Game:
        game = right(event, game)
        return transfer(game, event.player, event.owner, event.amount)

    monkeypatch.setattr(registry, "OLDER_READINGS", {})
    read_until(RULES_VERSION, RentPaid)(right)
    monkeypatch.setattr(saved, "RULES_VERSION", version)
    monkeypatch.setattr(engine, "RULES_VERSION", version)
    evolve.register(RentPaid, doubled)
    yield version
    evolve.register(RentPaid, right)


def test_a_fix_of_the_rules_leaves_games_begun_before_as_they_were(
    next_rules: int, save: Path
) -> None:
    opened = open_game(save)
    opened.journal.close()
    expected = (FIXTURES / "saves" / f"{save.stem}.json").read_text("utf-8")
    assert standing(opened.history.game) == json.loads(expected)
    assert opened.history.game.rules_version < next_rules


def test_a_fix_of_the_rules_holds_for_games_begun_after(next_rules: int) -> None:
    paid = RentPaid("cat", "dog", "boardwalk", 50)
    game = Game(None, players=("cat", "dog"), accounts={"bank": -200, "cat": 100, "dog": 100})  # type: ignore[arg-type]
    old = engine.apply(game, (paid,))
    new = engine.apply(_begun_with(game, next_rules), (paid,))
    assert (old.money("cat"), new.money("cat")) == (50, 0)


def _begun_with(game: Game, version: int) -> Game:
    return replace(game, rules_version=version)
