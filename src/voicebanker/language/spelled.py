"""Amounts digit by digit and names letter by letter, for whoever missed them."""

import re
from collections.abc import Iterable

from voicebanker.language.catalogue import Catalogue


def spelled(text: str, names: Iterable[str], catalogue: Catalogue) -> str:
    """Return the amounts and ``names`` in ``text``, each once and spelled, in their order.

    Empty where there is neither.
    """
    known = sorted(names, key=len, reverse=True)
    amount = catalogue.numerals.money_in_text.pattern
    either = "|".join([f"(?P<amount>{amount})", *(rf"\b{re.escape(name)}(?!\w)" for name in known)])
    found: dict[str, bool] = {}
    for match in re.finditer(either, text):
        found.setdefault(match[0], match["amount"] is not None)
    return " ".join(
        _amount(one, catalogue) if is_amount else _name(one, catalogue)
        for one, is_amount in found.items()
    )


def _amount(one: str, catalogue: Catalogue) -> str:
    figures = catalogue.numerals.money_in_text.fullmatch(one)
    assert figures is not None
    number = int(catalogue.numerals.bare_figures(figures[1]))
    digits = catalogue.numerals.digits(number)
    return catalogue.say("spelled-amount", {"amount": one, "digits": digits})


def _name(one: str, catalogue: Catalogue) -> str:
    letters = ", ".join(char.upper() for char in one if char.isalnum())
    return catalogue.say("spelled-name", {"name": one, "letters": letters})
