"""Values and helpers that the tests of the ledger share."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

from voicebanker.ledger import Entry, GameInformation, Journal

PLAYER = Path(__file__).with_name("player.py")

RULES = 3


def information(name: str = "2026-11-29-1", rules_version: int = RULES) -> GameInformation:
    return GameInformation(
        name=name,
        created="2026-11-29T15:04:05+01:00",
        edition="voice_banking.us",
        edition_source='title = "Voice Banking"\n[[deeds]]\nname = "Boardwalk"  # 400 Ⓜ\n',
        rules_version=rules_version,
        options={"undo_depth": 8, "seed": 2026, "players": ["Rosa", "Łukasz"]},
    )


def body(action: int) -> dict[str, Any]:
    return {
        "action": action,
        "command": {"type": "buy", "player": "top_hat", "deed": "boardwalk"},
        "events": [
            {"type": "money_moved", "payer": "top_hat", "payee": "bank", "amount": 400 + action},
            {"type": "deed_bought", "deed": "boardwalk", "note": "§" * (action % 7)},
        ],
    }


def write_game(path: Path, entries: int = 5, rules_version: int = RULES) -> tuple[Entry, ...]:
    with Journal.create(path, information(path.stem, rules_version)) as journal:
        for action in range(1, entries + 1):
            journal.append("transaction", body(action))
        return journal.entries()


def start_player(what: str, path: Path, *more: str) -> subprocess.Popen[bytes]:
    """Start another process with the game, see ``player.py``."""
    return subprocess.Popen(
        [sys.executable, str(PLAYER), what, os.fspath(path), *more],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


def pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())
