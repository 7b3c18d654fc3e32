"""What the table waits for by itself: an auction's next call, its beginning, a second phase."""

import math
from collections.abc import Callable

from voicebanker.rules.auctions import seconds_before_call
from voicebanker.table.banker import Banker
from voicebanker.table.dialogue import Dialogue, Filling
from voicebanker.table.happenings import Listen, PlayEarcon, Say, StartTimer, StopTimer, Wish
from voicebanker.table.manner import Manner

WARNING_S = 20
"""So long before a limit it is warned of, in seconds (WCAG 2.2.1)."""


def auction_waits(banker: Banker) -> list[Wish]:
    """Open the ears while an auction waits to begin or is held; else only a press counts."""
    if banker.state != "auction":
        return []
    is_waiting = banker.is_held or seconds_before_call(banker.game) is None
    is_waiting = is_waiting or not banker.manner.time_factor
    return [Listen("auction")] if is_waiting else []


def auction_goes_on(banker: Banker) -> list[Wish]:
    """Start the clock of a running auction, or wait for one to begin; nothing without one."""
    if banker.state != "auction":
        return []
    seconds = seconds_before_call(banker.game)
    if seconds is None or banker.is_held or not banker.manner.time_factor:
        return [StopTimer(), *auction_waits(banker)]
    return [StartTimer(banker.manner.seconds(seconds))]


def auction_stands(banker: Banker) -> bool:
    """Tell whether a running auction is called only when somebody says so: without limits."""
    runs = banker.state == "auction" and seconds_before_call(banker.game) is not None
    return runs and not banker.is_held and not banker.manner.time_factor


def not_understood_in_auction(banker: Banker, say: Callable[[str], Say]) -> list[Wish]:
    """Say what is expected in an auction; ``say`` finds other words than the last time."""
    waits = auction_waits(banker)
    if banker.is_held:
        return [say("auction-held-already"), *waits]
    if auction_stands(banker):
        return [say("auction-stands"), *waits]
    return [say("sorry-expect-bidding" if waits else "sorry-expect-auction"), *waits]


def patience(manner: Manner) -> float:
    """Return how many silences a command outlasts, the first of them with a reminder."""
    return 2 * manner.time_factor - 1 if manner.time_factor else math.inf


def second_phase_s(banker: Banker, dialogue: Dialogue) -> int | None:
    """Return how long a second phase waits before it is given up, in seconds, or None."""
    waiting, factor = banker.game.edition.waiting, banker.manner.time_factor
    if not waiting or not factor or not isinstance(dialogue, Filling):
        return None
    return waiting.second_phase * factor


def warns_first(banker: Banker, dialogue: Dialogue) -> bool:
    """Tell whether a warning comes before the limit that is on its way: in a long one, once."""
    limit = second_phase_s(banker, dialogue)
    is_warned = isinstance(dialogue, Filling) and dialogue.warned
    return limit is not None and limit > WARNING_S and not is_warned


def _next_ring_s(banker: Banker, dialogue: Dialogue) -> int | None:
    limit = second_phase_s(banker, dialogue)
    if limit is None:
        return None
    return limit - WARNING_S if warns_first(banker, dialogue) else min(limit, WARNING_S)


def with_patience(
    banker: Banker, before: Dialogue, after: Dialogue, wishes: list[Wish]
) -> list[Wish]:
    """Return ``wishes`` with the clock of the second phase: started when asked, else stopped."""
    seconds = _next_ring_s(banker, after)
    if seconds is None:
        left = second_phase_s(banker, before) is not None
        timed = any(isinstance(wish, StartTimer | StopTimer) for wish in wishes)
        return [StopTimer(), *wishes] if left and not timed else wishes
    asks = any(isinstance(wish, Say | PlayEarcon) for wish in wishes)
    if not asks or not wishes or not isinstance(wishes[-1], Listen):
        return wishes
    return [*wishes[:-1], StartTimer(seconds), wishes[-1]]
