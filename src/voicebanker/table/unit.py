"""The unit: a state machine without I/O.

It takes what happened (a button, words, silence, the timer) and returns what
to do, in order. Whatever moves money is saved before it is said. The same unit
serves the live table, replays and tests.
"""

import copy
from collections.abc import Callable, Sequence
from dataclasses import replace

from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.language.replies import Replies
from voicebanker.rules.auctions import Bid, CallAuction, seconds_before_call
from voicebanker.rules.history import History
from voicebanker.rules.joining import Join
from voicebanker.rules.registry import Chance, Refused
from voicebanker.speech.api import Grammar, Hypothesis
from voicebanker.table.banker import Banker, filled
from voicebanker.table.clock import GameClock
from voicebanker.table.conversation import Conversation
from voicebanker.table.dialogue import Confirming, Dialogue, Idle, Sure
from voicebanker.table.hands_free import PHASES, OpenEars, with_open_ears
from voicebanker.table.happenings import (
    ButtonPressed,
    Control,
    ControlPressed,
    EarsChanged,
    GameTakenUp,
    Happening,
    Leave,
    Listen,
    MinutePassed,
    NothingUnderstood,
    SavingFailed,
    Say,
    StopListening,
    TimerRang,
    Wish,
    WordsHeard,
)
from voicebanker.table.keys_told import keys_told
from voicebanker.table.manner import Manner
from voicebanker.table.own_keyboard import typed_by
from voicebanker.table.typed import line_typed
from voicebanker.table.waiting import with_patience


class Unit:
    """Mr. Monopoly's unit for one game."""

    def __init__(
        self,
        language: Language,
        catalogue: Catalogue,
        history: History,
        chance: Chance,
        manner: Manner | None = None,
        has_pitch: Callable[[], bool] = lambda: True,
        *,
        hands_free: bool = False,
        number_keys: bool = False,
    ) -> None:
        """``manner`` is how he speaks at first; ``has_pitch``: whether higher and lower work.

        ``hands_free``: a token's name may take the place of its button. ``number_keys``: the
        tokens' buttons are number keys, of which who cannot see the screen is told.
        """
        self.banker = Banker(language, Replies(catalogue), history, chance)
        self.banker.number_keys = number_keys
        self._clock = GameClock(self.banker)
        self._talk = Conversation(self.banker)
        self._open_ears = OpenEars(self.banker) if hands_free else None
        self.banker.manner, self.banker.has_pitch = manner or Manner(), has_pitch

    @property
    def dialogue(self) -> Dialogue:
        """Return where the conversation stands."""
        return self._talk.dialogue

    def grammar(self, phase: str) -> Grammar:
        """Return what may be said in ``phase``, for the ears."""
        addressed = self._open_ears.grammar(phase) if self._open_ears is not None else None
        return addressed or self.banker.language.grammar(phase)

    @property
    def clock_runs(self) -> bool:
        """Tell whether minutes of play count now, so that the unit must be told of them."""
        return self._clock.runs

    @property
    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return self.banker.state == "over"

    @property
    def speaker(self) -> str | None:
        """Return the token that has the word, or None."""
        actor: str | None = getattr(self.dialogue, "actor", None)
        return actor

    def takes_letters(self, *, listening: bool, phase: str | None) -> bool:
        """Tell whether letters on the keyboard belong to a line of words: somebody has the word.

        While an auction is held nobody has: a key may be a bid.
        """
        is_idle = isinstance(self.dialogue, Idle)
        if phase in PHASES or (self.banker.is_held and is_idle):
            return False
        return listening or not is_idle

    def typed(
        self, line: str, *, listening: bool, phase: str | None, by: str | None = None
    ) -> tuple[Happening, ...]:
        """Return what a typed line means, by ``line_typed`` or, on a phone, ``typed_by``."""
        if by is not None:
            return typed_by(by, line, self.dialogue, self.banker.game)
        phase = getattr(self.dialogue, "phase", None)
        return line_typed(line, self.banker.game.edition, listening=listening, phase=phase)

    def handle(self, happening: Happening) -> tuple[Wish, ...]:
        """Return what to do about ``happening``."""
        talk_before = self.dialogue
        wishes = self._handle(happening)
        wishes = with_patience(self.banker, talk_before, self.dialogue, wishes)
        if self._nobody_speaks and not any(isinstance(wish, Leave) for wish in wishes):
            wishes += self._clock.tell()
        settled = any(isinstance(wish, Leave | Listen) for wish in wishes)
        if (phase := self._open_for) is not None and not settled:
            wishes = with_open_ears(wishes, phase)
        self._talk.repeating.note(wishes)
        return tuple(wishes)

    def foretell(self, happening: Happening) -> tuple[str, ...]:
        """Return what would be said about ``happening``, chance included. Nothing changes.

        The voice can so have a reply ready while it is still waited whether more will be said.
        """
        # What never changes is shared. Replies do change: they say more or less.
        kept = (self.banker.language, self.banker.replies.catalogue, self._open_ears)
        twin = copy.deepcopy(self, {id(one): one for one in kept})
        return tuple(wish.text for wish in twin.handle(happening) if isinstance(wish, Say))

    @property
    def _nobody_speaks(self) -> bool:
        return isinstance(self.dialogue, Idle) and self.banker.state == "play"

    def _handle(self, happening: Happening) -> list[Wish]:
        if isinstance(happening, ButtonPressed):
            return self._pressed(happening.token)
        if isinstance(happening, ControlPressed):
            return self._control(happening.control)
        if isinstance(happening, WordsHeard):
            if self._open_ears is not None and self._open_for is not None:
                return self._without_hands(self._open_ears, happening.hypotheses)
            return self._talk.words(happening.hypotheses)
        if isinstance(happening, NothingUnderstood):
            return self._talk.silence(happening.why)
        if isinstance(happening, TimerRang):
            return self._rang()
        if isinstance(happening, MinutePassed):
            return self._clock.minute()
        if isinstance(happening, GameTakenUp):
            return self._taken_up()
        if isinstance(happening, SavingFailed):
            return self._not_saved(happening)
        if isinstance(happening, EarsChanged):
            return self._ears_changed(happening)
        raise TypeError(f"nobody told the unit what {type(happening).__name__} is")

    @property
    def _open_for(self) -> str | None:
        """Return what is listened for although nobody has pressed; None where nothing is."""
        is_idle = isinstance(self.dialogue, Idle)
        return self._open_ears.phase if self._open_ears is not None and is_idle else None

    def _without_hands(self, ears: OpenEars, hypotheses: Sequence[Hypothesis]) -> list[Wish]:
        """Do what was said without a press, and say who is taken to be speaking."""
        addressed = ears.spoken_to(hypotheses)
        if addressed is None:
            return []
        joins = addressed.intent == "Join" and addressed.token not in self.banker.game.players
        if joins or addressed.intent == "Press":  # the reply names the token
            return self._pressed(addressed.token)
        self._talk.open(addressed.token)
        who = self.banker.say("hands-free-speaker", facts={"player": addressed.token})
        return [who, *self._talk.words([addressed.hypothesis])]

    def _pressed(self, token: str) -> list[Wish]:
        state = self.banker.state
        try:
            if state == "auction" and not self.banker.game.edition.has("auctions.spoken"):
                done = self.banker.carry_out(Bid(token), None)
                return [StopListening(), *self._talk.settle(done)]
            talk = self.dialogue
            if isinstance(talk, Confirming) and talk.asks is Sure.AGREED and talk.actor == token:
                return [StopListening(), *self._talk.agree(talk)]
            asked = self.banker.asked
            if asked is not None and asked.press is not None and asked.player == token:
                answer = filled(asked.press, token, {})
                return [StopListening(), *self._talk.settle(self.banker.carry_out(answer, token))]
            if state == "joining" and token not in self.banker.game.players:
                return self._join(token)
        except Refused as refused:
            return self.banker.refusal(refused, token)
        if token not in self.banker.game.players:
            return self.banker.refusal(Refused("not-playing", player=token), None)
        return [StopListening(), *self._talk.open(token)]

    def _join(self, token: str) -> list[Wish]:
        wishes = self.banker.carry_out(Join(token), None)
        players = len(self.banker.game.players)
        least = self.banker.game.edition.joining.least_players
        if self.banker.state == "joining" and players == least:
            wishes.append(self.banker.say("say-start"))
        return self._talk.settle(wishes)

    def _control(self, control: Control) -> list[Wish]:
        if control is Control.UNDO:
            return [StopListening(), *self._talk.undo()]
        if control is Control.REPEAT:
            return [StopListening(), *self._talk.repeat()]
        if control is Control.PAUSE:
            return [StopListening(), *self._talk.pause()]
        if control is Control.WAIT:
            return [StopListening(), *self._talk.hold_or_go_on()]
        return [StopListening(), *self._talk.help()]

    def _rang(self) -> list[Wish]:
        if seconds_before_call(self.banker.game) is None:
            return self._talk.time_is_up()
        if self.banker.is_held or not self.banker.manner.time_factor:
            return []
        return self._talk.settle(self.banker.carry_out(CallAuction(), None))

    def _taken_up(self) -> list[Wish]:
        game, state = self.banker.game, self.banker.state
        self._talk.take_up()
        if not game.players:
            return [self.banker.say("who-plays"), *keys_told(self.banker)]
        wishes: list[Wish] = [
            self.banker.say("welcome-back", facts={"players": game.still_in}),
            *(keys_told(self.banker) if state != "over" else ()),
        ]
        if self._clock.runs:
            wishes.append(self._clock.warning())
        if state == "auction":
            wishes.append(Say(self.banker.replies.auction(game)))
        elif asked := self.banker.asked:
            wishes.append(self.banker.say(f"resumed-{asked.what}", facts=asked.resumed))
        elif state == "over":
            wishes.append(self.banker.say("resumed-over"))
        elif state == "joining":
            wishes.append(self.banker.say("say-start"))
        elif self.banker.history.has_past:
            # After a crash nobody may have heard of it: it is on disk before it is said.
            # Without this, players would give the command once more.
            wishes.append(self.banker.last_thing(None))
        return self._talk.settle(wishes)

    def _ears_changed(self, change: EarsChanged) -> list[Wish]:
        """Tell those who do not see the screen. Whoever has the word keeps it."""
        said = self.banker.say("ears-again" if change.hear else "ears-deaf")
        told = replace(said, in_passing=True)  # to repeat means what was said in the game
        phase: str | None = getattr(self.dialogue, "phase", None)
        return [StopListening(), told, *([Listen(phase)] if phase is not None else [])]

    def _not_saved(self, failed: SavingFailed) -> list[Wish]:
        self.banker.forget_last()
        message = "saved-perhaps" if failed.unsure else "not-saved"
        said: list[Wish] = [self.banker.say(message, facts={"problem": failed.problem})]
        return self._talk.settle(said)
