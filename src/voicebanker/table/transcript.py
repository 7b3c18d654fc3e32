"""Golden transcripts: whole games in plain text, input and reply line by line.

    # What the game shows.
    edition: voice_banking.us
    options: half-rent                 options of the edition
    language: de                       the language, if not the edition's own
    words: short                       how much he says at first: full, short, bare
    time: 10                           limits so many times as long, 0 for none
    confirm: 500                       payments from so many M on are asked about
    chance: found-coins, vet-bill      cards on top of the deck
    train: boardwalk                   where the train goes
    dice: 4, 3, 2, bus                 what the banker rolls

    Cat!                               the Cat's button
    Cat> Buy                           the button, then words
    > Boardwalk                        words only
    Dog?> Buy Boardwalk                words that the ears are not sure of
    > one / two                        two hypotheses as good as each other
    silence, noise, murmur, tick       nothing heard; no words; other speech; the timer
    minute, 10 minutes                 so much time of play passes
    Undo! Repeat! Help! Pause!         the other buttons
    Resume!                            put away and taken up again from the journal

Replies are indented. ``play`` writes the whole text anew; a difference to the
file is a change in behaviour.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from voicebanker.editions import Edition, EditionError, load_edition
from voicebanker.language.catalogue import WORDS, Catalogue
from voicebanker.language.facts import money
from voicebanker.language.interpreter import Language
from voicebanker.language.languages import GrammarError
from voicebanker.language.localised import edition_in
from voicebanker.rules.chance import SeededChance, ToldChance
from voicebanker.rules.history import History
from voicebanker.speech.api import Hypothesis, Verdict, Why
from voicebanker.table.banker import restore
from voicebanker.table.happenings import (
    ButtonPressed,
    ChangeManner,
    Control,
    ControlPressed,
    GameTakenUp,
    Happening,
    Leave,
    Listen,
    MinutePassed,
    NothingUnderstood,
    PlayEarcon,
    Save,
    Say,
    StartTimer,
    TimerRang,
    Wish,
    WordsHeard,
)
from voicebanker.table.manner import Manner
from voicebanker.table.unit import Unit

SUFFIX = ".game.txt"
_HEADER = re.compile(
    r"^(edition|options|language|seed|undo|chance|train|dice|words|time|confirm):\s*(.*)$"
)
_SAID = re.compile(
    r"^(?P<who>[^\W\d_][\w -]*)?(?P<unsure>\?)?>\s*(?P<words>.*?)(\s+@\s*(?P<clip>\S+))?$"
)
_PRESSED = re.compile(r"^([^\W\d_][\w -]*)!$")
_MINUTES = re.compile(r"^(?:minute|(?P<count>[1-9]\d{0,2}) minutes)$")
_WITHOUT_WORDS = {
    "silence": NothingUnderstood(Why.NOTHING_HEARD),
    "noise": NothingUnderstood(Why.NOISE),
    "murmur": NothingUnderstood(Why.OUT_OF_GRAMMAR),
    "tick": TimerRang(),
}


class TranscriptError(Exception):
    """A transcript cannot be played. The message names the file, the line and the cure."""


@dataclass(frozen=True, slots=True)
class Line:
    """An input line: its text, what it makes happen, and the clip it was recorded in."""

    number: int
    text: str
    happenings: tuple[Happening, ...]
    resume: bool = False
    clip: str | None = None


@dataclass(frozen=True, slots=True)
class Script:
    """A transcript as read: the head, the input lines, and the whole text."""

    path: Path
    text: str
    edition: Edition
    edition_source: str
    head: dict[str, str] = field(default_factory=dict)
    lines: tuple[tuple[str, Line | None], ...] = ()

    @property
    def inputs(self) -> Iterator[Line]:
        """Yield the input lines."""
        return (line for _, line in self.lines if line is not None)


def read_script(path: Path) -> Script:
    """Read a transcript. Raises ``TranscriptError``."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TranscriptError(f"{path}: it cannot be read as text: {error}.") from None
    rows = [row for row in text.splitlines() if not row.startswith(("  ", "= "))]
    head = {match[1]: match[2].strip() for row in rows if (match := _HEADER.match(row))}
    try:
        edition, source = load_edition(
            head.get("edition", "voice_banking.us"), _listed(head, "options")
        )
        edition = edition_in(edition, head.get("language"))
    except (EditionError, GrammarError) as error:
        raise TranscriptError(f"{path}: {error}") from None
    numbers = {row: number for number, row in enumerate(text.splitlines(), start=1)}
    lines: list[tuple[str, Line | None]] = []
    for row in rows:
        if not row.strip() or row.startswith("#") or _HEADER.match(row):
            lines.append((row, None))
        else:
            lines.append((row, _line(row, numbers[row], path, edition)))
    return Script(path, text, edition, source, head, tuple(lines))


def _line(row: str, number: int, path: Path, edition: Edition) -> Line:
    row = row.rstrip()
    if row == "Resume!":
        return Line(number, row, (GameTakenUp(),), resume=True)
    if row in _WITHOUT_WORDS:
        return Line(number, row, (_WITHOUT_WORDS[row],))
    if match := _MINUTES.match(row):
        return Line(number, row, (MinutePassed(),) * int(match["count"] or 1))
    if match := _PRESSED.match(row):
        if match[1].lower() in set(Control):
            return Line(number, row, (ControlPressed(Control(match[1].lower())),))
        return Line(number, row, (_press(match[1], number, path, edition),))
    if match := _SAID.match(row):
        words = _words(match["words"], unsure=match["unsure"] is not None)
        press = (_press(match["who"], number, path, edition),) if match["who"] else ()
        return Line(number, row, (*press, words), clip=match["clip"])
    raise TranscriptError(
        f"{path}: line {number}: '{row[:40]}' is no input. See CONTRIBUTING.md, Golden transcripts."
    )


def _press(name: str, number: int, path: Path, edition: Edition) -> ButtonPressed:
    for token in edition.tokens:
        if token.name.lower() == name.lower():
            return ButtonPressed(token.id)
    known = ", ".join(token.name for token in edition.tokens)
    raise TranscriptError(f"{path}: line {number}: there is no token '{name}'. Use {known}.")


def _words(text: str, *, unsure: bool) -> WordsHeard:
    verdict = Verdict.CONFIRM if unsure else Verdict.ACCEPT
    confidence = 0.5 if unsure else 1.0
    said = [words.strip() for words in text.split(" / ")]
    return WordsHeard(tuple(Hypothesis(words, confidence, verdict) for words in said))


class Table:
    """A unit with paper and pencil in place of sound: what tests and replays play at."""

    def __init__(self, script: Script) -> None:
        self._script = script
        self.entries: list[tuple[str, dict[str, object]]] = []
        seed = int(script.head.get("seed", "1"))
        self._chance = ToldChance(
            SeededChance(seed),
            *(_listed(script.head, key) for key in ("chance", "train", "dice")),
        )
        self._language = Language(script.edition)
        self._catalogue = Catalogue(script.edition.language)
        self._manner = _manner(script)
        self.unit = self._unit(History.begin(script.edition, self._undo_steps()))

    def _undo_steps(self) -> int | None:
        undo = self._script.head.get("undo")
        return None if undo is None else int(undo)

    def _unit(self, history: History) -> Unit:
        return Unit(self._language, self._catalogue, history, self._chance, self._manner)

    def resume(self) -> None:
        """Start anew from what was saved."""
        empty = History.begin(self._script.edition, self._undo_steps())
        self.unit = self._unit(restore(empty, self.entries))

    def handle(self, happening: Happening) -> list[str]:
        """Let something happen and return the lines that it leads to."""
        wishes = self.unit.handle(happening)
        for wish in wishes:
            if isinstance(wish, Save):
                self.entries.append((wish.kind, json.loads(json.dumps(wish.body))))
        return list(lines_of(wishes))

    def totals(self) -> list[str]:
        """Return the state as it is at the end of a transcript, a line a player."""
        game = self.unit.banker.game
        total = sum(game.accounts.values())
        if total:
            raise TranscriptError(f"{self._script.path}: {money(abs(total))} were made or lost.")
        return [
            " ".join(
                [
                    f"= {game.edition.token_by_id[one].name} {money(game.money(one))}:",
                    ", ".join(self._owned(one)) or "nothing",
                ]
            )
            for one in game.players
        ]

    def _owned(self, player: str) -> list[str]:
        game = self.unit.banker.game
        cards = ["Get Out of Jail Free" for _ in game.jail_cards_of(player)]
        owned = game.properties(player)
        return [*(game.deed(one).name + self._state_of(one) for one in owned), *cards]

    def _state_of(self, property_: str) -> str:
        game = self.unit.banker.game
        if game.edition.has("rent.levels"):
            return f" ({game.level(property_)})"
        if property_ in game.mortgaged:
            return " (mortgaged)"
        houses = game.houses_on(property_)
        if houses > 1:
            return f" ({houses} houses)"
        building = game.building_on(property_)
        return f" ({building})" if building else ""


def _manner(script: Script) -> Manner:
    """Return how he speaks at first. Raises ``TranscriptError``."""
    words = script.head.get("words", Manner().words)
    if words not in WORDS:
        raise TranscriptError(f"{script.path}: words: {words}. Use {', '.join(WORDS)}.")
    factor, least = script.head.get("time", "1"), script.head.get("confirm", "0")
    return Manner(words=words, time_factor=int(factor), confirm_above=int(least))


def _listed(head: dict[str, str], key: str) -> list[str]:
    return [item.strip() for item in head.get(key, "").split(",") if item.strip()]


def _shown(manner: Manner) -> str:
    speaks = f"speaks: rate {manner.rate}, pitch {manner.pitch}, volume {manner.volume}"
    shown = [speaks, f"auctions: {manner.pace}"]
    if manner.words != Manner().words:
        shown.append(f"words: {manner.words}")
    if manner.time_factor != 1:
        shown.append(f"time: {f'x{manner.time_factor}' if manner.time_factor else 'no limits'}")
    return "; ".join(shown)


def lines_of(wishes: tuple[Wish, ...]) -> Iterator[str]:
    """Yield the lines of a transcript for ``wishes``."""
    for wish in wishes:
        if isinstance(wish, Say):
            yield f"  Mr. Monopoly{', slowly' if wish.slowly else ''}: {wish.text}"
        elif isinstance(wish, PlayEarcon):
            yield f"  [{wish.earcon.value.replace('_', ' ')}]"
        elif isinstance(wish, Listen):
            yield f"  [listens: {wish.phase}]"
        elif isinstance(wish, StartTimer):
            yield f"  [timer: {wish.seconds:g} s]"
        elif isinstance(wish, ChangeManner):
            yield f"  [{_shown(wish.manner)}]"
        elif isinstance(wish, Leave):
            yield "  [leaves]"


def play(script: Script) -> str:
    """Play a transcript and return its whole text as it should be."""
    table = Table(script)
    out: list[str] = []
    for row, line in script.lines:
        out.append(row.rstrip())
        if line is None:
            continue
        if line.resume:
            table.resume()
        for happening in line.happenings:
            out += table.handle(happening)
        table.totals()
    while out and not out[-1]:
        out.pop()
    return "\n".join([*out, "", *table.totals(), ""])


def find_scripts(paths: list[Path]) -> list[Path]:
    """Return the transcripts at ``paths``: files, and all ``*.game.txt`` below folders.

    Raises ``TranscriptError`` where there is none.
    """
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob(f"*{SUFFIX}"))
        elif path.is_file():
            found.append(path)
        else:
            raise TranscriptError(f"{path}: there is no such file or folder.")
    if not found:
        raise TranscriptError(f"{paths[0]}: there is no transcript (*{SUFFIX}) here.")
    return found
