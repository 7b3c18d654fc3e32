"""Who has the word at a live table: a press stops Mr. Monopoly; his own voice is never heard."""

from pathlib import Path

import pytest

from tests.live.pulse import ROOM, SPEAKER, PulseServer
from tests.live.recording import Recorder
from tests.live.script import DEMOS
from tests.live.sitting import Sitting
from voicebanker.audio.earcons import Earcon, load

CLIPS = DEMOS / "voice_banking.us"
START = CLIPS / "01.wav"


@pytest.mark.parametrize("timing", [(), ("--timing", "hold-off=0.8", "--timing", "end=1.0")])
def test_a_press_stops_speech_and_listens(
    pulse: PulseServer, tmp_path: Path, timing: tuple[str, ...]
) -> None:
    options = ("--new", "--seed", "3", "--rate", "140", "--folder", str(tmp_path), *timing)
    sitting = Sitting(options, pulse.environment)
    speaker, room = Recorder(SPEAKER, pulse.environment), Recorder(ROOM, pulse.environment)
    try:
        sitting.wait_for("Who is playing")
        for key in "34":
            sitting.press(key)
            sitting.wait_for("M1,500")
        for _ in range(4):
            asked = sitting.press("help\n")
            assert speaker.wait_for_sound(asked + 0.3, 5.0) is not None
            speaker.pause()
            assert speaker.sounding_s(speaker.now() - 0.4, speaker.now()) > 0
            pressed = sitting.press("3")
            beep = speaker.wait_for_onset(load(Earcon.BEEP), pressed - 0.02, 3.0)
            assert beep is not None, "no beep was heard"
            # One sound is played at a time: when the beep begins, the voice has ended. The help
            # lasts far longer than was waited; how soon he stops, benchmarks.live_table measures.
            speaker.wait_for_quiet(0.1, 3.0)
        pulse.say(START)
        ended = room.last_sound(speaker.now() - 3.0)
        printed_line = sitting.wait_for("ighest roll")
        assert ended is not None
        least_s = 0.85 if timing else 0.4
        assert printed_line.at - ended >= least_s
    finally:
        speaker.close()
        room.close()
        sitting.close()


def test_he_never_answers_his_own_voice(pulse: PulseServer, tmp_path: Path) -> None:
    """The microphone hears the loudspeaker; a question opens it only after he has ended."""
    pulse.echo()
    options = ("--new", "--seed", "3", "--folder", str(tmp_path))
    sitting = Sitting(options, pulse.environment)
    speaker = Recorder(SPEAKER, pulse.environment)
    try:
        sitting.wait_for("Who is playing")
        for key in "34":
            sitting.press(key)
            sitting.wait_for("M1,500")
        sitting.wait_for("Start the game")
        sitting.press("3")
        sitting.wait_for("(beep)")
        # Nobody speaks: he reminds the player, listens again after his own voice, and lets it be.
        sitting.wait_for("I heard nothing", 15.0)
        sitting.wait_for("I will wait", 20.0)
        assert not [line.text for line in sitting.lines if line.text.startswith("You said")]
    finally:
        speaker.close()
        sitting.close()
