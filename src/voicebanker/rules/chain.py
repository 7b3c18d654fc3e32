"""A sequence that grows and shrinks at its end without being copied.

A chain is a value: adding to it makes a new one, which shares everything before
with the old one. So a game of any length costs the same a step.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar, cast, overload

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Chain(Sequence[Item]):
    """Items in order, linked from the last to the first. ``Chain()`` is empty."""

    _before: "Chain[Item] | None" = None
    _last: Item | None = None
    _length: int = 0

    def add(self, item: Item) -> "Chain[Item]":
        """Return the chain with ``item`` at its end."""
        return Chain(self, item, self._length + 1)

    def parted(self, count: int) -> tuple["Chain[Item]", tuple[Item, ...]]:
        """Return the chain without its last ``count`` items, and those, first to last."""
        rest, taken = self, tuple(islice(reversed(self), count))
        for _ in taken:
            assert rest._before is not None
            rest = rest._before
        return rest, taken[::-1]

    def __len__(self) -> int:
        return self._length

    def __reversed__(self) -> Iterator[Item]:
        chain = self
        while chain._before is not None:
            yield cast(Item, chain._last)
            chain = chain._before

    def __iter__(self) -> Iterator[Item]:
        return reversed(tuple(reversed(self)))

    @overload
    def __getitem__(self, place: int) -> Item: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Item, ...]: ...
    def __getitem__(self, place: int | slice) -> Item | tuple[Item, ...]:
        if isinstance(place, int) and -self._length <= place < 0:
            return next(islice(reversed(self), -1 - place, None))
        return tuple(self)[place]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chain):
            return NotImplemented
        return len(self) == len(other) and all(
            one is two or one == two
            for one, two in zip(reversed(self), reversed(other), strict=True)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Chain({list(self)!r})"
