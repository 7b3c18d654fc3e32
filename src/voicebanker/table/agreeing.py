"""Asking for a yes before what is large or cannot be taken back, where the table wants it so."""

from collections.abc import Mapping, Sequence

from voicebanker.rules.cards import CardDrawn
from voicebanker.rules.engine import apply, decide
from voicebanker.rules.registry import Command, Event, Refused
from voicebanker.rules.undoing import refuse_kind
from voicebanker.table.banker import Banker
from voicebanker.table.happenings import Say


class _UpToChanceError(Exception):
    """What a command costs cannot be told before."""


class _NoChance:
    def pick(self, among: Sequence[str]) -> str:
        raise _UpToChanceError

    def shuffle(self, items: Sequence[str]) -> tuple[str, ...]:
        raise _UpToChanceError


def asks_for_yes(
    banker: Banker, command: Command, intent: str, slots: Mapping[str, str]
) -> Say | None:
    """Return the question whether ``command`` is really meant, or None where none is wanted.

    None is wanted by default: what can be taken back is done and told. With ``confirm_above``
    it is asked about what costs anybody so much, and what costs and cannot be taken back.
    """
    least = banker.manner.confirm_above
    if not least:
        return None
    try:
        events = decide(banker.game, command, _NoChance())
    except (Refused, _UpToChanceError):
        return None
    if any(isinstance(event, CardDrawn) for event in events):
        return None  # what it costs would tell which card it is
    after = apply(banker.game, events)
    costs = max((banker.game.money(one) - after.money(one) for one in after.players), default=0)
    if costs <= 0 or (costs < least and _can_be_undone(banker, events)):
        return None
    what = banker.replies.doing(intent, slots, banker.game)
    return banker.say("agree-large", facts={"what": what, "amount": costs})


def _can_be_undone(banker: Banker, events: tuple[Event, ...]) -> bool:
    try:
        refuse_kind(banker.game.edition, [events])
    except Refused:
        return False
    return True
