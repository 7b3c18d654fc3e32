"""``voicebanker simulate`` as a user runs it."""

import json
from typing import Any

import pytest

from tests.cli.test_commands import refused, run
from voicebanker.cli import simulate
from voicebanker.table.simulation import Played, Violation


def test_games_are_played_and_counted() -> None:
    result = run("simulate", "--edition", "super_electronic", "--games", "3", "--seed", "5")
    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert lines[0].startswith("super_electronic: 3 games played from seed 5, 3 to their end, in ")
    assert any(line.startswith("Speed: ") for line in lines)
    assert any(line.startswith("Ended by buy (last rent paid): ") for line in lines)
    assert lines[-1] == "Promises broken: 0."


def test_json_is_one_object() -> None:
    result = run("simulate", "--games", "2", "--seed", "3", "--most-commands", "9", "--json")
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert report["edition"] == "voice_banking.us"
    assert (report["games"], report["finished"], report["unfinished"]) == (2, 0, [3, 4])
    assert (report["commands"], report["longest"]) == (18, 9)
    assert report["violations"] == []
    assert report["commands_per_second"] > 0
    assert report["games_per_second"] > 0


def test_options_of_the_edition_are_played() -> None:
    chosen = ("--option", "time-limit", "--option", "half-rent")
    result = run("simulate", "--games", "1", "--most-commands", "9", "--json", *chosen)
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert report["edition"] == "voice_banking.us + time-limit + half-rent"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--option", "nonsense"), ("nonsense", "time-limit")),
        (("--games", "0"), ("--games 0", "from 1")),
        (("--seed", "-1"), ("--seed -1", "from 0")),
        (("--most-commands", "0"), ("--most-commands 0", "from 1")),
        (("--edition", "nonsense"), ("nonsense", "voice_banking.us")),
    ],
)
def test_bad_options_are_one_sentence_and_exit_2(
    arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    refused(run("simulate", *arguments), *words)


class Broken:
    """A simulation whose second game breaks a promise."""

    def __init__(self, *_: Any) -> None:
        pass

    def games(self, count: int, seed: int) -> list[Played]:
        violation = Violation(12, "money was lost or made", ("[cat]", "> buy boardwalk (accept)"))
        return [
            Played(seed, 2, 60, 150, "pay rent", None),
            Played(seed + 1, 2, 5, 12, None, violation),
        ]


@pytest.mark.parametrize("as_json", [False, True])
def test_a_broken_promise_exits_1_and_can_be_played_again(
    as_json: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulate, "Simulation", Broken)
    code = simulate.simulate(
        "voice_banking.us", 9, 30, 3000, as_json=as_json, chosen=("time-limit", "half-rent")
    )
    assert code == 1
    told = capsys.readouterr()
    assert told.err.splitlines()[-1] == (
        "voicebanker: In the game of seed 31, step 12: money was lost or made. To play it again: "
        "voicebanker simulate --edition voice_banking.us --option time-limit "
        "--option half-rent --games 1 --seed 31"
    )
    assert "> buy boardwalk" in told.err
    if as_json:
        report = json.loads(told.out)
        assert report["violations"][0]["seed"] == 31
        assert (report["games"], report["finished"], report["unfinished"]) == (2, 1, [])
    else:
        assert told.out.splitlines()[-1] == "Promises broken: 1."
