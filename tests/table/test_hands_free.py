"""Play without hands: a token's name takes the place of its button, with stricter gates."""

import pytest

from tests.rules.games import game
from tests.table.games import CLASSIC, Sitting, catalogue, language
from tests.table.moments import classic
from tests.table.test_session import EDITION
from voicebanker.audio.earcons import Earcon
from voicebanker.language.addressed import HANDS_FREE
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.history import History
from voicebanker.speech.api import Hypothesis, Verdict, Why
from voicebanker.table.hands_free import AUCTION, JOINING, LEAST_CONFIDENCE
from voicebanker.table.happenings import Listen, PlayEarcon, Say, StopListening, WordsHeard
from voicebanker.table.unit import Unit


def sitting() -> Sitting:
    table = Sitting(game(("cat", "dog")))
    table.unit = Unit(
        language(), catalogue(), History(game(("cat", "dog"))), SeededChance(1), hands_free=True
    )
    table.taken_up()
    return table


def hears(table: Sitting, text: str, confidence: float, verdict: Verdict) -> str:
    return table.happens(WordsHeard((Hypothesis(text, confidence, verdict),)))


@pytest.mark.parametrize("said", ["cat buy boardwalk", "the cat buy boardwalk please"])
def test_a_name_and_a_command_are_acted_on_and_the_speaker_is_told(said: str) -> None:
    table = sitting()
    assert table.phase == HANDS_FREE
    reply = table.hears(said)
    assert reply.startswith("That was the Cat, I believe.")
    assert table.now.owner("boardwalk") == "cat"
    assert table.phase == HANDS_FREE
    assert PlayEarcon(Earcon.BEEP) not in table.wishes


NOT_ENOUGH = {
    "not sure": ("cat buy boardwalk", 0.95, Verdict.CONFIRM),
    "sure enough only after a press": (
        "cat buy boardwalk",
        LEAST_CONFIDENCE - 0.01,
        Verdict.ACCEPT,
    ),
    "nobody named": ("buy boardwalk", 1.0, Verdict.ACCEPT),
    "a token that does not play": ("t-rex buy boardwalk", 1.0, Verdict.ACCEPT),
    "half a sentence": ("cat buy", 1.0, Verdict.ACCEPT),
    "a name that needs a question": ("cat buy board", 1.0, Verdict.ACCEPT),
    "no command": ("cat come here", 1.0, Verdict.ACCEPT),
    "the name alone": ("cat", 1.0, Verdict.ACCEPT),
}


@pytest.mark.parametrize("name", NOT_ENOUGH)
def test_what_is_not_sure_is_never_answered_nor_asked_about(name: str) -> None:
    table = sitting()
    assert hears(table, *NOT_ENOUGH[name]) == ""
    assert table.wishes == (Listen(HANDS_FREE),)
    assert table.now.owner("boardwalk") is None
    assert table.saved == []


@pytest.mark.parametrize("why", Why)
def test_other_talk_and_silence_are_passed_over(why: Why) -> None:
    table = sitting()
    assert table.silence(why) == ""
    assert table.phase == HANDS_FREE


def test_the_ears_are_closed_while_he_speaks() -> None:
    table = sitting()
    table.hears("dog balance")
    kinds = [type(wish) for wish in table.wishes]
    assert kinds[0] is StopListening
    assert kinds[-1] is Listen
    assert Say in kinds


def test_a_button_still_works_and_hears_as_usual() -> None:
    table = sitting()
    table.presses("dog")
    assert table.phase == "command"
    hears(table, "buy boardwalk", 0.6, Verdict.ACCEPT)
    assert table.now.owner("boardwalk") == "dog"


def test_a_refusal_is_told() -> None:
    table = sitting()
    table.hears("cat buy boardwalk")
    assert "Boardwalk" in table.hears("dog buy boardwalk")
    assert table.now.owner("boardwalk") == "cat"


def test_in_an_auction_a_name_takes_the_place_of_its_button_too() -> None:
    table = sitting()
    table.hears("cat auction off boardwalk")
    assert table.now.auction is not None
    assert table.phase == AUCTION
    assert "Dog" in table.hears("dog bids")
    assert table.now.auction.bidder == "dog"
    assert table.phase == AUCTION
    assert hears(table, "cat bids", 0.85, Verdict.ACCEPT) == ""
    assert table.silence(Why.OUT_OF_GRAMMAR) == ""
    table.ticks(3)
    assert table.now.owner("boardwalk") == "dog"
    assert table.phase == HANDS_FREE


def test_bids_are_spoken_behind_a_name_where_bids_are_spoken() -> None:
    table = classic()
    table.unit = Unit(
        language(CLASSIC), catalogue(), History(table.now), SeededChance(1), hands_free=True
    )
    table.taken_up()
    table.hears("dog auction off short line")
    assert table.phase == AUCTION
    assert "120" in table.hears("boot bid one hundred and twenty")
    assert table.now.auction is not None
    assert table.now.auction.bidder == "boot"


def test_a_game_is_joined_and_begun_without_a_button() -> None:
    table = Sitting()
    table.unit = Unit(
        language(), catalogue(), History.begin(EDITION), SeededChance(1), hands_free=True
    )
    assert "Who is playing?" in table.taken_up()
    assert table.phase == JOINING
    assert "Cat" in table.hears("cat i'm in")
    assert table.hears("dog start the game") == ""  # who is not in has no say
    table.hears("dog count me in")
    assert table.now.players == ("cat", "dog")
    table.hears("dog start the game")
    assert table.unit.banker.state == "play"
    assert table.phase == HANDS_FREE


def test_it_is_off_by_default() -> None:
    table = Sitting(game(("cat", "dog")))
    assert table.hears("cat buy boardwalk") == "Press your token's button first."
    assert table.now.owner("boardwalk") is None


def test_the_grammar_has_each_token_before_each_phrase() -> None:
    grammar = sitting().unit.grammar(HANDS_FREE)
    assert grammar.name == HANDS_FREE
    assert grammar.is_complete("dog pay rent on baltic avenue")
    assert not grammar.is_complete("pay rent on baltic avenue")
    assert all(grammar.is_complete(phrase) for phrase in grammar.phrases[::40])
    assert grammar.jsgf.count("public <") == 1
    assert {word for token in EDITION.tokens for word in token.name.lower().split()} <= {
        *grammar.words,
        "t-rex",
    }
