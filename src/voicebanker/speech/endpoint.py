"""Finds where speech begins and ends. Pure: time is counted in frames, no clock is read."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, cast

import numpy as np

from voicebanker.audio.sound import Sound
from voicebanker.speech.api import EarsUnavailable, Why

RATE = 16_000
FRAME_S = 0.03
FRAME_SAMPLES = 480
FRAME_BYTES = 2 * FRAME_SAMPLES
# Speech starts when 4 of 5 frames are speech: coughs and clicks are shorter.
_START_WINDOW = 5
_START_SPEECH = 4
# Single frames the detector takes for speech do not keep an utterance open, nor does talk
# that is 26 dB below the speaker: somebody further away.
_END_TOLERANCE = 0.1
_FAR_AWAY = 0.05
# Below this level, RMS of the loudest 30 ms, a room is quiet.
QUIET = 200.0
# After this pause, in seconds, the detector has let go of the last sound, so a recogniser may
# begin; it is half of the silence that ends an utterance.
PAUSE_S = 0.27
# The shortest speech worth decoding, in seconds: the detector stretches a click to 0.15.
SHORTEST_S = 0.18


@dataclass(frozen=True, slots=True)
class SpeechStarted:
    """Somebody began to speak ``at_s`` seconds into the audio."""

    at_s: float


@dataclass(frozen=True, slots=True)
class Utterance:
    """One whole utterance with its pre-roll; ``complete`` is false where it was cut for length."""

    sound: Sound
    complete: bool = True


@dataclass(frozen=True, slots=True)
class Paused:
    """The speaker has been silent for ``pause_s``: perhaps this is all, perhaps not."""

    sound: Sound


@dataclass(frozen=True, slots=True)
class NoSpeech:
    """Nobody spoke for ``waited_s`` seconds of audio; ``loudest`` is the highest frame RMS."""

    waited_s: float
    loudest: float


Event = SpeechStarted | Paused | Utterance | NoSpeech


@dataclass(frozen=True, slots=True)
class EndpointSettings:
    """Times in seconds of audio. ``no_speech_s`` None waits for ever.

    ``strictness`` from 0 to 3: how sure the detector must be that a frame is speech.
    ``pause_s``: after so much silence a ``Paused`` tells what was said so far; None for never.
    """

    pre_roll_s: float = 0.5
    end_silence_s: float = 0.5
    max_utterance_s: float = 10.0
    no_speech_s: float | None = None
    strictness: int = 2
    pause_s: float | None = None


class SpeechDetector(Protocol):
    """Tells speech from other sound, one frame of ``FRAME_BYTES`` at a time."""

    def is_speech(self, frame: bytes) -> bool:
        """Tell whether ``frame`` (16 kHz, mono, int16) is speech."""


def speech_detector(strictness: int) -> SpeechDetector:
    """Return PocketSphinx's detector. Raises ``EarsUnavailable`` where it is not installed."""
    try:
        from pocketsphinx import Vad
    except ImportError as missing:
        raise EarsUnavailable(
            "PocketSphinx is not installed: run 'pip install pocketsphinx'."
        ) from missing
    return cast(SpeechDetector, Vad(strictness, RATE, FRAME_S))


class Endpointer:
    """Cuts a stream of 16 kHz mono int16 audio into utterances.

    Feed it with ``feed``; it returns what happened. After a ``NoSpeech`` it waits
    anew. ``reset`` forgets everything, for instance after our own voice has spoken.
    """

    def __init__(
        self,
        settings: EndpointSettings | None = None,
        detector: SpeechDetector | None = None,
    ) -> None:
        self._settings = settings or EndpointSettings()
        self._given = detector
        self._rest = b""
        self._start()

    def reset(self) -> None:
        """Forget what was heard so far."""
        self._rest = b""
        self._start()

    @property
    def in_speech(self) -> bool:
        """Tell whether an utterance is under way."""
        return self._speaking

    def feed(self, audio: bytes) -> list[Event]:
        """Take audio of any length, keep what is left of a frame, return the events in order."""
        events: list[Event] = []
        self._rest += audio
        while len(self._rest) >= FRAME_BYTES:
            frame, self._rest = self._rest[:FRAME_BYTES], self._rest[FRAME_BYTES:]
            events += self._frame(frame)
        return events

    def finish(self) -> list[Event]:
        """End the audio: return the utterance under way, if any. The endpointer is then fresh."""
        events: list[Event] = [Utterance(self._sound())] if self._speaking else []
        self.reset()
        return events

    def _start(self) -> None:
        settings = self._settings
        self._detector = self._given or speech_detector(settings.strictness)
        self._frames = 0
        self._idle()
        self._before: deque[bytes] = deque(maxlen=_in_frames(settings.pre_roll_s) + _START_WINDOW)

    def _idle(self) -> None:
        self._speaking = False
        self._silent = 0
        self._said: list[bytes] = []
        self._waited = 0
        self._loudest = 0.0
        self._recent: deque[bool] = deque(maxlen=_START_WINDOW)

    def _frame(self, frame: bytes) -> Iterator[Event]:
        self._frames += 1
        level = _rms(frame)
        self._loudest = max(self._loudest, level)
        is_speech = self._detector.is_speech(frame)
        if self._speaking:
            self._recent.append(is_speech and level > _FAR_AWAY * self._loudest)
            self._said.append(frame)
            yield from self._paused()
            yield from self._ended()
        else:
            self._recent.append(is_speech)
            self._before.append(frame)
            yield from self._waiting()

    def _waiting(self) -> Iterator[Event]:
        self._waited += 1
        limit_s = self._settings.no_speech_s
        if sum(self._recent) >= _START_SPEECH:
            self._speaking = True
            self._said = list(self._before)
            self._before.clear()
            self._loudest = max(_rms(said) for said in self._said[-_START_WINDOW:])
            self._recent = deque(self._recent, maxlen=_in_frames(self._settings.end_silence_s))
            yield SpeechStarted((self._frames - _START_WINDOW) * FRAME_S)
        elif limit_s is not None and self._waited >= _in_frames(limit_s):
            yield NoSpeech(self._waited * FRAME_S, self._loudest)
            self._idle()

    def _paused(self) -> Iterator[Event]:
        pause_s = self._settings.pause_s
        self._silent = 0 if self._recent[-1] else self._silent + 1
        if pause_s is not None and self._silent == _in_frames(pause_s):
            yield Paused(self._sound())

    def _ended(self) -> Iterator[Event]:
        window = self._recent
        silent = len(window) == window.maxlen and sum(window) <= _END_TOLERANCE * len(window)
        too_long = len(self._said) >= _in_frames(self._settings.max_utterance_s)
        if silent or too_long:
            yield Utterance(self._sound(), complete=silent)
            self._idle()

    def _sound(self) -> Sound:
        return Sound(np.frombuffer(b"".join(self._said), dtype=np.int16), RATE)


@dataclass(frozen=True, slots=True)
class Speech:
    """Where the speech of a sound lies, in seconds, and how many of them are speech."""

    start_s: float
    end_s: float
    spoken_s: float


def find_speech(sound: Sound, strictness: int = 2) -> Speech | None:
    """Return where speech begins and ends in ``sound``, or None where there is none."""
    detector = speech_detector(strictness)
    audio = at_rate(sound, RATE).samples.tobytes()
    # Silence at the end lets the last frames be judged like the others.
    audio += bytes(-len(audio) % FRAME_BYTES)
    flags = [
        detector.is_speech(audio[at : at + FRAME_BYTES]) for at in range(0, len(audio), FRAME_BYTES)
    ]
    inside = [
        at
        for at in range(len(flags))
        if sum(flags[at : at + _START_WINDOW]) >= min(_START_SPEECH, len(flags))
    ]
    if not inside:
        return None
    first, last = inside[0], min(inside[-1] + _START_WINDOW, len(flags))
    return Speech(first * FRAME_S, last * FRAME_S, sum(flags[first:last]) * FRAME_S)


def speech_span(
    sound: Sound, margin_s: float = 0.25, strictness: int = 2
) -> tuple[float, float] | None:
    """Return start and end of the speech in seconds, with a margin, or None where there is none."""
    speech = find_speech(sound, strictness)
    if speech is None:
        return None
    return max(0.0, speech.start_s - margin_s), min(sound.seconds, speech.end_s + margin_s)


def speech_or_why(sound: Sound) -> Speech | Why:
    """Return the speech in ``sound``, or why there is none: the gate before every recogniser."""
    speech = find_speech(sound)
    if speech is not None and speech.spoken_s >= SHORTEST_S:
        return speech
    return Why.NOTHING_HEARD if loudest_frame(sound) < QUIET else Why.NOISE


def speech_only(sound: Sound, speech: Speech, margin_s: float = 0.25) -> bytes:
    """Return the speech as 16 kHz int16 bytes with a margin of silence.

    Long silence would shift the levels that a recogniser expects.
    """
    start_s, end_s = speech.start_s - margin_s, speech.end_s + margin_s
    piece = cut(sound, max(0.0, start_s), min(sound.seconds, end_s))
    return at_rate(piece, RATE).samples.tobytes()


def cut(sound: Sound, start_s: float, end_s: float) -> Sound:
    """Return the piece of ``sound`` from ``start_s`` to ``end_s`` seconds."""
    return Sound(sound.samples[round(start_s * sound.rate) : round(end_s * sound.rate)], sound.rate)


def loudest_frame(sound: Sound) -> float:
    """Return the highest RMS of a 30 ms frame, from 0 to 32,768."""
    size = max(1, round(FRAME_S * sound.rate))
    return max(
        (
            _rms(sound.samples[at : at + size].tobytes())
            for at in range(0, len(sound.samples), size)
        ),
        default=0.0,
    )


def at_rate(sound: Sound, rate: int) -> Sound:
    """Return ``sound`` at ``rate`` Hz. Raises ``EarsUnavailable`` where ``soxr`` is missing."""
    if sound.rate == rate:
        return sound
    try:
        import soxr
    except ImportError as missing:
        raise EarsUnavailable("soxr is not installed: run 'pip install soxr'.") from missing
    return Sound(soxr.resample(sound.samples, sound.rate, rate), rate)


def _rms(frame: bytes) -> float:
    samples = np.frombuffer(frame, dtype=np.int16).astype(np.float64)
    return float(np.sqrt(np.mean(samples**2))) if len(samples) else 0.0


def _in_frames(seconds: float) -> int:
    return max(1, round(seconds / FRAME_S))
