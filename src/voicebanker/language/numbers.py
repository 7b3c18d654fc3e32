"""Numbers in a slot: which may be said there, and which sounds like another."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from voicebanker.language.languages import REFERENCE
from voicebanker.language.numerals import Numerals, numerals_of

_OFTEN = (25, 110, 150, 200, 275, 400, 500, 1200, 1500, 2000, 20_000)


def _usual() -> Numerals:
    return numerals_of(REFERENCE)


@dataclass(frozen=True, slots=True)
class NumberKind:
    """Numbers from ``least`` to ``most``, both included, that one slot may take."""

    least: int
    most: int
    skip_words: tuple[str, ...] = ()
    numerals: Numerals = field(default_factory=_usual)

    def read(self, text: str) -> int | None:
        """Return the number that ``text`` (normalised words) says, or None."""
        for skipped in self.skip_words:
            text = f" {text} ".replace(f" {skipped} ", " ").strip()
        number = self.numerals.read(text)
        return number if number is not None and self.least <= number <= self.most else None

    def rival(self, text: str) -> int | None:
        """Return the number that sounds like the one said: fifty for fifteen; else None.

        Digits one by one and figures have none.
        """
        number = self.read(text)
        if number is None or self.numerals.is_plain(text):
            return None
        other = self.numerals.alike(number)
        return other if other is not None and self.least <= other <= self.most else None

    def samples(self) -> tuple[str, ...]:
        """Return some numbers in words, for recognisers and benchmarks that need examples."""
        found = list(range(self.least, self.most + 1))
        if self.most >= 100:
            some = (*range(1, 20), *range(20, 100, 10), *_OFTEN)
            found = [number for number in some if self.least <= number <= self.most]
        return (
            *map(self.numerals.spoken, found),
            *(words for words in self.numerals.short if self.read(words) is not None),
        )

    def jsgf(self) -> Mapping[str, str]:
        """Return JSGF rules by their names; the last one is the number."""
        if self.most < 100:
            span = range(self.least, self.most + 1)
            return {"number": " | ".join(self.numerals.spoken(number) for number in span)}
        return self.numerals.jsgf()
