"""A keyboard of one's own: a line typed there is said by the player whose it is."""

from voicebanker.table.dialogue import Idle
from voicebanker.table.happenings import ButtonPressed, Happening
from voicebanker.table.typed import clean, words_typed
from voicebanker.table.unit import Unit


def typed_by(token: str, line: str, unit: Unit) -> tuple[Happening, ...]:
    """Return what a line means that the player of ``token`` typed: the button, then words.

    Who has the word already, or is asked, needs no button; there it might mean something
    else. Where a press is a bid, words are said to the auction.
    """
    text = clean(line)
    if not text:
        return ()
    words = words_typed(text)
    if getattr(unit.dialogue, "actor", None) == token:
        return (words,)
    in_auction = unit.banker.state == "auction" and isinstance(unit.dialogue, Idle)
    if in_auction and not unit.banker.game.edition.has("auctions.spoken"):
        return (words,)
    return (ButtonPressed(token), words)
