"""The clock of a game that ends by time: what is left, and when the banker says so.

It reads no clock. The session tells of each minute of play; here they are
counted, saved, and told when nobody is speaking.
"""

from voicebanker.rules.game import Stage
from voicebanker.table.banker import Banker
from voicebanker.table.happenings import Say, Wish


class GameClock:
    """Counts the minutes of one game, and knows which warning is still to be told."""

    def __init__(self, banker: Banker) -> None:
        self._banker = banker
        self._untold = False

    @property
    def runs(self) -> bool:
        """Tell whether minutes count now: in a game by the clock, from its start to its end."""
        game = self._banker.game
        return game.edition.clock is not None and game.stage is Stage.PLAYING

    def minute(self) -> list[Wish]:
        """Count a minute; a warning that is due waits until ``tell``."""
        if not self.runs:
            return []
        clock = self._banker.game.edition.clock
        assert clock is not None
        saved = self._banker.pass_minute()
        minutes_left = clock.minutes - self._banker.history.minutes
        self._untold = self._untold or minutes_left in (0, *clock.warnings)
        return [saved]

    def tell(self) -> list[Wish]:
        """Say what is left where a warning is due, to be called when nobody is speaking."""
        if not self._untold:
            return []
        self._untold = False
        return [self.warning()] if self.runs else []

    def warning(self) -> Say:
        """Say how much is left, or how the game ends now."""
        clock = self._banker.game.edition.clock
        assert clock is not None
        if minutes := _left(self._banker):
            return self._banker.say("clock-warning", facts={"minutes": minutes})
        return self._banker.say("clock-ran-out", facts={"last_round": clock.last_round})


def time_told(banker: Banker) -> Say:
    """Answer how much time is left; when the game is over, how long it was."""
    facts = {"minutes": _left(banker), "played": banker.history.minutes}
    is_over = banker.game.stage is Stage.OVER
    return banker.say("time-played" if is_over else "time-told", facts=facts)


def _left(banker: Banker) -> int:
    """Return how much time is left, in minutes."""
    clock = banker.game.edition.clock
    assert clock is not None
    return max(0, clock.minutes - banker.history.minutes)
