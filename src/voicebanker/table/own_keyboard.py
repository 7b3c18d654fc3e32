"""A keyboard of one's own: a line typed there is said by the player whose it is."""

from voicebanker.rules.engine import state_of
from voicebanker.rules.game import Game
from voicebanker.table.dialogue import Dialogue, Idle
from voicebanker.table.happenings import ButtonPressed, Happening
from voicebanker.table.typed import clean, words_typed


def typed_by(token: str, line: str, dialogue: Dialogue, game: Game) -> tuple[Happening, ...]:
    """Return what a line means that the player of ``token`` typed: the button, then words.

    Who has the word already, or is asked, needs no button; there it might mean something
    else. Where a press is a bid, words are said to the auction.
    """
    text = clean(line)
    if not text:
        return ()
    words = words_typed(text)
    if getattr(dialogue, "actor", None) == token:
        return (words,)
    in_auction = state_of(game) == "auction" and isinstance(dialogue, Idle)
    if in_auction and not game.edition.has("auctions.spoken"):
        return (words,)
    return (ButtonPressed(token), words)
