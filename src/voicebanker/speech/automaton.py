"""The smallest automaton of a grammar, which PocketSphinx searches several times faster.

From a JSGF grammar PocketSphinx makes a network in which every sentence has its own "what is the",
and searches all of them side by side. Here sentences that begin alike go the same way until they
differ, and those that end alike meet again: the subset construction, each state made once.
"""

import tempfile
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Arc = tuple[int, int, str]
"""From a state, to a state, by a word; by no word where it is empty."""


@dataclass(frozen=True, slots=True)
class Automaton:
    """States are numbers. What is said on a way from ``start`` to one of ``ends`` is a phrase."""

    start: int
    ends: frozenset[int]
    arcs: tuple[Arc, ...]

    @property
    def states(self) -> int:
        """Return how many states there are."""
        return 1 + max((max(origin, target) for origin, target, _ in self.arcs), default=self.start)


def smallest(automaton: Automaton) -> Automaton | None:
    """Return the smallest automaton with the same phrases; None where one has no end, a loop."""
    return _Builder(automaton).built()


@dataclass(slots=True)
class _Builder:
    """Makes states for sets of states. Two that allow the same from there on are one."""

    given: Automaton
    silent: Mapping[int, set[int]] = field(init=False)
    by_word: Mapping[int, dict[str, set[int]]] = field(init=False)
    made: dict[frozenset[int], int] = field(default_factory=dict)
    alike: dict[tuple[bool, tuple[tuple[str, int], ...]], int] = field(default_factory=dict)
    arcs: list[Arc] = field(default_factory=list)
    ends: set[int] = field(default_factory=set)
    on_the_way: set[frozenset[int]] = field(default_factory=set)

    def __post_init__(self) -> None:
        silent = defaultdict[int, set[int]](set)
        by_word = defaultdict[int, dict[str, set[int]]](dict)
        for origin, target, word in self.given.arcs:
            if word:
                by_word[origin].setdefault(word, set()).add(target)
            else:
                silent[origin].add(target)
        self.silent, self.by_word = silent, by_word

    def built(self) -> Automaton | None:
        try:
            start = self._state(self._reached([self.given.start]))
        except _Loop:
            return None
        return Automaton(start, frozenset(self.ends), tuple(self.arcs))

    def _state(self, states: frozenset[int]) -> int:
        if states in self.made:
            return self.made[states]
        if states in self.on_the_way:
            raise _Loop
        self.on_the_way.add(states)
        after = defaultdict[str, set[int]](set)
        for state in states:
            for word, targets in self.by_word.get(state, {}).items():
                after[word] |= targets
        arcs = tuple(
            (word, self._state(self._reached(targets))) for word, targets in sorted(after.items())
        )
        self.on_the_way.discard(states)
        self.made[states] = self._alike(not states.isdisjoint(self.given.ends), arcs)
        return self.made[states]

    def _alike(self, is_end: bool, arcs: tuple[tuple[str, int], ...]) -> int:
        """Return the state that ends a phrase or not, and goes on by ``arcs``."""
        if (is_end, arcs) not in self.alike:
            number = self.alike[is_end, arcs] = len(self.alike)
            self.arcs += [(number, target, word) for word, target in arcs]
            self.ends |= {number} if is_end else set()
        return self.alike[is_end, arcs]

    def _reached(self, states: Iterable[int]) -> frozenset[int]:
        """Return ``states`` and those that are reached from them without a word."""
        found, left = set(states), list(states)
        while left:
            for target in self.silent.get(left.pop(), ()):
                if target not in found:
                    found.add(target)
                    left.append(target)
        return frozenset(found)


class _Loop(Exception):
    """A way comes back to where it was."""


def of_jsgf(decoder: Any, jsgf: str) -> Automaton:
    """Return the network that PocketSphinx's ``decoder`` makes of a JSGF grammar.

    Raises ``RuntimeError`` where it is no grammar.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "network.fsg"
        decoder.parse_jsgf(jsgf).writefile(str(path))
        return _read(path.read_text("utf-8"))


def add(decoder: Any, search: str, automaton: Automaton) -> None:
    """Give ``decoder`` a search for the phrases of ``automaton``."""
    end = automaton.states
    ends = [(state, end, "") for state in sorted(automaton.ends)]
    arcs = [
        (origin, target, 1.0, *([word] if word else []))
        for origin, target, word in (*automaton.arcs, *ends)
    ]
    decoder.add_fsg(search, decoder.create_fsg(search, automaton.start, end, arcs))


def _read(text: str) -> Automaton:
    """Return an automaton in the text format of Sphinx's finite state grammars."""
    start, ends, arcs = 0, set[int](), list[Arc]()
    for line in text.splitlines():
        match line.split():
            case ["START_STATE", state]:
                start = int(state)
            case ["FINAL_STATE", state]:
                ends.add(int(state))
            case ["TRANSITION", origin, target, _, *word]:
                arcs.append((int(origin), int(target), word[0] if word else ""))
    return Automaton(start, frozenset(ends), tuple(arcs))
