"""One game, two Voice Bankers: the second is told who has it; a crash keeps nobody out."""

import subprocess
import sys
from pathlib import Path

from tests.cli.test_commands import play, refused, run


def start(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "voicebanker", "play", "--typed", "--no-sound"),
            *("--folder", str(folder), *arguments),
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("3\n4\n")
    process.stdin.flush()
    while "Racecar" not in (line := process.stdout.readline()) and line:
        pass
    while not list(folder.glob("*.game")):
        pass
    return process


def test_the_second_is_told_who_has_the_game_and_a_killed_one_keeps_nobody_out(
    tmp_path: Path,
) -> None:
    first = start(tmp_path, "--new")
    name = next(tmp_path.glob("*.game")).stem
    here = ("--folder", str(tmp_path))
    who = f"(process {first.pid})" if sys.platform.startswith("linux") else "other Voice Banker"
    try:
        second = run("games", "resume", name, "--typed", "--no-sound", *here)
        refused(second, f"{name}.game is already being played", who)
        refused(play(tmp_path, "--resume", typed="q\n"), "already being played", who)
        refused(run("games", "delete", name, "--yes", *here), "already being played", who)
        refused(run("games", "show", name, *here), "already being played", who)
        assert who in run("games", "list", *here).stdout
    finally:
        first.kill()
        first.communicate()
    again = play(tmp_path, "--resume", typed="q\n")
    assert again.returncode == 0, again.stderr
    assert "Welcome back" in again.stdout
    assert [path.name for path in tmp_path.iterdir()] == [f"{name}.game"]
