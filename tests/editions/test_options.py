"""Options and presets: merged into the tables, chosen by name, and kept whole in the journal."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from voicebanker.editions import EditionError, builtin_names, load_edition, parse_edition
from voicebanker.editions.options import merged
from voicebanker.editions.writing import to_toml

US = "voice_banking.us"
OPTIONS = [
    pytest.param(board, option.id, id=f"{board} {option.id}")
    for board in builtin_names()
    for option in load_edition(board)[0].options
]

TEA = """
[[options]]
id = "tea-time"
title = "Tea at four"
provenance = "reconstructed"
set = { go = { amount = 400 } }
"""


def own_file(tmp_path: Path, text: str, name: str = "ours.toml") -> str:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    return str(path)


def with_options(options: str) -> str:
    """Return the US file with ``options`` before its own."""
    text = load_edition(US)[1]
    place = text.index("[[options]]")
    return text[:place] + options + text[place:]


def extending(base: str, more: str = "") -> str:
    return f'extends = "{base}"\nname = "ours.us"\ntitle = "Ours"\n{more}'


# Options.


@pytest.mark.parametrize(("board", "option"), OPTIONS)
def test_every_option_alone_makes_an_edition_of_its_own(board: str, option: str) -> None:
    plain, _ = load_edition(board)
    chosen, text = load_edition(board, [option])
    assert option in chosen.chosen
    if option not in plain.chosen:
        assert chosen.model_dump(exclude={"chosen"}) != plain.model_dump(exclude={"chosen"})
    assert parse_edition(text, "the journal") == chosen


@pytest.mark.parametrize("board", builtin_names())
def test_options_have_a_title_and_say_what_they_do(board: str) -> None:
    for option in load_edition(board)[0].options:
        assert not option.title.endswith(".")
        assert option.about.endswith(".")


def test_the_stricter_big_spender_and_the_other_rents_are_options() -> None:
    strict, _ = load_edition("super_electronic.de", ["strict-big-spender"])
    assert strict.reward_of["big-spender"].model_dump()["strict"] is True
    assert strict.reward_of.keys() == strict.token_by_id.keys()
    half, _ = load_edition("voice_banking.uk", ["half-rent"])
    assert half.rent is not None
    assert half.rent.model == "V2"
    assert load_edition(US, ["undo-any"])[0].undoing.steps == 0


def test_choosing_adds_one_line_at_the_top_of_the_text() -> None:
    plain = load_edition(US)[1]
    text = load_edition(US, ["undo-any", "half-rent", "undo-any"])[1]
    assert text == f'chosen = ["undo-any", "half-rent"]\n{plain}'


def test_what_a_file_has_chosen_stays_chosen(tmp_path: Path) -> None:
    path = own_file(tmp_path, load_edition(US, ["half-rent"])[1])
    assert load_edition(path)[0].chosen == ("half-rent",)
    edition, text = load_edition(path, ["undo-any"])
    assert edition.chosen == ("half-rent", "undo-any")
    assert text.count("chosen =") == 1
    assert parse_edition(text, "the journal") == edition


def test_a_choice_written_over_several_lines_is_added_to(tmp_path: Path) -> None:
    quoted = '"chosen" = [ # ours\n  "half-rent",\n]\n' + load_edition(US)[1]
    edition, text = load_edition(own_file(tmp_path, quoted), ["undo-any"])
    assert edition.chosen == ("half-rent", "undo-any")
    assert parse_edition(text, "the journal") == edition


def test_an_option_that_is_not_there_is_answered_with_those_that_are(tmp_path: Path) -> None:
    with pytest.raises(
        EditionError,
        match=r"no option 'jackpot'\. Choose among: half-rent, undo-any, time-limit, places\.$",
    ):
        load_edition(US, ["half-rent", "jackpot"])
    path = own_file(tmp_path, to_toml({**tomllib.loads(load_edition(US)[1]), "options": []}))
    with pytest.raises(EditionError, match=r"no option 'jackpot', for this edition has none"):
        load_edition(path, ["jackpot"])


def test_options_that_contradict_each_other_are_refused(tmp_path: Path) -> None:
    other = TEA.replace("tea-time", "poor-go").replace("400", "100")
    same = TEA.replace("tea-time", "rich-go")
    path = own_file(tmp_path, with_options(TEA + other + same))
    with pytest.raises(
        EditionError,
        match=r"'tea-time' and 'poor-go' contradict each other \(go\.amount\)\. Choose one",
    ):
        load_edition(path, ["tea-time", "undo-any", "poor-go"])
    assert load_edition(path, ["tea-time", "rich-go"])[0].has("go")


BROKEN_OPTIONS: dict[str, tuple[str, str]] = {
    "an unknown table": ("set = { casino = { amount = 1 } }", "tea-time changes 'casino'"),
    "nothing": ("set = {}", "tea-time changes nothing"),
    "no table": ("set = 5", "options number 1.set"),
    "another name": ('set = { name = "x.us" }', "tea-time changes 'name'"),
    "options of its own": ("set = { options = [] }", "tea-time changes 'options'"),
}


@pytest.mark.parametrize("what", BROKEN_OPTIONS)
def test_an_option_that_sets_nonsense_is_refused_before_it_is_chosen(what: str) -> None:
    line, place = BROKEN_OPTIONS[what]
    broken = TEA.replace("set = { go = { amount = 400 } }", line)
    with pytest.raises(EditionError) as refused:
        parse_edition(with_options(broken), "ours.toml")
    assert place in str(refused.value)
    assert str(refused.value).startswith("ours.toml: ")


def test_an_option_with_a_bad_value_is_blamed_when_it_is_chosen(tmp_path: Path) -> None:
    path = own_file(tmp_path, with_options(TEA.replace("400", "-4")))
    with pytest.raises(EditionError, match=r"with the option tea-time: go\.amount: "):
        load_edition(path, ["tea-time"])


def test_two_options_with_one_id_are_refused() -> None:
    with pytest.raises(EditionError, match=r"options: 'tea-time' stands there twice"):
        parse_edition(with_options(TEA + TEA), "ours.toml")


# Presets.


def test_a_preset_is_its_base_with_some_tables_changed(tmp_path: Path) -> None:
    path = own_file(tmp_path, extending(US, "[joining]\nstart_money = 2500\n"))
    edition, _ = load_edition(path)
    base, _ = load_edition(US)
    assert (edition.name, edition.title) == ("ours.us", "Ours")
    assert edition.joining.start_money == 2500
    assert edition.joining.most_players == base.joining.most_players
    same = {"name", "title", "joining"}
    assert edition.model_dump(exclude=same) == base.model_dump(exclude=same)


def test_the_text_of_a_preset_needs_no_other_file(tmp_path: Path) -> None:
    base = own_file(tmp_path, load_edition(US)[1], "base.toml")
    path = own_file(tmp_path, extending("./base.toml", 'chosen = ["half-rent"]\n'))
    edition, text = load_edition(path, ["undo-any"])
    Path(base).unlink()
    Path(path).unlink()
    assert "extends" not in tomllib.loads(text)
    assert parse_edition(text, "the journal") == edition
    assert edition.chosen == ("half-rent", "undo-any")


def test_a_preset_adds_options_and_settled_questions_to_those_of_its_base(tmp_path: Path) -> None:
    other_undo = TEA.replace("tea-time", "undo-any")
    choice = '\n[[choices]]\nquestion = "Tea?"\nchoice = "Yes."\n'
    edition, _ = load_edition(own_file(tmp_path, extending(US, TEA + other_undo + choice)))
    base, _ = load_edition(US)
    assert [one.id for one in edition.options] == [
        "half-rent",
        "time-limit",
        "places",
        "tea-time",
        "undo-any",
    ]
    assert edition.options[3].title == "Tea at four"
    assert edition.choices == (*base.choices, edition.choices[-1])


def test_a_preset_may_extend_a_preset_in_a_folder_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    own_file(tmp_path / "far", extending("../first.toml", "[go]\namount = 300\n"), "second.toml")
    own_file(tmp_path, extending(US, "[go]\namount = 250\n[jail]\nfee = 60\n"), "first.toml")
    edition, _ = load_edition(own_file(tmp_path, extending("far/second.toml"), "third.toml"))
    assert edition.go is not None
    assert edition.jail is not None
    assert (edition.go.amount, edition.jail.fee) == (300, 60)


def test_files_that_extend_each_other_are_refused(tmp_path: Path) -> None:
    own_file(tmp_path, extending("./b.toml"), "a.toml")
    own_file(tmp_path, extending("./a.toml"), "b.toml")
    with pytest.raises(EditionError, match=r"extends: .*a\.toml extends .*b\.toml extends .*a\."):
        load_edition(str(tmp_path / "a.toml"))
    with pytest.raises(EditionError, match=r"self\.toml extends .*self\.toml"):
        load_edition(own_file(tmp_path, extending("./self.toml"), "self.toml"))


@pytest.mark.parametrize(
    ("base", "words"),
    [
        ("nonsense", r"no edition 'nonsense\.us'\. Choose one of: "),
        ("./none.toml", r"none\.toml: there is no such file"),
    ],
)
def test_a_base_that_is_not_there_is_refused(tmp_path: Path, base: str, words: str) -> None:
    with pytest.raises(EditionError, match=words):
        load_edition(own_file(tmp_path, extending(base)))


def test_a_base_that_is_no_name_is_refused() -> None:
    with pytest.raises(EditionError, match=r"^ours\.toml: extends: "):
        parse_edition("extends = 5\n", "ours.toml")


def test_a_fault_in_a_preset_is_told_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"ours\.toml: joining\.start_money: "):
        load_edition(own_file(tmp_path, extending(US, '[joining]\nstart_money = "much"\n')))


@pytest.mark.parametrize("board", builtin_names())
def test_the_text_of_every_edition_reads_back_as_the_edition(board: str) -> None:
    edition, text = load_edition(board)
    assert "extends" not in tomllib.loads(text)
    assert parse_edition(text, "the journal") == edition
    written = to_toml(tomllib.loads(text))
    assert parse_edition(written, "the journal") == edition


def tables(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    names = st.text(st.characters(exclude_categories=["Cs"]), max_size=5)
    return st.dictionaries(names, inner, max_size=3)


VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.booleans(),
        st.integers(-(10**9), 10**9),
        st.floats(allow_nan=False, allow_infinity=False),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=3), tables(inner)),
    max_leaves=8,
)


@settings(max_examples=300)
@given(tables(VALUES))
def test_what_is_written_as_toml_is_read_back_the_same(table: dict[str, Any]) -> None:
    assert tomllib.loads(to_toml(table)) == table


@given(tables(VALUES), tables(VALUES))
def test_merging_twice_is_merging_once(base: dict[str, Any], over: dict[str, Any]) -> None:
    once = merged(base, over)
    assert merged(once, over) == once
    assert once.keys() == base.keys() | over.keys()
