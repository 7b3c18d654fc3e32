"""The tables of the speech benchmark, in Markdown: what became of the clips."""

import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from benchmarks.clips import CLEAN, RAISED
from benchmarks.listening import Outcome, Second
from benchmarks.material import NOISES, OTHER_PHASE, PERSON, PHASES, STRESS
from voicebanker.speech.api import Verdict
from voicebanker.speech.gates import Gates

RIGHT, ASKED, ASKED_WRONG, REFUSED, WRONG = (
    "accepted right",
    "asked, right",
    "asked, wrong",
    "refused",
    "accepted wrong",
)
_COLUMNS = (RIGHT, ASKED, ASKED_WRONG, REFUSED, WRONG)
OTHER, OTHER_IN_NOISE, IN_NOISE = "other speech", "other speech, in noise", "all in noise"
_PERCENTILE = 95

Judge = Callable[[Outcome], str]


@dataclass(frozen=True, slots=True)
class Group:
    """Clips of one row, counted."""

    name: str
    counts: Counter[str]

    @property
    def clips(self) -> int:
        """Return how many clips there are."""
        return self.counts.total()

    def share(self, *columns: str) -> float:
        """Return the share of clips in ``columns``, 0 where there are no clips."""
        return self.count(*columns) / max(1, self.clips)

    def count(self, *columns: str) -> int:
        """Return how many clips are in ``columns``."""
        return sum(self.counts[column] for column in columns)


Groups = dict[str, Group]


def word(gates: Gates, one: Outcome) -> str:
    """Return what became of a clip, in the words of the tables' columns."""
    return _word(one.verdict(gates), one.is_right)


def second_word(second: Second | None) -> str:
    """Return the same for other ears."""
    return _word(second.verdict, second.is_right) if second else REFUSED


def _word(verdict: Verdict, is_right: bool) -> str:
    if verdict is Verdict.REFUSE:
        return REFUSED
    if verdict is Verdict.ACCEPT:
        return RIGHT if is_right else WRONG
    return ASKED if is_right else ASKED_WRONG


@dataclass(frozen=True, slots=True)
class Sides:
    """The rows of the product's ears, of the public peer and of Whisper, by their names."""

    ours: Groups
    peer: Groups
    whisper: Groups


def sides(outcomes: Sequence[Outcome], gates: Gates) -> Sides:
    """Return ``outcomes`` as rows, of all who listened."""
    return Sides(
        grouped(outcomes, lambda one: word(gates, one)),
        grouped([one for one in outcomes if one.peer], lambda one: second_word(one.peer)),
        grouped([one for one in outcomes if one.whisper], lambda one: second_word(one.whisper)),
    )


def grouped(outcomes: Sequence[Outcome], judge: Judge) -> Groups:
    """Return the rows of a table by their names, in order."""
    counts: dict[str, Counter[str]] = {name: Counter() for name in _NAMES}
    for one in outcomes:
        for name in _rows_of(one):
            counts[name][judge(one)] += 1
    return {name: Group(name, count) for name, count in counts.items() if count}


def at_noise(noise_db: int) -> str:
    """Return the name of the row of a level of noise."""
    return f"{noise_db} dB"


_NAMES = (
    CLEAN,
    *(at_noise(noise) for noise in NOISES),
    IN_NOISE,
    RAISED,
    STRESS,
    PERSON,
    OTHER,
    OTHER_IN_NOISE,
    OTHER_PHASE,
)


def _rows_of(one: Outcome) -> tuple[str, ...]:
    kind, noise = one.clip.kind, one.clip.noise_db
    if kind == OTHER_PHASE:
        return (OTHER_PHASE,)
    if one.trial.text is None:
        return (OTHER_IN_NOISE,) if noise else (OTHER,)
    if kind == CLEAN and noise:
        return (at_noise(noise), IN_NOISE)
    return (kind,) if noise is None else ()


def distinct(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """Return ``outcomes`` without those of editions that share the grammar with an earlier one."""
    first: dict[int, str] = {}
    kept = []
    for one in outcomes:
        if first.setdefault(one.grammar, one.trial.edition) == one.trial.edition:
            kept.append(one)
    return kept


def table(found: Sides) -> Iterator[str]:
    """Yield a table: what was said by what became of it, in percent of the clips."""
    others = [(name, rows) for name, rows in _others(found) if rows]
    heads = "".join(f" {name} |" for name, _ in others)
    yield f"| said | clips | {' | '.join(_COLUMNS)} | understood |{heads}"
    yield "|---|---:|" + "---:|" * (len(_COLUMNS) + 1 + len(others))
    for group in found.ours.values():
        cells = " | ".join(f"{100 * group.share(column):.1f}" for column in _COLUMNS)
        known = not group.name.startswith("other")
        understood = f"{100 * group.share(RIGHT, ASKED):.1f}" if known else ""
        beside = "".join(f" {_beside(rows.get(group.name))} |" for _, rows in others)
        yield f"| {group.name} | {group.clips} | {cells} | {understood} |{beside}"


def _others(found: Sides) -> tuple[tuple[str, Groups], ...]:
    return ("peer", found.peer), ("whisper", found.whisper)


def _beside(group: Group | None) -> str:
    """Return a cell: accepted right and wrong in percent, and of how many clips."""
    if group is None:
        return ""
    return f"{100 * group.share(RIGHT):.0f} / {100 * group.share(WRONG):.0f} of {group.clips}"


def kinds(outcomes: Sequence[Outcome], gates: Gates) -> Iterator[str]:
    """Yield a table of the kinds of other speech, by phase, in percent of the clips."""
    yield "| phase | kind | clips | accepted | asked | refused |"
    yield "|---|---|---:|---:|---:|---:|"
    for phase in PHASES:
        counts: dict[str, Counter[str]] = {}
        for one in outcomes:
            if one.trial.phase == phase and one.trial.text is None and one.clip.noise_db is None:
                counts.setdefault(one.clip.kind, Counter())[word(gates, one)] += 1
        for kind, count in sorted(counts.items()):
            group = Group(kind, count)
            cells = (group.share(WRONG), group.share(ASKED_WRONG), group.share(REFUSED))
            shown = " | ".join(f"{100 * cell:.1f}" for cell in cells)
            yield f"| {phase} | {kind} | {group.clips} | {shown} |"


@dataclass(frozen=True, slots=True)
class Pace:
    """Processor time: per second of sound, and from the end of an utterance to the decision."""

    factor: float
    median_s: float
    late_s: float
    clips: int


def pace(outcomes: Iterable[Outcome], head_start_s: float) -> Pace | None:
    """Return the pace; None where nothing was timed.

    ``head_start_s`` is how long before the end of the utterance the decoding begins: while
    silence is waited for that ends it.
    """
    timed = [one for one in outcomes if one.compute_s is not None]
    if not timed:
        return None
    factor = sum(one.compute_s or 0.0 for one in timed) / sum(one.audio_s for one in timed)
    waits = sorted(max(0.0, (one.longest_s or 0.0) - head_start_s) for one in timed)
    return Pace(factor, statistics.median(waits), percentile(waits), len(timed))


def percentile(ordered: Sequence[float]) -> float:
    """Return the value that 95 of 100 of the ``ordered`` do not exceed."""
    return ordered[min(len(ordered) - 1, len(ordered) * _PERCENTILE // 100)]


def second_factor(found: Iterable[tuple[Second | None, float]]) -> float | None:
    """Return the processor time of other ears per second of sound; None where nothing was."""
    timed = [(second.compute_s, audio_s) for second, audio_s in found if second]
    if not timed:
        return None
    return sum(took_s for took_s, _ in timed) / sum(audio_s for _, audio_s in timed)


def of_phase(outcomes: Sequence[Outcome], gates: Gates, head_start_s: float) -> Iterator[str]:
    """Yield the table of one edition and phase, and its pace."""
    yield from table(sides(outcomes, gates))
    found = pace(outcomes, head_start_s)
    if found:
        yield ""
        yield (
            f"Real-time factor {found.factor:.2f}; from the end of the utterance to the decision "
            f"{found.median_s * 1000:.0f} ms (median), {found.late_s * 1000:.0f} ms "
            f"({_PERCENTILE}th percentile), over {found.clips} clips."
        )
