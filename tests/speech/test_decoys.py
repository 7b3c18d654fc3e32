"""Single words that may be mistaken for a short command, searched for beside it."""

from tests.speech.grammars import COMMANDS, NAMES, HandGrammar
from voicebanker.speech.decoys import decoy_grammar, decoys

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


def test_a_decoy_is_a_whole_utterance() -> None:
    assert decoy_grammar(("bike", "pie")).endswith("public <decoy> = bike | pie ;\n")


def test_without_decoys_there_is_no_grammar() -> None:
    assert decoy_grammar(()) == ""
