"""The process dies at any moment, at any write, on a full or failing disk. Nothing is lost.

After each death: the game opens, all that was announced is in it, nothing is in it by
halves, the balances add up, and who takes it up hears whether the last command was carried
out, so that nobody gives it twice. What is done after that ends in the same game as
without any death. ``--long`` kills more often.
"""

import errno
import json
import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tests.crash.harness import FOUND, Crashing, Server, built_shim, killed_at_random, server
from tests.crash.rounds import BOARDS, done_again, script
from voicebanker.rules.auctions import CallAuction
from voicebanker.rules.history import History
from voicebanker.table.banker import CORRECTION, MINUTE, TRANSACTION, UNDO, restore

pytestmark = pytest.mark.skipif("not hasattr(__import__('os'), 'fork')", reason="needs fork")
LENGTH = 24
KILLED = {
    ("super_electronic.us + places", "before"),
    ("classic.us", "torn"),
    ("ultimate_banking.us", "power cut"),
}
FAILING = {
    ("super_electronic.us", errno.ENOSPC, False),
    ("championship.uk", errno.ENOSPC, True),
    ("voice_banking.uk", errno.EIO, False),
    ("classic.uk", errno.EIO, True),
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give every board to every way of dying with ``--long``, else a board to each."""
    every = metafunc.config.getoption("--long")
    if "how" in metafunc.fixturenames:
        ways = product(BOARDS, [how for _, how in KILLED])
        metafunc.parametrize("board, how", sorted(ways if every else KILLED))
    if "error" in metafunc.fixturenames:
        failures = product(BOARDS, [errno.ENOSPC, errno.EIO], [False, True])
        metafunc.parametrize("board, error, forever", sorted(failures if every else FAILING))


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path | None:
    return built_shim(tmp_path_factory.mktemp("shim"))


@pytest.fixture(scope="module")
def served(shim: Path | None) -> Iterator[Server]:
    with server(shim) as one:
        yield one
    print("\n" + ", ".join(f"{what}: {count}" for what, count in FOUND.items()))


def test_the_scripts_have_corrections_dice_places_and_more_than_one_language() -> None:
    kinds, commands, languages = set(), set(), set()
    for board in BOARDS:
        told = script(board, 1, 60)
        languages.add(told.edition.language)
        for kind, body in told.entries:
            assert isinstance(body, dict)
            kinds.add(kind)
            commands.add(body.get("command", {}).get("type"))
    assert kinds == {TRANSACTION, UNDO, CORRECTION, MINUTE}
    assert commands > {"RollDice", "TellDice"}
    assert languages >= {"en", "de"}


@pytest.mark.parametrize("board", BOARDS)
def test_what_was_done_can_be_told_from_the_greeting(board: str) -> None:
    """So that after a crash nobody gives a command again that was carried out."""
    told = script(board, 1, 60)
    for number in range(1, len(told.greetings)):
        kind, body = told.entries[number - 1]
        assert isinstance(body, dict)
        if body.get("command", {}).get("type") == CallAuction.__name__:
            continue  # the clock's doing, which nobody gives
        assert told.greetings[number] != told.greetings[number - 1], (kind, body)


@pytest.mark.parametrize("board", BOARDS)
def test_a_command_given_again_after_a_crash_is_not_carried_out_twice(board: str) -> None:
    told = script(board, 1, 60)
    history = History.begin(told.edition, 0)
    commands = 0
    for number, (kind, body) in enumerate(told.entries):
        assert isinstance(body, dict)
        history = restore(history, [(kind, json.loads(json.dumps(body)))])
        twice = done_again(told, history, number)
        assert not twice, (number, body)
        commands += twice is not None
    assert commands > 15, "there is little that could have been given again"


@pytest.mark.parametrize("board", BOARDS)
def test_killed_at_random_moments(
    board: str, served: Server, tmp_path: Path, long_profile: bool
) -> None:
    chance = random.Random(board)
    kills = 0
    for game in range(25 if long_profile else 1):
        crashing = Crashing(served, tmp_path / f"{game}", board, game + 1, LENGTH)
        kills += killed_at_random(crashing, chance, 8)
        crashing.play_out()
    assert kills >= (100 if long_profile else 2)


def _calls(served: Server, folder: Path, board: str, length: int) -> int:
    """Return how often a game of so many rounds writes, syncs, truncates and removes."""
    answer = Crashing(served, folder, board, 1, length).run()
    (calls,) = [int(text) for count, text in answer["said"] if count == -2]
    return calls


def test_killed_at_every_write_and_sync(
    board: str, how: str, shim: Path | None, served: Server, tmp_path: Path, long_profile: bool
) -> None:
    if shim is None:
        pytest.skip("needs Linux and a C compiler")
    length = 8 if long_profile else 2
    calls = _calls(served, tmp_path / "whole", board, length)
    assert calls > 8 * length
    for number in range(1, calls + 1):
        crashing = Crashing(served, tmp_path / f"{number}", board, 1, length)
        answer = crashing.run(
            kill_at=number, torn=how == "torn", power_cut=number if how == "power cut" else 0
        )
        assert answer["killed"]
        crashing.play_out()


def test_a_disk_that_fails_at_every_write_and_sync(
    board: str,
    error: int,
    forever: bool,
    shim: Path | None,
    served: Server,
    tmp_path: Path,
    long_profile: bool,
) -> None:
    if shim is None:
        pytest.skip("needs Linux and a C compiler")
    length = 4 if long_profile else 2
    calls = _calls(served, tmp_path / "whole", board, length)
    for number in range(1, calls + 1):
        crashing = Crashing(served, tmp_path / f"{number}", board, 1, length)
        answer = crashing.run(fail_at=number, error=error, forever=forever)
        assert not answer["killed"]
        said = [text for count, text in answer["said"] if count >= -1]
        unsure = any("cannot tell whether" in text for text in said)
        failed = any("could not save" in text or "cannot be saved" in text for text in said)
        told = max([0, *(count for count, _ in answer["said"])])
        if unsure:
            assert answer["entries"] - told in (0, 1)
            assert error == errno.EIO or forever, "one full disk is no reason for doubt"
        else:
            # What was said not to be saved is not in the game.
            assert answer["entries"] == told, (number, answer)
            assert failed or told == length, said
        crashing.play_out()


@pytest.mark.parametrize("board", BOARDS)
def test_a_file_that_may_not_grow(board: str, served: Server, tmp_path: Path) -> None:
    crashing = Crashing(served, tmp_path / "game", board, 1, LENGTH)
    crashing.run(limit=64 * 1024)
    crashing.play_out()
