"""Questions that the rules need not be asked: what the table itself knows."""

from voicebanker.table.banker import Banker
from voicebanker.table.clock import time_told
from voicebanker.table.happenings import Say


def told(banker: Banker, intent: str, listener: str | None) -> Say | None:
    """Return the answer to such a question, or None where ``intent`` is none."""
    if intent == "AskLast":
        return banker.last_thing(listener)
    if intent == "AskTime":
        return time_told(banker)
    tells = banker.language.intent(intent).tells
    return banker.say(tells) if tells else None
