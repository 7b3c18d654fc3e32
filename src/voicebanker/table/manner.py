"""How Mr. Monopoly speaks, and how long his auctions wait: what the table chooses for itself.

No part of the game: undo does not touch it, and it is kept beside the journal.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from voicebanker.language.catalogue import BARE, FULL, SHORT, WORDS

PACES: Mapping[str, float] = {"normal": 1.0, "slow": 2.0, "very slow": 4.0}
"""How many times as long an auction waits for bids."""
LIMITS: Mapping[str, tuple[int, int]] = {
    "rate": (80, 450),
    "pitch": (0, 100),
    "volume": (25, 200),
    "time_factor": (0, 10),
    "confirm_above": (0, 1_000_000_000),
    "items": (1, 12),
}
"""The least and the most of each: words a minute; 50 for a pitch as it is; percent; times as
long, and 0 for no time limits; whole M, and 0 for no confirming; how many items of a list come
at a time."""
_TIME_STEPS = (1, 2, 5, 10)
_RATE_STEP, _PITCH_STEP, _VOLUME_STEP, _ITEMS_STEP = 25, 15, 25, 1


@dataclass(frozen=True, slots=True)
class Manner:
    """``rate`` in words a minute, ``pitch`` from 0 to 100, ``volume`` in percent, ``pace``.

    ``words``: how much he says. ``time_factor``: every time limit is so many times as long; 0
    is without limits. ``confirm_above``: a payment of so many whole M is asked about; 0 is none.
    ``items``: how many items of a list come at a time.
    """

    rate: int = 170
    pitch: int = 50
    volume: int = 100
    pace: str = "normal"
    words: str = FULL
    time_factor: int = 1
    confirm_above: int = 0
    items: int = 3

    @property
    def slow_rate(self) -> int:
        """Return the rate of what is repeated slowly, in words a minute."""
        return max(LIMITS["rate"][0], self.rate * 2 // 3)

    def seconds(self, usual: float) -> float:
        """Return how long an auction waits where it usually does ``usual`` seconds."""
        return usual * PACES[self.pace] * max(1, self.time_factor)

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
    known: Mapping[str, Collection[str]] = {"pace": PACES, "words": WORDS}
    for name, values in known.items():
        value = body.get(name)
        if isinstance(value, str) and value in values:
            changed: dict[str, Any] = {name: value}
            manner = replace(manner, **changed)
    return manner


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


_WORDS_SAID: Mapping[str, str] = {
    "SpeakFully": FULL,
    "SpeakShortly": SHORT,
    "SpeakBarely": BARE,
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
    if intent in _WORDS_SAID:
        words = _WORDS_SAID[intent]
        return Change(f"words-{words}", replace(manner, words=words))
    if intent in _TIMES:
        return _TIMES[intent](manner)
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


def _more_time(manner: Manner) -> Change:
    if manner.time_factor == 0:
        return Change("time-off-already", None)
    longer = [factor for factor in _TIME_STEPS if factor > manner.time_factor]
    if not longer:
        return Change("time-no-more", None)
    return Change(f"time-{longer[0]}", replace(manner, time_factor=longer[0]))


_TIMES: Mapping[str, Callable[[Manner], Change]] = {
    "MoreTime": _more_time,
    "NoTimeLimits": lambda manner: Change("time-off", replace(manner, time_factor=0)),
    "UsualTime": lambda manner: Change("time-1", replace(manner, time_factor=1)),
}
