"""What a game file holds, as values, and the text in which they are stored."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal.

    ``number`` counts 1, 2, 3 ... without gaps. ``kind`` is free text for the
    ledger ("transaction", "undo"). ``body`` is a JSON object.
    """

    number: int
    kind: str
    body: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class GameInformation:
    """What is known when a game begins, and never changes.

    ``name`` is unique, such as "2026-11-29-2". ``created`` is an ISO 8601 date and
    time with zone, given by the caller. ``edition_source`` is the whole text of the
    edition's TOML file as it was when the game began. ``options`` is a JSON object.
    """

    name: str
    created: str
    edition: str
    edition_source: str
    rules_version: int
    options: Mapping[str, Any]


def to_text(value: Mapping[str, Any]) -> str:
    """Return ``value`` as JSON in plain ASCII, the same text for the same value.

    Raises ``TypeError`` or ``ValueError`` for what JSON cannot hold, including keys
    that are not text: JSON would turn them into text without a word.
    """
    _refuse_other_keys(value)
    return json.dumps(
        value, default=_as_dict, allow_nan=False, sort_keys=True, separators=(",", ":")
    )


def information_to_text(information: GameInformation) -> str:
    """Return ``information`` as JSON. Raises as ``to_text`` does."""
    return to_text(
        {
            "name": information.name,
            "created": information.created,
            "edition": information.edition,
            "edition_source": information.edition_source,
            "rules_version": information.rules_version,
            "options": information.options,
        }
    )


def information_from_text(text: bytes) -> GameInformation:
    """Return what ``information_to_text`` stored. Raises ``ValueError`` for anything else."""
    fields = object_from_text(text)
    kinds = {
        "name": str,
        "created": str,
        "edition": str,
        "edition_source": str,
        "rules_version": int,
        "options": dict,
    }
    if fields.keys() != kinds.keys():
        raise ValueError("the information has other fields")
    for field, kind in kinds.items():
        if not isinstance(fields[field], kind):
            raise ValueError(f"{field} is not of type {kind.__name__}")
    return GameInformation(**fields)


def object_from_text(text: bytes) -> dict[str, Any]:
    """Return the JSON object in ``text``. Raises ``ValueError`` where there is none."""
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError("not a JSON object")
    return value


def objects_from_texts(texts: Sequence[bytes]) -> list[dict[str, Any]] | None:
    """Return the JSON objects in ``texts``, or None where one of them is not such an object.

    The same as ``object_from_text`` for each, in half the time.
    """
    try:
        values = json.loads(b"[" + b",".join(texts) + b"]")
    except ValueError:
        return None
    alike = len(values) == len(texts) and all(isinstance(value, dict) for value in values)
    return values if alike else None


def first_checksum(information: bytes) -> bytes:
    """Return the checksum, 32 bytes, from which the chain of entries starts."""
    return hashlib.sha256(b"voicebanker game\n" + information).digest()


def next_checksum(previous: bytes, number: int, kind: bytes, body: bytes) -> bytes:
    """Return the checksum, 32 bytes, of an entry that follows ``previous``."""
    # The length keeps the end of the kind apart from the start of the body.
    head = f"{number}\n{len(kind)}\n".encode("ascii")
    return hashlib.sha256(previous + head + kind + body).digest()


def beside_checksum(name: bytes, body: bytes) -> bytes:
    """Return the checksum, 32 bytes, of what is kept beside the journal as ``name``."""
    head = f"voicebanker beside\n{len(name)}\n".encode("ascii")
    return hashlib.sha256(head + name + body).digest()


def _refuse_other_keys(value: object) -> None:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if not isinstance(key, str):
                raise TypeError(f"A key in a journal must be text, not {key!r}.")
            _refuse_other_keys(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            _refuse_other_keys(inner)


def _as_dict(value: object) -> dict[str, Any]:
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"A journal cannot store a {type(value).__name__}.")
