"""Text for the eye to text for the voice."""

import re
from collections.abc import Callable
from functools import cache

from voicebanker.language.languages import REFERENCE, about
from voicebanker.language.numerals import numerals_of


def speakable(text: str, language: str = REFERENCE) -> str:
    """Return ``text`` as a voice should read it.

    The mark of the currency is left out, as the rulebook's Mr. Monopoly does
    ("nobody wants it for 50?"), and so are the signs in numbers.
    """
    numerals = numerals_of(language)
    text = numerals.money_in_text.sub(lambda match: numerals.bare_figures(match[1]), text)
    for pattern, spoken in _spoken(language):
        text = pattern.sub(spoken, text)
    return text


def speaker_of(language: str) -> Callable[[str], str]:
    """Return what makes the texts of a language speakable."""
    return lambda text: speakable(text, language)


@cache
def _spoken(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(one), other) for one, other in about(language).spoken.items())
