"""Setting up at a real terminal: from the first second to a game, without any option."""

from pathlib import Path

import pytest

from voicebanker.cli.options import PlayOptions
from voicebanker.cli.set_up import shelf_of, speaking_as
from voicebanker.cli.speech import manner_wanted
from voicebanker.editions import builtin_names, load_edition
from voicebanker.ledger.shelf import list_games
from voicebanker.table.manner import Manner

pytest.importorskip("pty")

from tests.cli.terminal import Terminal

PLAY = ("play", "--typed", "--no-sound", "--folder")


def test_a_game_is_chosen_begun_put_away_and_taken_up_again(tmp_path: Path) -> None:
    with Terminal(*PLAY, str(tmp_path)) as terminal:
        terminal.wait_for("Hello! I am Mr. Monopoly")
        terminal.wait_for("Which game shall we play? 1: Monopoly Voice Banking.")
        terminal.type("the classic game\r")
        terminal.wait_for("Which names are on your board? 1: UK board. 2: US board.")
        terminal.type("2")
        terminal.wait_for("Do you want to hear the house rules first?")
        terminal.type("house rules\r")
        terminal.wait_for("Which house rules do you want?")
        terminal.type("no auctions\r")
        terminal.wait_for("No auctions: that is on.")
        terminal.type("1")
        terminal.wait_for("Who is playing?")
        terminal.wait_for("1 for the Top Hat")
        terminal.type("1")
        terminal.wait_for("Top Hat")
        terminal.type("2")
        terminal.wait_for("Start the game.")
        terminal.type("q")
        assert terminal.ended() == 0
    (game,) = list_games(tmp_path)
    assert game.edition == "classic.us"
    with Terminal(*PLAY, str(tmp_path)) as terminal:
        terminal.wait_for("Your last game is Monopoly, the classic game, begun on")
        terminal.type("yes\r")
        terminal.wait_for("We go on with Monopoly, the classic game.")
        terminal.wait_for("Welcome back!")
        terminal.type("q")
        assert terminal.ended() == 0
    assert len(list_games(tmp_path)) == 1


def test_who_leaves_before_a_game_leaves_nothing_behind(tmp_path: Path) -> None:
    with Terminal(*PLAY, str(tmp_path)) as terminal:
        terminal.wait_for("Which game shall we play?")
        terminal.type("goodbye\r")
        terminal.wait_for("Goodbye! Nothing was started.")
        assert terminal.ended() == 0
    assert list_games(tmp_path) == []


def test_how_he_speaks_in_the_set_up_is_how_he_speaks_in_the_game() -> None:
    chosen = speaking_as(PlayOptions(pitch=70), Manner(rate=220, pitch=70))
    assert manner_wanted(chosen, None) == Manner(rate=220, pitch=70)
    assert speaking_as(PlayOptions(), Manner()) == PlayOptions(), "what was kept goes before"


def test_every_edition_can_be_chosen_with_the_house_rules_that_it_has(tmp_path: Path) -> None:
    shelf = shelf_of(())
    assert {one.edition for one in shelf.boards} == set(builtin_names())
    for board in shelf.boards:
        edition, _ = load_edition(board.edition)
        assert [rule.id for rule in board.house_rules] == [one.id for one in edition.options]
        assert f"{board.game}, {board.board}" == edition.title


def test_house_rules_that_contradict_each_other_do_not_fit() -> None:
    shelf = shelf_of(())
    assert shelf.fits("classic.us", ("short-game", "no-auctions"))
    assert not shelf.fits("classic.us", ("short-game", "short-game-2012"))
