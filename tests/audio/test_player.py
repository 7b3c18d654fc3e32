"""Playing: to the very end, or until told to stop. Needs a loudspeaker, real or PulseAudio's."""

import threading
import time

import numpy as np
import pytest

from voicebanker.audio.devices import AudioUnavailable, find_speaker
from voicebanker.audio.player import Player, SilentPlayer, SpeakerPlayer
from voicebanker.audio.sound import Sound


def quiet_tone(seconds: float) -> Sound:
    turns = np.arange(round(seconds * 22_050)) * 440 / 22_050
    return Sound((300 * np.sin(2 * np.pi * turns)).astype(np.int16), 22_050)


@pytest.fixture
def speaker() -> SpeakerPlayer:
    try:
        player = SpeakerPlayer()
        player.play(quiet_tone(0.05))
    except AudioUnavailable as problem:
        pytest.skip(str(problem))
    return player


def test_the_silent_player_is_a_player_and_takes_no_time() -> None:
    player: Player = SilentPlayer()
    started = time.monotonic()
    player.play(quiet_tone(5.0))
    player.stop()
    assert time.monotonic() - started < 0.5


def test_play_returns_only_when_the_sound_has_been_heard(speaker: SpeakerPlayer) -> None:
    started = time.monotonic()
    speaker.play(quiet_tone(0.3))
    assert time.monotonic() - started >= 0.3


def test_stop_from_another_thread_ends_it_soon(speaker: SpeakerPlayer) -> None:
    stopped: list[float] = []

    def stop() -> None:
        stopped.append(time.monotonic())
        speaker.stop()

    threading.Timer(0.2, stop).start()
    speaker.play(quiet_tone(5.0))
    assert time.monotonic() - stopped[0] < 0.25  # 10 ms when nothing else runs


def test_a_stop_does_not_silence_the_next_sound(speaker: SpeakerPlayer) -> None:
    speaker.stop()
    started = time.monotonic()
    speaker.play(quiet_tone(0.2))
    assert time.monotonic() - started >= 0.2


def test_nothing_to_play_takes_no_time(speaker: SpeakerPlayer) -> None:
    speaker.play(Sound(np.zeros(0, dtype=np.int16), 22_050))


def test_without_a_loudspeaker_it_cannot_be_made() -> None:
    with pytest.raises(AudioUnavailable):
        SpeakerPlayer("a loudspeaker that nobody has")


def test_a_failure_is_reported_once_until_it_has_worked_again(
    speaker: SpeakerPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(_name: str | None, *, or_default: bool) -> None:
        raise AudioUnavailable("No loudspeaker was found. Plug one in.")

    for _ in range(2):
        monkeypatch.setattr("voicebanker.audio.player.find_speaker", nothing)
        with pytest.raises(AudioUnavailable):
            speaker.play(quiet_tone(0.05))
        speaker.play(quiet_tone(0.05))
        monkeypatch.setattr("voicebanker.audio.player.find_speaker", find_speaker)
        speaker.play(quiet_tone(0.05))
