"""From what is meant to words, and back: whatever a simulated player says means what was meant."""

import pytest
from hassil import Intents

from tests.table.games import ELECTRONIC, US, language
from voicebanker.language.grammar import PhaseGrammar
from voicebanker.language.numbers import NumberKind
from voicebanker.language.spelling import Spelling
from voicebanker.language.wording import Wording, numbers
from voicebanker.rules.chance import SeededChance

SAYINGS = 12
BOARDS = (US, ELECTRONIC, "voice_banking.uk")
PHASES = [(board, phase) for board in BOARDS for phase in language(board).phases]


@pytest.mark.parametrize(("board", "phase"), PHASES)
def test_what_is_said_means_what_was_meant(board: str, phase: str) -> None:
    dice = SeededChance(3)
    words = language(board)
    wording = Wording(words.grammar(phase))
    for intent in wording.intents:
        heard = set()
        for _ in range(SAYINGS):
            slots = {
                slot: dice.pick(wording.values(kind, dice))
                for slot, kind in wording.references(intent).items()
            }
            said = wording.say(intent, slots, dice)
            assert said, intent
            understood = words.understand(said, phase)
            assert understood.intent == intent, said
            assert slots.items() >= understood.slots.items(), said
            heard.add(said)
        assert len(heard) > 1, intent


def test_no_name_is_said_that_was_not_meant() -> None:
    wording = Wording(language(US).grammar("command"))
    dice = SeededChance(4)
    said = {wording.say("Trade", {"give": "boardwalk"}, dice) for _ in range(60)} - {None}
    slots = [language(US).understand(one or "", "command").slots for one in said]
    assert {"give": "boardwalk"} in slots
    assert {} in slots
    assert all(set(one.values()) <= {"boardwalk"} for one in slots)
    debt = Wording(language(US).grammar("debt"))
    assert debt.say("GiveProperty", {}, dice) is None


def test_the_intents_that_give_a_name_alone() -> None:
    assert Wording(language(US).grammar("property")).naming("property") == ["NameProperty"]
    assert Wording(language(ELECTRONIC).grammar("card")).naming("card") == ["NameCard"]
    assert Wording(language(US).grammar("auction")).naming("property") == []


def test_an_amount_is_said_as_a_number() -> None:
    body = {"language": "en", "intents": {"Bid": {"data": [{"sentences": ["[i] bid {amount}"]}]}}}
    numbers_of = {"amount": NumberKind(1, 20_000)}
    wording = Wording(
        PhaseGrammar("bid", Intents.from_dict(body), {}, Spelling({}, ()), numbers=numbers_of)
    )
    dice = SeededChance(6)
    said = {wording.say("Bid", {"amount": "1120"}, dice) for _ in range(60)}
    ways = ("one thousand one hundred twenty", "one one two zero", "1120")
    assert said == {f"{head} {way}" for head in ("bid", "i bid") for way in ways}
    assert set(wording.values("amount", dice)) < set(map(str, range(1, 20_001)))
    assert wording.is_number("amount")
    assert wording.values("nothing", dice) == []


def test_numbers_of_every_magnitude() -> None:
    dice = SeededChance(5)
    assert numbers(range(2, 13), dice) == list(range(2, 13))
    found = numbers(range(1, 20_001), dice)
    assert found == sorted(set(found))
    assert len(found) < 40
    for least, most in ((1, 10), (10, 100), (100, 1000), (1000, 20_001)):
        assert any(one in range(least, most) for one in found), least
