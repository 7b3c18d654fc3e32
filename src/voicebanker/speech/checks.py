"""The gates of one utterance with their numbers: the evidence behind a decision."""

import math
from collections.abc import Iterable
from typing import Any

from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint
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


def speaks(spoken_s: float) -> Check:
    """Return the first gate: whether anybody spoke long enough to say a word."""
    return at_least("speech_s", spoken_s, endpoint.SHORTEST_S)


def no_speech(sound: Sound) -> tuple[Check, ...]:
    """Return what a sound without speech met: no speech, and how loud it was instead.

    Its loudest 30 ms tell a bang from silence.
    """
    speech = endpoint.find_speech(sound)
    loud = at_least("loudest_frame", endpoint.loudest_frame(sound), endpoint.QUIET)
    return speaks(speech.spoken_s if speech else 0.0), loud


def decider(checks: Iterable[Check]) -> str | None:
    """Return the gate that kept the banker from acting: the first of the strictest; or None."""
    held = [check for check in checks if check.passes not in (None, Verdict.ACCEPT)]
    strictest = lowest(held)
    return next((check.gate for check in held if check.passes is strictest), None)


def weighed(gate: Gate, evidence: Evidence) -> tuple[Check, ...]:
    """Return the figures of ``evidence`` with their weights, and the confidence they add up to."""
    figures = zip(FIGURES, evidence.values, gate.weights, strict=True)
    return (
        *(Check(name, value, weight=weight) for name, value, weight in figures),
        at_least("confidence", gate.confidence(evidence), gate.accept, gate.confirm),
    )


def printed(check: Check) -> dict[str, Any]:
    """Return ``check`` for JSON: ``needs`` is ``at most`` or ``at least``, or ``weight`` alone."""
    body: dict[str, Any] = {"gate": check.gate, "measured": _finite(check.measured)}
    if check.weight is not None:
        return {**body, "weight": check.weight}
    return {
        **body,
        "needs": "at most" if check.at_most else "at least",
        "act": _finite(check.act),
        "ask": _finite(check.ask),
        "passes": check.passes.value if check.passes else None,
    }


def _finite(value: float | None) -> float | None:
    """Return ``value`` rounded; None where it is none that JSON has."""
    return round(value, 4) if value is not None and math.isfinite(value) else None
