"""Moments of a game, one for each phase, and a sentence for each intent."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from tests.rules.games import debt, game
from tests.table.games import BY_EAR, CLASSIC, ELECTRONIC, ULTIMATE, US, Sitting, language
from voicebanker.rules.game import Placing, Stage
from voicebanker.speech.api import Verdict
from voicebanker.table.happenings import (
    SavingFailed,
)

OWNED = {"cat": ["boardwalk", "park-place", "baltic-avenue"], "dog": ["states-avenue"]}


def in_play(**more: Any) -> Sitting:
    return Sitting(game(**{"owns": OWNED, **more}))


def in_debt() -> Sitting:
    return in_play(money={"cat": 0}, debts=(debt("cat", dog=140),))


def over() -> Sitting:
    sitting = in_play(money={"t-rex": 50})
    sitting.says("t-rex", "get out of jail")
    assert sitting.now.stage is Stage.OVER
    return sitting


def joining() -> Sitting:
    sitting = Sitting()
    sitting.presses("cat")
    sitting.presses("dog")
    sitting.presses("cat")
    return sitting


def electronic(**more: Any) -> Sitting:
    """Return a game of Super Electronic Banking in play."""
    board = language(ELECTRONIC).edition
    players = ("super-saver", "big-spender", "world-traveller")
    return Sitting(game(players, edition=board, **more), board=ELECTRONIC)


def ultimate(**more: Any) -> Sitting:
    """Return a game of Ultimate Banking in play."""
    board = language(ULTIMATE).edition
    return Sitting(game(("car", "ship", "jet"), edition=board, **more), board=ULTIMATE)


def bidding() -> Sitting:
    """Return an auction that waits to begin."""
    return told(ultimate(), "car", "auction off boardwalk")


def choosing() -> Sitting:
    sitting = electronic(deck=("theme-park",))
    sitting.says("super-saver", "chance card")
    return sitting


def classic(**more: Any) -> Sitting:
    """Return a classic game in play."""
    board = language(CLASSIC).edition
    owns = {
        "dog": ["boardwalk", "park-place", "baltic-avenue"],
        "boot": ["mediterranean-avenue", "water-works"],
    }
    made = game(("dog", "boot", "iron"), edition=board, **{"owns": owns, **more})
    return Sitting(made, board=CLASSIC)


def saying_a_bid() -> Sitting:
    return told(told(classic(), "boot", "auction off short line"), "dog")


def dealing() -> Sitting:
    return told(classic(), "dog", "make a deal with the boot")


def consenting() -> Sitting:
    return told(classic(), "dog", "make a deal with the boot", "give baltic", "offer it")


def receiving() -> Sitting:
    mortgaged = classic(mortgaged=("baltic-avenue",))
    told(mortgaged, "dog", "make a deal with the boot", "give baltic", "offer it")
    mortgaged.presses("boot")
    return mortgaged


def placing() -> Sitting:
    return told(classic(placing=Placing("dog", "house")), "dog")


def raising() -> Sitting:
    return told(classic(money={"dog": 0}, debts=(debt("dog", boot=140),)), "dog")


def by_ear(**more: Any) -> Sitting:
    """Return a Championship in play, where the banker keeps places and all have passed GO."""
    board = language(BY_EAR).edition
    players = ("dog", "boot", "iron")
    return Sitting(game(players, edition=board, lapped=players, **more), board=BY_EAR)


@cache
def _first_phrases(board: str, phase: str) -> Mapping[str | None, str]:
    """Return the first phrase of each intent that may be said in ``phase``."""
    found: dict[str | None, str] = {}
    for phrase in language(board).grammar(phase).phrases:
        found.setdefault(language(board).understand(phrase, phase).intent, phrase)
    return found


def sentence(board: str, intent: str) -> str:
    """Return words that mean ``intent`` in its first phase."""
    return _first_phrases(board, language(board).intents[intent].phases[0])[intent]


def sentences(board: str, phase: str) -> Mapping[str | None, str]:
    """Return some sentence of each intent that may be said in ``phase``."""
    wordings = language(board).grammar(phase).wordings()
    return {language(board).understand(one, phase).intent: one for one in wordings}


COMMANDS = [name for name, source in language(US).intents.items() if "command" in source.phases]


PHASES: Mapping[str, Callable[[], Sitting]] = {
    "joining": joining,
    "command": lambda: told(in_play(), "cat"),
    "property": lambda: told(in_play(), "cat", "buy"),
    "building": lambda: told(in_play(), "cat", "build"),
    "player": lambda: told(in_play(), "cat", "how much does the bat have"),
    "yes-no": lambda: told(in_play(), "cat", "buy vermont", verdict=Verdict.CONFIRM),
    "choose": lambda: told(in_play(), "cat", "buy saint"),
    "debt": lambda: told(in_debt(), "cat"),
    "over": lambda: told(over(), "cat"),
    "choice": choosing,
    "card": lambda: told(electronic(), "super-saver", "my card"),
    "bid": saying_a_bid,
    "amount": lambda: told(classic(), "dog", "pay the bank"),
    "dice": lambda: told(classic(), "dog", "pay ten times the dice on water works"),
    "deal": dealing,
    "consent": consenting,
    "mortgage": receiving,
    "placing": placing,
    "space": lambda: told(by_ear(), "dog", "put me on"),
    "die": lambda: told(by_ear(), "dog", "i rolled a nine and a three"),
    "face": lambda: told(by_ear(), "dog", "i rolled a one and a two"),
}


def told(sitting: Sitting, token: str, *texts: str, verdict: Verdict = Verdict.ACCEPT) -> Sitting:
    sitting.says(token, *texts, verdict=verdict)
    return sitting


def over_told() -> Sitting:
    return told(over(), "cat")


def after_a_failure(sitting: Sitting, *, unsure: bool = False) -> str:
    return sitting.happens(SavingFailed("The disk is full.", unsure))
