"""The conversation: from what a player said to commands, questions and second phases."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from voicebanker.audio.earcons import Earcon
from voicebanker.language.interpreter import Meaning
from voicebanker.rules.auctions import CallAuction, CallOffAuction
from voicebanker.rules.engine import check, supplied
from voicebanker.rules.registry import Refused
from voicebanker.speech.api import Hypothesis, Verdict
from voicebanker.table.agreeing import asks_for_yes
from voicebanker.table.banker import filled
from voicebanker.table.choices import hold_or_take_up, table_choice
from voicebanker.table.correcting import CORRECTIONS, correct
from voicebanker.table.dialogue import (
    Answering,
    Commanding,
    Confirming,
    Filling,
    Idle,
    Sure,
    Talking,
)
from voicebanker.table.doubt import NAMES, Open, Settled, settle, teens_or_tens
from voicebanker.table.happenings import (
    Leave,
    Listen,
    PlayEarcon,
    Save,
    StopTimer,
    Wish,
)
from voicebanker.table.hearing import UNSURE, Reading, read
from voicebanker.table.help import questions_told, spoken_help
from voicebanker.table.pager import MORE
from voicebanker.table.talk import Talk
from voicebanker.table.telling import told
from voicebanker.table.trouble import MOST_MISSES
from voicebanker.table.waiting import (
    auction_stands,
    auction_waits,
    not_understood_in_auction,
)

_KEEPS_LIST = frozenset(
    [
        *("More", "Repeat", "RepeatSlowly", "SpellOut", "Help"),
        *("SpeakSlower", "SpeakFaster", "SpeakLouder"),
    ]
)
"""What may be said between a part of a list and the next."""
_TELLING = frozenset({"More", "AskTurn", "AskKeys", "AskBefore", "AskAfter", "HelpQuestions"})
"""What is answered and changes nothing, besides the questions to the rules."""


class Conversation(Talk):
    """What is being talked about, and with whom. No I/O: it returns wishes."""

    # What was heard.

    def words(self, hypotheses: Sequence[Hypothesis]) -> list[Wish]:
        """Take an utterance."""
        dialogue = self.dialogue
        if isinstance(dialogue, Idle):
            return self._words_unasked(hypotheses)
        rejected: frozenset[str] = getattr(dialogue, "rejected", frozenset())
        reading = read(self._banker.language, hypotheses, dialogue.phase, rejected)
        if dialogue.phase == MORE and reading.decision is Verdict.REFUSE:
            # No word about the list: it is at an end, and this is about something else.
            self.dialogue = dialogue = Commanding(dialogue.actor, self._phase_after_press)
            reading = read(self._banker.language, hypotheses, dialogue.phase, rejected)
        if isinstance(dialogue, Confirming):
            return self._confirmed(dialogue, reading)
        if reading.decision is not Verdict.ACCEPT and (
            refused := self._command_out_of_place(dialogue, hypotheses)
        ):
            return refused
        if reading.decision is Verdict.REFUSE:
            return self._not_read(dialogue, reading)
        # An answer changes nothing: a question that was perhaps not asked needs no asking back.
        harmless = reading.reason == UNSURE and self._is_harmless(dialogue, reading.intent)
        if reading.decision is Verdict.CONFIRM and not harmless:
            return self._ask_back(dialogue, reading, hypotheses)
        sure = teens_or_tens(self._banker, dialogue, reading)
        if sure is not reading:
            return self._ask_back(dialogue, sure, hypotheses)
        assert reading.intent is not None
        return self._understood(dialogue, reading.intent, reading.slots)

    def _is_harmless(self, dialogue: Talking, intent: str | None) -> bool:
        """Tell whether doing ``intent`` unasked would do no harm."""
        if dialogue.phase == MORE:
            return intent != "Undo"
        return intent in self._questions or intent in _TELLING

    def _words_unasked(self, hypotheses: Sequence[Hypothesis]) -> list[Wish]:
        """Take words while nobody has the word: in an auction, where a press is a bid."""
        if self._banker.state != "auction":
            return [self._trouble.say("press-first")]
        reading = read(self._banker.language, hypotheses, "auction")
        if reading.decision is not Verdict.ACCEPT or reading.intent is None:
            return not_understood_in_auction(self._banker, self._trouble.say)
        is_called_off = reading.intent == "Cancel" and auction_waits(self._banker)
        command = CallOffAuction if is_called_off else self._commands.get(reading.intent)
        if command is None:
            return self._control(reading.intent, None)
        try:
            return self.settle(self._banker.carry_out(command(**reading.slots), None))
        except Refused as refused:
            return [*self._banker.refusal(refused, None), *auction_waits(self._banker)]

    def _command_out_of_place(
        self, dialogue: Talking, hypotheses: Sequence[Hypothesis]
    ) -> list[Wish]:
        """Say why a command is not possible now: the game has not begun, a debt is open, ..."""
        if isinstance(dialogue, Filling):
            return []
        if dialogue.phase == "command":
            elsewhere = hypotheses and self._banker.language.is_said_elsewhere(hypotheses[0].text)
            refused = Refused("not-in-this-edition")
            return self._end_with(refused, dialogue.actor) if elsewhere else []
        reading = read(self._banker.language, hypotheses, "command")
        command = self._commands.get(reading.intent or "")
        if command is None or reading.decision is not Verdict.ACCEPT:
            return []
        try:
            check(self._banker.game, command, dialogue.actor, {})
        except Refused as refused:
            return self._end_with(refused, dialogue.actor)
        return []

    def _not_read(self, dialogue: Talking, reading: Reading) -> list[Wish]:
        if reading.reason != Meaning.UNKNOWN_NAME.value:
            return self.missed()
        if not isinstance(dialogue, Commanding):
            return self._tell(self._trouble.unknown_name(dialogue, reading.said))
        assert reading.intent is not None
        assert reading.slot is not None
        spec = self._slot(reading.intent, reading.slot)
        filling = self._filling(dialogue.actor, reading.intent, dict(reading.slots), spec)
        filling = replace(filling, misses=dialogue.misses)
        return self._tell(self._trouble.unknown_name(filling, reading.said))

    # Asking back.

    def _ask_back(
        self, dialogue: Talking, reading: Reading, heard: Sequence[Hypothesis]
    ) -> list[Wish]:
        assert reading.intent is not None
        asked = Confirming(
            dialogue.actor,
            reading.intent,
            reading.slots,
            dialogue,
            reading.slot,
            reading.candidates,
            heard=tuple(heard),
        )
        self.dialogue = asked
        return [self._banker.confirmation(asked), PlayEarcon(Earcon.PING), Listen(asked.phase)]

    def _confirmed(self, asked: Confirming, reading: Reading) -> list[Wish]:
        outcome = settle(asked, reading, self._banker.language.kind_of)
        if isinstance(outcome, Settled):
            self.dialogue = asked.back
            if asked.asks > Sure.HEARD and dict(outcome.slots) == dict(asked.slots):
                return self._proceed(asked.actor, asked.intent, asked.slots, asked.asks)
            return self._understood(asked.back, asked.intent, outcome.slots)
        if outcome in (Open.DENIED, Open.NEXT) and asked.asks > Sure.HEARD:
            return self.cancel()
        if outcome in (Open.DENIED, Open.NEXT):
            return self._denied(asked, offer_next=outcome is Open.NEXT)
        if outcome is Open.MISSED:
            return self.missed()
        assert reading.intent is not None
        return self._control(reading.intent, asked.actor)

    def _denied(self, asked: Confirming, *, offer_next: bool) -> list[Wish]:
        """Go back, and never offer again a name that was denied; offer the next, if wished.

        Of several names in one sentence nobody knows which one was wrong.
        """
        denied = set(asked.candidates)
        if not denied and len(asked.slots) == 1:
            denied = set(asked.slots.values())
        back = asked.back
        again = replace(back, misses=0, rejected=back.rejected | denied)
        self.dialogue = again
        if offer_next:
            reading = read(self._banker.language, asked.heard, back.phase, again.rejected)
            other = (reading.intent, reading.slots) != (asked.intent, asked.slots)
            if reading.decision is not Verdict.REFUSE and (other or reading.candidates):
                return self._ask_back(again, reading, asked.heard)
        self._turn += 1
        return [self._trouble.say("sorry", self._turn), Listen(back.phase)]

    # What was understood.

    def _understood(self, dialogue: Talking, intent: str, slots: Mapping[str, str]) -> list[Wish]:
        self._turn += 1
        if intent not in _KEEPS_LIST:
            self._pager.close()
        if intent in NAMES and isinstance(dialogue, Filling):
            name = next(iter(slots.values()))
            return self._proceed(
                dialogue.actor, dialogue.intent, {**dialogue.slots, dialogue.slot: name}
            )
        if intent == "NameAlone" and isinstance(dialogue, Commanding):
            return self._name_alone(dialogue, slots)
        if intent in self._commands or intent in self._questions:
            return self._proceed(dialogue.actor, intent, slots)
        if intent in CORRECTIONS:
            said = correct(self._banker, dialogue.actor, intent, slots)
            is_done = isinstance(said[0], Save)
            return self.settle(said) if is_done else self._back_to_answer(said)
        return self._control(intent, dialogue.actor)

    def _name_alone(self, dialogue: Commanding, slots: Mapping[str, str]) -> list[Wish]:
        """Ask what to do with a property that was named without a command."""
        if dialogue.misses >= MOST_MISSES:
            return self._tell(self._trouble.give_up())
        self.dialogue = replace(dialogue, misses=dialogue.misses + 1)
        return [
            self._trouble.say("name-alone", self._turn, facts=slots),
            Listen(dialogue.phase),
        ]

    def agree(self, asked: Confirming) -> list[Wish]:
        """Take a press of the button for the yes to what is large."""
        self.dialogue = asked.back
        return self._proceed(asked.actor, asked.intent, asked.slots, asked.asks)

    def _proceed(
        self, actor: str, intent: str, slots: Mapping[str, str], sure: Sure = Sure.HEARD
    ) -> list[Wish]:
        """Ask for the next open slot, ask whether it is meant where that is not sure, or do it."""
        command = self._commands.get(intent)
        kind = command or self._questions[intent]
        slots = supplied(self._banker.game, kind, actor, slots)
        try:
            if command is not None:
                check(self._banker.game, command, actor, slots)
            for spec in self._banker.language.intent(intent).slots:
                if spec.name not in slots and spec.always:
                    return self._ask(actor, intent, dict(slots), spec)
            if command is not None:
                meant = filled(command, actor, slots)
                again = self._is_repeated(meant)
                if sure < Sure.MEANT and (ask := self._banker.doubt(meant, actor, again=again)):
                    return self._ask_whether_meant(actor, intent, slots, ask, Sure.MEANT)
                large = sure < Sure.AGREED and asks_for_yes(self._banker, meant, intent, slots)
                if large:
                    return self._ask_whether_meant(actor, intent, slots, large, Sure.AGREED)
                return self.settle(self._banker.carry_out(meant, actor))
            question = filled(self._questions[intent], actor, slots)
            said = self._pager.begin(self._banker.listed(question, actor))
            return self._with_more([said], actor)
        except Refused as refused:
            return self._refused(refused, actor, intent, slots)

    # What works everywhere.

    def _control(self, intent: str, actor: str | None) -> list[Wish]:
        actions = {
            "Undo": self.undo,
            "Repeat": self.repeat,
            "RepeatSlowly": lambda: self._go_on(self.repeating.slowly()),
            "SpellOut": lambda: self._go_on(self.repeating.spelled()),
            "TakeTime": self.take_time,
            "Help": self.help,
            "Cancel": self.cancel,
            "Pause": self.pause,
            "PassBid": self.pass_bid,
            "More": self.more,
            "ThatsAll": self.cancel,
        }
        if intent in actions:
            return actions[intent]()
        if intent == "GoOnWithAuction" and auction_stands(self._banker):
            return self._call()
        if walked := self._walked(intent):
            return walked
        if chosen := table_choice(self._banker, intent, self._turn):
            return self._chosen(chosen)
        said = told(self._banker, intent, actor)
        return self._back_to_answer([said]) if said else self.missed()

    def _walked(self, intent: str) -> list[Wish]:
        """Go a step through the past, or list the questions; nothing for another intent."""
        actor = getattr(self.dialogue, "actor", None)
        if intent == "HelpQuestions":
            return self._with_more([questions_told(self._banker, self._pager)], actor)
        if intent == "AskLast":
            self._past.restart()
        steps = {"AskBefore": self._past.back, "AskAfter": self._past.forward}
        return self._back_to_answer([steps[intent]()]) if intent in steps else []

    def more(self) -> list[Wish]:
        """Go on with the list that was given last."""
        try:
            said: list[Wish] = [self._pager.more()]
        except Refused as refused:
            said = self._banker.refusal(refused, None)
        return self._go_on(said)

    def undo(self) -> list[Wish]:
        """Take the last action back; a command that is only half given is forgotten instead."""
        if isinstance(self.dialogue, Filling | Confirming):
            return self.cancel()
        try:
            return self.settle(self._banker.undo())
        except Refused as refused:
            return self._back_to_answer(self._banker.refusal(refused, None))

    def repeat(self) -> list[Wish]:
        """Say the last thing again: asked once more, slowly; then spelled."""
        return self._go_on(self.repeating.again())

    def cancel(self) -> list[Wish]:
        """Forget the command that is being given. What must be answered cannot be forgotten."""
        asked = self._banker.asked
        if isinstance(self.dialogue, Commanding) and self.dialogue.phase == MORE:
            self._pager.close()
            return self._back_to_answer([self._banker.say("list-left", turn=self._turn)])
        if asked is not None and asked.cancel and isinstance(self.dialogue, Commanding | Answering):
            return self._proceed(self.dialogue.actor, asked.cancel.__name__, {})
        if asked is not None and asked.cancel_undoes and not isinstance(self.dialogue, Confirming):
            return self.settle(self._banker.undo())
        if asked is not None and isinstance(self.dialogue, Answering):
            refused = Refused(f"{asked.what}-open", **asked.facts)
            return self._end_with(refused, self.dialogue.actor)
        if isinstance(self.dialogue, Filling | Confirming):
            back = self.dialogue.back if isinstance(self.dialogue, Confirming) else None
            self.dialogue = back if isinstance(back, Answering) else Idle()
            return self._back_to_answer([self._banker.say("cancelled", turn=self._turn)])
        return self._back_to_answer([self._banker.say("refused-nothing-to-cancel")])

    def pass_bid(self) -> list[Wish]:
        """Let the auction go on without a bid of the one who has the word."""
        if self._banker.state != "auction":
            return self.cancel()
        actor = getattr(self.dialogue, "actor", None)
        return self._back_to_answer([self._banker.say("bid-passed", facts={"player": actor})])

    def hold_or_go_on(self) -> list[Wish]:
        """Do what the button for it does: hold the auction, or let it go on."""
        if auction_stands(self._banker):
            return self._call()
        return self._chosen(hold_or_take_up(self._banker))

    def _call(self) -> list[Wish]:
        """Call an auction that no clock calls."""
        return self.settle(self._banker.carry_out(CallAuction(), None))

    def _chosen(self, wishes: list[Wish]) -> list[Wish]:
        is_auction = self._banker.state == "auction" and isinstance(self.dialogue, Idle)
        return self.settle(wishes) if is_auction else self._back_to_answer(wishes)

    def pause(self) -> list[Wish]:
        """Put the game away."""
        self.dialogue = Idle()
        return [StopTimer(), self._banker.say("paused"), PlayEarcon(Earcon.GOODBYE), Leave()]

    def help(self) -> list[Wish]:
        """Say what can be said now; asked again, say the rest."""
        goes_on = self._helped and self._pager.is_help and self._pager.is_open
        self._helped = True
        if goes_on:
            said: list[Wish] = [self._pager.more()]
        else:
            said = spoken_help(self._banker, self.dialogue, self._pager)
        if isinstance(self.dialogue, Idle):
            return [*said, *auction_waits(self._banker)]
        return [*said, Listen(self.dialogue.phase)]
