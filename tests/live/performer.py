"""Performs a recorded game at a live table, and measures what is heard there."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from tests.live.pulse import ROOM, SPEAKER, PulseServer
from tests.live.recording import Recorder
from tests.live.script import Expected, Step
from tests.live.sitting import Sitting
from voicebanker.audio.earcons import Earcon, load

TONES = ("(beep)", "(ping)")
SAYS = "Mr. Monopoly: "
ASKS_BACK = f"{SAYS}Did you say"
NOT_UNDERSTOOD = tuple(
    SAYS + begin
    for begin in (
        "Sorry?",
        "Pardon?",
        "Once more, please?",
        "I did not understand",
        "I heard nothing",
        "I do not know",
    )
)
_AMOUNT = re.compile(r"M[\d,]+")
YES = Path(__file__).resolve().parents[2] / "fixtures" / "clips" / "flite-slt" / "yes.wav"
_QUIET_S = 0.12
"""A player begins to speak when it has been quiet for so long."""
_PAUSE_S = 0.25
"""A sentence has no pause as long as this."""
_HEARD_S = 0.5
"""A reply that is cut short by the next press is listened to for so long."""
_LONGEST_S = 30.0
_AFTER_S = 0.4
"""So long after a question a player answers: a pause in it is shorter."""
_MOST_ATTEMPTS = 4


@dataclass(slots=True)
class Times:
    """What was measured, in seconds, one figure for each time."""

    press_to_beep: list[float] = field(default_factory=list)
    speech_to_reply: list[float] = field(default_factory=list)
    spoken: dict[str, float] = field(default_factory=dict)
    """For each sentence how long it sounded, or so much of it as was waited for."""
    cut_to_beep: list[float] = field(default_factory=list)
    """The same for presses that cut Mr. Monopoly short."""
    asked_back: list[str] = field(default_factory=list)
    """Of which lines Mr. Monopoly asked whether he had heard right."""
    unclear: list[str] = field(default_factory=list)
    """At which lines the beep was not heard clearly."""
    typed: list[str] = field(default_factory=list)
    """Which lines had to be typed."""
    utterances: list[tuple[str, float, float | None]] = field(default_factory=list)
    """What was said, when it ended, and when the first sound of the answer began."""


class Performer:
    """Plays the steps of a game. ``patient`` hears every reply to its end."""

    def __init__(
        self, pulse: PulseServer, sitting: Sitting, *, patient: bool = False, every: int = 4
    ) -> None:
        self._pulse = pulse
        self._sitting = sitting
        self._patient = patient
        self._every = every
        self.times = Times()
        self.room = Recorder(ROOM, pulse.environment)
        self.speaker = Recorder(SPEAKER, pulse.environment)

    def close(self) -> None:
        """Stop recording."""
        self.room.close()
        self.speaker.close()

    def perform(self, game: Expected) -> None:
        """Play the whole game."""
        for number, step in enumerate(game.steps):
            following = game.steps[number + 1 :]
            # Most players press before Mr. Monopoly has finished; now and then one hears him out.
            is_cut = bool(following) and following[0].key is not None
            whole = self._patient or not is_cut or number % self._every == 0
            self.step(step, whole=whole)

    def step(self, step: Step, *, whole: bool = True) -> None:
        """Do one thing and wait for the answer: to its end where ``whole``."""
        if step.clip is not None:
            since = self._say(step)
        elif step.key is not None:
            since = self._press(step)
        else:
            since = self._sitting.lines[-1].at
        if step.clip is not None:
            since = self._until_understood(step, since)
        for reply in step.replies:
            printed = self._sitting.wait_for(SAYS, _LONGEST_S)
            self._check(reply, printed.text.removeprefix(SAYS))
            self._listen(reply, max(since, printed.at), whole=whole or reply != step.replies[-1])

    def _press(self, step: Step) -> float:
        assert step.key is not None
        quiet = self.speaker.first_sound(self.speaker.now() - _QUIET_S) is None
        pressed = self._sitting.press(step.key)
        if "beep" in step.earcons:
            self._sitting.wait_for("(beep)")
            began = self.speaker.wait_for_onset(load(Earcon.BEEP), pressed - 0.02, 2.0)
            if began is None:  # on a busy machine a tone may stutter
                self.times.unclear.append(step.text)
            else:
                times = self.times.press_to_beep if quiet else self.times.cut_to_beep
                times.append(began - pressed)
        return pressed

    def _say(self, step: Step) -> float:
        assert step.clip is not None
        quiet_s = _QUIET_S if self._sitting.lines[-1].text in TONES else _AFTER_S
        self.speaker.wait_for_quiet(quiet_s, _LONGEST_S)
        began = self.room.now()
        self._pulse.say(step.clip)
        ended = self.room.last_sound(began)
        assert ended is not None, f"{step.clip} was not heard in the room"
        answered = self._first_answer(ended)
        self.times.utterances.append((step.text, ended, answered))
        if answered is not None:
            self.times.speech_to_reply.append(answered - ended)
        return ended

    def _until_understood(self, step: Step, since: float) -> float:
        """Say yes where Mr. Monopoly asks back, and type the words where he did not understand."""
        expected = SAYS if step.replies else "(ping)"
        for _ in range(_MOST_ATTEMPTS):
            printed = self._sitting.wait_for_any(expected, SAYS)
            if not printed.text.startswith((ASKS_BACK, *NOT_UNDERSTOOD)):
                self._sitting.unread(printed)
                return since
            if printed.text.startswith(ASKS_BACK):
                self.times.asked_back.append(step.text)
                self._sitting.wait_for("(ping)")
                self.speaker.wait_for_quiet(_AFTER_S, _LONGEST_S)
                since = self.room.now()
                self._pulse.say(YES)
            else:
                self.times.typed.append(step.text)
                since = self._sitting.press(f"{step.words}\n")
        raise AssertionError(f"'{step.text}' was never understood:\n{self._sitting.tail()}")

    def _check(self, expected: str, said: str) -> None:
        """Compare a reply. After a misunderstanding he may choose other words for the same."""
        misunderstood = self.times.asked_back or self.times.typed
        same = _AMOUNT.findall(expected) == _AMOUNT.findall(said)
        assert said == expected or (misunderstood and same), f"'{said}', not '{expected}'"

    def _first_answer(self, since: float) -> float | None:
        """Wait for the first sound after ``since``; return when it began."""
        return self.speaker.wait_for_sound(since, 8.0)

    def _listen(self, reply: str, since: float, *, whole: bool) -> None:
        """Listen to a sentence, and note how long it sounded."""
        until = since + _LONGEST_S
        began = self.speaker.wait_for_sound(since, 4.0)
        assert began is not None, f"'{reply}' was printed and not heard"
        while not whole and self.speaker.sounding_s(since, until) < _HEARD_S:
            if self.speaker.first_sound(self.speaker.now() - _PAUSE_S) is None:
                break
            self.speaker.pause()
        if whole:
            self.speaker.wait_for_quiet(_PAUSE_S, _LONGEST_S)
        self.times.spoken[reply] = self.speaker.sounding_s(since, until)
