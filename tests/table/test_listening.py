"""The ears at a microphone hear each player in his own way."""

import queue
from collections.abc import Iterator
from typing import Any

import pytest

from tests.speech.clips import clip, joined, silence
from voicebanker.audio.devices import Device
from voicebanker.audio.sound import Sound
from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language
from voicebanker.speech.api import Grammar, Heard, Hypothesis, Verdict, Why
from voicebanker.speech.endpoint import FRAME_BYTES
from voicebanker.speech.fit import FittedEars, VoiceFit
from voicebanker.table import listening
from voicebanker.table.happenings import NothingUnderstood, WordsHeard
from voicebanker.table.listening import MicrophoneEars
from voicebanker.table.reports import EarsForesee, EarsReport, Notice

LANGUAGE = Language(load_edition("voice_banking.us")[0])


class PlayedMicrophone:
    """A microphone at which the same words are said again and again."""

    device: Device | None = None

    def __init__(self, name: str | None, *, or_default: bool) -> None:
        said = joined(silence(0.6), clip("flite-slt", "boardwalk"), silence(0.9))
        self._audio = said.samples.tobytes()
        self._closed = False

    def __enter__(self) -> "PlayedMicrophone":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def close(self) -> None:
        self._closed = True

    def discard(self) -> None:
        pass

    def frames(self) -> Iterator[bytes]:
        while not self._closed:
            for at in range(0, len(self._audio) - FRAME_BYTES, FRAME_BYTES):
                yield self._audio[at : at + FRAME_BYTES]


class FixedEars:
    """Ears that always hear the same, and are not very sure of it."""

    name = "fixed"

    def prepare(self, grammar: Grammar) -> None:
        pass

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        return Heard((Hypothesis("boardwalk", 0.6, Verdict.ACCEPT),))

    def close(self) -> None:
        pass


def test_who_has_the_word_is_heard_through_his_own_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "Microphone", PlayedMicrophone)
    fits = {"cat": VoiceFit(warp=0.8, least_confidence=0.9)}
    reports: queue.Queue[Any] = queue.Queue()
    speaking: list[str | None] = [None]

    def report(one: EarsReport | EarsForesee | Notice) -> None:
        reports.put(one)

    ears = MicrophoneEars(
        lambda: FittedEars(FixedEars(), fits), LANGUAGE.grammar, report, speaker=lambda: speaking[0]
    )
    verdicts = []
    try:
        for number, token in enumerate(("dog", "cat", None), start=1):
            speaking[0] = token
            ears.start("property", number, 0.0)
            heard = reports.get(timeout=60)
            verdicts.append(heard.happening.hypotheses[0].verdict.value)
    finally:
        ears.close()
    assert verdicts == ["accept", "confirm", "accept"]


class BrokenEars(FixedEars):
    """Ears that fail at the first utterance, and hear the second."""

    def __init__(self) -> None:
        self._heard = 0

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        self._heard += 1
        if self._heard == 1:
            raise RuntimeError("the model is gone")
        return super().hear(sound, grammar)


def test_ears_that_fail_once_are_not_deaf_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "Microphone", PlayedMicrophone)
    reports: queue.Queue[Any] = queue.Queue()
    ears = MicrophoneEars(BrokenEars, LANGUAGE.grammar, reports.put)
    try:
        ears.start("property", 1, 0.0)
        assert reports.get(timeout=60) == Notice(
            "What was said could not be recognised: the model is gone"
        )
        assert reports.get(timeout=60) == EarsReport(1, NothingUnderstood(Why.OUT_OF_GRAMMAR))
        ears.start("property", 2, 0.0)
        assert isinstance(reports.get(timeout=60).happening, WordsHeard)
    finally:
        ears.close()


def test_another_microphone_than_the_one_asked_for_is_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    built_in = Device(0, "Built-in", 1, 0, 48_000, True, False)
    monkeypatch.setattr(listening, "Microphone", PlayedMicrophone)
    monkeypatch.setattr(PlayedMicrophone, "device", built_in)
    reports: queue.Queue[Any] = queue.Queue()
    ears = MicrophoneEars(FixedEars, LANGUAGE.grammar, reports.put, microphone="USB")
    try:
        notice = Notice("There is no microphone 'USB' here: 'Built-in' listens.")
        assert reports.get(timeout=60) == notice
    finally:
        ears.close()


def test_asleep_the_microphone_is_let_go_and_a_wake_opens_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: queue.Queue[PlayedMicrophone] = queue.Queue()

    class NotedMicrophone(PlayedMicrophone):
        def __enter__(self) -> PlayedMicrophone:
            opened.put(self)
            return self

    monkeypatch.setattr(listening, "Microphone", NotedMicrophone)
    reports: queue.Queue[Any] = queue.Queue()
    ears = MicrophoneEars(FixedEars, LANGUAGE.grammar, reports.put)
    try:
        first = opened.get(timeout=60)
        ears.sleep()
        with pytest.raises(queue.Empty):
            opened.get(timeout=0.5)
        assert first._closed
        ears.wake()
        ears.start("property", 1, 0.0)
        opened.get(timeout=60)
        assert reports.get(timeout=60).happening.hypotheses[0].text == "boardwalk"
        ears.sleep()
    finally:
        ears.close()
    assert not ears._thread.is_alive()
