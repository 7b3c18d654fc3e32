"""The commands as a user runs them: in a process of their own."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

FIXTURES = Path(__file__).parents[2] / "fixtures"
GAME = "3\n4\n3 start the game\n3 buy boardwalk\n4 pay rent on boardwalk\nq\n"


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "voicebanker", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "100", **environment},
        check=False,
    )


def play(folder: Path, *arguments: str, typed: str = GAME) -> subprocess.CompletedProcess[str]:
    return run("play", "--typed", "--no-sound", "--folder", str(folder), *arguments, typed=typed)


def refused(result: subprocess.CompletedProcess[str], *words: str) -> None:
    """One clear sentence on standard error, exit code 2, no traceback."""
    assert result.returncode == 2, result.stderr
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1, result.stderr
    assert lines[0].startswith("voicebanker: ")
    for word in words:
        assert word in lines[0]


def test_a_game_by_typing_is_saved_and_resumed(tmp_path: Path) -> None:
    first = play(tmp_path)
    assert first.returncode == 0, first.stderr
    assert "The game is saved" in first.stdout
    again = play(tmp_path, "--resume", typed="3 balance\nq\n")
    assert "Welcome back" in again.stdout
    assert "You have M1,500." in again.stdout  # 1,500 - 400 for Boardwalk + 400 rent
    listed = run("games", "list", "--folder", str(tmp_path))
    assert len(listed.stdout.splitlines()) == 1
    assert "voice_banking.us" in listed.stdout


def test_a_saved_game_can_be_shown_exported_and_deleted(tmp_path: Path) -> None:
    play(tmp_path)
    name = next(tmp_path.glob("*.game")).stem
    shown = run("games", "show", name, "--folder", str(tmp_path))
    assert "Boardwalk" in shown.stdout
    assert "Cat: M1,500, Boardwalk" in shown.stdout
    exported = json.loads(run("games", "export", name, "--folder", str(tmp_path)).stdout)
    assert [entry["body"]["command"]["type"] for entry in exported["entries"]] == [
        "Join",
        "Join",
        "BeginGame",
        "Buy",
        "PayRent",
    ]
    assert run("games", "delete", name, "--yes", "--folder", str(tmp_path)).returncode == 0
    assert list(tmp_path.glob("*.game")) == []


def test_nothing_is_saved_where_nothing_happened(tmp_path: Path) -> None:
    assert play(tmp_path, typed="q\n").returncode == 0
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_game_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    play(tmp_path)
    path = next(tmp_path.glob("*.game"))
    body = bytearray(path.read_bytes())
    place = body.find(b"PropertyBought")
    body[place : place + 4] = b"Free"
    path.write_bytes(body)
    refused(run("games", "resume", path.stem, "--typed", "--folder", str(tmp_path)), path.name)
    assert path.read_bytes() == bytes(body)


def test_undo_any_lifts_the_limit_and_is_remembered(tmp_path: Path) -> None:
    once = play(tmp_path / "one", typed=GAME.replace("q\n", "u\nu\nq\n"))
    assert "only one step" in once.stdout
    any_ = play(tmp_path / "any", "--undo-any", typed=GAME.replace("q\n", "u\nu\nq\n"))
    assert "only one step" not in any_.stdout
    resumed = play(tmp_path / "any", "--resume", typed="u\nq\n")
    assert "Taken back" in resumed.stdout or "never happened" in resumed.stdout


def test_a_corrected_edition_is_played_with(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    assert run("editions", "copy", "voice_banking.us", str(mine)).returncode == 0
    mine.write_text(mine.read_text("utf-8").replace("price = 400", "price = 380"), "utf-8")
    assert run("editions", "check", str(mine)).returncode == 0
    played = play(tmp_path / "games", "--edition", str(mine))
    assert "M380" in played.stdout
    assert "M1,120" in played.stdout
    mine.unlink()  # the saved game carries its edition
    resumed = play(tmp_path / "games", "--resume", typed="3 what does boardwalk cost\nq\n")
    assert "Boardwalk costs M380" in resumed.stdout


def test_super_electronic_banking_is_played_by_typing(tmp_path: Path) -> None:
    lines = (
        *("world traveller", "s", "4", "w start the game", "super saver: buy boardwalk"),
        *("4 fly to boardwalk", "4 pay rent on boardwalk", "w i rolled a six"),
        *("b build a house", "b end the game", "q"),
    )
    options = ("--edition", "super_electronic", "--seed", "1")
    played = play(tmp_path, *options, typed="\n".join(lines) + "\n")
    assert played.returncode == 0, played.stderr
    assert "The youngest" in played.stdout
    assert "M1,550" in played.stdout
    assert "This edition does not have that." in played.stdout
    assert "The Super Saver wins! 1: the Super Saver, with M1,500." not in played.stdout
    assert "wins! 1: the World Traveller" in played.stdout


def test_ultimate_banking_is_played_by_typing(tmp_path: Path) -> None:
    lines = (
        *("c", "ship", "s start the game", "car: buy mayfair", "s i landed on mayfair"),
        *("1 i landed on my mayfair", "3 event", "tornado", "s what is the level of mayfair"),
        *("c auction off strand", "nobody wants it", "chance", "c buy", "cancel", "q"),
    )
    options = ("--edition", "ultimate_banking.uk", "--seed", "1")
    played = play(tmp_path, *options, typed="\n".join(lines) + "\n")
    assert played.returncode == 0, played.stderr
    assert "Move the house on Mayfair to level 3." in played.stdout
    assert "Tornado Alley." in played.stdout
    assert "Move the house on Mayfair to level 1." in played.stdout
    assert "The Car owns Mayfair. It is on level 1, where the rent is M300." in played.stdout
    assert re.search(r"keep Strand|Strand stays with me", played.stdout)


def test_editions_are_listed_and_shown() -> None:
    listed = run("editions", "list").stdout
    assert "voice_banking.us" in listed
    assert "voice_banking.uk" in listed
    assert "super_electronic.us" in listed
    assert "super_electronic.de" in listed
    shown = run("editions", "show", "voice_banking.uk").stdout
    assert "Mayfair (dark blue): M400, House 200, Hotel 200" in shown
    assert "deeds reconstructed" in shown
    assert "- May the player who opened the auction bid? Yes, like everyone. [rulebook, " in shown
    shown = run("editions", "show", "ultimate_banking.uk").stdout
    assert "Event, Tornado Alley: Hold on to your hat!" in shown
    assert "Old Kent Road (brown): M60, rents 70, 130, 220, 370, 750" in shown
    shown = run("editions", "show", "super_electronic.us").stdout
    assert "Park Place (dark blue): M350, rents 180, 350" in shown
    assert "rewards printed" in shown


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("editions", "show", "nonsense"), ("nonsense", "voice_banking")),
        (("editions", "check", "/nowhere/x.toml"), ("/nowhere/x.toml", "no such file")),
        (("games", "show", "nothing"), ("nothing", "games list")),
        (("replay", "/nowhere"), ("/nowhere",)),
        (("hear", "--phase", "poem", "x.wav"), ("poem", "command")),
        (("hear", "--ears", "rabbit", "x.wav"), ("rabbit", "pocketsphinx")),
        (("models", "check", "/nowhere"), ("/nowhere",)),
        (("play", "--resume", "--folder", "/nowhere"), ("no saved game",)),
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(
    arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    refused(run(*arguments), *words)


def test_replay_shows_a_difference_and_exits_1(tmp_path: Path) -> None:
    good = (FIXTURES / "demo" / "voice_banking.us" / "demo.game.txt").read_text("utf-8")
    changed = tmp_path / "changed.game.txt"
    changed.write_text(good.replace("M1,100", "M1,200"), "utf-8")
    result = run("replay", str(changed))
    assert result.returncode == 1
    assert "-  Mr. Monopoly" in result.stdout
    assert run("replay", str(changed), "--update").returncode == 0
    assert changed.read_text("utf-8") == good


def test_text_commands_work_without_portaudio_espeak_and_recognisers(tmp_path: Path) -> None:
    """Every heavy library is made to fail on import; typed play goes on."""
    for name in ("sounddevice", "pyttsx3", "vosk", "pocketsphinx", "soxr"):
        (tmp_path / f"{name}.py").write_text("raise ImportError('not here')\n", "utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    played = run(
        "play", "--typed", "--folder", str(tmp_path / "games"), typed=GAME, PYTHONPATH=path
    )
    assert played.returncode == 0, played.stderr
    assert "Traceback" not in played.stderr
    assert "The game is saved" in played.stdout
    refused(run("hear", "x.wav", PYTHONPATH=path), "PocketSphinx")
    assert run("editions", "list", PYTHONPATH=path).returncode == 0
    examined = run("doctor", PYTHONPATH=path)
    assert examined.returncode == 1
    assert "Traceback" not in examined.stderr
    assert examined.stdout.count("PROBLEM") >= 3


def test_play_without_a_microphone_says_so_and_plays_the_demo(tmp_path: Path) -> None:
    (tmp_path / "sounddevice.py").write_text("raise OSError('no PortAudio')\n", "utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    options = ("--edition", "super_electronic.us")  # the shortest of the recorded games
    result = run("play", "--new", "--no-sound", *options, PYTHONPATH=path)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "PortAudio" in result.stdout
    assert "The Big Spender wins!" in result.stdout
