"""How much a phone may send: so many messages, or bytes, a second; and who must stay away."""

from collections.abc import Callable


class Allowance:
    """A bucket that fills steadily: ``rate`` a second, up to ``most`` saved."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        """``clock`` gives seconds."""
        self._rate = rate
        self._most = most
        self._clock = clock
        self._left = most
        self._at = clock()

    def spend(self, amount: float = 1.0) -> bool:
        """Take ``amount`` if there is so much; tell whether there was."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if amount > self._left:
            return False
        self._left -= amount
        return True


class Bans:
    """Addresses that have sent too much, and must stay away for a while."""

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self._seconds = seconds
        self._clock = clock
        self._until: dict[str, float] = {}

    def ban(self, address: str) -> None:
        """Keep ``address`` away from now on."""
        now = self._clock()
        self._until = {one: until for one, until in self._until.items() if until > now}
        self._until[address] = now + self._seconds

    def is_banned(self, address: str) -> bool:
        """Tell whether ``address`` must still stay away."""
        return self._until.get(address, 0.0) > self._clock()
