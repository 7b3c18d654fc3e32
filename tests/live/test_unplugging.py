"""Microphone and loudspeaker taken away and plugged in again, in the middle of a game."""

from pathlib import Path

from tests.live.pulse import SPEAKER, PulseServer
from tests.live.recording import Recorder
from tests.live.script import DEMOS
from tests.live.sitting import Sitting

CLIPS = DEMOS / "voice_banking.us"
START, BUY_VERMONT = CLIPS / "01.wav", CLIPS / "04.wav"


def _new_game(pulse: PulseServer, folder: Path, *more: str) -> Sitting:
    options = ("--new", "--seed", "3", "--rate", "350", "--folder", str(folder), *more)
    sitting = Sitting(options, pulse.environment)
    sitting.wait_for("Who is playing")
    for key in "34":
        sitting.press(key)
        sitting.wait_for("M1,500")
    sitting.wait_for("Start the game")
    return sitting


def _command(pulse: PulseServer, sitting: Sitting, key: str, clip: Path, reply: str) -> None:
    """Press, wait for the beep, say ``clip``, and wait for ``reply``: seen and heard."""
    speaker = Recorder(SPEAKER, pulse.environment)
    try:
        pressed = sitting.press(key)
        sitting.wait_for("(beep)")
        assert speaker.wait_for_sound(pressed, 5.0) is not None, "the beep was not heard"
        speaker.wait_for_quiet(0.15, 10.0)
        pulse.say(clip)
        printed = sitting.wait_for(reply)
        assert speaker.wait_for_sound(printed.at, 5.0) is not None, "the reply was not heard"
    finally:
        speaker.close()


def test_a_headset_is_unplugged_and_plugged_in_again(pulse: PulseServer, tmp_path: Path) -> None:
    sitting = _new_game(pulse, tmp_path)
    try:
        _command(pulse, sitting, "3", START, "ighest roll")
        pulse.unplug_microphone()
        pulse.unplug_speaker()
        sitting.wait_for("(The microphone 'default' was lost.")
        sitting.wait_for("I cannot hear you")
        sitting.press("r")
        sitting.wait_for("ighest roll")
        pulse.plug_in_speaker(44_100, 2)
        pulse.plug_in_microphone(16_000, 1)
        sitting.wait_for("(The microphone is back.)")
        sitting.wait_for("I can hear you again.")
        _command(pulse, sitting, "4", BUY_VERMONT, "Vermont Avenue")
        assert any("(The loudspeaker is back.)" in line.text for line in sitting.lines)
        assert any("(The loudspeaker 'default'" in line.text for line in sitting.lines)
        assert not [line.text for line in sitting.lines if "ALSA" in line.text]
    finally:
        sitting.close()


def test_one_of_them_is_taken_over_by_another_device(pulse: PulseServer, tmp_path: Path) -> None:
    """PulseAudio moves what was recorded or played to another device, and back: no notice comes."""
    sitting = _new_game(pulse, tmp_path)
    try:
        _command(pulse, sitting, "3", START, "ighest roll")
        pulse.unplug_microphone()
        pulse.plug_in_microphone(44_100, 2)
        _command(pulse, sitting, "4", BUY_VERMONT, "Vermont Avenue")
        pulse.unplug_speaker()
        sitting.press("r")
        sitting.wait_for("Vermont Avenue")
        pulse.plug_in_speaker(48_000, 1)
        speaker = Recorder(SPEAKER, pulse.environment)
        pressed = sitting.press("r")
        assert speaker.wait_for_sound(pressed, 5.0) is not None
        speaker.close()
    finally:
        sitting.close()


def test_a_device_is_chosen_by_name_and_the_default_is_used_where_it_is_missing(
    pulse: PulseServer, tmp_path: Path
) -> None:
    names = ("--microphone", "Headset", "--speaker", "living room")
    sitting = _new_game(pulse, tmp_path, *names)
    try:
        lines = [line.text for line in sitting.lines]
        assert "(There is no loudspeaker 'living room' here: 'default' speaks.)" in lines
        assert not [line for line in lines if "no microphone" in line]
        _command(pulse, sitting, "3", START, "ighest roll")
    finally:
        sitting.close()
