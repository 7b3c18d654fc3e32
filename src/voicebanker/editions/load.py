"""Reads edition files and says plainly what is wrong with one."""

import re
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from voicebanker.editions.model import Edition
from voicebanker.editions.options import OptionError, applied, extended
from voicebanker.editions.writing import to_toml

_SUFFIX = ".toml"
_MOST_BYTES = 1_000_000
_CHOSEN = re.compile(r"^chosen\s*=\s*\[[^\]]*\][^\n]*\n", re.MULTILINE)


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


def load_edition(name_or_path: str, options: Sequence[str] = ()) -> tuple[Edition, str]:
    """Return the edition called ``name_or_path``, or read from that file, and its text.

    A short name such as ``voice_banking`` means its US board. ``options`` are chosen
    on top of those that the file chooses. The text needs no other file: a journal
    keeps it, and ``parse_edition`` reads the same edition back. Raises ``EditionError``.
    """
    if _is_path(name_or_path):
        return _load(name_or_path, tuple(options))
    return _load_builtin(name_or_path, tuple(options))


@lru_cache(maxsize=128)
def _load_builtin(name: str, options: tuple[str, ...]) -> tuple[Edition, str]:
    """Do what ``load_edition`` does. What ships does not change while the program runs."""
    return _load(name, options)


def _load(name_or_path: str, options: tuple[str, ...]) -> tuple[Edition, str]:
    text, source, folder = _read(name_or_path, None)
    table = _table(text, source)
    if "extends" in table:
        table = _extended(table, source, folder, ())
        text = to_toml(table)
    if options:
        before = table.get("chosen", [])
        chosen = list(dict.fromkeys([*(before if isinstance(before, list) else ()), *options]))
        text = _with_chosen(text, table, chosen)
    return parse_edition(text, source), text


def parse_edition(text: str, source: str) -> Edition:
    """Check the text of an edition file and return the edition, its chosen options in force.

    ``source`` is the file's name for messages. Raises ``EditionError`` with
    the place of the first fault.
    """
    table = _table(text, source)
    if "extends" in table:
        table = _extended(table, source, None, ())
    try:
        return Edition.model_validate(_tuples(applied(table)))
    except OptionError as error:
        raise EditionError(f"{source}: {error}") from None
    except ValidationError as error:
        raise EditionError(f"{source}: {_blamed(table)}{_first_fault(error)}") from None


def _blamed(table: dict[str, Any]) -> str:
    """Return which options a fault comes from: none where the file is broken without them."""
    chosen = table.get("chosen")
    if not chosen:
        return ""
    try:
        Edition.model_validate(_tuples({**table, "chosen": []}))
    except ValidationError:
        return ""
    return f"with the option {', '.join(map(str, chosen))}: "


def _with_chosen(text: str, table: dict[str, Any], chosen: list[str]) -> str:
    """Return ``text`` with ``chosen`` at its top, and otherwise as it was."""
    written = to_toml({"chosen": chosen}) + _CHOSEN.sub("", text, count=1)
    try:
        if tomllib.loads(written) == {**table, "chosen": chosen}:
            return written
    except tomllib.TOMLDecodeError:
        pass
    # The file writes its own choice in a way that cannot simply be cut out.
    return to_toml({**table, "chosen": chosen})


def _extended(
    table: dict[str, Any], source: str, folder: Path | None, above: tuple[str, ...]
) -> dict[str, Any]:
    """Return the tables of a file together with those of all that it extends."""
    base_name = table["extends"]
    if not isinstance(base_name, str):
        raise EditionError(f"{source}: extends: write the name of an edition. Correct it.")
    text, base_source, base_folder = _read(base_name, folder)
    chain = (*above, source)
    if base_source in chain:
        round_trip = " extends ".join([*chain[chain.index(base_source) :], base_source])
        raise EditionError(f"{source}: extends: {round_trip}. Let one of them stand alone.")
    base = _table(text, base_source)
    if "extends" in base:
        base = _extended(base, base_source, base_folder, chain)
    own = {key: value for key, value in table.items() if key != "extends"}
    return extended(base, own)


def _is_path(name_or_path: str) -> bool:
    return name_or_path.endswith(_SUFFIX) or "/" in name_or_path or "\\" in name_or_path


def _read(name_or_path: str, folder: Path | None) -> tuple[str, str, Path | None]:
    """Return a file's text, its name for messages, and the folder where its own base lies."""
    if _is_path(name_or_path):
        path = Path(name_or_path) if folder is None else folder / name_or_path
        return _read_file(path), str(path), path.parent
    name = name_or_path if "." in name_or_path else f"{name_or_path}.us"
    return read_builtin(name), f"{name}{_SUFFIX}", None


def _table(text: str, source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{source}: this is not valid TOML: {error}.") from None


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
    what = str(first["msg"]).removeprefix("Value error, ")
    if not first["loc"]:
        return f"{what}. Correct it and try again."
    place = "".join(
        f" number {part + 1}" if isinstance(part, int) else f".{part}" for part in first["loc"]
    ).lstrip(".")
    place = place.replace(".list number", " number")
    return f"{place}: {what[0].lower()}{what[1:]}. Correct it and try again."
