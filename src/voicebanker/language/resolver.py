"""Turns a name that was heard or typed into one of the names of the edition.

Text and sound count together (Zobel and Dart 1996: combined evidence beats
either alone). Kinds of street count nothing. A winner needs a clear margin to
the runner-up; without one the answer is a question, never a guess.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rapidfuzz.distance import Levenshtein

from voicebanker.language.sounds import metaphone
from voicebanker.language.spelling import Spelling

CLEAR = 0.78
POSSIBLE = 0.62
MARGIN = 0.12
MOST_CANDIDATES = 3
SHORTEST_PART = 3


@dataclass(frozen=True, slots=True)
class Resolved:
    """What a name may mean: ``certain`` or candidates to ask about, best first."""

    candidates: tuple[str, ...]
    certain: bool

    @property
    def unknown(self) -> bool:
        """Tell whether nothing comes close."""
        return not self.candidates


class Resolver:
    """Knows the names of one kind, such as the properties of an edition."""

    def __init__(self, names: Mapping[str, Iterable[str]], spelling: Spelling) -> None:
        self._spelling = spelling
        self._forms = {
            key: tuple(dict.fromkeys(spelling.bare(form) for form in forms))
            for key, forms in names.items()
        }

    def resolve(self, said: str) -> Resolved:
        """Return what ``said`` may mean."""
        bare = self._spelling.bare(said)
        if not bare:
            return Resolved((), certain=False)
        if self._spelling.generic_words.issuperset(bare.split()):
            return Resolved((), certain=False)
        parts = self._with_all_words(bare, self._spelling.normalise(said))
        if parts:
            return Resolved(parts[:MOST_CANDIDATES], certain=len(parts) == 1)
        scores = sorted(
            ((self._score(bare, forms), key) for key, forms in self._forms.items()), reverse=True
        )
        best = scores[0][0]
        close = tuple(key for score, key in scores if score > best - MARGIN)
        if best < POSSIBLE:
            return Resolved((), certain=False)
        # "Boy" is no sure Bow Street: where one letter is a third of the name, ask.
        long_enough = len(_joined(bare)) > SHORTEST_PART
        certain = best >= CLEAR and long_enough and len(close) == 1
        certain = certain and not self._says_more(bare, close[0])
        return Resolved(close[:MOST_CANDIDATES], certain)

    def _says_more(self, bare: str, key: str) -> bool:
        """Tell whether words stand around the name: "buy boardwalk" is more than Boardwalk."""
        whole = _joined(bare)
        return " " in bare and any(_joined(form) in whole for form in self._forms[key])

    def _with_all_words(self, bare: str, whole: str = "") -> tuple[str, ...]:
        """Return the names that are ``bare`` or ``whole``, else those that contain all its words.

        Where there are such, names that begin like it are in doubt too: "white" is a word
        of White Hall, and may be the beginning of Whitechapel.
        """
        exact = tuple(
            key
            for key, forms in self._forms.items()
            if any(_joined(form) in (_joined(bare), _joined(whole)) for form in forms)
        )
        if exact:
            return exact
        words = set(bare.split())
        if max(map(len, words)) < SHORTEST_PART:
            return ()
        found = {
            key: any(words <= set(form.split()) for form in forms)
            for key, forms in self._forms.items()
        }
        if not any(found.values()):
            return ()
        return tuple(
            key
            for key, forms in self._forms.items()
            if found[key] or any(form.startswith(bare) for form in forms)
        )

    def _score(self, bare: str, forms: tuple[str, ...]) -> float:
        return max(similarity(bare, form, self._spelling.sound) for form in forms)


def similarity(left: str, right: str, sound: Callable[[str], str] = metaphone) -> float:
    """Return how alike two bare names are, from 0 to 1: half letters, half sound.

    ``sound`` gives the codes by which the sound is compared.
    """
    text = Levenshtein.normalized_similarity(_joined(left), _joined(right))
    heard = Levenshtein.normalized_similarity(sound(left), sound(right))
    return (text + heard) / 2


def _joined(name: str) -> str:
    """Return a name as one word: "board walk" is Boardwalk."""
    return name.replace(" ", "")
