"""Commands and events as JSON: what comes back is what was written."""

import json
from dataclasses import fields
from typing import Any

import pytest

from tests.rules.games import PLAYERS
from voicebanker.rules import codec
from voicebanker.rules.game import Deal, Rank
from voicebanker.rules.history import Transaction
from voicebanker.rules.spaces import PassGo

EXAMPLES: dict[str, Any] = {
    "call": 2,
    "amount": 150,
    "sum": 300,
    "left": 90,
    "change": 20,
    "levels": (("boardwalk", 3), ("park-place", 1)),
    "rolled": True,
    "count": 4,
    "owed": (("cat", 50), ("bank", 7)),
    "cash": (("cat", 1),),
    "ranking": (Rank("cat", 1, 20, 400), Rank("dog", 2, 0, 0)),
    "players": PLAYERS,
    "payers": ("dog", "t-rex"),
    "payees": (),
    "deck": ("vet-bill", "coupon"),
    "building": "hotel",
    "card": "vet-bill",
    "deal": Deal("cat", "dog", ("boardwalk",), (), 0, 250, 1, 0, True),
    "chest": ("a-bank-error",),
    "properties": ("boardwalk", "park-place"),
    "houses": 3,
    "hotels": 1,
    "cards": 2,
    "dice": 7,
    "first": 4,
    "second": 3,
    "steps": 7,
    "doubles": 1,
    "waits": ("bus",),
}
OF_ITS_OWN: dict[str, dict[str, Any]] = {
    "DeckShuffled": {"chest": True},
    "TokenMoved": {"space": 3, "go": True},
    "DiceRolled": {"utility": True},
}
OPTIONAL = {
    ("AuctionCalled", "bidder"),
    ("PlayerWentBankrupt", "property"),
    ("PropertyWanted", "give"),
}


def example(kind: type[Any]) -> Any:
    examples = EXAMPLES | OF_ITS_OWN.get(kind.__name__, {})
    return kind(**{field.name: examples.get(field.name, field.name) for field in fields(kind)})


@pytest.mark.parametrize("name", codec.events())
def test_every_event_survives_the_journal(name: str) -> None:
    event = example(codec.events()[name])
    transaction = Transaction(3, PassGo("cat"), (event,))
    written = json.dumps(codec.transaction_to_json(transaction))
    assert codec.transaction_from_json(json.loads(written)) == transaction


@pytest.mark.parametrize("name", codec.commands())
def test_every_command_survives_the_journal(name: str) -> None:
    transaction = Transaction(1, example(codec.commands()[name]), ())
    written = json.dumps(codec.transaction_to_json(transaction))
    assert codec.transaction_from_json(json.loads(written)) == transaction


@pytest.mark.parametrize(("name", "field"), sorted(OPTIONAL))
def test_what_may_be_nobody_survives_as_nobody(name: str, field: str) -> None:
    kind = codec.events()[name]
    values = {one.name: EXAMPLES.get(one.name, one.name) for one in fields(kind)} | {field: None}
    transaction = Transaction(1, PassGo("cat"), (kind(**values),))
    written = json.loads(json.dumps(codec.transaction_to_json(transaction)))
    assert codec.transaction_from_json(written) == transaction


GOOD = {"action": 1, "command": {"type": "PassGo", "player": "cat"}, "events": []}
BROKEN: dict[str, Any] = {
    "no transaction": None,
    "a list": [],
    "no command": {"action": 1, "events": []},
    "no events": {"action": 1, "command": GOOD["command"]},
    "no action": {"command": GOOD["command"], "events": []},
    "an action that is no number": {**GOOD, "action": "one"},
    "an unknown command": {**GOOD, "command": {"type": "Cheat", "player": "cat"}},
    "an event as a command": {
        **GOOD,
        "command": {"type": "GoPassed", "player": "cat", "amount": 200},
    },
    "a field too many": {**GOOD, "command": {"type": "PassGo", "player": "cat", "twice": True}},
    "a field too few": {**GOOD, "command": {"type": "PassGo"}},
    "an unknown event": {**GOOD, "events": [{"type": "MoneyRained"}]},
    "an event that is no table": {**GOOD, "events": ["GoPassed"]},
    "an amount that is no number": {
        **GOOD,
        "events": [{"type": "GoPassed", "player": "cat", "amount": "much"}],
    },
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_transaction_is_refused_by_its_own_error(what: str) -> None:
    with pytest.raises(codec.CodecError):
        codec.transaction_from_json(BROKEN[what])
