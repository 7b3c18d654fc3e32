"""The conversation: from what a player said to commands, questions and second phases."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from voicebanker.audio.earcons import Earcon
from voicebanker.language.interpreter import Meaning
from voicebanker.language.sources import Slot
from voicebanker.rules import codec
from voicebanker.rules.engine import check
from voicebanker.rules.registry import Refused
from voicebanker.speech.api import Hypothesis, Verdict, Why
from voicebanker.table.banker import Banker
from voicebanker.table.dialogue import Commanding, Confirming, Dialogue, Filling, Idle, Owing
from voicebanker.table.happenings import Leave, Listen, PlayEarcon, Say, StartTimer, StopTimer, Wish
from voicebanker.table.hearing import Reading, read

PHASE_OF_LIST = {"property": "property", "player": "player", "building": "building"}
_NAMES = frozenset({"NameProperty", "NamePlayer", "NameBuilding"})
_CHOICES = {"ChooseFirst": 0, "ChooseSecond": 1, "ChooseThird": 2}
_MOST_MISSES = 3

Talking = Commanding | Filling | Owing


class Conversation:
    """What is being talked about, and with whom. No I/O: it returns wishes."""

    def __init__(self, banker: Banker) -> None:
        self._banker = banker
        self.dialogue: Dialogue = Idle()
        self._commands = codec.commands()
        self._questions = codec.questions()
        self._turn = 0
        self._helped = 0
        self.last_reply = ""

    # Opening and closing.

    def open(self, actor: str) -> list[Wish]:
        """Give ``actor`` the word: the beep, then the ears."""
        state = self._banker.state
        if state == "debt" and self._banker.game.debts[0].debtor == actor:
            return self.ask_debtor()
        phase = state if state in ("joining", "over") else "command"
        self.dialogue = Commanding(actor, phase)
        return [PlayEarcon(Earcon.BEEP), Listen(phase)]

    def settle(self, wishes: list[Wish]) -> list[Wish]:
        """Add to ``wishes`` what the state of the game asks for next."""
        state = self._banker.state
        self.dialogue = Idle()
        if state == "debt":
            return wishes + self.ask_debtor()
        if state == "auction":
            auctions = self._banker.game.edition.auctions
            assert auctions is not None
            return [*wishes, StartTimer(auctions.pause)]
        return [*wishes, StopTimer()]

    def ask_debtor(self) -> list[Wish]:
        """Ask the first debtor which property settles the debt."""
        debtor = self._banker.game.debts[0].debtor
        self.dialogue = Owing(debtor)
        ask = self._banker.say("ask-debt-property", facts={"debtor": debtor}, turn=self._turn)
        return [ask, PlayEarcon(Earcon.PING), Listen("debt")]

    # What was heard.

    def words(self, hypotheses: Sequence[Hypothesis]) -> list[Wish]:
        """Take an utterance."""
        dialogue = self.dialogue
        if isinstance(dialogue, Idle):
            return [self._banker.say("press-first")]
        rejected: frozenset[str] = getattr(dialogue, "rejected", frozenset())
        reading = read(self._banker.language, hypotheses, dialogue.phase, rejected)
        if isinstance(dialogue, Confirming):
            return self._confirmed(dialogue, reading)
        if reading.decision is Verdict.REFUSE:
            return self._not_read(dialogue, reading)
        if reading.decision is Verdict.CONFIRM:
            return self._ask_back(dialogue, reading)
        assert reading.intent is not None
        return self._understood(dialogue, reading.intent, reading.slots)

    def _not_read(self, dialogue: Talking, reading: Reading) -> list[Wish]:
        if reading.reason != Meaning.UNKNOWN_NAME.value:
            return self.missed()
        unknown = self._banker.say("unknown-name", facts={"said": reading.said})
        again: list[Wish] = [PlayEarcon(Earcon.SORRY), unknown]
        if isinstance(dialogue, Commanding) and reading.intent in self._commands:
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
            sorry.append(self._banker.say("sorry-examples"))
        else:
            return sorry + self._give_up()
        self.dialogue = replace(dialogue, misses=misses)
        return [*sorry, Listen(dialogue.phase)]

    def _give_up(self) -> list[Wish]:
        if self._banker.state == "debt":
            self.dialogue = replace(Owing(self._banker.game.debts[0].debtor), misses=0)
        else:
            self.dialogue = Idle()
        return [self._banker.say("give-up")]

    def silence(self, why: Why) -> list[Wish]:
        """Take it that no words came: remind once, then wait quietly."""
        dialogue = self.dialogue
        if isinstance(dialogue, Idle):
            return []
        if why is Why.OUT_OF_GRAMMAR:
            return self.missed()
        if why is Why.NOISE or dialogue.silences:
            if not isinstance(dialogue, Owing):
                self.dialogue = Idle()
            return [self._banker.say("noise" if why is Why.NOISE else "still-waiting")]
        self.dialogue = replace(dialogue, silences=1)
        reminder = self._banker.say("nothing-heard")
        if isinstance(dialogue, Filling):
            reminder = self._question(self._slot(dialogue.intent, dialogue.slot), dialogue.actor)
        return [reminder, Listen(dialogue.phase)]

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
        return [self._confirmation(asked), PlayEarcon(Earcon.PING), Listen(asked.phase)]

    def _confirmation(self, asked: Confirming) -> Say:
        replies, game = self._banker.replies, self._banker.game
        if len(asked.candidates) > 1:
            names = [
                replies.doing(_name_intent(self._kind(asked)), {self._kind(asked): one}, game)
                for one in asked.candidates
            ]
            return self._banker.say(
                "ask-which-of", facts={"choices": replies.catalogue.join(names, last="or")}
            )
        slots = dict(asked.slots)
        if asked.candidates and asked.slot:
            slots[asked.slot] = asked.candidates[0]
        return self._banker.say(
            "ask-confirm", facts={"what": replies.doing(asked.intent, slots, game)}
        )

    def _kind(self, asked: Confirming) -> str:
        assert asked.slot is not None
        kind = self._banker.language.kind_of(asked.intent, asked.slot)
        return "owner" if kind == "player" else kind

    def _confirmed(self, asked: Confirming, reading: Reading) -> list[Wish]:
        intent = reading.intent
        if reading.decision is Verdict.REFUSE or intent is None:
            return self.missed()
        if intent == "Yes" and len(asked.candidates) <= 1:
            chosen = asked.candidates[0] if asked.candidates else None
            return self._take(asked, chosen)
        if intent in _CHOICES and _CHOICES[intent] < len(asked.candidates):
            return self._take(asked, asked.candidates[_CHOICES[intent]])
        if intent in ("NameProperty", "NoProperty") and reading.slots:
            return self._take(asked, reading.slots["property"])
        if intent == "No":
            return self._denied(asked)
        if intent in ("Yes", *_CHOICES):
            return self.missed()
        return self._control(intent, asked.actor)

    def _take(self, asked: Confirming, chosen: str | None) -> list[Wish]:
        slots = dict(asked.slots)
        if chosen is not None:
            slots[asked.slot or self._last_slot(asked.intent)] = chosen
        self.dialogue = asked.back
        return self._understood(asked.back, asked.intent, slots)

    def _last_slot(self, intent: str) -> str:
        slots = self._banker.language.intent(intent).slots
        return slots[-1].name if slots else "property"

    def _denied(self, asked: Confirming) -> list[Wish]:
        """Go back, and never offer again what was denied."""
        denied = set(asked.candidates) or set(asked.slots.values())
        back = asked.back
        self.dialogue = replace(back, misses=0, rejected=back.rejected | denied)
        self._turn += 1
        return [self._banker.say("sorry", turn=self._turn), Listen(back.phase)]

    # What was understood.

    def _understood(self, dialogue: Talking, intent: str, slots: Mapping[str, str]) -> list[Wish]:
        self._turn += 1
        if intent in _NAMES and isinstance(dialogue, Filling):
            name = next(iter(slots.values()))
            return self._proceed(
                dialogue.actor, dialogue.intent, {**dialogue.slots, dialogue.slot: name}
            )
        if intent in self._commands or intent in self._questions:
            return self._proceed(dialogue.actor, intent, slots)
        return self._control(intent, dialogue.actor)

    def _proceed(self, actor: str, intent: str, slots: Mapping[str, str]) -> list[Wish]:
        """Ask for the next open slot, or do it."""
        command = self._commands.get(intent)
        try:
            if command is not None:
                check(self._banker.game, command, actor, slots)
            for spec in self._banker.language.intent(intent).slots:
                if spec.name not in slots:
                    return self._ask(actor, intent, dict(slots), spec)
            if command is not None:
                done = command(player=actor, **slots)  # type: ignore[call-arg]
                return self.settle(self._banker.carry_out(done, actor))
            question = self._questions[intent](player=actor, **slots)  # type: ignore[call-arg]
            return self._back_to_debt([self._banker.answer(question, actor)])
        except Refused as refused:
            return self._refused(refused, actor, intent, slots)

    def _refused(
        self, refused: Refused, actor: str, intent: str, slots: Mapping[str, str]
    ) -> list[Wish]:
        wishes = self._banker.refusal(refused, actor)
        specs = {spec.name: spec for spec in self._banker.language.intent(intent).slots}
        spec = specs.get(refused.slot or "")
        if spec is not None and spec.again and intent != "GiveProperty":
            kept = {name: value for name, value in slots.items() if name != spec.name}
            self.dialogue = self._filling(actor, intent, kept, spec)
            return [*wishes, Listen(self.dialogue.phase)]
        return self._back_to_debt(wishes)

    def _back_to_debt(self, wishes: list[Wish]) -> list[Wish]:
        """End this turn of the talk; an open debt is still listened for."""
        was_owing = isinstance(self.dialogue, Owing)
        self.dialogue = Idle()
        if self._banker.state == "debt" and was_owing:
            self.dialogue = Owing(self._banker.game.debts[0].debtor)
            return [*wishes, Listen("debt")]
        return wishes

    def _ask(self, actor: str, intent: str, slots: dict[str, str], spec: Slot) -> list[Wish]:
        self.dialogue = self._filling(actor, intent, slots, spec)
        if spec.ask == "ping":
            return [PlayEarcon(Earcon.PING), Listen(self.dialogue.phase)]
        return [self._question(spec, actor), Listen(self.dialogue.phase)]

    def _question(self, spec: Slot, actor: str) -> Say:
        message = "ask-property" if spec.ask == "ping" else spec.ask
        return self._banker.say(message, actor, {"debtor": actor}, self._turn)

    def _filling(self, actor: str, intent: str, slots: Mapping[str, str], spec: Slot) -> Filling:
        return Filling(actor, intent, slots, spec.name, PHASE_OF_LIST[spec.list])

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
        }
        if intent in actions:
            return actions[intent]()
        if intent == "AskLast":
            return self._back_to_debt([self._banker.last_thing(actor)])
        return self.missed()

    def undo(self) -> list[Wish]:
        """Take the last action back."""
        try:
            return self.settle(self._banker.undo())
        except Refused as refused:
            wishes = self._banker.refusal(refused, None)
            return self._back_to_debt(wishes) if self._banker.state != "auction" else wishes

    def repeat(self) -> list[Wish]:
        """Say the last reply again, and go on listening for what was asked."""
        if not self.last_reply:
            return [self._banker.say("refused-nothing-to-repeat")]
        said: list[Wish] = [Say(self.last_reply)]
        if isinstance(self.dialogue, Filling | Confirming | Owing):
            return [*said, Listen(self.dialogue.phase)]
        return self._back_to_debt(said)

    def cancel(self) -> list[Wish]:
        """Forget the command that is being given. A debt cannot be forgotten."""
        if isinstance(self.dialogue, Owing):
            debt = self._banker.game.debts[0]
            refused = Refused("debt-open", debtor=debt.debtor, amount=debt.amount)
            return self._back_to_debt(self._banker.refusal(refused, self.dialogue.actor))
        if isinstance(self.dialogue, Filling | Confirming):
            back = self.dialogue.back if isinstance(self.dialogue, Confirming) else None
            self.dialogue = back if isinstance(back, Owing) else Idle()
            return self._back_to_debt([self._banker.say("cancelled", turn=self._turn)])
        return self._back_to_debt([self._banker.say("refused-nothing-to-cancel")])

    def pause(self) -> list[Wish]:
        """Put the game away."""
        self.dialogue = Idle()
        return [StopTimer(), self._banker.say("paused"), PlayEarcon(Earcon.GOODBYE), Leave()]

    def help(self) -> list[Wish]:
        """Say what can be said now; asked again, say the rest."""
        dialogue = self.dialogue
        if self._banker.state == "auction":
            return [self._banker.say("help-auction")]
        if isinstance(dialogue, Idle):
            return [
                self._banker.say("help-first", facts={"list": self._sayings("moves", "command")})
            ]
        if dialogue.phase != "command":
            listed = self._sayings(None, dialogue.phase)
            return [self._banker.say("help-here", facts={"list": listed}), Listen(dialogue.phase)]
        message, part = (
            ("help-first", "moves"),
            ("help-questions", "questions"),
            ("help-rest", "controls"),
        )[self._helped % 3]
        self._helped += 1
        said = self._banker.say(message, facts={"list": self._sayings(part, "command")})
        return [said, Listen("command")]

    def _sayings(self, part: str | None, phase: str) -> str:
        language = self._banker.language
        names = language.sources.parts[part] if part else tuple(language.sources.intents)
        says = [
            language.intent(name).says
            for name in names
            if phase in language.intent(name).phases and self._banker.plays(name)
        ]
        return self._banker.replies.catalogue.join(says)


def _name_intent(kind: str) -> str:
    return {"owner": "NamePlayer", "building": "NameBuilding"}.get(kind, "NameProperty")
