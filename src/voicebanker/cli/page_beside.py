"""``play --page``: the companion page beside a game, or nothing where none is wanted."""

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from typing import TYPE_CHECKING

from voicebanker.audio.earcons import Earcon
from voicebanker.cli.screen import PlainScreen
from voicebanker.language.interpreter import Language
from voicebanker.table.around import Screen
from voicebanker.table.listening import MicrophoneEars
from voicebanker.table.reports import Report
from voicebanker.table.session import Session
from voicebanker.table.unit import Unit

if TYPE_CHECKING:
    from voicebanker.page.at_table import Page


class PageBeside:
    """Opens the page, and lets it see what the session shows. Without ``wanted`` it is nothing."""

    def __init__(self, wanted: bool, address: str | None, port: int, spoken: bool) -> None:
        """``address`` and ``port``: where it is served; ``spoken``: the table has a voice."""
        self._wanted = wanted
        self._address, self._port, self._spoken = address, port, spoken
        self._screens = Screens()
        self._plain: PlainScreen | None = None
        self._page: Page | None = None

    def with_screen(self, screen: PlainScreen) -> Screen:
        """Return a screen that shows all on ``screen`` and, once it is open, on the page."""
        self._plain = screen
        if not self._wanted:
            return screen
        self._screens.add(screen)
        return self._screens

    def show(self, unit: Unit, session: Session) -> None:
        """Show how the table stands. To be called in the session's thread."""
        if self._page is not None:
            from voicebanker.page.moment import moment_of

            self._page.publish(moment_of(unit, session))

    def open(
        self,
        language: Language,
        names: Mapping[str, str],
        report: Callable[[Report], None],
        session: Session,
        ears: MicrophoneEars | None,
        stack: ExitStack,
    ) -> None:
        """Open the page and say where it is; ``stack`` closes it. Raises ``PageUnavailable``."""
        if not self._wanted or self._plain is None:
            return
        from voicebanker.cli.page_poster import place_of, show_poster
        from voicebanker.page.at_table import Page

        hears = ears is not None
        place = place_of(self._address, self._port, spoken=self._spoken, hears=hears)
        page = Page(place, language, names, report, lambda: session.speaker)
        stack.callback(page.close)
        page.use(ears)
        self._screens.add(page)
        self._page = page
        show_poster(page, place, self._plain)


class Screens:
    """Several screens that show the same, each from when it was added."""

    def __init__(self) -> None:
        self._screens: list[Screen] = []

    def add(self, screen: Screen) -> None:
        """Show on ``screen`` too, from now on."""
        self._screens.append(screen)

    def said(self, text: str) -> None:
        """Show what Mr. Monopoly says."""
        for screen in self._screens:
            screen.said(text)

    def earcon(self, earcon: Earcon) -> None:
        """Show that a sound is played."""
        for screen in self._screens:
            screen.earcon(earcon)

    def listening(self, phase: str) -> None:
        """Show that the ears are open."""
        for screen in self._screens:
            screen.listening(phase)

    def heard(self, text: str) -> None:
        """Show what a player said."""
        for screen in self._screens:
            screen.heard(text)

    def score(self, line: str) -> None:
        """Show a line of the score sheet."""
        for screen in self._screens:
            screen.score(line)

    def notice(self, text: str) -> None:
        """Show a sentence about the machine."""
        for screen in self._screens:
            screen.notice(text)
