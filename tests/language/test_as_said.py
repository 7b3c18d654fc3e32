"""What the spoken help offers can be said just so; what else it needs is asked for then."""

import pytest

from voicebanker.editions import builtin_names, load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.facts import Facts
from voicebanker.language.interpreter import Language, Meaning
from voicebanker.language.languages import languages
from voicebanker.language.localised import edition_in
from voicebanker.rules.game import Game

BOARDS = tuple((name, options) for name in builtin_names() for options in ((), ("places",)))


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize(("name", "options"), BOARDS)
def test_each_sentence_that_the_help_offers_is_understood_as_it_is_said(
    name: str, options: tuple[str, ...], code: str
) -> None:
    edition = edition_in(load_edition(name, options)[0], code)
    language = Language(edition)
    facts = Facts(Catalogue(code), Game(edition), None)
    example = facts.of({"property": edition.deeds.list[-1].id, "player": edition.tokens[-1].id})
    example["set"] = edition.sets[0].name
    misheard = []
    for intent, source in language.intents.items():
        offered = source.says.format(**example)
        # In small letters it is a description: the name of a token.
        if not offered or offered[0].islower():
            continue
        for phase in {source.phases[0], source.phases[-1]}:
            understood = language.understand(offered, phase)
            if (understood.meaning, understood.intent) != (Meaning.UNDERSTOOD, intent):
                misheard.append((phase, intent, offered, understood.intent))
    assert misheard == []
