"""The button file: which key or pin is which button. ``play --keys FILE``.

    [keys]              # keys of a keypad or a keyboard
    "7" = "cat"         # a token by its name,
    "8" = 2             # or by its place in the edition
    "/" = "undo"        # undo, repeat, help, pause, wait
    "enter" = "none"    # a key that does nothing

    [gpio]              # pins of a Raspberry Pi, by their GPIO numbers
    17 = "cat"

What the file does not name keeps its meaning.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from voicebanker.cli.names import token_called
from voicebanker.editions import Edition
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed, Happening

NAMED_KEYS = (
    *("enter", "space", "tab", "backspace", "escape", "insert", "delete", "home", "end"),
    *("page-up", "page-down", "up", "down", "left", "right", "center"),
    *(f"f{number}" for number in range(1, 13)),
)
"""Keys that are no character; ``center`` is the 5 of a keypad whose Num Lock is off."""
_NOTHING = "none"
_LAST_PIN = 27
_TABLES = ("keys", "gpio")


class ButtonFileError(Exception):
    """A button file cannot be used. One sentence with the file, the place and the cure."""


@dataclass(frozen=True, slots=True)
class Buttons:
    """What keys and pins are: by a key's name, a button or None for nothing; by GPIO number."""

    keys: Mapping[str, Happening | None] = field(default_factory=dict)
    pins: Mapping[int, Happening] = field(default_factory=dict)


def read_buttons(path: Path, edition: Edition) -> Buttons:
    """Read and check a button file for ``edition``. Raises ``ButtonFileError``."""
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        reason = getattr(problem, "strerror", None) or "it is not text in UTF-8"
        raise ButtonFileError(
            f"{path}: it cannot be read ({reason}). Give the path of a button file."
        ) from None
    except tomllib.TOMLDecodeError as problem:
        raise ButtonFileError(
            f'{path}: it is not TOML ({problem}). Write lines such as "7" = "cat" below [keys].'
        ) from None
    return _Checker(path, edition).buttons(tables)


class _Checker:
    """Checks one file, and knows where it stands in it."""

    def __init__(self, path: Path, edition: Edition) -> None:
        self._path = path
        self._edition = edition

    def buttons(self, tables: Mapping[str, Any]) -> Buttons:
        for name, table in tables.items():
            if name not in _TABLES or not isinstance(table, dict):
                raise self._error(f"'{name}'", "it belongs in no table. Use [keys] and [gpio]")
        keys = dict(self._keys(tables.get("keys", {})))
        pins = dict(self._pins(tables.get("gpio", {})))
        if not keys and not pins:
            raise self._error("the whole file", "it names no button. Add lines below [keys]")
        return Buttons(keys, pins)

    def _keys(self, table: Mapping[str, Any]) -> Iterator[tuple[str, Happening | None]]:
        seen: dict[str, str] = {}
        for written, value in table.items():
            place = f"[keys] '{written}'"
            key = "space" if written == " " else written.casefold()
            is_character = len(written) == 1 and written.isprintable()
            if not is_character and key not in NAMED_KEYS:
                named = ", ".join(NAMED_KEYS[:-12])
                cure = f"Use one character, or one of: {named}, f1 to f12"
                raise self._error(place, f"there is no such key. {cure}")
            if key in seen:
                raise self._error(place, f"it is the same key as '{seen[key]}'. Keep one of them")
            seen[key] = written
            yield key, None if value == _NOTHING else self._button(place, value)

    def _pins(self, table: Mapping[str, Any]) -> Iterator[tuple[int, Happening]]:
        seen: set[int] = set()
        for written, value in table.items():
            place = f"[gpio] {written}"
            pin = int(written) if written.isascii() and written.isdigit() else -1
            if not 0 <= pin <= _LAST_PIN:
                raise self._error(
                    place, f"there is no such pin. Use a GPIO number, 0 to {_LAST_PIN}"
                )
            if pin in seen:
                raise self._error(place, "this pin is there twice. Keep one of them")
            seen.add(pin)
            yield pin, self._button(place, value)

    def _button(self, place: str, value: object) -> Happening:
        tokens = self._edition.tokens
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= len(tokens):
            return ButtonPressed(tokens[value - 1].id)
        if isinstance(value, str):
            wanted = value.strip().casefold()
            if wanted in set(Control):
                return ControlPressed(Control(wanted))
            if token := token_called(wanted, self._edition):
                return ButtonPressed(token)
        known = ", ".join([*(token.id for token in tokens), *Control])
        raise self._error(
            place, f"{value!r} is no button of {self._edition.title}. Use one of: {known}"
        )

    def _error(self, place: str, what: str) -> ButtonFileError:
        return ButtonFileError(f"{self._path}: {place}: {what}.")
