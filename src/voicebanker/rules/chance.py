"""Chance for the rules: seeded, or told what to come up with."""

from collections.abc import Sequence

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK = (1 << 64) - 1


class SeededChance:
    """Chance from a seed: the same on every machine and every version of Python.

    PCG-XSH-RR with 64 bits of state (O'Neill 2014), drawn without bias.
    """

    def __init__(self, seed: int) -> None:
        self._state = ((seed & _MASK) + _INCREMENT) & _MASK
        self._next()

    def _next(self) -> int:
        old = self._state
        self._state = (old * _MULTIPLIER + _INCREMENT) & _MASK
        mixed = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
        turn = old >> 59
        return ((mixed >> turn) | (mixed << (-turn & 31))) & 0xFFFFFFFF

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to ``limit`` - 1."""
        bound = (1 << 32) - (1 << 32) % limit
        while (value := self._next()) >= bound:
            pass
        return value % limit

    def pick(self, among: Sequence[str]) -> str:
        """Return one of ``among``, each as likely as the others."""
        return among[self.below(len(among))]

    def shuffle(self, items: Sequence[str]) -> tuple[str, ...]:
        """Return ``items`` in a random order (Fisher-Yates)."""
        rest = list(items)
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return tuple(rest)


class ToldChance:
    """Chance that comes up with what it is told first, for transcripts and demos.

    ``cards`` go on top of every shuffled deck in their order; ``places`` are
    picked one after the other, and so are the faces of ``dice``. What is left is up to
    ``otherwise``.
    """

    def __init__(
        self,
        otherwise: SeededChance,
        cards: Sequence[str] = (),
        places: Sequence[str] = (),
        dice: Sequence[str] = (),
    ) -> None:
        self._otherwise = otherwise
        self._cards = tuple(cards)
        self._told = [list(places), list(dice)]

    def pick(self, among: Sequence[str]) -> str:
        """Return the next place or face told, else a random one."""
        for told in self._told:
            if told and told[0] in among:
                return told.pop(0)
        return self._otherwise.pick(among)

    def shuffle(self, items: Sequence[str]) -> tuple[str, ...]:
        """Return ``items`` with the cards told on top."""
        told = tuple(card for card in self._cards if card in items)
        rest = [item for item in items if item not in told]
        return told + self._otherwise.shuffle(rest)
