"""Says where the companion page is."""

import sys
import threading
from pathlib import Path

import platformdirs

from voicebanker.cli.screen import PlainScreen
from voicebanker.page.at_table import Page, PagePlace, require_packages
from voicebanker.page.hosts import is_local, reachable_address
from voicebanker.page.messages import Serving
from voicebanker.page.poster import link_of, qr_lines, url_of

LOCAL = "127.0.0.1"
LONGEST_START_S = 8.0
"""The game begins before the page is there where its server takes longer, in seconds."""


def place_of(
    address: str | None, port: int, *, spoken: bool, hears: bool = True, keys: Path | None = None
) -> PagePlace:
    """Return where the page is served: this machine only, unless an address is given.

    Where phones may come and the table ``hears``, it is served over TLS too, for their
    microphones.
    """
    bound = address or LOCAL
    keys = keys or platformdirs.user_data_path("voicebanker", appauthor=False) / "page"
    return PagePlace(bound, port, hears and not is_local(bound), keys, spoken)


def promise_page(screen: PlainScreen) -> None:
    """Say, before a game is chosen, when the page will be there.

    Raises ``PageUnavailable`` where it will not, so that nobody chooses a game first.
    """
    require_packages()
    screen.console.print("The page opens once you have chosen a game.", markup=False)


def show_poster(page: Page, place: PagePlace, screen: PlainScreen) -> None:
    """Say where the page is; where its server takes long, the game begins, and it is said later."""
    serving = page.wait_until_serving(LONGEST_START_S)
    if serving is not None:
        _draw(page.code, place, serving, screen)
    elif not page.is_settled:
        screen.notice("The page takes long to open. Its address comes when it is there.")
        later = threading.Thread(target=_show_later, args=(page, place, screen), daemon=True)
        later.start()


def _show_later(page: Page, place: PagePlace, screen: PlainScreen) -> None:
    serving = page.wait_until_serving(None)
    if serving is not None:
        _draw(page.code, place, serving, screen)


def _draw(code: str, place: PagePlace, serving: Serving, screen: PlainScreen) -> None:
    """Print the plain lines, and the QR code where that makes sense."""
    for line in poster(code, place, serving):
        screen.console.print(line, markup=False)
    if sys.stdout.isatty() and not is_local(place.address):
        link = link_of(url_of(reachable_address(place.address), serving.port), code)
        for line in qr_lines(link):
            screen.console.print(line, markup=False, style="bright_white on black")


def poster(code: str, place: PagePlace, serving: Serving) -> list[str]:
    """Return the plain lines: the address, the code, and what to expect of the browser."""
    address = reachable_address(place.address)
    lines = [
        f"The page: {url_of(address, serving.port)}",
        f"Its code: {code}",
        f"For a television: {url_of(address, serving.port)}?view=table",
    ]
    if is_local(place.address):
        lines.append("Only this computer reaches it. For phones, add --page-address 0.0.0.0")
    if serving.secure_port is not None:
        lines += [
            f"To talk into a phone: {url_of(address, serving.secure_port, secure=True)}",
            "The phone will warn that nobody vouches for the certificate: this program made it.",
            f"Its SHA-256 fingerprint: {serving.fingerprint}",
        ]
    return lines
