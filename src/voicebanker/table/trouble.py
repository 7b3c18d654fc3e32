"""What was not heard or not understood: each time with more help, then keys, then waiting.

The ladder (ACCESSIBILITY.md, no-match): a short "Sorry?", what is expected, examples, keys.
It counts failures of one step, and begins anew with the next. Silence and noise count nothing.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from voicebanker.audio.earcons import Earcon
from voicebanker.speech.api import Why
from voicebanker.table.banker import Banker
from voicebanker.table.dialogue import (
    Answering,
    Confirming,
    Dialogue,
    Filling,
    Idle,
    Talking,
)
from voicebanker.table.happenings import Listen, PlayEarcon, Say, Wish
from voicebanker.table.waiting import auction_goes_on, auction_waits, patience, second_phase_s

MOST_MISSES = 3
"""After so many failures of a step in a row the next one brings the keys, and an end."""
_QUIET = 1_000_000_000
"""So many silences stand for: it was said that the banker waits, and now it does."""
Outcome = tuple[Dialogue, list[Wish]]
"""Where the conversation stands then, and what is to be done."""


class Trouble:
    """Finds words for what went wrong, never the same sentence twice in a row."""

    def __init__(self, banker: Banker, question: Callable[[Filling], Say]) -> None:
        """``question`` asks for the slot that is still open."""
        self._banker = banker
        self._question = question
        self._last = ""

    def say(self, message_id: str, turn: int = 0, *, facts: Mapping[str, Any] | None = None) -> Say:
        """Return a sentence of the catalogue, in another wording than the last one had."""
        said = self._banker.say(message_id, facts=facts, turn=turn)
        if said.text == self._last:
            said = self._banker.say(message_id, facts=facts, turn=turn + 1)
        self._last = said.text
        return replace(said, in_passing=message_id == "sorry")

    def missed(self, dialogue: Dialogue, turn: int) -> Outcome:
        """Say that nothing was understood. ``turn`` chooses the words."""
        if isinstance(dialogue, Idle):
            return dialogue, []
        misses = dialogue.misses + 1
        sorry: list[Wish] = [PlayEarcon(Earcon.SORRY)]
        if misses == 1:
            sorry.append(self.say("sorry", turn))
        elif misses == 2:
            sorry.append(self.say(f"sorry-expect-{dialogue.phase}"))
        elif misses == MOST_MISSES:
            sorry.append(self._examples(dialogue.phase))
        else:
            after, left = self.give_up("sorry-keys")
            return after, sorry + left
        return replace(dialogue, misses=misses), [*sorry, Listen(dialogue.phase)]

    def _examples(self, phase: str) -> Say:
        said = self._banker.examples(phase)
        self._last = said.text
        return said

    def unknown_name(self, dialogue: Filling | Confirming | Answering, said: str) -> Outcome:
        """Say that there is no such name as was ``said``, and ask once more."""
        if dialogue.misses:
            return self.missed(dialogue, 0)
        wishes: list[Wish] = [
            PlayEarcon(Earcon.SORRY),
            self.say("unknown-name", facts={"said": said}),
        ]
        if isinstance(dialogue, Filling):
            wishes.append(self._question(dialogue))
        return replace(dialogue, misses=1), [*wishes, Listen(dialogue.phase)]

    def give_up(self, message_id: str = "give-up") -> Outcome:
        """Leave what is being said; what must be answered stays open. No game ends by it."""
        asked = self._banker.asked
        after: Dialogue = Answering(asked.player, asked.what) if asked else Idle()
        return after, [self.say(message_id), *auction_goes_on(self._banker)]

    def silence(self, dialogue: Dialogue, why: Why) -> Outcome:
        """Remind once of what is waited for, then wait quietly. Noise is told at once."""
        if isinstance(dialogue, Idle):  # somebody may still say: go on
            return dialogue, auction_waits(self._banker) if self._banker.is_held else []
        if second_phase_s(self._banker, dialogue) is not None:
            return dialogue, [Listen(dialogue.phase)]  # its own clock runs, see time_is_up
        if why is Why.NOISE:
            return self._dropped(dialogue, "noise")
        if dialogue.silences >= _QUIET:
            return dialogue, []
        if not dialogue.silences:
            reminder = self.say("nothing-heard")
            if isinstance(dialogue, Filling):
                reminder = self._question(dialogue)
            return replace(dialogue, silences=1), [reminder, Listen(dialogue.phase)]
        if dialogue.silences < patience(self._banker.manner):
            return replace(dialogue, silences=dialogue.silences + 1), [Listen(dialogue.phase)]
        is_lost = isinstance(dialogue, Filling | Confirming)
        return self._dropped(dialogue, "give-up" if is_lost else "still-waiting")

    def _dropped(self, dialogue: Talking | Confirming, message_id: str) -> Outcome:
        after = replace(dialogue, silences=_QUIET) if isinstance(dialogue, Answering) else Idle()
        return after, [self.say(message_id), *auction_goes_on(self._banker)]
