"""What the table chooses for itself: how Mr. Monopoly speaks, and whether an auction waits."""

from voicebanker.table.banker import Banker
from voicebanker.table.happenings import ChangeManner, Say, Wish
from voicebanker.table.manner import change


def table_choice(banker: Banker, intent: str, turn: int) -> list[Wish]:
    """Do what ``intent`` chooses; nothing where it is no such wish. ``turn`` chooses the words."""
    if intent == "WaitInAuction":
        return [_hold(banker)]
    if intent == "GoOnWithAuction":
        return [_take_up(banker)]
    changed = change(banker.manner, intent, has_pitch=banker.has_pitch())
    if changed is None:
        return []
    items = (changed.manner or banker.manner).items
    said = banker.say(changed.message, facts={"items": items}, turn=turn)
    if changed.manner is None:
        return [said]
    banker.manner = changed.manner
    return [ChangeManner(changed.manner), said]


def hold_or_take_up(banker: Banker) -> list[Wish]:
    """Do what the button for it does: hold the auction, or let it go on."""
    return [_take_up(banker) if banker.is_held else _hold(banker)]


def _hold(banker: Banker) -> Say:
    """Stop the clock of an auction until it is told to go on; bids count all the same."""
    if banker.state != "auction":
        return banker.say("nothing-to-hold")
    message = "auction-held-already" if banker.is_held else "auction-held"
    banker.is_held = True
    return banker.say(message)


def _take_up(banker: Banker) -> Say:
    """Let the clock of an auction run again."""
    if banker.state != "auction":
        return banker.say("nothing-to-hold")
    message = "auction-taken-up" if banker.is_held else "auction-runs-already"
    banker.is_held = False
    return banker.say(message)
