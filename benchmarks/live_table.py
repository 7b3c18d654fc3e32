"""Measures a live table end to end, and writes the times into ``benchmarks/RESULTS.md``.

``python -m benchmarks.live_table [BOARD ...]`` plays the recorded games through PulseAudio: a
player's recording into the microphone, the keys through a terminal, and both the room and the
loudspeaker recorded on one clock. ``--print`` leaves the file alone.
"""

import json
import os
import platform
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks.results import write_between_marks
from tests.live.performer import Performer, Times
from tests.live.pulse import PulseServer, missing
from tests.live.script import expected
from tests.live.sitting import Sitting

MARK = "live table"
BOARDS = ("voice_banking.us",)
# The recording of a null sink is ahead of what a sound card would play by up to so much.
_AHEAD_S = 0.02
_SERIES = ("rules", "disk", "synthesis")


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a part: begin and end in seconds of ``time.monotonic``."""

    part: str
    began: float
    ended: float


def play(board: str) -> tuple[Times, list[Call]]:
    """Play the recorded game on ``board``; return what was measured outside and inside."""
    game = expected(board)
    with tempfile.TemporaryDirectory(prefix="vb-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        with PulseServer(folder) as pulse:
            options = ["--new", "--edition", board, "--seed", str(game.seed)]
            program = (sys.executable, "-m", "benchmarks.timed_play", str(folder / "parts"))
            options += ["--folder", str(folder / "games")]
            sitting = Sitting(options, pulse.environment, program)
            performer = Performer(pulse, sitting, every=10**6)
            try:
                sitting.wait_for("On the number keys")
                performer.speaker.wait_for_quiet(0.5, 30.0)
                performer.perform(game)
                sitting.press("q")
                sitting.process.wait(30)
            finally:
                performer.close()
                sitting.close()
            lines = (folder / "parts").read_text("utf-8").splitlines()
    return performer.times, [Call(**json.loads(line)) for line in lines]


def parts_of(times: Times, calls: Iterable[Call]) -> dict[str, list[float]]:
    """Return how long each part took after each utterance, in seconds."""
    calls = sorted(calls, key=lambda call: call.began)
    parts: dict[str, list[float]] = {}

    def add(part: str, seconds: float) -> None:
        parts.setdefault(part, []).append(seconds)

    for _, ended, answered in times.utterances:
        if answered is None:
            continue
        within = [call for call in calls if ended - 2.0 < call.began <= answered + 0.1]
        handled = [call for call in within if call.part == "rules" and call.began > ended]
        played = [call for call in within if call.part == "playback" and call.began > ended]
        if not handled or not played:
            continue
        last = [c for c in within if c.part == "decode" and c.ended <= handled[0].began][-1:]
        if not last:
            continue
        foreseen = [c for c in within if c.part == "foresight" and c.ended <= last[0].began]
        add("end of speech", last[0].began - ended)
        add("decode, in the pause that may be the end", sum(c.ended - c.began for c in foreseen))
        add("decode, after the end", last[0].ended - last[0].began)
        for part in _SERIES:
            took = [
                c.ended - c.began
                for c in within
                if c.part == part and ended < c.began <= played[0].began
            ]
            add(part, sum(took))
        add("playback: until it sounds", answered + _AHEAD_S - played[0].began)
    return parts


def table(played: Sequence[tuple[Times, list[Call]]]) -> str:
    """Return the table of times, as Markdown."""
    rows: dict[str, list[float]] = {}

    def more(figures: Mapping[str, Sequence[float]]) -> None:
        for name, values in figures.items():
            rows.setdefault(name, []).extend(values)

    for times, calls in played:
        more(
            {
                "**last sample of speech to first sample of the reply**": times.speech_to_reply,
                "**press to beep**, in silence": [t + _AHEAD_S for t in times.press_to_beep],
                "**press to beep**, cutting him short": [t + _AHEAD_S for t in times.cut_to_beep],
            }
        )
        more(parts_of(times, calls))
    lines = [
        "| time, ms | number | median | 95th percentile | longest |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, values in rows.items():
        if values:
            figures = [np.median(values), np.percentile(values, 95), max(values)]
            shown = " | ".join(f"{1000 * float(figure):.0f}" for figure in figures)
            lines.append(f"| {name} | {len(values)} | {shown} |")
    return "\n".join(lines)


def chapter(boards: Sequence[str], load: float, played: Sequence[tuple[Times, list[Call]]]) -> str:
    """Return the chapter of the results."""
    utterances = sum(len(times.utterances) for times, _ in played)
    asked = sum(len(times.asked_back) for times, _ in played)
    typed = sum(len(times.typed) for times, _ in played)
    return f"""\
## A live table, end to end

`python -m benchmarks.live_table`: the recorded games of {", ".join(boards)} through
`voicebanker play`, PortAudio and PulseAudio with null sinks, PocketSphinx and pyttsx3, on
{os.cpu_count()} cores ({platform.machine()}, Python {platform.python_version()}), which had a
load of {load:.1f} before and gave this run the priority (nice) {os.nice(0)}.
{utterances} utterances; {asked} were asked back, {typed} not understood
and typed. The first sample of a reply is often that of its tone. A null sink passes a sound on
up to 20 ms before a sound card would play it; that is added to the times that end with a sound
and begin without one.

{table(played)}
"""


def main() -> None:
    """Play, and write the table."""
    reason = missing()
    if reason is not None:
        raise SystemExit(f"A live table needs PulseAudio: {reason}.")
    boards = [name for name in sys.argv[1:] if not name.startswith("-")] or list(BOARDS)
    load = os.getloadavg()[0]
    text = chapter(boards, load, [play(board) for board in boards])
    print(text)
    if "--print" not in sys.argv:
        write_between_marks(MARK, text)


if __name__ == "__main__":
    main()
