"""Reads edition files and says plainly what is wrong with one."""

import tomllib
from importlib.resources import files
from pathlib import Path

from pydantic import ValidationError

from voicebanker.editions.model import Edition

_SUFFIX = ".toml"
_MOST_BYTES = 1_000_000


class EditionError(Exception):
    """An edition file cannot be used. The message names the file, the place and the cure."""


def builtin_names() -> tuple[str, ...]:
    """Return the names of the editions that ship with the product."""
    folder = files("voicebanker.editions") / "data"
    return tuple(
        sorted(
            entry.name.removesuffix(_SUFFIX)
            for entry in folder.iterdir()
            if entry.name.endswith(_SUFFIX)
        )
    )


def read_builtin(name: str) -> str:
    """Return the text of the edition file ``name`` that ships with the product.

    Raises ``EditionError`` for an unknown name.
    """
    if name not in builtin_names():
        known = ", ".join(builtin_names())
        raise EditionError(f"There is no edition '{name}'. Choose one of: {known}.")
    return (files("voicebanker.editions") / "data" / f"{name}{_SUFFIX}").read_text("utf-8")


def load_edition(name_or_path: str) -> tuple[Edition, str]:
    """Return the edition called ``name_or_path``, or read from that file, and its text.

    A short name such as ``voice_banking`` means its US board. Raises ``EditionError``.
    """
    if name_or_path.endswith(_SUFFIX) or "/" in name_or_path or "\\" in name_or_path:
        text = _read_file(Path(name_or_path))
        return parse_edition(text, name_or_path), text
    name = name_or_path if "." in name_or_path else f"{name_or_path}.us"
    text = read_builtin(name)
    return parse_edition(text, f"{name}{_SUFFIX}"), text


def parse_edition(text: str, source: str) -> Edition:
    """Check the text of an edition file and return the edition.

    ``source`` is the file's name for messages. Raises ``EditionError`` with
    the place of the first fault.
    """
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{source}: this is not valid TOML: {error}.") from None
    try:
        return Edition.model_validate(_tuples(table))
    except ValidationError as error:
        raise EditionError(f"{source}: {_first_fault(error)}") from None


def _read_file(path: Path) -> str:
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise EditionError(f"{path}: this file is too large for an edition.")
        return path.read_text("utf-8-sig")  # some editors put a mark at the top
    except FileNotFoundError:
        raise EditionError(f"{path}: there is no such file.") from None
    except UnicodeDecodeError:
        raise EditionError(f"{path}: this is not a text file in UTF-8.") from None
    except OSError as error:
        raise EditionError(f"{path}: it cannot be read: {error.strerror}.") from None


def _tuples(value: object) -> object:
    """Turn TOML's lists into tuples, which is what strict frozen models take."""
    if isinstance(value, dict):
        return {key: _tuples(item) for key, item in value.items()}
    if isinstance(value, list):
        return tuple(_tuples(item) for item in value)
    return value


def _first_fault(error: ValidationError) -> str:
    first = error.errors(include_url=False)[0]
    if not first["loc"]:
        return f"{str(first['msg']).removeprefix('Value error, ')}. Correct it and try again."
    place = "".join(
        f" number {part + 1}" if isinstance(part, int) else f".{part}" for part in first["loc"]
    ).lstrip(".")
    place = place.replace(".list number", " number")
    return f"{place}: {first['msg'][0].lower()}{first['msg'][1:]}. Correct it and try again."
