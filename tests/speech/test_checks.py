"""Gates with their numbers: what ``hear --json`` shows as evidence."""

import pytest

from tests.speech.clips import RATE, clip, hiss, silence
from tests.speech.grammars import COMMANDS, NAMES, HandGrammar
from voicebanker.audio.sound import Sound
from voicebanker.speech import gates
from voicebanker.speech.api import Check, Grammar, Verdict, Why
from voicebanker.speech.checks import at_least, at_most, decider, lowest, printed
from voicebanker.speech.evidence import FIGURES
from voicebanker.speech.sphinx import SphinxEars


@pytest.mark.parametrize(
    ("measured", "verdict"),
    [(0.1, "accept"), (0.18, "accept"), (0.2, "confirm"), (0.35, "confirm"), (0.36, "refuse")],
)
def test_two_limits_part_acting_asking_and_refusing(measured: float, verdict: str) -> None:
    assert at_most("pace", measured, 0.18, 0.35).passes is Verdict(verdict)
    assert at_least("lead", -measured, -0.18, -0.35).passes is Verdict(verdict)


def test_one_limit_parts_acting_from_refusing() -> None:
    assert at_most("unknown", 1, 0).passes is Verdict.REFUSE
    assert at_least("words", 1, 1).passes is Verdict.ACCEPT


def test_the_strictest_gate_decides_and_a_weighed_figure_does_not() -> None:
    figure = Check("pace", 9.0, weight=-1.0)
    assert lowest([figure]) is Verdict.ACCEPT
    assert lowest([at_most("a", 1, 2), at_most("b", 3, 2, 4), figure]) is Verdict.CONFIRM
    assert lowest([at_most("a", 5, 2), at_most("b", 3, 2, 4)]) is Verdict.REFUSE


def test_a_gate_is_printed_with_what_was_measured_its_limits_and_what_it_allows() -> None:
    assert printed(at_most("slowness_s", 0.201234, 0.18, 0.35)) == {
        "gate": "slowness_s",
        "measured": 0.2012,
        "needs": "at most",
        "act": 0.18,
        "ask": 0.35,
        "passes": "confirm",
    }
    figure = {"gate": "pace_s", "measured": 0.1, "weight": -17.4}
    assert printed(Check("pace_s", 0.1, weight=-17.4)) == figure
    unbounded = printed(at_least("margin", float("inf"), 1.0, float("-inf")))
    assert (unbounded["measured"], unbounded["ask"]) == (None, None)


def test_pocketsphinx_shows_its_figures_and_the_confidence_they_add_up_to() -> None:
    ears = SphinxEars()
    heard = ears.hear(clip("flite-slt", "boardwalk"), NAMES)
    spoken, whole, *figures, confidence = heard.evidence
    assert (spoken.gate, whole.gate) == ("speech_s", "whole_phrase")
    assert spoken.measured == pytest.approx(0.6, abs=0.3)
    assert tuple(one.gate for one in figures) == FIGURES
    gate = gates.load().of("property")
    assert tuple(one.weight for one in figures) == gate.weights
    assert confidence.measured == heard.hypotheses[0].confidence
    assert (confidence.act, confidence.ask) == (gate.accept, gate.confirm)
    assert confidence.passes is heard.hypotheses[0].verdict


def test_a_refusal_by_the_gate_shows_the_numbers_too() -> None:
    nothing = (0.0,) * len(FIGURES)
    strict = gates.Gates({gates.EVERY_PHASE: gates.Gate(0.0, nothing, accept=0.9, confirm=0.6)})
    heard = SphinxEars(strict).hear(clip("flite-slt", "buy"), COMMANDS)
    assert heard.hypotheses == ()
    assert heard.evidence[-1].passes is Verdict.REFUSE


def test_the_first_of_the_strictest_gates_is_named_as_what_decided() -> None:
    asks, refuses = at_most("a", 3, 2, 4), at_most("b", 5, 2)
    assert decider([]) is None
    assert decider([Check("pace_s", 9.0, weight=-1.0), at_most("c", 1, 2)]) is None
    assert decider([asks, at_most("d", 3, 2, 4)]) == "a"
    assert decider([asks, refuses]) == "b"


class Halves(HandGrammar):
    """A grammar of whose phrases the recogniser has only the first halves."""

    def is_complete(self, text: str) -> bool:
        return False


@pytest.fixture(scope="module")
def ears() -> SphinxEars:
    return SphinxEars()


@pytest.mark.parametrize(
    ("sound", "grammar", "why", "met"),
    [
        (silence(1.0), COMMANDS, Why.NOTHING_HEARD, ["speech_s", "loudest_frame"]),
        (Sound(hiss(0.05, 9_000).samples, RATE), COMMANDS, Why.NOISE, ["speech_s"]),
        (
            clip("flite-slt", "buy"),
            Halves("command", ("buy",)),
            Why.OUT_OF_GRAMMAR,
            ["speech_s", "whole_phrase"],
        ),
        (
            clip("piper-joe", "oov_put_the_kettle_on"),
            HandGrammar("command", ("buy",)),
            Why.OUT_OF_GRAMMAR,
            ["speech_s", "whole_phrase", "pace_s"],
        ),
    ],
    ids=["silence", "bang", "half a phrase", "a sentence on one word"],
)
def test_what_is_refused_at_once_shows_the_gate_that_refused_it(
    ears: SphinxEars, sound: Sound, grammar: Grammar, why: Why, met: list[str]
) -> None:
    heard = ears.hear(sound, grammar)
    assert (heard.hypotheses, heard.why) == ((), why)
    refused = [one.gate for one in heard.evidence if one.passes is Verdict.REFUSE]
    assert [one.gate for one in heard.evidence][: len(met)] == met
    assert decider(heard.evidence) == refused[0]
    assert refused[0] == (met[-1] if why is Why.OUT_OF_GRAMMAR else "speech_s")
