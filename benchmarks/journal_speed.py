"""How long an entry takes to be on disk, and how long a very long game takes to open.

    python -m benchmarks.journal_speed [--folder FOLDER] [--opening]

Writing: each entry of a long game is put into a real journal, as at the table: synced,
before it would be said.
Opening: a journal of 100,000 events is opened as ``voicebanker play --resume`` does it,
from finding the newest game in the folder to a game that can go on. Prints a section for
RESULTS.md. Times are the clock's, for the disk counts; of opening also the processor's own,
which say what a quiet machine would need.
"""

import argparse
import gc
import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.rules_speed import Recorder
from voicebanker.cli.saved import UNDO_STEPS, open_game
from voicebanker.editions import Edition, builtin_names, load_edition
from voicebanker.ledger import GameInformation, Journal
from voicebanker.ledger.shelf import newest
from voicebanker.rules import codec
from voicebanker.rules.game import RULES_VERSION
from voicebanker.table.banker import TRANSACTION

ENTRIES = 2_000
EVENTS = 100_000
RUNS = 5
Kept = tuple[str, dict[str, Any]]


def entries(edition: Edition, events: int) -> tuple[Kept, ...]:
    """Return the entries of one game with at least so many events, which has not ended."""
    length = events * 9 // 10
    while True:
        recorder = Recorder(edition, seed=1)
        recorder.record(length)
        kept = [
            (TRANSACTION, codec.transaction_to_json(step.transaction))
            for step in recorder.history.steps
        ]
        if sum(len(body["events"]) for _, body in kept) >= events:
            return tuple(kept)
        length += length // 2


def information(board: str) -> GameInformation:
    """Return what a new game on ``board`` is told at its beginning."""
    source = load_edition(board)[1]
    created = "2026-11-29T15:04:05+01:00"
    return GameInformation("2026-11-29-1", created, board, source, RULES_VERSION, {UNDO_STEPS: 1})


def cut(kept: tuple[Kept, ...], events: int) -> tuple[Kept, ...]:
    """Return the first of ``kept``, which have at least so many events."""
    total = 0
    for number, (_, body) in enumerate(kept, start=1):
        total += len(body["events"])
        if total >= events:
            return kept[:number]
    raise ValueError(f"there are only {total} events")


def written(folder: Path, board: str, kept: tuple[Kept, ...]) -> list[float]:
    """Return how long each entry took to be on disk, in milliseconds."""
    times = []
    with Journal.create(folder / f"{board}.game", information(board)) as journal:
        for kind, body in kept:
            began = time.perf_counter()
            journal.append(kind, body)
            times.append(1000 * (time.perf_counter() - began))
    return times


def laid_down(folder: Path, board: str, kept: tuple[Kept, ...]) -> None:
    """Write a long game without waiting for the disk at each entry."""
    with Journal.create(folder / f"{board}.game", information(board)) as journal:
        connection = journal._connection
        assert connection is not None
        connection.execute("PRAGMA synchronous=OFF").fetchall()
        for kind, body in kept:
            journal.append(kind, body)


def opened(folder: Path) -> tuple[tuple[float, float], ...]:
    """Return how long it takes to find the newest game, to open its journal alone, and to
    open it with its game ready to go on, each in seconds by the clock and of the processor."""
    gc.collect()
    times = [_now()]
    game = newest(folder, rules_version=RULES_VERSION)
    assert game is not None
    times.append(_now())
    Journal.open(game.path, rules_version=RULES_VERSION).close()
    times.append(_now())
    open_game(game.path).journal.close()
    times.append(_now())
    return tuple((after[0] - before[0], after[1] - before[1]) for before, after in pairwise(times))


def _now() -> tuple[float, float]:
    return time.perf_counter(), time.process_time()


def writing_rows(folder: Path) -> Iterator[str]:
    """Yield a row of the table of writing for each edition."""
    for board in builtin_names():
        kept = cut(entries(load_edition(board)[0], ENTRIES), ENTRIES)
        times = sorted(written(folder, board, kept))
        size = statistics.mean(len(json.dumps(body)) for _, body in kept)
        median, late = times[len(times) // 2], times[int(0.95 * len(times))]
        cells = f"{len(times):,} | {size:,.0f} | {median:.2f} | {late:.2f} | {times[-1]:.2f}"
        yield f"| {board} | {cells} |"


def opening_rows(folder: Path, boards: tuple[str, ...]) -> Iterator[str]:
    """Yield a row of the table of opening for each edition."""
    for board in boards:
        place = folder / f"long-{board}"
        kept = cut(entries(load_edition(board)[0], EVENTS), EVENTS)
        laid_down(place, board, kept)
        times = [opened(place) for _ in range(RUNS)]
        columns = [list(zip(*column, strict=True)) for column in zip(*times, strict=True)]
        medians = [[statistics.median(one) for one in column] for column in columns]
        size = (place / f"{board}.game").stat().st_size / 1e6
        cells = " | ".join(f"{clock:.2f} ({own:.2f})" for clock, own in medians)
        yield f"| {board} | {len(kept):,} | {size:.0f} | {cells} |"


def main() -> None:
    """Print the section."""
    parser = argparse.ArgumentParser(description="Time the journal.")
    parser.add_argument("--folder", type=Path, help="on the disk to be timed")
    parser.add_argument("--boards", nargs="+", default=["voice_banking.us", "classic.us"])
    parser.add_argument("--opening", action="store_true", help="time the opening alone")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        if not options.opening:
            print(
                "| edition | entries | bytes each | median ms | 95th percentile ms | longest ms |"
            )
            print("|---|---:|---:|---:|---:|---:|")
            for row in writing_rows(Path(name)):
                print(row, flush=True)
        print(f"\nA journal of {EVENTS:,} events, by the clock (and of the processor):\n")
        print("| edition | entries | MB | newest found, s | journal open, s | game ready, s |")
        print("|---|---:|---:|---:|---:|---:|")
        for row in opening_rows(Path(name), tuple(options.boards)):
            print(row, flush=True)


if __name__ == "__main__":
    main()
