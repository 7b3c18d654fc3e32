"""Grammar files and catalogues that are broken are refused with file and place."""

from pathlib import Path

import pytest

from tests.language.broken import change, copy_of
from voicebanker.language.catalogue import Catalogue, CatalogueError
from voicebanker.language.languages import GrammarError
from voicebanker.language.sources import load_intents_file, load_sources


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the English files, to be broken."""
    return copy_of("en", tmp_path)


GRAMMARS = {
    "no phases": ("moves.yaml", "    phases: [command]\n", "", "intents.Buy.phases"),
    "an empty list of phases": ("moves.yaml", "phases: [command]", "phases: []", "intents.Buy"),
    "an unknown key": ("moves.yaml", "language: en", "language: en\ncolour: red", "colour"),
    "a slot without a question": ("moves.yaml", ", ask: ping}", "}", "intents.Buy.slots.0.ask"),
    "a broken template": (
        "moves.yaml",
        '"train ride"',
        '"(train ride"',
        "RideTrain: '(train ride'",
    ),
    "not YAML": ("questions.yaml", "intents:", "intents: [", "line"),
    "an intent in two files": ("controls.yaml", "  Undo:", "  Buy:", "'Buy' stands in two files"),
    "a common table missing": ("common.yaml", "skip_words:", "skipped:", "skip_words"),
}


@pytest.mark.parametrize("what", GRAMMARS)
def test_a_broken_grammar_is_refused_with_file_and_place(folder: Path, what: str) -> None:
    name, old, new, place = GRAMMARS[what]
    change(folder / name, old, new)
    with pytest.raises(GrammarError) as refused:
        load_sources("en", folder)
    assert str(folder) in str(refused.value)
    assert place in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_missing_grammar_file_is_named(folder: Path) -> None:
    (folder / "common.yaml").unlink()
    with pytest.raises(GrammarError, match=r"common\.yaml: there is no such file\.$"):
        load_sources("en", folder)


def test_a_missing_part_is_named(folder: Path) -> None:
    for name in ("answers.yaml", "lists.yaml"):
        (folder / name).unlink()
    with pytest.raises(GrammarError, match=r"no grammar file has 'part: answers'"):
        load_sources("en", folder)


def test_a_grammar_that_is_not_text_is_refused(folder: Path) -> None:
    (folder / "answers.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(GrammarError, match=r"answers\.yaml: "):
        load_sources("en", folder)


@pytest.mark.parametrize("text", ["", "- a list", "language: en", "intents: 5"])
def test_any_other_intents_file_needs_its_two_parts(tmp_path: Path, text: str) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(GrammarError, match=r"own\.yaml: a grammar needs"):
        load_intents_file(path)


def test_a_template_that_hassil_cannot_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    path.write_text('language: en\nintents: {A: {data: [{sentences: ["(a|"]}]}}', "utf-8")
    with pytest.raises(GrammarError, match=r"own\.yaml: hassil cannot read it"):
        load_intents_file(path)


def test_a_broken_message_is_refused_with_its_line(folder: Path) -> None:
    change(folder / "cards.ftl", "card-coupon = You", "card-coupon You")
    with pytest.raises(CatalogueError, match=r"cards\.ftl: line \d+: "):
        Catalogue("en", folder)


def test_a_folder_without_a_catalogue_is_refused(folder: Path) -> None:
    for path in folder.glob("*.ftl"):
        path.unlink()
    with pytest.raises(CatalogueError, match="there is no catalogue"):
        Catalogue("en", folder)


def test_a_catalogue_that_cannot_be_read_is_refused(folder: Path) -> None:
    (folder / "cards.ftl").unlink()
    (folder / "cards.ftl").mkdir()
    with pytest.raises(CatalogueError, match=r"cards\.ftl: it cannot be read"):
        Catalogue("en", folder)


def test_a_message_in_two_files_is_refused(folder: Path) -> None:
    (folder / "more.ftl").write_text("sorry = Oh dear?\n", "utf-8")
    with pytest.raises(CatalogueError, match=r"replies\.ftl: the message 'sorry' stands in two"):
        Catalogue("en", folder)


def test_an_unknown_message_and_a_missing_fact_are_errors() -> None:
    catalogue = Catalogue()
    with pytest.raises(CatalogueError, match="no message 'nonsense'"):
        catalogue.say("nonsense")
    with pytest.raises(CatalogueError, match="'unknown-name' cannot be said"):
        catalogue.say("unknown-name")


def test_the_wordings_of_a_message_take_turns() -> None:
    catalogue = Catalogue()
    said = [catalogue.say("sorry", turn=turn) for turn in range(4)]
    assert len(set(said)) == catalogue.wordings("sorry") == 3
    assert said[3] == said[0]


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ([], "nobody"),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b, and c"),
        (["a", "b", "c", "d"], "a, b, c, and d"),
    ],
)
def test_lists_in_words(items: list[str], text: str) -> None:
    assert Catalogue().join(items) == text


def test_choices_in_words() -> None:
    assert Catalogue().join(["a", "b", "c"], last="or") == "a or b or c"
