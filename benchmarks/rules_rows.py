"""The rows of ``docs/rules``: rules of a rulebook, read from YAML, and a rulebook's headings."""

import re
from pathlib import Path
from typing import Annotated

import yaml
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from benchmarks.rules_references import CoverageError

BY_HAND = "by hand"
_LONGEST_HEADING = 60
_LONGEST_CALL = 25


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str) else value


Texts = Annotated[tuple[str, ...], BeforeValidator(_as_list)]


class Row(BaseModel):
    """A rule: where it stands, who carries it, and what shows it.

    ``why`` says of a rule that is followed by hand why the banker has nothing to do with it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    headings: Annotated[Texts, Field(alias="heading", min_length=1)]
    rule: Annotated[str, Field(min_length=1)]
    modules: Annotated[Texts, Field(alias="module", min_length=1)]
    why: str = ""
    tests: Texts = ()

    @property
    def is_by_hand(self) -> bool:
        """Tell whether the players follow the rule without the banker."""
        return self.modules == (BY_HAND,)


class Rulebook(BaseModel):
    """The rules of one rulebook. ``edition``: the first part of its boards' names.

    ``presets``: further editions that extend it, told of here, too.
    ``without_rules``: headings of the rulebook under which no rule of its own
    stands. ``our_headings``: those that we put over rules that have none.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    file: str
    title: str
    rulebook: str
    edition: str
    presets: tuple[str, ...] = ()
    without_rules: tuple[str, ...] = ()
    our_headings: tuple[str, ...] = ()
    rows: Annotated[tuple[Row, ...], Field(min_length=1)]

    @property
    def editions(self) -> tuple[str, ...]:
        """Return the first parts of the names of all boards that the rows are about."""
        return (self.edition, *self.presets)


def load_rulebook(path: Path) -> Rulebook:
    """Return the rows of a file. Raises ``CoverageError`` where it is not well formed."""
    try:
        body = yaml.safe_load(path.read_text("utf-8"))
        return Rulebook.model_validate({**body, "file": path.name})
    except (yaml.YAMLError, ValidationError, TypeError) as error:
        raise CoverageError(f"{path.name}: {error}") from error


def headings(text: str) -> list[str]:
    """Return the headings of a rulebook's text, in order, each once.

    A heading is a short line without the end of a sentence. Three such lines
    and more in one block are a list, such as that of the components.
    """
    found: list[str] = []
    for block in re.split(r"\n\s*\n", text):
        lines = [line.strip() for line in block.splitlines()]
        short = [line for line in lines if _is_short(line)]
        if len(short) == len(lines) and len(lines) > 2:
            continue
        found.extend(line for line in short if line not in found)
    return found


def _is_short(line: str) -> bool:
    if not line or not (line[0].isupper() or line[0] == "#"):
        return False
    if len(line) > _LONGEST_HEADING or line[-1] in ".:,;":
        return False
    return line[-1] != "!" or len(line) <= _LONGEST_CALL
