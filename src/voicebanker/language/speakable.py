"""Text for the eye to text for the voice."""

import re
from collections.abc import Callable
from functools import cache

from voicebanker.editions import Edition
from voicebanker.editions.model import Currency
from voicebanker.language.languages import REFERENCE, about
from voicebanker.language.numerals import Numerals, numerals_of

_UNITS = {"one": 1, "thousand": 1_000, "million": 1_000_000}
_MILLION = 1_000_000
_MOST_DECIMALS = 2
"""Two point five million, but never two point five two seven million."""


def speakable(text: str, currency: Currency | None = None, language: str = REFERENCE) -> str:
    """Return ``text`` as a voice should read it, amounts as ``currency`` has them said.

    The mark of the currency is left out, as the rulebook's Mr. Monopoly does
    ("nobody wants it for 50?"), and so are the signs in numbers.
    """
    numerals, money = numerals_of(language), currency or Currency()

    def said(match: re.Match[str]) -> str:
        return amount_said(int(numerals.bare_figures(match[1])), money, numerals)

    text = numerals.money_in_text.sub(said, text)
    for pattern, spoken in _spoken(language):
        text = pattern.sub(spoken, text)
    return text


def speaker_of(language: str) -> Callable[[str], str]:
    """Return what makes the texts of a language speakable."""
    return lambda text: speakable(text, language=language)


def speaking(edition: Edition) -> Callable[[str], str]:
    """Return how text of a game of ``edition`` is read: its names said right, its money named."""
    said = {deed.name: deed.said for deed in edition.deeds.list if deed.said}
    longest_first = sorted(said, key=len, reverse=True)
    names = re.compile("|".join(rf"(?<!\w){re.escape(one)}(?!\w)" for one in longest_first))

    def spoken(text: str) -> str:
        if said:
            text = names.sub(lambda match: said[match[0]], text)
        return speakable(text, edition.currency, edition.language)

    return spoken


def amount_said(amount: int, currency: Currency, numerals: Numerals | None = None) -> str:
    """Return how an amount, as it is printed, is said; in English without ``numerals``.

    >>> amount_said(1500, Currency())
    '1500'
    >>> amount_said(2500, Currency(unit="thousand", name="pounds"))
    'two point five million pounds'
    """
    words = _words(
        amount * _UNITS[currency.unit],
        numerals or numerals_of(REFERENCE),
        by_point=currency.unit != "one",
    )
    return f"{words} {currency.name}" if currency.name else words


def _words(value: int, numerals: Numerals, *, by_point: bool) -> str:
    if value < _MILLION and (value % 1000 or not by_point or not value):
        return str(value)
    millions, rest = divmod(value, _MILLION)
    decimals = f"{rest:06d}".rstrip("0")
    if by_point and millions and 0 < len(decimals) <= _MOST_DECIMALS:
        figures = " ".join(map(numerals.words, map(int, decimals)))
        several = numerals.words(2 * _MILLION).rsplit(" ", 1)[-1]
        return f"{numerals.words(millions)} {numerals.decimal_word} {figures} {several}"
    return numerals.words(value)


@cache
def _spoken(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(one), other) for one, other in about(language).spoken.items())
