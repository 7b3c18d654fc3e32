"""Chooses the voice for the command line."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from voicebanker.speech.api import Voice


class AdjustableVoice(Voice, Protocol):
    """A voice that can speak faster and slower, and perhaps higher and lower."""

    @property
    def has_pitch(self) -> bool:
        """Tell whether it can speak higher and lower."""

    def adjust(self, rate: int, pitch: int) -> None:
        """Speak at ``rate`` words a minute and ``pitch`` from 0 to 100 from now on."""

    def warm_up(self) -> None:
        """Make ready in the background."""


def make_voice(
    name: str | None = None,
    tongues: Sequence[str] = (),
    foreign: Callable[[], None] = lambda: None,
) -> AdjustableVoice:
    """Return the voice called ``name``: a Piper voice file, or a voice of pyttsx3.

    None is pyttsx3's usual voice, or its first one for a language whose voices have names or
    codes that begin with one of ``tongues``; ``foreign`` is called where there is none. Raises
    ``VoiceUnavailable`` where Piper or its file is missing.
    """
    from voicebanker.speech.piper_voice import SUFFIX, PiperVoice

    if name is not None and name.endswith(SUFFIX):
        return PiperVoice(Path(name).expanduser())
    from voicebanker.speech.voice import Pyttsx3Voice, VoiceOptions

    return Pyttsx3Voice(VoiceOptions(voice=name, tongues=tuple(tongues)), foreign=foreign)
