"""Games that are killed again and again, and what must be there after each kill."""

import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.crash.rounds import Script, done_again, greeting, script
from voicebanker.cli.saved import open_game
from voicebanker.rules.promises import promises_hold
from voicebanker.table.banker import MINUTE

ROOT = Path(__file__).parents[2]
FOUND: Counter[str] = Counter()
"""What has been done so far, to be printed at the end."""
SOURCE = Path(__file__).with_name("shim.c")


def built_shim(folder: Path) -> Path | None:
    """Return the library that stands between process and disk, or None without a compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None or not sys.platform.startswith("linux"):
        return None
    shim = folder / "shim.so"
    command = [compiler, "-shared", "-fPIC", "-O1", "-o", os.fspath(shim), os.fspath(SOURCE)]
    done = subprocess.run([*command, "-ldl"], capture_output=True, check=False)
    return shim if done.returncode == 0 else None


class Server:
    """The process that lets others play and die, see ``server.py``."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def carry_out(self, order: Mapping[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(dict(order)) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


@contextmanager
def server(shim: Path | None) -> Iterator[Server]:
    more = {} if shim is None else {"LD_PRELOAD": os.fspath(shim)}
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.crash.server"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **more},
    )
    try:
        yield Server(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        process.wait(timeout=20)


class Crashing:
    """One scripted game in a folder, killed until it has come to its end."""

    def __init__(self, served: Server, folder: Path, board: str, seed: int, length: int) -> None:
        self._served = served
        self._folder = folder
        self._script: Script = script(board, seed, length)
        self._order = {"board": board, "seed": seed, "length": length, "folder": str(folder)}
        self._entries = 0
        folder.mkdir()

    def run(self, **ending: Any) -> dict[str, Any]:
        """Let a process take the game up and end so; check what it left behind."""
        answer = self._served.carry_out({**self._order, **ending})
        assert answer["killed"] or answer["code"] in (0, 2), answer
        announced = max([0, *(count for count, _ in answer["said"])])
        announced = max(announced, self._entries)
        answer["entries"] = self._entries = self._checked(announced, answer)
        if answer["killed"]:
            FOUND["killed"] += 1
            FOUND["on disk, not yet said"] += answer["entries"] > announced
        FOUND["a disk that failed"] += "fail_at" in ending
        return answer

    def _checked(self, announced: int, answer: Mapping[str, Any]) -> int:
        """Check that the game is one of those on the script's way, and return which."""
        saved = sorted(self._folder.glob("*.game"))
        if not saved:
            assert announced == 0, f"the game is gone: {answer}"
            return 0
        assert len(saved) == 1, saved
        opened = open_game(saved[0])
        with opened.journal as journal:
            entries = [(entry.kind, entry.body) for entry in journal.entries()]
        expected = self._script.entries[: len(entries)]
        assert entries == list(expected), "an entry is not what it was"
        assert announced <= len(entries), f"what was announced is lost: {answer}"
        # Minutes of play are counted in silence.
        unsaid = [kind for kind, _ in entries[announced:] if kind != MINUTE]
        assert len(unsaid) <= 1, f"more was done than the one thing not yet said: {answer}"
        game = opened.history.game
        assert game == self._script.games[len(entries)], "another game than was played"
        assert sum(game.accounts.values()) == 0, "the balances do not add up"
        promises_hold(game)
        if entries:
            told = greeting(opened.history, self._script.board)
            assert told == self._script.greetings[len(entries)]
            assert not done_again(self._script, opened.history, len(entries) - 1), "done twice"
        return len(entries)

    def play_out(self) -> None:
        """Play what is left; the game is then the one that nobody ever killed."""
        answer = self.run()
        assert not answer["killed"]
        assert answer["entries"] == len(self._script.rounds)


def killed_at_random(crashing: Crashing, chance: random.Random, most: int) -> int:
    """Kill a game at random moments, at most so often; return how often."""
    for kill in range(most):
        answer = crashing.run(after_us=int(chance.triangular(0, 60_000, 4_000)))
        if not answer["killed"]:
            return kill
    return most
