"""The gates: from evidence to acting, asking, or letting be."""

from dataclasses import replace

import numpy as np
import pytest

from tests.speech.clips import clip, hiss, joined, silence
from tests.speech.grammars import NAMES, HandGrammar
from voicebanker.audio.sound import Sound
from voicebanker.speech import gates
from voicebanker.speech.api import Grammar, Verdict, Why
from voicebanker.speech.endpoint import find_speech
from voicebanker.speech.evidence import FIGURES, FreeDecode, Spoken, gather, is_short
from voicebanker.speech.gates import EVERY_PHASE, Gate, Gates
from voicebanker.speech.noise import noise_beside
from voicebanker.speech.phonemes import parse
from voicebanker.speech.sphinx import SphinxEars
from voicebanker.speech.transcript import TranscriptEars, typed

BOARDWALK = parse("B AO R D W AO K")
SAID = gather(
    Spoken(
        (BOARDWALK,),
        paces_s=(0.1,),
        score_per_frame=-1.5,
        spoken_s=0.8,
        noise=0.1,
    ),
    FreeDecode(BOARDWALK, parse("B AA R D W AA K"), score_per_frame=-3.5),
)
OTHER = gather(
    Spoken(
        (BOARDWALK,),
        paces_s=(0.04,),
        score_per_frame=-3.0,
        spoken_s=2.5,
        noise=0.1,
    ),
    FreeDecode(parse("S M AO L IH T IY"), (), score_per_frame=-1.5),
)


@pytest.fixture(scope="module")
def packaged() -> Gates:
    return gates.load()


def test_the_packaged_calibration_has_a_gate_for_every_phase(packaged: Gates) -> None:
    assert {"command", "property", "yes-no", EVERY_PHASE} <= set(packaged.by_phase)
    assert packaged.of("amount") is packaged.by_phase[EVERY_PHASE]
    assert packaged.of("property") is packaged.by_phase["property"]


@pytest.mark.parametrize("phase", ["command", "property", "yes-no", EVERY_PHASE])
def test_clear_evidence_is_acted_on_and_poor_evidence_refused(packaged: Gates, phase: str) -> None:
    gate = packaged.of(phase)
    assert gate.verdict(gate.confidence(SAID)) is Verdict.ACCEPT
    assert gate.verdict(gate.confidence(OTHER)) is Verdict.REFUSE


@pytest.mark.parametrize("figure", ["dictation_distance", "score_gap", "pace_s"])
def test_worse_evidence_never_helps(packaged: Gates, figure: str) -> None:
    for gate in packaged.by_phase.values():
        worse = replace(SAID, **{figure: getattr(OTHER, figure)})
        assert gate.confidence(worse) <= gate.confidence(SAID)


def test_a_common_word_that_fits_as_well_speaks_against_a_short_phrase() -> None:
    buy = Spoken((parse("B AY"),), paces_s=(0.1,), score_per_frame=-2.0, spoken_s=0.4, noise=0.0)

    def fit(decoy_score: float | None) -> float:
        return gather(replace(buy, decoy_score=decoy_score), FreeDecode((), (), 0.0)).decoy_fit

    assert fit(-2.0) == 1.0
    assert fit(-9.0) < fit(-2.5) < fit(-2.0) < fit(-1.5)
    assert fit(None) == fit(-3.0) == 0.0
    assert is_short(buy.words[0])
    assert not is_short(BOARDWALK + parse("AE V AH N UW"))


def test_two_thresholds_part_acting_asking_and_refusing() -> None:
    gate = Gate(0.0, (0.0,) * len(FIGURES), accept=0.8, confirm=0.3)
    verdicts = [gate.verdict(confidence) for confidence in (0.9, 0.8, 0.5, 0.3, 0.2)]
    assert verdicts == [
        Verdict.ACCEPT,
        Verdict.ACCEPT,
        Verdict.CONFIRM,
        Verdict.CONFIRM,
        Verdict.REFUSE,
    ]


def test_a_calibration_file_says_what_was_fitted(packaged: Gates) -> None:
    assert gates.load(gates.dump(packaged)) == packaged


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("bias = ", "tilt = "), "lacks 'bias'"),
        (("[every-phase]", "[some-phase]"), "lacks the table"),
        (("accept = ", "accept = 7"), "needs 0 <= confirm <= accept <= 1"),
    ],
)
def test_a_wrong_calibration_is_refused_with_the_reason(
    packaged: Gates, change: tuple[str, str], message: str
) -> None:
    text = gates.dump(packaged)
    assert change[0] in text
    with pytest.raises(ValueError, match=message):
        gates.load(text.replace(*change))


def test_ears_ask_where_the_gate_is_unsure_and_say_why_where_it_refuses() -> None:
    nothing = (0.0,) * len(FIGURES)
    unsure = SphinxEars(Gates({EVERY_PHASE: Gate(0.0, nothing, accept=0.9, confirm=0.4)}))
    heard = unsure.hear(clip("flite-slt", "boardwalk"), NAMES)
    assert heard.hypotheses[0].verdict is Verdict.CONFIRM
    assert heard.hypotheses[0].confidence == pytest.approx(0.5)
    strict = SphinxEars(Gates({EVERY_PHASE: Gate(0.0, nothing, accept=0.9, confirm=0.6)}))
    refused = strict.hear(clip("flite-slt", "boardwalk"), NAMES)
    assert refused.hypotheses == ()
    assert refused.why is Why.OUT_OF_GRAMMAR


def test_evidence_is_bounded_so_that_one_figure_never_decides() -> None:
    wild = gather(Spoken((), (), -1e9, 1e6, noise=7.0, decoy_score=0.0), FreeDecode((), (), 1e9))
    assert all(-4.0 <= value <= 4.0 for value in wild.values)


@pytest.mark.parametrize(
    ("level", "least", "most"), [(0.0, 0.0, 0.05), (1500.0, 0.2, 0.8), (9000.0, 0.6, 1.0)]
)
def test_noise_is_measured_beside_the_speech(level: float, least: float, most: float) -> None:
    said = joined(silence(0.5), clip("flite-slt", "boardwalk"), silence(0.5))
    speech = find_speech(said)
    assert speech is not None
    noisy = Sound((said.samples + hiss(said.seconds, level).samples).astype(np.int16), said.rate)
    assert least <= noise_beside(noisy, speech) <= most


def test_a_typed_line_is_certain() -> None:
    heard = typed("  buy   Boardwalk ")
    assert heard.hypotheses[0].text == "buy Boardwalk"
    assert heard.hypotheses[0].confidence == 1.0
    assert heard.hypotheses[0].verdict is Verdict.ACCEPT
    assert typed("  ").why is Why.NOTHING_HEARD


def test_a_transcript_is_heard_line_by_line() -> None:
    grammar: Grammar = HandGrammar("any", ("buy",))
    ears = TranscriptEars(["buy", Why.NOISE, "undo"])
    sound = clip("flite-slt", "boardwalk")
    heard = [ears.hear(sound, grammar) for _ in range(4)]
    assert [one.hypotheses[0].text if one.hypotheses else one.why for one in heard] == [
        "buy",
        Why.NOISE,
        "undo",
        Why.NOTHING_HEARD,
    ]
