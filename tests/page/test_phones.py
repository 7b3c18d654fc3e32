"""Phones at the table: coming in, bidding against each other, coming back, asking for a token."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.page.phones import Phones, wait_for_balances, wait_for_text
from tests.page.tables import CODE, PageTable, eventually, page_table
from voicebanker.table.happenings import ButtonPressed
from voicebanker.table.typed import words_typed

US, CLASSIC = "voice_banking.us", "classic.us"


def begin(table: PageTable, *tokens: str) -> None:
    for token in tokens:
        table.do(ButtonPressed(token))
    says(table, tokens[0], "start the game")


def says(table: PageTable, token: str, words: str) -> None:
    table.do(ButtonPressed(token), words_typed(words))


def wait_for_press(page: Any, text: str) -> None:
    wait_for_text(page, "#press", text)


def test_wrong_codes_and_the_pause(phones: Phones, keys: Path) -> None:
    with page_table(US, keys) as table:
        page = phones.open(table.url)
        problem = page.locator("#door-problem")
        page.fill("#code", "12")
        page.press("#code", "Enter")
        assert problem.inner_text() == "The code is four figures."
        for left in (4, 3, 2, 1):
            page.fill("#code", "1111")
            page.press("#code", "Enter")
            wait_for_text(page, "#door-problem", f".*left: {left}\\.")
        page.fill("#code", "1111")
        page.press("#code", "Enter")
        wait_for_text(page, "#door-problem", "Too many.* Wait (60|59) seconds.*")
        page.fill("#code", CODE)
        page.press("#code", "Enter")
        page.wait_for_timeout(200)
        assert page.is_hidden("#game")
        assert "T-Rex" not in page.content()


def test_the_code_opens_and_leaves_the_address_bar(phones: Phones, keys: Path) -> None:
    with page_table(US, keys) as table:
        page = phones.enter(table)
        assert CODE not in page.url
        typed = phones.open(table.url)
        typed.fill("#code", CODE)
        typed.click("text=Come in")
        typed.wait_for_selector("#game:not([hidden])")


def test_a_whole_purchase_on_a_phone(phones: Phones, keys: Path) -> None:
    with page_table(US, keys) as table:
        cat, dog = phones.sit(table, "cat"), phones.sit(table, "dog")
        wait_for_press(cat, "Join as Cat")
        cat.click("#press")
        dog.click("#press")
        wait_for_press(cat, "Press to speak")
        cat.click("#press")
        wait_for_press(cat, "Speak now")
        cat.fill("#say", "start the game")
        cat.press("#say", "Enter")
        eventually(lambda: table.unit.banker.state == "play")
        cat.fill("#say", "buy")
        cat.press("#say", "Enter")
        wait_for_press(cat, "Speak now")
        cat.fill("#say", "Boardwalk")
        cat.press("#say", "Enter")
        eventually(lambda: table.game.owner("boardwalk") == "cat")
        wait_for_balances(dog, table.game)
        wait_for_text(dog, "#said", ".*Boardwalk.*")
        dog.click("text=Undo")
        eventually(lambda: table.game.owner("boardwalk") is None)
        wait_for_balances(cat, table.game)
        cat.wait_for_selector("#history .undone")


def test_two_phones_bid_in_one_auction(phones: Phones, keys: Path) -> None:
    with page_table(US, keys) as table:
        begin(table, "cat", "dog")
        cat, dog = phones.sit(table, "cat"), phones.sit(table, "dog")
        says(table, "cat", "auction off boardwalk")
        for bid in (50, 100, 150, 200):
            phone = cat if bid % 100 else dog
            wait_for_press(phone, f"Bid M{bid}")
            phone.click("#press")
        for phone in (cat, dog):
            wait_for_text(phone, "#bid", "M200")
            assert "Dog" in phone.inner_text("#bidder")
        assert re.search(r"Next call in \d s", cat.inner_text("#seconds"))
        for called in ("Going once", "Going twice"):
            table.wait(5)  # longer than the pause after a bid: the timer rings
            wait_for_text(cat, "#calls", called)
        table.wait(5)
        eventually(lambda: table.game.owner("boardwalk") == "dog")
        wait_for_balances(cat, table.game)
        assert table.game.money("dog") == 1300


def test_a_spoken_bid_typed_on_a_phone(phones: Phones, keys: Path) -> None:
    with page_table(CLASSIC, keys) as table:
        begin(table, "dog", "iron")
        dog = phones.sit(table, "dog")
        says(table, "iron", "auction off boardwalk")
        dog.fill("#own-bid", "120")
        dog.press("#own-bid", "Enter")
        eventually(lambda: table.game.auction is not None and table.game.auction.bid == 120)
        wait_for_text(dog, "#bid", "M120")


def test_after_a_lost_connection_it_catches_up(phones: Phones, keys: Path) -> None:
    with page_table(US, keys) as table:
        begin(table, "cat", "dog")
        cat = phones.open("about:blank")
        links: list[Any] = []
        blocked = [False]

        def route(link: Any) -> None:
            if blocked[0]:
                link.close()
                return
            links.append(link)
            link.connect_to_server()

        cat.route_web_socket("**/link", route)
        cat.goto(f"{table.url}#{CODE}")
        cat.click("[data-claim=cat]")
        cat.wait_for_selector("#mine:not([hidden])")
        blocked[0] = True
        links[-1].close()
        wait_for_text(cat, "#link", ".*lost.*")
        says(table, "dog", "buy boardwalk")
        says(table, "dog", "pass go")
        blocked[0] = False
        wait_for_balances(cat, table.game)
        assert cat.inner_text("#link") == ""
        assert cat.is_visible("#mine")
        told = cat.locator("#history li").all_inner_texts()
        assert len(told) == len(set(told)), "an entry came twice"
        assert any("Boardwalk" in one for one in told)


def test_a_reloaded_phone_is_still_the_button(phones: Phones, keys: Path) -> None:
    with page_table(US, keys) as table:
        cat = phones.sit(table, "cat")
        cat.reload()
        cat.wait_for_selector("#mine:not([hidden])")
        assert "Cat" in cat.inner_text("#mine-heading")


def test_a_held_token_changes_hands_only_by_its_holder(phones: Phones, keys: Path) -> None:
    with page_table(US, keys) as table:
        first, second = phones.sit(table, "cat"), phones.enter(table)
        second.click("[data-claim=cat]")
        first.wait_for_selector("#asked:not([hidden])")
        first.click("#keep")
        first.wait_for_selector("#asked", state="hidden")
        assert second.is_hidden("#mine")
        second.click("[data-claim=cat]")
        first.click("#give")
        second.wait_for_selector("#mine:not([hidden])")
        first.wait_for_selector("#seat:not([hidden])")


@pytest.mark.parametrize("board", [US, CLASSIC, "ultimate_banking.uk", "super_electronic.us"])
def test_every_deed_shows_its_card(board: str, phones: Phones, keys: Path) -> None:
    with page_table(board, keys) as table:
        page = phones.enter(table)
        for deed in table.language.edition.deeds.list[:: 9 if board != CLASSIC else 5]:
            page.click(f"[data-deed={deed.id}]")
            card = page.locator("#card")
            assert deed.name in card.inner_text()
            assert f"M{deed.price}" in card.inner_text()
            assert card.locator("table").first.locator("tr").count() >= 2
            page.keyboard.press("Escape")
            assert page.evaluate("document.activeElement.dataset.deed") == deed.id
