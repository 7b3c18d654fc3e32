"""WCAG 2.2 AA: axe on every view in light and dark, targets, keyboard, motion, the live region."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.page.phones import PHONE, TABLET, TELEVISION, Phones, wait_for_balances, wait_for_text
from tests.page.tables import PageTable, eventually, page_table, table_of
from voicebanker.cli.demo import demo_script
from voicebanker.page.gate import TRIES
from voicebanker.speech.api import Verdict
from voicebanker.table.happenings import ButtonPressed, WordsHeard
from voicebanker.table.typed import words_typed

US, CLASSIC = "voice_banking.us", "classic.us"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LEAST_TARGET = 44.0

_TARGETS = """() => [...document.querySelectorAll('button, a.button, input, summary')]
    .filter((one) => one.checkVisibility() && !one.closest('.check') && !one.closest('.skip'))
    .map((one) => [one.id || one.textContent.trim(), one.getBoundingClientRect()])
    .map(([name, box]) => [name, box.width, box.height])"""


def check(page: Any) -> None:
    """Let axe look at the page as it is, with all its rules."""
    axe = pytest.importorskip(
        "axe_playwright_python.sync_playwright", reason="axe is not installed: [dev]."
    )
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    found = axe.Axe().run(page, options={"runOnly": TAGS}).response["violations"]
    told = [
        f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes'][:4]]}"
        for one in found
    ]
    assert told == []


def says(table: PageTable, token: str, *lines: str) -> None:
    table.do(ButtonPressed(token), *map(words_typed, lines))


@contextmanager
def begun(board: str, keys: Path, *tokens: str) -> Iterator[PageTable]:
    with page_table(board, keys) as table:
        for token in tokens:
            table.do(ButtonPressed(token))
        says(table, tokens[0], "start the game")
        yield table


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_at_the_door_and_at_the_table(scheme: str, phones: Phones, keys: Path) -> None:
    with begun(US, keys, "cat", "dog") as table:
        door = phones.open(table.url, color_scheme=scheme)
        door.fill("#code", "12")
        door.press("#code", "Enter")
        check(door)
        door.fill("#code", "4821")
        door.press("#code", "Enter")
        door.wait_for_selector("#seat:not([hidden])")
        check(door)  # choosing a token
        cat = phones.sit(table, "cat", color_scheme=scheme)
        door.click("[data-claim=cat]")
        cat.wait_for_selector("#asked:not([hidden])")
        check(cat)  # the holder is asked
        cat.click("#keep")
        says(table, "cat", "buy boardwalk")
        says(table, "dog", "auction off park place")
        table.do(ButtonPressed("dog"))
        wait_for_text(cat, "#bid", "M50")
        check(cat)  # an auction
        television = phones.open(f"{table.url}?view=table#4821", TELEVISION, color_scheme=scheme)
        television.wait_for_selector("#auction:not([hidden])")
        check(television)
        cat.click("[data-deed=boardwalk]")
        check(cat)  # a deed's card


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_in_a_debt_and_at_the_end(scheme: str, phones: Phones, keys: Path) -> None:
    script = demo_script(CLASSIC)
    with table_of(script, keys) as table:
        tablet = phones.enter(table, TABLET, color_scheme=scheme)
        television = phones.open(f"{table.url}?view=table#4821", TELEVISION, color_scheme=scheme)
        television.wait_for_selector("#game:not([hidden])")
        checked = False
        for line in script.inputs:
            table.do(*line.happenings)
            if table.game.debts and not checked:
                tablet.wait_for_selector("#waiting:not([hidden])")
                check(tablet)
                check(television)
                checked = True
        assert checked
        for page in (tablet, television):
            page.wait_for_selector("#ranking:not([hidden])")
            if page is tablet:
                page.click("#chart-figures summary")
            check(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_where_something_is_in_the_way(scheme: str, phones: Phones, keys: Path) -> None:
    with page_table(US, keys) as table:
        page = phones.enter(table, color_scheme=scheme)
        page.evaluate("document.getElementById('explain').showModal()")
        check(page)  # the warning of the browser is explained
        page.click("#explain button")
        door = phones.open(table.url, color_scheme=scheme)
        for answer in (*[f".*left: {left}\\." for left in range(TRIES - 1, 0, -1)], "Too many.*"):
            door.fill("#code", "1111")
            door.press("#code", "Enter")
            wait_for_text(door, "#door-problem", answer)
        check(door)  # too many wrong codes
        assert table.page is not None
        table.page._process.kill()
        wait_for_text(page, "#link", ".*lost.*")
        check(page)  # the connection is lost


def test_targets_are_large_enough(phones: Phones, keys: Path) -> None:
    with begun(US, keys, "cat", "dog") as table:
        for page in (phones.open(table.url), phones.enter(table), phones.sit(table, "cat")):
            page.wait_for_timeout(100)
            small = [one for one in page.evaluate(_TARGETS) if min(one[1:]) < LEAST_TARGET]
            assert small == []


def test_a_phone_is_not_scrolled_sideways(phones: Phones, keys: Path) -> None:
    with begun(CLASSIC, keys, "dog", "iron") as table:
        for width in (320, 390):
            page = phones.sit(table, "dog" if width == 320 else "iron")
            page.set_viewport_size({"width": width, "height": 700})
            assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_television_needs_no_scrolling(phones: Phones, keys: Path) -> None:
    with begun(CLASSIC, keys, "dog", "iron", "boot") as table:
        page = phones.open(f"{table.url}?view=table#4821", TELEVISION)
        wait_for_balances(page, table.game)
        last = page.locator("[data-deed=water-works]").bounding_box()
        assert last["y"] + last["height"] < 1080
        assert page.evaluate("document.documentElement.scrollHeight") <= 1080
        assert page.is_hidden("#mine")


def test_everything_by_keyboard(phones: Phones, keys: Path) -> None:
    with page_table(US, keys) as table:
        page = phones.open(table.url, PHONE)
        eventually(lambda: page.evaluate("document.activeElement.id") == "code")
        page.keyboard.type("4821")
        page.keyboard.press("Enter")
        page.wait_for_selector("#seat:not([hidden])")
        press_tab_to(page, "cat", "document.activeElement.dataset.claim")
        page.keyboard.press("Enter")
        page.wait_for_selector("#mine:not([hidden])")
        eventually(lambda: page.evaluate("document.activeElement.id") == "press")
        page.keyboard.press("Enter")
        eventually(lambda: "cat" in table.game.players)
        press_tab_to(page, "say", "document.activeElement.id")
        width = page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
        assert width == "3px"


def press_tab_to(page: Any, wanted: str, what: str) -> None:
    for _ in range(30):
        if page.evaluate(what) == wanted:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {wanted}")


def test_motion_is_left_out_where_it_is_not_wanted(phones: Phones, keys: Path) -> None:
    with begun(US, keys, "cat", "dog") as table:
        page = phones.enter(table, reduced_motion="reduce")
        says(table, "dog", "auction off park place")
        page.wait_for_selector("#auction:not([hidden])")
        assert page.evaluate("document.getAnimations().length") == 0
        assert (
            page.evaluate("getComputedStyle(document.getElementById('bar')).transitionDuration")
            == "0s"
        )


def test_the_page_reads_aloud_only_when_wanted(phones: Phones, keys: Path) -> None:
    with begun(US, keys, "cat", "dog") as table:
        page = phones.enter(table)
        page.wait_for_timeout(1_100)  # what was said before is not read out
        says(table, "cat", "buy boardwalk")
        wait_for_text(page, "#said", ".*Boardwalk.*")
        assert page.text_content("#spoken") == "", "the voice at the table says it already"
        page.check("#aloud")
        says(table, "dog", "buy park place")
        wait_for_text(page, "#spoken", ".*Park Place.*")
        assert page.get_attribute("#spoken", "aria-live") == "polite"
        page.uncheck("#aloud")
        says(table, "dog", "pass go")
        wait_for_text(page, "#said", ".*200.*")
        assert "Park Place" in (page.text_content("#spoken") or "")


def test_who_is_not_sure_is_asked_on_the_page(phones: Phones, keys: Path) -> None:
    with begun(US, keys, "cat", "dog") as table:
        cat, dog = phones.sit(table, "cat"), phones.sit(table, "dog")
        sure = words_typed("buy boardwalk").hypotheses[0]
        unsure = WordsHeard((replace(sure, confidence=0.5, verdict=Verdict.CONFIRM),))
        table.do(ButtonPressed("cat"), unsure)
        cat.wait_for_selector("#choices button")
        assert cat.locator("#choices button").all_inner_texts() == ["Yes", "No"]
        assert dog.locator("#choices button").count() == 0
        check(cat)
        cat.click("#choices >> text=Yes")
        eventually(lambda: table.game.owner("boardwalk") == "cat")
