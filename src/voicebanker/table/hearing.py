"""From the hypotheses of the ears to one reading: act, ask, or say sorry.

What the sound allows (the ears' verdict) and what the words allow (the
language's understanding) are taken together; the lower of the two decides.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from voicebanker.language.interpreter import Language, Meaning, Understanding
from voicebanker.speech.api import Hypothesis, Verdict

CLOSE = 0.15
"""Two readings whose confidences differ by less than this are both asked about."""
UNSURE = "unsure"
"""The reason where the ears are not sure that this was said."""
CONTESTED = "contested"
"""The reason where other words fit the sound as well and mean something else."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What to make of an utterance. ``reason`` says why it is not simply accepted."""

    decision: Verdict
    intent: str | None = None
    slots: Mapping[str, str] = field(default_factory=dict)
    slot: str | None = None
    candidates: tuple[str, ...] = ()
    reason: str | None = None
    said: str = ""
    rivals: Mapping[str, str] = field(default_factory=dict)


def read(
    language: Language,
    hypotheses: Sequence[Hypothesis],
    phase: str,
    rejected: frozenset[str] = frozenset(),
) -> Reading:
    """Return the reading of ``hypotheses`` in ``phase``; ``rejected`` names are not offered."""
    readings = [(one, _understand(language, one, phase, rejected)) for one in hypotheses]
    for hypothesis, understanding in readings:
        if understanding.meaning is Meaning.NOT_A_COMMAND:
            continue
        if hypothesis.verdict is Verdict.REFUSE:
            return Reading(Verdict.REFUSE, reason=UNSURE, said=hypothesis.text)
        if understanding.meaning is Meaning.UNKNOWN_NAME:
            return _unknown(understanding)
        if understanding.meaning is Meaning.AMBIGUOUS_NAME:
            return _ambiguous(understanding)
        rival = _rival(hypothesis, understanding, readings)
        return rival or _plain(hypothesis, understanding)
    said = hypotheses[0].text if hypotheses else ""
    return Reading(Verdict.REFUSE, reason=Meaning.NOT_A_COMMAND.value, said=said)


def _understand(
    language: Language, hypothesis: Hypothesis, phase: str, rejected: frozenset[str]
) -> Understanding:
    understanding = language.understand(hypothesis.text, phase)
    if rejected.intersection(understanding.slots.values()):
        return Understanding(Meaning.NOT_A_COMMAND, said=hypothesis.text)
    if understanding.meaning is not Meaning.AMBIGUOUS_NAME:
        return understanding
    left = tuple(one for one in understanding.candidates if one not in rejected)
    if not left:
        return Understanding(Meaning.NOT_A_COMMAND, said=hypothesis.text)
    return Understanding(
        Meaning.AMBIGUOUS_NAME,
        understanding.intent,
        understanding.slots,
        understanding.slot,
        left,
        understanding.said,
    )


def _unknown(understanding: Understanding) -> Reading:
    return Reading(
        Verdict.REFUSE,
        understanding.intent,
        understanding.slots,
        understanding.slot,
        reason=Meaning.UNKNOWN_NAME.value,
        said=understanding.said,
    )


def _ambiguous(understanding: Understanding) -> Reading:
    return Reading(
        Verdict.CONFIRM,
        understanding.intent,
        understanding.slots,
        understanding.slot,
        understanding.candidates,
        Meaning.AMBIGUOUS_NAME.value,
        understanding.said,
    )


def _plain(hypothesis: Hypothesis, understanding: Understanding) -> Reading:
    unsure = hypothesis.verdict is Verdict.CONFIRM
    return Reading(
        hypothesis.verdict,
        understanding.intent,
        understanding.slots,
        reason=UNSURE if unsure else None,
        said=understanding.said,
        rivals=understanding.rivals,
    )


def _contested(understanding: Understanding) -> Reading:
    return Reading(
        Verdict.CONFIRM,
        understanding.intent,
        understanding.slots,
        reason=CONTESTED,
        said=understanding.said,
    )


def _rival(
    best: Hypothesis,
    understanding: Understanding,
    readings: Sequence[tuple[Hypothesis, Understanding]],
) -> Reading | None:
    """Return a question where another hypothesis is as good and means something else.

    Where they differ in one name, the question is which; else whether it was the best.
    """
    for other, rival in readings:
        if other is best or best.confidence - other.confidence >= CLOSE:
            continue
        if rival.meaning is not Meaning.UNDERSTOOD or other.verdict is Verdict.REFUSE:
            continue
        if rival.intent != understanding.intent:
            return _contested(understanding)
        if rival.slots.keys() != understanding.slots.keys():
            continue
        differing = [
            slot for slot, name in understanding.slots.items() if rival.slots[slot] != name
        ]
        if len(differing) > 1:
            return _contested(understanding)
        if differing:
            slot = differing[0]
            kept = {key: value for key, value in understanding.slots.items() if key != slot}
            both = (understanding.slots[slot], rival.slots[slot])
            return Reading(
                Verdict.CONFIRM,
                understanding.intent,
                kept,
                slot,
                both,
                Meaning.AMBIGUOUS_NAME.value,
                understanding.said,
            )
    return None
