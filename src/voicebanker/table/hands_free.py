"""Play without hands: "Cat, buy Boardwalk", where the token's name takes the place of its button.

Stricter than after a press, for nobody has asked to be heard: only a whole sentence that the
ears accept, with more confidence than after a press, is acted on. Nothing else is answered.
"""

from collections.abc import Sequence

from voicebanker.language.addressed import HANDS_FREE, AddressedGrammar
from voicebanker.speech.api import Hypothesis, Verdict
from voicebanker.table.banker import Banker
from voicebanker.table.happenings import Listen, PlayEarcon, Say, StopListening, Wish
from voicebanker.table.hearing import read

LEAST_CONFIDENCE = 0.9
"""What the ears must be sure of, from 0 to 1; after a press about 0.6 is enough."""


def addressed_grammar(banker: Banker) -> AddressedGrammar:
    """Return what may be said without a press."""
    tokens = {one.id: (one.name, *one.aliases) for one in banker.game.edition.tokens}
    return AddressedGrammar(banker.language.grammar("command"), tokens)


def spoken_to(
    banker: Banker, grammar: AddressedGrammar, hypotheses: Sequence[Hypothesis]
) -> tuple[str, Hypothesis] | None:
    """Return whose token was named and what was said behind it, or None where that is not sure."""
    if not hypotheses:
        return None
    best = hypotheses[0]
    if best.verdict is not Verdict.ACCEPT or best.confidence < LEAST_CONFIDENCE:
        return None
    parts = grammar.parted(best.text)
    if parts is None or parts[0] not in banker.game.still_in:
        return None
    token, words = parts
    hypothesis = Hypothesis(words, best.confidence, best.verdict)
    reading = read(banker.language, [hypothesis], "command")
    if reading.decision is not Verdict.ACCEPT or reading.intent is None:
        return None
    if any(
        slot.always and slot.name not in reading.slots
        for slot in banker.language.intent(reading.intent).slots
    ):
        return None
    return token, hypothesis


def with_open_ears(wishes: list[Wish]) -> list[Wish]:
    """Return ``wishes`` with ears that are closed while something is heard, and open behind it."""
    is_audible = any(isinstance(wish, Say | PlayEarcon) for wish in wishes)
    closed: list[Wish] = [StopListening()] if is_audible else []
    return [*closed, *wishes, Listen(HANDS_FREE)]
