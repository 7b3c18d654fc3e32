"""What the player asked for on the command line of ``voicebanker play``."""

from dataclasses import dataclass, field
from pathlib import Path

from voicebanker.cli.timing import Timing
from voicebanker.table.sleep import SLEEP_AFTER_S


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What the player asked for."""

    edition: str = "voice_banking.us"
    language: str | None = None
    chosen: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    saved: Path | None = None
    typed: bool = False
    sound: bool = True
    ears: str = "auto"
    model: Path | None = None
    second_opinion: Path | None = None
    microphone: str | None = None
    speaker: str | None = None
    voice: str | None = None
    rate: int | None = None
    pitch: int | None = None
    volume: int | None = None
    items: int | None = None
    pace: str | None = None
    words: str | None = None
    time_factor: int | None = None
    confirm_above: int | None = None
    undo_any: bool = False
    timing: Timing = field(default_factory=Timing)
    seed: int | None = None
    folder: Path | None = None
    keys: Path | None = None
    sleep_after_s: float = SLEEP_AFTER_S
    hands_free: bool = False
    page: bool = False
    page_address: str | None = None
    page_port: int = 8437
