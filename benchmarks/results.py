"""Puts a table into ``benchmarks/RESULTS.md``, between marks of its own."""

from pathlib import Path

RESULTS = Path(__file__).with_name("RESULTS.md")


def write_between_marks(mark: str, text: str, path: Path = RESULTS) -> None:
    """Write ``text`` between the marks called ``mark``; at the end where there are none yet."""
    begin, end = f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"
    whole = path.read_text("utf-8")
    block = f"{begin}\n{text.strip()}\n{end}"
    if begin in whole and end in whole:
        before, rest = whole.split(begin, 1)
        whole = before + block + rest.split(end, 1)[1]
    else:
        whole = f"{whole.rstrip()}\n\n{block}\n"
    path.write_text(whole, "utf-8")
