"""How Mr. Monopoly speaks, and how long his auctions wait: what the table chooses for itself.

No part of the game: undo does not touch it, and it is kept beside the journal.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

PACES: Mapping[str, float] = {"normal": 1.0, "slow": 2.0, "very slow": 4.0}
"""How many times as long an auction waits for bids."""
LIMITS: Mapping[str, tuple[int, int]] = {
    "rate": (80, 450),
    "pitch": (0, 100),
    "volume": (25, 200),
    "items": (1, 12),
}
"""The least and the most of each: words a minute; 50 for a pitch as it is; percent; how many
items of a list come at a time."""
_RATE_STEP, _PITCH_STEP, _VOLUME_STEP, _ITEMS_STEP = 25, 15, 25, 1


@dataclass(frozen=True, slots=True)
class Manner:
    """``rate`` in words a minute, ``pitch`` from 0 to 100, ``volume`` in percent, ``pace``.

    ``items``: how many items of a list come at a time.
    """

    rate: int = 170
    pitch: int = 50
    volume: int = 100
    pace: str = "normal"
    items: int = 3

    def seconds(self, usual: float) -> float:
        """Return how long an auction waits where it usually does ``usual`` seconds."""
        return usual * PACES[self.pace]

    def to_json(self) -> dict[str, Any]:
        """Return it as a JSON object."""
        return asdict(self)


def manner_from(body: Mapping[str, Any]) -> Manner:
    """Return the manner that was kept; what makes no sense is passed over."""
    manner = Manner()
    for name, (least, most) in LIMITS.items():
        value = body.get(name)
        if isinstance(value, int) and least <= value <= most:
            manner = within_limits(manner, name, value)
    pace = body.get("pace")
    return replace(manner, pace=pace) if isinstance(pace, str) and pace in PACES else manner


def within_limits(manner: Manner, name: str, value: int) -> Manner:
    """Return ``manner`` with ``value`` for one of ``LIMITS``, or the limit that it is beyond."""
    least, most = LIMITS[name]
    changed: dict[str, Any] = {name: min(most, max(least, value))}
    return replace(manner, **changed)


_STEPS: Mapping[str, tuple[str, int]] = {
    "SpeakSlower": ("rate", -_RATE_STEP),
    "SpeakFaster": ("rate", _RATE_STEP),
    "SpeakLower": ("pitch", -_PITCH_STEP),
    "SpeakHigher": ("pitch", _PITCH_STEP),
    "SpeakQuieter": ("volume", -_VOLUME_STEP),
    "SpeakLouder": ("volume", _VOLUME_STEP),
    "ShorterLists": ("items", -_ITEMS_STEP),
    "LongerLists": ("items", _ITEMS_STEP),
}
_MESSAGES: Mapping[str, str] = {"ShorterLists": "lists-shorter", "LongerLists": "lists-longer"}
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
    what, step = _STEPS[intent]
    message = _MESSAGES.get(intent) or f"speak-{intent.removeprefix('Speak').lower()}"
    if what == "pitch" and not has_pitch:
        return Change("speak-without-pitch", None)
    changed = within_limits(manner, what, getattr(manner, what) + step)
    if changed == manner:
        return Change(f"{message}-no-more", None)
    return Change(message, changed)
