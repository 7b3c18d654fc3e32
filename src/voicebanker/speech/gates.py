"""The gates that tell a command from other speech.

Per phase a small logistic model weighs the evidence; two thresholds turn its
confidence into acting, asking or letting be. The numbers are in
``calibration.toml``, written by ``python -m benchmarks.calibrate``.
"""

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

from voicebanker.speech.api import Verdict
from voicebanker.speech.evidence import FIGURES, Evidence

EVERY_PHASE = "every-phase"


@dataclass(frozen=True, slots=True)
class Gate:
    """A logistic model: ``weights`` in the order of ``evidence.FIGURES``.

    Confidence of ``accept`` and more is acted on, of ``confirm`` and more is asked about.
    """

    bias: float
    weights: tuple[float, ...]
    accept: float
    confirm: float

    def confidence(self, evidence: Evidence) -> float:
        """Return how likely it is that the hypothesis was said, from 0 to 1."""
        total = self.bias + sum(
            weight * value for weight, value in zip(self.weights, evidence.values, strict=True)
        )
        return 1.0 / (1.0 + math.exp(-max(-50.0, min(50.0, total))))

    def verdict(self, confidence: float) -> Verdict:
        """Return what ``confidence`` allows."""
        if confidence >= self.accept:
            return Verdict.ACCEPT
        return Verdict.CONFIRM if confidence >= self.confirm else Verdict.REFUSE


@dataclass(frozen=True, slots=True)
class Gates:
    """A gate per phase; a phase without its own uses the one fitted on every phase."""

    by_phase: Mapping[str, Gate]

    def of(self, phase: str) -> Gate:
        """Return the gate of ``phase`` (a grammar's name)."""
        return self.by_phase.get(phase, self.by_phase[EVERY_PHASE])


def load(text: str | None = None) -> Gates:
    """Return the gates of a calibration file's ``text``, by default the packaged one.

    Raises ``ValueError`` where a phase, a figure or a threshold is missing or wrong.
    """
    if text is None:
        package = resources.files("voicebanker.speech")
        text = (package / "calibration.toml").read_text(encoding="utf-8")
    gates = {name: _gate(name, table) for name, table in tomllib.loads(text).items()}
    if EVERY_PHASE not in gates:
        raise ValueError(f"The calibration lacks the table [{EVERY_PHASE}].")
    return Gates(gates)


def dump(gates: Gates) -> str:
    """Return ``gates`` as the text of a calibration file."""
    lines = ["# Written by 'python -m benchmarks.calibrate'. Do not edit by hand."]
    for name, gate in gates.by_phase.items():
        lines += ["", f"[{name}]", f"accept = {gate.accept:.4f}", f"confirm = {gate.confirm:.4f}"]
        lines.append(f"bias = {gate.bias:.4f}")
        lines += [
            f"{figure} = {weight:.4f}" for figure, weight in zip(FIGURES, gate.weights, strict=True)
        ]
    return "\n".join(lines) + "\n"


def _gate(name: str, table: object) -> Gate:
    if not isinstance(table, dict):
        raise ValueError(f"The calibration has a value '{name}' outside the phases.")
    try:
        gate = Gate(
            bias=float(table["bias"]),
            weights=tuple(float(table[figure]) for figure in FIGURES),
            accept=float(table["accept"]),
            confirm=float(table["confirm"]),
        )
    except KeyError as missing:
        raise ValueError(f"The calibration of '{name}' lacks {missing}.") from missing
    if not 0.0 <= gate.confirm <= gate.accept <= 1.0:
        raise ValueError(f"The calibration of '{name}' needs 0 <= confirm <= accept <= 1.")
    return gate
