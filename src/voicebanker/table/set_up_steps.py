"""The questions before a game: which game, which board, which house rules. Values only.

The next question follows from the answers given so far, so "back" is leaving out the last one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from voicebanker.language.menu_words import Choice, MenuWords


@dataclass(frozen=True, slots=True)
class HouseRule:
    """An option of an edition: its ``title`` is read out."""

    id: str
    title: str


@dataclass(frozen=True, slots=True)
class Board:
    """An edition to choose: the ``game`` and the ``board`` are what its title says of it."""

    edition: str
    game: str
    board: str
    house_rules: tuple[HouseRule, ...] = ()
    chosen: tuple[str, ...] = ()
    """House rules that are on from the start."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game to go on with; ``month`` and ``day`` are those on which it was begun."""

    id: str
    game: str
    month: int
    day: int
    steps: int


@dataclass(frozen=True, slots=True)
class Shelf:
    """What there is to choose from. ``fits``: whether house rules of an edition go together."""

    boards: tuple[Board, ...]
    saved: tuple[SavedGame, ...] = ()
    """Saved games, the newest first."""
    fits: Callable[[str, tuple[str, ...]], bool] = field(default=lambda edition, chosen: True)


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is to be played: a ``saved`` game, or a new one of ``edition`` with ``options``."""

    message: str
    game: str
    saved: str | None = None
    edition: str | None = None
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Menu:
    """A question with its choices. ``message`` asks it, with ``facts``."""

    message: str
    choices: tuple[Choice, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    before: str | None = None
    """A message to be said first, about the last answer."""


class Steps:
    """Knows which question comes after which answers. ``told`` puts a saved game into words."""

    def __init__(self, shelf: Shelf, words: MenuWords, told: Callable[[SavedGame], str]) -> None:
        self._shelf = shelf
        self._words = words
        self._told = told

    def after(self, answers: Sequence[str]) -> Menu | Chosen:
        """Return the next question, or what was chosen where nothing is left to ask."""
        left = list(answers)
        if self._shelf.saved:
            if not left:
                return self._go_on()
            match left.pop(0):
                case "go-on":
                    return self._resumed(self._shelf.saved[0])
                case "another-game":
                    if not left:
                        return self._another()
                    return self._resumed(self._by_id(left[0]))
        return self._new_game(left)

    def _go_on(self) -> Menu:
        names = ["go-on", "new-game", *(["another-game"] if len(self._shelf.saved) > 1 else [])]
        facts = {"game": self._told(self._shelf.saved[0])}
        return Menu("set-up-go-on", tuple(map(self._words.fixed, names)), facts)

    def _another(self) -> Menu:
        choices = (
            self._words.titled(one.id, self._told(one), one.game) for one in self._shelf.saved
        )
        return Menu("set-up-saved-games", tuple(choices))

    def _by_id(self, key: str) -> SavedGame:
        return next(one for one in self._shelf.saved if one.id == key)

    def _resumed(self, saved: SavedGame) -> Chosen:
        return Chosen("set-up-going-on", saved.game, saved=saved.id)

    def _new_game(self, left: list[str]) -> Menu | Chosen:
        games = tuple(dict.fromkeys(one.game for one in self._shelf.boards))
        game = games[0]
        if len(games) > 1:
            if not left:
                titled = (self._words.titled(one, one) for one in games)
                return Menu("set-up-games", tuple(titled))
            game = left.pop(0)
        boards = [one for one in self._shelf.boards if one.game == game]
        board = boards[0]
        if len(boards) > 1:
            if not left:
                titled = (self._words.titled(one.edition, one.board) for one in boards)
                return Menu("set-up-boards", tuple(titled), {"game": game})
            key = left.pop(0)
            board = next(one for one in boards if one.edition == key)
        return self._rules(board, left)

    def _rules(self, board: Board, left: list[str]) -> Menu | Chosen:
        if not board.house_rules:
            return self._begun(board, board.chosen)
        if not left:
            fixed = tuple(map(self._words.fixed, ("begin", "options")))
            return Menu("set-up-options", fixed, {"game": board.game})
        if left.pop(0) == "begin":
            return self._begun(board, board.chosen)
        chosen, before, facts = board.chosen, None, {"option": ""}
        titles = {one.id: one.title for one in board.house_rules}
        for answer in left:
            if answer == "begin":
                return self._begun(board, chosen)
            together = (*chosen, answer)
            fits = self._shelf.fits(board.edition, together)
            chosen = together if fits else chosen
            before = "set-up-house-rule-on" if fits else "set-up-house-rule-clash"
            facts = {"option": titles[answer]}
        asked = set(chosen) | set(left)
        rest = [
            self._words.titled(one.id, one.title, one.id.replace("-", " "))
            for one in board.house_rules
            if one.id not in asked
        ]
        if not rest:
            return self._begun(board, chosen)
        choices = (self._words.fixed("begin"), *rest)
        return Menu("set-up-house-rules", choices, {**facts, "on": len(chosen)}, before)

    def _begun(self, board: Board, chosen: tuple[str, ...]) -> Chosen:
        options = tuple(one for one in chosen if one not in board.chosen)
        return Chosen("set-up-new-game", board.game, edition=board.edition, options=options)
