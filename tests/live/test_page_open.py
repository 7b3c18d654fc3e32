"""A live table with the page open: what is heard at the microphone is shown in a browser."""

import re
from dataclasses import replace
from pathlib import Path

from tests.live.performer import SAYS, Performer
from tests.live.pulse import PulseServer
from tests.live.script import Expected, expected
from tests.live.sitting import Sitting
from tests.live.test_whole_game import journal
from tests.page.conftest import browser, phones, playwright  # noqa: F401
from tests.page.phones import TABLET, Phones, wait_for_balances, wait_for_text
from tests.page.test_as_shipped import free_port
from voicebanker.editions import load_edition
from voicebanker.rules.history import History
from voicebanker.table.banker import restore

BOARD = "voice_banking.us"
HEARD = 5
"""So many recordings are heard; with ``--long``, all."""
RATE = "450"


def beginning(game: Expected) -> Expected:
    """Return the game up to the recording that is the last to be heard, and what it leads to."""
    places = [place for place, step in enumerate(game.steps) if step.clip is not None]
    return replace(game, steps=game.steps[: places[HEARD - 1] + 1])


def test_what_is_heard_at_the_microphone_is_shown_on_the_page(
    pulse: PulseServer,
    phones: Phones,  # noqa: F811
    tmp_path: Path,
    long_profile: bool,
) -> None:
    game = expected(BOARD) if long_profile else beginning(expected(BOARD))
    options = ["--new", "--edition", game.edition, "--seed", str(game.seed), "--rate", RATE]
    options += ["--page", "--page-port", str(free_port()), "--folder", str(tmp_path)]
    sitting = Sitting(options, pulse.environment)
    performer = Performer(pulse, sitting, every=12)
    try:
        address = sitting.wait_for("The page: ").text.split()[-1]
        code = sitting.wait_for("Its code: ").text.split()[-1]
        page = phones.open(f"{address}#{code}", TABLET)
        page.wait_for_selector("#game:not([hidden])")
        sitting.wait_for("On the number keys")
        for number, step in enumerate(game.steps):
            performer.step(step, whole=number == len(game.steps) - 1)
            if step.replies:
                said = sitting.said()[-1].text.removeprefix(SAYS)
                wait_for_text(page, "#said", re.escape(said))
        sitting.press("q")
        assert sitting.process.wait(20) == 0, sitting.tail()
    finally:
        performer.close()
        sitting.close()
    assert len(performer.times.utterances) >= HEARD
    saved = journal(tmp_path)
    assert saved == [*game.entries[: sum(step.saved for step in game.steps)]]
    edition = load_edition(game.edition)[0]
    wait_for_balances(page, restore(History.begin(edition, edition.undoing.steps), saved).game)
