"""Buttons at pins, with gpiozero's mock pins."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_commands import play, refused
from voicebanker.cli.gpio import PinButtons, PinsUnavailable
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed, Happening

PINS: dict[int, Happening] = {
    17: ButtonPressed("cat"),
    27: ButtonPressed("dog"),
    22: ControlPressed(Control.UNDO),
}


class Clock:
    """Seconds that pass when told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def factory() -> Iterator[Any]:
    pytest.importorskip("gpiozero", reason="gpiozero is not installed")
    from gpiozero.pins.mock import MockFactory

    factory = MockFactory()
    yield factory
    factory.reset()


def test_a_press_at_a_pin_is_reported_once(factory: Any) -> None:
    reports: list[Happening] = []
    clock = Clock()
    buttons = PinButtons(PINS, reports.append, factory=factory, clock=clock)
    for pin in (17, 22, 27):
        factory.pin(pin).drive_low()
        clock.now += 0.2
        factory.pin(pin).drive_high()
        clock.now += 0.2
    assert reports == [PINS[17], PINS[22], PINS[27]]
    buttons.close()


def test_a_pin_that_bounces_is_one_press(factory: Any) -> None:
    reports: list[Happening] = []
    clock = Clock()
    buttons = PinButtons(PINS, reports.append, factory=factory, clock=clock)
    pin = factory.pin(17)
    for hold_s in (0.2, 0.3):
        for _ in range(4):  # the contact chatters when pressed, and when let go
            pin.drive_low()
            clock.now += 0.001
            pin.drive_high()
            clock.now += 0.001
        pin.drive_low()
        clock.now += hold_s
        for _ in range(3):
            pin.drive_high()
            clock.now += 0.002
            pin.drive_low()
            clock.now += 0.002
        pin.drive_high()
        clock.now += hold_s
    assert reports == [PINS[17], PINS[17]]
    buttons.close()


def test_the_pins_are_held_up_and_let_go_at_the_end(factory: Any) -> None:
    buttons = PinButtons(PINS, print, factory=factory)
    assert factory.pin(17).pull == "up"
    buttons.close()
    again = PinButtons(PINS, print, factory=factory)  # a pin that is held would be refused
    again.close()


def test_a_pin_that_is_taken_is_told_in_a_sentence(factory: Any) -> None:
    buttons = PinButtons({17: PINS[17]}, print, factory=factory)
    with pytest.raises(PinsUnavailable, match="GPIO 17 cannot be used"):
        PinButtons(PINS, print, factory=factory)
    buttons.close()


def test_where_gpiozero_is_missing_a_sentence_says_how_to_get_it() -> None:
    program = (
        "import sys; sys.modules['gpiozero'] = None\n"
        "from voicebanker.cli.gpio import PinButtons, PinsUnavailable\n"
        "try: PinButtons({17: None}, print)\n"
        "except PinsUnavailable as problem: print(problem)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "gpiozero is missing" in done.stdout, done.stderr
    assert "pip install 'voicebanker[gpio]'" in done.stdout


def test_pins_where_there_are_none_end_with_exit_2(tmp_path: Path) -> None:
    if Path("/dev/gpiomem").exists():
        pytest.skip("this machine has pins")
    path = tmp_path / "buttons.toml"
    path.write_text('[gpio]\n17 = "cat"\n', "utf-8")
    refused(play(tmp_path, "--keys", str(path)), "gpio")
