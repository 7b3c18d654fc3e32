"""Fits the gates that tell commands from other speech, and prints how they do.

    python -m benchmarks.clips --noise ../shared/audio/kitchen-noise.wav
    python -m benchmarks.calibrate --audio ../shared/audio

Half of the speakers are for fitting, the figures printed are those of the other half.
``--audio`` is a folder with recordings of other speech in ``negatives`` and ``words``.
It takes some ten minutes on two cores. The result goes to
``src/voicebanker/speech/calibration.toml`` unless ``--print-only``.
All positives but the rows ``person`` are synthetic voices.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from benchmarks.clips import PHASES, default_folder
from benchmarks.logistic import fit
from benchmarks.samples import Outcome, halves, listen, recorded, synthetic
from voicebanker.speech.api import Verdict
from voicebanker.speech.gates import EVERY_PHASE, Gate, Gates, dump

CALIBRATION = Path(__file__).parents[1] / "src/voicebanker/speech/calibration.toml"
# Acting is allowed from the confidence that this share of the clean commands reaches, or from
# a lower one where no more than so much of other speech reaches that; asking from the one that
# this share of other speech does not reach.
ACCEPTED = 0.985
FALSELY_ACCEPTED = 0.015
NOT_ASKED = 0.85
# A command and a false alarm weigh the same; this many of either keep the weights small.
RIDGE = 3.0


def gate_for(outcomes: Sequence[Outcome]) -> Gate:
    """Return the gate fitted on ``outcomes``: the right phrase against everything else."""
    heard = [(one.candidate, one.is_right) for one in outcomes]
    rows = np.array([candidate.evidence.values for candidate, _ in heard if candidate])
    labels = np.array([float(right) for candidate, right in heard if candidate])
    bias, weights = fit(rows, labels, RIDGE)
    free = Gate(bias, tuple(float(weight) for weight in weights), 0.5, 0.0)
    clean = [_confidence(free, one) for one in outcomes if one.sample.kind == "clean"]
    other = [_confidence(free, one) for one in outcomes if one.sample.text is None]
    accept = min(_quantile(clean, 1 - ACCEPTED), _quantile(other, 1 - FALSELY_ACCEPTED))
    confirm = min(accept, _quantile(other, NOT_ASKED))
    # Rounded down as the file is, so that the file behaves as what was fitted.
    return Gate(
        round(free.bias, 4),
        tuple(round(weight, 4) for weight in free.weights),
        max(0.0, float(np.floor(accept * 1e4) / 1e4)),
        max(0.0, float(np.floor(confirm * 1e4) / 1e4)),
    )


def judge(gate: Gate, outcome: Outcome) -> str:
    """Return ``right``, ``wrong``, ``asked`` or ``refused``: what ``gate`` makes of ``outcome``."""
    if outcome.candidate is None:
        return "refused"
    verdict = gate.verdict(_confidence(gate, outcome))
    if verdict is Verdict.ACCEPT:
        return "right" if outcome.is_right else "wrong"
    return "asked" if verdict is Verdict.CONFIRM else "refused"


def report(gates: Gates, outcomes: Sequence[Outcome]) -> str:
    """Return a table in Markdown: per phase and kind of clip, what became of the clips."""
    counts: dict[tuple[str, bool, str], Counter[str]] = defaultdict(Counter)
    for outcome in outcomes:
        sample = outcome.sample
        verdict = judge(gates.of(sample.phase), outcome)
        for kind in (sample.kind, "all"):
            counts[sample.phase, sample.text is None, kind][verdict] += 1
    lines = [
        "| phase | said | clips | acted on, right | acted on, wrong | asked | refused |",
        "|---|---|---|---|---|---|---|",
    ]
    for (phase, other, kind), seen in sorted(counts.items()):
        total = sum(seen.values())
        shares = " | ".join(
            f"{seen[verdict] / total:.1%}" for verdict in ("right", "wrong", "asked", "refused")
        )
        lines.append(
            f"| {phase} | {'other speech' if other else 'of the phase'}: {kind} | {total} "
            f"| {shares} |"
        )
    return "\n".join(lines)


def fitted(outcomes: Sequence[Outcome]) -> Gates:
    """Return a gate per phase, and one for phases that have none."""
    gates = {EVERY_PHASE: gate_for(outcomes)}
    for grammar in PHASES:
        of_phase = [one for one in outcomes if one.sample.phase == grammar.name]
        gates[grammar.name] = gate_for(of_phase)
    return Gates(gates)


def _quantile(values: Sequence[float], share: float) -> float:
    return float(np.quantile(values, share))


def _confidence(gate: Gate, outcome: Outcome) -> float:
    return gate.confidence(outcome.candidate.evidence) if outcome.candidate else 0.0


def main() -> None:
    """Fit the gates, write them, print the figures of the half that was held out."""
    parser = argparse.ArgumentParser(description="Fit the gates of the ears.")
    parser.add_argument("--clips", type=Path, default=default_folder())
    parser.add_argument("--audio", type=Path, required=True, help="recordings of other speech")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=1, help="use only every Nth clip: quicker")
    parser.add_argument("--print-only", action="store_true", help="do not write the calibration")
    options = parser.parse_args()
    samples = [*synthetic(options.clips), *recorded(options.audio)]
    outcomes = listen(samples[:: options.every], options.jobs)
    calibration, held_out = halves(outcomes)
    gates = fitted(calibration)
    if not options.print_only:
        CALIBRATION.write_text(dump(gates), encoding="utf-8")
    print(f"Fitted on {len(calibration)} clips, measured on {len(held_out)} of other speakers.\n")
    print(report(gates, held_out))


if __name__ == "__main__":
    main()
