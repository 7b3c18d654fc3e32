"""The score sheet: named players, ranking, history; on the screen, as JSON and as CSV."""

import csv
import io
import json
from pathlib import Path

import pytest

from tests.cli.test_commands import play, refused, run
from tests.rules.games import edition, game
from voicebanker.cli.names import names_kept, names_typed
from voicebanker.cli.problems import ShelfError
from voicebanker.cli.scoresheet import lines
from voicebanker.rules.score import scores

SE = ("--edition", "super_electronic", "--option", "time-limit")
NAMED = (*SE, "--player", "big spender=Anna", "--player", "flyer=Jo O'Hara")
PLAYED = (
    *("b", "f", "b start the game", "b buy boardwalk", "f buy park place", "u"),
    *("f buy baltic avenue", "f pay rent on boardwalk", "b end the game", "q"),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with one finished game of Anna and Jo, and what its screen showed."""
    path = tmp_path_factory.mktemp("games")
    played = play(path, *NAMED, typed="\n".join(PLAYED) + "\n")
    assert played.returncode == 0, played.stderr
    (path / "screen.txt").write_text(played.stdout, "utf-8")
    return path


def export(folder: Path, *arguments: str) -> str:
    name = next(folder.glob("*.game")).stem
    result = run("games", "export", name, "--folder", str(folder), *arguments)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_what_was_put_right_is_struck_out_and_stands_once(tmp_path: Path) -> None:
    typed = ("b", "f", "b start the game", "b buy boardwalk", "b no, i meant baltic", "q")
    played = play(tmp_path, *NAMED, typed="\n".join(typed) + "\n")
    assert played.returncode == 0, played.stderr
    told = json.loads(export(tmp_path))["score_sheet"]["history"]
    assert [(one["text"].split(" for ")[0], one["undone"]) for one in told[-2:]] == [
        ("The Big Spender bought Boardwalk", True),
        ("The Big Spender bought Baltic Avenue", False),
    ]


def test_the_ranking_on_the_screen_has_the_names_of_people(folder: Path) -> None:
    shown = (folder / "screen.txt").read_text("utf-8").splitlines()
    assert "1. Anna (Big Spender): M1,550 (cash M1,550)" in shown
    assert "2. Jo O'Hara (Frequent Flyer): M1,270 (cash M1,270)" in shown
    assert not any("Anna" in line for line in shown if line.startswith("Mr. Monopoly"))


def test_the_export_has_the_players_the_ranking_and_the_history(folder: Path) -> None:
    body = json.loads(export(folder))
    sheet = body["score_sheet"]
    assert sheet["edition"] == "Monopoly Super Electronic Banking, US names"
    assert sheet["options"] == ["time-limit"]
    assert sheet["over"] is True
    assert sheet["minutes_played"] == 0
    assert [(one["name"], one["token"], one["total"]) for one in sheet["ranking"]] == [
        ("Anna", "Big Spender", 1550),
        ("Jo O'Hara", "Frequent Flyer", 1270),
    ]
    told = sheet["history"]
    assert sheet["transactions"] == len(told) == 8
    assert [one["text"] for one in told if one["undone"]] == [
        "The Frequent Flyer bought Park Place for M350 and has M1,150 left."
    ]
    assert sheet["undone"] == 1
    assert "The game is over" in told[-1]["text"]
    assert len(body["entries"]) == len(told) + 1  # and the undo


def test_the_export_for_a_spreadsheet_says_the_same(folder: Path) -> None:
    sheet = json.loads(export(folder, "--json"))["score_sheet"]
    rows = list(csv.reader(io.StringIO(export(folder, "--csv"))))
    blank = [place for place, row in enumerate(rows) if not row]
    about, ranking, history = rows[: blank[0]], rows[blank[0] + 1 : blank[1]], rows[blank[1] + 1 :]
    assert dict(zip(*about, strict=True))["transactions"] == "8"
    assert dict(zip(*about, strict=True))["minutes played"] == "0"
    assert ranking[0] == [
        *("place", "player", "token", "cash", "deeds", "buildings", "mortgages", "rents", "total")
    ]
    assert ranking[1] == ["1", "Anna", "Big Spender", "1550", "0", "0", "0", "0", "1550"]
    assert [row[2] for row in history[1:]] == [one["text"] for one in sheet["history"]]
    assert [row[1] for row in history[1:]].count("undone") == 1


def test_the_export_goes_to_a_new_file_only(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "sheet.csv"
    export(folder, "--csv", "--output", str(target))
    assert target.read_text("utf-8").startswith("edition,begun,")
    name = next(folder.glob("*.game")).stem
    again = ("games", "export", name, "--folder", str(folder), "--output", str(target))
    refused(run(*again), "exists already")
    refused(run(*again[:5], "--csv", "--json"), "--csv", "Choose one")


def test_the_names_are_shown_with_the_game_and_kept_for_another_evening(folder: Path) -> None:
    name = next(folder.glob("*.game")).stem
    shown = run("games", "show", name, "--folder", str(folder)).stdout
    assert "Anna, Big Spender: M1,550, Boardwalk" in shown
    assert "has M1,150 left. (undone)" in shown
    again = run("games", "resume", name, "--typed", "--folder", str(folder), typed="q\n").stdout
    assert "1. Anna (Big Spender): M1,550" in again


def test_names_that_cannot_be_kept_are_one_sentence(tmp_path: Path) -> None:
    refused(play(tmp_path, "--player", "teapot=Anna"), "no such token", "t-rex, racecar, cat, dog")
    refused(play(tmp_path, "--resume", "--player", "cat=Anna"), "--player", "when a game begins")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (["Anna"], "write a token and a name, such as dog=Anna"),
        (["cat="], "a name has 1 to 40 letters"),
        (["cat=\x07 "], "a name has 1 to 40 letters"),
        (["cat=" + "x" * 41], "a name has 1 to 40 letters"),
        (["cat==SUM(A1)"], "begins with one"),
        (["cat=@x"], "begins with one"),
        (["cat=Anna", "Cat=Jo"], "Anna has that token already"),
        (["cat=Anna", "dog=anna"], "two players have this name"),
    ],
)
def test_a_name_is_checked(typed: list[str], words: str) -> None:
    with pytest.raises(ShelfError) as problem:
        names_typed(typed, edition())
    assert words in str(problem.value)


def test_names_may_be_any_letters_and_tokens_any_of_their_names() -> None:
    typed = ["CAT= Élodie  de la Rue ", "t-rex=王", "RaceCar=a=b"]
    assert names_typed(typed, edition()) == {
        "cat": "Élodie de la Rue",
        "t-rex": "王",
        "racecar": "a=b",
    }


def test_what_was_kept_under_another_version_does_no_harm() -> None:
    assert names_kept({}, edition()) == {}
    assert names_kept({"players": "Anna"}, edition()) == {}
    assert names_kept({"players": {"cat": 5, "boot": "Jo", "dog": "Max"}}, edition()) == {
        "dog": "Max"
    }


def test_the_score_says_what_the_total_is_made_of() -> None:
    owned = game(owns={"cat": ["boardwalk"], "dog": ["baltic-avenue"]}, money={"cat": 100})
    best, second, third = scores(owned)
    assert (best.player, best.cash, best.deeds, best.total) == ("dog", 1500, 60, 1560)
    assert (second.player, third.player) == ("t-rex", "cat")
    electronic = game(
        ("super-saver", "big-spender"),
        owns={"big-spender": ["boardwalk"]},
        edition=edition("super_electronic.us"),
    )
    assert lines(electronic, {"super-saver": "Anna"}) == [
        "1. Big Spender: M1,700 (cash M1,500, rents at the end M200)",
        "2. Anna (Super Saver): M1,500 (cash M1,500)",
    ]


def test_the_net_worth_is_split_into_cash_deeds_buildings_and_mortgages() -> None:
    classic = game(
        ("dog", "boot"),
        {"dog": 300, "boot": 900},
        {"dog": ["boardwalk", "park-place", "short-line"], "boot": ["baltic-avenue"]},
        {"boardwalk": 1, "park-place": 1},
        mortgaged=("short-line",),
        edition=edition("classic.us"),
    )
    best, other = scores(classic)
    assert (best.cash, best.deeds, best.buildings, best.mortgages) == (300, 750, 400, 100)
    assert best.total == 1550
    assert (other.player, other.total) == ("boot", 960)
    assert lines(classic, {"dog": "Anna"})[0] == (
        "1. Anna (Dog): M1,550 (cash M300, deeds M750, buildings M400, mortgaged deeds M100)"
    )


def test_a_championship_of_six_is_named_timed_and_ranked(tmp_path: Path) -> None:
    people = {"dog": "Ada", "boot": "Ben", "iron": "Cy", "thimble": "Di", "racecar": "Ed"}
    named = [part for token, name in people.items() for part in ("--player", f"{token}={name}")]
    seats = ("dog", "boot", "iron", "thimble", "racecar", "top hat")
    typed = (*seats, "dog: buy boardwalk", "boot: how much time is left", "iron: end the game", "q")
    played = play(
        tmp_path, "--edition", "championship", *named, typed="\n".join(typed) + "\n"
    ).stdout
    assert "with M2,500" in played
    assert "90 minutes are left." in played  # the sixth token has begun the game
    assert "1. Ada (Dog): M2,500 (cash M2,100, deeds M400)" in played
    assert "1. Top Hat: M2,500 (cash M2,500)" in played
    sheet = json.loads(export(tmp_path))["score_sheet"]
    assert sheet["minutes_played"] == 0
    assert {one["name"] for one in sheet["ranking"]} == {*people.values(), None}
    refused(
        play(tmp_path, "--edition", "championship", *named, "--player", "iron=Flo"),
        "Cy has that token already",
    )
