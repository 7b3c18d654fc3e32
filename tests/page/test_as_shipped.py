"""``voicebanker play --page`` as it ships, at a terminal, with a phone that looks and presses."""

import re
import socket
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pty")

from tests.cli.terminal import Terminal
from tests.page.phones import Phones, wait_for_text


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def playing(folder: Path, port: int | None = None) -> Terminal:
    """Return a game with a page that the Cat and the Dog have begun."""
    where = ("--page", "--page-port", str(port or free_port()))
    options = ("--new", "--typed", "--no-sound", *where)
    table = Terminal("play", *options, "--folder", str(folder))
    table.wait_for("On the number keys")
    table.wait_for("Dog.")
    for key, words in (("3", "Cat"), ("4", "Dog")):
        table.type(key)
        table.wait_for(words)
    table.type("3")
    table.wait_for("(beep)")
    table.type("start the game\r")
    table.wait_for("dice")
    return table


def poster(table: Terminal) -> tuple[str, str]:
    """Return the address and the code that the terminal shows."""
    if "For a television" not in table.screen:  # on a busy machine it comes later
        table.wait_for("For a television")
    told = re.search(r"The page: (\S+)\s+Its code: (\d{4})", table.screen)
    assert told is not None
    return told[1], told[2]


def come_in(phones: Phones, table: Terminal) -> Any:
    """Open the page that the terminal names, with the code that it shows."""
    address, code = poster(table)
    page = phones.open(f"{address}#{code}")
    page.wait_for_selector("#game:not([hidden])")
    return page


def test_the_page_shows_what_is_said_and_a_phone_is_a_button(
    phones: Phones, tmp_path: Path
) -> None:
    with playing(tmp_path) as table:
        page = come_in(phones, table)
        table.type("3")
        table.wait_for("(beep)")
        table.type("buy boardwalk\r")
        table.wait_for("M1,100")
        wait_for_text(page, "#said", ".*Boardwalk.*M400.*")
        wait_for_text(page, "#heard", ".*buy boardwalk.*")
        page.click("[data-claim=dog]")
        page.wait_for_selector("#mine:not([hidden])")
        page.click("#press")
        table.wait_for("(beep)")
        page.fill("#say", "balance")
        page.keyboard.press("Enter")
        table.wait_for("M1,500")
        wait_for_text(page, "#said", ".*M1,500.*")


def test_a_game_that_is_put_away_says_goodbye_and_the_next_one_is_found(
    phones: Phones, tmp_path: Path
) -> None:
    port = free_port()
    with playing(tmp_path, port) as table:
        page = come_in(phones, table)
        page.click("[data-claim=cat]")
        page.wait_for_selector("#mine:not([hidden])")
        table.type("q")
        assert table.ended() == 0
        goodbye = re.findall(r"Mr\. Monopoly: (.*?)\s*(?:\x1b|\r)", table.screen)[-1]
        wait_for_text(page, "#said", re.escape(goodbye))
        wait_for_text(page, "#link", "The table has stopped.*")
    with playing(tmp_path, port) as table:
        page.wait_for_selector("#door:not([hidden])")
        wait_for_text(page, "#door-problem", "Your place at the table was forgotten.*")
        page.fill("#code", poster(table)[1])
        page.press("#code", "Enter")
        page.wait_for_selector("#game:not([hidden])")
        assert page.inner_text("#link") == ""
        wait_for_text(page, "#history", ".*We are off.*")


def test_before_a_game_is_chosen_the_page_is_promised(phones: Phones, tmp_path: Path) -> None:
    options = ("--typed", "--no-sound", "--page", "--page-port", str(free_port()))
    with Terminal("play", *options, "--folder", str(tmp_path)) as table:
        table.wait_for("The page opens once you have chosen a game.")
        table.wait_for("Which game shall we play?")
        table.type("championship\r")
        table.wait_for("(ping)")
        table.type("2")
        table.wait_for("(ping)")
        table.type("begin\r")
        table.wait_for("Who is playing?")
        page = come_in(phones, table)
        assert "Championship" in page.inner_text("#game-title")
