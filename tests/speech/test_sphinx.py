"""PocketSphinx as ears, on clips that ship with the project."""

import math
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.speech.clips import FOLDER, clip, hiss, joined, read, silence
from tests.speech.grammars import COMMANDS, NAMES, YES_NO, HandGrammar
from voicebanker.audio.sound import Sound
from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language
from voicebanker.speech import endpoint
from voicebanker.speech.api import Ears, Heard, Verdict, Why
from voicebanker.speech.sphinx import Candidate, SphinxEars
from voicebanker.speech.sphinx_decoder import best_path, make_decoder

CLIPS = sorted(FOLDER.glob("*/*.wav"))
COMMAND_CLIPS = [path for path in CLIPS if not path.stem.startswith("oov_")]
OTHER_CLIPS = [path for path in CLIPS if path.stem.startswith("oov_")]


@pytest.fixture(scope="module")
def ears() -> Iterator[SphinxEars]:
    ears = SphinxEars()
    yield ears
    ears.close()


def accepted(heard: Heard) -> str | None:
    if heard.hypotheses and heard.hypotheses[0].verdict is Verdict.ACCEPT:
        return heard.hypotheses[0].text
    return None


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def test_it_keeps_the_promise_of_ears(ears: SphinxEars) -> None:
    promised: Ears = ears
    assert promised.name == "pocketsphinx"


@pytest.mark.parametrize("path", COMMAND_CLIPS, ids=named)
def test_a_clip_is_understood_as_its_name_says(ears: SphinxEars, path: Path) -> None:
    text = path.stem.replace("_", " ")
    grammar = next(one for one in (YES_NO, NAMES, COMMANDS) if one.is_complete(text))
    assert accepted(ears.hear(read(path), grammar)) == text


@pytest.mark.parametrize("grammar", [NAMES, COMMANDS, YES_NO], ids=lambda one: one.name)
@pytest.mark.parametrize("path", OTHER_CLIPS, ids=named)
def test_nothing_is_understood_of_other_speech(
    ears: SphinxEars, path: Path, grammar: HandGrammar
) -> None:
    heard = ears.hear(read(path), grammar)
    assert heard.hypotheses == ()
    assert heard.why is not None


@pytest.mark.parametrize(
    ("voice", "name"),
    [
        ("flite-slt", "park place"),
        ("flite-awb", "baltic avenue"),
        ("flite-rms", "marvin gardens"),
        ("festival-kal", "saint james place"),
        ("piper-joe", "pennsylvania avenue"),
    ],
)
def test_a_name_alone_is_heard_as_a_name_and_not_as_a_command(
    ears: SphinxEars, voice: str, name: str
) -> None:
    """The product's commands have names alone among them, so that "Boardwalk" is no "buy"."""
    commands = Language(load_edition("voice_banking.us")[0]).grammar("command")
    assert accepted(ears.hear(clip(voice, name), commands)) in (name, None)


def test_silence_is_nothing_heard_and_a_bang_is_noise(ears: SphinxEars) -> None:
    bang = joined(silence(0.5), hiss(0.06, level=6_000), silence(0.5))
    assert ears.hear(silence(1.0), NAMES).why is Why.NOTHING_HEARD
    assert ears.hear(bang, NAMES).why is Why.NOISE


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.05])
def test_no_sound_at_all_is_nothing_heard(ears: SphinxEars, seconds: float) -> None:
    assert ears.hear(silence(seconds), NAMES).why is Why.NOTHING_HEARD


@pytest.mark.parametrize("level", [500.0, 8_000.0])
def test_steady_noise_gives_no_command(ears: SphinxEars, level: float) -> None:
    for grammar in (NAMES, COMMANDS, YES_NO):
        assert ears.hear(hiss(2.0, level), grammar).hypotheses == ()


@pytest.mark.parametrize("rate", [8_000, 22_050, 44_100, 48_000])
def test_sound_of_any_rate_is_understood(ears: SphinxEars, rate: int) -> None:
    sound = endpoint.at_rate(clip("flite-slt", "park place"), rate)
    heard = ears.hear(sound, NAMES)
    assert heard.hypotheses[0].text == "park place"
    assert heard.audio_s == pytest.approx(sound.seconds)


def test_long_silence_around_a_command_changes_nothing(ears: SphinxEars) -> None:
    speech = clip("flite-slt", "park place")
    padded = joined(silence(2.0), speech, silence(2.0))
    assert accepted(ears.hear(padded, NAMES)) == "park place"


def test_the_same_sound_is_always_heard_the_same(ears: SphinxEars) -> None:
    sound = clip("flite-rms", "marvin gardens")
    first = ears.hear(sound, NAMES).hypotheses
    ears.hear(clip("piper-joe", "buy boardwalk"), COMMANDS)
    assert ears.hear(sound, NAMES).hypotheses == first
    other = SphinxEars()
    assert other.hear(sound, NAMES).hypotheses == first
    other.close()


def test_every_hypothesis_is_a_whole_phrase_and_comes_once(ears: SphinxEars) -> None:
    for path in CLIPS:
        for grammar in (NAMES, COMMANDS, YES_NO):
            texts = [one.text for one in ears.hear(read(path), grammar).hypotheses]
            assert all(grammar.is_complete(text) for text in texts)
            assert len(texts) == len(set(texts))


def test_it_says_how_sure_it_is_and_how_long_it_took(ears: SphinxEars) -> None:
    heard = ears.hear(clip("flite-kal16", "pay rent"), COMMANDS)
    assert 0.5 < heard.hypotheses[0].confidence <= 1.0
    assert heard.compute_s > 0.0


def test_a_word_that_nobody_can_say_is_reported_and_the_rest_works() -> None:
    ears = SphinxEars()
    grammar = HandGrammar("odd", ("buy", "zzyx", "sell qwrt", "boardwalk"))
    assert ears.missing_words(grammar) == {"zzyx", "qwrt"}
    assert ears.missing_words(grammar) == {"zzyx", "qwrt"}
    assert ears.hear(clip("flite-slt", "boardwalk"), grammar).hypotheses[0].text == "boardwalk"
    ears.close()


def test_a_missing_word_is_learned_from_its_pronunciation_or_from_words_like_it() -> None:
    for known in (
        HandGrammar("said", ("ventnor avenue",), pronunciations={"ventnor": ("V EH1 N T N ER0",)}),
        HandGrammar("like", ("ventnor avenue",), sounds_like={"ventnor": "vent nor"}),
    ):
        ears = SphinxEars()
        assert ears.missing_words(known) == frozenset()
        heard = ears.hear(clip("flite-kal16", "ventnor avenue"), known)
        assert heard.hypotheses[0].text == "ventnor avenue"
        ears.close()


def test_another_grammar_of_the_same_name_takes_its_place() -> None:
    ears = SphinxEars()
    sound = clip("flite-slt", "boardwalk")
    without = HandGrammar("property", ("park place", "baltic avenue", "vermont"))
    assert accepted(ears.hear(sound, without)) is None
    assert accepted(ears.hear(sound, NAMES)) == "boardwalk"
    ears.close()


def test_grammars_that_are_not_used_any_more_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some are made anew with every game and every choice; none is kept for ever."""
    monkeypatch.setattr("voicebanker.speech.sphinx._MOST_GRAMMARS", 2)
    ears, said = SphinxEars(), clip("flite-slt", "boardwalk")
    others = [HandGrammar(f"other-{number}", ("park place",)) for number in range(4)]
    for grammar in (NAMES, *others, NAMES):
        ears.prepare(grammar)
    assert len(ears._prepared) == 2
    assert accepted(ears.hear(said, NAMES)) == "boardwalk"
    ears.close()


def test_what_was_foreseen_in_a_pause_is_the_answer_at_the_end() -> None:
    """And what comes after the pause counts all the same."""
    ears = SphinxEars()
    said = clip("flite-slt", "boardwalk")
    ears.foresee(joined(said, silence(0.1)), NAMES)
    foreseen = ears.candidate(joined(said, silence(0.4)), NAMES)
    assert isinstance(foreseen, Candidate)
    assert foreseen.text == "boardwalk"
    assert ears.candidate(joined(said, silence(0.1)), NAMES) is foreseen
    more = joined(said, silence(0.2), clip("flite-slt", "boardwalk"))
    assert ears.candidate(more, NAMES) is not foreseen
    ears.close()


def test_it_may_be_closed_while_it_loads_and_twice() -> None:
    ears = SphinxEars()
    ears.prepare(COMMANDS)
    ears.close()
    ears.close()


def test_a_very_loud_clipped_sound_does_not_break_it(ears: SphinxEars) -> None:
    wave = np.where(np.arange(32_000) % 100 < 50, 32_767, -32_768).astype(np.int16)
    assert accepted(ears.hear(Sound(wave, 16_000), NAMES)) is None


@pytest.mark.parametrize(
    ("voice", "text"),
    [("flite-slt", "park place"), ("piper-joe", "buy boardwalk"), ("flite-rms", "who is winning")],
)
def test_what_a_word_costs_in_the_search_says_nothing_about_the_sound(
    voice: str, text: str
) -> None:
    """Else a phrase of many words would seem to fit worse than one word."""
    said = clip(voice, text)
    speech = endpoint.find_speech(said)
    assert speech is not None
    raw = endpoint.speech_only(said, speech, margin_s=-0.05)
    scores = []
    for price, silence_price in ((0.65, 0.005), (0.02, 0.005 * 0.65 / 0.02)):
        prices = {"wip": price, "lw": 6.5, "silprob": silence_price}
        decoder = make_decoder(lm=None, bestpath=False, **prices)
        decoder.add_jsgf_string("words", f"#JSGF V1.0;\ngrammar a;\npublic <a> = {text} ;\n")
        path = best_path(decoder, "words", raw, -6.5 * math.log(price))
        assert path is not None
        scores.append(path.score_per_frame)
    assert scores[0] == pytest.approx(scores[1], abs=0.02)
