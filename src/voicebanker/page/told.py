"""The game as a list of what happened, and what everyone was worth after each of it."""

from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from voicebanker.language.replies import Replies
from voicebanker.page.shown import worths
from voicebanker.rules.history import History, Step

MOST_TOLD = 400
"""So many of the last things that happened are listed."""
MOST_POINTS = 240
"""Beyond so many the chart leaves out every second point."""


@dataclass(slots=True)
class _Kept:
    """A step that has been told, and the worth of all after it."""

    step: Step
    number: int
    worths: dict[str, int] = field(default_factory=dict)


class Telling:
    """Follows a history: tells new steps, strikes out what was taken back."""

    def __init__(self, replies: Replies) -> None:
        self._replies = replies
        self._kept: list[_Kept] = []
        self._told = 0
        self._steps = 0

    def follow(self, history: History) -> list[dict[str, Any]]:
        """Return what is new since the last call: ``told`` entries, and ``undone`` ones."""
        new = list(islice(reversed(history.steps), MOST_TOLD))[::-1]
        at = len(history.steps) - len(new)  # the place of the first of them
        struck = []
        while self._kept and not self._stands(new, at):
            struck.append(self._kept.pop().number)
            self._steps -= 1
        entries: list[dict[str, Any]] = []
        if struck:
            entries.append({"kind": "undone", "told": sorted(struck)})
        fresh = new[max(0, self._steps - at) :]
        for place, step in enumerate(fresh):
            game = fresh[place + 1].before if place + 1 < len(fresh) else history.game
            self._told += 1
            self._kept.append(_Kept(step, self._told, worths(game)))
            entries.append(self._entry(step, self._told))
        self._steps = len(history.steps)
        return entries

    def _stands(self, new: list[Step], at: int) -> bool:
        """Tell whether the last step that was told is still part of the history."""
        place = self._steps - 1 - at
        if place < 0:
            return self._steps <= at
        return place < len(new) and new[place] is self._kept[-1].step

    def _entry(self, step: Step, number: int) -> dict[str, Any]:
        text = self._replies.events(step.before, step.transaction.events, None)
        player = getattr(step.transaction.command, "player", None)
        return {"kind": "told", "told": number, "token": player, "text": text}

    def chart(self) -> dict[str, Any]:
        """Return the worth of each player over the game, a point an action, in whole M."""
        points: list[dict[str, int]] = []
        action = None
        for one in self._kept:
            if one.step.transaction.action == action and points:
                points[-1] = one.worths
            else:
                points.append(one.worths)
            action = one.step.transaction.action
        while len(points) > MOST_POINTS:
            points = [*points[:-1:2], points[-1]]
        tokens = list(dict.fromkeys(token for point in points for token in point))
        return {"lines": {one: [point.get(one) for point in points] for one in tokens}}
