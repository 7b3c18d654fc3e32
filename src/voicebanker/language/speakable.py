"""Text for the eye to text for the voice."""

import re

_MONEY = re.compile(r"\bM(\d+(?:,\d{3})*)")
_SPOKEN = (
    (re.compile(r"\bSt\. "), "Saint "),
    (re.compile(r"\bGO\b"), "Go"),
    (re.compile(r"\bT-Rex\b"), "tee rex"),
)


def speakable(text: str) -> str:
    """Return ``text`` as a voice should read it.

    The mark of the currency is left out, as the rulebook's Mr. Monopoly does
    ("nobody wants it for 50?"), and so are the commas in numbers.
    """
    text = _MONEY.sub(lambda match: match[1].replace(",", ""), text)
    for pattern, spoken in _SPOKEN:
        text = pattern.sub(spoken, text)
    return text
