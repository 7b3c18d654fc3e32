"""An evening, compressed: ten hours at the table, thousands of commands, nothing left behind.

The real session, mouth, voice and journal; the clock is moved on by the players. The worker
of the voice is killed again and again. ``--long`` plays 5,000 commands and ten hours.
"""

import gc
import os
import sys
import threading
import tracemalloc
from pathlib import Path
from typing import Any

import pytest

from tests.table.games import catalogue, language
from voicebanker.audio.player import SilentPlayer
from voicebanker.cli.saved import open_game
from voicebanker.editions import load_edition
from voicebanker.ledger import GameInformation, Journal
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.game import RULES_VERSION
from voicebanker.rules.history import History
from voicebanker.rules.promises import promises_hold
from voicebanker.speech.voice import Pyttsx3Voice
from voicebanker.table.happenings import Control, ControlPressed, GameTakenUp, Leave
from voicebanker.table.mouth import Mouth
from voicebanker.table.moves import Moves
from voicebanker.table.reports import MouthDone, Notice
from voicebanker.table.session import Session
from voicebanker.table.simulated_players import Players, TakenUpAgain
from voicebanker.table.unit import Unit

WORKER = """
import json, os, sys, wave
folder = sys.argv[1]
path = os.path.join(folder, "a.wav")
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    with wave.open(path, "wb") as file:
        file.setparams((1, 2, 22050, 0, "NONE", ""))
        file.writeframes(bytes(4410))
    print(json.dumps({"path": path}), flush=True)
"""
_MOST_GROWTH = 5_000_000


class Quiet:
    """A screen that keeps only what it is told about the machine."""

    def __init__(self) -> None:
        self.notices: list[str] = []

    def notice(self, text: str) -> None:
        self.notices.append(text)

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments: None


class Evening:
    """One table for the whole evening; game after game, each with a journal of its own."""

    def __init__(self, folder: Path, board: str) -> None:
        self._folder = folder
        self._board = board
        self._moves = Moves(language(board))
        self.now = 0.0
        self.commands = 0
        self.games = 0
        self.screen = Quiet()
        self.voice = Pyttsx3Voice(worker=(sys.executable, "-c", WORKER))

    def play_a_game(self, until: int, kill_every: int) -> None:
        """Play one game, and stop after command ``until``."""
        self.games += 1
        path = self._folder / f"{self.games}.game"
        edition, source = load_edition(self._board)
        information = GameInformation(path.stem, "", self._board, source, RULES_VERSION, {})
        with Journal.create(path, information) as journal:
            assert journal._connection is not None
            journal._connection.execute("PRAGMA synchronous=OFF").fetchall()
            unit = Unit(
                language(self._board), catalogue(), History.begin(edition), SeededChance(self.games)
            )
            self._sit(unit, journal, until, kill_every)
            game = unit.banker.game
        opened = open_game(path)
        opened.journal.close()
        assert opened.history.game == game
        promises_hold(game)
        path.unlink()

    def _sit(self, unit: Unit, journal: Journal, until: int, kill_every: int) -> None:
        session = Session(unit, self.screen, journal, clock=lambda: self.now)
        mouth = Mouth(
            self.voice,
            SilentPlayer(),
            done=lambda number: session.report(MouthDone(number)),
            notice=lambda text: session.report(Notice(text)),
        )
        session.use(mouth, None)
        chance = SeededChance(1000 + self.games)
        tokens = chance.shuffle([one.id for one in unit.banker.game.edition.tokens])
        players = Players(self._moves, tokens[:3], chance)
        session._happened(GameTakenUp())
        before = len(journal.entries())
        try:
            while unit.banker.state != "over" and self.commands < until:
                _quiet(session)
                self.now += 7.2  # 5,000 commands in 10 hours
                players.commands = self.commands
                session._minutes_passed()
                if session._rings_at is not None and chance.below(2):
                    self.now = max(self.now, session._rings_at)
                    session._ring()
                else:
                    happening = players.next(unit, timing=False)
                    if isinstance(happening, TakenUpAgain) or happening == ControlPressed(
                        Control.PAUSE
                    ):
                        continue
                    session._pressed(happening)
                after = len(journal.entries())
                if after // kill_every > before // kill_every:
                    self._kill_the_worker()
                self.commands += after - before
                before = after
        finally:
            mouth.close()

    def _kill_the_worker(self) -> None:
        worker = self.voice._worker
        if worker is not None:
            worker._process.kill()
            self.kills = getattr(self, "kills", 0) + 1


def _quiet(session: Session) -> None:
    """Wait until all is said."""
    while True:
        session._wishes = type(session._wishes)(
            wish for wish in session._wishes if not isinstance(wish, Leave)
        )
        session._carry_out_wishes()
        if session.quiet:
            return
        session._take(session._reports.get(timeout=10))


def _handles() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def _children() -> int:
    tasks = Path(f"/proc/self/task/{os.getpid()}/children")
    return len(tasks.read_text("ascii").split())


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="counts handles in /proc")
def test_nothing_is_left_behind_by_a_long_evening(tmp_path: Path, long_profile: bool) -> None:
    commands = 5_000 if long_profile else 400
    evening = Evening(tmp_path, "voice_banking.us")
    kill_every = 60 if long_profile else 30
    evening.play_a_game(commands // 10, kill_every)  # warm-up
    evening.voice.close()
    gc.collect()
    handles, threads, children = _handles(), threading.active_count(), _children()
    tracemalloc.start()
    while evening.commands < commands:
        evening.voice = Pyttsx3Voice(worker=(sys.executable, "-c", WORKER))
        if evening.games == 1:
            gc.collect()
            first, _ = tracemalloc.get_traced_memory()
        evening.play_a_game(commands, kill_every)
        evening.voice.close()
    gc.unfreeze()
    gc.collect()
    last, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert evening.kills >= (10 if long_profile else 3)
    assert evening.screen.notices == [], "each killed worker was replaced without a word"
    assert (_handles(), threading.active_count(), _children()) == (handles, threads, children)
    assert last - first < _MOST_GROWTH
    print(f"{evening.commands} commands, {evening.games} games, {evening.now / 3600:.1f} h,")
    print(f"{evening.kills} kills, {(last - first) / 1e6:.2f} MB more")
