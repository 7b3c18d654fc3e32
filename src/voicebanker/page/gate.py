"""The gate: a code of four digits opens a game, and guessing it is made slow."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

CODE_DIGITS = 4
TRIES = 5
"""So often an address may be wrong before it must pause."""
TRIES_OF_ALL = 20
"""So often all addresses together may be, within one pause."""
PAUSE_S = 60.0
"""The first pause, in seconds; each further one is twice as long, up to the longest."""
LONGEST_PAUSE_S = 900.0
_ADDRESSES = 1_000
"""So many addresses are remembered; beyond them the oldest is forgotten."""


def new_code() -> str:
    """Return a code of four digits."""
    return f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}d}"


@dataclass(frozen=True, slots=True)
class Admission:
    """Whether somebody may come in; else ``tries`` left, or the ``pause_s`` to wait, in seconds."""

    is_open: bool
    tries: int = 0
    pause_s: float = 0.0


@dataclass(slots=True)
class _Record:
    """Wrong codes of one address, or of all: how many, until when it pauses, how often it has."""

    wrong: int = 0
    paused_until: float = 0.0
    pauses: int = 0


class Gate:
    """Compares codes, and lets an address pause after five wrong ones. No I/O."""

    def __init__(self, code: str, clock: Callable[[], float]) -> None:
        """``clock`` gives seconds."""
        self._code = code
        self._clock = clock
        self._of_all = _Record()
        self._by_address: dict[str, _Record] = {}

    def try_code(self, code: str, address: str) -> Admission:
        """Return whether ``code``, sent from ``address``, opens the game."""
        now = self._clock()
        own = self._record(address)
        paused_until = max(own.paused_until, self._of_all.paused_until)
        if now < paused_until:
            return Admission(False, 0, paused_until - now)
        if secrets.compare_digest(code.encode(), self._code.encode()):
            self._by_address.pop(address, None)
            return Admission(True)
        _count(own, TRIES, now)
        _count(self._of_all, TRIES_OF_ALL, now)
        pause_s = max(own.paused_until, self._of_all.paused_until) - now
        return Admission(False, TRIES - own.wrong if pause_s <= 0 else 0, max(0.0, pause_s))

    def _record(self, address: str) -> _Record:
        record = self._by_address.pop(address, None) or _Record()
        self._by_address[address] = record  # at the end: the latest
        while len(self._by_address) > _ADDRESSES:
            del self._by_address[next(iter(self._by_address))]
        return record


def _count(record: _Record, tries: int, now: float) -> None:
    record.wrong += 1
    if record.wrong < tries:
        return
    record.paused_until = now + min(LONGEST_PAUSE_S, PAUSE_S * 2**record.pauses)
    record.pauses += 1
    record.wrong = 0
