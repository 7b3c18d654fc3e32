"""Sleep: when nobody has pressed or spoken for a while, everything that costs power is let go.

It reads no clock; the session tells the time.
"""

SLEEP_AFTER_S = 300.0
"""The unit falls asleep when nobody has pressed or spoken for this long, in seconds."""


class Sleep:
    """Knows whether the unit sleeps, and when it will. Times in seconds, on the session's clock."""

    def __init__(self, now: float, after_s: float = SLEEP_AFTER_S) -> None:
        self._after_s = after_s
        self._since = now
        self.is_asleep = False

    @property
    def at(self) -> float | None:
        """Return when it falls asleep if nothing happens until then; None while it sleeps."""
        return None if self.is_asleep else self._since + self._after_s

    def stir(self, now: float) -> bool:
        """Take it that somebody is there; tell whether that has woken the unit."""
        self._since = now
        was_asleep, self.is_asleep = self.is_asleep, False
        return was_asleep

    def falls_asleep(self, now: float) -> bool:
        """Tell whether it is time to sleep, and sleep."""
        if self.is_asleep or now < self._since + self._after_s:
            return False
        self.is_asleep = True
        return True
