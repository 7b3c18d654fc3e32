"""A real browser: Debian's Chromium, driven by Playwright."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.phones import CHROMIUM_OPTIONS, Phones


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Any]:
    api = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed: [dev].")
    if chromium() is None:
        pytest.skip("There is no Chromium here. Install it: apt-get install chromium")
    with api.sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Any) -> Iterator[Any]:
    opened = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_OPTIONS)
    yield opened
    opened.close()


@pytest.fixture
def phones(browser: Any) -> Iterator[Phones]:
    made = Phones(browser)
    yield made
    made.close()
    assert made.problems == [], "the browser complained"


@pytest.fixture(scope="session")
def keys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the certificate."""
    return tmp_path_factory.mktemp("keys")
