"""Text for the eye to text for the voice."""

import re
from collections.abc import Callable

from voicebanker.editions import Edition
from voicebanker.editions.model import Currency
from voicebanker.language.numbers import number_words

_MONEY = re.compile(r"\bM(\d+(?:,\d{3})*)")
_SPOKEN = (
    (re.compile(r"\bSt\. "), "Saint "),
    (re.compile(r"\bGO\b"), "Go"),
    (re.compile(r"\bT-Rex\b"), "tee rex"),
)
_UNITS = {"one": 1, "thousand": 1_000, "million": 1_000_000}
_MILLION = 1_000_000
_MOST_DECIMALS = 2
"""Two point five million, but never two point five two seven million."""


def speakable(text: str, currency: Currency | None = None) -> str:
    """Return ``text`` as a voice should read it, amounts as ``currency`` has them said.

    The mark of the currency is left out, as the rulebook's Mr. Monopoly does
    ("nobody wants it for 50?"), and so are the commas in numbers.
    """
    money = currency or Currency()
    text = _MONEY.sub(lambda match: amount_said(int(match[1].replace(",", "")), money), text)
    for pattern, spoken in _SPOKEN:
        text = pattern.sub(spoken, text)
    return text


def speaking(edition: Edition) -> Callable[[str], str]:
    """Return how text of a game of ``edition`` is read: its names said right, its money named."""
    said = {deed.name: deed.said for deed in edition.deeds.list if deed.said}
    longest_first = sorted(said, key=len, reverse=True)
    names = re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in longest_first))

    def spoken(text: str) -> str:
        if said:
            text = names.sub(lambda match: said[match[0]], text)
        return speakable(text, edition.currency)

    return spoken


def amount_said(amount: int, currency: Currency) -> str:
    """Return how an amount, as it is printed, is said.

    >>> amount_said(1500, Currency())
    '1500'
    >>> amount_said(2500, Currency(unit="thousand", name="pounds"))
    'two point five million pounds'
    """
    words = _words(amount * _UNITS[currency.unit], by_point=currency.unit != "one")
    return f"{words} {currency.name}" if currency.name else words


def _words(value: int, *, by_point: bool) -> str:
    if value < _MILLION and (value % 1000 or not by_point or not value):
        return str(value)
    if value < _MILLION:
        return f"{value // 1000} thousand"
    millions, rest = divmod(value, _MILLION)
    decimals = f"{rest:06d}".rstrip("0")
    if by_point and 0 < len(decimals) <= _MOST_DECIMALS:
        figures = " ".join(number_words(int(figure)) for figure in decimals)
        return f"{number_words(millions)} point {figures} million"
    whole = f"{number_words(millions)} million"
    return f"{whole} {number_words(rest)}" if rest else whole
