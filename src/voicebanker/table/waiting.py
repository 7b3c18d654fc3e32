"""What the table waits for by itself: an auction's next call, its beginning, a second phase."""

from collections.abc import Callable

from voicebanker.rules.auctions import seconds_before_call
from voicebanker.table.banker import Banker
from voicebanker.table.dialogue import Dialogue, Filling
from voicebanker.table.happenings import Listen, PlayEarcon, Say, StartTimer, StopTimer, Wish
from voicebanker.table.manner import Manner


def auction_waits(banker: Banker) -> list[Wish]:
    """Open the ears while an auction waits to begin or is held; else only a press counts."""
    if banker.state != "auction":
        return []
    is_waiting = banker.is_held or seconds_before_call(banker.game) is None
    return [Listen("auction")] if is_waiting else []


def auction_goes_on(banker: Banker) -> list[Wish]:
    """Start the clock of a running auction, or wait for one to begin; nothing without one."""
    if banker.state != "auction":
        return []
    seconds = seconds_before_call(banker.game)
    if seconds is None or banker.is_held:
        return [StopTimer(), *auction_waits(banker)]
    return [StartTimer(banker.manner.seconds(seconds))]


def not_understood_in_auction(banker: Banker, say: Callable[[str], Say]) -> list[Wish]:
    """Say what is expected in an auction; ``say`` finds other words than the last time."""
    waits = auction_waits(banker)
    if banker.is_held:
        return [say("auction-held-already"), *waits]
    return [say("sorry-expect-bidding" if waits else "sorry-expect-auction"), *waits]


def patience(manner: Manner) -> float:
    """Return how many silences a command outlasts before it is given up."""
    return 1


def second_phase_s(banker: Banker, dialogue: Dialogue) -> int | None:
    """Return how long a second phase waits before it is given up, in seconds, or None."""
    waiting = banker.game.edition.waiting
    return waiting.second_phase if waiting and isinstance(dialogue, Filling) else None


def with_patience(
    banker: Banker, before: Dialogue, after: Dialogue, wishes: list[Wish]
) -> list[Wish]:
    """Return ``wishes`` with the clock of the second phase: started when asked, else stopped."""
    seconds = second_phase_s(banker, after)
    if seconds is None:
        left = second_phase_s(banker, before) is not None
        timed = any(isinstance(wish, StartTimer | StopTimer) for wish in wishes)
        return [StopTimer(), *wishes] if left and not timed else wishes
    asks = any(isinstance(wish, Say | PlayEarcon) for wish in wishes)
    if not asks or not wishes or not isinstance(wishes[-1], Listen):
        return wishes
    return [*wishes[:-1], StartTimer(seconds), wishes[-1]]
