"""How long the voice is delayed by a page with many, greedy or silent browsers.

A press is timed to its beep, and a purchase to the moment when its first word would be
spoken, with the journal on disk in between: once without a page, then with one.
"""

import os
import platform
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.results import write_between_marks
from tests.page.tables import CODE
from voicebanker.audio.earcons import Earcon
from voicebanker.editions import load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.ledger import GameInformation, Journal
from voicebanker.page.at_table import Page, PagePlace
from voicebanker.page.moment import moment_of
from voicebanker.page.poster import url_of
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.history import History
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed
from voicebanker.table.reports import Stop
from voicebanker.table.session import Session
from voicebanker.table.typed import words_typed
from voicebanker.table.unit import Unit

MARK = "page load"
BOARD = "classic.us"
TIMES = 80
_PAUSE_S = 0.08
MOST_DELAY_S = 0.050


@dataclass(frozen=True, slots=True)
class Guests:
    """How many browsers of each manner are at the page; None: there is no page."""

    name: str
    watching: int | None = 0
    flooding: int = 0
    silent: int = 0


ALL = (
    Guests("no page", None),
    Guests("a page nobody looks at"),
    Guests("4 phones", 4),
    Guests("200 browsers that watch", 200),
    Guests("20 that flood it", 4, flooding=20),
    Guests("250 half-open connections", 4, silent=250),
    Guests("all of that at once", 180, flooding=10, silent=100),
)


@dataclass
class Ticking:
    """A screen that notes when a beep, or a word, would sound."""

    page: Page | None = None
    beeps: list[float] = field(default_factory=list)
    words: list[float] = field(default_factory=list)
    sounded: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))

    def said(self, text: str) -> None:
        """Note a sentence."""
        self.words.append(time.perf_counter())
        if self.page is not None:
            self.page.said(text)
        self.sounded.release()

    def earcon(self, earcon: Earcon) -> None:
        """Note a beep."""
        if earcon is Earcon.BEEP:
            self.beeps.append(time.perf_counter())
            self.sounded.release()

    def listening(self, phase: str) -> None:
        """Pass over it."""

    def heard(self, text: str) -> None:
        """Pass over it."""

    def score(self, line: str) -> None:
        """Pass over it."""

    def notice(self, text: str) -> None:
        """Pass over it."""


@dataclass
class Delays:
    """What was measured, in seconds."""

    beeps: list[float] = field(default_factory=list)
    words: list[float] = field(default_factory=list)


def measure(guests: Guests) -> Delays:
    """Return the times of a table with these guests."""
    edition, source = load_edition(BOARD)
    language = Language(edition)
    unit = Unit(language, Catalogue(), History.begin(edition, 0), SeededChance(1))
    screen = Ticking()
    information = GameInformation("load", "2026-01-01T12:00:00+00:00", BOARD, source, 1, {})
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal.create(Path(folder) / "load.game", information)
        session = Session(unit, screen, journal, changed=lambda: _show(screen, unit, session))
        if guests.watching is not None:
            place = PagePlace("127.0.0.1", 0, False, Path(folder))
            screen.page = Page(
                place, language, {}, session.report, lambda: session.speaker, code=CODE
            )
        thread = threading.Thread(target=session.run, daemon=True)
        thread.start()
        with _at_the_page(screen.page, guests):
            delays = _play(session, screen)
        session.report(Stop())
        thread.join(5)
        if screen.page is not None:
            screen.page.close()
        journal.close()
    return delays


def _show(screen: Ticking, unit: Unit, session: Session) -> None:
    if screen.page is not None:
        screen.page.publish(moment_of(unit, session))


@contextmanager
def _at_the_page(page: Page | None, guests: Guests) -> Iterator[None]:
    count = (guests.watching or 0, guests.flooding, guests.silent)
    if page is None or not any(count):
        if page is not None:
            page.wait_until_serving(20)
        yield
        return
    serving = page.wait_until_serving(20)
    assert serving is not None
    command = [sys.executable, "-m", "benchmarks.page_clients", url_of("127.0.0.1", serving.port)]
    clients = subprocess.Popen(
        [*command, CODE, *map(str, count)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert clients.stdout is not None
    assert clients.stdout.readline() == b"ready\n", "the browsers did not come in"
    yield
    clients.kill()
    clients.wait()


def _play(session: Session, screen: Ticking) -> Delays:
    delays = Delays()

    def do(happening: Any, sounds: list[float]) -> float:
        while screen.sounded.acquire(blocking=False):
            pass
        before = len(sounds)
        began = time.perf_counter()
        session.report(happening)
        while len(sounds) == before:
            screen.sounded.acquire(timeout=10)
        took = sounds[before] - began
        time.sleep(_PAUSE_S)
        return took

    for token in ("dog", "iron", "boot"):
        do(ButtonPressed(token), screen.words)
    do(ButtonPressed("dog"), screen.beeps)
    do(words_typed("start the game"), screen.words)
    for _ in range(TIMES):
        delays.beeps.append(do(ButtonPressed("dog"), screen.beeps))
        delays.words.append(do(words_typed("buy boardwalk"), screen.words))
        do(ControlPressed(Control.UNDO), screen.words)
    return delays


def chapter(load: float, measured: dict[str, Delays]) -> str:
    """Return the chapter of the results."""
    rows = []
    for name, delays in measured.items():
        figures = []
        for times in (delays.beeps, delays.words):
            shown = (np.median(times), np.percentile(times, 95), max(times))
            figures += [f"{1000 * float(one):.1f}" for one in shown]
        rows.append(f"| {name} | {' | '.join(figures)} |")
    lines = "\n".join(rows)
    return f"""\
## What a page costs the voice

`python -m benchmarks.page_load`: {TIMES} presses and {TIMES} purchases at a table of {BOARD}, each
timed from the report to the moment when the beep, or the first word, would be played; a purchase
is on disk by then. All browsers ran on the same {os.cpu_count()} cores ({platform.machine()},
Python {platform.python_version()}) at a low priority; the machine had a load of {load:.1f}
before and gave this run the priority (nice) {_nice()}. No line may be
{1000 * MOST_DELAY_S:.0f} ms above the first in its median or its 95th percentile.

| ms | beep: median | 95 % | longest | words: median | 95 % | longest |
|---|---:|---:|---:|---:|---:|---:|
{lines}
"""


def _nice() -> int:
    return os.nice(0) if hasattr(os, "nice") else 0


def main() -> None:
    """Measure all, and write the table; fail where the voice was delayed too long."""
    load = os.getloadavg()[0]
    measured = {guests.name: measure(guests) for guests in ALL}
    text = chapter(load, measured)
    print(text)
    if "--print" not in sys.argv:
        write_between_marks(MARK, text)
    alone = measured[ALL[0].name]
    for name, delays in measured.items():
        for times, base in ((delays.beeps, alone.beeps), (delays.words, alone.words)):
            for share in (50, 95):
                more = np.percentile(times, share) - np.percentile(base, share)
                if more > MOST_DELAY_S:
                    raise SystemExit(f"{name}: {1000 * more:.0f} ms later than without a page.")


if __name__ == "__main__":
    main()
