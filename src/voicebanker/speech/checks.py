"""The gates of one utterance with their numbers: the evidence behind a decision."""

import math
from collections.abc import Iterable
from typing import Any

from voicebanker.speech.api import Check, Verdict
from voicebanker.speech.evidence import FIGURES, Evidence
from voicebanker.speech.gates import Gate

_FROM_WORST = (Verdict.REFUSE, Verdict.CONFIRM, Verdict.ACCEPT)


def at_most(gate: str, measured: float, act: float, ask: float | None = None) -> Check:
    """Return a gate that more than ``act`` does not pass without a question.

    Without ``ask``, more than ``act`` is refused.
    """
    asked = act if ask is None else ask
    passes = Verdict.ACCEPT if measured <= act else Verdict.REFUSE
    if act < measured <= asked:
        passes = Verdict.CONFIRM
    return Check(gate, measured, passes, act, asked, at_most=True)


def at_least(gate: str, measured: float, act: float, ask: float | None = None) -> Check:
    """Return a gate that less than ``act`` does not pass without a question.

    Without ``ask``, less than ``act`` is refused.
    """
    asked = act if ask is None else ask
    passes = Verdict.ACCEPT if measured >= act else Verdict.REFUSE
    if asked <= measured < act:
        passes = Verdict.CONFIRM
    return Check(gate, measured, passes, act, asked)


def lowest(checks: Iterable[Check]) -> Verdict:
    """Return what the strictest of ``checks`` allows."""
    return min(
        (check.passes for check in checks if check.passes is not None),
        key=_FROM_WORST.index,
        default=Verdict.ACCEPT,
    )


def weighed(gate: Gate, evidence: Evidence) -> tuple[Check, ...]:
    """Return the figures of ``evidence`` with their weights, and the confidence they add up to."""
    figures = zip(FIGURES, evidence.values, gate.weights, strict=True)
    return (
        *(Check(name, value, weight=weight) for name, value, weight in figures),
        at_least("confidence", gate.confidence(evidence), gate.accept, gate.confirm),
    )


def printed(check: Check) -> dict[str, Any]:
    """Return ``check`` for JSON: ``needs`` is ``at most`` or ``at least``, or ``weight`` alone."""
    measured = round(check.measured, 4) if math.isfinite(check.measured) else None
    body: dict[str, Any] = {"gate": check.gate, "measured": measured}
    if check.weight is not None:
        return {**body, "weight": check.weight}
    return {
        **body,
        "needs": "at most" if check.at_most else "at least",
        "act": check.act,
        "ask": check.ask,
        "passes": check.passes.value if check.passes else None,
    }
