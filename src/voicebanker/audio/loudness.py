"""Makes sound louder or softer, without tearing its peaks."""

import numpy as np

from voicebanker.audio.sound import Sound

_FULL = 32_767.0
_KNEE = 0.7
"""Above this share of full scale, a sound that is made louder is bent and not cut."""


def at_volume(sound: Sound, percent: int) -> Sound:
    """Return ``sound`` at ``percent`` of its volume; peaks that would not fit are rounded off."""
    if percent == 100:
        return sound
    scaled = sound.samples.astype(np.float32) * (percent / 100.0 / _FULL)
    size = np.abs(scaled)
    bent = _KNEE + (1.0 - _KNEE) * np.tanh((size - _KNEE) / (1.0 - _KNEE))
    fitting = np.where(size > _KNEE, bent, size) if percent > 100 else size
    samples = np.rint(np.sign(scaled) * fitting * _FULL).astype(np.int16)
    return Sound(samples, sound.rate)
