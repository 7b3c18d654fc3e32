"""A recorded game as steps for a live table: what is pressed, played, and expected."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.rules.chance import SeededChance, ToldChance
from voicebanker.rules.history import History
from voicebanker.rules.registry import Chance
from voicebanker.table.happenings import (
    ButtonPressed,
    ControlPressed,
    Happening,
    PlayEarcon,
    Save,
    Say,
    TimerRang,
    Wish,
    WordsHeard,
)
from voicebanker.table.transcript import Script, read_script
from voicebanker.table.typed import CONTROL_KEYS
from voicebanker.table.unit import Unit

DEMOS = Path(__file__).resolve().parents[2] / "fixtures" / "demo"
_SEEDS = 2_000_000


@dataclass(frozen=True, slots=True)
class Step:
    """One thing a player does: presses ``key``, says ``words`` (``clip``), or waits for the timer.

    ``replies`` are the sentences it leads to; ``earcons`` the names of the tones before and
    among them.
    """

    text: str
    words: str
    key: str | None
    clip: Path | None
    replies: tuple[str, ...]
    earcons: tuple[str, ...]
    saved: int
    """So many entries of the journal it leads to."""


@dataclass(frozen=True, slots=True)
class Expected:
    """A game to be played live with ``seed``, and the journal that it leaves."""

    edition: str
    seed: int
    steps: tuple[Step, ...]
    entries: tuple[tuple[str, dict[str, Any]], ...]


class _Watched:
    """Chance as a script tells it, that writes down what is asked of it."""

    def __init__(self, told: Chance) -> None:
        self._told = told
        self.asked: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = []

    def pick(self, among: Sequence[str]) -> str:
        picked = self._told.pick(among)
        self.asked.append(("pick", tuple(among), (picked,)))
        return picked

    def shuffle(self, items: Sequence[str]) -> tuple[str, ...]:
        shuffled = self._told.shuffle(items)
        self.asked.append(("shuffle", tuple(items), shuffled))
        return shuffled


def expected(board: str) -> Expected:
    """Return the recorded game on ``board``, with a seed that makes chance do as it was told."""
    script = read_script(DEMOS / board / "demo.game.txt")
    cards = _listed(script, "chance")
    watched = _Watched(ToldChance(SeededChance(1), cards, _listed(script, "train")))
    _play(script, watched)
    seed = next(seed for seed in range(_SEEDS) if _does_as_told(seed, watched.asked, cards))
    steps, entries = _play(script, SeededChance(seed))
    return Expected(board, seed, steps, entries)


def _does_as_told(
    seed: int,
    asked: list[tuple[str, tuple[str, ...], tuple[str, ...]]],
    cards: Sequence[str],
) -> bool:
    chance = SeededChance(seed)
    for what, items, came in asked:
        if what == "pick":
            if chance.pick(items) != came[0]:
                return False
            continue
        told = tuple(card for card in cards if card in items)
        if chance.shuffle(items)[: len(told)] != told:
            return False
    return True


def _play(
    script: Script, chance: Chance
) -> tuple[tuple[Step, ...], tuple[tuple[str, dict[str, Any]], ...]]:
    edition = script.edition
    unit = Unit(
        Language(edition),
        Catalogue(edition.language),
        History.begin(edition, edition.undoing.steps),
        chance,
    )
    steps: list[Step] = []
    entries: list[tuple[str, dict[str, Any]]] = []
    for line in script.inputs:
        for happening in line.happenings:
            wishes = unit.handle(happening)
            entries += [
                (wish.kind, json.loads(json.dumps(wish.body)))
                for wish in wishes
                if isinstance(wish, Save)
            ]
            steps.append(_step(script, line.text, line.clip, happening, wishes))
    return tuple(steps), tuple(entries)


def _step(
    script: Script, text: str, clip: str | None, happening: Happening, wishes: tuple[Wish, ...]
) -> Step:
    key = None
    if isinstance(happening, ButtonPressed):
        tokens = [token.id for token in script.edition.tokens]
        key = str(tokens.index(happening.token) + 1)
    elif isinstance(happening, ControlPressed):
        key = next(key for key, control in CONTROL_KEYS.items() if control == happening.control)
    else:
        assert isinstance(happening, WordsHeard | TimerRang), f"{text}: nobody can do that live"
    said = script.path.parent / clip if clip and isinstance(happening, WordsHeard) else None
    words = happening.hypotheses[0].text if isinstance(happening, WordsHeard) else ""
    return Step(
        text,
        words,
        key,
        said,
        tuple(wish.text for wish in wishes if isinstance(wish, Say)),
        tuple(wish.earcon.value for wish in wishes if isinstance(wish, PlayEarcon)),
        sum(isinstance(wish, Save) for wish in wishes),
    )


def _listed(script: Script, key: str) -> list[str]:
    return [item.strip() for item in script.head.get(key, "").split(",") if item.strip()]
