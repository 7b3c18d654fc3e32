"""Whatever is pressed, said, mumbled or broken off, the unit keeps its promises."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from hypothesis import event, given, settings
from hypothesis import strategies as st

from tests.rules.games import changed, small_electronic, small_ultimate
from tests.table.games import catalogue
from voicebanker.language.interpreter import Language
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.game import Game
from voicebanker.rules.history import History
from voicebanker.rules.promises import promises_hold
from voicebanker.speech.api import Hypothesis, Verdict, Why
from voicebanker.table.banker import restore
from voicebanker.table.dialogue import Idle
from voicebanker.table.happenings import (
    ButtonPressed,
    Control,
    ControlPressed,
    GameTakenUp,
    Happening,
    MinutePassed,
    NothingUnderstood,
    Save,
    SavingFailed,
    TimerRang,
    Wish,
    WordsHeard,
)
from voicebanker.table.told import check_answered, check_told
from voicebanker.table.unit import Unit


@cache
def poor(start_money: int) -> Language:
    """Return the US board for players with little money, so that debts come soon."""
    return Language(changed(joining={"start_money": start_money}))


@cache
def electronic(start_money: int) -> Language:
    """Return Super Electronic Banking on a small board."""
    return Language(small_electronic(start_money))


@cache
def ultimate(start_money: int) -> Language:
    """Return Ultimate Banking on a small board."""
    return Language(small_ultimate(start_money))


@dataclass(frozen=True)
class Phrase:
    """A phrase of the grammar of the phase that is listened for, whichever that is."""

    choice: int
    verdict: Verdict = Verdict.ACCEPT
    other: int | None = None


@dataclass(frozen=True)
class Play:
    """A player presses the button and says what makes sense for a property now."""

    token: str
    deed: str
    choice: int


@dataclass(frozen=True)
class Resume:
    """The game is put away and taken up again from the journal."""


@dataclass(frozen=True)
class DiskFull:
    """What was to be saved last could not be saved."""


tokens = st.sampled_from(["cat", "dog", "racecar"])
deeds = st.sampled_from(["Baltic", "Mediterranean Avenue", "Boardwalk", "Park Place"])
play = st.builds(Play, tokens, deeds, st.integers(0, 11))
numbers = st.integers(0, 10_000)
phrases = st.builds(Phrase, numbers, st.sampled_from(list(Verdict)), st.one_of(st.none(), numbers))
garbage = st.builds(
    lambda text: WordsHeard((Hypothesis(text, 1.0, Verdict.ACCEPT),)),
    st.one_of(
        st.text(max_size=30),
        st.sampled_from(["", "buy the", "saint", "no boardwalk", "yes", "the last one", "the cat"]),
    ),
)
happenings = st.one_of(
    st.builds(ButtonPressed, st.sampled_from(["cat", "dog", "racecar", "t-rex", "teapot"])),
    st.builds(ControlPressed, st.sampled_from([one for one in Control if one != Control.UNDO])),
    st.just(ControlPressed(Control.UNDO)),
    st.builds(NothingUnderstood, st.sampled_from(list(Why))),
    st.just(WordsHeard(())),
    st.just(TimerRang()),
    st.just(MinutePassed()),
    garbage,
    st.just(Resume()),
    st.just(DiskFull()),
)


def steps_with(playing: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    """Return what may happen: mostly ``playing``, then words of the grammar, then anything."""
    return st.integers(0, 9).flatmap(
        lambda kind: playing if kind < 5 else phrases if kind < 7 else happenings
    )


ELECTRONIC = ("super-saver", "big-spender", "world-traveller")
taps = st.builds(
    Play,
    st.sampled_from(ELECTRONIC),
    st.sampled_from(["Baltic", "Mediterranean", "Boardwalk"]),
    st.integers(0, 11),
)
SENTENCES: Mapping[str, tuple[str, ...]] = {
    "voice_banking.us": (
        "pay rent on {deed}",
        "buy {deed}",
        "build a hotel on {deed}",
        "chance card",
        "pay rent on {deed}",
        "buy {deed}",
        "build a house on {deed}",
        "get out of jail",
        "auction off {deed}",
        "trade {deed} for Boardwalk",
        "train ride",
        "pay rent on {deed}",
    ),
    "ultimate_banking.us": (
        "i landed on {deed}",
        "buy {deed}",
        "draw an event",
        "event pick your own",
        "event in the money",
        "go to jail",
        "i rolled no double",
        "get out of jail",
        "auction off {deed}",
        "location to {deed}",
        "i landed on {deed}",
        "buy {deed}",
    ),
    "super_electronic.us": (
        "pay rent on {deed}",
        "buy {deed}",
        "chance card",
        "chance card",
        "chance card",
        "go to jail",
        "get out of jail",
        "i rolled a six",
        "auction off {deed}",
        "trade {deed} for Boardwalk",
        "fly to {deed}",
        "buy {deed}",
    ),
}


ULTIMATE = ("car", "helicopter", "ship")
moves = st.builds(
    Play,
    st.sampled_from(ULTIMATE),
    st.sampled_from(["Baltic", "Mediterranean", "Park Place", "Boardwalk"]),
    st.integers(0, 11),
)


class Table:
    """A unit with a journal that holds JSON only."""

    def __init__(self, seed: int, language: Language) -> None:
        self.language = language
        self.chance = SeededChance(seed)
        self.journal: list[tuple[str, str]] = []
        self.unit = self._unit(History.begin(self.language.edition))

    def _unit(self, history: History) -> Unit:
        return Unit(self.language, catalogue(), history, self.chance)

    @property
    def game(self) -> Game:
        return self.unit.banker.game

    def restored(self) -> History:
        entries = [(kind, json.loads(body)) for kind, body in self.journal]
        return restore(History.begin(self.language.edition), entries)

    def take(self, step: object) -> None:
        if isinstance(step, Play):
            self.play(step)
        elif isinstance(step, Phrase):
            self.happens(self.words(step))
        elif isinstance(step, Resume):
            self.unit = self._unit(self.restored())
            self.happens(GameTakenUp())
        elif isinstance(step, DiskFull):
            self.fail()
        else:
            assert isinstance(step, Happening)
            self.happens(step)

    def happens(self, happening: Happening) -> tuple[Wish, ...]:
        before = self.game
        wishes = self.unit.handle(happening)
        for wish in wishes:
            if isinstance(wish, Save):
                self.journal.append((wish.kind, json.dumps(wish.body)))
        check_told(before, self.game, wishes)
        if isinstance(happening, ButtonPressed | WordsHeard | ControlPressed | GameTakenUp):
            check_answered(wishes)
        promises_hold(self.game)
        return wishes

    def words(self, phrase: Phrase) -> WordsHeard:
        phase = "command" if isinstance(self.unit.dialogue, Idle) else self.unit.dialogue.phase
        known = self.language.grammar(phase).phrases
        confidence = 0.9 if phrase.verdict is Verdict.ACCEPT else 0.5
        choices = [phrase.choice] if phrase.other is None else [phrase.choice, phrase.other]
        return WordsHeard(
            tuple(
                Hypothesis(known[one % len(known)], confidence, phrase.verdict) for one in choices
            )
        )

    def play(self, step: Play) -> None:
        """Do what a player would do in this state."""
        state = self.unit.banker.state
        if state == "auction":
            self.happens(TimerRang() if step.choice % 3 else ButtonPressed(step.token))
            return
        asked = self.unit.banker.asked
        token = asked.player if asked else step.token
        self.happens(ButtonPressed(token))
        self.happens(WordsHeard((Hypothesis(self.sentence(step, state), 1.0, Verdict.ACCEPT),)))

    def sentence(self, step: Play, state: str) -> str:
        if state == "joining":
            return "start the game"
        if state == "debt":
            owned = self.game.properties(self.game.debts[0].debtor)
            return self.game.deed(owned[step.choice % len(owned)]).name
        if state == "choice":
            assert self.game.choice is not None
            chosen = self.game.choice.among[step.choice % len(self.game.choice.among)]
            return chosen.replace("-", " ")
        return SENTENCES[self.language.edition.name][step.choice].format(deed=step.deed)

    def fail(self) -> None:
        """Let the last happening end in a disk that is full: press undo, and fail to save it."""
        before, entries = self.game, len(self.journal)
        wishes = self.unit.handle(ControlPressed(Control.UNDO))
        if any(isinstance(wish, Save) for wish in wishes):
            self.unit.handle(SavingFailed("The disk is full."))
        assert self.game == before, "what was not saved has happened"
        assert len(self.journal) == entries


@settings(max_examples=settings().max_examples * 2)
@given(
    todo=st.lists(steps_with(play), min_size=25, max_size=60),
    seed=st.integers(0, 99),
    start_money=st.sampled_from([150, 500, 1500]),
)
def test_the_unit_keeps_its_promises(todo: list[object], seed: int, start_money: int) -> None:
    sit(Table(seed, poor(start_money)), ("cat", "dog", "racecar"), todo)


@settings(max_examples=settings().max_examples * 2)
@given(
    todo=st.lists(steps_with(taps), min_size=25, max_size=60),
    seed=st.integers(0, 99),
    start_money=st.sampled_from([150, 500, 1500]),
)
def test_it_keeps_them_in_super_electronic_banking(
    todo: list[object], seed: int, start_money: int
) -> None:
    sit(Table(seed, electronic(start_money)), ELECTRONIC, todo)


@settings(max_examples=settings().max_examples * 2)
@given(
    todo=st.lists(steps_with(moves), min_size=25, max_size=60),
    seed=st.integers(0, 99),
    start_money=st.sampled_from([150, 500, 1500]),
)
def test_it_keeps_them_in_ultimate_banking(todo: list[object], seed: int, start_money: int) -> None:
    sit(Table(seed, ultimate(start_money)), ULTIMATE, todo)


def sit(table: Table, players: tuple[str, ...], todo: list[object]) -> None:
    for token in players:
        table.happens(ButtonPressed(token))
    for step in todo:
        table.take(step)
    event(table.unit.banker.state)
    if any("DebtArose" in body for _, body in table.journal):
        event("a debt arose")
    if any("GameEnded" in body for _, body in table.journal):
        event("the game ended")
    assert table.restored().game == table.game, "the journal does not give the game"
