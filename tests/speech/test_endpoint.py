"""Where speech begins and ends."""

from collections.abc import Sequence

import numpy as np
import pytest

from tests.speech.clips import clip, hiss, joined, silence
from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint
from voicebanker.speech.api import Why
from voicebanker.speech.endpoint import (
    FRAME_BYTES,
    FRAME_S,
    Endpointer,
    EndpointSettings,
    Event,
    NoSpeech,
    Paused,
    SpeechStarted,
    Utterance,
)


class Loud:
    """A detector for tests: a frame is speech where it is loud."""

    def is_speech(self, frame: bytes) -> bool:
        return bool(np.abs(np.frombuffer(frame, dtype=np.int16)).max() > 1_000)


def frames(count: int, level: int) -> bytes:
    return np.full(count * FRAME_BYTES // 2, level, dtype=np.int16).tobytes()


QUIET, TALK = 0, 8_000


def test_an_utterance_is_the_speech_with_pre_roll_and_end_silence() -> None:
    endpointer = Endpointer(detector=Loud())
    events = endpointer.feed(frames(100, QUIET) + frames(30, TALK) + frames(40, QUIET))

    assert [type(event) for event in events] == [SpeechStarted, Utterance]
    started, utterance = events
    assert isinstance(started, SpeechStarted)
    assert isinstance(utterance, Utterance)
    assert started.at_s == pytest.approx(100 * FRAME_S, abs=2 * FRAME_S)
    samples = utterance.sound.samples
    before = int(np.argmax(samples != 0)) / utterance.sound.rate
    assert before == pytest.approx(0.5, abs=2 * FRAME_S)
    assert int(np.count_nonzero(samples)) == 30 * FRAME_BYTES // 2
    assert utterance.complete


def test_a_pause_tells_what_was_said_so_far_and_comes_once_a_silence() -> None:
    settings = EndpointSettings(end_silence_s=0.6, pause_s=0.3)
    endpointer = Endpointer(settings, Loud())
    audio = frames(10, TALK) + frames(15, QUIET) + frames(10, TALK) + frames(40, QUIET)
    events = endpointer.feed(audio)
    assert [type(event) for event in events] == [SpeechStarted, Paused, Paused, Utterance]
    first, second = (event for event in events if isinstance(event, Paused))
    assert first.sound.seconds == pytest.approx(20 * FRAME_S, abs=2 * FRAME_S)
    assert second.sound.seconds == pytest.approx(45 * FRAME_S, abs=2 * FRAME_S)


@pytest.mark.parametrize("name", ["boardwalk", "park place", "oov whose turn is it"])
def test_after_a_pause_the_speech_is_what_it_is_at_the_end(name: str) -> None:
    said = joined(silence(0.5), clip("flite-slt", name), silence(1.0)).samples.tobytes()
    events = Endpointer(EndpointSettings(pause_s=endpoint.PAUSE_S)).feed(said)
    sounds = [event.sound for event in events if isinstance(event, Paused | Utterance)]
    assert len(sounds) >= 2
    pieces = []
    for sound in sounds[-2:]:
        speech = endpoint.find_speech(sound)
        assert speech is not None
        pieces.append(endpoint.speech_only(sound, speech, margin_s=0.0))
    assert pieces[0] == pieces[1]


def test_the_end_waits_for_the_silence_that_was_asked_for() -> None:
    pause = frames(20, QUIET)  # 0.6 s
    audio = frames(10, TALK) + pause + frames(10, TALK) + frames(60, QUIET)

    def utterances(end_silence_s: float) -> int:
        endpointer = Endpointer(EndpointSettings(end_silence_s=end_silence_s), Loud())
        return sum(isinstance(event, Utterance) for event in endpointer.feed(audio))

    assert utterances(0.5) == 2
    assert utterances(0.9) == 1


def test_a_click_is_no_speech() -> None:
    endpointer = Endpointer(detector=Loud())
    assert endpointer.feed(frames(20, QUIET) + frames(3, TALK) + frames(50, QUIET)) == []


def test_no_speech_is_reported_after_seconds_of_audio_again_and_again() -> None:
    endpointer = Endpointer(EndpointSettings(no_speech_s=3.0), Loud())
    events = endpointer.feed(frames(210, 500))
    assert events == [NoSpeech(100 * FRAME_S, loudest=500.0)] * 2


def test_without_a_limit_it_waits_for_ever() -> None:
    assert Endpointer(detector=Loud()).feed(frames(2_000, QUIET)) == []


def test_endless_talk_is_cut_and_marked() -> None:
    endpointer = Endpointer(EndpointSettings(max_utterance_s=2.0), Loud())
    events = endpointer.feed(frames(80, TALK))
    cut = [event for event in events if isinstance(event, Utterance)]
    assert len(cut) == 1
    assert not cut[0].complete
    assert cut[0].sound.seconds == pytest.approx(2.0, abs=FRAME_S)


def test_talk_far_away_does_not_keep_an_utterance_open() -> None:
    endpointer = Endpointer(detector=Loud())
    events = endpointer.feed(frames(30, 30_000) + frames(17, 1_200))
    assert [type(event) for event in events] == [SpeechStarted, Utterance]


def test_audio_may_come_in_pieces_of_any_size() -> None:
    audio = frames(20, QUIET) + frames(30, TALK) + frames(40, QUIET)
    whole = _shape(Endpointer(detector=Loud()).feed(audio))
    endpointer = Endpointer(detector=Loud())
    pieces: list[Event] = []
    for at in range(0, len(audio), 701):
        pieces += endpointer.feed(audio[at : at + 701])
    assert _shape(pieces) == whole


def test_the_end_of_the_audio_ends_the_utterance() -> None:
    endpointer = Endpointer(detector=Loud())
    endpointer.feed(frames(30, TALK))
    assert endpointer.in_speech
    assert [type(event) for event in endpointer.finish()] == [Utterance]
    assert endpointer.finish() == []


def test_a_reset_forgets_what_was_heard() -> None:
    endpointer = Endpointer(detector=Loud())
    endpointer.feed(frames(30, TALK))
    endpointer.reset()
    assert not endpointer.in_speech
    assert endpointer.feed(frames(40, QUIET)) == []


def test_a_real_voice_is_cut_out_of_silence() -> None:
    speech = clip("flite-slt", "park place")
    stream = joined(silence(2.0), speech, silence(2.0))
    events = Endpointer().feed(stream.samples.tobytes())
    assert [type(event) for event in events] == [SpeechStarted, Utterance]
    utterance = events[1]
    assert isinstance(utterance, Utterance)
    assert speech.seconds < utterance.sound.seconds < speech.seconds + 1.5


def test_the_span_of_speech_leaves_out_silence_but_keeps_a_margin() -> None:
    speech = clip("flite-slt", "park place")
    span = endpoint.speech_span(joined(silence(1.0), speech, silence(1.0)), margin_s=0.2)
    assert span is not None
    start_s, end_s = span
    assert 0.7 < start_s < 1.3
    assert 0.5 < end_s - start_s < speech.seconds + 0.7


@pytest.mark.parametrize("rate", [8_000, 22_050, 44_100, 48_000])
def test_speech_is_found_at_any_rate(rate: int) -> None:
    speech = endpoint.at_rate(clip("flite-slt", "park place"), rate)
    assert endpoint.speech_span(speech) is not None


@pytest.mark.parametrize(
    ("sound", "why"),
    [
        (silence(1.0), Why.NOTHING_HEARD),
        (hiss(1.0, level=30), Why.NOTHING_HEARD),
        (Sound(np.zeros(0, dtype=np.int16), 16_000), Why.NOTHING_HEARD),
        (joined(silence(0.5), hiss(0.06, level=6_000), silence(0.5)), Why.NOISE),
    ],
)
def test_what_is_no_speech_is_nothing_or_noise(sound: Sound, why: Why) -> None:
    assert endpoint.speech_or_why(sound) is why


def _shape(events: Sequence[Event]) -> list[object]:
    return [
        (type(event).__name__, event.sound.samples.tobytes())
        if isinstance(event, Utterance)
        else event
        for event in events
    ]
