"""The tables of utterances: what is said and what it means."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language

FOLDER = Path(__file__).parent / "utterances"
NOTHING = "nothing.yaml"


@dataclass(frozen=True)
class Utterance:
    """What is said on a board, in a phase, and what it means."""

    board: str
    phase: str
    text: str
    intent: str
    slots: Mapping[str, str]

    def __str__(self) -> str:
        return f"{self.board[-2:]}, {self.phase}: {self.text}"


@dataclass(frozen=True)
class Nothing:
    """What must not be understood. ``may_ask``: a question back is right, acting is not."""

    board: str
    phase: str
    text: str
    may_ask: bool

    def __str__(self) -> str:
        return f"{self.board[-2:]}, {self.phase}: {self.text}"


@cache
def language(board: str) -> Language:
    """Return the words of a board, such as ``voice_banking.us + time-limit`` with an option."""
    name, *options = board.split(" + ")
    return Language(load_edition(name, options)[0])


def utterances() -> Iterator[Utterance]:
    """Yield every utterance once for each phase in which its intent may be said."""
    for path in sorted(FOLDER.glob("*.yaml")):
        if path.name == NOTHING:
            continue
        table: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
        board = table["board"]
        for intent, rows in table["intents"].items():
            for row in rows:
                [(text, slots)] = row.items() if isinstance(row, dict) else [(row, {})]
                for phase in language(board).intent(intent).phases:
                    yield Utterance(board, phase, text, intent, slots)


def nothings() -> Iterator[Nothing]:
    """Yield every line that must not be understood."""
    boards: dict[str, Any] = yaml.safe_load((FOLDER / NOTHING).read_text("utf-8"))
    for board, phases in boards.items():
        for phase, rows in phases.items():
            for row in rows:
                may_ask = isinstance(row, dict)
                yield Nothing(board, phase, row["?"] if may_ask else row, may_ask)
