"""What a player can change so that he is heard better: measured, not guessed."""

from collections.abc import Sequence
from enum import Enum
from statistics import median

from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint
from voicebanker.speech.fit import levels_db

_FAINT_DB = -36.0
_NOISY_DB = 15.0
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

    Speech below -36 dBFS is too far away. Where loud moments are less than 15 dB above quiet
    ones, the room is too loud; at full scale speech is cut; below 55 ms a phoneme it is hasty.
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
        distances.append(_above_quiet_db(sound))
    if not levels:
        return (Advice.NEARER,)
    found = (
        (Advice.NEARER, median(levels) < _FAINT_DB),
        (Advice.QUIETER, median(distances) < _NOISY_DB),
        (Advice.SOFTER, median(peaks) > _TOO_LOUD_DB),
        (Advice.SLOWER, median(paces) < _HASTY_S),
    )
    return tuple(advice for advice, needed in found if needed)


def _above_quiet_db(sound: Sound) -> float:
    """Return how far the loud tenth of ``sound`` is above its quiet tenth, in dB.

    In a loud room the detector takes everything for speech, so it is not asked here.
    """
    size = max(1, round(endpoint.FRAME_S * sound.rate))
    frames = sorted(
        levels_db(Sound(sound.samples[at : at + size], sound.rate))[0]
        for at in range(0, len(sound.samples), size)
    )
    tenth = len(frames) // 10
    return frames[-1 - tenth] - frames[tenth]
