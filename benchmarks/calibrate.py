"""Fits the gates that tell commands from other speech.

    python -m benchmarks.calibrate --audio ../shared/audio --piper PYTHON

Listens to the part of the speakers that is for tuning (``benchmarks.material``), fits the
gates, writes ``src/voicebanker/speech/calibration.toml`` and prints how they do on what
they were fitted on. What they are worth says ``benchmarks.speech``, on the other part.
"""

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from benchmarks import bars
from benchmarks.clips import CLEAN
from benchmarks.listening import Outcome
from benchmarks.logistic import fit
from benchmarks.material import PHASES, TUNING
from benchmarks.speech import HEAD_START_S, arguments, outcomes_for
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
    clean = [_confidence(free, one) for one in outcomes if _is_clean(one)]
    other = [_confidence(free, one) for one in outcomes if one.trial.text is None]
    accept = min(_quantile(clean, 1 - ACCEPTED), _quantile(other, 1 - FALSELY_ACCEPTED))
    confirm = min(accept, _quantile(other, NOT_ASKED))
    # Rounded down as the file is, so that the file behaves as what was fitted.
    return Gate(
        round(free.bias, 4),
        tuple(round(weight, 4) for weight in free.weights),
        max(0.0, float(np.floor(accept * 1e4) / 1e4)),
        max(0.0, float(np.floor(confirm * 1e4) / 1e4)),
    )


def fitted(outcomes: Sequence[Outcome]) -> Gates:
    """Return a gate per phase, and one for phases that have none."""
    gates = {EVERY_PHASE: gate_for(outcomes)}
    for phase in PHASES:
        gates[phase] = gate_for([one for one in outcomes if one.trial.phase == phase])
    return Gates(gates)


def _is_clean(one: Outcome) -> bool:
    return one.clip.kind == CLEAN and one.clip.noise_db is None


def _quantile(values: Sequence[float], share: float) -> float:
    return float(np.quantile(values, share))


def _confidence(gate: Gate, outcome: Outcome) -> float:
    return gate.confidence(outcome.candidate.evidence) if outcome.candidate else 0.0


def main() -> None:
    """Fit the gates, write them, print the figures of the clips they were fitted on."""
    parser = arguments("Fit the gates of the ears.")
    parser.set_defaults(limit=100, recordings=0)
    parser.add_argument("--print-only", action="store_true", help="do not write the calibration")
    options = parser.parse_args()
    options.part, options.no_stress = TUNING, True
    options.editions = options.editions or ["voice_banking.us"]
    outcomes = outcomes_for(options)
    gates = fitted(outcomes)
    if not options.print_only:
        CALIBRATION.write_text(dump(gates), encoding="utf-8")
    print("\n".join(bars.summary(outcomes, gates, HEAD_START_S)))


if __name__ == "__main__":
    main()
