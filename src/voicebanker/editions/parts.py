"""What every table of an edition file is made of: identifiers, amounts, marks of provenance."""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Identifier = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Words = Annotated[str, Field(min_length=1, max_length=80)]
Amount = Annotated[int, Field(ge=0, le=1_000_000)]
Count = Annotated[int, Field(ge=0, le=1_000)]


class Provenance(StrEnum):
    """How sure the numbers of a table are: EDITIONS.md, "How sure"."""

    PRINTED = "printed"
    DOCUMENTED = "documented"
    RECONSTRUCTED = "reconstructed"


class Table(BaseModel):
    """A table of an edition file: frozen, strict, and without keys that nobody knows."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", strict=True, arbitrary_types_allowed=True
    )


class Marked(Table):
    """A table that says how sure its numbers are."""

    provenance: Annotated[Provenance, Field(strict=False)]
