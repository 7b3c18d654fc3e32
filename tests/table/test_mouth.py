"""The mouth: synthesises ahead in quiet moments, and tells of a loudspeaker that is back."""

import queue
import threading

import numpy as np

from voicebanker.audio.devices import AudioUnavailable
from voicebanker.audio.earcons import Earcon
from voicebanker.audio.sound import Sound
from voicebanker.table.mouth import Mouth

_SOUND = Sound(np.zeros(10, dtype=np.int16), 22_050)


class NotingVoice:
    """A voice that notes what it is to say."""

    name = "noting"

    def __init__(self) -> None:
        self.rendered: queue.Queue[str] = queue.Queue()
        self.may_go_on = threading.Event()
        self.may_go_on.set()

    def render(self, text: str) -> Sound:
        self.rendered.put(text)
        self.may_go_on.wait(10)
        return _SOUND

    def close(self) -> None:
        pass


class LooseCable:
    """A loudspeaker that fails as often as it is told to; of one failure it tells once."""

    def __init__(self, failures: int) -> None:
        self._failures = failures
        self.failing = False

    def play(self, sound: Sound) -> None:
        if self._failures:
            self._failures -= 1
            was_failing, self.failing = self.failing, True
            if not was_failing:
                raise AudioUnavailable("The loudspeaker stopped.")
        else:
            self.failing = False

    def stop(self) -> None:
        pass


def test_frequent_sentences_are_synthesised_before_they_are_said() -> None:
    voice = NotingVoice()
    mouth = Mouth(voice, LooseCable(0), done=lambda number: None, notice=lambda text: None)
    mouth.prepare(["Sorry?", "I heard nothing."])
    said = [voice.rendered.get(timeout=10) for _ in range(2)]
    mouth.close()
    assert said == ["Sorry?", "I heard nothing."]


def test_what_is_to_be_said_now_comes_before_what_is_prepared() -> None:
    voice = NotingVoice()
    voice.may_go_on.clear()
    mouth = Mouth(voice, LooseCable(0), done=lambda number: None, notice=lambda text: None)
    mouth.prepare(["Later.", "Much later."])
    said = [voice.rendered.get(timeout=10)]
    mouth.say("Now.")
    voice.may_go_on.set()
    said += [voice.rendered.get(timeout=10) for _ in range(2)]
    mouth.close()
    assert said == ["Later.", "Now.", "Much later."]


def test_one_utterance_is_slow_and_the_next_is_as_ever() -> None:
    voice = NotingVoice()
    order: list[str] = []
    mouth = Mouth(voice, LooseCable(0), done=lambda number: None, notice=lambda text: None)

    def slow_down(slowly: bool) -> None:
        order.append(f"{'slow' if slowly else 'usual'} after {voice.rendered.qsize()}")

    mouth.slow_down = slow_down
    mouth.say("M1,100 left.", slowly=True)
    mouth.say("Next.")
    said = [voice.rendered.get(timeout=10)]
    mouth.close()
    assert said == ["1100 left."]
    assert order[0].startswith("slow after 0")
    assert [one.split()[0] for one in order] == ["slow", "usual"]


def test_a_loudspeaker_that_is_back_is_told_once() -> None:
    notices: queue.Queue[str] = queue.Queue()
    done: queue.Queue[int] = queue.Queue()
    mouth = Mouth(NotingVoice(), LooseCable(2), done=done.put, notice=notices.put)
    for _ in range(4):
        mouth.play(Earcon.BEEP)
        done.get(timeout=10)
    mouth.close()
    assert [notices.get_nowait() for _ in range(notices.qsize())] == [
        "The loudspeaker stopped.",
        "The loudspeaker is back.",
    ]
