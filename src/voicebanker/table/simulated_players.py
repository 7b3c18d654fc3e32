"""The players of ``voicebanker simulate``: mostly sensible, now and then not at all."""

from dataclasses import dataclass

from voicebanker.rules.chance import SeededChance
from voicebanker.rules.game import BANK, Game
from voicebanker.speech.api import Hypothesis, Verdict, Why
from voicebanker.table.dialogue import Confirming, Filling, Idle
from voicebanker.table.happenings import (
    ButtonPressed,
    Control,
    ControlPressed,
    Happening,
    NothingUnderstood,
    TimerRang,
    WordsHeard,
)
from voicebanker.table.moves import Moves, Plan
from voicebanker.table.unit import Unit

NONSENSE = 16
"""One happening in so many is nonsense."""
_NONSENSE_AT_THE_END = 2
_ASKING = 20
_RASH = 25
"""One command in so many is said without a thought, whether it is possible or not."""
PATIENCE = 250
"""After so many commands, players begin to shun what brings money into the game."""
_CHOICES = ("ChooseFirst", "ChooseSecond", "ChooseThird")
_GIBBERISH = (
    "",
    "buy the",
    "whose turn is it anyway",
    "buy nowhere lane",
    "pay rent on the cat",
    "no boardwalk",
    "saint",
    "yes",
    "the last one",
    "one two three",
    "who owns the moon",
)


@dataclass(frozen=True, slots=True)
class TakenUpAgain(Happening):
    """The game is put away, and taken up again from what was saved."""


class Players:
    """Those who sit around the table in one game.

    ``commands`` is how many have been carried out so far, which whoever lets them play counts.
    """

    def __init__(self, moves: Moves, tokens: tuple[str, ...], chance: SeededChance) -> None:
        self._moves = moves
        self._tokens = tokens
        self._chance = chance
        self._plan: Plan | None = None
        self._turn = 0
        self.commands = 0

    def next(self, unit: Unit, *, timing: bool) -> Happening:
        """Return what happens next; ``timing`` tells that a timer runs."""
        if self._one_in(_NONSENSE_AT_THE_END if unit.banker.state == "over" else NONSENSE):
            return self._nonsense(unit)
        is_idle = isinstance(unit.dialogue, Idle)
        if timing and self._one_in(2 if is_idle else 12):
            return TimerRang()
        dialogue = unit.dialogue
        if isinstance(dialogue, Idle):
            return self._unasked(unit)
        if isinstance(dialogue, Confirming):
            return self._heard(self._confirmation(dialogue), unit)
        if unit.banker.asked is not None and self._one_in(3):
            return ButtonPressed(unit.banker.asked.player)  # where a press is the answer
        if isinstance(dialogue, Filling):
            return self._heard(self._name(unit.banker.game, dialogue), unit)
        return self._heard(self._words(unit.banker.game, dialogue.actor, dialogue.phase), unit)

    def _unasked(self, unit: Unit) -> Happening:
        """Press a button; in an auction, say what is said there without one."""
        if unit.banker.state == "auction" and self._one_in(3):
            speaker = self._chance.pick(unit.banker.game.players)
            if words := self._words(unit.banker.game, speaker, "auction"):
                return self._heard(words, unit)
        return ButtonPressed(self._who(unit))

    def _one_in(self, many: int) -> bool:
        return self._chance.below(many) == 0

    def _who(self, unit: Unit) -> str:
        """Return who presses the button: who is asked, who joins, who bids, or whose turn it is."""
        game = unit.banker.game
        if asked := unit.banker.asked:
            return asked.player
        waiting = [one for one in self._tokens if one not in game.players]
        if unit.banker.state == "joining" and waiting:
            return waiting[0]
        if unit.banker.state == "auction":
            return self._chance.pick(game.players)
        self._turn += not self._one_in(4)
        return game.players[self._turn % len(game.players)]

    def _heard(self, words: str | None, unit: Unit) -> Happening:
        """Return ``words`` as heard; without any, somebody presses a button instead."""
        if words is None:
            return ButtonPressed(self._chance.pick(unit.banker.game.players or self._tokens))
        return WordsHeard((Hypothesis(words, 1.0, Verdict.ACCEPT),))

    # Sense.

    def _words(self, game: Game, actor: str, phase: str) -> str | None:
        """Return a command of ``phase`` in words, rarely a question; None where there is none."""
        wording = self._moves.wording(phase)
        questions = self._moves.questions(phase)
        rash = self._moves.commands(phase) if self._one_in(_RASH) else []
        if rash or (questions and self._one_in(_ASKING)):
            intent = self._chance.pick(rash or questions)
            self._plan = self._moves.any_plan(phase, intent, self._chance)
        else:
            self._plan = self._moves.choose(
                game, actor, phase, self._chance, self._would_rather_not
            )
        if self._plan is None:
            return None
        # What is left out here is asked for in the second phase.
        said = {slot: one for slot, one in self._plan.slots.items() if not self._one_in(4)}
        return wording.say(self._plan.intent, said, self._chance) or wording.say(
            self._plan.intent, self._plan.slots, self._chance
        )

    def _would_rather_not(self, before: Game, after: Game) -> bool:
        """Tell whether a long game would get longer still, because the Bank pays in money."""
        late = min(self.commands - PATIENCE, 900)
        return after.money(BANK) < before.money(BANK) and self._chance.below(1000) < late

    def _name(self, game: Game, dialogue: Filling) -> str | None:
        """Return the name for an open slot: the one in mind, else one that the rules allow."""
        wording = self._moves.wording(dialogue.phase)
        value: str | None = None
        if self._plan is not None and self._plan.intent == dialogue.intent and not dialogue.misses:
            value = self._plan.slots.get(dialogue.slot)
            self._plan = None  # said twice it would only be refused twice
        if value is None:
            half = Plan(dialogue.intent, dialogue.slots)
            slot = (dialogue.slot, dialogue.phase)
            value = self._moves.fitting(
                game, dialogue.actor, dialogue.phase, half, slot, self._chance
            )
        naming = wording.naming(dialogue.phase)
        if value is None or not naming or self._one_in(25):
            return wording.say("Cancel", {}, self._chance)
        intent = self._chance.pick(naming)
        (name,) = wording.references(intent)
        return wording.say(intent, {name: value}, self._chance)

    def _confirmation(self, dialogue: Confirming) -> str | None:
        """Return yes, the place of the one in mind, or no."""
        wording = self._moves.wording(dialogue.phase)
        meant = list(self._plan.slots.values()) if self._plan else []
        answer = "Yes"
        if len(dialogue.candidates) > 1:
            among = dialogue.candidates[: len(_CHOICES)]
            places = [place for place, one in enumerate(among) if one in meant]
            answer = _CHOICES[places[0] if places else self._chance.below(len(among))]
        elif dialogue.candidates and dialogue.candidates[0] not in meant:
            answer = "No"
        if self._one_in(8) or answer not in wording.intents:
            answer = "No"
        return wording.say(answer, {}, self._chance)

    # Nonsense.

    def _nonsense(self, unit: Unit) -> Happening:
        kinds = (
            self._silence,
            self._gibberish,
            self._control,
            self._control,
            self._any_phrase,
            self._any_phrase,
            self._unsure,
            self._any_button,
            self._odd,
        )
        return kinds[self._chance.below(len(kinds))](unit)

    def _silence(self, unit: Unit) -> Happening:
        reasons = list(Why)
        return NothingUnderstood(reasons[self._chance.below(len(reasons))])

    def _gibberish(self, unit: Unit) -> Happening:
        words = self._chance.pick(_GIBBERISH)
        return WordsHeard((Hypothesis(words, 1.0, Verdict.ACCEPT),))

    def _control(self, unit: Unit) -> Happening:
        controls = [Control.UNDO, *Control]
        return ControlPressed(controls[self._chance.below(len(controls))])

    def _phrase(self, unit: Unit) -> str:
        """Return any phrase at all, of what is listened for now or of the commands."""
        phase = "command"
        if not isinstance(unit.dialogue, Idle) and not self._one_in(4):
            phase = unit.dialogue.phase
        wording = self._moves.wording(phase)
        intent = self._chance.pick(wording.intents)
        slots = self._moves.any_plan(phase, intent, self._chance).slots
        return wording.say(intent, slots, self._chance) or ""

    def _any_phrase(self, unit: Unit) -> Happening:
        return WordsHeard((Hypothesis(self._phrase(unit), 1.0, Verdict.ACCEPT),))

    def _unsure(self, unit: Unit) -> Happening:
        """Return words that the ears are not sure of, perhaps with a rival."""
        verdict = Verdict.REFUSE if self._one_in(4) else Verdict.CONFIRM
        count = 1 + self._chance.below(2)
        return WordsHeard(tuple(Hypothesis(self._phrase(unit), 0.5, verdict) for _ in range(count)))

    def _any_button(self, unit: Unit) -> Happening:
        return ButtonPressed(self._chance.pick([one.id for one in unit.banker.game.edition.tokens]))

    def _odd(self, unit: Unit) -> Happening:
        odd = (TakenUpAgain(), TimerRang(), WordsHeard(()))
        return odd[self._chance.below(len(odd))]
