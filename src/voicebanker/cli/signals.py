"""What the system asks of a game: to end (SIGTERM), or that its terminal is gone (SIGHUP)."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

_NAMES = ("SIGTERM", "SIGHUP")


@contextmanager
def told_to_stop(stop: Callable[[], None]) -> Iterator[None]:
    """Call ``stop`` in a thread of its own at SIGTERM and SIGHUP, and afterwards no more.

    A thread, because the signal may come while the queue that ``stop`` fills is locked.
    """

    def handle(number: int, frame: Any) -> None:
        threading.Thread(target=stop, name="stop", daemon=True).start()

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    known = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    before = {one: signal.signal(one, handle) for one in known}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
