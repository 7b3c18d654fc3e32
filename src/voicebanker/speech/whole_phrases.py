"""Tells whether what was said so far is all that can be said, or may still go on."""

from voicebanker.speech.api import Grammar


class WholePhrases:
    """Knows the words after which a grammar may go on: a street's first name, "trade", a number.

    The sample phrases of a grammar have every pair of words, so a word that is last wherever it
    stands in them ends a phrase. A word that is sometimes last is not enough.
    """

    def __init__(self) -> None:
        self._open: dict[str, frozenset[str]] = {}

    def may_go_on(self, text: str, grammar: Grammar) -> bool:
        """Tell whether more words may follow ``text``."""
        words = text.split()
        return not words or words[-1] in self._words_that_go_on(grammar)

    def _words_that_go_on(self, grammar: Grammar) -> frozenset[str]:
        if grammar.name not in self._open:
            phrases = (phrase.split() for phrase in grammar.phrases)
            self._open[grammar.name] = frozenset(word for said in phrases for word in said[:-1])
        return self._open[grammar.name]
