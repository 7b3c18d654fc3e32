"""Whatever is in a file, the answer is one sentence that names it, exit code 2, and no traceback.

Sound files have their own such test (``tests/audio/test_wav.py``), and so have the bytes
of a saved game (``tests/ledger/test_faults.py``) and the archives of models
(``tests/speech/test_models.py``).
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.crash.rounds import script
from tests.crash.server import Counted
from tests.table.games import FIXTURES, catalogue, language
from voicebanker.cli.main import main
from voicebanker.cli.saved import open_game
from voicebanker.editions import builtin_names, load_edition
from voicebanker.language.grammar import PhaseGrammar
from voicebanker.language.languages import GrammarError
from voicebanker.language.sources import load_intents_file
from voicebanker.language.spelling import Spelling
from voicebanker.ledger import GameInformation, Journal, JournalError
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.game import RULES_VERSION
from voicebanker.rules.history import History
from voicebanker.table.reports import InputEnded, LineTyped
from voicebanker.table.session import Session
from voicebanker.table.simulation import Simulation
from voicebanker.table.unit import Unit

GRAMMARS = Path(__file__).parents[2] / "grammars" / "en"
FEW = max(1, settings().max_examples // 25)
"""For what makes a file with a synced journal each time."""
fuzz = settings(
    max_examples=settings().max_examples // 8,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
VALUES = (
    "0", "-1", "99999999999999999999", "1e400", "nan", "true", '""', '"x"', '"\\u0000"', "[]",
    "[[]]", "{}", "2026-11-29", '["boardwalk", "boardwalk"]', "'" + "long " * 2000 + "'", "", "}",
    '"../../etc/passwd"', '"{ $x }"', '"%s %n"', "null", "~", "&a [*a]", "!!python/none x",
)  # fmt: skip
values = st.sampled_from(VALUES)


def run_here(*arguments: str | Path) -> int:
    """Run the command in this process and return its exit code; anything raised fails the test."""
    with patch.object(sys, "argv", ["voicebanker", *map(str, arguments)]):
        try:
            main()
        except SystemExit as left:
            return int(left.code or 0)
    return 0


def refused_plainly(error: str, path: Path) -> None:
    lines = error.strip().splitlines()
    assert len(lines) == 1, error
    assert lines[0].startswith("voicebanker: ")
    assert path.name in lines[0]


def with_another_value(text: str, place: int, value: str, mark: str) -> str:
    """Put another value, or nothing at all, in one line of a file that has ``mark`` in it."""
    lines = text.splitlines()
    places = [number for number, line in enumerate(lines) if mark in line]
    number = places[place % len(places)]
    key = lines[number].split(mark)[0]
    lines[number] = f"{key}{mark} {value}" if value else ""
    return "\n".join(lines)


def flipped(data: bytes, places: list[int], byte: int) -> bytes:
    changed = bytearray(data)
    for place in places:
        changed[place % len(changed)] = byte
    return bytes(changed)


@fuzz
@given(
    board=st.sampled_from(builtin_names()),
    changes=st.lists(st.tuples(st.integers(0, 5000), values), min_size=1, max_size=2),
)
def test_an_edition_is_refused_plainly_or_can_be_played(
    board: str,
    changes: list[tuple[int, str]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "mine.toml"
    text = load_edition(board)[1]
    for place, value in changes:
        text = with_another_value(text, place, value, "=")
    path.write_text(text, "utf-8")
    code = run_here("editions", "check", path)
    error = capsys.readouterr().err
    assert path.read_text("utf-8") == text
    if code:
        assert code == 2
        refused_plainly(error, path)
        return
    played = Simulation(load_edition(str(path))[0], most_commands=12).play(1)
    assert played.violation is None, (changes, played.violation)


@fuzz
@given(data=st.binary(max_size=200), cut=st.integers(0, 20_000))
def test_an_edition_of_other_bytes_is_refused_plainly(
    data: bytes, cut: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    good = load_edition("classic.us")[1].encode()
    path.write_bytes(good[: cut % len(good)] + data)
    code = run_here("editions", "check", path)
    assert code in (0, 2)
    if code:
        refused_plainly(capsys.readouterr().err, path)


@fuzz
@given(
    name=st.sampled_from(["answers", "bids", "classic", "deals", "moves", "ultimate"]),
    changes=st.lists(st.tuples(st.integers(0, 500), values), min_size=1, max_size=2),
    mark=st.sampled_from([":", "- "]),
)
def test_a_grammar_is_refused_plainly_or_can_be_listened_for(
    name: str, changes: list[tuple[int, str]], mark: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.yaml"
    text = (GRAMMARS / f"{name}.yaml").read_text("utf-8")
    for place, value in changes:
        if mark in text:
            text = with_another_value(text, place, value, mark)
    path.write_text(text, "utf-8")
    try:
        intents = load_intents_file(path)
        grammar = PhaseGrammar(path.stem, intents, {}, Spelling({}, ()), ())
    except GrammarError as error:
        problem = str(error)
    else:
        assert grammar.jsgf
        return
    assert path.name in problem
    assert "\n" not in problem


@settings(fuzz, max_examples=FEW)
@given(
    places=st.lists(st.integers(0, 10**6), max_size=4),
    byte=st.integers(0, 255),
    cut=st.integers(0, 10**6),
)
def test_a_transcript_is_refused_plainly_or_played(
    places: list[int], byte: int, cut: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.game.txt"
    good = (FIXTURES / "games" / "two-players.game.txt").read_bytes()
    path.write_bytes(flipped(good, places, byte)[: 1 + cut % len(good)])
    code = run_here("replay", path)
    assert code in (0, 1, 2)
    if code == 2:
        refused_plainly(capsys.readouterr().err, path)


JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 10**30, 1.5, "", "x", "boardwalk", [], {}, [[]], [["cat", 5]], {"a": 1},
    "\u0000", "💥" * 500,
)  # fmt: skip


def leaves(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield way
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*way, key))


def with_leaf(value: Any, way: tuple[Any, ...], leaf: Any) -> Any:
    if not way:
        return leaf
    changed = dict(value) if isinstance(value, dict) else list(value)
    changed[way[0]] = with_leaf(changed[way[0]], way[1:], leaf)
    return changed


@settings(fuzz, max_examples=FEW)
@given(
    board=st.sampled_from(builtin_names()),
    place=st.integers(0, 10**6),
    leaf=st.sampled_from(JUNK),
    dropped=st.booleans(),
)
def test_a_journal_that_makes_no_sense_is_refused_plainly(
    board: str,
    place: int,
    leaf: Any,
    dropped: bool,
    tmp_path_factory: pytest.TempPathFactory,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Its checksums are good, so a program wrote it, but not this one."""
    path = tmp_path_factory.mktemp("fuzz") / "a.game"
    told = script(board, 1, 24)
    entries = json.loads(json.dumps(told.entries))
    ways = [way for way in leaves(entries) if len(way) > 2]
    way = ways[place % len(ways)]
    if dropped:
        del entries[way[0]]
    else:
        entries = with_leaf(entries, way, leaf)
    information = GameInformation(
        "a", "2026-11-29T15:00:00", board, told.source, RULES_VERSION, {"undo_steps": 0}
    )
    write(path, information, entries)
    opened_or_refused(path, capsys)


def write(path: Path, information: GameInformation, entries: list[Any]) -> None:
    with Journal.create(path, information) as journal:
        # Nobody needs these on disk.
        assert journal._connection is not None
        journal._connection.execute("PRAGMA synchronous=OFF").fetchall()
        for kind, body in entries:
            if isinstance(body, dict):
                journal.append(str(kind), body)


def opened_or_refused(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = path.read_bytes()
    problem = path.name
    try:
        open_game(path).journal.close()
    except JournalError as error:
        problem = str(error)
    assert path.name in problem
    assert path.read_bytes() == before
    for command in (("games", "show"), ("games", "export")):
        capsys.readouterr()
        code = run_here(*command, path)
        assert code in (0, 2)
        if code:
            refused_plainly(capsys.readouterr().err, path)


@settings(fuzz, max_examples=FEW)
@given(
    field=st.sampled_from(["edition", "edition_source", "options", "created", "undo", "names"]),
    leaf=st.sampled_from(JUNK),
)
def test_a_game_that_says_nonsense_about_itself_is_refused_plainly(
    field: str,
    leaf: Any,
    tmp_path_factory: pytest.TempPathFactory,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path_factory.mktemp("fuzz") / "a.game"
    told = script("voice_banking.us", 1, 24)
    fields: dict[str, Any] = {
        "name": "a",
        "created": "2026-11-29T15:00:00",
        "edition": told.board,
        "edition_source": told.source,
        "rules_version": RULES_VERSION,
        "options": {"undo_steps": 0},
    }
    if field in ("undo", "names"):
        key = "undo_steps" if field == "undo" else "players"
        fields["options"] = {"undo_steps": 0, key: leaf}
    elif field == "options":
        fields["options"] = leaf if isinstance(leaf, dict) else {"undo_steps": 0, "x": leaf}
    else:
        fields[field] = leaf if isinstance(leaf, str) else str(leaf)
    write(path, GameInformation(**fields), list(told.entries))
    opened_or_refused(path, capsys)


class Silent:
    """A screen that shows nothing."""

    def __getattr__(self, name: str) -> Any:
        return lambda *arguments: None


class Memory:
    def append(self, kind: str, body: Any) -> object:
        json.dumps(body)
        return None


lines = st.one_of(
    st.text(max_size=60),
    st.text(st.characters(categories=["Cc", "Cf", "Co", "Cn", "Zl", "Zp"]), max_size=20),
    st.sampled_from(["1", "3", "u", "h", "r", "buy boardwalk", "yes", "9" * 5000, "1 " * 50_000]),
    st.builds(lambda text: f"3 {text}", st.text(max_size=30)),
    st.sampled_from(
        ["Всё", "ボードウォーク", "اشتر", "bu\u0301y", "\ud800", "🎩🎩", "%s{0}{ $x }"]
    ),
)


@fuzz
@given(board=st.sampled_from(builtin_names()), typed=st.lists(lines, max_size=25))
def test_any_line_can_be_typed(board: str, typed: list[str]) -> None:
    history = History.begin(language(board).edition)
    sentences = catalogue(history.game.edition.language)
    unit = Unit(language(board), sentences, history, SeededChance(1))
    session = Session(unit, Silent(), Counted(Memory(), 0))
    for line in typed:
        session.report(LineTyped(line))
    session.report(InputEnded())
    session._rings_at = None
    while not session._reports.empty():
        session._take(session._reports.get())
        session._carry_out_wishes()


@pytest.mark.parametrize(
    ("typed", "encoding"),
    [
        (b"\xff\xfe\x00\x80\n3\n4\n\xc3\x28\r\n" + b"x" * 100_000 + b"\nno end", "utf-8"),
        (b"\x00\x01\x02\x1b[2J\x7f\n" * 50 + b"\xe2\x80", "ascii"),
        ("3\n4\nstart the game\n3 купить Boardwalk\n３ buy\n".encode(), "utf-8"),
    ],
    ids=["no text", "control characters", "other scripts"],
)
def test_any_bytes_can_be_typed_to_the_program(typed: bytes, encoding: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "voicebanker", "play", "--typed", "--no-sound", "--new"],
        input=typed,
        capture_output=True,
        timeout=60,
        env={**os.environ, "XDG_DATA_HOME": os.fspath(tmp_path), "PYTHONIOENCODING": encoding},
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert b"Traceback" not in done.stderr
    assert b"Welcome" in done.stdout


@pytest.mark.parametrize(
    ("template", "rules", "words"),
    [
        ("buy {deed}", "", "needs the list 'deed'"),
        ("buy <what>", "", "needs the rule 'what'"),
        ("buy <what>", "expansion_rules: {what: 'a <what>'}", "refers to itself"),
        ("buy " + "(" * 5000, "", "hassil cannot read it"),
    ],
)
def test_a_template_that_leads_nowhere_is_named(
    template: str, rules: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        f"language: en\nintents: {{Buy: {{data: [{{sentences: ['{template}']}}]}}}}\n{rules}\n",
        "utf-8",
    )
    assert run_here("hear", "--grammar", path, "x.wav") == 2
    error = capsys.readouterr().err
    refused_plainly(error, path)
    assert words in error
