"""The spoken help: what can be said now, in pages where that is much."""

from voicebanker.table.banker import Banker
from voicebanker.table.dialogue import Dialogue, Idle
from voicebanker.table.happenings import Listen, Wish
from voicebanker.table.waiting import auction_stands, auction_waits

_MOST_ON_A_PAGE = 16
"""Nobody keeps more in mind."""


def spoken_help(banker: Banker, dialogue: Dialogue, turn: int) -> tuple[list[Wish], bool]:
    """Return what to say, and whether it is one of the pages, of which ``turn`` chooses one."""
    waits = auction_waits(banker)
    if banker.is_held and isinstance(dialogue, Idle):
        return [banker.say("help-auction"), banker.say("auction-held-already"), *waits], False
    if auction_stands(banker):
        return [banker.say("help-auction"), banker.say("auction-stands"), *waits], False
    if waits:
        return [banker.say("help-bidding"), *waits], False
    if banker.state == "auction" and isinstance(dialogue, Idle):
        return [banker.say("help-auction")], False
    phase = "command" if banker.state == "play" else banker.state
    listen: list[Wish] = []
    if not isinstance(dialogue, Idle):
        phase, listen = dialogue.phase, [Listen(dialogue.phase)]
    join = banker.replies.catalogue.join
    if phase != "command":
        message = "help-joining" if phase == "joining" else "help-here"
        here = join(banker.sayings(None, phase))
        return [banker.say(message, facts={"list": here}), *listen], False
    pages = _pages(banker)
    message, says = pages[turn % len(pages)]
    more = "yes" if pages[1][0] == "help-more" else "no"
    facts = {"list": join(says), "more": more}
    return [banker.say(message, facts=facts), *listen], True


def _pages(banker: Banker) -> list[tuple[str, list[str]]]:
    """Return the message and the sayings of each page; many moves are halved."""
    moves = banker.sayings("moves", "command")
    first = len(moves) if len(moves) <= _MOST_ON_A_PAGE else -(-len(moves) // 2)
    pages = [
        ("help-first", moves[:first]),
        ("help-more", moves[first:]),
        ("help-questions", banker.sayings("questions", "command")),
        ("help-rest", banker.sayings("controls", "command")),
    ]
    return [page for page in pages if page[1]]
