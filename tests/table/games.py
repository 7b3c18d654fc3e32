"""The golden transcripts, and a table that notes all that is said and done."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from voicebanker.editions import load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.rules.chance import SeededChance, ToldChance
from voicebanker.rules.game import Game
from voicebanker.rules.history import History
from voicebanker.speech.api import Hypothesis, Verdict, Why
from voicebanker.table.happenings import (
    ButtonPressed,
    Control,
    ControlPressed,
    GameTakenUp,
    Happening,
    Listen,
    NothingUnderstood,
    PlayEarcon,
    Save,
    Say,
    TimerRang,
    Wish,
    WordsHeard,
)
from voicebanker.table.transcript import Script, find_scripts, read_script
from voicebanker.table.unit import Unit

FIXTURES = Path(__file__).parents[2] / "fixtures"
US = "voice_banking.us"
ELECTRONIC = "super_electronic.us"
ULTIMATE = "ultimate_banking.us"
CLASSIC = "classic.us"
BY_EAR = "championship.us + places"


class NotingCatalogue(Catalogue):
    """A catalogue that notes which messages were said."""

    def __init__(self, language: str = "en") -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def say(self, message_id: str, facts: Mapping[str, Any] | None = None, turn: int = 0) -> str:
        self.said.add(message_id)
        return super().say(message_id, facts, turn)


def scripts() -> tuple[Script, ...]:
    return tuple(read_script(path) for path in find_scripts([FIXTURES]))


@cache
def language(board: str = US) -> Language:
    """Return the words of a board, such as ``voice_banking.us + time-limit`` with an option."""
    name, *options = board.split(" + ")
    return Language(load_edition(name, options)[0])


@cache
def catalogue(language: str = "en") -> Catalogue:
    return Catalogue(language)


@dataclass
class Sitting:
    """A unit that is talked to as in a transcript: ``says("Cat", "buy boardwalk")``."""

    game: Game | None = None
    board: str = US
    cards: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    undo_steps: int = 1
    catalogue: Catalogue = field(default_factory=lambda: catalogue())
    saved: list[tuple[str, Any]] = field(default_factory=list)
    wishes: tuple[Wish, ...] = ()

    def __post_init__(self) -> None:
        words = language(self.board)
        start = History.begin(words.edition, self.undo_steps)
        if self.game is not None:
            start = History(self.game, undo_steps=self.undo_steps)
            if self.game.edition != words.edition:
                words = Language(self.game.edition)
        chance = ToldChance(SeededChance(1), self.cards, self.places)
        self.unit = Unit(words, self.catalogue, start, chance)

    def happens(self, happening: Happening) -> str:
        """Let something happen and return what is said."""
        self.wishes = self.unit.handle(happening)
        self.saved += [(wish.kind, wish.body) for wish in self.wishes if isinstance(wish, Save)]
        return " ".join(wish.text for wish in self.wishes if isinstance(wish, Say))

    def taken_up(self) -> str:
        return self.happens(GameTakenUp())

    def presses(self, token: str) -> str:
        return self.happens(ButtonPressed(token))

    def control(self, control: str) -> str:
        return self.happens(ControlPressed(Control(control)))

    def hears(self, *texts: str, verdict: Verdict = Verdict.ACCEPT) -> str:
        confidence = 1.0 if verdict is Verdict.ACCEPT else 0.5
        return self.happens(WordsHeard(tuple(Hypothesis(t, confidence, verdict) for t in texts)))

    def says(self, token: str, *texts: str, verdict: Verdict = Verdict.ACCEPT) -> str:
        """Press, say one thing after the other, and return what was said to the last."""
        self.presses(token)
        reply = ""
        for text in texts:
            reply = self.hears(text, verdict=verdict)
        return reply

    def silence(self, why: Why = Why.NOTHING_HEARD) -> str:
        return self.happens(NothingUnderstood(why))

    def ticks(self, times: int = 1) -> str:
        return " ".join(self.happens(TimerRang()) for _ in range(times))

    @property
    def phase(self) -> str | None:
        """Return the phase that is listened for after the last happening."""
        listens = [wish.phase for wish in self.wishes if isinstance(wish, Listen)]
        return listens[-1] if listens else None

    @property
    def earcons(self) -> list[str]:
        return [wish.earcon.value for wish in self.wishes if isinstance(wish, PlayEarcon)]

    @property
    def now(self) -> Game:
        return self.unit.banker.game


def lines(script: Script) -> Iterator[Happening]:
    for line in script.inputs:
        yield from line.happenings
