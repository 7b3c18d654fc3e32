"""A table with a page: a real session and the real server, played by the lines of a script."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from voicebanker.audio.sound import Sound
from voicebanker.editions import Edition, load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.language.localised import edition_in
from voicebanker.page.at_table import Page, PagePlace
from voicebanker.page.moment import moment_of
from voicebanker.page.poster import url_of
from voicebanker.rules.chance import SeededChance, ToldChance
from voicebanker.rules.game import Game
from voicebanker.rules.history import History
from voicebanker.rules.registry import Chance
from voicebanker.table.happenings import Happening, WordsHeard
from voicebanker.table.reports import Notice, Report, Stop
from voicebanker.table.session import Session
from voicebanker.table.transcript import Script, _listed
from voicebanker.table.unit import Unit

CODE = "4821"


class Quiet:
    """A screen that shows nothing but what the page shows."""

    def __init__(self, page: Callable[[], Page | None]) -> None:
        self._page = page
        self.notices: list[str] = []

    def said(self, text: str) -> None:
        if page := self._page():
            page.said(text)

    def earcon(self, earcon: Any) -> None:
        pass

    def listening(self, phase: str) -> None:
        pass

    def heard(self, text: str) -> None:
        if page := self._page():
            page.heard(text)

    def score(self, line: str) -> None:
        pass

    def notice(self, text: str) -> None:
        self.notices.append(text)


class NotingEars:
    """Takes what phones say, and remembers it."""

    def __init__(self) -> None:
        self.waits = 0
        self.heard: list[Sound | None] = []

    def listen_elsewhere(self) -> None:
        self.waits += 1

    def hear_elsewhere(self, sound: Sound | None) -> None:
        self.heard.append(sound)


class PageTable:
    """A sitting with a page. ``now`` is its clock in seconds, which stands still until moved."""

    def __init__(
        self,
        edition: Edition,
        keys: Path,
        *,
        chance: Chance | None = None,
        undo_steps: int | None = None,
        secure: bool = False,
        game: Game | None = None,
    ) -> None:
        as_written = _spoken(edition.name, edition.language)
        self.language = Language(edition) if edition.chosen else as_written
        start = History.begin(edition, undo_steps)
        if game is not None:
            start = History(game, undo_steps=start.undo_steps)
        catalogue = Catalogue(edition.language)
        self.unit = Unit(self.language, catalogue, start, chance or SeededChance(1))
        self.now = 0.0
        self.journal: list[tuple[str, Any]] = []
        self.reports: list[Report] = []
        self.page: Page | None = None
        self._changes = 0
        self._changed = threading.Condition()
        self.screen = Quiet(lambda: self.page)
        self.session = Session(
            self.unit, self.screen, self, clock=lambda: self.now, changed=self._has_changed
        )
        place = PagePlace("127.0.0.1", 0, secure, keys)
        names = {edition.tokens[0].id: "Anna"}
        self.page = Page(
            place, self.language, names, self.take, lambda: self.session.speaker, code=CODE
        )
        serving = self.page.wait_until_serving(60.0)
        assert serving is not None, self.screen.notices
        self.url = url_of("127.0.0.1", serving.port)
        self.secure_url = url_of("127.0.0.1", serving.secure_port or 0, secure=True)
        self._thread = threading.Thread(target=self.session.run, daemon=True)
        self._thread.start()

    def append(self, kind: str, body: Any) -> None:
        self.journal.append((kind, body))

    def take(self, report: Report) -> None:
        self.reports.append(report)
        self.session.report(report)

    def _has_changed(self) -> None:
        assert self.page is not None
        self.page.publish(moment_of(self.unit, self.session))
        with self._changed:
            self._changes += 1
            self._changed.notify_all()

    def do(self, *happenings: Happening) -> None:
        """Let something happen, and wait until the session has done it."""
        for happening in happenings:
            if isinstance(happening, WordsHeard) and self.page is not None:
                self.page.heard(happening.hypotheses[0].text)
            with self._changed:
                wanted = self._changes + 1
                self.session.report(happening)
                assert self._changed.wait_for(lambda: self._changes >= wanted, 20)  # noqa: B023

    def wait(self, seconds: float) -> None:
        """Let time pass, and the session look at its clock."""
        self.now += seconds
        self.session.report(Notice("The clock was moved."))

    @property
    def game(self) -> Game:
        return self.unit.banker.game

    def close(self) -> None:
        self.session.report(Stop())
        self._thread.join(5)
        if self.page is not None:
            self.page.close()


@cache
def _spoken(board: str, language: str) -> Language:
    return Language(edition_in(load_edition(board)[0], language))


@contextmanager
def page_table(board: str, keys: Path, **options: Any) -> Iterator[PageTable]:
    table = PageTable(load_edition(board)[0], keys, **options)
    try:
        yield table
    finally:
        table.close()


@contextmanager
def table_of(script: Script, keys: Path) -> Iterator[PageTable]:
    """Set a table for a script: its edition, its chance."""
    seed = int(script.head.get("seed", "1"))
    cards, places = _listed(script.head, "chance"), _listed(script.head, "train")
    undo = script.head.get("undo")
    table = PageTable(
        script.edition,
        keys,
        chance=ToldChance(SeededChance(seed), cards, places),
        undo_steps=None if undo is None else int(undo),
    )
    try:
        yield table
    finally:
        table.close()


def eventually(condition: Callable[[], Any], seconds: float = 10.0) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, f"it did not happen within {seconds} seconds"
        time.sleep(0.01)
