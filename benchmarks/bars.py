"""What the ears are to reach, and whether they do: the head of the speech benchmark's tables."""

import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from benchmarks import tables
from benchmarks.clips import CLEAN
from benchmarks.listening import Outcome
from benchmarks.material import NOISES
from benchmarks.tables import ASKED, OTHER, RIGHT, WRONG, Groups, Pace, Sides
from voicebanker.speech.gates import Gates


@dataclass(frozen=True, slots=True)
class Bar:
    """A share of the clips in ``rows`` that became one of ``columns``: to be at least ``share``,
    at most where ``at_most``. Of several rows the mean of the shares counts.
    """

    name: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    share: float
    at_most: bool = False

    def measured(self, groups: Groups) -> float | None:
        """Return the share reached, None where nothing was heard."""
        shares = [groups[row].share(*self.columns) for row in self.rows if row in groups]
        return statistics.mean(shares) if shares else None

    def is_reached(self, share: float) -> bool:
        """Tell whether ``share`` is enough."""
        return share <= self.share if self.at_most else share >= self.share


_AT_ALL_LEVELS = tuple(tables.at_noise(noise) for noise in NOISES)


def _bars(accepted: float, false_accepts: float) -> tuple[Bar, ...]:
    return (
        Bar("accepted without asking, clean", (CLEAN,), (RIGHT,), accepted),
        Bar("understood, clean", (CLEAN,), (RIGHT, ASKED), 0.99),
        Bar("understood, mean of 24 to 6 dB", _AT_ALL_LEVELS, (RIGHT, ASKED), 0.976),
        Bar("accepted wrong, clean", (CLEAN,), (WRONG,), 0.003, at_most=True),
        Bar("accepted wrong, 12 dB", (tables.at_noise(12),), (WRONG,), 0.010, at_most=True),
        Bar("false accepts of other speech", (OTHER,), (WRONG,), false_accepts, at_most=True),
    )


BARS = {"property": _bars(0.90, 0.01), "command": _bars(0.85, 0.02)}
MOST_FACTOR, MOST_WAIT_S = 0.3, 0.150
_Z = 1.96


def interval(share: float, clips: int) -> tuple[float, float]:
    """Return between which shares the true one is, at 95 % (Wilson), where ``clips`` were heard."""
    if not clips:
        return 0.0, 1.0
    below = 1 + _Z**2 / clips
    middle = (share + _Z**2 / (2 * clips)) / below
    half = _Z * math.sqrt(share * (1 - share) / clips + _Z**2 / (4 * clips**2)) / below
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the summary: what is to be reached, what is, and ``verdict``."""

    name: str
    cells: tuple[str, ...]
    is_reached: bool


def summary(outcomes: Sequence[Outcome], gates: Gates, head_start_s: float) -> Iterator[str]:
    """Yield what is reached over all editions; a grammar that two share counts once."""
    once = tables.distinct(outcomes)
    lines = [line for phase in BARS for line in _of_phase(phase, outcomes, once, gates)]
    found = tables.pace(once, head_start_s)
    if found:
        lines += _times(found)
    yield from _verdict("Reached", [line for line in lines if line.is_reached])
    yield from _verdict("Not reached", [line for line in lines if not line.is_reached])
    yield ""
    heads = (
        "to reach | measured | 95 % interval | clips | reached | editions that do | peer | whisper"
    )
    yield f"| | {heads} |"
    yield "|---|---:|---:|---:|---:|---|---:|---:|---:|"
    for line in lines:
        verdict = "yes" if line.is_reached else "**no**"
        to_reach, share, between, clips, editions, peer, whisper = line.cells
        yield (
            f"| {line.name} | {to_reach} | {share} | {between} | {clips} | {verdict} "
            f"| {editions} | {peer} | {whisper} |"
        )


def _verdict(title: str, lines: Sequence[Line]) -> Iterator[str]:
    yield f"**{title}:** {'; '.join(line.name for line in lines) or 'none'}."


def _of_phase(
    phase: str, outcomes: Sequence[Outcome], once: Sequence[Outcome], gates: Gates
) -> Iterator[Line]:
    all_together = tables.sides([one for one in once if one.trial.phase == phase], gates)
    editions: dict[str, list[Outcome]] = {}
    for one in outcomes:
        if one.trial.phase == phase:
            editions.setdefault(one.trial.edition, []).append(one)
    apart = [tables.sides(found, gates).ours for found in editions.values()]
    for bar in BARS[phase]:
        line = _line(phase, bar, all_together, apart)
        if line:
            yield line


def _line(phase: str, bar: Bar, found: Sides, editions: Sequence[Groups]) -> Line | None:
    share = bar.measured(found.ours)
    if share is None:
        return None
    clips = sum(found.ours[row].clips for row in bar.rows if row in found.ours)
    low, high = interval(share, clips)
    each = [one for groups in editions if (one := bar.measured(groups)) is not None]
    reaching = sum(bar.is_reached(one) for one in each)
    cells = (
        f"{'≤' if bar.at_most else '≥'} {100 * bar.share:.1f} %",
        f"{100 * share:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f} %",
        f"{clips}",
        f"{reaching} of {len(each)}",
        _percent(bar.measured(found.peer)),
        _percent(bar.measured(found.whisper)),
    )
    return Line(f"{phase}: {bar.name}", cells, bar.is_reached(share))


def _percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.1f} %"


def _times(pace: Pace) -> Iterator[Line]:
    clips = f"{pace.clips}"
    factor = (f"≤ {MOST_FACTOR}", f"{pace.factor:.2f}", "", clips, "", "", "")
    yield Line("real-time factor", factor, pace.factor <= MOST_FACTOR)
    wait = f"≤ {MOST_WAIT_S * 1000:.0f} ms", f"{pace.late_s * 1000:.0f} ms", "", clips, "", "", ""
    yield Line("decision, 95th percentile", wait, pace.late_s <= MOST_WAIT_S)
