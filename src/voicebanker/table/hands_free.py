"""Play without hands: "Cat, buy Boardwalk", where the token's name takes the place of its button.

Stricter than after a press, for nobody has asked to be heard: only a whole sentence that the
ears accept, with more confidence than after a press, is acted on. Nothing else is answered.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from voicebanker.language.addressed import HANDS_FREE, AddressedGrammar
from voicebanker.speech.api import Hypothesis, Verdict
from voicebanker.table.banker import Banker
from voicebanker.table.happenings import Listen, PlayEarcon, Say, StopListening, Wish
from voicebanker.table.hearing import read

LEAST_CONFIDENCE = 0.9
"""What the ears must be sure of, from 0 to 1; after a press about 0.6 is enough."""
JOINING = f"{HANDS_FREE}-joining"
AUCTION = f"{HANDS_FREE}-auction"
PHASES = (HANDS_FREE, JOINING, AUCTION)
"""What may be listened for while nobody has the word: in play, before it, and in an auction."""
_STATES = {"play": HANDS_FREE, "joining": JOINING, "auction": AUCTION}


@dataclass(frozen=True, slots=True)
class Addressed:
    """``token`` was named, and ``hypothesis`` said behind it, which means ``intent``."""

    token: str
    hypothesis: Hypothesis
    intent: str


class OpenEars:
    """Knows what may be said without a press, by the state of the game."""

    def __init__(self, banker: Banker) -> None:
        self._banker = banker
        tokens = {one.id: (one.name, *one.aliases) for one in banker.game.edition.tokens}
        spoken = banker.game.edition.has("auctions.spoken")
        inner = {HANDS_FREE: "command", JOINING: "joining", AUCTION: "bid" if spoken else "press"}
        self._inner = inner
        self._grammars = {
            phase: AddressedGrammar(banker.language.grammar(of), tokens, phase)
            for phase, of in inner.items()
            if phase != AUCTION or banker.game.edition.has("auctions")
        }

    @property
    def phase(self) -> str | None:
        """Return what the ears are open for while nobody has the word; None where they are not."""
        phase = _STATES.get(self._banker.state)
        return None if phase not in self._grammars or self._banker.is_held else phase

    def grammar(self, phase: str) -> AddressedGrammar | None:
        """Return what may be said in ``phase``, where it is one of these."""
        return self._grammars.get(phase)

    def spoken_to(self, hypotheses: Sequence[Hypothesis]) -> Addressed | None:
        """Return whose token was named and what was said, or None where that is not sure."""
        phase = self.phase
        if not hypotheses or phase is None:
            return None
        best = hypotheses[0]
        if best.verdict is not Verdict.ACCEPT or best.confidence < LEAST_CONFIDENCE:
            return None
        parts = self._grammars[phase].parted(best.text)
        if parts is None:
            return None
        token, words = parts
        hypothesis = Hypothesis(words, best.confidence, best.verdict)
        language = self._banker.language
        reading = read(language, [hypothesis], self._inner[phase])
        if reading.decision is not Verdict.ACCEPT or reading.intent is None:
            return None
        if token not in self._banker.game.still_in and reading.intent != "Join":
            return None
        slots = language.intent(reading.intent).slots
        if any(slot.always and slot.name not in reading.slots for slot in slots):
            return None
        return Addressed(token, hypothesis, reading.intent)


def with_open_ears(wishes: list[Wish], phase: str) -> list[Wish]:
    """Return ``wishes`` with ears that are closed while something is heard, and open behind it."""
    is_audible = any(isinstance(wish, Say | PlayEarcon) for wish in wishes)
    closed: list[Wish] = [StopListening()] if is_audible else []
    return [*closed, *wishes, Listen(phase)]
