"""The session: drives real ears, voice, buttons and clock around a unit.

One thread has the word: it takes happenings from a queue, gives them to the
unit, and carries the wishes out in order. What is audible is waited for; a
press cuts it short. What was announced has been saved before.
"""

import queue
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from voicebanker.ledger import JournalError, Unsure
from voicebanker.table.around import Host, Ledger, Listening, Screen, Sleeping
from voicebanker.table.happenings import (
    ButtonPressed,
    ChangeManner,
    Control,
    ControlPressed,
    GameTakenUp,
    Happening,
    Leave,
    Listen,
    MinutePassed,
    NothingUnderstood,
    NumberPressed,
    PlayEarcon,
    Save,
    SavingFailed,
    Say,
    StartTimer,
    StopListening,
    StopTimer,
    TimerRang,
    Wish,
    WordsHeard,
)
from voicebanker.table.manner import Manner
from voicebanker.table.mouth import Mouth
from voicebanker.table.reports import (
    EarsForesee,
    EarsReport,
    InputEnded,
    LineTyped,
    MouthDone,
    Notice,
    Report,
    Stop,
)
from voicebanker.table.sleep import SLEEP_AFTER_S, Sleep


@dataclass(frozen=True, slots=True)
class ShowScores(Wish):
    """Show the score sheet."""


_PATIENCE_S = 0.2
"""A timer does not ring while somebody is being heard; so often that is looked at, in seconds."""
HOLD_OFF_AFTER_SPEECH_S = 0.3
"""The microphone stays shut this long after our own voice has ended, in seconds."""
HOLD_OFF_AFTER_EARCON_S = 0.06
"""The same after a beep or a ping, which players answer at once."""
MINUTE_S = 60.0
"""A minute of play, in seconds. One that has only begun when the game is put away is lost."""
_SUSPENDED_S = 10.0
"""A timer that rings later than this, in seconds, slept with the computer; it starts anew."""
_AUDIBLE = (Say, PlayEarcon, Listen)
_PRESSES = (ButtonPressed, ControlPressed, NumberPressed)


class Session:
    """One sitting at the table."""

    def __init__(
        self,
        unit: Host,
        screen: Screen,
        journal: Ledger | None = None,
        clock: Callable[[], float] = time.monotonic,
        scores: Callable[[], Iterable[str]] = tuple,
        hold_off_s: float = HOLD_OFF_AFTER_SPEECH_S,
        change_manner: Callable[[Manner], None] = lambda manner: None,
        sleep_after_s: float = SLEEP_AFTER_S,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """``scores`` gives the lines of the score sheet, to be shown when the game is over.

        ``hold_off_s``: for so long after its own voice the table hears nothing.
        ``change_manner`` has the voice speak otherwise, and keeps that with the game.
        ``sleep_after_s``: nobody has been there for so long, in seconds, when the unit sleeps.
        ``changed`` is told, in the session's thread, when something may look otherwise now.
        """
        self._changed = changed
        self._hold_off_s = hold_off_s
        self._unit = unit
        self._screen = screen
        self._journal = journal
        self._clock = clock
        self._scores = scores
        self._change_manner = change_manner
        self._sleep = Sleep(clock(), sleep_after_s)
        self._timer_s = 0.0
        self._phase: str | None = None
        self._reports: queue.Queue[Report] = queue.Queue()
        self._wishes: deque[Wish] = deque()
        self._mouth: Mouth | None = None
        self._ears: Listening | None = None
        self._waiting_for: int | None = None
        self._rings_at: float | None = None
        self._minute_ends_at: float | None = None
        self._listening = 0
        self._listens = False
        self._spoke_last = False
        self._over = False
        self._input_ended = False

    @property
    def listens(self) -> bool:
        """Tell whether somebody has the word, so that keys are letters of a line."""
        return self._unit.takes_letters(listening=self._listens, phase=self._phase)

    @property
    def speaker(self) -> str | None:
        """Return the token that has the word, or None."""
        return self._unit.speaker

    @property
    def quiet(self) -> bool:
        """Tell whether nothing is being said or played, and nothing is about to be."""
        return self._waiting_for is None and not self._wishes

    @property
    def rings_in_s(self) -> float | None:
        """Return when the timer rings, in seconds from now, or None where none runs."""
        return None if self._rings_at is None else max(0.0, self._rings_at - self._clock())

    def use(self, mouth: Mouth | None, ears: Listening | None) -> None:
        """Use this mouth and these ears; without them text is shown and lines are typed."""
        self._mouth = mouth
        self._ears = ears

    def report(self, report: Report) -> None:
        """Tell the session that something happened. Any thread may call it."""
        self._reports.put(report)

    def run(self) -> None:
        """Play until the game is put away."""
        self._happened(GameTakenUp())
        while True:
            self._carry_out_wishes()
            self._changed()
            if self._over:
                return
            if self._input_ended and self._idle_for_good():
                self._happened(ControlPressed(Control.PAUSE))
                continue
            if self._minutes_passed():
                continue
            try:
                self._take(self._reports.get(timeout=self._patience()))
            except queue.Empty:
                self._ring()
                self._fall_asleep()

    def _idle_for_good(self) -> bool:
        """Tell whether nothing can come any more: no keyboard, no ears, no timer."""
        nothing_left = self._reports.empty() and self._waiting_for is None
        return nothing_left and self._rings_at is None and self._ears is None

    def _patience(self) -> float | None:
        timers = [self._rings_at, self._minute_ends_at, self._sleep.at]
        timers = timers if self._waiting_for is None else []
        # A table that never sleeps has its end of patience at infinity.
        ends = [end for end in timers if end is not None and end != float("inf")]
        if not ends:
            return None if not self._input_ended else 0.05
        return max(0.0, min(ends) - self._clock())

    def _minutes_passed(self) -> bool:
        """Keep the time of play, and tell the unit of a minute that is over."""
        now = self._clock()
        if not self._unit.clock_runs:
            self._minute_ends_at = None
        elif self._minute_ends_at is None:
            self._minute_ends_at = now + MINUTE_S
        elif now >= self._minute_ends_at:
            # While the computer was suspended nobody played.
            was_suspended = now >= self._minute_ends_at + MINUTE_S
            self._minute_ends_at = (now if was_suspended else self._minute_ends_at) + MINUTE_S
            self._happened(MinutePassed())
            return True
        return False

    def _ring(self) -> None:
        if self._rings_at is None or self._clock() < self._rings_at:
            return
        if self._listens and self._ears is not None and self._ears.hearing:
            self._rings_at = self._clock() + _PATIENCE_S
            return
        if self._clock() > self._rings_at + _SUSPENDED_S:
            self._rings_at = self._clock() + self._timer_s
            return
        self._rings_at = None
        self._happened(TimerRang())

    def _fall_asleep(self) -> None:
        """Let the microphone go where nobody has been there for a while and nothing runs."""
        busy = self._rings_at is not None or self._waiting_for is not None or self._wishes
        if busy or not self._sleep.falls_asleep(self._clock()):
            return
        self._close_ears()
        if isinstance(self._ears, Sleeping):
            self._ears.sleep()

    def _stir(self, report: Report) -> None:
        """Wake up where somebody has pressed, typed or spoken."""
        heard = isinstance(report, EarsReport) and isinstance(report.happening, WordsHeard)
        somebody = heard or isinstance(report, (*_PRESSES, LineTyped))
        if somebody and self._sleep.stir(self._clock()) and isinstance(self._ears, Sleeping):
            self._ears.wake()

    # What happened.

    def _take(self, report: Report) -> None:
        self._stir(report)
        if isinstance(report, LineTyped):
            self._typed(report)
        elif isinstance(report, MouthDone):
            if report.number == self._waiting_for:
                self._waiting_for = None
        elif isinstance(report, EarsReport):
            if report.number == self._listening and self._listens:
                self._heard(report.happening)
        elif isinstance(report, EarsForesee):
            if report.number == self._listening and self._listens and self._mouth is not None:
                self._mouth.prepare(self._unit.foretell(report.happening))
        elif isinstance(report, Notice):
            self._screen.notice(report.text)
            if report.happening is not None:
                self._happened(report.happening)
        elif isinstance(report, InputEnded):
            self._input_ended = True
        elif isinstance(report, Stop):
            self._stop()
        else:
            self._pressed(report)

    def _stop(self) -> None:
        if self._mouth is not None:
            self._mouth.stop()
        self._close_ears()
        self._over = True

    def _typed(self, line: LineTyped) -> None:
        is_listening, phase = self.listens, self._phase
        for happening in self._unit.typed(
            line.text, listening=is_listening, phase=phase, by=line.by
        ):
            if isinstance(happening, WordsHeard):
                self._cut_short()
                self._heard(happening)
            else:
                self._pressed(happening)

    def _heard(self, happening: WordsHeard | NothingUnderstood) -> None:
        self._close_ears()
        if isinstance(happening, WordsHeard) and happening.hypotheses:
            self._screen.heard(happening.hypotheses[0].text)
        self._happened(happening)

    def _pressed(self, happening: Happening) -> None:
        if isinstance(happening, _PRESSES):
            self._cut_short()
        self._happened(happening)

    def _cut_short(self) -> None:
        """Stop talking at once. What was not said yet is shown, and the rest is still done."""
        if self._mouth is not None:
            self._mouth.stop()
        self._waiting_for = None
        for wish in self._wishes:
            if isinstance(wish, Say):
                self._screen.said(wish.text)
        rest = [wish for wish in self._wishes if not isinstance(wish, _AUDIBLE)]
        self._wishes = deque(rest)
        self._carry_out_wishes()

    def _happened(self, happening: Happening) -> None:
        was_over = self._unit.is_over and not isinstance(happening, GameTakenUp)
        self._wishes.extend(self._unit.handle(happening))
        self._save_first()
        if self._unit.is_over and not was_over:
            self._wishes.append(ShowScores())

    # What is to be done.

    def _save_first(self) -> None:
        """Put all entries on disk before anything is said about any of them."""
        for wish in list(self._wishes):
            if not isinstance(wish, Save):
                continue
            try:
                if self._journal is not None:
                    self._journal.append(wish.kind, wish.body)
            except JournalError as problem:
                self._wishes = deque(
                    self._unit.handle(SavingFailed(str(problem), isinstance(problem, Unsure)))
                )
                return
            self._wishes.remove(wish)

    def _carry_out_wishes(self) -> None:
        while self._wishes and self._waiting_for is None and not self._over:
            self._carry_out(self._wishes.popleft())

    def _carry_out(self, wish: Wish) -> None:
        if isinstance(wish, Say):
            self._screen.said(wish.text)
            self._spoke_last = True
            if self._mouth is not None:
                self._waiting_for = self._mouth.say(wish.text, slowly=wish.slowly)
        elif isinstance(wish, PlayEarcon):
            self._screen.earcon(wish.earcon)
            self._spoke_last = False
            if self._mouth is not None:
                self._waiting_for = self._mouth.play(wish.earcon)
        elif isinstance(wish, Listen):
            self._open_ears(wish.phase)
        elif isinstance(wish, StopListening):
            self._close_ears()
        elif isinstance(wish, StartTimer | StopTimer):
            seconds = wish.seconds if isinstance(wish, StartTimer) else None
            self._rings_at = None if seconds is None else self._clock() + seconds
            self._timer_s = seconds or 0.0
        elif isinstance(wish, ChangeManner):
            self._change_manner(wish.manner)
        elif isinstance(wish, ShowScores):
            for line in self._scores():
                self._screen.score(line)
        elif isinstance(wish, Leave):
            self._over = True

    def _open_ears(self, phase: str) -> None:
        self._listening += 1
        self._listens, self._phase = True, phase
        self._screen.listening(phase)
        if self._ears is not None:
            hold_off_s = self._hold_off_s if self._spoke_last else HOLD_OFF_AFTER_EARCON_S
            self._ears.start(phase, self._listening, hold_off_s)

    def _close_ears(self) -> None:
        self._listens, self._phase = False, None
        if self._ears is not None:
            self._ears.stop()
