"""The edition files: both load, say how sure they are, and a broken one is refused plainly."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from voicebanker.editions import (
    Edition,
    EditionError,
    Provenance,
    builtin_names,
    load_edition,
    parse_edition,
    read_builtin,
)
from voicebanker.language.interpreter import Language

US, UK = "voice_banking.us", "voice_banking.uk"
BOARDS = (US, UK)
ELECTRONIC, GERMAN = "super_electronic.us", "super_electronic.de"
ULTIMATE, ULTIMATE_US = "ultimate_banking.uk", "ultimate_banking.us"
ALL_BOARDS = builtin_names()
MECHANICS = (
    "joining buying rent building auctions trading jail go train debt ending undoing deeds "
    "spaces cards"
).split()


ELECTRONIC_MECHANICS = (
    "joining dice buying rent auctions trading jail go flight rewards debt ending undoing deeds "
    "spaces cards"
).split()

ULTIMATE_MECHANICS = (
    "joining dice buying rent auctions jail go location debt ending undoing waiting deeds "
    "spaces cards"
).split()


def edition(name: str) -> Edition:
    return load_edition(name)[0]


@pytest.mark.parametrize("board", BOARDS)
def test_what_is_in_the_box(board: str) -> None:
    box = edition(board)
    assert box.name == board
    assert [token.name for token in box.tokens] == ["T-Rex", "Racecar", "Cat", "Dog"]
    assert len(box.deeds.list) == 16
    assert {len(deeds) for deeds in box.deeds_of_set.values()} == {2}
    assert len(box.sets) == 8
    assert box.building is not None
    assert (box.building.houses, box.building.hotels) == (8, 12)
    assert box.joining.start_money == 1500
    assert box.cards is not None
    assert len(box.cards.list) == 20
    assert box.spaces is not None
    assert len(box.spaces.list) == 32


def test_both_boards_play_by_the_same_numbers() -> None:
    us, uk = edition(US), edition(UK)
    for table in set(MECHANICS) - {"deeds", "spaces"}:
        assert getattr(us, table) == getattr(uk, table), table
    for one, other in zip(us.deeds.list, uk.deeds.list, strict=True):
        same = ("set", "price", "house_cost", "hotel_cost", "rents")
        assert [getattr(one, name) for name in same] == [getattr(other, name) for name in same]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("table", MECHANICS)
def test_every_table_says_how_sure_it_is(board: str, table: str) -> None:
    assert getattr(edition(board), table).provenance in Provenance


@pytest.mark.parametrize("board", [ELECTRONIC, GERMAN])
def test_what_is_in_the_box_of_super_electronic_banking(board: str) -> None:
    box = edition(board)
    assert box.name == board
    assert [token.name for token in box.tokens] == [
        "World Traveller",
        "Frequent Flyer",
        "Super Saver",
        "Big Spender",
    ]
    assert box.reward_of.keys() == box.token_by_id.keys()
    assert len(box.deeds.list) == 16
    assert {len(deeds) for deeds in box.deeds_of_set.values()} == {2}
    assert (box.building, box.train) == (None, None)
    assert box.joining.start_money == 1500
    assert len(box.card_by_id) == 20


def test_the_printed_numbers_of_super_electronic_banking() -> None:
    """EDITIONS.md 1.1: set rent is the price everywhere but on Park Place's single rent."""
    deeds = edition(ELECTRONIC).deeds.list
    assert [deed.price for deed in deeds] == [
        *(60, 60, 100, 100, 140, 140, 180, 180),
        *(220, 220, 260, 260, 300, 300, 350, 400),
    ]
    assert all(deed.rents is not None and deed.rents[1] == deed.price for deed in deeds)
    odd = [deed.id for deed in deeds if deed.rents and 2 * deed.rents[0] != deed.rents[1]]
    assert odd == ["park-place"]
    assert edition(ELECTRONIC).deed_by_id["park-place"].rents == (180, 350)


def test_the_20_cards_of_super_electronic_banking() -> None:
    """EDITIONS.md 1.3: the effects, and the sum of what the Bank pays and gets."""
    effects = [card.effect for card in edition(ELECTRONIC).card_by_id.values()]
    assert sum(one.amount for one in effects if one.kind == "collect") == 340
    assert sum(one.amount for one in effects if one.kind == "pay") == 330
    kinds = Counter(one.kind for one in effects)
    assert kinds == {
        "collect": 6,
        "pay": 4,
        "pay_per_property": 1,
        "pay_each": 1,
        "move_token": 2,
        "collect_from_each": 1,
        "both_collect": 2,
        "enter_jail": 1,
        "send_to_jail": 1,
        "take_jail_card": 1,
    }


def test_both_electronic_boards_play_by_the_same_numbers() -> None:
    us, german = edition(ELECTRONIC), edition(GERMAN)
    for table in set(ELECTRONIC_MECHANICS) - {"deeds", "spaces"}:
        assert getattr(us, table) == getattr(german, table), table
    for one, other in zip(us.deeds.list, german.deeds.list, strict=True):
        assert (one.set, one.price, one.rents) == (other.set, other.price, other.rents)
    assert us.spaces is not None
    assert german.spaces is not None
    names = {one.id: other.id for one, other in zip(us.deeds.list, german.deeds.list, strict=True)}
    assert [names.get(space, space) for space in us.spaces.list] == list(german.spaces.list)


@pytest.mark.parametrize("board", [ELECTRONIC, GERMAN])
@pytest.mark.parametrize("table", ELECTRONIC_MECHANICS)
def test_every_electronic_table_says_how_sure_it_is(board: str, table: str) -> None:
    assert getattr(edition(board), table).provenance in Provenance


@pytest.mark.parametrize("board", [ELECTRONIC, GERMAN])
def test_the_32_spaces_of_super_electronic_banking(board: str) -> None:
    spaces = edition(board).spaces
    assert spaces is not None
    assert len(spaces.list) == 32
    counts = Counter(spaces.list)
    assert [counts[kind] for kind in ("chance", "flight", "trade")] == [4, 4, 4]
    corners = [spaces.list[place] for place in (0, 8, 16, 24)]
    assert corners == ["go", "jail", "free-parking", "go-to-jail"]


@pytest.mark.parametrize("board", [ULTIMATE, ULTIMATE_US])
def test_what_is_in_the_box_of_ultimate_banking(board: str) -> None:
    box = edition(board)
    assert box.name == board
    assert [token.name for token in box.tokens] == ["Car", "Helicopter", "Ship", "Jet"]
    assert len(box.deeds.list) == 22
    assert sorted(map(len, box.deeds_of_set.values())) == [2, 2, 3, 3, 3, 3, 3, 3]
    assert (box.building, box.trading, box.train) == (None, None, None)
    assert box.joining.start_money == 1500
    assert len(box.card_by_id) == 23
    assert all(card.title for card in box.card_by_id.values())


def test_the_printed_numbers_of_ultimate_banking() -> None:
    """EDITIONS.md 3.1; the rulebook prints 260 for Coventry Street, and 280 at level 2."""
    deeds = edition(ULTIMATE).deeds.list
    assert [deed.price for deed in deeds] == [
        *(60, 60, 100, 100, 120, 140, 140, 160, 180, 180, 200),
        *(220, 220, 240, 260, 260, 280, 300, 300, 320, 350, 400),
    ]
    rents = [deed.rents for deed in deeds]
    assert all(one is not None and len(one) == 5 and list(one) == sorted(one) for one in rents)
    assert [sum(one[level] for one in rents if one) for level in range(5)] == [
        *(3620, 5280, 7990, 12400, 24640),
    ]
    assert edition(ULTIMATE).deed_by_id["coventry-street"].rents == (200, 280, 420, 640, 1300)
    assert Counter(deed.side for deed in deeds) == {1: 5, 2: 6, 3: 6, 4: 5}


def test_the_23_cards_of_ultimate_banking() -> None:
    """EDITIONS.md 3.3: how many there are of each kind."""
    effects = [card.effect for card in edition(ULTIMATE).card_by_id.values()]
    assert Counter(one.kind for one in effects) == {
        "move_token": 4,
        "set_levels": 4,
        "side_levels": 2,
        "neighbour_levels": 2,
        "level_to": 4,
        "swap": 2,
        "both_collect": 2,
        "pay_per_property": 1,
        "send_to_jail": 1,
        "cap_rent": 1,
    }


def test_both_ultimate_boards_play_by_the_same_numbers() -> None:
    uk, us = edition(ULTIMATE), edition(ULTIMATE_US)
    for table in set(ULTIMATE_MECHANICS) - {"deeds", "spaces", "cards"}:
        assert getattr(us, table) == getattr(uk, table), table
    assert us.card_by_id == uk.card_by_id
    for one, other in zip(us.deeds.list, uk.deeds.list, strict=True):
        assert (one.set, one.price, one.rents, one.side) == (
            *(other.set, other.price, other.rents, other.side),
        )
    assert us.spaces is not None
    assert uk.spaces is not None
    names = {one.id: other.id for one, other in zip(us.deeds.list, uk.deeds.list, strict=True)}
    assert [names.get(space, space) for space in us.spaces.list] == list(uk.spaces.list)


@pytest.mark.parametrize("board", [ULTIMATE, ULTIMATE_US])
def test_the_36_spaces_of_ultimate_banking(board: str) -> None:
    spaces = edition(board).spaces
    assert spaces is not None
    assert len(spaces.list) == 36
    counts = Counter(spaces.list)
    assert [counts[kind] for kind in ("event", "location")] == [6, 4]
    corners = [spaces.list[place] for place in (0, 9, 18, 27)]
    assert corners == ["go", "jail", "free-parking", "go-to-jail"]


@pytest.mark.parametrize("board", [ULTIMATE, ULTIMATE_US])
@pytest.mark.parametrize("table", ULTIMATE_MECHANICS)
def test_every_ultimate_table_says_how_sure_it_is(board: str, table: str) -> None:
    assert getattr(edition(board), table).provenance in Provenance


@pytest.mark.parametrize("board", ALL_BOARDS)
def test_what_the_rulebook_leaves_open_is_answered(board: str) -> None:
    choices = edition(board).choices
    assert len(choices) >= 15
    assert all(choice.question.endswith("?") and choice.choice.endswith(".") for choice in choices)


@pytest.mark.parametrize("board", BOARDS)
def test_the_spaces_are_the_deeds_and_the_known_kinds(board: str) -> None:
    spaces = edition(board).spaces
    assert spaces is not None
    counts = {kind: spaces.list.count(kind) for kind in spaces.list}
    assert spaces.list[0] == "go"
    assert (counts["railroad"], counts["trade"], counts["jail"], counts["go-to-jail"]) == (
        4,
        2,
        1,
        1,
    )


@pytest.mark.parametrize("board", ALL_BOARDS)
def test_no_two_deeds_share_a_name_or_an_alias(board: str) -> None:
    names = [
        name.casefold()
        for deed in edition(board).deeds.list
        for name in dict.fromkeys((deed.name, *deed.aliases))
    ]
    assert len(names) == len(set(names))


def test_the_names_are_short_for_people() -> None:
    assert set(builtin_names()) >= {GERMAN, ELECTRONIC, ULTIMATE, ULTIMATE_US, UK, US}
    assert load_edition("super_electronic")[0].name == ELECTRONIC
    assert load_edition("voice_banking")[0].name == US
    assert load_edition(UK)[1] == read_builtin(UK)


def test_a_name_that_does_not_exist_is_answered_with_those_that_do() -> None:
    for name in ("voice_banking.fr", "moon_banking", ""):
        with pytest.raises(EditionError, match=r"Choose one of: .*super_electronic\.de, "):
            load_edition(name)


def test_a_copy_can_be_corrected_and_played_with(tmp_path: Path) -> None:
    copy = tmp_path / "ours.toml"
    copy.write_text(read_builtin(US).replace("price = 400", "price = 450"), "utf-8")
    assert load_edition(str(copy))[0].deed_by_id["boardwalk"].price == 450


# Broken files. Each is the US file with one thing wrong.

Change = Callable[[dict[str, Any]], object]


def at(table: dict[str, Any], *path: Any) -> Any:
    for part in path:
        table = table[part]
    return table


def setting(*path: Any, to: Any) -> Change:
    return lambda table: at(table, *path[:-1]).__setitem__(path[-1], to)


def without(*path: Any) -> Change:
    return lambda table: at(table, *path[:-1]).pop(path[-1])


BROKEN: dict[str, tuple[Change, str]] = {
    "no format": (without("format"), "format"),
    "another format": (setting("format", to=2), "format"),
    "no name": (without("name"), "name"),
    "a name with a path": (setting("name", to="../x.us"), "name"),
    "a language that is not there": (setting("language", to="fr"), "language"),
    "no tokens": (without("tokens"), "tokens"),
    "one token": (lambda t: t.__setitem__("tokens", t["tokens"][:1]), "tokens"),
    "a key of two letters": (setting("tokens", 0, "key", to="ab"), "tokens number 1.key"),
    "a key that is a command": (setting("tokens", 0, "key", to="u"), "tokens"),
    "two tokens with one key": (setting("tokens", 0, "key", to="c"), "token keys"),
    "two tokens with one id": (setting("tokens", 0, "id", to="cat"), "tokens"),
    "an id with capitals": (setting("tokens", 0, "id", to="T-Rex"), "tokens number 1.id"),
    "an empty name": (setting("tokens", 0, "name", to=""), "tokens number 1.name"),
    "two sets with one id": (setting("sets", 0, "id", to="pink"), "sets"),
    "a set without deeds": (
        lambda t: t["sets"].append({"id": "white", "name": "white"}),
        "sets",
    ),
    "no deeds": (without("deeds"), "deeds"),
    "an empty list of deeds": (setting("deeds", "list", to=[]), "deeds"),
    "a deed without a price": (without("deeds", "list", 2, "price"), "deeds number 3.price"),
    "a deed without a name": (without("deeds", "list", 2, "name"), "deeds number 3.name"),
    "a price in words": (setting("deeds", "list", 0, "price", to="60"), "deeds number 1.price"),
    "a price with pennies": (setting("deeds", "list", 0, "price", to=60.5), "deeds number 1.price"),
    "a price that is a whole float": (
        setting("deeds", "list", 0, "price", to=60.0),
        "deeds number 1.price",
    ),
    "a negative price": (setting("deeds", "list", 0, "price", to=-60), "deeds number 1.price"),
    "a huge price": (setting("deeds", "list", 0, "price", to=10**9), "deeds number 1.price"),
    "a price that is true": (setting("deeds", "list", 0, "price", to=True), "deeds number 1.price"),
    "a deed in an unknown set": (setting("deeds", "list", 0, "set", to="gold"), "mediterranean"),
    "two deeds with one id": (setting("deeds", "list", 0, "id", to="boardwalk"), "deeds"),
    "two deeds with one name": (
        setting("deeds", "list", 0, "name", to="BOARDWALK"),
        "deed names",
    ),
    "a deed that cannot be built on": (
        without("deeds", "list", 0, "house_cost"),
        "mediterranean-avenue",
    ),
    "too few rents on a deed": (
        setting("deeds", "list", 0, "rents", to=[1, 2]),
        "mediterranean-avenue",
    ),
    "a deed with a word too many": (
        setting("deeds", "list", 0, "weather", to=30),
        "deeds number 1.weather",
    ),
    "how sure, in other words": (
        setting("deeds", "list", 0, "provenance", to="certain"),
        "deeds number 1.provenance",
    ),
    "a table that does not say how sure": (without("jail", "provenance"), "jail.provenance"),
    "a space that is nothing": (setting("spaces", "list", 0, to="casino"), "spaces"),
    "a deed on two spaces": (setting("spaces", "list", 0, to="boardwalk"), "spaces"),
    "a deed on no space": (lambda t: t["spaces"]["list"].remove("boardwalk"), "boardwalk"),
    "no joining": (without("joining"), "joining"),
    "one player": (setting("joining", "least_players", to=1), "joining.least_players"),
    "more players than tokens": (setting("joining", "most_players", to=5), "joining"),
    "least above most": (
        lambda t: t["joining"].update(least_players=4, most_players=3),
        "joining",
    ),
    "money in pennies": (setting("joining", "start_money", to=1500.5), "joining.start_money"),
    "an unknown rent model": (setting("rent", "model", to="V9"), "rent"),
    "a rent model with too few steps": (setting("rent", "models", "V1", to=[100]), "rent"),
    "a negative share": (
        setting("rent", "models", "V1", to=[-1, 1, 1, 1]),
        "rent.models.V1 number 1",
    ),
    "a negative number of Houses": (setting("building", "houses", to=-1), "building.houses"),
    "bids that do not rise": (setting("auctions", "step", to=0), "auctions.step"),
    "no pause in an auction": (setting("auctions", "pause", to=0), "auctions.pause"),
    "no debts": (without("debt"), "debt"),
    "an unknown end": (setting("ending", "at", to="midnight"), "ending.at"),
    "an unknown tie-break": (setting("ending", "tie_breaks", to=["age"]), "ending.tie_breaks"),
    "a negative number of undos": (setting("undoing", "steps", to=-1), "undoing.steps"),
    "two cards with one id": (setting("cards", "list", 1, "id", to="student-loan"), "cards"),
    "a card without an effect": (without("cards", "list", 0, "effect"), "cards number 1.effect"),
    "an unknown effect": (
        setting("cards", "list", 0, "effect", "kind", to="explode"),
        "cards number 1.effect",
    ),
    "an effect without an amount": (
        without("cards", "list", 0, "effect", "amount"),
        "cards number 1.effect",
    ),
    "an unknown table": (setting("mortgages", to={}), "mortgages"),
    "a table that is a number": (setting("jail", to=50), "jail"),
    "a list that is a word": (setting("tokens", 0, "aliases", to="rex"), "tokens number 1.aliases"),
    "a pronunciation that is no list": (
        setting("speech", "pronunciations", "ventnor", to="V EH"),
        "speech.pronunciations.ventnor",
    ),
}


def toml(value: Any) -> str:
    """Write a value as TOML; inline, so that any table can stand anywhere."""
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {toml(item)}' for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    return repr(value)


def written(change: Change | None = None, board: str = US) -> str:
    table = tomllib.loads(read_builtin(board))
    if change is not None:
        change(table)
    return "\n".join(f"{key} = {toml(value)}" for key, value in table.items())


def test_the_way_these_tests_write_files_is_right() -> None:
    assert parse_edition(written(), "x.toml") == edition(US)


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused_with_file_and_place(what: str) -> None:
    change, place = BROKEN[what]
    with pytest.raises(EditionError) as refused:
        parse_edition(written(change), "ours.toml")
    message = str(refused.value)
    assert message.startswith("ours.toml: ")
    assert place in message
    assert message.endswith("Correct it and try again.")
    assert "\n" not in message
    assert not re.search(r"[Vv]alue error|pydantic|type=|<class", message)


BROKEN_ELECTRONIC: dict[str, tuple[Change, str]] = {
    "a deed without printed rents": (without("deeds", "list", 1, "rents"), "baltic-avenue"),
    "a deed with one rent": (setting("deeds", "list", 1, "rents", to=[30]), "baltic-avenue"),
    "an unknown kind of rent": (setting("rent", "kind", to="guessed"), "rent.kind"),
    "an unknown kind of debt": (setting("debt", "kind", to="prison"), "debt"),
    "an unknown way to let go": (setting("debt", "nothing_left", to="hang"), "debt"),
    "a reward for no token": (setting("rewards", "list", 0, "token", to="dog"), "rewards"),
    "two rewards for a token": (
        setting("rewards", "list", 0, "token", to="super-saver"),
        "rewards",
    ),
    "an unknown reward": (setting("rewards", "list", 0, "kind", to="luck"), "rewards number 1"),
    "a free flight without flights": (without("flight"), "rewards"),
    "a card that sends to a Jail that is not kept track of": (
        setting("jail", "told", to=False),
        "cards",
    ),
    "a six that nobody tells": (setting("dice", "tell_six", to=False), "jail"),
    "two cards with one title": (
        setting("cards", "list", 0, "title", to="SAFARI"),
        "card titles",
    ),
    "no dice": (setting("dice", "count", to=0), "dice.count"),
    "three calls": (setting("auctions", "calls", to=3), "auctions.calls"),
    "an unknown way with dear bids": (
        setting("auctions", "bids_beyond_cash", to="lent"),
        "auctions.bids_beyond_cash",
    ),
    "an unknown first player": (setting("joining", "first", to="tallest"), "joining.first"),
}


@pytest.mark.parametrize("what", BROKEN_ELECTRONIC)
def test_a_broken_electronic_file_is_refused_with_file_and_place(what: str) -> None:
    change, place = BROKEN_ELECTRONIC[what]
    with pytest.raises(
        EditionError, match=r"^ours\.toml: .*Correct it and try again\.$"
    ) as refused:
        parse_edition(written(change, ELECTRONIC), "ours.toml")
    assert place in str(refused.value)


BROKEN_ULTIMATE: dict[str, tuple[Change, str]] = {
    "levels that are not counted": (setting("rent", "levels", to=0), "rent"),
    "a deed with four rents": (setting("deeds", "list", 1, "rents", to=[1, 2, 3, 4]), "baltic"),
    "levels without the kind": (setting("rent", "kind", to="printed"), "rent"),
    "a level above the highest": (setting("cards", "list", 11, "effect", "level", to=6), "cards"),
    "a card for a side of the board that a deed has not": (
        without("deeds", "list", 3, "side"),
        "what-a-ride",
    ),
    "a fifth side": (setting("deeds", "list", 3, "side", to=5), "deeds number 4.side"),
    "a double that frees where nobody is told": (
        lambda t: (t["jail"].pop("told"), t["cards"]["list"].pop(20)),
        "jail",
    ),
    "something that cannot be taken back": (
        setting("undoing", "kinds", to=["auction"]),
        "undoing.kinds",
    ),
    "no time for a second phase": (
        setting("waiting", "second_phase", to=0),
        "waiting.second_phase",
    ),
    "an unknown deck": (setting("cards", "called", to="surprise"), "cards.called"),
}


@pytest.mark.parametrize("what", BROKEN_ULTIMATE)
def test_a_broken_ultimate_file_is_refused_with_file_and_place(what: str) -> None:
    change, place = BROKEN_ULTIMATE[what]
    with pytest.raises(
        EditionError, match=r"^ours\.toml: .*Correct it and try again\.$"
    ) as refused:
        parse_edition(written(change, ULTIMATE_US), "ours.toml")
    assert place in str(refused.value)


def test_cards_that_move_levels_need_levels() -> None:
    def flat(table: dict[str, Any]) -> None:
        table["rent"] = {"provenance": "printed", "kind": "printed"}
        for deed in table["deeds"]["list"]:
            deed["rents"] = deed["rents"][:2]

    with pytest.raises(EditionError, match=r"cards: crime-down needs kind = 'levels'"):
        parse_edition(written(flat, ULTIMATE_US), "ours.toml")


def test_an_edition_names_its_mechanics_and_their_keys() -> None:
    box = edition(ELECTRONIC)
    assert box.has("jail")
    assert box.has("jail.told")
    assert not edition(US).has("jail.told")
    assert not edition(US).has("flight.fee")
    assert not box.has("train")


def test_what_is_not_toml_is_refused_with_the_line() -> None:
    with pytest.raises(EditionError, match=r"^ours\.toml: .*TOML.*line 2"):
        parse_edition("format = 1\nname = \n", "ours.toml")


def test_the_same_key_twice_is_refused() -> None:
    with pytest.raises(EditionError, match=r"^ours\.toml: .*TOML"):
        parse_edition("format = 1\nformat = 1\n", "ours.toml")


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(EditionError, match=r"^ours\.toml: format: field required"):
        parse_edition("", "ours.toml")


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(b'format = 1\nname = "caf\xe9"\n')
    with pytest.raises(EditionError, match=r"ours\.toml: this is not a text file in UTF-8\.$"):
        load_edition(str(path))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"none\.toml: there is no such file\.$"):
        load_edition(str(tmp_path / "none.toml"))


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="cannot be read"):
        load_edition(f"{tmp_path}/")


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(b"#" * 1_000_001)
    with pytest.raises(EditionError, match="too large"):
        load_edition(str(path))


# How the names sound.


def dictionary() -> frozenset[str]:
    pocketsphinx = pytest.importorskip("pocketsphinx", reason="PocketSphinx is not installed")
    path = Path(pocketsphinx.get_model_path()) / "en-us" / "cmudict-en-us.dict"
    if not path.is_file():
        pytest.skip("This PocketSphinx has no English dictionary")
    return frozenset(line.split()[0] for line in path.read_text("utf-8").splitlines() if line)


@pytest.mark.parametrize("board", ALL_BOARDS)
def test_words_missing_from_the_dictionary_have_a_pronunciation(board: str) -> None:
    known = dictionary()
    one = edition(board)
    if one.language != "en":
        pytest.skip("other languages have rules for the sound of any word")
    names = [
        name
        for part in (one.deeds.list, one.tokens)
        for named in part
        for name in (named.name, *named.aliases)
    ]
    cards = [card for card in one.card_by_id.values() if card.title]
    names += [name for card in cards for name in (card.title or "", *card.aliases)]
    words = {word for name in names for word in Language(one).spelling.normalise(name).split()}
    missing = words - known - one.speech.pronunciations.keys()
    assert not missing


@pytest.mark.parametrize("board", ALL_BOARDS)
def test_pronunciations_are_phones_of_the_dictionary(board: str) -> None:
    phones = set(
        "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH "
        "UH UW V W Y Z ZH".split()
    )
    for word, ways in edition(board).speech.pronunciations.items():
        assert word == word.lower()
        assert ways
        for way in ways:
            assert set(way.split()) <= phones, word


def test_a_byte_order_mark_at_the_top_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "marked.toml"
    file.write_text("\ufeff" + read_builtin("voice_banking.us"), "utf-8")
    assert load_edition(str(file))[0].name == "voice_banking.us"
