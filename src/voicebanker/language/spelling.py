"""One spelling for everything that is typed, printed or recognised."""

import re
from collections.abc import Iterable, Mapping

_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3}\b)")
_NOT_A_WORD = re.compile(r"[^a-z0-9'&\u00c0-\u024f\uac00-\ud7a3]+")
# Recognisers' dictionaries are plain ASCII; German names are also written this way by hand.
_FOLDED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


class Spelling:
    """Writes words the way the recogniser's dictionary has them."""

    def __init__(
        self,
        spellings: Mapping[str, str],
        generic_words: Iterable[str],
        endings: Mapping[str, str] | None = None,
    ) -> None:
        self._spellings = dict(spellings)
        self._endings = dict(endings or {})
        self.generic_words = frozenset(generic_words)

    def normalise(self, text: str) -> str:
        """Return ``text`` in lower case, without punctuation, in one spelling.

        >>> Spelling({"st": "saint"}, ()).normalise("St. Charles Place!")
        'saint charles place'
        """
        lowered = text.lower().translate(_FOLDED).replace("\u2019", "'").replace("-", " ")
        lowered = _THOUSANDS.sub("", lowered)
        words = (word.strip("'") for word in _NOT_A_WORD.sub(" ", lowered).split())
        return " ".join(self._spellings.get(word, word) for word in words if word)

    def bare(self, text: str) -> str:
        """Return a normalised name without its kinds of street; at least one word stays."""
        words = self.normalise(text).split()
        if len(words) > 1:
            words[-1] = self._endings.get(words[-1], words[-1])
        kept = [word for word in words if word not in self.generic_words]
        return " ".join(kept or words)

    def template(self, name: str) -> str:
        """Return the sentence template of a name: a kind of street at the end is optional.

        >>> Spelling({}, {"avenue"}).template("Baltic Avenue")
        'baltic [avenue]'
        """
        words = self.normalise(name).split()
        if len(words) > 1 and words[-1] in self.generic_words:
            return " ".join([*words[:-1], f"[{words[-1]}]"])
        return " ".join(words)
