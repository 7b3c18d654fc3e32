"""How Mr. Monopoly speaks, and how long his auctions wait: what the table chooses for itself.

No part of the game: undo does not touch it, and it is kept beside the journal.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

PACES: Mapping[str, float] = {"normal": 1.0, "slow": 2.0, "very slow": 4.0}
"""How many times as long an auction waits for bids."""
RATES = (80, 450)
"""The slowest and the fastest rate of speech, in words a minute."""
PITCHES = (0, 100)
"""The lowest and the highest pitch; 50 is a voice as it is."""
VOLUMES = (25, 200)
"""The lowest and the highest volume, in percent of a voice as it is."""
_RATE_STEP, _PITCH_STEP, _VOLUME_STEP = 25, 15, 25


@dataclass(frozen=True, slots=True)
class Manner:
    """``rate`` in words a minute, ``pitch`` from 0 to 100, ``volume`` in percent, ``pace``."""

    rate: int = 170
    pitch: int = 50
    volume: int = 100
    pace: str = "normal"

    def seconds(self, usual: float) -> float:
        """Return how long an auction waits where it usually does ``usual`` seconds."""
        return usual * PACES[self.pace]

    def to_json(self) -> dict[str, Any]:
        """Return it as a JSON object."""
        return asdict(self)


def manner_from(body: Mapping[str, Any]) -> Manner:
    """Return the manner that was kept; what makes no sense is passed over."""
    manner = Manner()
    for name, (least, most) in (("rate", RATES), ("pitch", PITCHES), ("volume", VOLUMES)):
        value = body.get(name)
        if isinstance(value, int) and least <= value <= most:
            manner = _with(manner, name, value)
    pace = body.get("pace")
    return replace(manner, pace=pace) if isinstance(pace, str) and pace in PACES else manner


def _with(manner: Manner, name: str, value: int) -> Manner:
    changed: dict[str, Any] = {name: value}
    return replace(manner, **changed)


_STEPS: Mapping[str, tuple[str, int, tuple[int, int]]] = {
    "SpeakSlower": ("rate", -_RATE_STEP, RATES),
    "SpeakFaster": ("rate", _RATE_STEP, RATES),
    "SpeakLower": ("pitch", -_PITCH_STEP, PITCHES),
    "SpeakHigher": ("pitch", _PITCH_STEP, PITCHES),
    "SpeakQuieter": ("volume", -_VOLUME_STEP, VOLUMES),
    "SpeakLouder": ("volume", _VOLUME_STEP, VOLUMES),
}
_PACES_SAID: Mapping[str, str] = {
    "NormalAuctions": "normal",
    "SlowAuctions": "slow",
    "VerySlowAuctions": "very slow",
}


@dataclass(frozen=True, slots=True)
class Change:
    """What a wish for another manner leads to: the manner, and what is said about it.

    ``manner`` is None where nothing changes: the end has been reached, or the voice cannot.
    """

    message: str
    manner: Manner | None


def change(manner: Manner, intent: str, *, has_pitch: bool) -> Change | None:
    """Return what ``intent`` changes, or None where it is no wish for another manner.

    ``has_pitch`` tells whether the voice can speak higher and lower.
    """
    if intent in _PACES_SAID:
        pace = _PACES_SAID[intent]
        return Change(f"pace-{pace.replace(' ', '-')}", replace(manner, pace=pace))
    if intent not in _STEPS:
        return None
    what, step, (least, most) = _STEPS[intent]
    message = f"speak-{intent.removeprefix('Speak').lower()}"
    if what == "pitch" and not has_pitch:
        return Change("speak-without-pitch", None)
    before = getattr(manner, what)
    after = min(most, max(least, before + step))
    if after == before:
        return Change(f"{message}-no-more", None)
    return Change(message, _with(manner, what, after))
