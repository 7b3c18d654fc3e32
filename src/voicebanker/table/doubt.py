"""What is in doubt, and what an answer to "did you say ...?" settles."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto

from voicebanker.speech.api import Verdict
from voicebanker.table.banker import Banker
from voicebanker.table.dialogue import Answering, Commanding, Confirming, Filling
from voicebanker.table.hearing import CONTESTED, Reading

NAMES = frozenset(
    [
        *("NameProperty", "NamePlayer", "NameBuilding", "NameCard", "NameAmount", "NameDice"),
        *("NameDie", "NameFace", "NameSpace", "NameSet"),
    ]
)
"""The intents that are no more than what fills a slot."""
_KINDS: Mapping[str, tuple[str, ...]] = {
    "NamePlayer": ("player",),
    "NameCard": ("card",),
    "NameSet": ("set",),
    "NameAmount": ("amount", "dice"),
    "NameProperty": ("property", "space"),
}
_CHOICES = {"ChooseFirst": 0, "ChooseSecond": 1, "ChooseThird": 2, "ChooseLast": -1}


class Open(Enum):
    """Why the doubt is not settled."""

    MISSED = auto()
    DENIED = auto()
    NEXT = auto()
    ANOTHER_MATTER = auto()


@dataclass(frozen=True, slots=True)
class Settled:
    """The command's slots as they were meant."""

    slots: Mapping[str, str]


def settle(
    asked: Confirming, reading: Reading, kind_of: Callable[[str, str], str]
) -> Settled | Open:
    """Return what ``reading`` answers to the question ``asked``.

    ``kind_of`` gives the list that a slot of an intent is filled from.
    """
    intent = reading.intent
    if reading.decision is Verdict.REFUSE or intent is None or reading.reason == CONTESTED:
        return Open.MISSED
    if intent == "Yes" and len(asked.candidates) <= 1:
        return _taken(asked, asked.candidates[0] if asked.candidates else None)
    if intent in _CHOICES and _CHOICES[intent] < len(asked.candidates):
        return _taken(asked, asked.candidates[_CHOICES[intent]])
    if intent == "NextOne":
        return Open.NEXT
    if intent == "NameAmount" and (number := _number_in_list(asked, reading, kind_of)) is not None:
        return _taken(asked, asked.candidates[number - 1])
    if intent in (*NAMES, "NoProperty") and reading.slots:
        return _named(asked, reading, kind_of)
    if intent == "No":
        return Open.DENIED
    return Open.MISSED if intent in ("Yes", *_CHOICES) else Open.ANOTHER_MATTER


def _named(
    asked: Confirming, reading: Reading, kind_of: Callable[[str, str], str]
) -> Settled | Open:
    """Take the name or the number that a player says in answer to the question."""
    name = next(iter(reading.slots.values()))
    slot = _slot_in_doubt(asked, _KINDS.get(reading.intent or "", ("property",)), kind_of)
    if slot is None:
        return Open.DENIED if reading.intent == "NoProperty" else Open.MISSED
    offered = asked.candidates or (asked.slots.get(slot),)
    if asked.phase == "yes-no" and reading.intent != "NoProperty" and name not in offered:
        return Open.MISSED
    # Heard as fifteen first and as fifty now: nobody knows which it was.
    if reading.rivals and offered[0] in reading.rivals.values():
        return Open.MISSED
    return _taken(asked, name, slot)


def _number_in_list(
    asked: Confirming, reading: Reading, kind_of: Callable[[str, str], str]
) -> int | None:
    """Return which of the names that were offered with numbers a number means, or None.

    Amounts are offered without: there "one" is M1.
    """
    if asked.slot is None or kind_of(asked.intent, asked.slot) in ("amount", "dice"):
        return None
    number = int(next(iter(reading.slots.values()), "0"))
    return number if 1 <= number <= len(asked.candidates) else None


def _slot_in_doubt(
    asked: Confirming, kinds: tuple[str, ...], kind_of: Callable[[str, str], str]
) -> str | None:
    """Return the slot that a name of ``kinds`` corrects: the one asked about, else the last."""
    said = [asked.slot] if asked.slot else list(asked.slots)
    fitting = [slot for slot in said if kind_of(asked.intent, slot) in kinds]
    return fitting[-1] if fitting else None


def _taken(asked: Confirming, chosen: str | None, slot: str | None = None) -> Settled:
    slots = dict(asked.slots)
    if chosen is not None:
        slot = slot or asked.slot
        assert slot is not None
        slots[slot] = chosen
    return Settled(slots)


def teens_or_tens(
    banker: Banker, dialogue: Commanding | Filling | Answering, reading: Reading
) -> Reading:
    """Return what to ask where fifteen may have been fifty and both, or only that, can be.

    What cannot be is never put in the place of what was heard; it is asked about.
    """
    if not reading.rivals:
        return reading
    assert reading.intent is not None
    slot, rival = next(iter(reading.rivals.items()))
    heard = reading.slots[slot]
    intent, slots = reading.intent, dict(reading.slots)
    if isinstance(dialogue, Filling) and intent in NAMES:
        slot, intent, slots = dialogue.slot, dialogue.intent, dict(dialogue.slots)
    possible = [
        number
        for number in (heard, rival)
        if banker.is_possible(intent, dialogue.actor, {**slots, slot: number})
    ]
    if rival not in possible:
        return reading
    slots.pop(slot, None)
    return replace(reading, intent=intent, slots=slots, slot=slot, candidates=tuple(possible))
