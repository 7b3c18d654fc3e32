"""Finds microphones and loudspeakers, through PortAudio.

PortAudio is asked for only when sound is wanted, so that playing in text needs none of it.
"""

import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

Stream = TypeVar("Stream")

_OTHER_RATES = (48_000, 44_100, 16_000, 32_000, 8_000)
_WRONG_CHANNELS, _WRONG_RATE = -9998, -9997  # PortAudio's paInvalidChannelCount, -SampleRate
_lock = threading.Lock()
_open_streams = 0


class AudioUnavailable(Exception):
    """Sound cannot be played or recorded here. The message is one sentence with the cure."""


@dataclass(frozen=True, slots=True)
class Device:
    """A sound device: ``inputs`` and ``outputs`` count channels, ``rate`` is its own, in Hz."""

    index: int
    name: str
    inputs: int
    outputs: int
    rate: int
    is_default_input: bool
    is_default_output: bool

    def is_called(self, name: str | None) -> bool:
        """Tell whether it has the name that was asked for; every device has no name asked for."""
        return name is None or name.casefold().strip() in self.name.casefold()


def portaudio() -> Any:
    """Return the module ``sounddevice``, loaded now if it was not.

    Raises ``AudioUnavailable`` where it or PortAudio is missing or does not start.
    """
    try:
        import sounddevice
    except ImportError:
        raise AudioUnavailable(
            "The package sounddevice is missing. Install it with: pip install sounddevice"
        ) from None
    except OSError:
        raise AudioUnavailable(f"PortAudio is missing. {_portaudio_cure()}") from None
    except Exception as problem:
        raise AudioUnavailable(
            f"PortAudio does not start ({problem}). Check the sound settings of this computer."
        ) from None
    return sounddevice


def list_devices() -> tuple[Device, ...]:
    """Return all sound devices, in PortAudio's order; empty where there are none.

    Raises ``AudioUnavailable`` where PortAudio does not work.
    """
    sounddevice = portaudio()
    try:
        found = sounddevice.query_devices()
        default_input, default_output = _defaults(sounddevice)
    except sounddevice.PortAudioError as problem:
        raise AudioUnavailable(
            f"The sound devices cannot be listed ({problem}). "
            "Check the sound settings of this computer."
        ) from None
    return tuple(
        Device(
            index=index,
            name=str(entry["name"]),
            inputs=int(entry["max_input_channels"]),
            outputs=int(entry["max_output_channels"]),
            rate=round(float(entry["default_samplerate"])),
            is_default_input=index == default_input,
            is_default_output=index == default_output,
        )
        for index, entry in enumerate(found)
    )


def find_microphone(name: str | None = None, *, or_default: bool = False) -> Device:
    """Return the microphone whose name contains ``name``, in any case; without one, the default.

    With ``or_default`` the default is taken too where none has that name. Raises
    ``AudioUnavailable`` where there is none.
    """
    able = [device for device in list_devices() if device.inputs]
    default = [device for device in able if device.is_default_input]
    cure = "Plug one in, or play with typed lines instead."
    return _choose(able, default, name, "microphone", cure, or_default)


def find_speaker(name: str | None = None, *, or_default: bool = False) -> Device:
    """Return the loudspeaker whose name contains ``name``, in any case; without one, the default.

    With ``or_default`` the default is taken too where none has that name. Raises
    ``AudioUnavailable`` where there is none.
    """
    able = [device for device in list_devices() if device.outputs]
    default = [device for device in able if device.is_default_output]
    cure = "Plug one in, or read the replies on the screen."
    return _choose(able, default, name, "loudspeaker", cure, or_default)


def rescan() -> bool:
    """Make PortAudio look again for devices, and tell whether it did.

    PortAudio lists devices once, so one plugged in later stays invisible until then. Nothing
    happens while a stream of ours is open, because starting anew would cut it off.
    """
    sounddevice = portaudio()
    with _lock:
        if _open_streams:
            return False
        # sounddevice offers no public way; this is the one its author recommends.
        with suppress(sounddevice.PortAudioError):
            sounddevice._terminate()
        try:
            sounddevice._initialize()
        except sounddevice.PortAudioError:
            return False
        return True


def open_stream(
    device: Device, channels: Iterable[int], opened: Callable[[int, int], Stream]
) -> Stream:
    """Return what ``opened`` returns for the first rate, in Hz, and channels that the device takes.

    Many devices refuse all rates but their own, and some say wrongly which one that is; some
    microphones have two channels or none. Raises PortAudio's error of the first attempt.
    """
    sounddevice = portaudio()
    first: Exception | None = None
    for rate in dict.fromkeys((device.rate, *_OTHER_RATES)):
        for count in dict.fromkeys(channels):
            try:
                return opened(rate, count)
            except sounddevice.PortAudioError as problem:
                first = first or problem
                if _code(problem) not in (_WRONG_RATE, _WRONG_CHANNELS):
                    raise first from None
    assert first is not None
    raise first


def _code(problem: Exception) -> object:
    """Return PortAudio's number for a problem; sounddevice gives it after the sentence."""
    return problem.args[1] if len(problem.args) > 1 else None


@contextmanager
def stream_open() -> Iterator[None]:
    """Mark that a stream of ours is open, so that ``rescan`` leaves PortAudio alone."""
    global _open_streams
    with _lock:
        _open_streams += 1
    try:
        yield
    finally:
        with _lock:
            _open_streams -= 1


def _defaults(sounddevice: Any) -> tuple[int, int]:
    """Return the numbers of the default input and output; -1 stands for none."""
    numbers = []
    for position, kind in enumerate(("input", "output")):
        number = sounddevice.default.device[position]
        if not isinstance(number, int) or number < 0:
            with suppress(sounddevice.PortAudioError, ValueError):
                number = sounddevice.query_devices(kind=kind)["index"]
        numbers.append(number if isinstance(number, int) else -1)
    return numbers[0], numbers[1]


def _choose(
    able: list[Device],
    default: list[Device],
    name: str | None,
    kind: str,
    cure: str,
    or_default: bool,
) -> Device:
    if not able:
        raise AudioUnavailable(f"No {kind} was found. {cure}")
    if name is None:
        return (default or able)[0]
    wanted = name.casefold().strip()
    exact = [device for device in able if device.name.casefold() == wanted]
    partly = [device for device in able if device.is_called(name)]
    if exact or partly:
        return (exact or partly)[0]
    if or_default:
        return (default or able)[0]
    names = ", ".join(f"'{device.name}'" for device in able)
    raise AudioUnavailable(f"No {kind} called '{name}' was found. Choose one of: {names}.")


def _portaudio_cure() -> str:
    if sys.platform == "linux":
        return "Install it with: sudo apt-get install libportaudio2"
    if sys.platform == "darwin":
        return "Install it with: brew install portaudio"
    return "Install it with: pip install --force-reinstall sounddevice"
