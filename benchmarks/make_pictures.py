"""Makes the pictures of the companion page in ``docs/images``: a table, and browsers at it.

Needs Debian's chromium, fonts-texgyre, fonts-inter and pngquant: ``make pictures``.
"""

import base64
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.page.phones import Phones
from tests.page.tables import CODE, PageTable, page_table, table_of
from voicebanker.cli.demo import demo_script
from voicebanker.table.happenings import ButtonPressed
from voicebanker.table.transcript import read_script
from voicebanker.table.typed import words_typed

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "images"
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2}
TABLET = {"viewport": {"width": 1180, "height": 820}}
TELEVISION = {"viewport": {"width": 1920, "height": 1080}, "color_scheme": "dark"}

GAME = (
    ("t-rex", "buy kentucky avenue", "buy indiana avenue", "pass go", "build a house on indiana"),
    ("racecar", "buy ventnor avenue", "buy marvin gardens", "build a hotel on ventnor avenue"),
    ("cat", "buy oriental avenue", "buy vermont avenue", "pass go", "buy states avenue"),
    ("dog", "buy tennessee avenue", "buy park place", "pay rent on indiana avenue"),
    ("cat", "pay rent on ventnor avenue", "build a house on vermont avenue"),
    ("t-rex", "pay rent on vermont avenue", "buy pennsylvania avenue"),
    ("racecar", "pass go", "pay rent on park place", "buy baltic avenue"),
    ("dog", "pass go", "pay rent on vermont avenue"),
)
"""Who says what, until the auction of Boardwalk."""


def play(table: PageTable, lines: Sequence[tuple[str, ...]]) -> None:
    """Let players press and speak."""
    for token, *sentences in lines:
        for words in sentences:
            table.do(ButtonPressed(token), words_typed(words))


def begin(table: PageTable, *tokens: str) -> None:
    """Let players join, and start the game."""
    for token in tokens:
        table.do(ButtonPressed(token))
    play(table, [(tokens[0], "start the game")])


class Camera:
    """Takes pictures and makes them small."""

    def __init__(self, browser: Any, keys: Path) -> None:
        self._browser = browser
        self.keys = keys
        self.phones = Phones(browser)

    def take(self, name: str, page: Any, **options: Any) -> Path:
        """Write a picture of ``page`` as it is, once nothing moves."""
        page.wait_for_timeout(700)
        path = FOLDER / f"page-{name}.png"
        page.screenshot(path=path, **options)
        _make_small(path)
        return path

    def seat(self, table: PageTable, token: str, scheme: str = "light") -> Any:
        """Return the phone of ``token``."""
        return self.phones.sit(table, token, kind=PHONE, color_scheme=scheme)

    def television(self, table: PageTable) -> Any:
        """Return the television."""
        page = self.phones.open(f"{table.url}?view=table#{CODE}", TELEVISION)
        page.wait_for_selector("#game:not([hidden])")
        return page

    def hero(self, wide: Path, left: Path, right: Path) -> None:
        """Put a television and two phones into one picture."""
        page = self._browser.new_page(viewport={"width": 1600, "height": 820})
        page.set_content(_HERO.format(*map(_data_url, (wide, left, right))))
        self.take("together", page)


_HERO = """<style>
body {{ margin: 0; height: 820px; overflow: hidden; background: #f0e6cc; }}
img {{ position: absolute; box-shadow: 0 24px 60px rgb(60 45 10 / .35); }}
.wide {{ left: 250px; top: 56px; width: 1068px; border: 16px solid #191c1a; border-radius: 18px; }}
.phone {{ width: 236px; border: 10px solid #191c1a; border-radius: 36px; }}
.left {{ left: 26px; top: 230px; }} .right {{ right: 26px; top: 230px; }}
</style><img class="wide" src="{0}"><img class="phone left" src="{1}">
<img class="phone right" src="{2}">"""


def _data_url(path: Path) -> str:
    return f"data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}"


def _make_small(path: Path) -> None:
    tool = shutil.which("pngquant")
    if tool is None:
        raise SystemExit("pngquant is missing. Install it: apt-get install pngquant")
    options = ["--force", "--skip-if-larger", "--strip", "--output", str(path), "256", str(path)]
    subprocess.run([tool, *options], check=False)


def voice_banking(camera: Camera) -> None:
    """Take the pictures of a game with an auction."""
    with page_table("voice_banking.us", camera.keys) as table:
        camera.take("door", camera.phones.open(table.url, PHONE))
        begin(table, "t-rex", "racecar", "cat", "dog")
        play(table, GAME)
        cat, dog = camera.seat(table, "cat"), camera.seat(table, "dog", "dark")
        camera.take("phone", cat)
        camera.take("tablet", camera.phones.enter(table, TABLET))
        television = camera.television(table)
        television.wait_for_timeout(300)
        play(table, [("dog", "auction off boardwalk")])
        for token in ("cat", "t-rex", "cat", "dog", "cat"):
            table.do(ButtonPressed(token))
        left, right = camera.take("phone-auction", cat), camera.take("phone-dark", dog)
        camera.hero(camera.take("television", television), right, left)
        dog.click("[data-deed=vermont-avenue]")
        camera.take("card", dog)


def classic(camera: Camera) -> None:
    """Take the pictures of a debt and of the end."""
    script = demo_script("classic.us")
    with table_of(script, camera.keys) as table:
        television = camera.television(table)
        taken = False
        for line in script.inputs:
            table.do(*line.happenings)
            if table.game.debts and not taken:
                debtor = camera.seat(table, table.game.debts[0].debtor)
                camera.take("debt", debtor)
                debtor.context.close()
                taken = True
        camera.take("ranking", television)


def ultimate_banking(camera: Camera) -> None:
    """Take the picture of rent levels."""
    script = read_script(ROOT / "fixtures" / "games" / "ultimate-whole-game.game.txt")
    with table_of(script, camera.keys) as table:
        page = camera.phones.enter(table, TABLET, color_scheme="dark")
        lines = list(script.inputs)
        for line in lines[: len(lines) * 2 // 3]:
            table.do(*line.happenings)
        camera.take("levels", page)


def main() -> None:
    """Take all pictures."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as keys, sync_playwright() as running:
        browser = running.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--hide-scrollbars"]
        )
        camera = Camera(browser, Path(keys))
        for take in (voice_banking, classic, ultimate_banking):
            take(camera)
        browser.close()
    for path in sorted(FOLDER.glob("page-*.png")):
        print(f"{path.name}: {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
