"""``play --page`` as a player starts it, the certificate, the poster, and the labels."""

import asyncio
import re
import shutil
import socket
import ssl
import stat
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.test_commands import run
from tests.page.tables import eventually, page_table
from tests.table.games import language
from voicebanker.cli import page_poster
from voicebanker.cli.page_poster import place_of, poster, promise_page
from voicebanker.cli.screen import PlainScreen
from voicebanker.page import at_table, server_process
from voicebanker.page.app import STATIC, make_app
from voicebanker.page.at_table import Page, PagePlace, PageUnavailable
from voicebanker.page.hosts import is_local, is_own_host, is_same_origin, reachable_address
from voicebanker.page.hub import MOST_PHONES, Hub
from voicebanker.page.labels import labels_of
from voicebanker.page.messages import Serving
from voicebanker.page.moment import Moment
from voicebanker.page.poster import link_of, qr_lines, url_of
from voicebanker.rules.history import History
from voicebanker.table.dialogue import Idle
from voicebanker.table.happenings import ButtonPressed

US = "voice_banking.us"


def test_a_typed_game_with_a_page(tmp_path: Path) -> None:
    typed = "cat\ndog\ncat: start the game\ncat: buy boardwalk\n"
    port = free_port()
    options = ("--typed", "--no-sound", "--new", "--page", "--page-port", str(port))
    result = run("play", *options, "--folder", str(tmp_path), typed=typed)
    assert result.returncode == 0, result.stderr
    assert f"The page: http://127.0.0.1:{port}/" in result.stdout
    assert re.search(r"Its code: [0-9]{4}\n", result.stdout)
    assert "Boardwalk" in result.stdout
    assert "ended" not in result.stdout


def test_a_port_that_is_taken_is_said_and_play_goes_on(tmp_path: Path) -> None:
    with page_table(US, tmp_path) as table:
        port = url_port(table.url)
        options = ("--typed", "--no-sound", "--new", "--page", "--page-port", str(port))
        typed = "cat\ndog\ncat: start the game\n"
        result = run("play", *options, "--folder", str(tmp_path), typed=typed)
    assert result.returncode == 0
    assert f"port {port} (Address already in use). Choose others" in result.stdout
    assert "Let's play" in result.stdout


def test_without_its_packages_the_cure_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_table, "_NEEDED", ("no_such_package",))
    place = PagePlace("127.0.0.1", 0, False, tmp_path)
    with pytest.raises(PageUnavailable, match=r"pip install 'voicebanker\[page\]'"):
        Page(place, language(US), {}, lambda report: None, lambda: None)
    with pytest.raises(PageUnavailable, match=r"pip install 'voicebanker\[page\]'"):
        promise_page(PlainScreen())  # before a game is chosen, not after it


def test_the_server_ends_with_the_table(tmp_path: Path) -> None:
    with page_table(US, tmp_path) as table:
        assert table.page is not None
        process = table.page._process
        assert process.poll() is None
    assert process.poll() is not None


def test_a_server_that_dies_is_told_once_and_play_goes_on(tmp_path: Path) -> None:
    with page_table(US, tmp_path) as table:
        assert table.page is not None
        table.page._process.kill()
        eventually(lambda: table.screen.notices)
        table.do(ButtonPressed("cat"))
        assert table.game.players == ("cat",)
    assert table.screen.notices == ["The page's server has ended. Play goes on without it."]


def test_a_server_that_hangs_holds_up_nobody(tmp_path: Path) -> None:
    hangs = (sys.executable, "-c", "import time; time.sleep(60)")
    place = PagePlace("127.0.0.1", 0, False, tmp_path)
    page = Page(place, language(US), {}, lambda report: None, lambda: None, server=hangs)
    history = History.begin(language(US).edition)
    longest = 0.0
    for _ in range(400):
        began = time.monotonic()
        page.said("a sentence that nobody reads " * 40)
        page.publish(Moment(history, Idle()))
        longest = max(longest, time.monotonic() - began)
        time.sleep(0.002)
    assert longest < 1.0, "the session waited for the page"
    page.close()
    assert page._process.poll() is not None


_SLOW = """
import sys, time
sys.stdin.readline()
time.sleep(0.5)
print('{"tell":"serving","port":8437}', flush=True)
sys.stdin.read()
"""


def test_the_address_of_a_page_that_takes_long_is_said_when_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_poster, "LONGEST_START_S", 0.05)
    place = PagePlace("127.0.0.1", 8437, False, tmp_path)
    slow = (sys.executable, "-c", _SLOW)
    page = Page(place, language(US), {}, lambda report: None, lambda: None, server=slow)
    printed = StringIO()
    try:
        page_poster.show_poster(page, place, PlainScreen(Console(file=printed, width=200)))
        assert "The page takes long to open." in printed.getvalue()
        eventually(lambda: f"Its code: {page.code}\n" in printed.getvalue())
        assert "The page: http://127.0.0.1:8437/" in printed.getvalue()
    finally:
        page.close()


def test_a_connection_that_asks_for_nothing_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_process, "FIRST_REQUEST_S", 0.2)

    async def half_open() -> bytes:
        hub = Hub("0417", ("cat",), lambda told: None, time.monotonic)
        server = server_process._server(make_app(hub, "en", secure_port=None, spoken=True), None)
        listening = server_process._listen("127.0.0.1", 0)
        serving = asyncio.ensure_future(server.serve([listening]))
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: ")
        read = await asyncio.wait_for(reader.read(), 10)
        writer.close()
        server.should_exit = True
        await serving
        return read

    # In a thread of its own: Playwright has a loop in this one.
    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(asyncio.run, half_open()).result(20) == b""


def test_phones_that_are_gone_are_forgotten_but_not_their_holders() -> None:
    hub = Hub("0417", ("cat",), lambda told: None, time.monotonic)
    holder = hub.new_phone()
    here = asyncio.Event()
    hub.claim(holder, "cat")
    for _ in range(2 * MOST_PHONES):
        hub.new_phone()
    assert len(hub._phones) == MOST_PHONES
    assert hub.known_phone(holder.session) is holder
    assert hub.token_of(holder) == "cat"
    hub.leave(holder, here)  # of a connection that was not its own
    assert hub.known_phone(holder.session) is holder


# Over TLS.


def test_the_certificate_is_made_once_and_its_key_is_secret(tmp_path: Path) -> None:
    with page_table(US, tmp_path, secure=True) as table:
        assert table.page is not None
        assert table.page.serving is not None
        fingerprint = table.page.serving.fingerprint
        trusted = ssl.create_default_context(cafile=str(tmp_path / "page-certificate.pem"))
        with urllib.request.urlopen(table.secure_url, context=trusted, timeout=10) as answer:
            assert answer.status == 200
    assert stat.S_IMODE((tmp_path / "page-key.pem").stat().st_mode) == 0o600
    with page_table(US, tmp_path, secure=True) as table:
        assert table.page is not None
        assert table.page.serving is not None
        assert table.page.serving.fingerprint == fingerprint


def test_another_address_needs_another_certificate(tmp_path: Path) -> None:
    certificates = pytest.importorskip("voicebanker.page.certificate")
    first = certificates.certificate_for(("192.168.1.5",), tmp_path)
    assert certificates.certificate_for(("192.168.1.5",), tmp_path) == first
    assert certificates.certificate_for(("192.168.1.6",), tmp_path) != first
    (tmp_path / "page-certificate.pem").write_text("spoilt")
    assert certificates.certificate_for(("192.168.1.6",), tmp_path).fingerprint


# Where it is.


def test_this_machine_only_unless_an_address_is_given() -> None:
    assert place_of(None, 8437, spoken=True).address == "127.0.0.1"
    assert not place_of(None, 8437, spoken=True).secure
    assert place_of("0.0.0.0", 8437, spoken=True).secure
    assert not place_of("0.0.0.0", 8437, spoken=True, hears=False).secure


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost:8437", True),
        ("127.0.0.1:8437", True),
        ("192.168.1.20:8437", True),
        ("[fd00::5]:8437", True),
        ("evil.example", False),
        ("192.168.1.20.evil.example:8437", False),
        ("", False),
        ("[", False),
    ],
)
def test_which_hosts_are_ours(host: str, is_own: bool) -> None:
    assert is_own_host(host) is is_own


def test_origins() -> None:
    assert is_same_origin("http://localhost:8437", "localhost:8437")
    assert is_same_origin("https://192.168.1.5:8438", "192.168.1.5:8438")
    for origin in ("http://localhost:1", "null", "", None, "ftp://localhost:8437", "http://["):
        assert not is_same_origin(origin, "localhost:8437")


def test_addresses() -> None:
    assert is_local("127.0.0.1")
    assert is_local("localhost")
    assert is_local("::1")
    assert not is_local("0.0.0.0")
    assert reachable_address("192.168.1.5") == "192.168.1.5"
    assert reachable_address("0.0.0.0") != "0.0.0.0"
    assert url_of("fd00::5", 8437) == "http://[fd00::5]:8437/"


def test_the_poster_has_all_in_plain_lines() -> None:
    place = PagePlace("192.168.1.5", 8437, True, Path("keys"))
    lines = "\n".join(
        poster("0417", place, Serving(port=8437, secure_port=8438, fingerprint="A:B"))
    )
    for part in ("http://192.168.1.5:8437/\n", "0417", "?view=table", "https://192.168.1.5:8438/"):
        assert part in lines
    assert "A:B" in lines
    alone = poster("0417", PagePlace("127.0.0.1", 8437, False, Path("k")), Serving(port=8437))
    assert "--page-address" in alone[-1]


def test_the_qr_code_is_that_of_the_link() -> None:
    segno = pytest.importorskip("segno")
    link = link_of("http://192.168.1.5:8437/", "0417")
    assert link == "http://192.168.1.5:8437/#0417"
    drawn = list(qr_lines(link))
    assert len({len(line) for line in drawn}) == 1
    light = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    rows = [[light[char][half] for char in line] for line in drawn for half in (0, 1)]
    matrix = [list(row) for row in segno.make(link, error="l").matrix_iter(border=2)]
    assert rows[: len(matrix)] == matrix


# Labels.


def test_every_label_is_used_and_every_used_one_is_there() -> None:
    labels = labels_of("en")
    text = "\n".join(path.read_text("utf-8") for path in STATIC.iterdir() if path.suffix != ".css")
    used = set(re.findall(r'data-label="([a-z-]+)"', text))
    used |= set(re.findall(r'"([a-z][a-z-]*)"', text)) & labels.keys()
    begun = set(re.findall(r"`([a-z]+-)\$\{", text))
    assert set(re.findall(r'data-label="([a-z-]+)"', text)) <= labels.keys()
    assert set(re.findall(r'[^a-z.]label\("([a-z-]+)"', text)) <= labels.keys()
    unused = {one for one in labels if one not in used and not one.startswith(tuple(begun))}
    assert unused == {"bad-message", "too-fast"}, "only what the server names stands in no file"


def test_labels_keep_their_places() -> None:
    labels = labels_of("en")
    assert labels["seat-mine"] == "You are the {player}"
    assert labels["debt-owes"] == "{player} owes {creditor} {amount}"


def test_a_language_without_labels_has_english_ones(tmp_path: Path) -> None:
    assert labels_of("xx") == labels_of("en")


def test_the_pages_files_ask_for_nothing_from_elsewhere() -> None:
    for path in STATIC.iterdir():
        for url in re.findall(r"https?://[^\s\"'`)]+", path.read_text("utf-8")):
            assert url.startswith(("http://www.w3.org/", "https://${location.hostname}")), url
        assert "style=" not in path.read_text("utf-8")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


def url_port(url: str) -> int:
    return int(url.rstrip("/").rsplit(":", 1)[1])


def test_the_browser_is_installed_where_tests_are_run() -> None:
    makefile = (Path(__file__).parents[2] / "Makefile").read_text("utf-8")
    assert "chromium" in makefile
    if shutil.which("chromium") is None:
        pytest.skip("There is no Chromium here. Install it: apt-get install chromium")


GRAMMARS = Path(__file__).parents[2] / "grammars"
LANGUAGES = sorted(one.parent.name for one in GRAMMARS.glob("*/page"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_label_with_its_places(language: str) -> None:
    english, own = labels_of("en"), labels_of(language)
    assert own.keys() == english.keys()
    for one, text in own.items():
        places = re.compile(r"\{[a-z_]+\}")
        assert set(places.findall(text)) == set(places.findall(english[one])), one


@pytest.mark.parametrize("document", ["docs/page.md", "README.md"])
def test_the_pictures_are_there_and_small(document: str) -> None:
    path = GRAMMARS.parent / document
    pictures = re.findall(r"\]\(((?:docs/)?images/[a-z-]+\.png)\)", path.read_text("utf-8"))
    assert pictures
    for picture in pictures:
        assert (path.parent / picture).stat().st_size < 200_000


def test_every_picture_is_shown_somewhere() -> None:
    text = (GRAMMARS.parent / "docs" / "page.md").read_text("utf-8")
    for picture in (GRAMMARS.parent / "docs" / "images").glob("page-*.png"):
        assert picture.name in text
