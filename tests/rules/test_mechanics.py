"""The rules, mechanic by mechanic: the tables in ``mechanics``.

Each case says what is given (three players with M1,500, nothing owned, unless
it says otherwise), what is done, and what is then so: only what is named is
compared. ``refused`` names the reason and its facts. A table of another board
than the US one of Voice Banking names it, and who plays.
"""

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.rules.games import changed, do, game
from voicebanker.rules import codec
from voicebanker.rules.engine import new_game, state_of
from voicebanker.rules.game import Auction, Deal, Debt, Game
from voicebanker.rules.registry import Command, Refused

FOLDER = Path(__file__).parent / "mechanics"


def cases() -> Iterator[Any]:
    for path in sorted(FOLDER.glob("*.yaml")):
        body = yaml.safe_load(path.read_text("utf-8"))
        table = body if isinstance(body, dict) else {"cases": body}
        usual = {key: table[key] for key in ("board", "players") if key in table}
        for case in table["cases"]:
            given = {**usual, **case.get("given", {})}
            yield pytest.param({**case, "given": given}, id=f"{path.stem}: {case['it']}")


def given_game(given: dict[str, Any]) -> Game:
    board = changed(given.get("board", "voice_banking.us"), **given.get("edition", {}))
    if given.get("joining"):
        return new_game(board)
    more: dict[str, Any] = {"edition": board}
    for key in ("bought_in", "levels", "jail_tries", "capped_rents"):
        if key in given:
            more[key] = given[key]
    for key in ("jailed", "completed", "mortgaged", "fallen"):
        if key in given:
            more[key] = tuple(given[key])
    if "jail cards" in given:
        more["jail_cards"] = given["jail cards"]
    if "auction" in given:
        more["auction"] = Auction(**given["auction"])
    if "debts" in given:
        more["debts"] = tuple(
            Debt(one["debtor"], tuple(one["owed"].items())) for one in given["debts"]
        )
    if "at" in given:
        more["spots"] = {
            one: space if isinstance(space, int) else board.board.index(space)
            for one, space in given["at"].items()
        }
    made = game(
        given.get("players", ("cat", "dog", "t-rex")),
        given.get("money"),
        given.get("owns"),
        given.get("built"),
        jail_card_holder=given.get("card"),
        **more,
    )
    more = {key: tuple(given[key]) for key in ("deck", "chest") if key in given}
    return replace(made, **more)


def command_of(entry: Any) -> Command:
    [(name, values)] = entry.items() if isinstance(entry, dict) else [(entry, {})]
    kind = codec.commands()[name]
    if isinstance(values, str):
        parts = [int(part) if part.isdigit() else part for part in values.split(", ")]
        assert len(parts) <= len(fields(kind)), f"{name} has no place for all of: {values}"
        values = dict(zip((field.name for field in fields(kind)), parts, strict=False))
    return kind(**values)


def seen(after: Game, what: str) -> Any:
    """Return what a case compares, in the words of the tables."""
    if what == "state":
        return state_of(after)
    if what == "owns":
        return {one: list(after.properties(one)) for one in after.players}
    if what == "money":
        return dict(after.accounts)
    if what == "places":
        return {rank.player: rank.place for rank in after.ranking}
    if what == "card":
        holders = [after.jail_cards.get(card) for card in after.edition.jail_cards]
        return holders[0] if len(holders) == 1 else holders
    if what == "bid":
        return after.auction.bid if after.auction else None
    if what == "bidder":
        return after.auction.bidder if after.auction else None
    if what == "debtors":
        return [debt.debtor for debt in after.debts]
    if what == "chooser":
        return after.choice.player if after.choice else None
    if what == "wanted":
        return after.choice.kind if after.choice else None
    if what == "levels":
        return {one: after.level(one) for one in after.owners}
    value = {
        "tries": dict(after.jail_tries),
        "completed": list(after.completed),
        "capped": after.capped_rents,
        "begun": after.auction.begun if after.auction else None,
        "jailed": list(after.jailed),
        "owed": sum(debt.amount for debt in after.debts),
        "built": {one: built_on(after, one) for one in after.buildings},
        "mortgaged": list(after.mortgaged),
        "dues": {due.property: due.player for due in after.dues},
        "fallen": list(after.fallen),
        "auctioned": after.auction.property if after.auction else None,
        "chest left": len(after.chest),
        "players": list(after.players),
        "winner": after.ranking[0].player if after.ranking else None,
        "cards left": len(after.deck),
        "waits": {one: list(roll.waits) for one, roll in after.rolls.items()},
        "lapped": list(after.lapped),
        "at": {one: after.space(one) for one in after.players if after.edition.board},
    }
    return value[what]


def built_on(game: Game, property_: str) -> str | int:
    """Return what stands on a property: "house", "hotel", or how many Houses."""
    houses = game.houses_on(property_)
    if houses > 1:
        return houses
    return game.building_on(property_) or "nothing"


@pytest.mark.parametrize("case", tuple(cases()))
def test_the_rules(case: dict[str, Any]) -> None:
    before = given_game(case.get("given", {}))
    commands = [command_of(entry) for entry in case["do"]]
    chance = {"cards": case.get("cards", ()), "places": case.get("places", ())}
    if "refused" in case:
        ready, _ = do(before, *commands[:-1], **chance)
        with pytest.raises(Refused) as refused:
            do(ready, commands[-1], **chance)
        expected = dict(case["refused"])
        assert refused.value.reason == expected.pop("reason")
        assert refused.value.slot == expected.pop("slot", refused.value.slot)
        if "deal" in expected:
            expected["deal"] = Deal(**expected["deal"])
        facts = {
            key: list(v) if isinstance(v, tuple) else v for key, v in refused.value.facts.items()
        }
        assert facts == expected
        return
    after, events = do(before, *commands, **chance)
    assert sum(after.accounts.values()) == 0
    then = dict(case["then"])
    if "events" in then:
        assert [type(event).__name__ for event in events] == then.pop("events")
    for what, expected in then.items():
        value = seen(after, what)
        if isinstance(expected, dict) and what != "built":
            value = {key: value[key] for key in expected}
        assert value == expected, what
