"""Ears at a microphone: the thread that turns frames into utterances and utterances into words."""

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Protocol, runtime_checkable

from voicebanker.audio.devices import AudioUnavailable, Device
from voicebanker.audio.microphone import Microphone
from voicebanker.audio.sound import Sound
from voicebanker.speech.api import Ears, Grammar, Heard, SpeechUnavailable, Verdict, Why
from voicebanker.speech.endpoint import (
    FRAME_S,
    PAUSE_S,
    Endpointer,
    EndpointSettings,
    NoSpeech,
    Paused,
    Utterance,
)
from voicebanker.speech.whole_phrases import WholePhrases
from voicebanker.table.happenings import EarsChanged, NothingUnderstood, WordsHeard
from voicebanker.table.reports import EarsForesee, EarsReport, Notice

LISTEN_FOR_S = 8.0
"""Seconds of silence after which the unit is told that nobody spoke."""
NOISE_RMS = 1500.0
"""Without speech, frames louder than this (int16 RMS) are called noise and not silence."""
_TRY_AGAIN_S = 2.0
_LOOK_S = 0.03
_GIVEN_KEEPS_S = 3.0
"""An utterance from another microphone that the table has not listened for by then is late."""
FIRST_PHASE = "joining"
COMMAND = "command"
LATER_PHASES = (COMMAND, "property", "yes-no", "choose", "debt")
"""The phases that nearly every game comes to soon; they are made ready first."""


@runtime_checkable
class Settling(Protocol):
    """Ears that load something more in the background."""

    def settle(self) -> None:
        """Wait until it is loaded."""


@runtime_checkable
class Attending(Protocol):
    """Ears that hear each player in his own way."""

    def attend(self, token: str | None) -> None:
        """Hear the player of ``token`` from now on."""


@runtime_checkable
class Foreseeing(Protocol):
    """Ears that can begin before it is certain that all was said."""

    def foresee(self, sound: Sound, grammar: Grammar) -> Heard | None:
        """Recognise ``sound``, so that ``hear`` answers at once if nothing more is said.

        Return what it will answer, or None where that is not known yet.
        """


def happening_of(heard: Heard) -> WordsHeard | NothingUnderstood:
    """Return what the unit is told about an utterance."""
    if heard.hypotheses:
        return WordsHeard(heard.hypotheses)
    return NothingUnderstood(heard.why or Why.OUT_OF_GRAMMAR)


class MicrophoneEars:
    """Listens at a microphone, one utterance at a time, in a thread of its own.

    The microphone stays open, so that no first syllable is lost; what it hears
    while nobody has the word is thrown away. A lost microphone is looked for
    again until it is back.
    """

    def __init__(
        self,
        make_ears: Callable[[], Ears],
        grammar: Callable[[str], Grammar],
        report: Callable[[EarsReport | EarsForesee | Notice], None],
        microphone: str | None = None,
        settings: EndpointSettings | None = None,
        phases: Iterable[str] = (),
        quiet: Callable[[], bool] = lambda: True,
        speaker: Callable[[], str | None] = lambda: None,
        first: str = FIRST_PHASE,
    ) -> None:
        """``first``: the phase that must be ready before anything; ``phases``: the later ones.

        ``quiet`` tells whether nothing is being played: recognisers load then. ``speaker``
        tells whose token has the word, when listening starts.
        """
        self._quiet = quiet
        self._speaker = speaker
        self._token: str | None = None
        self.settled = threading.Event()
        """Set when the first phase can be listened for, or never will be."""
        self._make_ears = make_ears
        self._grammar = grammar
        self._report = report
        self._microphone_name = microphone
        settings = settings or EndpointSettings(pause_s=PAUSE_S)
        self._settings = replace(settings, no_speech_s=LISTEN_FOR_S)
        self._whole = WholePhrases()
        self._lock = threading.Lock()
        self._phase: str | None = None
        self._number = 0
        self._hold_off_frames = 0
        self._begun = False
        self._hearing = False
        self._first = first
        later = dict.fromkeys(phases)
        later.pop(first, None)
        self._unprepared = deque(later)
        self._closing = threading.Event()
        self._awake = threading.Event()
        self._awake.set()
        self._microphone: Microphone | None = None
        self._another = ""
        self._elsewhere = threading.Event()
        self._given: tuple[Sound | None, float] | None = None
        self._thread = threading.Thread(target=self._work, name="ears", daemon=True)
        self._thread.start()

    @property
    def hearing(self) -> bool:
        """Tell whether somebody is speaking, or what was said is being recognised."""
        return self._hearing or self._elsewhere.is_set()

    def listen_elsewhere(self) -> None:
        """Take what is said next from elsewhere: a player speaks into another microphone.

        Until ``hear_elsewhere`` this one counts for nothing. Any thread may call it.
        """
        self._elsewhere.set()

    def hear_elsewhere(self, sound: Sound | None) -> None:
        """Take a whole utterance from another microphone; None where nothing came of it."""
        with self._lock:
            self._given = sound, time.monotonic()

    def start(self, phase: str, number: int, hold_off_s: float) -> None:
        """Listen for ``phase`` after ``hold_off_s`` seconds, in which our own sound dies away."""
        token = self._speaker()
        with self._lock:
            self._phase, self._number, self._token = phase, number, token
            self._hold_off_frames = round(hold_off_s / FRAME_S)
            self._begun = False
            if self._microphone is not None:
                self._microphone.discard()

    def stop(self) -> None:
        """Close the ears: what is heard from now on is thrown away."""
        with self._lock:
            self._phase = None

    def sleep(self) -> None:
        """Let the microphone go until ``wake``: nothing is recorded, and nothing costs time."""
        self._awake.clear()
        microphone = self._microphone
        if microphone is not None:
            microphone.close()

    def wake(self) -> None:
        """Take the microphone again."""
        self._awake.set()

    def close(self) -> None:
        """Let the microphone go and end the thread."""
        self._closing.set()
        self._awake.set()
        self.stop()
        microphone = self._microphone
        if microphone is not None:
            microphone.close()
        self._thread.join(timeout=5)

    def _work(self) -> None:
        try:
            ears = self._make_ears()
            ears.prepare(self._grammar(self._first))
            if isinstance(ears, Settling):
                ears.settle()
        except SpeechUnavailable as problem:
            self._report(Notice(str(problem)))
            self.settled.set()
            return
        self.settled.set()
        lost = False
        while not self._closing.is_set():
            self._awake.wait()
            try:
                with Microphone(self._microphone_name, or_default=True) as microphone:
                    self._microphone = microphone
                    if not self._awake.is_set():
                        continue
                    if lost:
                        self._report(Notice("The microphone is back.", EarsChanged(hear=True)))
                    lost = False
                    self._tell_of_another(microphone.device)
                    self._hear(microphone, ears)
                    self._hearing = False
            except AudioUnavailable as problem:
                if not lost:
                    self._report(Notice(str(problem), EarsChanged(hear=False)))
                lost = True
                self._wait_and_hear_others(ears)
        ears.close()

    def _tell_of_another(self, device: Device | None) -> None:
        """Say once that another microphone is used than the one that was asked for."""
        if device is None or device.is_called(self._microphone_name):
            return
        notice = f"There is no microphone '{self._microphone_name}' here: '{device.name}' listens."
        if notice != self._another:
            self._another = notice
            self._report(Notice(notice))

    def _hear(self, microphone: Microphone, ears: Ears) -> None:
        endpointer = Endpointer(self._settings)
        for frame in microphone.frames():
            if self._elsewhere.is_set():
                self._hear_given(ears)
                endpointer.reset()
                continue
            phase, number, fresh = self._task()
            if phase is None:
                self._hearing = False
                self._prepare_one_more(ears)
                continue
            if fresh:
                endpointer.reset()
            for event in endpointer.feed(frame):
                if isinstance(event, Paused | Utterance) and isinstance(ears, Attending):
                    ears.attend(self._token)
                if isinstance(event, Paused):
                    if whole := self._whole_so_far(ears, event.sound, phase, number):
                        self._tell(number, whole)
                        endpointer.reset()
                        break
                elif isinstance(event, Utterance):
                    self._tell(number, self._understood(ears, event.sound, phase))
                elif isinstance(event, NoSpeech):
                    why = Why.NOISE if event.loudest > NOISE_RMS else Why.NOTHING_HEARD
                    self._tell(number, NothingUnderstood(why))
            self._hearing = endpointer.in_speech

    def _wait_and_hear_others(self, ears: Ears) -> None:
        """Wait before the microphone is looked for again; other microphones are heard."""
        until = time.monotonic() + _TRY_AGAIN_S
        while time.monotonic() < until and not self._closing.wait(_LOOK_S):
            self._hear_given(ears)

    def _hear_given(self, ears: Ears) -> None:
        """Recognise an utterance from another microphone, once the table listens."""
        with self._lock:
            if self._given is None:
                return
            sound, since = self._given
            is_late = time.monotonic() - since > _GIVEN_KEEPS_S
            if self._phase is None and sound is not None and not is_late:
                return
            self._given = None
            self._elsewhere.clear()
            phase, number, token = self._phase, self._number, self._token
        if sound is None or phase is None:
            return
        if isinstance(ears, Attending):
            ears.attend(token)
        self._tell(number, self._understood(ears, sound, phase))

    def _whole_so_far(self, ears: Ears, sound: Sound, phase: str, number: int) -> WordsHeard | None:
        """Begin to recognise in a pause; return words after which nothing more can be said.

        Of commands there are thousands, and nearly all may go on, so they are waited for; but
        the session is told, so that the reply can be got ready meanwhile.
        """
        if not isinstance(ears, Foreseeing):
            return None
        grammar = self._grammar(phase)
        try:
            heard = ears.foresee(sound, grammar)
        except Exception:
            return None  # it is tried again at the end, and told then
        best = heard.hypotheses[0] if heard is not None and heard.hypotheses else None
        if heard is None or best is None or best.verdict is not Verdict.ACCEPT:
            return None
        if phase == COMMAND or self._whole.may_go_on(best.text, grammar):
            self._report(EarsForesee(number, WordsHeard(heard.hypotheses)))
            return None
        return WordsHeard(heard.hypotheses)

    def _understood(self, ears: Ears, sound: Sound, phase: str) -> WordsHeard | NothingUnderstood:
        """Recognise an utterance. Whatever goes wrong, the player is asked again, never ignored."""
        try:
            return happening_of(ears.hear(sound, self._grammar(phase)))
        except Exception as problem:
            self._report(Notice(f"What was said could not be recognised: {problem}"))
            return NothingUnderstood(Why.OUT_OF_GRAMMAR)

    def _prepare_one_more(self, ears: Ears) -> None:
        """Use a quiet moment to make the next phase ready; the first one was enough to begin.

        A recogniser that loads stops all other Python code, and a sound that plays would stutter.
        """
        if self._unprepared and self._quiet():
            ears.prepare(self._grammar(self._unprepared.popleft()))

    def _task(self) -> tuple[str | None, int, bool]:
        """Return the phase to listen for, its number, and whether it has just begun."""
        with self._lock:
            if self._phase is None:
                return None, 0, False
            if self._hold_off_frames > 0:
                self._hold_off_frames -= 1
                return None, 0, False
            fresh, self._begun = not self._begun, True
            return self._phase, self._number, fresh

    def _tell(self, number: int, happening: WordsHeard | NothingUnderstood) -> None:
        with self._lock:
            if number != self._number or self._phase is None:
                return
            self._phase = None
        self._report(EarsReport(number, happening))
