"""How Mr. Monopoly speaks in one sitting: options, what was kept, and what is changed."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import GAME, play, refused, run
from voicebanker.cli.options import PlayOptions
from voicebanker.cli.problems import ShelfError
from voicebanker.cli.saved import MANNER
from voicebanker.cli.speech import Speech, manner_wanted
from voicebanker.ledger import DiskFull, Journal
from voicebanker.rules.game import RULES_VERSION
from voicebanker.table.manner import Manner


def saved_in(folder: Path) -> Path:
    return next(folder.glob("*.game"))


def kept_in(folder: Path) -> object:
    journal = Journal.open(saved_in(folder), rules_version=RULES_VERSION)
    try:
        return journal.beside.get(MANNER)
    finally:
        journal.close()


def test_what_the_table_chooses_is_kept_with_the_game(tmp_path: Path) -> None:
    typed = GAME.replace("q\n", "3 slower\n3 louder\n3 very slow auctions\nq\n")
    first = play(tmp_path, typed=typed)
    assert first.returncode == 0, first.stderr
    assert kept_in(tmp_path) == Manner(145, 50, 125, "very slow").to_json()
    play(tmp_path, "--resume", typed="3 slower\nq\n")
    assert kept_in(tmp_path) == Manner(120, 50, 125, "very slow").to_json()


def test_it_is_kept_as_well_where_it_was_chosen_before_there_was_a_file(tmp_path: Path) -> None:
    typed = "3\n4\n3 louder\n3 start the game\nq\n"
    play(tmp_path, typed=typed)
    assert kept_in(tmp_path) == Manner(volume=125).to_json()


def test_a_game_with_a_manner_is_exported_and_keeps_its_entries(tmp_path: Path) -> None:
    play(tmp_path, typed=GAME.replace("q\n", "3 slower\nq\n"))
    name = saved_in(tmp_path).stem
    body = json.loads(run("games", "export", name, "--folder", str(tmp_path)).stdout)
    assert body["beside"] == {MANNER: Manner(rate=145).to_json()}
    assert len(body["entries"]) == 5


def test_the_options_go_before_what_was_kept(tmp_path: Path) -> None:
    play(tmp_path, typed=GAME.replace("q\n", "3 slower\n3 louder\nq\n"))
    journal = Journal.open(saved_in(tmp_path), rules_version=RULES_VERSION)
    try:
        assert manner_wanted(PlayOptions(), journal) == Manner(rate=145, volume=125)
        options = PlayOptions(rate=200, pitch=30, pace="slow")
        assert manner_wanted(options, journal) == Manner(200, 30, 125, "slow")
    finally:
        journal.close()


def test_words_time_and_confirming_have_options() -> None:
    options = PlayOptions(words="short", time_factor=0, confirm_above=500)
    assert manner_wanted(options, None) == Manner(words="short", time_factor=0, confirm_above=500)
    with pytest.raises(ShelfError, match="--words loud: he cannot speak so"):
        manner_wanted(PlayOptions(words="loud"), None)


@pytest.mark.parametrize("option", ["--time-factor=11", "--confirm-above=-1"])
def test_a_factor_or_an_amount_that_makes_no_sense_is_refused(option: str, tmp_path: Path) -> None:
    assert play(tmp_path, option).returncode == 2


def test_how_much_is_said_is_kept_with_the_game(tmp_path: Path) -> None:
    typed = GAME.replace("q\n", "3 speak shortly\n3 no time limits\nq\n")
    assert "Mr. Monopoly: Short, then." in play(tmp_path, typed=typed).stdout
    assert kept_in(tmp_path) == Manner(words="short", time_factor=0).to_json()
    again = play(tmp_path, "--resume", typed="3 pass go\nq\n")
    assert "Mr. Monopoly: GO, M200. You have" in again.stdout


def test_a_pace_that_there_is_not_is_refused(tmp_path: Path) -> None:
    refused(play(tmp_path, "--pace", "snail"), "--pace snail", "normal, slow, very slow")
    with pytest.raises(ShelfError):
        manner_wanted(PlayOptions(pace="snail"), None)


@pytest.mark.parametrize("option", ["--rate=10", "--pitch=101", "--volume=0"])
def test_what_no_voice_can_do_is_refused(option: str, tmp_path: Path) -> None:
    assert play(tmp_path, option).returncode == 2


def test_what_cannot_be_kept_is_told_and_done_all_the_same() -> None:
    class Full:
        def keep(self, name: str, body: object) -> None:
            raise DiskFull("The disk is full.")

    class Voice:
        name = "noting"
        has_pitch = False
        manner: tuple[int, int] = (0, 0)

        def adjust(self, rate: int, pitch: int) -> None:
            self.manner = (rate, pitch)

    notices: list[str] = []
    voice = Voice()
    speech = Speech(Full())
    speech.notice = notices.append
    assert speech.has_pitch
    speech.voice = voice  # type: ignore[assignment]
    assert not speech.has_pitch
    speech.change(Manner(rate=145))
    assert voice.manner == (145, 50)
    assert Manner(rate=145).slow_rate == 96
    assert Manner(rate=90).slow_rate == 80, "no voice is asked for less than it can"
    assert "The disk is full." in notices[0]
