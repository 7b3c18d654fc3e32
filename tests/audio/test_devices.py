"""Choosing devices, and what is said where there are none."""

import subprocess
import sys

import pytest

from voicebanker.audio import devices
from voicebanker.audio.devices import AudioUnavailable, Device, find_microphone, find_speaker


def device(index: int, name: str, inputs: int, outputs: int, default: bool = False) -> Device:
    return Device(
        index=index,
        name=name,
        inputs=inputs,
        outputs=outputs,
        rate=44_100,
        is_default_input=default and inputs > 0,
        is_default_output=default and outputs > 0,
    )


TABLE = (
    device(0, "HDMI", 0, 8),
    device(1, "USB Conference Microphone", 1, 0),
    device(2, "USB", 2, 2),
    device(3, "default", 32, 32, default=True),
)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "list_devices", lambda: TABLE)


@pytest.mark.usefixtures("table")
def test_without_a_name_the_default_is_taken() -> None:
    assert find_microphone().name == "default"
    assert find_speaker().name == "default"


def test_without_a_default_the_first_able_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "list_devices", lambda: TABLE[:3])
    assert find_microphone().index == 1
    assert find_speaker().index == 0


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize(
    ("name", "index"), [("conference", 1), (" CONFERENCE ", 1), ("usb", 2), ("USB Conf", 1)]
)
def test_a_part_of_the_name_is_enough_but_the_whole_name_comes_first(name: str, index: int) -> None:
    assert find_microphone(name).index == index


@pytest.mark.usefixtures("table")
def test_a_device_that_cannot_record_is_no_microphone() -> None:
    with pytest.raises(AudioUnavailable, match=r"No microphone called 'HDMI'.*'USB', 'default'"):
        find_microphone("HDMI")
    assert find_microphone("HDMI", or_default=True) == find_microphone()


def test_without_any_device_the_cure_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "list_devices", lambda: ())
    with pytest.raises(AudioUnavailable, match=r"No microphone was found\. Plug one in"):
        find_microphone()
    with pytest.raises(AudioUnavailable, match=r"No loudspeaker was found\. Plug one in"):
        find_speaker("USB")


def run(lines: str) -> str:
    """Run ``lines`` in a Python of their own and return what they print."""
    program = [sys.executable, "-c", lines]
    return subprocess.run(program, check=True, capture_output=True, text=True).stdout


CATCH = """
from voicebanker.audio.devices import AudioUnavailable, list_devices
try:
    list_devices()
except AudioUnavailable as problem:
    print(problem)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="PortAudio is inside the package elsewhere")
def test_without_portaudio_the_cure_is_named() -> None:
    lines = "import ctypes.util; ctypes.util.find_library = lambda _name: None\n" + CATCH
    assert run(lines) == (
        "PortAudio is missing. Install it with: sudo apt-get install libportaudio2\n"
    )


def test_without_sounddevice_the_cure_is_named() -> None:
    assert "pip install sounddevice" in run("import sys; sys.modules['sounddevice'] = None" + CATCH)


def test_the_room_loads_neither_portaudio_nor_soxr_before_they_are_needed() -> None:
    lines = (
        "import sys\n"
        "import voicebanker.audio.player, voicebanker.audio.microphone\n"
        "print([name for name in ('sounddevice', 'soxr') if name in sys.modules])"
    )
    assert run(lines) == "[]\n"


def test_devices_can_be_looked_for_again_unless_one_is_in_use() -> None:
    try:
        before = devices.list_devices()
    except AudioUnavailable as problem:
        pytest.skip(str(problem))
    with devices.stream_open():
        assert not devices.rescan()
    assert devices.rescan()
    assert len(devices.list_devices()) == len(before)
