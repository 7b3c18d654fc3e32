"""Commands and events to JSON-ready values and back, for the journal."""

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError, with_config
from pydantic_core import SchemaValidator

from voicebanker.rules.engine import MECHANICS
from voicebanker.rules.history import Transaction
from voicebanker.rules.registry import Command, Event, Question


class CodecError(Exception):
    """A value in a journal is no command or event of these rules."""


@cache
def _subclasses(base: type[Any]) -> dict[str, type]:
    assert MECHANICS, "importing the mechanics declares their commands and events"
    return {one.__name__: one for one in base.__subclasses__()}


def commands() -> dict[str, type[Command]]:
    """Return every command by its name."""
    return _subclasses(Command)


def questions() -> dict[str, type[Question]]:
    """Return every question by its name."""
    return _subclasses(Question)


def events() -> dict[str, type[Event]]:
    """Return every event by its name."""
    return _subclasses(Event)


def to_json(value: object) -> Any:
    """Return a command, an event or a part of one as a JSON-ready value."""
    if is_dataclass(value) and not isinstance(value, type):
        body = {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
        if isinstance(value, Command | Event):
            return {"type": type(value).__name__, **body}
        return body
    if isinstance(value, tuple):
        return [to_json(item) for item in value]
    return value


@cache
def _validator(kind: type) -> SchemaValidator:
    adapter: TypeAdapter[Any] = TypeAdapter(with_config(ConfigDict(extra="forbid"))(kind))
    assert isinstance(adapter.validator, SchemaValidator), "nothing of it is built later"
    return adapter.validator


def _from_json(body: Any, known: dict[str, type]) -> Any:
    name = body.get("type") if isinstance(body, dict) else None
    if name not in known:
        raise CodecError(f"'{name}' is not known to this version")
    try:
        values = dict(body)
        del values["type"]
        return _validator(known[name]).validate_python(values)
    except ValidationError as error:
        raise CodecError(f"'{name}': {error.errors()[0]['msg']}") from None


def transaction_to_json(transaction: Transaction) -> dict[str, Any]:
    """Return a transaction as a JSON-ready value."""
    return {
        "action": transaction.action,
        "command": to_json(transaction.command),
        "events": [to_json(event) for event in transaction.events],
    }


def transaction_from_json(body: Any) -> Transaction:
    """Return the transaction that ``transaction_to_json`` made. Raises ``CodecError``."""
    try:
        return Transaction(
            int(body["action"]),
            _from_json(body["command"], commands()),
            tuple(_from_json(event, events()) for event in body["events"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise CodecError(f"a transaction is incomplete: {error}") from None
