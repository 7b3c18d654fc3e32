"""What happened in a game, step by step, and taking it back.

A transaction is one command with its events. Transactions that belong together
(an auction with its bids, a payment with the debt it led to, a card with its
choice) share the number of their action. Undo takes back the last action; while
an auction runs, only the last bid. An undo is a step of its own and erases nothing.
"""

from dataclasses import dataclass, field

from voicebanker.editions import Edition
from voicebanker.rules.auctions import AuctionCalled, AuctionCountedDown
from voicebanker.rules.chain import Chain
from voicebanker.rules.engine import apply, asked, decide, new_game, state_of
from voicebanker.rules.game import RULES_VERSION, Game
from voicebanker.rules.registry import Chance, Command, Event, Refused
from voicebanker.rules.replacing import replace
from voicebanker.rules.undoing import refuse_kind

_MOST_TAKEN_BACK = 100
"""So many undos are remembered: nobody walks back further."""


@dataclass(frozen=True, slots=True)
class Transaction:
    """A command that was carried out, its events, and the action it is part of."""

    action: int
    command: Command
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A transaction and the game before it."""

    transaction: Transaction
    before: Game


@dataclass(frozen=True, slots=True)
class Undone:
    """What an undo took back: the transactions, first to last, and the games around it."""

    transactions: tuple[Transaction, ...]
    before: Game
    after: Game


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The first transaction of an action that was taken back, and the game before it.

    ``at``: after how many of the steps that still count that was.
    """

    at: int
    transaction: Transaction
    before: Game


@dataclass(frozen=True, slots=True)
class History:
    """A game with its past.

    ``undo_steps``: undos allowed in a row; 0 is any number. ``minutes`` have been
    played; no undo turns the clock back. ``taken_back`` has what was undone, for whoever asks.
    """

    game: Game
    steps: Chain[Step] = field(default_factory=Chain)
    undos_in_a_row: int = 0
    next_action: int = 1
    undo_steps: int = 1
    minutes: int = 0
    taken_back: tuple[TakenBack, ...] = ()

    def __deepcopy__(self, memo: object) -> "History":
        """Return it as it is: it is a value, and may be thousands of steps long."""
        return self

    @classmethod
    def begin(
        cls,
        edition: Edition,
        undo_steps: int | None = None,
        rules_version: int = RULES_VERSION,
    ) -> "History":
        """Return the history of a game that nobody has joined yet."""
        steps = edition.undoing.steps if undo_steps is None else undo_steps
        return cls(new_game(edition, rules_version), undo_steps=steps)

    @property
    def has_past(self) -> bool:
        """Tell whether anything has been done or taken back."""
        return bool(self.steps) or self.undos_in_a_row > 0

    def decide(self, command: Command, chance: Chance) -> Transaction:
        """Return the transaction that ``command`` makes. Raises ``Refused``."""
        events = decide(self.game, command, chance)
        goes_on = self.steps and (self.game.auction is not None or asked(self.game) is not None)
        action = self.steps[-1].transaction.action if goes_on else self.next_action
        return Transaction(action, command, events)

    def record(self, transaction: Transaction) -> "History":
        """Return the history after ``transaction``."""
        return History(
            game=apply(self.game, transaction.events),
            steps=self.steps.add(Step(transaction, self.game)),
            undos_in_a_row=(
                self.undos_in_a_row if self.undos_in_a_row and _is_a_call(transaction) else 0
            ),
            next_action=max(self.next_action, transaction.action + 1),
            undo_steps=self.undo_steps,
            minutes=self.minutes,
            taken_back=self.taken_back,
        )

    def after_a_minute(self) -> "History":
        """Return the history after one more minute of play."""
        return replace(self, minutes=self.minutes + 1)

    def can_undo(self) -> None:
        """Raise ``Refused`` where there is nothing to take back, no more in a row, or not that.

        What is still asked and may be called off has changed nothing, so it is always taken back.
        """
        if self.undo_steps and self.undos_in_a_row >= self.undo_steps:
            raise Refused("only-one-step", steps=self.undo_steps)
        if not self.steps:
            raise Refused("nothing-to-undo")
        waiting = asked(self.game)
        if self.undo_steps and not (waiting and waiting.cancel_undoes):
            _, taken = self.steps.parted(self._steps_of_last_action())
            refuse_kind(self.game.edition, [step.transaction.events for step in taken])

    def undo(self) -> tuple["History", Undone]:
        """Return the history without the last action, and what was taken back.

        Raises ``Refused``. Source: Voice Banking, Important Tips ("Mr. Monopoly
        can only take you back one step").
        """
        self.can_undo()
        kept, taken = self.steps.parted(self._steps_of_last_action())
        undone = Undone(tuple(step.transaction for step in taken), self.game, taken[0].before)
        after = replace(
            self,
            game=taken[0].before,
            steps=kept,
            undos_in_a_row=self.undos_in_a_row + 1,
            taken_back=(
                *(replace(one, at=min(one.at, len(kept))) for one in self.taken_back),
                TakenBack(len(kept), taken[0].transaction, taken[0].before),
            )[-_MOST_TAKEN_BACK:],
        )
        return after, undone

    def correct(self, command: Command, chance: Chance) -> tuple["History", Undone, Transaction]:
        """Return the history with ``command`` in the place of the last action, and both of them.

        Raises ``Refused`` where either cannot be; then nothing has happened.
        """
        after, undone = self.undo()
        transaction = after.decide(command, chance)
        return after.record(transaction), undone, transaction

    def _steps_of_last_action(self) -> int:
        state = state_of(self.game)
        if state == "auction":
            return self._steps_back_to_last_bid()
        if state in ("deal", "consent", "mortgage"):
            return 1
        if state == "debt" and self.game.edition.has("debt.raises"):
            return 1
        action = self.steps[-1].transaction.action
        count = 0
        for step in reversed(self.steps):
            if step.transaction.action != action:
                break
            count += 1
        return count

    def _steps_back_to_last_bid(self) -> int:
        """Count the last bid, or the opening, with the calls of going once and twice after it."""
        for count, step in enumerate(reversed(self.steps), start=1):
            if hasattr(step.transaction.command, "player"):
                return count
        return len(self.steps)


_CALLS = (AuctionCalled, AuctionCountedDown)


def _is_a_call(transaction: Transaction) -> bool:
    """Tell whether this is the clock's going once or twice, which nobody would take back."""
    return all(isinstance(event, _CALLS) for event in transaction.events)
