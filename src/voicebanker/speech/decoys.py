"""Short words that are no command: how well they fit speaks against a short command.

A closed grammar hears "train" as "trade" and "why" as "buy". A search of their own tells how
well the best of these words fits the same sound; ``evidence`` weighs the difference.
"""

from collections.abc import Callable, Iterable
from functools import partial

from voicebanker.speech.api import Grammar

# What people say most at a table, and what sounds like short commands.
COMMON = tuple(
    """
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred thousand
    i you he she it we they me him her us them my your his our their this that these those
    what why when where who which how the a and but so if or not yes no okay well right left
    go come stop wait look say said think know want need get got give take make put play played
    roll rolled throw move moved win won lose lost owe own sell sold bought paid turn dice card
    money street house home hotel bank board table game player train try bike high pie lie
    eye day way bay may tray great red blue green brown orange pink yellow black white
    good bad mum dad up down on off in out over under again now then here
    there please thanks thank sorry hello goodbye morning night always never maybe really
    """.split()
)
_LONGEST = 3


def decoys(grammar: Grammar, sound: Callable[[str], str | None]) -> tuple[str, ...]:
    """Return the decoys for ``grammar``: common words that are no phrase of it.

    ``sound`` returns how a word is said, None where it is unknown. No decoy sounds like a
    phrase of the grammar. Ends of phrases are no decoys: "is winning" would win against
    "who is winning" where the first word is soft.
    """
    said = partial(_said, sound=sound)
    commands = {said(phrase) for phrase in grammar.phrases if len(phrase.split()) <= _LONGEST}
    taken = {None, *commands}
    return tuple(
        decoy for decoy in COMMON if not grammar.is_complete(decoy) and said(decoy) not in taken
    )


def _said(phrase: str, sound: Callable[[str], str | None]) -> str | None:
    sounds = [sound(word) for word in phrase.split()]
    return None if None in sounds else " ".join(filter(None, sounds))


def decoy_grammar(decoys: Iterable[str]) -> str:
    """Return a JSGF grammar of ``decoys``, empty where there are none."""
    listed = " | ".join(decoys)
    return f"#JSGF V1.0;\ngrammar decoys;\npublic <decoy> = {listed} ;\n" if listed else ""
