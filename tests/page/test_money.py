"""Amounts on the page are printed as the language of the table prints them."""

import time
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.page.phones import Phones, wait_for_balances, wait_for_text
from tests.page.tables import PageTable
from voicebanker.editions import load_edition
from voicebanker.language.localised import edition_in
from voicebanker.language.numerals import numerals_of
from voicebanker.page.app import make_app
from voicebanker.page.board import board_of
from voicebanker.page.hub import Hub
from voicebanker.table.happenings import ButtonPressed

GERMAN = "super_electronic.de"


@pytest.mark.parametrize(("language", "hotel"), [("en", "M2,000"), ("de", "M2.000")])
def test_a_deed_has_amounts_of_its_language(language: str, hotel: str) -> None:
    edition = edition_in(load_edition("classic.us")[0], language)
    assert board_of(edition, {})["deeds"]["boardwalk"]["rents"][-1] == ["hotel", "", hotel]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_is_told_how_amounts_are_printed(language: str) -> None:
    app = make_app(
        Hub("4821", ("cat",), print, time.monotonic), language, secure_port=None, spoken=True
    )
    form = TestClient(app, base_url="http://localhost").get("/about.json").json()["money"]
    printed = form["whole"].replace("{amount}", f"1{form['thousands']}234{form['thousands']}567")
    assert printed == numerals_of(language).money(1_234_567)


def test_balances_are_shown_in_german_figures(phones: Phones, keys: Path) -> None:
    table = PageTable(edition_in(load_edition(GERMAN)[0], "de"), keys)
    with closing(table):
        one, other = (token.id for token in table.game.edition.tokens[:2])
        table.do(ButtonPressed(one), ButtonPressed(other))
        page = phones.enter(table)
        wait_for_balances(page, table.game)
        wait_for_text(page, f"[data-token={one}] .cash", r"M\d\.\d{3}")
