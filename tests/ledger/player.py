"""Another process with a game, for the tests: ``python player.py WHAT PATH``.

hold   opens the game, says "ready", keeps it until its standard input ends
loop   opens the game and appends for ever, saying each number once it is on disk
limit  appends until the file has grown by 32 KiB, where the system forbids more, and
       says the numbers, then the type and the message of the error
fill   the same, PATH being a file on a disk that is nearly full
look   says how many entries there are, and opens nothing for writing
"""

import os
import resource
import sys
from pathlib import Path

from voicebanker.ledger import Journal, JournalError, read_journal


def say(text: str) -> None:
    # One system call, so that a line is said whole or not at all.
    os.write(1, f"{text}\n".encode())


def append_for_ever(journal: Journal) -> None:
    while True:
        number = len(journal.entries()) + 1
        # Some entries span several pages, so that a step changes a good part of the file.
        payload = f"{number}-" * (1 + number % 5 * 600)
        say(str(journal.append("transaction", {"action": number, "payload": payload}).number))


def main(what: str, path: Path) -> None:
    if what == "look":
        say(str(len(read_journal(path)[1])))
        return
    try:
        play(what, path)
    except JournalError as error:
        say(f"{type(error).__name__}: {error.message}")
        sys.exit(1)


def play(what: str, path: Path) -> None:
    with Journal.open(path, rules_version=3) as journal:
        if what == "hold":
            say("ready")
            sys.stdin.read()
            return
        if what == "limit":
            limit = path.stat().st_size + 32 * 1024
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
        try:
            append_for_ever(journal)
        except JournalError as error:
            say(f"{type(error).__name__}: {error.message}")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
