"""Plays scripted games in processes of their own and lets them die: ``python -m`` this.

Reads one JSON object a line: the board, seed and length of a script, the folder of the
game, and how the process ends. Forks a process that takes the game up and plays the
rounds that are not in it yet, each through the ``Session`` with the real ledger. Answers
with one JSON object a line: what was said, after how many entries, and how it ended.

``after_us``  killed after so many microseconds
``kill_at``   killed at the write, fsync, truncation or removal with this number;
              ``torn``: when half of what was to be written is there
``fail_at``   that call fails with ``error``; ``forever``: and so do all that follow
``power_cut`` afterwards each file is, at random, as it is or as it was last synced
``limit``     no file may grow beyond so many bytes
"""

import ctypes
import json
import os
import random
import resource
import signal
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.crash.rounds import ChanceOfEntry, Script, script, sentences
from tests.table.games import language
from voicebanker.audio.earcons import Earcon
from voicebanker.cli.saved import NewGame, open_game
from voicebanker.ledger import JournalError
from voicebanker.rules.history import History
from voicebanker.table.around import Ledger
from voicebanker.table.happenings import (
    Control,
    ControlPressed,
    Happening,
    Save,
    SavingFailed,
    Wish,
)
from voicebanker.table.session import Session
from voicebanker.table.unit import Unit

SHIM = os.environ.get("LD_PRELOAD")


class Telling(Unit):
    """A unit that counts the entries of which its sentences tell, whether saved or not."""

    entries = 0

    def handle(self, happening: Happening) -> tuple[Wish, ...]:
        self.entries -= isinstance(happening, SavingFailed)
        wishes = super().handle(happening)
        self.entries += sum(isinstance(wish, Save) for wish in wishes)
        return wishes


class Lines:
    """A screen that writes each sentence in one system call, with the number of entries told."""

    def __init__(self, ledger: "Counted", unit: Telling, out: int) -> None:
        self._ledger = ledger
        self._unit = unit
        self._out = out

    def said(self, text: str) -> None:
        os.write(self._out, f"{self._unit.entries} {text}\n".encode())
        if self._ledger.failed:
            os._exit(0)

    def earcon(self, earcon: Earcon) -> None: ...

    def listening(self, phase: str) -> None: ...

    def heard(self, text: str) -> None: ...

    def score(self, line: str) -> None: ...

    def notice(self, text: str) -> None: ...


class Counted:
    """A ledger that counts its entries, and notes that one could not be saved."""

    def __init__(self, ledger: Ledger, count: int) -> None:
        self._ledger = ledger
        self.count = count
        self.failed = False

    def append(self, kind: str, body: Any) -> object:
        try:
            entry = self._ledger.append(kind, body)
        except JournalError:
            self.failed = True
            raise
        self.count += 1
        return entry


def play(order: dict[str, Any], out: int) -> None:
    """Take the game up and play what is left of the script."""
    told = script(order["board"], order["seed"], order["length"])
    folder = Path(order["folder"])
    _arm(order, folder)
    ledger, history = _game(told, folder)
    unit = Telling(
        language(told.board),
        sentences(told.board),
        history,
        ChanceOfEntry(lambda: ledger.count, told.seed),
    )
    unit.entries = ledger.count
    session = Session(unit, Lines(ledger, unit, out), ledger)
    for happenings in told.rounds[ledger.count :]:
        for happening in happenings:
            session.report(happening)
    session.report(ControlPressed(Control.PAUSE))
    session.run()


def _game(told: Script, folder: Path) -> tuple[Counted, History]:
    saved = sorted(folder.glob("*.game"))
    if saved:
        opened = open_game(saved[-1])
        return Counted(opened.journal, len(opened.journal.entries())), opened.history
    now = datetime(2026, 11, 29, tzinfo=UTC)
    new = NewGame(folder, now, told.edition, told.source, 0)
    return Counted(new, 0), History.begin(told.edition, 0)


def _arm(order: dict[str, Any], folder: Path) -> None:
    if "limit" in order:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (order["limit"], order["limit"]))
    if SHIM is None:
        return
    synced = folder.with_name(folder.name + ".synced")
    synced.mkdir(exist_ok=True)
    ctypes.CDLL(SHIM).shim_start(
        os.fsencode(folder),
        os.fsencode(synced),
        ctypes.c_long(order.get("kill_at", 0)),
        ctypes.c_int(bool(order.get("torn"))),
        ctypes.c_long(order.get("fail_at", 0)),
        ctypes.c_int(order.get("error", 0)),
        ctypes.c_int(bool(order.get("forever"))),
    )


def carry_out(order: dict[str, Any]) -> dict[str, Any]:
    """Let a process play, and end as it is to end. Return what is known of it."""
    script(order["board"], order["seed"], order["length"])
    language(order["board"])
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _as_child(order, reading, writing)
    os.close(writing)
    if "after_us" in order:
        time.sleep(order["after_us"] / 1_000_000)
        os.kill(child, signal.SIGKILL)
    with os.fdopen(reading, encoding="utf-8") as lines:
        said = [line.rstrip("\n").split(" ", 1) for line in lines]
    _, status = os.waitpid(child, 0)
    if order.get("power_cut"):
        _cut_power(Path(order["folder"]), random.Random(order["power_cut"]))
    return {
        "said": [[int(count), text] for count, text in said],
        "killed": os.WIFSIGNALED(status),
        "code": os.waitstatus_to_exitcode(status),
    }


def _as_child(order: dict[str, Any], reading: int, writing: int) -> None:
    code = 1
    try:
        os.close(reading)
        play(order, writing)
        code = 0
    except JournalError as problem:
        os.write(writing, f"-1 {problem}\n".encode())
        code = 2
    finally:
        if code == 1:
            import traceback

            traceback.print_exc()
        if SHIM is not None:
            calls = ctypes.CDLL(SHIM).shim_calls()
            os.write(writing, f"-2 {calls}\n".encode())
        os._exit(code)


def _cut_power(folder: Path, chance: random.Random) -> None:
    """Let each file be as it is, or as it was when it was last synced."""
    synced = folder.with_name(folder.name + ".synced")
    for path in folder.iterdir():
        if chance.random() < 0.2:
            continue
        kept = synced / str(path.stat().st_ino)
        path.write_bytes(kept.read_bytes() if kept.exists() else b"")


def main() -> None:
    """Carry out one order a line until the lines end."""
    for line in sys.stdin:
        answer = carry_out(json.loads(line))
        os.write(1, (json.dumps(answer) + "\n").encode())


if __name__ == "__main__":
    main()
