"""What holds in any talk: of errors, of a no, of a correction, and of how much is said."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.games import game
from tests.table.games import US, Sitting, language
from tests.table.moments import OWNED, PHASES
from tests.table.test_unit_properties import Table, play, poor, steps_with
from voicebanker.language.catalogue import WORDS
from voicebanker.rules.history import History
from voicebanker.speech.api import Hypothesis, Verdict, Why
from voicebanker.table.banker import CORRECTION, restore
from voicebanker.table.dialogue import Commanding, Confirming, Filling
from voicebanker.table.happenings import ButtonPressed, Say, WordsHeard
from voicebanker.table.manner import Manner
from voicebanker.table.told import check_told

FEWER = settings(max_examples=max(settings().max_examples // 12, 10))

# Errors.

failures = st.one_of(
    st.sampled_from([Why.NOTHING_HEARD, Why.NOISE, Why.OUT_OF_GRAMMAR]),
    st.sampled_from(["xyzzy", "the the", "buy xyzzy", "boardwalk street of dreams", ""]),
    st.sampled_from(["press cat", "press dog"]),
)


@FEWER
@given(phase=st.sampled_from(sorted(PHASES)), failed=st.lists(failures, min_size=4, max_size=20))
def test_no_error_is_told_in_the_same_words_twice_in_a_row(phase: str, failed: list[Any]) -> None:
    sitting = PHASES[phase]()
    before, last = sitting.now, ""
    saved = len(sitting.saved)
    for one in failed:
        if not isinstance(one, Why) and one.startswith("press"):
            if phase == "consent":  # there a press is the yes
                continue
            token = sitting.now.players["dog" in one]
            sitting.presses(token)
            continue
        sitting.silence(one) if isinstance(one, Why) else sitting.hears(one)
        # The sentence of the error itself comes first; a question may follow it.
        told = [wish.text for wish in sitting.wishes if isinstance(wish, Say)][:1]
        assert told != [last] or not told
        last = told[0] if told else last
    assert len(sitting.saved) == saved
    assert sitting.now == before, "a failure did something"


@FEWER
@given(phase=st.sampled_from(sorted(PHASES)), failures=st.integers(5, 40))
def test_no_number_of_failures_ends_the_game(phase: str, failures: int) -> None:
    sitting = PHASES[phase]()
    for _ in range(failures):
        sitting.presses(sitting.now.players[0])
        sitting.silence(Why.OUT_OF_GRAMMAR)
    state = sitting.unit.banker.state
    sitting.presses(sitting.now.players[0])
    assert sitting.hears("help")
    assert sitting.unit.banker.state == state


def test_success_begins_the_ladder_anew() -> None:
    sitting = PHASES["command"]()
    sitting.silence(Why.OUT_OF_GRAMMAR)
    sitting.silence(Why.OUT_OF_GRAMMAR)
    sitting.hears("balance")
    sitting.presses("cat")
    assert sitting.silence(Why.OUT_OF_GRAMMAR) in ("Sorry?", "Pardon?", "Once more, please?")


# No.

AMBIGUOUS = ("buy saint", "buy ven", "buy n carolina", "buy bordwalk street", "buy ves", "buy o")
noes = st.sampled_from(["no", "next", "neither", "no thank you", "the next one", "nah"])
said = st.sampled_from([*AMBIGUOUS, "buy", "saint", "ventnor", "vermont", "xyzzy"])


def offered(sitting: Sitting) -> set[str]:
    dialogue = sitting.unit.dialogue
    if not isinstance(dialogue, Confirming):
        return set()
    return {*dialogue.candidates, *dialogue.slots.values()}


@FEWER
@given(
    first=st.sampled_from(AMBIGUOUS),
    talk=st.lists(st.tuples(said, noes, st.booleans()), min_size=2, max_size=8),
)
def test_what_was_denied_is_never_offered_again_in_that_step(
    first: str, talk: list[tuple[str, str, bool]]
) -> None:
    sitting = Sitting(game())
    sitting.presses("cat")
    denied: set[str] = set()
    for text, no, is_sure in [(first, "no", False), *talk]:
        if not isinstance(sitting.unit.dialogue, Commanding | Filling):
            break
        sitting.hears(text, verdict=Verdict.ACCEPT if is_sure else Verdict.CONFIRM)
        while offered(sitting):
            assert not denied & offered(sitting), "a name that was denied"
            denied |= offered(sitting)
            sitting.hears(no)
        if sitting.saved:
            break


def test_next_offers_what_else_was_heard() -> None:
    sitting = Sitting(game())
    sitting.presses("cat")
    words = [("buy vermont", 0.6), ("buy oriental", 0.3), ("buy states", 0.1)]
    heard = [Hypothesis(text, confidence, Verdict.CONFIRM) for text, confidence in words]
    assert sitting.happens(WordsHeard(tuple(heard))) == "Did you say: buy Vermont Avenue?"
    assert sitting.hears("next") == "Did you say: buy Oriental Avenue?"
    assert sitting.hears("next") == "Did you say: buy States Avenue?"
    assert sitting.hears("next") in ("Sorry?", "Pardon?", "Once more, please?")


# Corrections.

DEEDS = [deed.id for deed in language(US).edition.deeds.list]
wrong = st.sampled_from(["buy", "pay rent on", "auction off"])


@FEWER
@given(verb=wrong, deeds=st.tuples(st.sampled_from(DEEDS), st.sampled_from(DEEDS)))
def test_a_correction_is_done_whole_or_not_at_all(verb: str, deeds: tuple[str, str]) -> None:
    first, meant = (name.replace("-", " ") for name in deeds)
    sitting = Sitting(game(owns=OWNED, money={"t-rex": 300}))
    sitting.says("t-rex", f"{verb} {first}")
    if not sitting.saved or sitting.unit.banker.state != "play":
        return
    start = sitting.unit.banker.history.steps[0].before
    before, entries = sitting.now, len(sitting.saved)
    sitting.says("t-rex", f"no i meant {meant}")
    new = sitting.saved[entries:]
    if not new:
        assert sitting.now == before
        return
    assert [kind for kind, _ in new] == [CORRECTION]
    check_told(before, sitting.now, sitting.wishes)
    straight = Sitting(start)
    straight.says("t-rex", f"{verb} {meant}")
    assert sitting.now == straight.now, "not as if it had been said at once"
    assert restore(History(start), sitting.saved).game == sitting.now
    sitting.control("undo")
    assert sitting.now == start


# How much is said.


class WordyTable(Table):
    """A table that speaks at one level from the beginning."""

    level = "full"

    def _unit(self, history: History) -> Any:
        unit = super()._unit(history)
        unit.banker.manner = Manner(words=self.level)
        return unit


@FEWER
@given(
    todo=st.lists(steps_with(play), min_size=15, max_size=40),
    seed=st.integers(0, 99),
    start_money=st.sampled_from([150, 500, 1500]),
)
def test_how_much_is_said_never_changes_the_journal(
    todo: list[object], seed: int, start_money: int
) -> None:
    """And ``Table`` holds at every level that whatever moved was told."""
    journals = []
    for words in WORDS:
        table = type("At", (WordyTable,), {"level": words})(seed, poor(start_money))
        for token in ("cat", "dog", "racecar"):
            table.take(ButtonPressed(token))
        for step in todo:
            table.take(step)
        journals.append(table.journal)
    assert journals[0] == journals[1] == journals[2]
