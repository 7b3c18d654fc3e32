"""The saved game: one SQLite file a game, each entry on disk before it is spoken.

The ledger knows nothing of the rules. It keeps JSON values in order, notices
every change to them, and lets one process at a time write.
"""

from voicebanker.ledger.errors import (
    Damaged,
    DiskFull,
    InUse,
    JournalError,
    Missing,
    NotAGame,
    NotWritable,
    OtherVersion,
    Unsure,
)
from voicebanker.ledger.journal import Journal, read_journal
from voicebanker.ledger.records import Entry, GameInformation

__all__ = [
    "Damaged",
    "DiskFull",
    "Entry",
    "GameInformation",
    "InUse",
    "Journal",
    "JournalError",
    "Missing",
    "NotAGame",
    "NotWritable",
    "OtherVersion",
    "Unsure",
    "read_journal",
]
