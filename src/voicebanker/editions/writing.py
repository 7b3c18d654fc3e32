"""Writes tables as TOML, for the journal: an edition that no longer needs the file it extends."""

import json
from collections.abc import Mapping
from typing import Any


def to_toml(table: Mapping[str, Any]) -> str:
    """Return ``table`` as TOML text that ``tomllib`` reads back as the same values.

    Tables in it are written on one line each. Raises ``TypeError`` for dates, which
    editions do not have.
    """
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in table.items())


def _key(key: str) -> str:
    is_bare = key.isascii() and key.replace("-", "_").replace("_", "a").isalnum()
    return key if is_bare else _text(key)


def _text(text: str) -> str:
    # JSON's escapes are TOML's, but for the character DEL, which TOML wants escaped too.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    raise TypeError(f"an edition cannot hold a {type(value).__name__}")
