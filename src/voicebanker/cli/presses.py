"""Presses of several buttons: bounces are left out, and one instant has a defined order.

A button that bounces closes its contact several times within a few milliseconds; that
is one press. A key that is held down is repeated by the keyboard; that is one press too.
Presses of different buttons within one instant have come too close together for anybody
to tell which was first. Then goes first whoever has not gone first for longest in such a
case, and of those who never have, the one whose token the edition names first.
"""

import threading
import time
from collections.abc import Callable, Hashable, Sequence

from voicebanker.table.happenings import ButtonPressed
from voicebanker.table.reports import Report

BOUNCE_S = 0.03
"""A contact that has been quiet for this long, in seconds, no longer bounces."""
HELD_S = 0.12
"""A held key is repeated by the keyboard at least this often, in seconds."""
INSTANT_S = 0.012
"""Presses of different buttons within this time, in seconds, count as the same instant."""


class Debounce:
    """Tells presses from bounces: a contact must have been quiet for ``quiet_s`` before."""

    def __init__(self, quiet_s: float) -> None:
        self._quiet_s = quiet_s
        self._last: dict[Hashable, float] = {}

    def pressed(self, button: Hashable, at: float) -> bool:
        """Take that ``button`` was pressed ``at`` (seconds); tell whether it counts."""
        return self._moved(button, at)

    def released(self, button: Hashable, at: float) -> None:
        """Take that ``button`` was let go ``at`` (seconds)."""
        self._moved(button, at)

    def _moved(self, button: Hashable, at: float) -> bool:
        before = self._last.get(button)
        self._last[button] = at
        return before is None or at - before >= self._quiet_s


class Presses:
    """Passes reports on in their order; presses of one instant in a fair one.

    Any thread may call ``take``. Everything but a token's button passes at once, behind the
    presses before it.
    """

    def __init__(
        self,
        report: Callable[[Report], None],
        tokens: Sequence[str],
        *,
        instant_s: float = INSTANT_S,
    ) -> None:
        """``tokens`` is the order in which the edition names them."""
        self._report = report
        self._instant_s = instant_s
        self._places = {token: place for place, token in enumerate(tokens)}
        self._ties_won: dict[str, int] = {}
        self._ties = 0
        self._lock = threading.RLock()
        self._held: list[ButtonPressed] = []
        self._since = 0.0

    def take(self, report: Report) -> None:
        """Take a press, a line or anything else that the keyboard and the pins report."""
        with self._lock:
            if not isinstance(report, ButtonPressed):
                self._pass_on()
                self._report(report)
                return
            now = time.monotonic()
            if self._held and now - self._since >= self._instant_s:
                self._pass_on()
            if any(one.token == report.token for one in self._held):
                return  # two keys of one player are one button
            self._held.append(report)
            if len(self._held) == 1:
                self._since = now
                timer = threading.Timer(self._instant_s, self._instant_is_over, [now])
                timer.daemon = True
                timer.start()

    def _instant_is_over(self, since: float) -> None:
        with self._lock:
            if self._since == since:
                self._pass_on()

    def _pass_on(self) -> None:
        held, self._held = self._held, []
        ordered = sorted(held, key=self._fairness)
        if len(ordered) > 1:
            self._ties += 1
            self._ties_won[ordered[0].token] = self._ties
        for press in ordered:
            self._report(press)

    def _fairness(self, press: ButtonPressed) -> tuple[int, int]:
        return self._ties_won.get(press.token, 0), self._places.get(press.token, len(self._places))
