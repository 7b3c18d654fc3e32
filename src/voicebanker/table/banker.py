"""The banker at work: carries out commands, takes them back, and finds the words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeVar, get_type_hints

from voicebanker.audio.earcons import Earcon
from voicebanker.language.catalogue import FULL
from voicebanker.language.facts import Facts, capital
from voicebanker.language.interpreter import Language
from voicebanker.language.listed import Listed
from voicebanker.language.replies import Replies
from voicebanker.rules import codec
from voicebanker.rules.auctions import (
    AuctionCalled,
    AuctionCancelled,
    AuctionCountedDown,
    AuctionFailed,
    AuctionOpened,
    AuctionWon,
    BiddingBegan,
    BidPlaced,
)
from voicebanker.rules.ending import GameEnded
from voicebanker.rules.engine import answer, asked, check, doubt, is_allowed, state_of
from voicebanker.rules.game import Game
from voicebanker.rules.history import History, Transaction, Undone
from voicebanker.rules.joining import PlayerJoined
from voicebanker.rules.levels import SetCompleted
from voicebanker.rules.registry import Asked, Chance, Command, Doubt, Event, Question, Refused
from voicebanker.table.dialogue import Confirming
from voicebanker.table.happenings import PlayEarcon, Save, Say, Wish
from voicebanker.table.manner import Manner

TRANSACTION = "transaction"
UNDO = "undo"
CORRECTION = "correction"
"""An undo and what was meant in its place, in one entry: a transaction with ``undoes``."""
MINUTE = "minute"

_EARCONS: Mapping[type[Event], Earcon] = {
    PlayerJoined: Earcon.JOINED,
    AuctionOpened: Earcon.AUCTION_OPEN,
    BiddingBegan: Earcon.AUCTION_OPEN,
    AuctionCountedDown: Earcon.GOING_ONCE,
    SetCompleted: Earcon.FANFARE,
    BidPlaced: Earcon.BID,
    AuctionWon: Earcon.SOLD,
    AuctionFailed: Earcon.SOLD,
    AuctionCancelled: Earcon.REFUSED,
    GameEnded: Earcon.FANFARE,
}
_NAMING: Mapping[str, tuple[str, str]] = {
    "property": ("NameProperty", "property"),
    "player": ("NamePlayer", "owner"),
    "building": ("NameBuilding", "building"),
    "card": ("NameCard", "card"),
    "amount": ("NameAmount", "amount"),
    "dice": ("NameDice", "dice"),
    "die": ("NameDie", "die"),
    "face": ("NameFace", "face"),
    "space": ("NameSpace", "space"),
    "set": ("NameSet", "color_set"),
    "topic": ("NameTopic", "topic"),
    "action": ("NameAction", "action"),
}
Filled = TypeVar("Filled", Command, Question)


class Banker:
    """Keeps the history of one game and answers for it. No I/O: it returns wishes.

    ``manner`` is how he speaks; ``is_held`` tells whether an auction waits for "go on".
    ``number_keys``: the tokens' buttons are number keys, of which players are told.
    """

    def __init__(
        self, language: Language, replies: Replies, history: History, chance: Chance
    ) -> None:
        self.language = language
        self.replies = replies
        self.history = history
        self._chance = chance
        self._manner = Manner()
        self.has_pitch: Callable[[], bool] = lambda: True
        self.is_held = False
        self.number_keys = False
        self._before_last = history
        self._turn = len(history.steps)

    @property
    def manner(self) -> Manner:
        """Return how he speaks; set it, and he says as much as it wants."""
        return self._manner

    @manner.setter
    def manner(self, manner: Manner) -> None:
        self._manner = manner
        self.replies.catalogue = self.replies.catalogue.at(manner.words)

    @property
    def game(self) -> Game:
        """Return the game as it stands."""
        return self.history.game

    @property
    def state(self) -> str:
        """Return what the game waits for, as ``engine.state_of`` names it."""
        return state_of(self.game)

    @property
    def asked(self) -> Asked | None:
        """Return what a player must answer before anything else can be done, or None."""
        return asked(self.game)

    def say(
        self,
        message_id: str,
        listener: str | None = None,
        facts: Mapping[str, Any] | None = None,
        turn: int = 0,
    ) -> Say:
        """Return a sentence of the catalogue."""
        return Say(self.replies.message(message_id, self.game, listener, facts, turn))

    def carry_out(self, command: Command, listener: str | None) -> list[Wish]:
        """Carry out ``command``: save it first, then tell it. Raises ``Refused``."""
        transaction = self.history.decide(command, self._chance)
        before = self.game
        self._before_last = self.history
        self.history = self.history.record(transaction)
        self._turn += 1
        text = self.replies.events(before, transaction.events, listener, self._turn)
        return [
            Save(TRANSACTION, codec.transaction_to_json(transaction)),
            *_earcons(transaction.events, before, self.game, listener),
            Say(text),
        ]

    def undo(self) -> list[Wish]:
        """Take the last action back. Raises ``Refused``."""
        after, undone = self.history.undo()
        self._before_last = self.history
        self.history = after
        self._turn += 1
        action = undone.transactions[-1].action
        text = self.replies.undone(undone, self._turn)
        return [Save(UNDO, {"action": action}), PlayEarcon(Earcon.UNDO), Say(text)]

    def correct(self, command: Command) -> tuple[Undone, Transaction]:
        """Put ``command`` in the place of the last action. Raises ``Refused``."""
        after, undone, transaction = self.history.correct(command, self._chance)
        self._before_last = self.history
        self.history = after
        self._turn += 1
        return undone, transaction

    def is_possible(self, intent: str, player: str, slots: Mapping[str, str]) -> bool:
        """Tell whether the rules would allow a command as far as ``slots`` say it."""
        kind = codec.commands().get(intent)
        if kind is None:
            return True
        try:
            check(self.game, kind, player, slots)
        except Refused:
            return False
        open_slots = {slot.name for slot in self.language.intent(intent).slots} - slots.keys()
        return bool(open_slots) or is_allowed(self.game, filled(kind, player, slots))

    def doubt(self, command: Command, listener: str, *, again: bool = False) -> Say | None:
        """Return the question to ask before a command that is possible but hardly meant.

        ``again``: it was carried out just before, and perhaps nobody heard so.
        """
        found = Doubt("doubt-again", {}) if again else doubt(self.game, command)
        if found is None or not is_allowed(self.game, command):
            return None
        slots = {slot.name: getattr(command, slot.name) for slot in fields(command)}
        doing = self.replies.doing(type(command).__name__, slots, self.game)
        return self.say(
            found.message, listener, {**found.facts, "what": doing, "What": capital(doing)}
        )

    def pass_minute(self) -> Save:
        """Count a minute of play."""
        self._before_last = self.history
        self.history = self.history.after_a_minute()
        return Save(MINUTE, {"minutes": self.history.minutes})

    def forget_last(self) -> None:
        """Go back to before the last entry of the journal, which could not be saved."""
        self.history = self._before_last

    def answer(self, question: Question, listener: str | None) -> Say:
        """Answer a question, whole. Raises ``Refused``."""
        return Say(self.replies.answer(answer(self.game, question), self.game, listener))

    def listed(self, question: Question, listener: str | None) -> Listed:
        """Return the answer to a question, the items of its list apart. Raises ``Refused``."""
        return self.replies.listed(answer(self.game, question), self.game, listener)

    def refusal(self, refused: Refused, listener: str | None) -> list[Wish]:
        """Say why something is not possible now."""
        text = self.replies.refusal(refused, self.game, listener)
        return [PlayEarcon(Earcon.REFUSED), Say(text)]

    def confirmation(self, asked: Confirming) -> Say:
        """Ask whether it was heard right, or which of several names it was."""
        if len(asked.candidates) > 1:
            assert asked.slot is not None
            kind = self.language.kind_of(asked.intent, asked.slot)
            intent, slot = _NAMING[kind]
            names = [self.replies.doing(intent, {slot: one}, self.game) for one in asked.candidates]
            # Amounts get no numbers: there "two" is M2.
            is_number = kind in ("amount", "dice")
            catalogue = self.replies.catalogue
            choices = catalogue.join(names, "or") if is_number else catalogue.numbered(names)
            return self.say("ask-which-of", facts={"choices": choices})
        slots = dict(asked.slots)
        if asked.candidates and asked.slot:
            slots[asked.slot] = asked.candidates[0]
        what = self.replies.doing(asked.intent, slots, self.game)
        return self.say("ask-confirm", facts={"what": what})

    def sayings(self, part: str | None, phase: str, actor: str | None = None) -> list[str]:
        """Return what can be said in ``phase``, of all or of one part of the spoken help.

        Without what ``actor`` cannot do now, or where nobody is named, no player at all.
        """
        names = self.language.sources.parts[part] if part else None
        who = (actor,) if actor in self.game.players else self.game.still_in
        intents = [
            intent
            for name, intent in self.language.intents.items()
            if (names is None or name in names)
            and (part != "moves" or any(self.is_possible(name, one, {}) for one in who))
        ]
        says = [intent.says for intent in intents if intent.says and phase in intent.phases]
        property_, player = self._example
        facts = Facts(self.replies.catalogue, self.game, None)
        example = facts.of({"property": property_, "player": player})
        example["set"] = self.game.edition.sets[0].name
        return [one.format(**example) for one in says]

    def examples(self, phase: str) -> Say:
        """Give an example of what can be said in ``phase``."""
        property_, player = self._example
        return self.say(
            "sorry-examples", facts={"phase": phase, "property": property_, "player": player}
        )

    @property
    def _example(self) -> tuple[str, str]:
        """Return a property and a player to name in examples."""
        players = self.game.players or tuple(self.game.edition.token_by_id)
        return self.game.edition.deeds.list[-1].id, players[-1]

    def last_thing(self, listener: str | None) -> Say:
        """Tell once more what happened last, in whole sentences however much is said else."""
        if undos := self.history.undos_in_a_row:
            return self.say("last-undone", facts={"count": undos})
        if not self.history.steps:
            return self.say("last-nothing")
        last = self.history.steps[-1]
        in_full = Replies(self.replies.catalogue.at(FULL))
        what = in_full.events(last.before, last.transaction.events, listener)
        return self.say("last-told", facts={"what": what})


def filled(kind: type[Filled], player: str, slots: Mapping[str, str]) -> Filled:
    """Return a command or a question of ``player`` with its slots; numbers are made whole ones.

    A command that no player gives in person has no place for one.
    """
    hints = get_type_hints(kind)
    numbers = (int, int | None)
    values = {name: int(text) if hints[name] in numbers else text for name, text in slots.items()}
    return kind(**({"player": player} if "player" in hints else {}), **values)


def restore(history: History, entries: Sequence[tuple[str, Mapping[str, Any]]]) -> History:
    """Return ``history`` after the entries of a journal: pairs of kind and body.

    Raises ``CodecError`` for an entry that these rules do not know, or that
    does not follow from the one before.
    """
    for kind, body in entries:
        if kind == UNDO:
            history = _taken_back(history)
        elif kind == TRANSACTION:
            history = _recorded(history, codec.transaction_from_json(body))
        elif kind == CORRECTION:
            transaction = codec.transaction_from_json(
                {key: value for key, value in body.items() if key != "undoes"}
            )
            history = _recorded(_taken_back(history), transaction)
        elif kind == MINUTE:
            history = history.after_a_minute()
            if body.get("minutes") != history.minutes:
                raise codec.CodecError(f"minute {history.minutes} does not fit")
        else:
            raise codec.CodecError(f"'{kind}' is no kind of entry")
    return history


def _taken_back(history: History) -> History:
    try:
        return history.undo()[0]
    except Refused as refused:
        raise codec.CodecError(f"an undo does not fit: {refused}") from None


def _recorded(history: History, transaction: Transaction) -> History:
    try:
        return history.record(transaction)
    except (AssertionError, KeyError, IndexError, TypeError, ValueError) as error:
        raise codec.CodecError(f"a transaction does not fit: {error!r}") from None


def _earcons(
    events: tuple[Event, ...], before: Game, after: Game, listener: str | None
) -> list[Wish]:
    for event in reversed(events):
        if isinstance(event, AuctionCalled):
            return [PlayEarcon(Earcon.GOING_ONCE if event.call == 1 else Earcon.GOING_TWICE)]
        if type(event) in _EARCONS:
            return [PlayEarcon(_EARCONS[type(event)])]
    if listener is None:
        return []
    moved = after.money(listener) - before.money(listener)
    if moved == 0:
        return []
    return [PlayEarcon(Earcon.MONEY_IN if moved > 0 else Earcon.MONEY_OUT)]
