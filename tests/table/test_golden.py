"""Whole games, replayed and compared line by line."""

import difflib

import pytest

from tests.table.games import FIXTURES, scripts
from voicebanker.editions import builtin_names
from voicebanker.table.transcript import Script, play

SCRIPTS = scripts()
WHOLE = 9
OVER = ("The game is over.", "Das Spiel ist aus.")


def name(script: Script) -> str:
    return script.path.relative_to(FIXTURES).as_posix()


@pytest.mark.parametrize("script", SCRIPTS, ids=name)
def test_a_golden_transcript_plays_as_it_is_written(script: Script) -> None:
    played = play(script)
    difference = difflib.unified_diff(
        script.text.splitlines(), played.splitlines(), name(script), "played", lineterm="", n=3
    )
    assert played == script.text, "\n" + "\n".join(difference)


@pytest.mark.parametrize("script", SCRIPTS, ids=name)
def test_playing_twice_is_the_same(script: Script) -> None:
    assert play(script) == play(script)


def test_there_are_whole_games_of_two_three_and_four_players_on_all_boards() -> None:
    games = [script for script in SCRIPTS if script.path.parent.name == "games"]
    whole = [one for one in games if any(over in one.text for over in OVER)]
    assert len(whole) >= WHOLE
    players = {script.text.count("\n= ") for script in whole}
    assert players >= {2, 3, 4}
    assert {script.edition.name for script in whole} == set(builtin_names())


@pytest.mark.parametrize("edition", ["voice_banking", "super_electronic", "ultimate_banking"])
def test_each_edition_has_three_whole_games_and_more(edition: str) -> None:
    whole = [one for one in SCRIPTS if one.edition.name.startswith(edition)]
    assert len([one for one in whole if "The game is over." in one.text]) >= 3
