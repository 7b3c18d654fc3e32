"""One spelling for everything that is typed, printed or recognised."""

import re
from collections.abc import Callable, Iterable, Mapping

from voicebanker.language.languages import folding
from voicebanker.language.sounds import metaphone

_NOT_A_WORD = re.compile(r"[^a-z0-9'&\u00c0-\u024f\uac00-\ud7a3]+")
_A_WORD = re.compile(r"[^\W\d_]+")


class Spelling:
    """Writes words the way the recogniser's dictionary has them.

    ``folded`` has letters that are written otherwise, ``plain`` takes the signs out of
    figures, and ``sound`` tells how a name sounds.
    """

    def __init__(
        self,
        spellings: Mapping[str, str],
        generic_words: Iterable[str],
        endings: Mapping[str, str] | None = None,
        folded: Mapping[str, str] | None = None,
        plain: Callable[[str], str] = str,
        sound: Callable[[str], str] = metaphone,
    ) -> None:
        self._fold = folding(folded or {})
        self._spellings = self._both(spellings)
        self._endings = self._both(endings or {})
        self.generic_words = frozenset(map(self.folded, generic_words))
        self._plain = plain
        self.sound = sound

    def _both(self, table: Mapping[str, str]) -> dict[str, str]:
        return {self.folded(one): self.folded(other) for one, other in table.items()}

    def folded(self, text: str) -> str:
        """Return ``text`` in lower case, with the letters that grammars are written in."""
        return text.lower().translate(self._fold)

    def unfolded(self, texts: Iterable[str]) -> dict[str, str]:
        """Return the words of ``texts`` that ``folded`` changes: as folded, as written."""
        return {
            self.folded(word): word.lower()
            for text in texts
            for word in _A_WORD.findall(text)
            if self.folded(word) != word.lower()
        }

    def normalise(self, text: str) -> str:
        """Return ``text`` in lower case, without punctuation, in one spelling.

        >>> Spelling({"st": "saint"}, ()).normalise("St. Charles Place!")
        'saint charles place'
        """
        lowered = self.folded(text).replace("\u2019", "'").replace("-", " ")
        lowered = self._plain(lowered)
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
