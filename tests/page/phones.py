"""Browsers at the table: phones, a tablet, a television."""

import re
from typing import Any

from tests.page.tables import CODE, PageTable, eventually
from voicebanker.language.numerals import numerals_of
from voicebanker.rules.game import Game

CHROMIUM_OPTIONS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
PHONE = {"viewport": {"width": 390, "height": 844}}
TABLET = {"viewport": {"width": 1180, "height": 820}}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}}

_SHOWN = """() => Object.fromEntries([...document.querySelectorAll('#players .player')].map(
    (row) => [row.dataset.token, row.querySelector('.cash').textContent]))"""
_OWNED = """() => Object.fromEntries([...document.querySelectorAll('.deed.owned')].map(
    (row) => [row.dataset.deed, row.getAttribute('aria-label')]))"""

_CUT_OFF = """() => [...document.querySelectorAll('body *')]
    .filter((one) => one.checkVisibility() && !one.closest('.only-heard, .skip, svg'))
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5
        || (one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
            && getComputedStyle(one).overflowX !== 'visible'))
    .map((one) => one.id || one.className || one.textContent.slice(0, 40))"""


class Phones:
    """Opens browsers at a table; what they complain of is kept in ``problems``."""

    def __init__(self, browser: Any) -> None:
        self._browser = browser
        self._contexts: list[Any] = []
        self.problems: list[str] = []

    def open(self, url: str, kind: dict[str, Any] | None = None, **options: Any) -> Any:
        """Return a page at ``url`` in a browser of its own."""
        context = self._browser.new_context(**(kind or PHONE), **options)
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._note)
        page.on("request", self._note_request)
        page.goto(url)
        return page

    def enter(self, table: PageTable, kind: dict[str, Any] | None = None, **options: Any) -> Any:
        """Return a page that has come in as by the QR code."""
        page = self.open(f"{table.url}#{CODE}", kind, **options)
        page.wait_for_selector("#game:not([hidden])")
        return page

    def sit(self, table: PageTable, token: str, **options: Any) -> Any:
        """Return a phone that is the button of ``token``."""
        page = self.enter(table, **options)
        page.click(f"[data-claim={token}]")
        page.wait_for_selector("#mine:not([hidden])")
        return page

    def _note(self, message: Any) -> None:
        if message.type in ("error", "warning") and "ERR_" not in message.text:
            self.problems.append(message.text)

    def _note_request(self, request: Any) -> None:
        if "//127.0.0.1:" not in request.url and "//localhost:" not in request.url:
            self.problems.append(f"it asked for {request.url}")

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def wait_for_text(page: Any, selector: str, pattern: str) -> None:
    """Wait until the element's whole text is as ``pattern`` says.

    Playwright's own way needs ``eval`` in the page, which the page does not allow.
    """
    element = page.locator(selector)
    try:
        eventually(lambda: re.fullmatch(pattern, element.text_content() or "", re.DOTALL))
    except AssertionError:
        raise AssertionError(f"{selector} is '{element.text_content()}', not '{pattern}'") from None


def wait_for_balances(page: Any, game: Game) -> None:
    """Wait until the page shows every player's cash as it is in ``game``."""
    money = numerals_of(game.edition.language).money
    expected = {one: money(game.money(one)) for one in game.players}
    shown: dict[str, str] = {}

    def is_shown() -> bool:
        shown.clear()
        shown.update(page.evaluate(_SHOWN))
        return shown == expected

    try:
        eventually(is_shown)
    except AssertionError:
        raise AssertionError(f"it shows {shown}, and the journal says {expected}") from None


def cut_off(page: Any) -> list[str]:
    """Return what is wider than its place, or than the screen."""
    found: list[str] = page.evaluate(_CUT_OFF)
    return found


def owned(page: Any) -> dict[str, str]:
    """Return the deeds that are shown as owned, with what is read aloud of each."""
    shown: dict[str, str] = page.evaluate(_OWNED)
    return shown
