"""Players who know nothing but what they are told: they decide from the words alone.

They see no board, no dice and no screen. A name that they say was said to them before.
"""

import re
from dataclasses import dataclass, field

from tests.table.games import catalogue, language
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.history import History
from voicebanker.rules.promises import promises_hold
from voicebanker.speech.api import Hypothesis, Verdict
from voicebanker.table.happenings import (
    ButtonPressed,
    Happening,
    Listen,
    MinutePassed,
    Save,
    Say,
    TimerRang,
    WordsHeard,
)
from voicebanker.table.told import check_told
from voicebanker.table.unit import Unit

OVER = "The game is over."
_SAY = re.compile(r"Say: ([^.]+?)(?:, which|\.|$)")
_MINE = re.compile(
    r"([A-Z][A-Za-z.,' &]+?) is yours for|A fine choice\. M[\d,]+ to the Bank, and "
    r"([A-Z][A-Za-z.,' &]+?) is yours|Sold! ([A-Z][A-Za-z.,' &]+?) for M"
)
_FOR_SALE = re.compile(
    r"(?:land on|takes you to|go to|fly to|stop is|are on) "
    r"([A-Z][A-Za-z.,' &]+?)(?: now)?\. It is for sale at M"
)
_ASKED = re.compile(
    r"(?:^|[.!] )([A-Z][A-Za-z -]+), (?:who shall|with whom|who goes|whom do|which of|"
    r"name |which property|and what|raise the|M[\d,]+ is owed)[^.]*[?.:]"
)


@dataclass
class Table:
    """A table of players who only listen. ``lines`` is what they did, as in a transcript."""

    board: str
    players: tuple[str, ...]
    seed: int
    lines: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    for_sale: list[str] = field(default_factory=list)
    mine: dict[str, list[str]] = field(default_factory=dict)
    listens: str | None = None

    def __post_init__(self) -> None:
        words = language(self.board)
        self._ids = {token.name: token.id for token in words.edition.tokens}
        chance = SeededChance(self.seed)
        self.unit = Unit(words, catalogue(), History.begin(words.edition), chance)

    # What players do.

    def happens(self, line: str, *happenings: Happening) -> str:
        """Let something happen, and return what is said about it."""
        self.lines.append(line)
        reply = []
        for happening in happenings:
            before = self.unit.banker.game
            wishes = self.unit.handle(happening)
            check_told(before, self.unit.banker.game, wishes)
            if self.unit.banker.state != "over":
                promises_hold(self.unit.banker.game)
            assert sum(isinstance(wish, Save) for wish in wishes) <= 1
            reply += [wish.text for wish in wishes if isinstance(wish, Say)]
            listens = [wish.phase for wish in wishes if isinstance(wish, Listen)]
            self.listens = listens[-1] if listens else None
        text = " ".join(reply)
        self.heard.append(text)
        return text

    def says(self, player: str, words: str) -> str:
        """Let ``player`` press the button and say ``words``."""
        reply = self.happens(f"{player}> {words}", ButtonPressed(self._ids[player]), _words(words))
        self._note(player, reply)
        return reply

    def answers(self, player: str, words: str) -> str:
        """Let ``player`` answer what was just asked."""
        reply = self.happens(f"> {words}", _words(words))
        self._note(player, reply)
        return reply

    def ticks(self) -> str:
        return self.happens("tick", TimerRang())

    def _note(self, player: str, reply: str) -> None:
        """Keep in mind what was said: what is for sale, and what one has bought."""
        for found in _FOR_SALE.finditer(reply):
            self.for_sale = [*dict.fromkeys([*self.for_sale, found[1]])]
        for found in _MINE.finditer(reply):
            name = found[1] or found[2] or found[3]
            self.mine.setdefault(player, []).append(name)
            self.for_sale = [one for one in self.for_sale if one != name]

    # A game.

    def sits_down(self) -> None:
        """Join, and begin."""
        for player in self.players:
            self.happens(f"{player}!", ButtonPressed(self._ids[player]))
        if "We are off" not in self.heard[-1] and "Let's play" not in self.heard[-1]:
            self.says(self.players[0], "start the game")
        if "Who goes first" in self.heard[-1]:
            first = re.search(
                r"and (?:the )?([A-Z][A-Za-z -]+) goes first",
                self.says(self.players[0], "who goes first"),
            )
            assert first is not None
            place = self.players.index(first[1])
            self.players = self.players[place:] + self.players[:place]

    def plays(self, rounds: int, minutes: int) -> str:
        """Play whole rounds, in which the time passes, and end the game when it is up."""
        self.sits_down()
        for played in range(rounds):
            for player in self.players:
                if OVER in self.heard[-1]:
                    return self.heard[-1]
                self.has_a_turn(player)
                if played == 1:
                    self.asks_around(player)
            if played == rounds - 1:
                break
            passed = (MinutePassed(),) * (minutes // (rounds - 1))
            self.happens(f"{len(passed)} minutes" if len(passed) > 1 else "minute", *passed)
        if OVER not in self.heard[-1]:
            self.says(self.players[0], "end the game")
        return self.heard[-1]

    def asks_around(self, player: str) -> None:
        """Ask what can be asked of places and dice, and let a slip be asked back."""
        other = self.players[self.players.index(player) - 1]
        for words in (
            *("where am i", "what do i do here", "what did i roll", "what lies ahead"),
            *(f"where is the {other}", "how far is it to go"),
        ):
            self.says(player, words)
        if "all the same?" in self.says(player, "pass go"):
            self.answers(player, "no")

    def has_a_turn(self, player: str) -> None:
        """Roll, do what is asked, and roll again where that is said."""
        for _ in range(4):
            before = len(self.heard)
            rolled = self.says(player, "roll the dice")
            self.does(player, rolled)
            is_caught = any("falls shut" in one or "to Jail" in one for one in self.heard[before:])
            if "roll again" not in rolled or is_caught:
                return

    def does(self, player: str, reply: str, depth: int = 0) -> None:
        """Do what ``reply`` asks of ``player``."""
        if OVER in reply or depth > 12:
            return
        if self.unit_asks(player, reply, depth):
            return
        then = self._next(player, reply)
        if then is not None:
            self.does(player, self.says(player, then), depth + 1)
        if "say: Go on" in reply:
            self.does(player, self.says(player, "go on"), depth + 1)

    def _next(self, player: str, reply: str) -> str | None:
        """Return what to say after ``reply``, or None where nothing is to be done."""
        if found := re.search(r"say Move by, and (\d+), (\d+) or (\d+)", reply):
            return f"move by {found[3]}"
        if "say Put me on" in reply:
            return f"put me on {self._somewhere()}"
        if "It is for sale" in reply:
            return "buy"
        if "You could auction it off" in reply:
            return "auction it"
        if "The rent is M" in reply:
            return "pay rent"
        if "You may fly" in reply or "For M100 you may move" in reply:
            way = "fly" if "fly" in reply else "move"
            return f"{way} to {self.for_sale[-1]}" if self.for_sale else None
        if "You may trade" in reply or "You may force" in reply:
            return None
        if found := _SAY.search(reply):
            return found[1].lower()
        return None

    def _somewhere(self) -> str:
        return self.for_sale[-1] if self.for_sale else "go"

    def unit_asks(self, player: str, reply: str, depth: int) -> bool:
        """Answer what Mr. Monopoly asks somebody by name, or let an auction run."""
        if "up for auction" in reply or "An auction for" in reply:
            if self.listens == "auction":
                self.happens("> start", _words("start"))
            for _ in range(9):
                if re.search(r"stays with me|I keep", self.ticks()):
                    break
            return True
        found = list(_ASKED.finditer(reply))
        if not found or found[-1][1] not in self._ids:
            return False
        who = found[-1][1]
        choice = re.search(r": ([^:?]+?)\?$", reply)
        if choice and " or " in choice[1]:
            name = re.split(r", | or ", choice[1])[0].removeprefix("the ")
        elif "What do you sell or mortgage" in reply or "sell buildings, mortgage" in reply:
            owned = self.mine.get(who, [])
            name = f"mortgage {owned.pop()}" if owned else "i am bankrupt"
        else:
            others = [one for other, all_ in self.mine.items() if other != who for one in all_]
            own = self.mine.get(who, [])
            takes = "another player do you take" in reply or "what do you want for" in reply
            name = (others or own or ["go"])[-1] if takes else (own or others or ["go"])[-1]
        self.does(who, self.answers(who, name), depth + 1)
        return True


def _words(words: str) -> WordsHeard:
    return WordsHeard((Hypothesis(words, 1.0, Verdict.ACCEPT),))
