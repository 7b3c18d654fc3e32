"""What a player can change so that he is heard better: measured, not guessed."""

from collections.abc import Sequence
from enum import Enum
from statistics import median

from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint
from voicebanker.speech.fit import levels_db

_FAINT_DB = -42.0
_NOISY_DB = 12.0
_TOO_LOUD_DB = -0.3
_HASTY_S = 0.055


class Advice(Enum):
    """What to change."""

    NEARER = "nearer"
    QUIETER = "quieter"
    SOFTER = "softer"
    SLOWER = "slower"


def advise(samples: Sequence[tuple[int, Sound]]) -> tuple[Advice, ...]:
    """Return what would help, by the middle value of ``samples``: phonemes said, and the sound.

    Speech below -42 dBFS is too far away; less than 12 dB above what else is heard, the room
    is too loud; at full scale it is cut; below 55 ms a phoneme it is hasty.
    """
    levels, distances, peaks, paces = [], [], [], []
    for phonemes, sound in samples:
        speech = endpoint.find_speech(sound)
        if speech is None:
            continue
        level, peak = levels_db(endpoint.cut(sound, speech.start_s, speech.end_s))
        levels.append(level)
        peaks.append(peak)
        paces.append(speech.spoken_s / max(1, phonemes))
        before = endpoint.cut(sound, 0.0, speech.start_s)
        after = endpoint.cut(sound, speech.end_s, sound.seconds)
        quiet = [levels_db(one)[0] for one in (before, after) if one.seconds >= endpoint.FRAME_S]
        if quiet:
            distances.append(level - min(quiet))
    if not levels:
        return (Advice.NEARER,)
    found = (
        (Advice.NEARER, median(levels) < _FAINT_DB),
        (Advice.QUIETER, bool(distances) and median(distances) < _NOISY_DB),
        (Advice.SOFTER, median(peaks) > _TOO_LOUD_DB),
        (Advice.SLOWER, median(paces) < _HASTY_S),
    )
    return tuple(advice for advice, needed in found if needed)
