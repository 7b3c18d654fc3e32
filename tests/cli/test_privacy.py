"""Nothing leaves the table: no connection is opened, and no sound is kept."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import voicebanker
from tests.cli.test_commands import FIXTURES, GAME

SOURCE = Path(voicebanker.__file__).parent
COMMANDS = {
    "play": (("play", "--typed", "--no-sound", "--new"), GAME),
    "demo": (("demo", "--no-sound", "--ears", "pocketsphinx", "--edition", "championship"), ""),
    "replay": (("replay", str(FIXTURES / "games" / "two-players.game.txt")), ""),
    "hear": (
        ("hear", "--ears", "pocketsphinx", str(FIXTURES / "clips" / "flite-slt" / "buy.wav")),
        "",
    ),
}
# Loaded by Python at its start: whoever opens a connection, or asks for an address, dies of it.
BLOCKED = """
import os, socket, sys
def refuse(event, arguments):
    if event in ("socket.connect", "socket.getaddrinfo", "socket.bind", "socket.sendto"):
        os.write(2, b"the network was used: " + event.encode())
        os._exit(99)
sys.addaudithook(refuse)
"""


def started(command: str, folder: Path, *before: str) -> "subprocess.CompletedProcess[str]":
    arguments, typed = COMMANDS[command]
    hook = folder / "hook"
    hook.mkdir()
    (hook / "sitecustomize.py").write_text(BLOCKED, "utf-8")
    places = ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "TMPDIR")
    for place in places:
        (folder / place).mkdir()
    path = os.pathsep.join([str(hook), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [*before, sys.executable, "-B", "-m", "voicebanker", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=folder / "HOME",
        env={**os.environ, **{one: str(folder / one) for one in places}, "PYTHONPATH": path},
        check=False,
    )


def without_a_network() -> tuple[str, ...]:
    """Return what to begin a command with, so that it has no network interface; or nothing."""
    before = ("unshare", "-rn")
    if shutil.which("unshare") is None:
        return ()
    done = subprocess.run([*before, "true"], capture_output=True, check=False)
    return before if done.returncode == 0 else ()


@pytest.mark.parametrize("command", COMMANDS)
def test_no_connection_is_opened_and_no_sound_is_kept(command: str, tmp_path: Path) -> None:
    done = started(command, tmp_path, *without_a_network())
    assert done.returncode == 0, done.stderr
    kept = {
        path.suffix
        for place in tmp_path.iterdir()
        if place.name != "hook"
        for path in place.rglob("*")
        if path.is_file()
    }
    assert kept <= ({".game"} if command == "play" else set())


def test_a_connection_would_have_been_noticed(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(BLOCKED, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", "import socket; socket.create_connection(('127.0.0.1', 9))"],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        check=False,
    )
    assert done.returncode == 99


NETWORK = {"socket", "ssl", "urllib", "http", "requests", "asyncio", "ftplib", "smtplib"}
MAY = {"speech/models.py"}
"""Fetches a model, when ``models get`` asks for it."""
SERVES = {f"page/{name}.py" for name in ("app", "certificate", "connection", "hosts", "hub")}
SERVES |= {"page/server_process.py"}
"""Are asked by browsers, where a page is wanted, and ask nobody."""


def test_only_what_fetches_models_knows_of_the_network() -> None:
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            if any(name.partition(".")[0] in NETWORK for name in names):
                found.add(path.relative_to(SOURCE).as_posix())
    assert found == MAY | SERVES


def test_the_server_of_the_page_asks_nobody() -> None:
    asking = re.compile(r"create_connection|open_connection|urlopen|getaddrinfo|\.sendto\(")
    for name in SERVES:
        assert not asking.search((SOURCE / name).read_text("utf-8")), name


WRITING = {"write_wav"}


def test_nothing_that_plays_a_game_writes_sound() -> None:
    """Sound is written by the voice, for itself, and removed at once; by nobody else."""
    users = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if any(name in path.read_text("utf-8") for name in WRITING)
    }
    assert users <= {"audio/wav.py"}
