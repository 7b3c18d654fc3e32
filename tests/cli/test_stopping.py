"""Ended, hung up, suspended: a real process leaves a game that resumes, and a sane terminal."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.cli.test_commands import play

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")


def playing(folder: Path, *options: str) -> Terminal:
    """Return a game in which the Cat has just bought Boardwalk."""
    table = Terminal("play", "--typed", "--no-sound", "--new", "--folder", str(folder), *options)
    table.wait_for("On the number keys")
    table.wait_for("Dog.")
    for key, words in (("c", "Cat"), ("d", "Dog")):
        table.type(key)
        table.wait_for(words)
    for sentence, words in (("start the game", "dice"), ("buy boardwalk", "M1,100")):
        table.type("3")
        table.wait_for("(beep)")
        table.type(f"{sentence}\r")
        table.wait_for(words)
    return table


def resumes(folder: Path) -> None:
    """The game goes on where it stood, with Boardwalk sold."""
    again = play(folder, "--resume", typed="3 balance\nq\n")
    assert again.returncode == 0, again.stderr
    assert "You have M1,100." in again.stdout
    assert [path.suffix for path in folder.iterdir()] == [".game"]  # nothing half written


def settings_of(terminal: int) -> object:
    import termios

    return termios.tcgetattr(terminal)[3]


def test_sigterm_ends_the_game_at_once_and_it_resumes(tmp_path: Path) -> None:
    with playing(tmp_path) as table:
        began = time.monotonic()
        table.process.send_signal(signal.SIGTERM)
        assert table.ended() == 0
        assert time.monotonic() - began < 5.0
        assert "Traceback" not in table.screen
    resumes(tmp_path)


def test_sigterm_in_the_middle_of_a_command_leaves_no_half_of_it(tmp_path: Path) -> None:
    with playing(tmp_path) as table:
        table.type("4")
        table.wait_for("(beep)")
        table.type("buy\r")
        table.wait_for("(ping)")
        table.process.send_signal(signal.SIGTERM)
        assert table.ended() == 0
    resumes(tmp_path)


def test_the_terminal_is_as_it_was_after_sigterm(tmp_path: Path) -> None:
    import pty

    master, slave = pty.openpty()
    try:
        before = settings_of(slave)
        program = [sys.executable, "-m", "voicebanker", "play", "--typed", "--no-sound", "--new"]
        with subprocess.Popen(
            [*program, "--folder", str(tmp_path)], stdin=slave, stdout=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            while b"Who is playing?" not in process.stdout.readline():
                pass
            assert settings_of(slave) != before
            process.send_signal(signal.SIGTERM)
            assert process.wait(timeout=30) == 0
        assert settings_of(slave) == before
    finally:
        os.close(master)
        os.close(slave)


def test_a_closed_terminal_leaves_a_game_that_resumes(tmp_path: Path) -> None:
    with playing(tmp_path) as table:
        table.hang_up()
        assert table.process.wait(timeout=30) == 0
    resumes(tmp_path)


def test_a_game_that_is_frozen_for_a_while_goes_on(tmp_path: Path) -> None:
    with playing(tmp_path) as table:
        table.process.send_signal(signal.SIGSTOP)
        time.sleep(1.5)
        table.type("3")
        time.sleep(0.2)
        table.process.send_signal(signal.SIGCONT)
        table.wait_for("(beep)")
        table.type("balance\r")
        table.wait_for("You have M1,100.")
        table.process.send_signal(signal.SIGTERM)
        assert table.ended() == 0
    resumes(tmp_path)


def test_a_game_that_is_frozen_and_killed_resumes(tmp_path: Path) -> None:
    with playing(tmp_path) as table:
        table.process.send_signal(signal.SIGSTOP)
        table.process.kill()
        assert table.process.wait(timeout=30) == -signal.SIGKILL
    again = play(tmp_path, "--resume", typed="3 balance\nq\n")
    assert "You have M1,100." in again.stdout


def test_asleep_it_takes_almost_no_time_and_a_press_wakes_it(tmp_path: Path) -> None:
    from benchmarks.waiting_load import processor_seconds

    with playing(tmp_path, "--sleep-after", "1") as table:
        time.sleep(1.5)
        before, seconds = processor_seconds(table.process.pid), 3.0
        time.sleep(seconds)
        share = (processor_seconds(table.process.pid) - before) / seconds
        assert share < 0.02
        table.type("3")
        table.wait_for("(beep)")
