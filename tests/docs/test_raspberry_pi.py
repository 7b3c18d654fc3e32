"""The service file and the page for the Raspberry Pi."""

import shutil
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from voicebanker.cli.main import app

ROOT = Path(__file__).parents[2]
SERVICE = ROOT / "packaging" / "voicebanker.service"


def test_systemd_accepts_the_service_file() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(SERVICE)], capture_output=True, text=True, check=False
    )
    assert SERVICE.name not in done.stderr, done.stderr


def test_the_service_has_a_user_of_its_own_and_no_network() -> None:
    text = SERVICE.read_text("utf-8")
    for line in ("User=voicebanker", "IPAddressDeny=any", "RestartPreventExitStatus=2"):
        assert line in text


def test_the_options_of_the_service_are_options_of_the_command() -> None:
    shown = CliRunner(env={"COLUMNS": "200", "NO_COLOR": "1"}).invoke(app, ["play", "--help"])
    text = SERVICE.read_text("utf-8")
    for option in ("--resume", "--new", "--folder", "--keys"):
        assert option in text
        assert option in shown.output


def test_the_page_names_files_that_are_there() -> None:
    page = (ROOT / "docs" / "raspberry-pi.md").read_text("utf-8")
    assert "packaging/voicebanker.service" in page
    assert "(buttons.md)" in page
    assert (ROOT / "docs" / "buttons.md").is_file()
