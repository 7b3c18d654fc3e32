"""``voicebanker play`` that writes down when its parts begin and end, for ``live_table``.

``python -m benchmarks.timed_play FILE ...``: FILE gets a line of JSON for each call of a part,
with its name, and begin and end in seconds of ``time.monotonic``. The rest goes to ``play``.
Nothing else is changed.
"""

import functools
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from voicebanker.audio.player import SpeakerPlayer
from voicebanker.cli.main import main as voicebanker
from voicebanker.cli.saved import NewGame
from voicebanker.speech.sphinx import SphinxEars
from voicebanker.speech.voice import Pyttsx3Voice
from voicebanker.table.unit import Unit

PARTS: tuple[tuple[type[Any], str, str], ...] = (
    (SphinxEars, "foresee", "foresight"),
    (SphinxEars, "hear", "decode"),
    (Unit, "handle", "rules"),
    (NewGame, "append", "disk"),
    (Pyttsx3Voice, "render", "synthesis"),
    (SpeakerPlayer, "play", "playback"),
)


def _timed(call: Callable[..., Any], part: str, out: TextIO) -> Callable[..., Any]:
    @functools.wraps(call)
    def timed(*arguments: Any, **options: Any) -> Any:
        began = time.monotonic()
        try:
            return call(*arguments, **options)
        finally:
            line = {"part": part, "began": began, "ended": time.monotonic()}
            out.write(json.dumps(line) + "\n")

    return timed


def main() -> None:
    """Play."""
    out = Path(sys.argv[1]).open("w", buffering=1, encoding="utf-8")  # noqa: SIM115
    for owner, name, part in PARTS:
        setattr(owner, name, _timed(getattr(owner, name), part, out))
    sys.argv = ["voicebanker", "play", *sys.argv[2:]]
    voicebanker()


if __name__ == "__main__":
    main()
