"""Speech ends early only where nothing more can be said."""

import pytest

from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language
from voicebanker.speech.whole_phrases import WholePhrases

LANGUAGE = Language(load_edition("voice_banking.us")[0])


@pytest.mark.parametrize(
    ("phase", "text", "may_go_on"),
    [
        ("property", "boardwalk", False),
        ("property", "vermont avenue", False),
        ("property", "vermont", True),
        ("property", "saint james", True),
        ("property", "saint james place", False),
        ("yes-no", "no", True),  # "no thank you"
        ("command", "what is left in the box", False),
        ("command", "trade", True),
        ("command", "buy", True),
        ("joining", "start the game", True),  # "... please"
        ("property", "", True),
    ],
)
def test_a_phrase_may_go_on_where_a_longer_one_begins_with_it(
    phase: str, text: str, may_go_on: bool
) -> None:
    assert WholePhrases().may_go_on(text, LANGUAGE.grammar(phase)) is may_go_on
