"""A second opinion: it may make an accept, a question or a refusal of a doubt, never a swap."""

import threading
import time
from collections.abc import Callable, Sequence

import pytest

from tests.speech.clips import clip, silence
from tests.speech.grammars import NAMES
from tests.speech.test_phrase_judge import StubModel
from voicebanker.audio.sound import Sound
from voicebanker.speech.api import EarsUnavailable, Grammar, Heard, Hypothesis, Verdict, Why
from voicebanker.speech.checks import at_least
from voicebanker.speech.phrase_judge import Judgement, Opinion
from voicebanker.speech.whisper_ears import (
    SECOND_EARS,
    Bounds,
    SecondOpinionEars,
    WhisperEars,
    reviewed,
)
from voicebanker.speech.whisper_model import Dictation, Encoded

SOUND = clip("flite-slt", "park place")


class FirstEars:
    """Ears that always hear the same."""

    name = "first"

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.closed = False

    def prepare(self, grammar: Grammar) -> None:
        pass

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        return self.heard

    def close(self) -> None:
        self.closed = True


def unsure(*texts: str, verdict: Verdict = Verdict.CONFIRM) -> Heard:
    return Heard(tuple(Hypothesis(text, 0.3, verdict) for text in texts), None, 1.0, 0.1)


def asked(first: Heard, model: StubModel, time_limit_s: float = 30.0) -> Heard:
    ears = SecondOpinionEars(FirstEars(first), lambda: model, time_limit_s=time_limit_s)
    ears.settle()
    return ears.hear(SOUND, NAMES)


def decided(heard: Heard) -> list[tuple[str, str]]:
    return [(one.text, one.verdict.value) for one in heard.hypotheses]


AGREES = StubModel("Park Place.", -1.0, {"park place": -2.0})
PREFERS_ANOTHER = StubModel("Boardwalk.", -1.0, {"boardwalk": -1.5, "park place": -9.0})
HEARS_OTHER_SPEECH = StubModel("Pass the dice please.", -1.0, {"park place": -40.0})
HALF_AGREES = StubModel("Park the lace.", -1.0, {"park place": -9.0})


def test_what_both_hear_is_accepted() -> None:
    assert decided(asked(unsure("park place"), AGREES)) == [("park place", "accept")]


def test_where_it_half_agrees_the_question_stays() -> None:
    assert decided(asked(unsure("park place"), HALF_AGREES)) == [("park place", "confirm")]


def test_where_it_hears_another_phrase_both_are_asked_about_and_none_is_swapped() -> None:
    heard = asked(unsure("park place"), PREFERS_ANOTHER)
    assert decided(heard) == [("park place", "confirm"), ("boardwalk", "confirm")]
    assert heard.hypotheses[0].confidence == heard.hypotheses[1].confidence


def test_other_speech_is_refused() -> None:
    heard = asked(unsure("park place"), HEARS_OTHER_SPEECH)
    assert heard.hypotheses == ()
    assert heard.why is Why.OUT_OF_GRAMMAR


def test_a_rival_that_is_nearly_as_likely_keeps_the_question() -> None:
    model = StubModel("Park Place.", -1.0, {"park place": -2.0, "boardwalk": -4.0})
    assert decided(asked(unsure("park place"), model)) == [("park place", "confirm")]


@pytest.mark.parametrize(
    "first",
    [
        unsure("park place", verdict=Verdict.ACCEPT),
        unsure("park place", verdict=Verdict.REFUSE),
        Heard((), Why.NOISE),
        Heard((), Why.OUT_OF_GRAMMAR),
    ],
)
def test_what_is_sure_is_not_asked_about(first: Heard) -> None:
    model = StubModel("Boardwalk.", -1.0, {"boardwalk": -1.0})
    assert asked(first, model) == first
    assert model.asked == []


class ForeseeingEars(FirstEars):
    """First ears that can begin before all is said."""

    def foresee(self, sound: Sound, grammar: Grammar) -> Heard:
        return self.hear(sound, grammar)


@pytest.mark.parametrize("verdict", Verdict)
def test_what_is_unsure_is_not_foreseen_but_asked_about_at_the_end(
    verdict: Verdict,
) -> None:
    model, first = (
        StubModel("Park Place.", -1.0, {"park place": -2.0}),
        unsure("park place", verdict=verdict),
    )
    ears = SecondOpinionEars(ForeseeingEars(first), lambda: model)
    foreseen = ears.foresee(SOUND, NAMES)
    assert foreseen == (None if verdict is Verdict.CONFIRM else first)
    assert model.asked == []
    ears.hear(SOUND, NAMES)
    assert bool(model.asked) == (verdict is Verdict.CONFIRM)


@pytest.mark.parametrize("gap", [0.0, 3.0, 8.0, 15.0, 30.0])
@pytest.mark.parametrize("margin", [-20.0, -1.0, 1.0, 10.0])
def test_no_opinion_puts_another_phrase_first_or_accepts_it(gap: float, margin: float) -> None:
    opinions = [Opinion("park place", gap, margin), Opinion("boardwalk", max(0, gap + margin), 1)]
    opinions.sort(key=lambda one: one.gap)
    judgement = Judgement(tuple(opinions), Dictation("anything", -1.0, 0.0))
    result = reviewed(unsure("park place").hypotheses, judgement, SECOND_EARS)
    assert all(one.text == "park place" for one in result[:1])
    assert all(one.verdict is Verdict.CONFIRM for one in result[1:])


def test_without_an_opinion_on_it_a_hypothesis_stays_as_it_was() -> None:
    first = unsure("park place").hypotheses
    assert reviewed(first, Judgement((), Dictation("", 0.0, 1.0)), SECOND_EARS) == first


class SlowModel(StubModel):
    """Thinks until it is allowed to go on."""

    def __init__(self) -> None:
        super().__init__("Park Place.", -1.0, {"park place": -1.0})
        self.go_on = threading.Event()
        self.calls = 0

    def encode(self, sound: Sound) -> Encoded:
        self.calls += 1
        self.go_on.wait(20)
        return super().encode(sound)


def test_an_opinion_that_comes_too_late_is_not_waited_for_and_the_banker_asks() -> None:
    model = SlowModel()
    ears = SecondOpinionEars(FirstEars(unsure("park place")), lambda: model, time_limit_s=0.2)
    began = time.perf_counter()
    assert decided(ears.hear(SOUND, NAMES)) == [("park place", "confirm")]
    assert time.perf_counter() - began < 5.0
    # While the model is still busy it gets nothing more to do, and nobody waits.
    assert decided(ears.hear(SOUND, NAMES)) == [("park place", "confirm")]
    assert model.calls == 1
    model.go_on.set()
    patient = SecondOpinionEars(FirstEars(unsure("park place")), lambda: model, time_limit_s=30)
    assert decided(patient.hear(SOUND, NAMES)) == [("park place", "accept")]


class BrokenModel(StubModel):
    """Fails as CTranslate2 does."""

    def dictate(self, encoded: Encoded) -> Dictation:
        raise RuntimeError("out of memory")


def unavailable() -> StubModel:
    raise EarsUnavailable("There is no model.")


@pytest.mark.parametrize("load", [lambda: BrokenModel(""), unavailable])
def test_a_model_that_fails_is_as_one_without_opinion(load: Callable[[], StubModel]) -> None:
    ears = SecondOpinionEars(FirstEars(unsure("park place")), load, time_limit_s=30)
    assert decided(ears.hear(SOUND, NAMES)) == [("park place", "confirm")]


def test_the_time_of_both_is_told() -> None:
    heard = asked(unsure("park place"), AGREES)
    assert heard.compute_s > 0.1
    assert heard.audio_s == 1.0


def test_it_has_the_names_of_both_and_closes_the_first() -> None:
    first = FirstEars(unsure("park place"))
    ears = SecondOpinionEars(first, lambda: AGREES)
    assert ears.name == "first+whisper"
    assert ears.missing_words(NAMES) == frozenset()
    ears.close()
    assert first.closed


# Whisper as the only ears, with the same stub.


@pytest.mark.parametrize(
    ("model", "verdicts"),
    [
        (AGREES, [("park place", "accept")]),
        (HALF_AGREES, [("park place", "confirm")]),
        (HEARS_OTHER_SPEECH, []),
        (StubModel("", 0.0), []),
    ],
)
def test_alone_it_accepts_asks_or_refuses(
    model: StubModel, verdicts: Sequence[tuple[str, str]]
) -> None:
    heard = WhisperEars(model).hear(SOUND, NAMES)
    assert decided(heard) == list(verdicts)
    assert (heard.why is None) == bool(verdicts)


def test_alone_it_asks_which_of_two_that_fit_as_well() -> None:
    model = StubModel("Bark Walk.", -1.0, {"boardwalk": -3.0, "park place": -4.0})
    heard = WhisperEars(model).hear(SOUND, NAMES)
    assert decided(heard) == [("boardwalk", "confirm"), ("park place", "confirm")]


def test_silence_never_reaches_the_model() -> None:
    assert WhisperEars(AGREES).hear(silence(1.0), NAMES).why is Why.NOTHING_HEARD


def test_confidence_falls_as_the_gap_grows() -> None:
    bounds = Bounds()
    sure = [bounds.confidence(Opinion("a", gap, 9.0)) for gap in (0.0, 4.0, 8.0, 12.0, 500.0)]
    assert sure == sorted(sure, reverse=True)
    assert sure[2] == pytest.approx(0.5)
    assert all(0.0 <= one <= 1.0 for one in sure)


def test_the_opinion_is_shown_as_gates_behind_those_of_the_first_ears() -> None:
    first = Heard(unsure("park place").hypotheses, None, 1.0, 0.1, (at_least("first", 1, 1),))
    heard = asked(first, HALF_AGREES)
    assert [one.gate for one in heard.evidence] == ["first", "whisper_gap", "whisper_margin"]
    gap = heard.evidence[1]
    assert gap.passes is heard.hypotheses[0].verdict is Verdict.CONFIRM
    assert gap.measured == pytest.approx(8.0)


def test_alone_it_shows_what_it_measured_also_where_it_refuses() -> None:
    def evidence(model: StubModel, sound: Sound = SOUND) -> list[tuple[str, Verdict | None]]:
        heard = WhisperEars(model).hear(sound, NAMES)
        return [(one.gate, one.passes) for one in heard.evidence]

    accept, refuse = Verdict.ACCEPT, Verdict.REFUSE
    assert evidence(AGREES) == [("whisper_gap", accept), ("whisper_margin", accept)]
    assert evidence(HEARS_OTHER_SPEECH)[0] == ("whisper_gap", refuse)
    silent = evidence(AGREES, silence(1.0))
    assert silent == [("speech_s", refuse), ("loudest_frame", refuse)]
