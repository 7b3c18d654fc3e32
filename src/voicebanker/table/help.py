"""The spoken help: what can be said now, in pages where that is much."""

from voicebanker.table.banker import Banker
from voicebanker.table.dialogue import Dialogue, Idle
from voicebanker.table.happenings import Listen, Wish
from voicebanker.table.waiting import auction_waits

_PAGES = (("help-first", "moves"), ("help-questions", "questions"), ("help-rest", "controls"))


def spoken_help(banker: Banker, dialogue: Dialogue, turn: int) -> tuple[list[Wish], bool]:
    """Return what to say, and whether it is one of the pages, of which ``turn`` chooses one."""
    if waits := auction_waits(banker):
        return [banker.say("help-bidding"), *waits], False
    if banker.state == "auction":
        return [banker.say("help-auction")], False
    phase = "command" if banker.state == "play" else banker.state
    listen: list[Wish] = []
    if not isinstance(dialogue, Idle):
        phase, listen = dialogue.phase, [Listen(dialogue.phase)]
    if phase != "command":
        message = "help-joining" if phase == "joining" else "help-here"
        return [banker.say(message, facts={"list": banker.sayings(None, phase)}), *listen], False
    message, part = _PAGES[turn % len(_PAGES)]
    return [banker.say(message, facts={"list": banker.sayings(part, "command")}), *listen], True
