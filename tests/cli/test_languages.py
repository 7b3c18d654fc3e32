"""The language as a choice: kept with the game, heard by ears that know it, checked as a whole."""

import shutil
from pathlib import Path

import pytest

from tests.cli.test_commands import play, refused, run
from voicebanker import resources
from voicebanker.cli.engines import make_ears
from voicebanker.cli.mouths import no_voice_for
from voicebanker.cli.saved import open_game
from voicebanker.cli.tongues import check_language
from voicebanker.language.languages import about
from voicebanker.speech.api import EarsUnavailable
from voicebanker.speech.models import find_model
from voicebanker.speech.voice import Pyttsx3Voice, VoiceOptions
from voicebanker.speech.voice_worker import _is_foreign, _voice_of

GERMAN_GAME = "3\n4\n3 spiel beginnen\n3 boardwalk kaufen\n4 miete zahlen für boardwalk\nq\n"


def test_a_game_in_german_is_saved_and_goes_on_in_german(tmp_path: Path) -> None:
    first = play(tmp_path, "--language", "de", typed=GERMAN_GAME)
    assert first.returncode == 0, first.stderr
    assert "Das Spiel ist gespeichert" in first.stdout
    again = play(tmp_path, "--resume", typed="3 kontostand\nq\n")
    assert "Willkommen zurück" in again.stdout
    assert "Du hast M1.500." in again.stdout
    name = next(tmp_path.glob("*.game")).stem
    shown = run("games", "show", name, "--folder", str(tmp_path))
    assert "Die Katze ist dabei, mit M1.500." in shown.stdout


def test_a_game_may_go_on_in_another_language_for_an_evening(tmp_path: Path) -> None:
    play(tmp_path, "--language", "de", typed=GERMAN_GAME)
    english = play(tmp_path, "--resume", "--language", "en", typed="3 balance\nq\n")
    assert "You have M1,500." in english.stdout
    opened = open_game(next(tmp_path.glob("*.game")))
    opened.journal.close()
    assert opened.edition.language == "de"


def test_an_edition_speaks_its_own_language_without_being_told(tmp_path: Path) -> None:
    game = play(tmp_path, "--edition", "voice_banking.de", typed="3\n4\n3 es geht los\nq\n")
    assert "Die Katze" in game.stdout
    assert "fängt an" in game.stdout


def test_a_language_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused(play(tmp_path, "--language", "tlh", typed="q\n"), "no language 'tlh'", "de, en")


def test_the_languages_are_listed_and_checked() -> None:
    listed = run("languages", "list")
    assert listed.stdout.splitlines() == [
        "de: German (Deutsch), based on en",
        "en: English (English)",
    ]
    assert run("languages", "check", "en").returncode == 0
    refused(run("languages", "check", "tlh"), "no language 'tlh'")


def test_what_lacks_is_printed_beside_what_it_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "grammars"
    shutil.copytree(resources.folder("grammars"), copy)
    (copy / "de" / "hands_free.ftl").unlink()
    monkeypatch.setattr(resources, "folder", lambda _name: copy)
    assert check_language("de") == 2
    assert capsys.readouterr().out.splitlines() == [
        "message hands-free-speaker is missing",
        "    en: hands-free-speaker = That was { $player }, I believe.",
        "German (de) lacks 1: 1 of messages.",
    ]


# Ears and voice.


def test_the_embedded_ears_refuse_german_and_say_what_to_install() -> None:
    with pytest.raises(EarsUnavailable) as refusal:
        make_ears("pocketsphinx", language="de")
    sentence = str(refusal.value)
    assert sentence.startswith("The embedded ears hear English only: for German, unpack a Vosk")
    assert "vosk-model-small-de-0.15" in sentence
    assert "--typed" in sentence


def test_whisper_refuses_german(tmp_path: Path) -> None:
    with pytest.raises(EarsUnavailable, match="Whisper is asked in English only"):
        make_ears("whisper", tmp_path, language="de")
    with pytest.raises(EarsUnavailable, match="leave out --second-opinion"):
        make_ears("vosk", second_opinion=tmp_path, language="de")


LAYOUT = (
    *("am/final.mdl", "conf/mfcc.conf", "conf/model.conf"),
    *("graph/Gr.fst", "graph/HCLr.fst", "graph/disambig_tid.int", "graph/phones/word_boundary.int"),
    *("ivector/final.ie", "ivector/final.mat", "ivector/final.dubm"),
    *("ivector/global_cmvn.stats", "ivector/online_cmvn.conf", "ivector/splice.conf"),
)


def model(folder: Path, name: str) -> Path:
    for one in LAYOUT:
        path = folder / name / one
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return folder / name


def test_a_model_is_chosen_by_its_language(tmp_path: Path) -> None:
    english = model(tmp_path, "vosk-model-small-en-us-0.15")
    assert find_model(folder=tmp_path, words=("en",)) == english
    assert find_model(folder=tmp_path, words=("de", "german")) is None
    german = model(tmp_path, "vosk-model-small-de-0.15")
    assert find_model(folder=tmp_path, words=("de", "german")) == german
    assert find_model(folder=tmp_path, words=("en",)) == english


class StubVoice:
    def __init__(self, id_: str, name: str, codes: tuple[object, ...]) -> None:
        self.id, self.name, self.languages = id_, name, codes


class StubEngine:
    """The properties of a speech engine, which differ from one system to the next."""

    def __init__(self, usual: str, voices: tuple[StubVoice, ...]) -> None:
        self.properties = {"voice": usual, "voices": voices}

    def getProperty(self, name: str) -> object:  # noqa: N802
        return self.properties[name]


ESPEAK = (StubVoice("gmw/en", "English", ("en-gb",)), StubVoice("gmw/de", "German", ("de",)))
OLD_ESPEAK = (
    StubVoice("english", "english", (b"\x02en",)),
    StubVoice("german", "german", (b"\x05de",)),
)
SAPI = (
    StubVoice("HKEY\\Voices\\TTS_MS_EN-US_ZIRA", "Microsoft Zira - English", ()),
    StubVoice("HKEY\\Voices\\TTS_MS_DE-DE_HEDDA", "German (Germany) Hedda", ()),
)
MAC = (
    StubVoice("com.apple.Alex", "Alex", ("en_US",)),
    StubVoice("com.apple.Anna", "Anna", ("de_DE",)),
)


@pytest.mark.parametrize("voices", [ESPEAK, OLD_ESPEAK, SAPI, MAC])
def test_a_voice_is_chosen_by_its_language(voices: tuple[StubVoice, ...]) -> None:
    engine = StubEngine(voices[0].id, voices)
    assert _voice_of(engine, ("de", "german")) == voices[1].id
    assert _voice_of(engine, ("en",)) is None or voices is SAPI
    assert _voice_of(engine, ("fr",)) is None
    assert _voice_of(engine, ()) is None


@pytest.mark.parametrize("voices", [ESPEAK, OLD_ESPEAK, SAPI, MAC])
def test_a_voice_is_foreign_where_none_has_the_language(voices: tuple[StubVoice, ...]) -> None:
    engine = StubEngine(voices[0].id, voices)
    usual: dict[str, object] = {"voice": None}
    assert not _is_foreign(engine, {**usual, "tongues": ["de", "german"]})
    assert _is_foreign(engine, {**usual, "tongues": ["fr", "french"]})
    assert not _is_foreign(engine, {"voice": "Alex", "tongues": ["fr", "french"]})
    assert not _is_foreign(engine, usual)


def test_what_is_told_of_it_names_the_language_and_the_cure() -> None:
    told = no_voice_for(about("de").called)
    assert "no German voice" in told
    assert "--voice" in told


def test_german_is_spoken_by_a_german_voice() -> None:
    if shutil.which("espeak-ng") is None:
        pytest.skip("espeak-ng is not installed")
    text = "Die Katze zahlt 1500 für die Badstraße."
    sounds = []
    for options in (VoiceOptions(tongues=("de",)), VoiceOptions(voice="German"), VoiceOptions()):
        voice = Pyttsx3Voice(options)
        try:
            sounds.append(voice.render(text).samples.tobytes())
        finally:
            voice.close()
    assert sounds[0] == sounds[1] != sounds[2]
