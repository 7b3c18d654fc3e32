"""Amounts digit by digit and names letter by letter, for whoever missed them."""

import re
from collections.abc import Iterable

from voicebanker.language.catalogue import Catalogue
from voicebanker.language.numbers import digit_words

_AMOUNT = r"\bM\d{1,3}(?:,\d{3})*"


def spelled(text: str, names: Iterable[str], catalogue: Catalogue) -> str:
    """Return the amounts and ``names`` in ``text``, each once and spelled, in their order.

    Empty where there is neither.
    """
    known = sorted(names, key=len, reverse=True)
    either = "|".join([_AMOUNT, *(rf"\b{re.escape(name)}(?!\w)" for name in known)])
    found = dict.fromkeys(match[0] for match in re.finditer(either, text))
    return " ".join(_spelled(one, catalogue) for one in found)


def _spelled(one: str, catalogue: Catalogue) -> str:
    if re.fullmatch(_AMOUNT, one):
        digits = digit_words(int(one[1:].replace(",", "")))
        return catalogue.say("spelled-amount", {"amount": one, "digits": digits})
    letters = ", ".join(char.upper() for char in one if char.isalnum())
    return catalogue.say("spelled-name", {"name": one, "letters": letters})
