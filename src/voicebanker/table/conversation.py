"""The conversation: from what a player said to commands, questions and second phases."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from voicebanker.audio.earcons import Earcon
from voicebanker.language.interpreter import Meaning
from voicebanker.language.sources import Slot
from voicebanker.rules import codec
from voicebanker.rules.auctions import CallOffAuction
from voicebanker.rules.engine import check
from voicebanker.rules.registry import Asked, Refused
from voicebanker.speech.api import Hypothesis, Verdict, Why
from voicebanker.table.banker import Banker, filled
from voicebanker.table.choices import hold_or_take_up, table_choice
from voicebanker.table.dialogue import Answering, Commanding, Confirming, Dialogue, Filling, Idle
from voicebanker.table.doubt import NAMES, Open, Settled, settle, teens_or_tens
from voicebanker.table.happenings import (
    Leave,
    Listen,
    PlayEarcon,
    Say,
    StopListening,
    StopTimer,
    Wish,
)
from voicebanker.table.hearing import UNSURE, Reading, read
from voicebanker.table.help import questions_told, spoken_help
from voicebanker.table.pager import MORE, Pager
from voicebanker.table.past import Past
from voicebanker.table.telling import told
from voicebanker.table.waiting import (
    auction_goes_on,
    auction_waits,
    not_understood_in_auction,
    second_phase_s,
)

_MOST_MISSES = 3
_PHASES = {"joining": "joining", "over": "over", "auction": "bid"}
"""What is listened for after a press, by the state of the game; else a command."""

_KEEPS_LIST = frozenset({"More", "Repeat", "Help", "SpeakSlower", "SpeakFaster", "SpeakLouder"})
"""What may be said between a part of a list and the next."""
_TELLING = frozenset({"More", "AskTurn", "AskBefore", "AskAfter", "HelpQuestions"})
"""What is answered and changes nothing, besides the questions to the rules."""
Talking = Commanding | Filling | Answering


class Conversation:
    """What is being talked about, and with whom. No I/O: it returns wishes."""

    def __init__(self, banker: Banker) -> None:
        self._banker = banker
        self.dialogue: Dialogue = Idle()
        self._commands = codec.commands()
        self._questions = codec.questions()
        self._turn = 0
        self._helped = False
        self._pager = Pager(lambda: banker.replies, lambda: banker.manner.items)
        self._past = Past(banker)
        self.last_reply = ""

    # Opening and closing.

    def open(self, actor: str) -> list[Wish]:
        """Give ``actor`` the word: the beep, then the ears."""
        state, asked = self._banker.state, self._banker.asked
        if asked is not None and asked.player == actor:
            return self.ask_for_answer(asked)
        phase = self._phase_after_press
        self.dialogue = Commanding(actor, phase)
        self._helped = False
        # Nothing is sold while somebody is saying a bid.
        wait: list[Wish] = [StopTimer()] if state == "auction" else []
        return [*wait, PlayEarcon(Earcon.BEEP), Listen(phase)]

    @property
    def _phase_after_press(self) -> str:
        return _PHASES.get(self._banker.state, "command")

    def settle(self, wishes: list[Wish]) -> list[Wish]:
        """Add to ``wishes`` what the state of the game asks for next."""
        self.dialogue = Idle()
        self._pager.close()
        self._banker.is_held = self._banker.is_held and self._banker.state == "auction"
        if asked := self._banker.asked:
            return wishes + self.ask_for_answer(asked)
        return [*wishes, *(auction_goes_on(self._banker) or [StopTimer()])]

    def ask_for_answer(self, asked: Asked) -> list[Wish]:
        """Ask a player for what the game cannot go on without."""
        self.dialogue = Answering(asked.player, asked.what)
        ask = self._banker.say(asked.ask, facts=asked.facts, turn=self._turn)
        return [ask, PlayEarcon(Earcon.PING), Listen(asked.what)]

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
            return self._ask_back(dialogue, reading)
        sure = teens_or_tens(self._banker, dialogue, reading)
        if sure is not reading:
            return self._ask_back(dialogue, sure)
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
            return [self._banker.say("press-first")]
        reading = read(self._banker.language, hypotheses, "auction")
        if reading.decision is not Verdict.ACCEPT or reading.intent is None:
            return not_understood_in_auction(self._banker)
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

    def _end_with(self, refused: Refused, actor: str | None) -> list[Wish]:
        return self._back_to_answer(self._banker.refusal(refused, actor))

    def _not_read(self, dialogue: Talking, reading: Reading) -> list[Wish]:
        if reading.reason != Meaning.UNKNOWN_NAME.value:
            return self.missed()
        unknown = self._banker.say("unknown-name", facts={"said": reading.said})
        again: list[Wish] = [PlayEarcon(Earcon.SORRY), unknown]
        if isinstance(dialogue, Commanding):
            assert reading.intent is not None
            assert reading.slot is not None
            spec = self._slot(reading.intent, reading.slot)
            slots = dict(reading.slots)
            self.dialogue = self._filling(dialogue.actor, reading.intent, slots, spec)
            return [*again, self._question(spec, dialogue.actor), Listen(self.dialogue.phase)]
        if dialogue.misses >= _MOST_MISSES:
            return again + self._give_up()
        self.dialogue = replace(dialogue, misses=dialogue.misses + 1)
        return [*again, Listen(dialogue.phase)]

    def missed(self) -> list[Wish]:
        """Say that nothing was understood, each time with more help."""
        dialogue = self.dialogue
        if isinstance(dialogue, Idle):
            return []
        misses = dialogue.misses + 1
        self._turn += 1
        sorry: list[Wish] = [PlayEarcon(Earcon.SORRY)]
        if misses == 1:
            sorry.append(self._banker.say("sorry", turn=self._turn))
        elif misses == 2:
            sorry.append(self._banker.say(f"sorry-expect-{dialogue.phase}"))
        elif misses == _MOST_MISSES:
            sorry.append(self._banker.examples(dialogue.phase))
        else:
            return sorry + self._give_up()
        self.dialogue = replace(dialogue, misses=misses)
        return [*sorry, Listen(dialogue.phase)]

    def _give_up(self) -> list[Wish]:
        asked = self._banker.asked
        self.dialogue = Answering(asked.player, asked.what) if asked else Idle()
        return [self._banker.say("give-up"), *auction_goes_on(self._banker)]

    def silence(self, why: Why) -> list[Wish]:
        """Take it that no words came: remind once, then wait quietly."""
        dialogue = self.dialogue
        if isinstance(dialogue, Idle):  # somebody may still say: go on
            return auction_waits(self._banker) if self._banker.is_held else []
        if dialogue.phase == MORE:  # who does not want more need not say so
            self.dialogue = Idle()
            return []
        if why is Why.OUT_OF_GRAMMAR:
            return self.missed()
        if second_phase_s(self._banker, dialogue) is not None:
            return [Listen(dialogue.phase)]  # its own clock runs, see time_is_up
        if why is Why.NOISE or dialogue.silences:
            if not isinstance(dialogue, Answering):
                self.dialogue = Idle()
            dropped = "give-up" if isinstance(dialogue, Filling | Confirming) else "still-waiting"
            said = self._banker.say("noise" if why is Why.NOISE else dropped)
            return [said, *auction_goes_on(self._banker)]
        self.dialogue = replace(dialogue, silences=1)
        reminder = self._banker.say("nothing-heard")
        if isinstance(dialogue, Filling):
            reminder = self._question(self._slot(dialogue.intent, dialogue.slot), dialogue.actor)
        return [reminder, Listen(dialogue.phase)]

    def time_is_up(self) -> list[Wish]:
        """Forget a command whose second phase has waited long enough."""
        if second_phase_s(self._banker, self.dialogue) is None:
            return []
        return [StopListening(), *self._back_to_answer([self._banker.say("too-late")])]

    # Asking back.

    def _ask_back(self, dialogue: Talking, reading: Reading) -> list[Wish]:
        assert reading.intent is not None
        asked = Confirming(
            dialogue.actor,
            reading.intent,
            reading.slots,
            dialogue,
            reading.slot,
            reading.candidates,
        )
        self.dialogue = asked
        return [self._banker.confirmation(asked), PlayEarcon(Earcon.PING), Listen(asked.phase)]

    def _confirmed(self, asked: Confirming, reading: Reading) -> list[Wish]:
        outcome = settle(asked, reading, self._banker.language.kind_of)
        if isinstance(outcome, Settled):
            self.dialogue = asked.back
            return self._understood(asked.back, asked.intent, outcome.slots)
        if outcome is Open.DENIED:
            return self._denied(asked)
        if outcome is Open.MISSED:
            return self.missed()
        assert reading.intent is not None
        return self._control(reading.intent, asked.actor)

    def _denied(self, asked: Confirming) -> list[Wish]:
        """Go back, and never offer again a name that was denied.

        Of several names in one sentence nobody knows which one was wrong.
        """
        denied = set(asked.candidates)
        if not denied and len(asked.slots) == 1:
            denied = set(asked.slots.values())
        back = asked.back
        self.dialogue = replace(back, misses=0, rejected=back.rejected | denied)
        self._turn += 1
        return [self._banker.say("sorry", turn=self._turn), Listen(back.phase)]

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
        return self._control(intent, dialogue.actor)

    def _name_alone(self, dialogue: Commanding, slots: Mapping[str, str]) -> list[Wish]:
        """Ask what to do with a property that was named without a command."""
        if dialogue.misses >= _MOST_MISSES:
            return self._give_up()
        self.dialogue = replace(dialogue, misses=dialogue.misses + 1)
        return [
            self._banker.say("name-alone", facts=slots, turn=self._turn),
            Listen(dialogue.phase),
        ]

    def _proceed(self, actor: str, intent: str, slots: Mapping[str, str]) -> list[Wish]:
        """Ask for the next open slot, or do it."""
        command = self._commands.get(intent)
        try:
            if command is not None:
                check(self._banker.game, command, actor, slots)
            for spec in self._banker.language.intent(intent).slots:
                if spec.name not in slots and spec.always:
                    return self._ask(actor, intent, dict(slots), spec)
            if command is not None:
                return self.settle(self._banker.carry_out(filled(command, actor, slots), actor))
            question = filled(self._questions[intent], actor, slots)
            said = self._pager.begin(self._banker.listed(question, actor))
            return self._with_more([said], actor)
        except Refused as refused:
            return self._refused(refused, actor, intent, slots)

    def _refused(
        self, refused: Refused, actor: str, intent: str, slots: Mapping[str, str]
    ) -> list[Wish]:
        specs = {spec.name: spec for spec in self._banker.language.intent(intent).slots}
        spec = specs.get(refused.slot or "")
        if spec is not None and not spec.always and spec.name not in slots:
            return self._ask(actor, intent, dict(slots), spec)
        wishes = self._banker.refusal(refused, actor)
        if spec is not None and spec.again and self._banker.asked is None:
            kept = {name: value for name, value in slots.items() if name != spec.name}
            return wishes + self._ask(actor, intent, kept, spec)
        return self._back_to_answer(wishes)

    def _back_to_answer(self, wishes: list[Wish]) -> list[Wish]:
        """End this turn of the talk; an open answer is still listened for, or asked for again."""
        was_answering = isinstance(self.dialogue, Answering)
        was_talking = not isinstance(self.dialogue, Idle)
        self.dialogue = Idle()
        asked = self._banker.asked
        if asked is None:
            goes_on = auction_goes_on if was_talking else auction_waits
            return [*wishes, *goes_on(self._banker)]
        if not was_answering:
            return wishes + self.ask_for_answer(asked)
        self.dialogue = Answering(asked.player, asked.what)
        return [*wishes, Listen(asked.what)]

    def _with_more(self, wishes: list[Wish], actor: str | None) -> list[Wish]:
        """End this turn of the talk, or listen whether the list that was begun shall go on.

        Where a name or an answer is waited for anyway, "more" is understood beside it.
        """
        is_free = self._banker.asked is None and self._banker.state != "auction"
        if not self._pager.is_open or actor is None or not is_free:
            return self._back_to_answer(wishes)
        self.dialogue = Commanding(actor, MORE)
        return [*wishes, PlayEarcon(Earcon.PING), Listen(MORE)]

    def _ask(self, actor: str, intent: str, slots: dict[str, str], spec: Slot) -> list[Wish]:
        self.dialogue = self._filling(actor, intent, slots, spec)
        if spec.ask == "ping":
            return [PlayEarcon(Earcon.PING), Listen(self.dialogue.phase)]
        return [self._question(spec, actor), Listen(self.dialogue.phase)]

    def _question(self, spec: Slot, actor: str) -> Say:
        message = f"ask-{spec.list}" if spec.ask == "ping" else spec.ask
        return self._banker.say(message, actor, {"debtor": actor}, self._turn)

    def _filling(self, actor: str, intent: str, slots: Mapping[str, str], spec: Slot) -> Filling:
        return Filling(actor, intent, slots, spec.name, spec.list)

    def _slot(self, intent: str, name: str) -> Slot:
        for spec in self._banker.language.intent(intent).slots:
            if spec.name == name:
                return spec
        return Slot(name=name, list=self._banker.language.kind_of(intent, name), ask="ping")

    # What works everywhere.

    def _control(self, intent: str, actor: str | None) -> list[Wish]:
        actions = {
            "Undo": self.undo,
            "Repeat": self.repeat,
            "Help": self.help,
            "Cancel": self.cancel,
            "Pause": self.pause,
            "PassBid": self.pass_bid,
            "More": self.more,
            "ThatsAll": self.cancel,
        }
        if intent in actions:
            return actions[intent]()
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
        return self._beside(said)

    def _beside(self, said: list[Wish]) -> list[Wish]:
        """Say something and go on listening for what was asked."""
        dialogue = self.dialogue
        if isinstance(dialogue, Filling | Confirming | Answering):
            return [*said, Listen(dialogue.phase)]
        if isinstance(dialogue, Commanding) and dialogue.phase != MORE and self._pager.is_help:
            return [*said, Listen(dialogue.phase)]
        return self._with_more(said, getattr(dialogue, "actor", None))

    def undo(self) -> list[Wish]:
        """Take the last action back; a command that is only half given is forgotten instead."""
        if isinstance(self.dialogue, Filling | Confirming):
            return self.cancel()
        try:
            return self.settle(self._banker.undo())
        except Refused as refused:
            return self._back_to_answer(self._banker.refusal(refused, None))

    def repeat(self) -> list[Wish]:
        """Say the last reply again, and go on listening for what was asked."""
        if not self.last_reply:
            return [self._banker.say("refused-nothing-to-repeat")]
        said: list[Wish] = [Say(self.last_reply)]
        return self._beside(said)

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
        return self._chosen(hold_or_take_up(self._banker))

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
