"""Writes ``docs/rules-coverage.md``: each rule, the module that carries it, and its tests.

    python -m benchmarks.rules_coverage

The rows stand in ``docs/rules``, one file a rulebook, in our own words. Each
reference is looked up for real: a module must be a file, a test must exist and
be about the same edition. The settled ambiguities come from the edition files.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from benchmarks.rules_references import ROOT, CoverageError, References
from benchmarks.rules_rows import BY_HAND, Row, Rulebook, load_rulebook
from voicebanker.editions import Choice, Edition, builtin_names, load_edition

ROWS = ROOT / "docs" / "rules"
DOCUMENT = ROOT / "docs" / "rules-coverage.md"
_HEAD = """# Rules coverage

Written by `python -m benchmarks.rules_coverage` from the rows in `docs/rules` and the choices in
the edition files. Do not edit it by hand: `tests/docs` fails when it is not up to date.

Each row is a rule of a rulebook in our own words, under the heading where it stands there. It
names the module under `src/voicebanker` that carries it and the tests that show it: a case of a
table in `tests/rules/mechanics`, a test by its name, or a line of a whole game in `fixtures`. What
the players do with their hands, and the banker has nothing to do with, is marked *by hand*.
"""


def rulebooks(folder: Path = ROWS) -> list[Rulebook]:
    """Return the rulebooks that have rows, in the order of their files' names."""
    return [load_rulebook(path) for path in sorted(folder.glob("*.yaml"))]


def boards(rulebook: Rulebook) -> list[Edition]:
    """Return the boards of the editions that a rulebook is about. Raises ``CoverageError``."""
    found: list[Edition] = []
    for edition in rulebook.editions:
        names = [name for name in builtin_names() if name.split(".")[0] == edition]
        if not names:
            raise CoverageError(f"{rulebook.file}: there is no edition '{edition}'.")
        found.extend(load_edition(name)[0] for name in names)
    return found


def check(rulebook: Rulebook, references: References) -> None:
    """Raise ``CoverageError`` where a row has no module, no test, or one that does not exist."""
    for place, row in enumerate(rulebook.rows, start=1):
        where = f"{rulebook.file}, row {place} ({row.rule})"
        if row.is_by_hand and not row.why:
            raise CoverageError(f"{where}: say why the banker has nothing to do with it.")
        if not row.is_by_hand:
            for module in row.modules:
                references.find_module(module, where)
        if not row.tests:
            raise CoverageError(f"{where}: no test shows it.")
        for test in row.tests:
            references.find_test(test, rulebook.editions, where)


def settled(editions: Iterable[Edition]) -> Iterator[tuple[Choice, tuple[str, ...]]]:
    """Yield what an edition settles where its rulebook is silent, each once.

    With it come the boards that settle it, or nothing where all boards do.
    """
    every = list(editions)
    seen = set()
    for edition in every:
        for choice in edition.choices:
            if choice in seen:
                continue
            seen.add(choice)
            names = tuple(other.name for other in every if choice in other.choices)
            yield choice, () if len(names) == len(every) else names


def document(books: Iterable[Rulebook], references: References) -> str:
    """Return the text of the document. Raises ``CoverageError``."""
    parts = [_HEAD]
    books = list(books)
    for book in books:
        check(book, references)
    parts.append(_summary(books))
    parts.extend(_rules(book) for book in books)
    parts.append("# Settled ambiguities\n")
    parts.extend(_choices(book) for book in books)
    return "\n".join(parts)


def _summary(books: list[Rulebook]) -> str:
    lines = ["| rulebook | rules | carried by the banker | by hand | tests named | settled |"]
    lines.append("|---|--:|--:|--:|--:|--:|")
    for book in books:
        by_hand = sum(row.is_by_hand for row in book.rows)
        tests = len({test for row in book.rows for test in row.tests})
        count = len(list(settled(boards(book))))
        rows = len(book.rows)
        cells = [book.title, rows, rows - by_hand, by_hand, tests, count]
        lines.append(_line(cells))
    return "\n".join(lines) + "\n"


def _rules(book: Rulebook) -> str:
    lines = [f"# {book.title}\n"]
    lines.append("| heading | rule | carried by | shown by |")
    lines.append("|---|---|---|---|")
    for row in book.rows:
        shown = "<br>".join(f"`{test}`" for test in row.tests)
        lines.append(_line(["; ".join(row.headings), row.rule, _carried(row), shown]))
    return "\n".join(lines) + "\n"


def _carried(row: Row) -> str:
    if row.is_by_hand:
        return f"*{BY_HAND}*: {row.why}"
    return "<br>".join(f"`{module}`" for module in row.modules)


def _choices(book: Rulebook) -> str:
    lines = [f"## {book.title}\n", "| question | choice | source |", "|---|---|---|"]
    for choice, names in settled(boards(book)):
        if not choice.source:
            raise CoverageError(f"{book.edition}: the choice '{choice.question}' names no source.")
        on = ", ".join(f"`{name}`" for name in names)
        question = f"{choice.question} ({on})" if on else choice.question
        lines.append(_line([question, choice.choice, choice.source]))
    return "\n".join(lines) + "\n"


def _line(cells: Iterable[object]) -> str:
    return "| " + " | ".join(str(cell).replace("|", "\\|") for cell in cells) + " |"


def main() -> None:
    """Write the document."""
    DOCUMENT.write_text(document(rulebooks(), References()), "utf-8")


if __name__ == "__main__":
    main()
