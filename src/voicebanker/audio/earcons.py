"""The short tones that say what happened without words.

They differ in contour and rhythm, not only in pitch, so that small loudspeakers and untrained
ears can tell them apart. ``benchmarks/make_earcons.py`` makes the files.
"""

from enum import Enum
from functools import cache

from voicebanker.audio.sound import Sound
from voicebanker.audio.wav import read_wav
from voicebanker.resources import folder


class Earcon(Enum):
    """What a tone means; the value is the name of its file, without ``.wav``."""

    BEEP = "beep"
    """The banker listens."""
    PING = "ping"
    """The banker listens for the second phase: which property, which player, how much."""
    MONEY_IN = "money_in"
    MONEY_OUT = "money_out"
    REFUSED = "refused"
    """Understood, but not possible."""
    SORRY = "sorry"
    """Not understood."""
    AUCTION_OPEN = "auction_open"
    BID = "bid"
    GOING_ONCE = "going_once"
    GOING_TWICE = "going_twice"
    SOLD = "sold"
    FANFARE = "fanfare"
    UNDO = "undo"
    JOINED = "joined"
    """A player joined the game."""
    GOODBYE = "goodbye"

    @property
    def file_name(self) -> str:
        """Return the name of the file in the folder ``audio``."""
        return f"{self.value}.wav"


@cache
def load(earcon: Earcon) -> Sound:
    """Return the sound of ``earcon``, read once.

    Raises ``FileNotFoundError`` or ``WavError`` where the installation is incomplete.
    """
    return read_wav(folder("audio") / earcon.file_name)
