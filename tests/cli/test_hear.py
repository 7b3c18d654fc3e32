"""``hear`` and ``demo``: from WAV files to what was understood, in a process of their own."""

import json
from pathlib import Path

import pytest

from tests.cli.test_commands import FIXTURES, run
from voicebanker.cli.demo import recorded

pytest.importorskip("pocketsphinx", reason="PocketSphinx is not installed here.")

CLIPS = FIXTURES / "clips"
KEYS = {
    "file",
    "heard",
    "understood",
    "decision",
    "reason",
    "decided_by",
    "evidence",
    "audio_s",
    "compute_s",
}


def hear(*arguments: str) -> list[dict[str, object]]:
    result = run("hear", "--ears", "pocketsphinx", "--json", *arguments)
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_one_json_object_a_file_with_all_its_keys() -> None:
    names = ["flite-slt/buy.wav", "piper-joe/buy_boardwalk.wav", "flite-rms/oov_i_am_hungry.wav"]
    lines = hear(*(str(CLIPS / name) for name in names))
    assert [Path(str(line["file"])).name for line in lines] == [Path(name).name for name in names]
    assert all(line.keys() == KEYS for line in lines)
    buy, boardwalk, other = lines
    assert buy["understood"] == {"intent": "Buy", "slots": {}}
    assert boardwalk["understood"] == {"intent": "Buy", "slots": {"property": "Boardwalk"}}
    assert boardwalk["heard"] == ["buy boardwalk"]
    assert [buy["decision"], boardwalk["decision"]] == ["accept", "accept"]
    assert [buy["reason"], boardwalk["reason"]] == [None, None]
    assert other["understood"] is None
    assert other["decision"] == "refuse"
    assert other["reason"] == "out_of_grammar"
    assert [line["decided_by"] for line in lines] == [None, None, other["decided_by"]]
    assert other["decided_by"] in ("confidence", "pace_s", "whole_phrase")
    for line in lines:
        assert isinstance(line["audio_s"], float)
        assert isinstance(line["compute_s"], float)


@pytest.mark.parametrize(
    ("clip", "reason"),
    [("no-voice/oov_silence.wav", "nothing_heard"), ("no-voice/oov_noise_burst.wav", "noise")],
)
def test_a_file_without_speech_shows_what_was_measured_instead(clip: str, reason: str) -> None:
    (line,) = hear(str(CLIPS / clip))
    assert (line["decision"], line["reason"]) == ("refuse", reason)
    assert line["decided_by"] == "speech_s"
    evidence = line["evidence"]
    assert isinstance(evidence, list)
    assert [gate["gate"] for gate in evidence] == ["speech_s", "loudest_frame"]
    assert evidence[1]["passes"] == ("refuse" if reason == "nothing_heard" else "accept")


@pytest.mark.parametrize(
    ("phase", "clip", "intent", "slots"),
    [
        ("property", "festival-kal/saint_james_place.wav", "NameProperty", "St. James Place"),
        ("yes-no", "flite-slt/yes.wav", "Yes", None),
        ("yes-no", "flite-rms/no.wav", "No", None),
    ],
)
def test_each_phase_has_its_own_grammar(
    phase: str, clip: str, intent: str, slots: str | None
) -> None:
    (line,) = hear("--phase", phase, str(CLIPS / clip))
    wanted = {"property": slots} if slots else {}
    assert line["understood"] == {"intent": intent, "slots": wanted}


def test_any_hassil_file_can_be_the_grammar(tmp_path: Path) -> None:
    grammar = tmp_path / "animals.yaml"
    grammar.write_text(
        """
language: en
intents:
  BuyThing:
    data:
      - sentences: ["<verb> {thing}"]
lists:
  thing:
    values:
      - in: "(boardwalk|the boardwalk)"
        out: planks
      - in: "(bread|butter)"
        out: food
expansion_rules:
  verb: "(buy|get)"
""",
        "utf-8",
    )
    (line,) = hear("--grammar", str(grammar), str(CLIPS / "piper-joe/buy_boardwalk.wav"))
    assert line["understood"] == {"intent": "BuyThing", "slots": {"thing": "planks"}}


def test_a_broken_grammar_is_one_sentence_with_file_and_place(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("language: en\nintents:\n  Buy: [unclosed\n", "utf-8")
    result = run("hear", "--grammar", str(broken), "x.wav")
    assert result.returncode == 2
    assert len(result.stderr.strip().splitlines()) == 1
    assert "broken.yaml" in result.stderr
    assert "line" in result.stderr


def test_a_file_that_is_no_sound_is_named_and_the_others_are_heard(tmp_path: Path) -> None:
    junk = tmp_path / "junk.wav"
    junk.write_bytes(b"not a sound")
    result = run(
        "hear", "--ears", "pocketsphinx", "--json", str(junk), str(CLIPS / "flite-slt/buy.wav")
    )
    assert result.returncode == 2
    assert "junk.wav" in result.stderr
    first, second = (json.loads(line) for line in result.stdout.splitlines())
    assert "error" in first
    assert second["decision"] == "accept"


@pytest.mark.parametrize("edition", recorded())
def test_the_recorded_games_come_out_as_their_transcripts_say(edition: str) -> None:
    result = run("demo", "--no-sound", "--edition", edition)
    assert result.returncode == 0, result.stdout
    clips = len(list((FIXTURES / "demo" / edition).glob("*.wav")))
    assert f"{clips} recordings" in result.stdout
    assert "The game came out as its transcript says." in result.stdout


def test_whisper_without_a_model_is_one_sentence_with_the_cure(tmp_path: Path) -> None:
    clip = str(CLIPS / "flite-slt" / "boardwalk.wav")
    for options in (
        ("--ears", "whisper"),
        ("--ears", "whisper", "--model", str(tmp_path)),
        ("--second-opinion", str(tmp_path)),
    ):
        done = run("hear", clip, *options)
        assert done.returncode == 2
        assert len(done.stderr.strip().splitlines()) == 1
        assert "folder" in done.stderr
