"""The share of a processor that the product takes while it waits for a press.

    python -m benchmarks.waiting_load [--seconds 60] [--write]

Starts ``voicebanker play`` as it ships, has two players join, and measures the processor time
of the process and its children from ``/proc`` (Linux): listening at a microphone with nobody
speaking, waiting with an open microphone, and asleep. Microphone and speaker are the machine's;
where there is no microphone only the rows without one are measured. ``--write`` puts the table
between its marks in ``benchmarks/RESULTS.md``.
"""

import argparse
import os
import pty
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.results import write_between_marks

MARK = "waiting load"
_TICKS = os.sysconf("SC_CLK_TCK")
_SETTLED_S = 20.0
"""So long after the first words, in seconds, every recogniser is ready."""


def processes(pid: int) -> Iterator[int]:
    """Yield ``pid`` and all its children and theirs."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*"):
        for child in (task / "children").read_text().split():
            yield from processes(int(child))


def processor_seconds(pid: int) -> float:
    """Return the processor time of ``pid`` and its children so far, in seconds."""
    total = 0
    for one in processes(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return total / _TICKS


def resident_mb(pid: int) -> float:
    """Return the memory that ``pid`` and its children hold, shared pages shared out, in MB."""
    total = 0
    for one in processes(pid):
        for line in Path(f"/proc/{one}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1])
    return total / 1024


class Table:
    """``voicebanker play`` at a pseudo-terminal, with two players."""

    def __init__(self, options: Sequence[str]) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._terminal, slave = pty.openpty()
        self.screen = ""
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "voicebanker", "play", "--new"),
                *("--folder", self._folder.name, *options),
            ],
            stdin=slave,
            stdout=slave,
            stderr=slave,
        )
        os.close(slave)
        self.wait_for("Who is playing?")
        for key, words in (("3", "Cat"), ("4", "Dog")):
            os.write(self._terminal, key.encode())
            self.wait_for(words)

    def press(self, key: str) -> None:
        """Press a key."""
        os.write(self._terminal, key.encode())

    def wait_for(self, words: str) -> None:
        """Wait until ``words`` appear on the screen."""
        until = time.monotonic() + 120
        while words not in self.screen:
            if time.monotonic() > until or self.process.poll() is not None:
                raise SystemExit(f"'{words}' never appeared:\n{self.screen}")
            self.read(0.2)

    def read(self, seconds: float) -> None:
        """Take what is on the screen for a while."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            if select.select([self._terminal], [], [], left)[0]:
                try:
                    self.screen += os.read(self._terminal, 4096).decode("utf-8", "replace")
                except OSError:
                    return

    def share(self, seconds: float) -> tuple[float, float]:
        """Return the share of one processor over ``seconds``, in percent, and the memory in MB."""
        before, began = processor_seconds(self.process.pid), time.monotonic()
        self.read(seconds)
        took = processor_seconds(self.process.pid) - before
        return 100 * took / (time.monotonic() - began), resident_mb(self.process.pid)

    def close(self) -> None:
        """End the game."""
        self.process.terminate()
        self.process.wait(timeout=30)
        os.close(self._terminal)
        self._folder.cleanup()


def has_microphone() -> bool:
    """Tell whether this machine has a microphone that can be opened."""
    from voicebanker.audio.devices import AudioUnavailable, find_microphone

    try:
        find_microphone(None)
    except AudioUnavailable:
        return False
    return True


def rows(seconds: float) -> Iterator[tuple[str, float, float]]:
    """Yield what was waited in, the share of a processor in percent, and the memory in MB."""
    asleep = ("--sleep-after", "1")
    typed = ("--typed", "--no-sound")
    cases: list[tuple[str, tuple[str, ...], str]] = [
        ("typed, awake", typed, ""),
        ("typed, asleep", (*typed, *asleep), ""),
    ]
    if has_microphone():
        cases += [
            ("microphone open, nobody has the word", (), ""),
            ("listening, nobody speaks", (), "3"),
            ("asleep, microphone let go", asleep, ""),
        ]
    for name, options, key in cases:
        table = Table(options)
        try:
            table.read(_SETTLED_S)
            if key:
                table.press(key)
                table.read(1.0)
            limit = 7.0 if key else seconds  # after eight seconds it listens no more
            yield (name, *table.share(limit))
        finally:
            table.close()


def table_of(measured: Sequence[tuple[str, float, float]], seconds: float) -> str:
    """Return the table in Markdown."""
    lines = [
        "## Processor while waiting",
        "",
        f"`python -m benchmarks.waiting_load`: {seconds:g} s each (listening: 7 s), the process",
        "and its children, in percent of one processor; memory as proportional set size.",
        "",
        "| waiting | processor | memory |",
        "|---|---:|---:|",
        *(f"| {name} | {share:.2f} % | {memory:.0f} MB |" for name, share, memory in measured),
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write where that is asked for."""
    parser = argparse.ArgumentParser(description="The share of a processor while waiting.")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    measured = list(rows(options.seconds))
    text = table_of(measured, options.seconds)
    print(text)
    if options.write:
        write_between_marks(MARK, text)


if __name__ == "__main__":
    main()
