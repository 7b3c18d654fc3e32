"""How loud the room is beside what was said."""

import math

import numpy as np

from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint

# So far below the speech, a room is quiet: it changes nothing of what is heard.
_QUIET_DB = 24.0
# Of the frames of a sound, the share that shows how loud the room is.
_QUIETEST = 0.1
_FEWEST_FRAMES = 3


def noise_beside(sound: Sound, speech: endpoint.Speech) -> float:
    """Return how loud the quietest frames of ``sound`` are beside the louder half of ``speech``.

    It is 0 where they are 24 dB below it and more, 1 where they are as loud.
    """
    samples = endpoint.at_rate(sound, endpoint.RATE).samples.astype(np.float64)
    count = max(1, len(samples) // endpoint.FRAME_SAMPLES)
    frames = np.resize(samples, count * endpoint.FRAME_SAMPLES).reshape(count, -1)
    # One more than nothing, so that digital silence has a level too.
    powers = np.mean(frames**2, axis=1) + 1.0
    first, last = (round(at / endpoint.FRAME_S) for at in (speech.start_s, speech.end_s))
    spoken = np.sort(powers[first : max(first + 1, last)])
    voice = float(np.mean(spoken[len(spoken) // 2 :])) if len(spoken) else 1.0
    room = float(np.mean(np.sort(powers)[: max(_FEWEST_FRAMES, round(_QUIETEST * count))]))
    return min(1.0, max(0.0, 1.0 - 10.0 * math.log10(voice / room) / _QUIET_DB))
