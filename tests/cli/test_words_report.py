"""At the start: which words the ears' model lacks, and what they are heard as."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.speech.clips import FOLDER
from tests.speech.grammars import HandGrammar
from tests.speech.stub_vosk import StubVosk, english
from tests.speech.test_models import make_model
from voicebanker.cli.engines import words_report
from voicebanker.cli.main import app
from voicebanker.speech import vosk_ears
from voicebanker.speech.transcript import TranscriptEars
from voicebanker.speech.vosk_ears import VoskEars

GRAMMAR = HandGrammar("odd", ("buy ventnor", "zzyx"), sounds_like={"ventnor": "vent nor"})
BUY = {"alternatives": [{"confidence": 63.4, "text": "buy"}]}


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    stub = StubVosk(english(["ventnor"]), BUY, BUY)
    monkeypatch.setattr(vosk_ears, "_vosk", lambda: stub)
    return make_model(tmp_path)


def test_respelled_and_unheard_words_are_said(model: Path) -> None:
    assert list(words_report(VoskEars(model), [GRAMMAR])) == [
        (True, "Its model lacks some words and hears them as others: ventnor as 'vent nor'."),
        (False, "It does not know these words, and will not hear them: zzyx."),
    ]


def test_ears_that_know_every_word_report_nothing() -> None:
    assert list(words_report(TranscriptEars(), [GRAMMAR])) == []


def test_hear_says_before_the_first_file_which_words_were_respelled(model: Path) -> None:
    clip = str(FOLDER / "flite-slt" / "buy.wav")
    result = CliRunner().invoke(
        app, ["hear", "--ears", "vosk", "--model", str(model), "--json", clip]
    )
    assert result.exit_code == 0
    assert "ventnor as 'vent nor'" in result.stderr
    assert '"decision": "accept"' in result.stdout
    assert '"gate": "free_distance"' in result.stdout
    assert len(result.stdout.splitlines()) == 1


def test_the_doctor_says_it_too(model: Path) -> None:
    result = CliRunner().invoke(app, ["doctor", "--ears", "vosk", "--model", str(model)])
    assert "Recogniser: good. vosk, ready in" in result.stdout
    assert "ventnor as 'vent nor'" in " ".join(result.stdout.split())
