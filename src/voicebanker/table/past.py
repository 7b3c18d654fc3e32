"""What happened before, step by step back and forward again.

What was taken back is no step of its own; but where it was, that is said.
"""

from voicebanker.rules.auctions import AuctionCalled, AuctionCountedDown
from voicebanker.rules.history import History, Step
from voicebanker.table.banker import Banker
from voicebanker.table.happenings import Say

_CALLS = (AuctionCalled, AuctionCountedDown)


class Past:
    """Walks through the steps of a game; it starts anew when anything happens."""

    def __init__(self, banker: Banker) -> None:
        self._banker = banker
        self._at = 0
        self._of: History | None = None

    def restart(self) -> None:
        """Go to the present: the next step back is the one before the last thing."""
        self._of = self._banker.history
        self._at = len(self._of.steps) - 1
        while self._at > 0 and _is_a_call(self._of.steps[self._at]):
            self._at -= 1
        if self._of.undos_in_a_row:
            self._at = len(self._of.steps)

    def back(self) -> Say:
        """Tell what happened before what was told last."""
        return self._walk(-1)

    def forward(self) -> Say:
        """Tell what happened after what was told last."""
        return self._walk(1)

    def _walk(self, by: int) -> Say:
        banker = self._banker
        if self._of is not banker.history:
            self.restart()
        steps = banker.history.steps
        if not steps:
            return banker.say("history-none")
        place = self._at + by
        while 0 <= place < len(steps) and _is_a_call(steps[place]):
            place += by
        undone = self._undone(self._at, place)
        if not 0 <= place < len(steps):
            end = banker.say("history-begin" if by < 0 else "history-end")
            return Say(f"{undone} {end.text}") if undone else end
        self._at = place
        step = steps[place]
        what = banker.replies.events(step.before, step.transaction.events, None)
        said = banker.say("history-back" if by < 0 else "history-forward", facts={"what": what})
        return Say(f"{undone} {said.text}") if undone else said

    def _undone(self, one: int, other: int) -> str:
        """Return that something was taken back between two steps, or nothing."""
        low, high = sorted((one, other))
        found = [undone for undone in self._banker.history.taken_back if low < undone.at <= high]
        if not found:
            return ""
        first = found[0]
        what = self._banker.replies.done(first.transaction, first.before)
        return self._banker.say("history-undone", facts={"what": what, "count": len(found)}).text


def _is_a_call(step: Step) -> bool:
    """Tell whether this was the clock's going once or twice, or a second counted down."""
    return all(isinstance(event, _CALLS) for event in step.transaction.events)
