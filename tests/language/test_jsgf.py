"""The grammar that a recogniser gets: the same phrases as the templates, no list named in vain."""

import re

import pytest
from hassil.intents import TextSlotList
from hassil.parse_expression import parse_sentence

from tests.language.tables import language
from voicebanker.language.jsgf import Compiler
from voicebanker.language.spelling import Spelling

BOARDS = ("voice_banking.us", "super_electronic.us")
STREETS = {"street": TextSlotList.from_strings(["baltic", "park place"], name="street")}


def pattern(jsgf: str) -> re.Pattern[str]:
    """Return a regular expression for the public rule of ``jsgf``."""
    rules = dict(re.findall(r"^(?:public )?<(\w+)> = (.*);$", jsgf, re.MULTILINE))

    def expanded(name: str) -> str:
        signs = {"(": "(?:", "[": "(?:", "]": ")?"}
        found = []
        for token in re.findall(r"<\w+>|[()\[\]|]|[^\s()\[\]|<>]+", rules[name]):
            if token[0] == "<":
                found.append(f"(?:{expanded(token[1:-1])})")
            else:
                found.append(signs.get(token, token if token in ")|" else f"(?:{token} )"))
        return "".join(found)

    return re.compile(expanded(list(rules)[-1]))


def jsgf(*templates: str) -> str:
    compiler = Compiler(STREETS, {}, Spelling({}, ()))
    return compiler.jsgf("test", [parse_sentence(template) for template in templates])


def takes(grammar: str, text: str) -> bool:
    return pattern(grammar).fullmatch(f"{text} ") is not None


def test_templates_that_end_with_the_same_list_share_it() -> None:
    grammar = jsgf("buy [the] {street}", "who owns {street}", "{street}", "sell (it|{street})")
    assert grammar.count("<list_street>") == 2  # its rule and its one use
    for text in ("buy baltic", "buy the park place", "who owns baltic", "baltic", "sell it"):
        assert takes(grammar, text)
    assert takes(grammar, "sell park place")
    for text in ("buy", "buy it", "sell", "the baltic", "who owns it"):
        assert not takes(grammar, text)


def test_an_ending_that_may_be_left_out_may_still_be_left_out() -> None:
    grammar = jsgf("trade [{street}] [for {street}]", "undo [that|it]", "rent [on|for] [{street}]")
    for text in ("trade", "trade baltic", "trade for baltic", "trade baltic for park place"):
        assert takes(grammar, text)
    for text in ("undo", "undo it", "rent", "rent on", "rent baltic", "rent for baltic"):
        assert takes(grammar, text)
    for text in ("trade for", "baltic", "undo baltic", "for baltic"):
        assert not takes(grammar, text)


@pytest.mark.parametrize("board", BOARDS)
def test_a_recogniser_can_hear_every_phrase_of_every_phase(board: str) -> None:
    words = language(board)
    for phase in words.phases:
        grammar = words.grammar(phase)
        whole = pattern(grammar.jsgf)
        for phrase in (*grammar.wordings(), *grammar.phrases[::20]):
            assert whole.fullmatch(f"{phrase} "), (phase, phrase)


@pytest.mark.parametrize("board", BOARDS)
def test_the_names_are_copied_into_the_commands_few_times(board: str) -> None:
    """A recogniser searches every copy, so each costs time at every utterance."""
    assert language(board).grammar("command").jsgf.count("<list_property>") <= 16
