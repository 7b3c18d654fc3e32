"""What players say, and what it means: the tables in ``utterances``."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from hassil import Intents

from tests.language.tables import Nothing, Utterance, language, nothings, utterances
from voicebanker.language.grammar import PhaseGrammar
from voicebanker.language.interpreter import Meaning

UTTERANCES = tuple(utterances())
US = "voice_banking.us"
ELECTRONIC = "super_electronic.us"
ULTIMATE = "ultimate_banking.us"
CLASSIC = "classic.us"
OLD_TAXES = "classic.us + older-taxes"
PENNSYLVANIAS = {"pennsylvania-avenue", "pennsylvania-railroad"}
HOUSE_RULES = "classic.us + free-parking-money + double-go"
CHAMPIONSHIP = "championship.us"
BY_EAR = (f"{US} + places", f"{ELECTRONIC} + places", f"{CHAMPIONSHIP} + places")
BOARDS = (
    *(US, "voice_banking.uk", ELECTRONIC, "super_electronic.de"),
    *(ULTIMATE, "ultimate_banking.uk", CLASSIC, "classic.uk"),
    *("voice_banking.us + time-limit", HOUSE_RULES, CHAMPIONSHIP),
    *BY_EAR,
    *("ultimate_banking.uk + places", "classic.uk + places", "super_electronic.de + places"),
)


@pytest.mark.parametrize("said", UTTERANCES, ids=str)
def test_an_utterance_means_its_intent_and_slots(said: Utterance) -> None:
    understood = language(said.board).understand(said.text, said.phase)
    assert understood.meaning is Meaning.UNDERSTOOD
    assert (understood.intent, dict(understood.slots)) == (said.intent, said.slots)


@pytest.mark.parametrize("said", tuple(nothings()), ids=str)
def test_what_is_no_command_is_not_acted_on(said: Nothing) -> None:
    understood = language(said.board).understand(said.text, said.phase)
    if said.may_ask:
        assert understood.meaning in (Meaning.UNKNOWN_NAME, Meaning.AMBIGUOUS_NAME)
    else:
        assert understood.meaning is Meaning.NOT_A_COMMAND


def templates() -> Iterator[tuple[str, str, str]]:
    """Yield every template once, with the first board that plays it, and its intent."""
    done: set[tuple[str, str]] = set()
    boards = (US, ELECTRONIC, ULTIMATE, CLASSIC, OLD_TAXES, HOUSE_RULES, CHAMPIONSHIP, *BY_EAR)
    for board in boards:
        for name, source in language(board).intents.items():
            for data in source.data:
                new = [(name, one) for one in data.sentences if (name, one) not in done]
                yield from ((board, name, sentence) for _, sentence in new)
                done |= set(new)
    assert {name for name, _ in done} == language(US).sources.intents.keys(), "no board plays it"


@cache
def texts_of(intent: str, board: str) -> tuple[str, ...]:
    said = (one.text for one in UTTERANCES if one.intent == intent and one.board == board)
    return tuple(dict.fromkeys(said))


@pytest.mark.parametrize(("board", "intent", "template"), tuple(templates()))
def test_every_template_and_each_of_its_words_is_exercised(
    board: str, intent: str, template: str
) -> None:
    one = PhaseGrammar(
        "one-template",
        Intents.from_dict(
            {"language": "en", "intents": {intent: {"data": [{"sentences": [template]}]}}}
        ),
        language(board)._lists,
        language(board).spelling,
        language(board).sources.common.skip_words,
        numbers=language(board)._numbers,
    )
    matching = [text for text in texts_of(intent, board) if one.is_complete(text)]
    assert matching, "no line of the tables says this template"
    said = {word for text in matching for word in language(board).spelling.normalise(text).split()}
    literal = language(board).spelling.normalise(re.sub(r"\{[^}]*\}|[\[\]()|]", " ", template))
    assert set(literal.split()) <= said, "no line of the tables says these words"


def test_every_slot_of_every_template_is_said_by_a_line() -> None:
    for intent, source in language(US).sources.intents.items():
        named = set(re.findall(r"\{(?:\w+:)?(\w+)\}", str(source.data)))
        said = {slot for one in UTTERANCES if one.intent == intent for slot in one.slots}
        assert named == said, intent


def test_every_command_and_question_can_be_said() -> None:
    from voicebanker.rules import codec

    by_button_or_clock = {"Bid", "CallAuction", "AgreeToDeal"}
    spoken = set(language(US).sources.intents)
    assert (codec.commands().keys() | codec.questions().keys()) - by_button_or_clock <= spoken


PHASES = tuple((board, phase) for board in BOARDS for phase in language(board).phases)


OF_EACH_EDITION = (US, ELECTRONIC, ULTIMATE, CLASSIC)
"""Of these every sample phrase is looked at; of boards that differ little, every ninth."""
PART = 9


def some_phrases(board: str, phase: str, *, long: bool) -> tuple[str, ...]:
    """Return the phrases to look at, each board beginning with another; all with ``--long``."""
    phrases = language(board).grammar(phase).phrases
    part = phrases[BOARDS.index(board) % PART :: PART]
    return phrases if long or board in OF_EACH_EDITION or not part else part


@pytest.mark.parametrize(("board", "phase"), PHASES)
def test_each_sample_phrase_of_a_grammar_has_one_meaning_and_is_understood(
    board: str, phase: str, long_profile: bool
) -> None:
    grammar, deeds = language(board).grammar(phase), language(board).edition.deed_by_id.keys()
    assert len(grammar.phrases) == len(set(grammar.phrases))
    for phrase in some_phrases(board, phase, long=long_profile):
        found = {(one.intent, tuple(sorted(one.slots.items()))) for one in grammar.matches(phrase)}
        assert found, phrase
        most = max(len(slots) for _, slots in found)
        assert len([one for one in found if len(one[1]) == most]) == 1, (phrase, found)
        # Pennsylvania is an avenue and a railroad; its name alone is asked about.
        shared = deeds >= PENNSYLVANIAS and "pennsylvania" in phrase.split()
        meanings = (Meaning.UNDERSTOOD, *([Meaning.AMBIGUOUS_NAME] if shared else []))
        assert language(board).understand(phrase, phase).meaning in meanings, phrase
        assert set(phrase.split()) <= grammar.words, phrase


@pytest.mark.parametrize(("board", "phase"), PHASES)
def test_the_recogniser_grammar_has_one_public_rule_in_plain_words(board: str, phase: str) -> None:
    grammar = language(board).grammar(phase)
    assert grammar.jsgf.startswith("#JSGF V1.0;\ngrammar ")
    assert grammar.jsgf.count("public <") == 1
    assert all(re.fullmatch(r"[a-z']+", word) for word in grammar.words)


def test_what_an_edition_does_not_play_is_not_in_its_grammar() -> None:
    levels = {"RaiseRent", "AskLevel", "AskRents", "ChooseProperty", "BeginBidding"}
    assert not (language(US).intents.keys() | language(ELECTRONIC).intents.keys()) & levels
    absent = {"Build", "Trade", "RideTrain", "TakeFlight", "RollSix", "EndGame", "AskReward"}
    assert not language(ULTIMATE).intents.keys() & absent
    assert not language(ULTIMATE).grammar("command").words & {"chance", "hotel", "flight", "six"}
    assert not {"choice", "card"} & set(language(US).phases)
    assert "building" not in language(ELECTRONIC).phases
    assert {"choice", "card", "auction"} <= set(language(ELECTRONIC).phases)
    assert not language(US).intents.keys() & {
        "TakeFlight",
        "GoToJail",
        "RollSix",
        "EndGame",
        "ReadCard",
    }
    other = {"Build", "RideTrain", "NameBuilding", "AskBuildingsLeft"}
    assert not language(ELECTRONIC).intents.keys() & other
    assert not language(ELECTRONIC).grammar("command").words & {"hotel", "train", "build"}
    assert not language(US).grammar("command").words & {"flight", "six", "fly"}
