"""Options and the list of editions, as a user meets them."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import play, refused, run
from voicebanker.language.languages import about

SE = ("--edition", "super_electronic")
SPENDER = (
    *("b", "s", "b start the game", "s buy baltic avenue", "b buy mediterranean avenue", "q"),
)


def test_the_stricter_reading_pays_nothing_in_a_set_that_is_begun(tmp_path: Path) -> None:
    lines = "\n".join(SPENDER) + "\n"
    usual = play(tmp_path / "usual", *SE, typed=lines)
    assert "M1,490" in usual.stdout  # 1,500 - 60 + 50
    strict = play(tmp_path / "strict", *SE, "--option", "strict-big-spender", typed=lines)
    assert "M1,490" not in strict.stdout
    assert "M1,440" in strict.stdout


def test_the_options_of_a_game_are_kept_with_it(tmp_path: Path) -> None:
    lines = "3\n4\n3 start the game\n3 buy boardwalk\n4 pay rent on boardwalk\nq\n"
    options = ("--option", "half-rent", "--option", "undo-any")
    assert play(tmp_path, *options, typed=lines).returncode == 0
    resumed = play(tmp_path, "--resume", typed="3 what is the rent on boardwalk\nu\nu\nq\n")
    assert "The rent on Boardwalk is M200" in resumed.stdout
    assert "only one step" not in resumed.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--option", "jackpot"), ("no option 'jackpot'", "half-rent", "undo-any")),
        (("--resume", "--option", "undo-any"), ("--option", "when a game begins", "--new")),
        (("--edition", "voice_banking.uk", "--option", "x"), ("voice_banking.uk", "half-rent")),
    ],
)
def test_options_that_cannot_be_chosen_are_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    refused(play(tmp_path, *arguments), *words)


def test_the_options_are_shown_and_applied() -> None:
    plain = run("editions", "show", "super_electronic").stdout
    assert "- strict-big-spender: Big Spender by the stricter reading, documented." in plain
    assert "rewards printed" in plain
    chosen = run("editions", "show", "super_electronic", "--option", "strict-big-spender").stdout
    assert "- strict-big-spender (chosen): " in chosen
    assert "rewards documented" in chosen
    half = run("editions", "show", "voice_banking", "--option", "half-rent").stdout
    assert "Rent model V2" in half
    refused(run("editions", "show", "voice_banking", "--option", "x"), "no option 'x'")


def test_the_list_says_of_every_board_how_sure_it_is() -> None:
    listed = run("editions", "list").stdout
    for board in json.loads(run("editions", "list", "--json").stdout):
        language = about(board["language"]).called
        assert f"{board['title']}, {language}, {board['deeds']} deeds" in listed
        assert set(board["provenance"].values()) <= {"printed", "documented", "reconstructed"}
        assert board["provenance"]["deeds"]
        assert "undo-any" in board["options"]
        most = {"championship": 6, "classic": 8}.get(board["name"].partition(".")[0], 4)
        assert board["players"] == [2, most]
    assert "documented: deeds, spaces, rent, cards" in listed


def test_a_file_with_a_broken_option_is_not_good(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    assert run("editions", "copy", "voice_banking", str(mine)).returncode == 0
    assert "4 options" in run("editions", "check", str(mine)).stdout
    text = mine.read_text("utf-8").replace('model = "V2" }', 'model = "V7" }')
    mine.write_text(text, "utf-8")
    refused(run("editions", "check", str(mine)), "half-rent", "V7")


def test_a_preset_of_ones_own_is_played_without_its_files(tmp_path: Path) -> None:
    mine = tmp_path / "rich.toml"
    mine.write_text(
        'extends = "voice_banking.uk"\nname = "rich.uk"\ntitle = "Rich"\n'
        'chosen = ["half-rent"]\n[joining]\nstart_money = 5000\n',
        "utf-8",
    )
    assert "Rich" in run("editions", "check", str(mine)).stdout
    played = play(tmp_path / "games", "--edition", str(mine), typed="3\n4\n3 start the game\nq\n")
    assert "M5,000" in played.stdout
    mine.unlink()
    resumed = play(tmp_path / "games", "--resume", typed="3 what is the rent on mayfair\nq\n")
    assert "The rent on Mayfair is M200" in resumed.stdout
