"""What a terminal sends for keys that are no character, and what those keys are called."""

import re

ESCAPE = "\x1b"
_CONTROLS = {
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    " ": "space",
    "\x7f": "backspace",
    "\x08": "backspace",
    ESCAPE: "escape",
}
_LETTERS = dict(
    zip("ABCDEFHPQRS", "up down right left center end home f1 f2 f3 f4".split(), strict=True)
)
_NUMBERS = {
    **dict(enumerate("home insert delete end page-up page-down home end".split(), start=1)),
    **{10 + number: f"f{number}" for number in range(1, 6)},
    **{11 + number: f"f{number}" for number in range(6, 11)},
    **{12 + number: f"f{number}" for number in range(11, 13)},
}
# On the keypad in application mode: digits, signs and Enter.
_KEYPAD = {
    "M": "enter",
    "X": "=",
    **{chr(ord("j") + n): sign for n, sign in enumerate("*+,-./0123456789")},
}
_SEQUENCE = re.compile(
    r"\x1b(?:\[\[(?P<linux>[A-E])|O(?P<keypad>[A-Za-z])|\[(?P<rest>[\d;]*)(?P<last>[A-Za-z~]))"
)
_LINUX_CONSOLE = {letter: f"f{number}" for number, letter in enumerate("ABCDE", start=1)}
_UNFINISHED = re.compile(r"\x1b(?:O|\[[\d;]*|\[\[)$")


class KeyDecoder:
    """Cuts what a terminal sends into keys: characters as they are, other keys by their names."""

    def __init__(self) -> None:
        self._rest = ""

    def feed(self, text: str) -> list[str]:
        """Return the keys in ``text``, one read of the terminal.

        A sequence that is cut in two is kept for the next read; an Escape that stands alone
        is the key. Sequences that no key is known for are left out.
        """
        text, self._rest = self._rest + text, ""
        keys: list[str] = []
        while text:
            if _UNFINISHED.fullmatch(text):
                self._rest = text
                break
            if match := _SEQUENCE.match(text):
                if name := _named(match):
                    keys.append(name)
                text = text[match.end() :]
            else:
                keys.append(text[0])
                text = text[1:]
        return keys


def name_of(key: str) -> str:
    """Return what ``key`` is called in a button file."""
    return _CONTROLS.get(key, key.casefold())


def _named(match: re.Match[str]) -> str | None:
    if match["linux"]:
        return _LINUX_CONSOLE[match["linux"]]
    if match["keypad"]:
        return _LETTERS.get(match["keypad"]) or _KEYPAD.get(match["keypad"])
    if match["last"] != "~":
        return _LETTERS.get(match["last"])
    number = match["rest"].split(";")[0]
    return _NUMBERS.get(int(number)) if number else None
