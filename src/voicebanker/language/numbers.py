"""Whole numbers as English words, the way people say amounts at a table."""

_SMALL = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen"
).split()
_TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()


def number_words(number: int) -> str:
    """Return ``number`` (0 to 999,999) in words: ``one thousand two hundred fifty``.

    Raises ``ValueError`` for other numbers.
    """
    if not 0 <= number < 1_000_000:
        raise ValueError(f"{number} is not from 0 to 999,999")
    if number < 20:
        return _SMALL[number]
    if number < 100:
        return _joined(_TENS[number // 10], number % 10)
    if number < 1000:
        return _joined(f"{_SMALL[number // 100]} hundred", number % 100)
    return _joined(f"{number_words(number // 1000)} thousand", number % 1000)


def _joined(head: str, rest: int) -> str:
    return f"{head} {number_words(rest)}" if rest else head
