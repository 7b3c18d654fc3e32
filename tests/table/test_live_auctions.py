"""Auctions at a live table: everyone's buttons at once, bids while Mr. Monopoly is talking."""

import threading
from collections.abc import Iterator

import pytest

from tests.table.test_session import Clock, PaperScreen, ShortVoice, SlowPlayer, eventually, unit
from voicebanker.rules.joining import BeginGame
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed
from voicebanker.table.mouth import Mouth
from voicebanker.table.reports import InputEnded, LineTyped, MouthDone
from voicebanker.table.session import Session
from voicebanker.table.unit import Unit


class Live:
    """A session with a mouth that goes on talking until it is stopped."""

    def __init__(self) -> None:
        self.unit: Unit = unit()
        self.screen, self.clock, self.player = PaperScreen(), Clock(), SlowPlayer(seconds=0.02)
        self.session = Session(self.unit, self.screen, clock=self.clock)
        self.mouth = Mouth(
            ShortVoice(),
            self.player,
            lambda number: self.session.report(MouthDone(number)),
            self.screen.notice,
        )
        self.session.use(self.mouth, None)
        self.runner = threading.Thread(target=self.session.run, daemon=True)
        for line in ("cat", "dog", "t-rex", "cat: start the game"):
            self.session.report(LineTyped(line))
        self.runner.start()
        eventually(lambda: self.unit.banker.state == "play" and self.session.quiet)

    def press(self, *tokens: str) -> None:
        for token in tokens:
            self.session.report(ButtonPressed(token))

    def open_auction(self) -> None:
        """Open an auction, and let Mr. Monopoly talk about it for ever."""
        self.player.seconds = 60.0
        self.session.report(LineTyped("cat: auction off boardwalk"))
        eventually(lambda: self.unit.banker.state == "auction" and self.player.busy.is_set())

    @property
    def stands(self) -> tuple[str | None, int]:
        auction = self.unit.banker.game.auction
        return (auction.bidder, auction.bid) if auction else (None, 0)

    def close(self) -> None:
        self.player.seconds = 0.0
        self.session.report(ControlPressed(Control.PAUSE))
        self.session.report(InputEnded())
        for _ in range(200):
            self.player.stop()
            self.runner.join(timeout=0.05)
            if not self.runner.is_alive():
                break
        self.mouth.close()
        assert not self.runner.is_alive()


@pytest.fixture
def live() -> Iterator[Live]:
    table = Live()
    yield table
    table.close()


def test_the_game_has_begun(live: Live) -> None:
    kinds = [type(step.transaction.command) for step in live.unit.banker.history.steps]
    assert kinds[-1] is BeginGame


def test_a_bid_while_he_is_talking_stops_him_and_counts(live: Live) -> None:
    live.open_auction()
    stopped = live.player.stopped
    live.press("dog")
    eventually(lambda: live.stands == ("dog", 50))
    eventually(lambda: live.player.stopped > stopped)


def test_everyone_at_once_bids_in_the_order_of_the_presses(live: Live) -> None:
    live.open_auction()
    live.press("dog", "cat", "t-rex", "dog", "cat")
    eventually(lambda: live.stands == ("cat", 250))


def test_what_was_not_said_for_the_next_bid_is_shown_all_the_same(live: Live) -> None:
    live.open_auction()
    live.press("dog", "cat")
    eventually(lambda: live.stands == ("cat", 100))
    eventually(lambda: any("M50" in line and "Dog" in line for line in live.screen.lines))


def test_no_call_comes_while_he_is_still_talking(live: Live) -> None:
    live.open_auction()
    live.clock.now += 60.0
    live.session.report(LineTyped(""))
    live.press("dog")  # so long as he talks, the time for bids has not begun
    eventually(lambda: live.stands == ("dog", 50))
    assert "[going_once]" not in live.screen.lines


def test_a_press_goes_before_a_call_that_is_due(live: Live) -> None:
    live.open_auction()
    live.player.seconds = 0.0
    live.player.stop()
    eventually(lambda: live.session.quiet)
    live.press("dog")
    live.clock.now += 60.0
    eventually(lambda: live.stands == ("dog", 50))
    assert "[going_once]" not in live.screen.lines[: live.screen.lines.index("[bid]")]


def test_it_can_be_held_in_the_middle_of_his_sentence(live: Live) -> None:
    live.open_auction()
    live.session.report(ControlPressed(Control.WAIT))
    live.press("dog")
    eventually(lambda: live.stands == ("dog", 50))
    live.player.seconds = 0.0
    live.player.stop()
    eventually(lambda: live.session.quiet)
    live.clock.now += 600.0
    live.session.report(LineTyped(""))
    live.press("cat")
    eventually(lambda: live.stands == ("cat", 100))
    assert "[going_once]" not in live.screen.lines


def test_while_it_is_held_a_key_is_a_bid_and_wait_is_a_word(live: Live) -> None:
    live.open_auction()
    live.session.report(ControlPressed(Control.WAIT))
    eventually(lambda: live.unit.banker.is_held)
    live.session.report(LineTyped("wait"))
    live.session.report(LineTyped("dog"))
    eventually(lambda: live.stands == ("dog", 50))
    assert live.unit.banker.is_held
    assert not live.session.listens
    live.session.report(LineTyped("go on"))
    eventually(lambda: not live.unit.banker.is_held)
