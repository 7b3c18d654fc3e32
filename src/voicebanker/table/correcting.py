""" "No, I meant Virginia": the last thing of this player is taken back and done as it was meant.

Both in one entry of the journal, so that either both are on disk or neither. Only what was done
last is put right so, and only by the token that did it; anything older is what Undo is for.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from voicebanker.audio.earcons import Earcon
from voicebanker.rules import codec
from voicebanker.rules.engine import is_allowed
from voicebanker.rules.game import Game
from voicebanker.rules.history import Step
from voicebanker.rules.registry import Command, Refused
from voicebanker.table.banker import CORRECTION, Banker
from voicebanker.table.happenings import PlayEarcon, Save, Say, Wish

CORRECTIONS = frozenset({"CorrectProperty", "CorrectPlayer", "CorrectAmount"})
"""The intents that put one name or number in the place of another."""


def correct(banker: Banker, actor: str, intent: str, slots: Mapping[str, str]) -> list[Wish]:
    """Put right what ``actor`` did last; where that cannot be, say why, and all stays as it is."""
    [(slot, value)] = slots.items()
    kind = banker.language.kind_of(intent, slot)
    meant = _as_meant(banker, actor, kind, value)
    if isinstance(meant, str):
        return [PlayEarcon(Earcon.REFUSED), banker.say(meant)]
    before = banker.history
    try:
        undone, _ = before.undo()
    except Refused as refused:
        return banker.refusal(refused, actor)
    try:
        return _done(banker, actor, _possible(undone.game, meant))
    except Refused as refused:
        # The reason is told as things are without the mistake: that is where it was tried.
        why = banker.replies.refusal(refused, undone.game, actor)
        stays = banker.say("correct-stays")
        return [PlayEarcon(Earcon.REFUSED), Say(f"{why} {stays.text}")]


def _done(banker: Banker, actor: str, meant: Command) -> list[Wish]:
    undone, transaction = banker.correct(meant)
    body = {**codec.transaction_to_json(transaction), "undoes": undone.transactions[-1].action}
    told = [
        banker.replies.undone(undone),
        banker.replies.events(undone.after, transaction.events, actor),
    ]
    return [Save(CORRECTION, body), PlayEarcon(Earcon.UNDO), Say(" ".join(told))]


def _as_meant(banker: Banker, actor: str, kind: str, value: str) -> tuple[Command, ...] | str:
    """Return the last command with ``value`` in each place where it may belong, or why not."""
    last = _last_of(banker, actor)
    if last is None:
        return "correct-nothing"
    command = last.transaction.command
    intent = banker.language.intents.get(type(command).__name__)
    places = [one.name for one in intent.slots if one.list == kind] if intent else []
    places = [one for one in places if getattr(command, one, None) is not None]
    if not places:
        return "correct-other-kind"
    new: Any = int(value) if kind in ("amount", "dice") else value
    if any(getattr(command, one) == new for one in places):
        return "correct-the-same"
    changes: list[dict[str, Any]] = [{one: new} for one in places]
    return tuple(replace(command, **change) for change in changes)


def _last_of(banker: Banker, actor: str) -> Step | None:
    """Return the last step where it is an action of ``actor``, all by itself."""
    history = banker.history
    if history.undos_in_a_row or not history.steps:
        return None
    last = history.steps[-1]
    if getattr(last.transaction.command, "player", None) != actor:
        return None
    try:
        _, undone = history.undo()
    except Refused:
        return last  # the reason is told when it is tried
    return last if len(undone.transactions) == 1 else None


def _possible(game: Game, meant: tuple[Command, ...]) -> Command:
    """Return the command that the rules allow, or the first, for the reason why not.

    Of a trade's two deeds either may be meant: one's own can be given, another's only taken.
    """
    return next((command for command in meant if is_allowed(game, command)), meant[0])
