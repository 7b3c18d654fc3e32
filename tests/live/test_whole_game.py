"""A whole game at a live table: ``voicebanker play`` as it ships, with ears, voice and keys."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.live.performer import Performer
from tests.live.pulse import PulseServer
from tests.live.script import expected
from tests.live.sitting import Sitting

BOARD = "voice_banking.us"
# Quick, so that the test is not long; what is heard is the same.
RATE = "450"
# He may ask back or not understand now and then, and is then told yes, or gets it in writing.
_MOST_NOT_UNDERSTOOD = 6
_MOST_UNCLEAR = 3
_SHORTEST_REPLY_S = 0.25


def test_a_recorded_game_is_played_to_its_end(pulse: PulseServer, tmp_path: Path) -> None:
    """Over thirty commands, each with a press, a beep, an utterance, and a reply that is heard.

    The microphone hears the loudspeaker too: were it open while Mr. Monopoly speaks, he would
    answer himself, and the game would not be the one that was recorded.
    """
    pulse.echo()
    game = expected(BOARD)
    options = ["--new", "--edition", BOARD, "--seed", str(game.seed), "--rate", RATE]
    sitting = Sitting([*options, "--folder", str(tmp_path)], pulse.environment)
    performer = Performer(pulse, sitting, every=12)
    try:
        sitting.wait_for("On the number keys")
        performer.perform(game)
        sitting.press("q")
        assert sitting.process.wait(20) == 0, sitting.tail()
    finally:
        performer.close()
        sitting.close()
    assert sum(step.key is not None and step.key.isdigit() for step in game.steps) >= 30
    times = performer.times
    assert len(times.asked_back) + len(times.typed) <= _MOST_NOT_UNDERSTOOD
    assert len(times.unclear) <= _MOST_UNCLEAR
    replies = {reply for step in game.steps for reply in step.replies}
    assert times.spoken.keys() == replies
    silent = [said for said, s in times.spoken.items() if s < _SHORTEST_REPLY_S]
    assert not silent
    assert journal(tmp_path) == [*game.entries]


def journal(folder: Path) -> list[tuple[str, dict[str, Any]]]:
    """Return the entries of the only game in ``folder``."""
    (saved,) = folder.iterdir()
    command = [sys.executable, "-m", "voicebanker", "games", "export", saved.stem, "--json"]
    done = subprocess.run(
        [*command, "--folder", str(folder)], capture_output=True, text=True, check=True, timeout=60
    )
    return [(entry["kind"], entry["body"]) for entry in json.loads(done.stdout)["entries"]]
