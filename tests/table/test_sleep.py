"""Sleep: nobody has pressed or spoken for a while, and a press wakes the unit."""

import threading
from collections.abc import Iterator

import pytest

from tests.table.test_session import Clock, FixedEars, PaperScreen, eventually, unit, words
from voicebanker.speech.api import Why
from voicebanker.table.happenings import (
    ButtonPressed,
    Control,
    ControlPressed,
    NothingUnderstood,
)
from voicebanker.table.reports import EarsReport, LineTyped, MouthDone
from voicebanker.table.session import Session
from voicebanker.table.sleep import SLEEP_AFTER_S


class DozingEars(FixedEars):
    """Ears that note whether they have been sent to sleep."""

    def __init__(self) -> None:
        super().__init__()
        self.asleep = False
        self.slept = 0

    def sleep(self) -> None:
        self.asleep = True
        self.slept += 1

    def wake(self) -> None:
        self.asleep = False


class Evening:
    """A session in a thread, with a clock that the test moves."""

    def __init__(self) -> None:
        self.unit, self.clock, self.ears = unit(), Clock(), DozingEars()
        self.screen = PaperScreen()
        self.session = Session(self.unit, self.screen, clock=self.clock)
        self.session.use(None, self.ears)
        for token in ("cat", "dog"):
            self.session.report(ButtonPressed(token))
        self.session.report(LineTyped("cat: start the game"))
        self.runner = threading.Thread(target=self.session.run, daemon=True)
        self.runner.start()
        eventually(lambda: self.unit.banker.state == "play" and self.session.quiet)

    def later(self, seconds: float) -> None:
        self.clock.now += seconds
        self.session.report(MouthDone(-1))  # nothing at all; it makes the session look at its clock


@pytest.fixture
def evening() -> Iterator[Evening]:
    table = Evening()
    yield table
    table.session.report(ControlPressed(Control.PAUSE))
    table.runner.join(timeout=10)
    assert not table.runner.is_alive()


def test_it_sleeps_after_a_while_and_says_nothing(evening: Evening) -> None:
    said = len(evening.screen.lines)
    evening.later(SLEEP_AFTER_S - 1)
    evening.later(2)
    eventually(lambda: evening.ears.asleep)
    assert len(evening.screen.lines) == said


def test_a_press_wakes_it_and_is_served_at_once(evening: Evening) -> None:
    evening.later(SLEEP_AFTER_S + 1)
    eventually(lambda: evening.ears.asleep)
    asked = len(evening.ears.asked)
    evening.session.report(ButtonPressed("cat"))
    eventually(lambda: len(evening.ears.asked) > asked)
    assert not evening.ears.asleep
    assert evening.ears.asked[-1][0] == "command"


def test_a_press_puts_sleep_off(evening: Evening) -> None:
    evening.later(SLEEP_AFTER_S - 1)
    evening.session.report(LineTyped("dog: balance"))
    eventually(lambda: any("M1,500" in line for line in evening.screen.lines[-2:]))
    evening.later(SLEEP_AFTER_S - 1)
    evening.session.report(ButtonPressed("cat"))
    eventually(lambda: evening.ears.open)
    assert evening.ears.slept == 0


def test_words_put_sleep_off_and_noise_does_not(evening: Evening) -> None:
    evening.session.report(ButtonPressed("cat"))
    eventually(lambda: evening.ears.open)
    evening.later(SLEEP_AFTER_S - 1)
    number = evening.ears.asked[-1][1]
    evening.session.report(EarsReport(number, words("balance")))
    eventually(lambda: not evening.ears.open)
    evening.later(SLEEP_AFTER_S - 1)
    evening.session.report(ButtonPressed("cat"))
    eventually(lambda: evening.ears.open)
    assert evening.ears.slept == 0
    evening.later(SLEEP_AFTER_S - 1)
    number = evening.ears.asked[-1][1]
    evening.session.report(EarsReport(number, NothingUnderstood(Why.NOISE)))
    evening.later(2)
    eventually(lambda: evening.ears.asleep)


def test_a_held_auction_sleeps_and_a_bid_wakes_it(evening: Evening) -> None:
    evening.session.report(LineTyped("cat: auction off boardwalk"))
    evening.session.report(ControlPressed(Control.WAIT))
    eventually(lambda: evening.ears.open and evening.unit.banker.is_held)
    evening.later(SLEEP_AFTER_S + 1)
    eventually(lambda: evening.ears.asleep and not evening.ears.open)
    evening.session.report(ButtonPressed("dog"))
    eventually(lambda: evening.ears.open and not evening.ears.asleep)


def test_a_running_auction_keeps_it_awake(evening: Evening) -> None:
    evening.session.report(LineTyped("cat: auction off boardwalk"))
    eventually(lambda: evening.unit.banker.state == "auction")
    for earcon in ("[going_once]", "[going_twice]", "[sold]"):
        eventually(lambda: evening.session.rings_in_s is not None)  # before the clock is moved
        evening.later(3.0)
        eventually(lambda earcon=earcon: earcon in evening.screen.lines)
    assert evening.ears.slept == 0


def test_a_computer_that_was_suspended_gives_an_auction_its_time_again(evening: Evening) -> None:
    evening.session.report(LineTyped("cat: auction off boardwalk"))
    eventually(lambda: evening.unit.banker.state == "auction")
    evening.later(3600.0)  # the lid was closed
    evening.later(2.9)
    evening.session.report(ButtonPressed("dog"))
    eventually(lambda: "[bid]" in evening.screen.lines)
    assert "[going_once]" not in evening.screen.lines
