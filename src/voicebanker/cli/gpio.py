"""Buttons at the pins of a Raspberry Pi, through gpiozero (the extra ``[gpio]``).

Each button lies between its pin and ground; the Pi's own resistor holds the pin up.
"""

import time
import warnings
from collections.abc import Callable, Mapping
from typing import Any

from voicebanker.cli.presses import BOUNCE_S, Debounce
from voicebanker.table.happenings import Happening


class PinsUnavailable(Exception):
    """The pins cannot be used here. The message is one sentence with the cure."""


class PinButtons:
    """Watches pins and reports what is pressed, from gpiozero's threads."""

    def __init__(
        self,
        pins: Mapping[int, Happening],
        report: Callable[[Happening], None],
        *,
        factory: Any = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Watch ``pins`` (by GPIO number); ``factory`` is gpiozero's, None for the machine's.

        Raises ``PinsUnavailable``.
        """
        self._report = report
        self._clock = clock
        self._debounce = Debounce(BOUNCE_S)
        self._buttons: list[Any] = []
        button = _button_class()
        for pin, happening in pins.items():
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")  # it tries other libraries, and says so
                    made = button(pin, pull_up=True, pin_factory=factory)
            except Exception as problem:  # every pin library has errors of its own
                self.close()
                raise PinsUnavailable(
                    f"GPIO {pin} cannot be used ({_first_line(problem)}). "
                    "Check that this is a Raspberry Pi, that lgpio is installed, "
                    "and that nothing else uses the pin."
                ) from None
            self._buttons.append(made)
            made.when_pressed = self._on_press(pin, happening)
            made.when_released = self._on_release(pin)

    def close(self) -> None:
        """Let the pins go."""
        for button in self._buttons:
            button.close()
        self._buttons.clear()

    def _on_press(self, pin: int, happening: Happening) -> Callable[[], None]:
        def pressed() -> None:
            if self._debounce.pressed(pin, self._clock()):
                self._report(happening)

        return pressed

    def _on_release(self, pin: int) -> Callable[[], None]:
        return lambda: self._debounce.released(pin, self._clock())


def _button_class() -> Any:
    try:
        from gpiozero import Button
    except ImportError:
        raise PinsUnavailable(
            "The button file has pins, and gpiozero is missing. "
            "Install it with: pip install 'voicebanker[gpio]'"
        ) from None
    return Button


def _first_line(problem: Exception) -> str:
    return (str(problem).splitlines() or [type(problem).__name__])[0].rstrip(".")
