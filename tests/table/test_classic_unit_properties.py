"""In the classic game, too: whatever is pressed and said, the unit keeps its promises."""

from collections.abc import Mapping
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.classic_players import PLAYERS, classic_board
from tests.table.test_unit_properties import Play, Table, sit, steps_with
from voicebanker.language.interpreter import Language
from voicebanker.speech.api import Hypothesis, Verdict
from voicebanker.table.happenings import ButtonPressed, TimerRang, WordsHeard

SENTENCES = (
    "pay rent on {deed}",
    "buy {deed}",
    "build a house on {deed}",
    "mortgage {deed}",
    "lift the mortgage on {deed}",
    "chance card",
    "community chest",
    "auction off {deed}",
    "pay the bank two hundred",
    "pay each player seventy five",
    "make a deal with the boot",
    "income tax",
    "sell a house on {deed}",
    "get out of jail",
)
ANSWERS: Mapping[str, tuple[str, ...]] = {
    "joining": ("start the game",),
    "debt": ("mortgage {deed}", "i am bankrupt", "sell all houses on {deed}", "what do i owe"),
    "deal": ("i give {deed}", "i want {deed}", "i want twenty five", "offer it", "no deal"),
    "consent": ("no", "what do i own"),
    "mortgage": ("keep it", "lift it"),
    "placing": ("{deed}", "on {deed}"),
    "over": ("who is winning",),
}


@cache
def language(start_money: int, houses: int) -> Language:
    """Return the US board for three players, with little money and few houses."""
    return Language(classic_board(start_money, houses))


class ClassicTable(Table):
    """A table at which the classic game is played."""

    def play(self, step: Play) -> None:
        """Do what a player would do in this state: bid, answer, or command."""
        state = self.unit.banker.state
        if state == "auction" and step.choice % 3:
            self.happens(TimerRang())
            return
        asked = self.unit.banker.asked
        self.happens(ButtonPressed(asked.player if asked else step.token))
        said = self.sentence(step, state)
        self.happens(WordsHeard((Hypothesis(said, 1.0, Verdict.ACCEPT),)))

    def sentence(self, step: Play, state: str) -> str:
        """Return what makes sense now."""
        if state == "auction":
            auction = self.game.auction
            assert auction is not None
            return str(max(10, auction.bid + 1))
        sentences = ANSWERS.get(state, SENTENCES)
        return sentences[step.choice % len(sentences)].format(deed=step.deed)


moves = st.builds(
    Play,
    st.sampled_from(PLAYERS),
    st.sampled_from(["Baltic", "Mediterranean", "Boardwalk", "Park Place", "Reading"]),
    st.integers(0, 13),
)


@settings(max_examples=settings().max_examples)
@given(
    todo=st.lists(steps_with(moves), min_size=25, max_size=60),
    seed=st.integers(0, 99),
    start_money=st.sampled_from([150, 500, 1500]),
    houses=st.sampled_from([1, 32]),
)
def test_it_keeps_them_in_the_classic_game(
    todo: list[object], seed: int, start_money: int, houses: int
) -> None:
    sit(ClassicTable(seed, language(start_money, houses)), PLAYERS, todo)
