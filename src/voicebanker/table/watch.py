"""Looks at every step of a simulated game: what is wished, saved, said, undone and replayed."""

import json
from collections.abc import Mapping
from typing import Any

from voicebanker.rules import codec
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.engine import answer
from voicebanker.rules.history import History
from voicebanker.rules.promises import promise, promises_hold
from voicebanker.rules.questions import BalanceTold
from voicebanker.rules.registry import Refused
from voicebanker.table.banker import CORRECTION, TRANSACTION, UNDO, Banker, filled, restore
from voicebanker.table.happenings import (
    ButtonPressed,
    ControlPressed,
    GameTakenUp,
    Happening,
    Listen,
    Save,
    Say,
    StartTimer,
    Wish,
    WordsHeard,
)
from voicebanker.table.moves import Moves
from voicebanker.table.told import check_answered, check_told, says_amount

_ANSWERED = ButtonPressed | WordsHeard | ControlPressed | GameTakenUp


class Watch:
    """Keeps a journal of its own, and every game that there was on the way to the present one."""

    def __init__(self, begin: History, phases: tuple[str, ...]) -> None:
        self._phases = frozenset(phases)
        self._journal: list[tuple[str, str]] = []
        self._games = [begin.game]
        self._replayed = begin
        self._compared = 0

    def entries(self, start: int = 0) -> list[tuple[str, Mapping[str, Any]]]:
        """Return what was saved from entry ``start`` on, read back from its text."""
        return [(kind, json.loads(body)) for kind, body in self._journal[start:]]

    def look(
        self, happening: Happening, wishes: tuple[Wish, ...], before: History, after: History
    ) -> None:
        """Raise ``PromiseBroken`` where what came of ``happening`` is not right."""
        for wish in wishes:
            self._look_at_wish(wish)
        check_told(before.game, after.game, wishes)
        if isinstance(happening, _ANSWERED):
            check_answered(wishes)
        for wish in wishes:
            if isinstance(wish, Save):
                self._look_at_entry(wish, before, after)
        promises_hold(after.game)

    def _look_at_wish(self, wish: Wish) -> None:
        if isinstance(wish, Say):
            promise(wish.text.strip(), "nothing is said, at length")
            promise("{" not in wish.text, f"a sentence with a hole: {wish.text}")
        elif isinstance(wish, Listen):
            promise(wish.phase in self._phases, f"no grammar for the phase {wish.phase}")
        elif isinstance(wish, StartTimer):
            promise(wish.seconds > 0, "a timer without time")

    def _look_at_entry(self, wish: Save, before: History, after: History) -> None:
        text = json.dumps(wish.body)
        self._journal.append((wish.kind, text))
        kept = len(after.steps)
        if wish.kind == TRANSACTION:
            promise(kept == len(before.steps) + 1, "a command is not one step")
            saved = codec.transaction_from_json(json.loads(text))
            promise(saved == after.steps[-1].transaction, f"read back, it is another entry: {text}")
            promise(saved.events, "a command without any event")
            del self._games[kept:]
            self._games.append(after.game)
        elif wish.kind == CORRECTION:
            promise(kept == len(before.steps), "a correction is not one step for another")
            taken_back, _ = before.undo()
            promise(taken_back.game == self._games[kept - 1], "it took back something else")
            promise(after.steps[-1].before == taken_back.game, "it does not follow the undo")
            del self._games[kept:]
            self._games.append(after.game)
        else:
            promise(wish.kind == UNDO, f"no kind of entry: {wish.kind}")
            self._look_at_undo(before, after)
            del self._games[kept + 1 :]

    def _look_at_undo(self, before: History, after: History) -> None:
        was = self._games[len(after.steps)]
        promise(after.game == was, "undo did not bring back the game as it was")
        again, undone = before.undo()
        for transaction in undone.transactions:
            again = again.record(transaction)
        promise(again.game == before.game, "undo and the same again is not the same")

    def look_at_failure(self, before: History, after: History) -> None:
        """Raise ``PromiseBroken`` where something that could not be saved has happened."""
        promise(after.game == before.game, "what was not saved has happened")
        promise(len(after.steps) == len(before.steps), "what was not saved is remembered")

    def look_at_resumed(self, left: History, resumed: History) -> None:
        """Raise ``PromiseBroken`` where a game that is taken up is not the one put away."""
        promise(resumed.game == left.game, "taken up again, it is another game")
        promise(resumed.undos_in_a_row == left.undos_in_a_row, "undos in a row were forgotten")
        promise(resumed.next_action == left.next_action, "an action's number is used twice")

    def compare(self, present: History) -> None:
        """Raise ``PromiseBroken`` unless what was saved, replayed, gives the present game.

        Goes on from the last comparison, so that it costs the same at any length.
        """
        self._replayed = restore(self._replayed, self.entries(self._compared))
        self._compared = len(self._journal)
        promise(self._replayed.game == present.game, "the journal does not give the game")
        promise(len(self._replayed.steps) == len(present.steps), "the journal has other steps")

    def ask_everything(self, banker: Banker, moves: Moves) -> None:
        """Ask every question of the edition; a balance must be said as it is in the accounts."""
        game = banker.game
        if not game.players:
            return
        entries = len(self._journal)
        asker = game.players[entries % len(game.players)]
        chance = SeededChance(entries)  # that of the game is for the game
        for intent in moves.questions("command"):
            plan = moves.any_plan("command", intent, chance)
            question = filled(codec.questions()[intent], asker, plan.slots)
            try:
                said = banker.answer(question, asker).text
            except Refused:
                continue
            promise(said.strip(), f"no answer to {intent}")
            promise("{" not in said, f"an answer with a hole: {said}")
            known = answer(game, question)
            if isinstance(known, BalanceTold):
                promise(
                    says_amount(said, known.amount, game.edition.language),
                    f"not the balance that there is: {said}",
                )
