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
from benchmarks.listening import Outcome
from benchmarks.logistic import fit
from benchmarks.material import PHASES, TUNING
from benchmarks.speech import HEAD_START_S, arguments, outcomes_for
from voicebanker.speech.gates import EVERY_PHASE, Gate, Gates, dump

# One board of each game; the others add names, and hardly any command.
EDITIONS = (
    "voice_banking.us",
    "ultimate_banking.uk",
    "classic.us",
    "championship.us",
    "super_electronic.us",
)
CALIBRATION = Path(__file__).parents[1] / "src/voicebanker/speech/calibration.toml"
# Acting is allowed from the confidence that no more than this share of other speech reaches, by
# phase: a name that nobody said costs more than a question, and a yes is said to a question.
FALSELY_ACCEPTED = {"property": 0.0075, "command": 0.0075, "yes-no": 0.0200}
FALSELY_ACCEPTED_ELSEWHERE = 0.0100
# Asking is allowed from the one that this share of other speech does not reach.
NOT_ASKED = 0.85
# A command and a false alarm weigh the same; this many of either keep the weights small.
RIDGE = 3.0


def gate_for(
    outcomes: Sequence[Outcome], falsely_accepted: float = FALSELY_ACCEPTED_ELSEWHERE
) -> Gate:
    """Return the gate fitted on ``outcomes``: the right phrase against everything else.

    ``falsely_accepted`` is the share of other speech that it may act on.
    """
    heard = [(one.candidate, one.is_right) for one in outcomes]
    rows = np.array([candidate.evidence.values for candidate, _ in heard if candidate])
    labels = np.array([float(right) for candidate, right in heard if candidate])
    bias, weights = fit(rows, labels, RIDGE)
    free = Gate(bias, tuple(float(weight) for weight in weights), 0.5, 0.0)
    other = [_confidence(free, one) for one in outcomes if one.trial.text is None]
    accept = _quantile(other, 1 - falsely_accepted)
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
        of_phase = [one for one in outcomes if one.trial.phase == phase]
        gates[phase] = gate_for(of_phase, FALSELY_ACCEPTED[phase])
    return Gates(gates)


def _quantile(values: Sequence[float], share: float) -> float:
    return float(np.quantile(values, share))


def _confidence(gate: Gate, outcome: Outcome) -> float:
    return gate.confidence(outcome.candidate.evidence) if outcome.candidate else 0.0


def main() -> None:
    """Fit the gates, write them, print the figures of the clips they were fitted on."""
    parser = arguments("Fit the gates of the ears.")
    parser.set_defaults(limit=60, recordings=70)
    parser.add_argument("--print-only", action="store_true", help="do not write the calibration")
    options = parser.parse_args()
    options.part, options.no_stress = TUNING, True
    options.editions = options.editions or list(EDITIONS)
    outcomes = outcomes_for(options)
    gates = fitted(outcomes)
    if not options.print_only:
        CALIBRATION.write_text(dump(gates), encoding="utf-8")
    print("\n".join(bars.summary(outcomes, gates, HEAD_START_S)))


if __name__ == "__main__":
    main()
