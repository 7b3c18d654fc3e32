"""Real Whisper, where it is installed: shipped clips, also raised ones. No person speaks here."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.speech.clips import FOLDER, clip, read
from tests.speech.grammars import COMMANDS, NAMES, YES_NO, HandGrammar
from tests.speech.test_second_opinion import FirstEars, decided, unsure
from tests.speech.whisper_models import whisper_base
from voicebanker.audio.sound import Sound
from voicebanker.speech.api import EarsUnavailable, Verdict
from voicebanker.speech.whisper_ears import SecondOpinionEars, WhisperEars, speech_of
from voicebanker.speech.whisper_model import WhisperModel, check_whisper, check_whisper_model

CLIPS = sorted(FOLDER.glob("*/*.wav"))
SAID = [path for path in CLIPS if not path.stem.startswith("oov_")]
OTHER = [path for path in CLIPS if path.stem.startswith("oov_")]
RAISED = sorted((FOLDER.parent / "raised").glob("*.wav"))


@pytest.fixture(scope="module")
def model() -> Iterator[WhisperModel]:
    model = WhisperModel(whisper_base())
    yield model
    model.close()


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def grammar_of(text: str) -> HandGrammar:
    return next(one for one in (YES_NO, NAMES, COMMANDS) if one.is_complete(text))


@pytest.mark.parametrize("path", SAID + RAISED, ids=named)
def test_what_is_said_is_never_taken_for_something_else(model: WhisperModel, path: Path) -> None:
    """It may be asked about, which synthetic voices often are; it is never another phrase."""
    text = path.stem.replace("_", " ")
    heard = WhisperEars(model).hear(read(path), grammar_of(text))
    accepted = [one.text for one in heard.hypotheses if one.verdict is Verdict.ACCEPT]
    assert accepted in ([text], [])


def test_most_clips_are_understood(model: WhisperModel) -> None:
    ears = WhisperEars(model)
    first = []
    for path in SAID:
        text = path.stem.replace("_", " ")
        heard = ears.hear(read(path), grammar_of(text))
        first.append(bool(heard.hypotheses) and heard.hypotheses[0].text == text)
    assert sum(first) >= 0.8 * len(first)


@pytest.mark.parametrize("grammar", [NAMES, COMMANDS, YES_NO], ids=lambda one: one.name)
@pytest.mark.parametrize("path", OTHER, ids=named)
def test_other_speech_is_never_acted_on(
    model: WhisperModel, path: Path, grammar: HandGrammar
) -> None:
    heard = WhisperEars(model).hear(read(path), grammar)
    assert all(one.verdict is not Verdict.ACCEPT for one in heard.hypotheses)


def test_it_scores_what_was_said_above_what_it_would_have_written(model: WhisperModel) -> None:
    """A free dictation of this clip is far from its words; asked about them, it knows them."""
    speech = speech_of(clip("flite-kal16", "ventnor avenue"))
    assert isinstance(speech, Sound)
    encoded = model.encode(speech)
    right, wrong = model.scores(encoded, ["Ventnor Avenue.", "Vermont Avenue."])
    assert right > wrong
    assert model.dictate(encoded).text != "Ventnor Avenue."


def test_a_score_does_not_depend_on_what_is_scored_beside_it(model: WhisperModel) -> None:
    encoded = model.encode(clip("flite-slt", "park place"))
    texts = ["Park Place.", "Boardwalk.", "Pay the rent on Marvin Gardens."]
    together = model.scores(encoded, texts)
    alone = [model.scores(encoded, [text])[0] for text in texts]
    assert together == pytest.approx(alone, abs=0.05)
    assert together[0] == max(together)


def test_as_a_second_opinion_it_settles_a_doubt_and_never_swaps(model: WhisperModel) -> None:
    sound = clip("flite-slt", "park place")

    def opinion_on(text: str) -> list[tuple[str, str]]:
        ears = SecondOpinionEars(FirstEars(unsure(text)), lambda: model, time_limit_s=60)
        ears.settle()
        return decided(ears.hear(sound, NAMES))

    assert opinion_on("park place") == [("park place", "accept")]
    wrong = opinion_on("boardwalk")
    assert wrong in ([], [("boardwalk", "confirm"), ("park place", "confirm")])


def test_a_model_that_is_not_whole_is_one_sentence_with_the_cure(tmp_path: Path) -> None:
    with pytest.raises(EarsUnavailable, match=r"no Whisper model in .*model.bin.* missing"):
        check_whisper_model(tmp_path)
    for name in ("model.bin", "config.json", "tokenizer.json"):
        (tmp_path / name).write_bytes(b"{}")
    with pytest.raises(EarsUnavailable, match=r"copy it there again|pip install"):
        WhisperModel(tmp_path)


def test_without_the_library_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("model.bin", "config.json", "tokenizer.json"):
        (tmp_path / name).write_bytes(b"{}")
    monkeypatch.setattr("voicebanker.speech.whisper_model.find_spec", lambda name: None)
    with pytest.raises(EarsUnavailable, match=r"pip install voicebanker\[whisper\]"):
        check_whisper(tmp_path)
