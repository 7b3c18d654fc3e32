"""One JSON value a line, each way, between the table and the page's server."""

import json
from collections.abc import Mapping
from typing import IO, Any

from voicebanker.page.messages import TO_TABLE, Opening, ToTable


def line_of(value: Mapping[str, Any] | Opening | ToTable) -> bytes:
    """Return a value as a line."""
    if isinstance(value, Mapping):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
    return value.model_dump_json().encode() + b"\n"


def write_line(stream: IO[bytes], line: bytes) -> None:
    """Write a line and see that it goes. Raises ``OSError`` or ``ValueError`` if it cannot."""
    stream.write(line)
    stream.flush()


def told_by_server(line: bytes) -> ToTable:
    """Return what the server tells. Raises pydantic's ``ValidationError``."""
    return TO_TABLE.validate_json(line)
