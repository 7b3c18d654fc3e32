"""Options of an edition: house rules and variants, as data that is merged into its tables."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field

from voicebanker.editions.parts import Identifier, Marked, Words

_LISTS_ADDED_TO = ("options", "choices")
"""Lists to which a file that extends another one adds; all other lists replace."""


class OptionError(ValueError):
    """Options cannot be chosen, or not together. The message names them and the cure."""


class Option(Marked):
    """A way to play that one may choose.

    ``set`` is merged into the edition's tables; the tables ``without`` are left out.
    """

    id: Identifier
    title: Words
    about: str = ""
    set: Annotated[dict[str, Any], Field(default_factory=dict)]
    without: tuple[str, ...] = ()


def merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``base`` with ``over`` merged in: tables key by key, anything else replaced."""
    result = dict(base)
    for key, value in over.items():
        old = result.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            result[key] = merged(old, value)
        else:
            result[key] = value
    return result


def extended(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Return the tables of a file that extends ``base``, ``over`` being its own.

    It keeps the options and the settled questions of its base and may add its own.
    """
    result = merged(base, over)
    for key in _LISTS_ADDED_TO:
        if isinstance(base.get(key), list) and isinstance(over.get(key), list):
            result[key] = [*_without(base[key], over[key]), *over[key]]
    return result


def _without(base: list[Any], over: list[Any]) -> list[Any]:
    """Return what of ``base`` does not come again, by its id, in ``over``."""
    again = {one.get("id") for one in over if isinstance(one, Mapping)} - {None}
    return [one for one in base if not (isinstance(one, Mapping) and one.get("id") in again)]


def applied(table: Mapping[str, Any]) -> dict[str, Any]:
    """Return the tables of an edition with its ``chosen`` options merged in.

    Raises ``OptionError`` for an option that is not there, or for two that contradict each other.
    """
    chosen = table.get("chosen", [])
    if not isinstance(chosen, list) or not chosen:
        return dict(table)
    known = {one["id"]: one for one in table.get("options", []) if _is_option(one)}
    result = dict(table)
    refuse_contradictions(chosen, {one: _changes(known[one]) for one in chosen if one in known})
    for one in chosen:
        if one not in known:
            raise OptionError(unknown_option(str(one), tuple(known)))
        kept = {
            key: value for key, value in result.items() if key not in known[one].get("without", ())
        }
        result = merged(kept, known[one].get("set", {}))
    return result


def _is_option(one: Any) -> bool:
    is_whole = isinstance(one, Mapping) and isinstance(one.get("id"), str)
    return is_whole and isinstance(one.get("set", {}), Mapping)


def changes(option: Option) -> dict[str, Any]:
    """Return what an option changes: what it sets, and None for what it leaves out."""
    return _changes(option.model_dump())


def _changes(option: Mapping[str, Any]) -> dict[str, Any]:
    return {**dict.fromkeys(option.get("without", ())), **option.get("set", {})}


def unknown_option(name: str, known: Sequence[str]) -> str:
    """Return the sentence for an option that is not there."""
    if not known:
        return f"there is no option '{name}', for this edition has none. Leave it out."
    return f"there is no option '{name}'. Choose among: {', '.join(known)}."


def refuse_contradictions(chosen: Sequence[str], sets: Mapping[str, Mapping[str, Any]]) -> None:
    """Raise ``OptionError`` where two options set the same key to different values."""
    said: dict[tuple[str, ...], tuple[str, Any]] = {}
    for option in chosen:
        for path, value in _leaves(sets.get(option, {})):
            for other_path, (other, other_value) in said.items():
                shorter = min(len(path), len(other_path))
                if path[:shorter] != other_path[:shorter] or other == option:
                    continue
                if path != other_path or value != other_value:
                    raise OptionError(
                        f"the options '{other}' and '{option}' contradict each other "
                        f"({'.'.join(path)}). Choose one of them."
                    )
            said[path] = (option, value)


def _leaves(
    table: Mapping[str, Any], above: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in table.items():
        # How sure a table is may well be said by two options that change different keys of it.
        if key == "provenance":
            continue
        if isinstance(value, Mapping) and value:
            yield from _leaves(value, (*above, key))
        else:
            yield (*above, key), value
