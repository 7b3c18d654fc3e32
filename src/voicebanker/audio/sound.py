"""A piece of mono sound in memory."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Sound:
    """Mono 16-bit sound. ``samples`` has shape ``(n,)``; ``rate`` is in Hz."""

    samples: Samples
    rate: int

    @property
    def seconds(self) -> float:
        """Length in seconds."""
        return len(self.samples) / self.rate
