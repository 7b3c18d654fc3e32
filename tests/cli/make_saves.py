"""Makes games for ``fixtures/saves``: ``python -m tests.cli.make_saves FOLDER``."""

import json
import sys
from pathlib import Path
from typing import Any

from tests.crash.rounds import script
from voicebanker.cli.saved import keep_voice
from voicebanker.ledger import GameInformation, Journal
from voicebanker.rules.game import RULES_VERSION, Game
from voicebanker.speech.fit import VoiceFit

BOARDS = ("voice_banking.us", "super_electronic.de", "ultimate_banking.uk", "classic.us")
WITH_VOICE = "championship.us"
LENGTH = 40


def standing(game: Game) -> dict[str, Any]:
    """Return how a game stands, as it is compared."""
    return {
        "stage": game.stage.value,
        "players": list(game.players),
        "accounts": dict(game.accounts),
        "owners": dict(game.owners),
        "buildings": dict(game.buildings),
        "levels": dict(game.levels),
        "mortgaged": list(game.mortgaged),
        "jailed": list(game.jailed),
        "deck": list(game.deck),
        "chest": list(game.chest),
    }


def make(folder: Path, board: str, format_version: int) -> None:
    """Write a game and how it stands."""
    told = script(board, 5, LENGTH)
    name = f"format-{format_version}-{board}"
    options: dict[str, Any] = {"undo_steps": 0, "players": {told.games[-1].players[0]: "Łucja"}}
    information = GameInformation(
        name, "2026-11-29T15:04:05+01:00", board, told.source, RULES_VERSION, options
    )
    with Journal.create(folder / f"{name}.game", information) as journal:
        for kind, body in told.entries:
            assert isinstance(body, dict)
            journal.append(kind, body)
        if format_version == 2:
            keep_voice(journal, told.games[-1].players[0], VoiceFit(3.0, 0.87, 0.0))
    text = json.dumps(standing(told.games[-1]), indent=1, sort_keys=True)
    (folder / f"{name}.json").write_text(text + "\n", "utf-8")


def main(folder: Path) -> None:
    """Make a game of every edition."""
    for board in BOARDS:
        make(folder, board, 1)
    make(folder, WITH_VOICE, 2)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
