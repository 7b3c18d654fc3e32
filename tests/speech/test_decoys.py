"""Other speech that the second pass may hear instead of a command."""

from tests.speech.grammars import COMMANDS, NAMES, HandGrammar
from voicebanker.speech.decoys import decoys, with_decoys

SOUNDS = {"buy": "B AY", "bike": "B AY K", "pie": "P AY", "eye": "AY", "park": "P AA R K"}


def test_common_words_are_decoys_and_ends_of_phrases_are_not() -> None:
    """Else "is winning" would win against "who is winning" where the first word is soft."""
    found = decoys(COMMANDS, lambda word: word.upper())
    assert {"why", "try", "high"} <= set(found)
    assert "is winning" not in found


def test_no_decoy_is_a_phrase_or_sounds_like_one() -> None:
    assert not [decoy for decoy in decoys(NAMES, lambda word: word) if NAMES.is_complete(decoy)]
    buy_only = HandGrammar("buy", ("by",))
    sounds = {**SOUNDS, "by": "B AY", "high": "B AY"}
    found = decoys(buy_only, sounds.get)
    assert "high" not in found
    assert "bike" in found


def test_a_decoy_has_only_known_words() -> None:
    assert set(decoys(HandGrammar("buy", ("buy park",)), SOUNDS.get)) == {
        "bike",
        "pie",
        "eye",
    }


def test_decoys_are_added_to_the_one_public_rule() -> None:
    jsgf = with_decoys("#JSGF V1.0;\ngrammar a;\npublic <phrase> = buy ;\n", ("bike", "pie"))
    assert jsgf.count("public") == 1
    assert "public <heard> = <phrase> | <decoy> ;" in jsgf
    assert "<decoy> = bike | pie ;" in jsgf


def test_without_decoys_a_grammar_stays_as_it_is() -> None:
    assert with_decoys(NAMES.jsgf, ()) == NAMES.jsgf
