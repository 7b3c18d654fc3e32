"""``--timing NAME=SECONDS``: how long the banker waits for people, and they for the banker."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from voicebanker.cli.problems import ShelfError
from voicebanker.speech.endpoint import PAUSE_S, EndpointSettings
from voicebanker.table.session import HOLD_OFF_AFTER_SPEECH_S

_LIMITS = {
    "hold-off": (0.0, 3.0),
    "end": (0.3, 3.0),
    "short-end": (0.15, 3.0),
    "pre-roll": (0.1, 2.0),
}


@dataclass(frozen=True, slots=True)
class Timing:
    """How turns are taken, in seconds; see ``EndpointSettings`` and the session."""

    hold_off_s: float = HOLD_OFF_AFTER_SPEECH_S
    endpoint: EndpointSettings = field(default_factory=lambda: EndpointSettings(pause_s=PAUSE_S))


def timing_of(given: Sequence[str]) -> Timing:
    """Return what ``NAME=SECONDS`` say. Raises ``ShelfError`` where one makes no sense."""
    said = dict(_pair(one) for one in given)
    usual = Timing()
    end_s = said.get("end", usual.endpoint.end_silence_s)
    endpoint = EndpointSettings(
        pre_roll_s=said.get("pre-roll", usual.endpoint.pre_roll_s),
        end_silence_s=end_s,
        pause_s=min(end_s, said.get("short-end", PAUSE_S)),
    )
    return Timing(said.get("hold-off", usual.hold_off_s), endpoint)


def _pair(text: str) -> tuple[str, float]:
    name, _, figure = text.partition("=")
    name = name.strip().lower()
    if name not in _LIMITS:
        names = ", ".join(_LIMITS)
        raise ShelfError(f"--timing {text}: '{name}' is no time. Choose one of: {names}.")
    least, most = _LIMITS[name]
    try:
        seconds = float(figure)
    except ValueError:
        seconds = -1.0
    if not least <= seconds <= most:
        raise ShelfError(f"--timing {text}: give {name} from {least:g} to {most:g} seconds.")
    return name, seconds
