"""The editions as data: boards, deeds, cards and numbers. Nothing in here decides anything."""

from voicebanker.editions.effects import Card
from voicebanker.editions.load import (
    EditionError,
    builtin_names,
    load_edition,
    parse_edition,
    read_builtin,
)
from voicebanker.editions.model import Choice, Deed, Edition, Token
from voicebanker.editions.parts import Provenance

__all__ = [
    "Card",
    "Choice",
    "Deed",
    "Edition",
    "EditionError",
    "Provenance",
    "Token",
    "builtin_names",
    "load_edition",
    "parse_edition",
    "read_builtin",
]
