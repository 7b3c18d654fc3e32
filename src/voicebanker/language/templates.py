"""Sentence templates, each parsed once: most of them stand in many phases and editions."""

from collections.abc import Iterable, Mapping
from functools import cache, cached_property

from hassil import Intents, parse_sentence
from hassil.expression import Sentence
from hassil.intents import Intent, IntentData


@cache
def template(text: str) -> Sentence:
    """Return a template as parsed. It is shared: nobody may change it.

    Raises ``hassil.parser.ParseError``.
    """
    return parse_sentence(text, keep_text=True)


class _Templates(IntentData):
    """The templates of an intent, without lists or rules of their own."""

    @cached_property
    def sentences(self) -> list[Sentence]:
        """Return the templates as parsed, in the order in which they stand."""
        return [template(text) for text in self.sentence_texts]


def intents_of(language: str, templates: Mapping[str, Iterable[Iterable[str]]]) -> Intents:
    """Return hassil's intents: for each name its blocks of templates. They are parsed at need."""
    return Intents(
        language,
        {
            name: Intent(name, [_Templates(list(block)) for block in blocks])
            for name, blocks in templates.items()
        },
    )
