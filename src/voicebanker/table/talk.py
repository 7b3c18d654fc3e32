"""What a conversation rests on: where it stands, what is asked next, how a turn of it ends."""

from collections.abc import Mapping
from dataclasses import replace

from voicebanker.audio.earcons import Earcon
from voicebanker.language.sources import Slot
from voicebanker.rules import codec
from voicebanker.rules.history import History
from voicebanker.rules.registry import Asked, Command, Refused
from voicebanker.speech.api import Why
from voicebanker.table.banker import Banker
from voicebanker.table.dialogue import (
    Answering,
    Commanding,
    Confirming,
    Dialogue,
    Filling,
    Idle,
    Sure,
)
from voicebanker.table.happenings import Listen, PlayEarcon, Say, StopListening, StopTimer, Wish
from voicebanker.table.pager import MORE, Pager
from voicebanker.table.past import Past
from voicebanker.table.repeating import Repeating
from voicebanker.table.trouble import Trouble
from voicebanker.table.waiting import auction_goes_on, auction_waits, second_phase_s, warns_first

_PHASES = {"joining": "joining", "over": "over", "auction": "bid"}
"""What is listened for after a press, by the state of the game; else a command."""


class Talk:
    """Where the talk stands, and with whom. No I/O: it returns wishes."""

    def __init__(self, banker: Banker) -> None:
        self._banker = banker
        self.dialogue: Dialogue = Idle()
        self._commands = codec.commands()
        self._questions = codec.questions()
        self._turn = 0
        self._helped = False
        self._pager = Pager(lambda: banker.replies, lambda: banker.manner.items)
        self._past = Past(banker)
        self._trouble = Trouble(banker, self._question_of)
        self._taken_up: History | None = None
        self.repeating = Repeating(banker)

    def take_up(self) -> None:
        """Note how the game stood when it was taken up."""
        self._taken_up = self._banker.history

    def _is_repeated(self, command: Command) -> bool:
        """Tell whether ``command`` is the last one before the game was taken up, given again.

        Before a crash it was put on disk, and perhaps nobody heard so.
        """
        history = self._banker.history
        if self._taken_up is None or history.steps is not self._taken_up.steps:
            return False
        is_done = bool(history.steps) and not history.undos_in_a_row
        return is_done and history.steps[-1].transaction.command == command

    def open(self, actor: str) -> list[Wish]:
        """Give ``actor`` the word: the beep, then the ears."""
        state, asked = self._banker.state, self._banker.asked
        if asked is not None and asked.player == actor:
            return self.ask_for_answer(asked)
        phase = self._phase_after_press
        self.dialogue = Commanding(actor, phase, misses=self._misses_so_far(actor, phase))
        self._helped = False
        # Nothing is sold while somebody is saying a bid.
        wait: list[Wish] = [StopTimer()] if state == "auction" else []
        return [*wait, PlayEarcon(Earcon.BEEP), Listen(phase)]

    @property
    def _phase_after_press(self) -> str:
        return _PHASES.get(self._banker.state, "command")

    def _misses_so_far(self, actor: str, phase: str) -> int:
        """Return the failures of a step that is only begun anew, by pressing again."""
        before = self.dialogue
        if not isinstance(before, Commanding):
            return 0
        return before.misses if (before.actor, before.phase) == (actor, phase) else 0

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

    def missed(self) -> list[Wish]:
        """Say that nothing was understood, each time with more help."""
        self._turn += 1
        return self._tell(self._trouble.missed(self.dialogue, self._turn))

    def silence(self, why: Why) -> list[Wish]:
        """Take it that no words came: remind once, then wait quietly."""
        if isinstance(self.dialogue, Commanding) and self.dialogue.phase == MORE:
            self.dialogue = Idle()  # who does not want more need not say so
            return []
        if why is Why.OUT_OF_GRAMMAR and not isinstance(self.dialogue, Idle):
            return self.missed()
        return self._tell(self._trouble.silence(self.dialogue, why))

    def _tell(self, outcome: tuple[Dialogue, list[Wish]]) -> list[Wish]:
        self.dialogue, wishes = outcome
        return wishes

    def time_is_up(self) -> list[Wish]:
        """Forget a command whose second phase has waited long enough, after a warning."""
        dialogue = self.dialogue
        if not isinstance(dialogue, Filling) or second_phase_s(self._banker, dialogue) is None:
            return []
        if warns_first(self._banker, dialogue):
            self.dialogue = replace(dialogue, warned=True)
            warning = self._banker.say("time-nearly-up")
            return [StopListening(), warning, Listen(dialogue.phase)]
        return [StopListening(), *self._back_to_answer([self._trouble.say("too-late")])]

    def take_time(self) -> list[Wish]:
        """Begin the wait for an answer anew, as often as it is wished."""
        dialogue = self.dialogue
        if not isinstance(dialogue, Idle):
            self.dialogue = replace(dialogue, silences=0)
        if isinstance(self.dialogue, Filling):
            self.dialogue = replace(self.dialogue, warned=False)
        return self._go_on([self._banker.say("time-taken", turn=self._turn)])

    def _go_on(self, said: list[Wish]) -> list[Wish]:
        """Say something and go on listening for what was asked."""
        dialogue = self.dialogue
        if isinstance(dialogue, Filling | Confirming | Answering):
            return [*said, Listen(dialogue.phase)]
        if isinstance(dialogue, Commanding) and dialogue.phase != MORE and self._pager.is_help:
            return [*said, Listen(dialogue.phase)]
        return self._with_more(said, getattr(dialogue, "actor", None))

    def _with_more(self, wishes: list[Wish], actor: str | None) -> list[Wish]:
        """End this turn of the talk, or listen whether the list that was begun shall go on.

        Where a name or an answer is waited for anyway, "more" is understood beside it.
        """
        is_free = self._banker.asked is None and self._banker.state != "auction"
        if not self._pager.is_open or actor is None or not is_free:
            return self._back_to_answer(wishes)
        self.dialogue = Commanding(actor, MORE)
        return [*wishes, PlayEarcon(Earcon.PING), Listen(MORE)]

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

    def _ask(self, actor: str, intent: str, slots: dict[str, str], spec: Slot) -> list[Wish]:
        self.dialogue = self._filling(actor, intent, slots, spec)
        if spec.ask == "ping":
            return [PlayEarcon(Earcon.PING), Listen(self.dialogue.phase)]
        return [self._question(spec, actor), Listen(self.dialogue.phase)]

    def _question_of(self, dialogue: Filling) -> Say:
        return self._question(self._slot(dialogue.intent, dialogue.slot), dialogue.actor)

    def _question(self, spec: Slot, actor: str) -> Say:
        message = f"ask-{spec.list}" if spec.ask == "ping" else spec.ask
        return self._banker.say(message, actor, {"debtor": actor}, self._turn)

    def _filling(self, actor: str, intent: str, slots: Mapping[str, str], spec: Slot) -> Filling:
        """Return the second phase; a name that was denied in the first stays denied."""
        rejected: frozenset[str] = getattr(self.dialogue, "rejected", frozenset())
        return Filling(actor, intent, slots, spec.name, spec.list, rejected=rejected)

    def _slot(self, intent: str, name: str) -> Slot:
        for spec in self._banker.language.intent(intent).slots:
            if spec.name == name:
                return spec
        return Slot(name=name, list=self._banker.language.kind_of(intent, name), ask="ping")

    def _ask_whether_meant(
        self, actor: str, intent: str, slots: Mapping[str, str], ask: Say, asks: Sure
    ) -> list[Wish]:
        talking = self.dialogue
        back = talking if isinstance(talking, Commanding | Answering) else Commanding(actor)
        self.dialogue = Confirming(actor, intent, slots, back, asks=asks)
        return [ask, PlayEarcon(Earcon.PING), Listen(self.dialogue.phase)]

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

    def _end_with(self, refused: Refused, actor: str | None) -> list[Wish]:
        return self._back_to_answer(self._banker.refusal(refused, actor))
