"""A grammar in the words that a Vosk model has."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from voicebanker.speech.api import Grammar
from voicebanker.speech.lexicon import commonness, dictionary
from voicebanker.speech.respelling import Respeller


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a model can hear of a grammar.

    ``phrases`` are in words of the model; ``spoken_as`` maps words that the model lacks
    to words that sound like them; ``missing`` cannot be heard at all.
    """

    phrases: tuple[str, ...]
    spoken_as: Mapping[str, str]
    missing: frozenset[str]

    def restored(self, text: str) -> str:
        """Return ``text`` with the grammar's words in place of those that sound like them."""
        sounds = {tuple(heard.split()): word for word, heard in self.spoken_as.items()}
        lengths = sorted({len(heard) for heard in sounds}, reverse=True)
        words, restored, at = text.split(), [], 0
        while at < len(words):
            for length in lengths:
                if (word := sounds.get(tuple(words[at : at + length]))) is not None:
                    restored.append(word)
                    at += length
                    break
            else:
                restored.append(words[at])
                at += 1
        return " ".join(restored)


def respeller(knows: Callable[[str], bool]) -> Respeller:
    """Return what spells with the words that ``knows`` has. Loads the dictionary (1 s)."""
    return Respeller(dictionary(), knows, commonness())


def vocabulary(
    grammar: Grammar, knows: Callable[[str], bool], spell: Callable[[], Respeller]
) -> Vocabulary:
    """Return ``grammar`` in the words of a model that ``knows`` which it has.

    A word that it lacks is spelled as the edition says (``sounds_like``), else as ``spell``
    finds; ``spell`` is only called where something is missing.
    """
    phrases = tuple(_phrases(grammar))
    words = sorted({word for phrase in phrases for word in phrase.split()} | grammar.words)
    spoken_as: dict[str, str] = {}
    missing = set()
    for word in words:
        if knows(word):
            continue
        chosen = tuple(grammar.sounds_like.get(word, "").split())
        if not chosen or not all(knows(one) for one in chosen):
            chosen = _found(word, grammar, spell(), spoken_as.values())
        if chosen:
            spoken_as[word] = " ".join(chosen)
        else:
            missing.add(word)
    heard = dict.fromkeys(
        " ".join(spoken_as.get(word, word) for word in phrase.split())
        for phrase in phrases
        if missing.isdisjoint(phrase.split())
    )
    return Vocabulary(tuple(heard), spoken_as, frozenset(missing))


def _phrases(grammar: Grammar) -> Iterator[str]:
    """Yield the sample phrases, and alone the words that none of them has: "please"."""
    covered = {word for phrase in grammar.phrases for word in phrase.split()}
    yield from chain(grammar.phrases, sorted(grammar.words - covered))


def _found(word: str, grammar: Grammar, spell: Respeller, used: Iterable[str]) -> tuple[str, ...]:
    ways = grammar.pronunciations.get(word) or dictionary().sounds(word)
    others = frozenset(used)
    for respelling in spell.respell(ways, grammar.words):
        if respelling.text not in others:
            return respelling.words
    return ()
