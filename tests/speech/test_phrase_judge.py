"""Which phrases get a score, and what the scores say. The model is a stub here."""

from collections.abc import Mapping, Sequence

import numpy as np
import pytest

from tests.speech.clips import silence
from tests.speech.grammars import COMMANDS, NAMES, HandGrammar
from voicebanker.audio.sound import Sound
from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language
from voicebanker.speech.phrase_judge import MOST_CANDIDATES, PhraseJudge, spellings
from voicebanker.speech.whisper_model import Dictation, Encoded, without_stammer

LANGUAGE = Language(load_edition("voice_banking.us")[0])


class StubModel:
    """Dictates one text; scores phrases by a table, all others very low."""

    def __init__(
        self, dictated: str, score: float = -2.0, scores: Mapping[str, float] | None = None
    ) -> None:
        self.dictation = Dictation(dictated, score, 0.1)
        self.table = scores or {}
        self.asked: list[str] = []

    def encode(self, sound: Sound) -> Encoded:
        return Encoded(np.zeros((1, 1, 1), dtype=np.float32), 100)

    def dictate(self, encoded: Encoded) -> Dictation:
        return self.dictation

    def scores(self, encoded: Encoded, texts: Sequence[str]) -> list[float]:
        self.asked += texts
        return [self.table.get(text.lower().rstrip("."), -60.0) for text in texts]


def candidates(dictated: str, grammar: HandGrammar, *hypotheses: str) -> tuple[str, ...]:
    return PhraseJudge(StubModel(dictated)).candidates(dictated, grammar, hypotheses)


@pytest.mark.parametrize(
    ("dictated", "phrase"),
    [
        ("Marvin Gardens.", "marvin gardens"),
        ("Northern gardens", "marvin gardens"),
        ("Venture new", "ventnor avenue"),
        ("St. James Place", "saint james place"),
        ("board walk", "boardwalk"),
    ],
)
def test_what_sounds_like_the_dictation_is_scored(dictated: str, phrase: str) -> None:
    assert phrase in candidates(dictated, NAMES)


@pytest.mark.parametrize("phase", ["property", "command"])
def test_of_a_long_grammar_only_a_few_phrases_are_scored(phase: str) -> None:
    """And the short ways to say a name are among them, which are no samples of the grammar."""
    grammar = LANGUAGE.grammar(phase)
    found = PhraseJudge(StubModel("")).candidates("Northern gardens.", grammar, ["boardwalk"])
    assert len(found) <= MOST_CANDIDATES + 1
    assert found[0] == "boardwalk"
    assert "marvin gardens" in found
    assert all(grammar.is_complete(text) for text in found)


def test_the_hypothesis_is_always_scored() -> None:
    assert candidates("something else", NAMES, "park place")[0] == "park place"


def test_a_dictation_that_is_a_phrase_is_scored_as_it_is() -> None:
    grammar = LANGUAGE.grammar("command")
    judge = PhraseJudge(StubModel(""))
    assert "trade vermont for oriental avenue" in judge.candidates(
        "Trade Vermont for Oriental Avenue.", grammar
    )


def test_fifteen_is_scored_beside_fifty() -> None:
    grammar = HandGrammar("bid", ("fifteen", "fifty", "sixty"))
    assert "fifteen" in candidates("", grammar, "fifty")[:2]
    assert "sixteen" not in candidates("", grammar, "sixty")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("boardwalk", ("Boardwalk.",)),
        ("buy park place", ("Buy park place.", "Buy Park Place.")),
        ("bid two hundred forty", ("Bid 240.",)),
        ("how much money do i have", ("How much money do i have?",)),
    ],
)
def test_phrases_are_spelled_as_the_model_writes(text: str, written: tuple[str, ...]) -> None:
    assert spellings(text) == written


@pytest.mark.parametrize(
    ("text", "once"),
    [
        ("Park Place. Park Place. Park Place", "Park Place."),
        ("Park Place Park Place Park", "Park Place"),
        ("no no no no", "no"),
        ("Wait a second. Wait a second. Wait a", "Wait a second."),
        ("Baltic Avenue", "Baltic Avenue"),
        ("", ""),
    ],
)
def test_a_stammer_is_said_once(text: str, once: str) -> None:
    assert without_stammer(text) == once


def test_gap_and_margin() -> None:
    model = StubModel("Park lace", -2.0, {"park place": -3.5, "boardwalk": -20.0})
    judged = PhraseJudge(model).judge(silence(1.0), NAMES, ["boardwalk"])
    best = judged.opinions[0]
    assert (best.text, best.gap, best.margin) == ("park place", 1.5, 16.5)
    other = next(one for one in judged.opinions if one.text == "boardwalk")
    assert (other.gap, other.margin) == (18.0, -16.5)
    assert judged.dictation.text == "Park lace"


def test_a_phrase_that_is_likelier_than_the_dictation_has_no_gap() -> None:
    model = StubModel("Canpachi", -9.0, {"kentucky avenue": -5.0})
    judged = PhraseJudge(model).judge(silence(1.0), NAMES, ["kentucky avenue"])
    assert judged.opinions[0].gap == 0.0


def test_ways_to_say_the_same_are_one_opinion_named_as_the_hypothesis() -> None:
    grammar = LANGUAGE.grammar("property")
    scores = {"vermont": -3.0, "vermont avenue": -1.0, "the vermont avenue": -4.0}
    judged = PhraseJudge(StubModel("Vermont Avenue", -1.0, scores)).judge(
        silence(1.0), grammar, ["vermont"]
    )
    assert judged.opinions[0].text == "vermont"
    assert judged.opinions[0].gap == 0.0
    assert [one.text for one in judged.opinions].count("vermont avenue") == 0


def test_where_no_words_are_dictated_there_is_no_opinion() -> None:
    """Else the phrase that fits best would have nothing to be measured against."""
    judged = PhraseJudge(StubModel("", 0.0, {"undo": -4.0})).judge(silence(1.0), COMMANDS, ["undo"])
    assert judged.opinions == ()
