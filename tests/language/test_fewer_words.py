"""The same in fewer words: nothing that moved may vanish, whichever level is chosen."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from tests.table.test_coverage import is_money, messages, variables
from voicebanker.language.catalogue import BARE, FULL, SHORT, WORDS, Catalogue, CatalogueError
from voicebanker.language.facts import kebab
from voicebanker.rules import codec

MESSAGES: Mapping[str, ast.Message] = {one.id.name: one for one in messages() if one.value}
FEWER: Mapping[str, ast.Message] = {
    one.id.name: one
    for one in messages()
    if any(attribute.id.name in WORDS for attribute in one.attributes)
}
IN_FULL = {
    # Once or never in a game, with much at stake: these are told whole at every level.
    "bank-made-up",
    "cash-taken",
    "debt-let-go",
    "debt-paid",
    "debt-settled",
    "deed-handed-over",
    "deed-sold",
    "deeds-dealt",
    "estate-handed-over",
    "game-ended",
    "last-rent-paid",
    "player-went-bankrupt",
    # No more than an amount and a name as it is, or what must be agreed to word by word.
    "bid-placed",
    "choice-offered",
    "deal-changed",
    "deal-offered",
    "double-missed",
    "six-missed",
}


def level(message: ast.Message, name: str) -> ast.Pattern | None:
    found = [one.value for one in message.attributes if one.id.name == name]
    return found[0] if found else None


def facts(node: object) -> frozenset[str]:
    """Return the amounts and names in a sentence: what must not vanish."""
    counted = ("count", "dice", "auctions", "fee", "rolled", "jail_cards", "first")
    return frozenset(name for name in variables(node) if name not in counted)


def money(node: object) -> frozenset[str]:
    other = ("total", "payers_balances", "payees_balances", "cash", "owed", "balances")
    return frozenset(name for name in variables(node) if is_money(name) or name in other)


def is_of_money(message: ast.Message) -> bool:
    return bool(money(message.value))


def test_every_event_that_moves_money_can_be_told_shortly() -> None:
    events = {kebab(name) for name in codec.events()}
    of_money = {name for name in events & MESSAGES.keys() if is_of_money(MESSAGES[name])}
    without = {name for name in of_money if name not in FEWER}
    assert without == IN_FULL & of_money


@pytest.mark.parametrize("name", sorted(FEWER))
def test_no_amount_and_no_balance_vanishes(name: str) -> None:
    whole = money(MESSAGES[name].value)
    for words in (SHORT, BARE):
        pattern = level(FEWER[name], words)
        if pattern is not None:
            assert money(pattern) == whole, words


@pytest.mark.parametrize("name", sorted(FEWER))
def test_nothing_is_told_that_the_whole_sentence_does_not_tell(name: str) -> None:
    whole = facts(MESSAGES[name].value)
    for words in (SHORT, BARE):
        pattern = level(FEWER[name], words)
        if pattern is not None:
            assert facts(pattern) <= whole, words


def text_of(pattern: ast.Pattern | None) -> int:
    return len(serialize_pattern(pattern)) if pattern is not None else 0


@pytest.mark.parametrize("name", sorted(FEWER))
def test_fewer_words_are_fewer(name: str) -> None:
    whole, short = text_of(MESSAGES[name].value), text_of(level(FEWER[name], SHORT))
    bare = text_of(level(FEWER[name], BARE))
    assert short < whole
    assert bare < (short or whole)


def test_a_level_falls_back_to_the_next_fuller_one() -> None:
    catalogue = Catalogue()
    moved = {"player_is": "you", "amount": "M200", "player_balance": "M1,700"}
    said = [catalogue.at(words).say("go-passed", moved) for words in WORDS]
    assert said == [
        "M200 for passing GO. You have M1,700.",
        "GO, M200. You have M1,700.",
        "M200: M1,700.",
    ]
    assert catalogue.at(BARE).say("nothing-heard") == catalogue.at(SHORT).say("nothing-heard")
    assert catalogue.at(BARE).say("cancelled") == catalogue.at(FULL).say("cancelled")


def test_a_level_is_no_wording_and_its_own_catalogue_stays_as_it_was() -> None:
    catalogue = Catalogue()
    assert catalogue.wordings("property-bought") == 3
    catalogue.at(BARE)
    assert catalogue.say("nothing-heard") == "I heard nothing."


def test_fewer_words_for_no_message_are_refused(tmp_path: Path) -> None:
    folder = tmp_path
    (folder / "a.ftl").write_text("hello =\n    .short = Hi.\n", "utf-8")
    with pytest.raises(CatalogueError, match="'hello' has fewer words for no message"):
        Catalogue(folder=folder)
    (folder / "b.ftl").write_text("hello = Good day to you.\n    .bare = H.\n", "utf-8")
    catalogue = Catalogue(folder=folder)
    assert [catalogue.at(words).say("hello") for words in WORDS] == [
        "Good day to you.",
        "Hi.",
        "H.",
    ]
