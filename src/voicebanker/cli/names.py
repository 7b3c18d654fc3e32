"""The names of the people who play: ``--player cat=Anna``. Mr. Monopoly calls their tokens."""

from collections.abc import Mapping, Sequence
from typing import Any

from voicebanker.cli.problems import ShelfError
from voicebanker.editions import Edition

PLAYERS = "players"
"""The key under which a game keeps the names."""
LONGEST_NAME = 40
_FORMULA_SIGNS = "=+-@"
"""A name that begins like this would be calculated by a spreadsheet."""


def names_typed(typed: Sequence[str], edition: Edition) -> dict[str, str]:
    """Return names by token from ``cat=Anna`` and the like. Raises ``ShelfError``."""
    names: dict[str, str] = {}
    for one in typed:
        token_name, sign, name = one.partition("=")
        if not sign:
            raise ShelfError(
                f"--player {one}: write a token and a name, such as {_example(edition)}."
            )
        token = _token(token_name, edition)
        if token in names:
            raise ShelfError(f"--player {one}: {names[token]} has that token already.")
        names[token] = _checked(name, one)
        if len(set(map(str.casefold, names.values()))) < len(names):
            raise ShelfError(f"--player {one}: two players have this name. Add a letter.")
    most = edition.joining.most_players
    if len(names) > most:
        raise ShelfError(f"Up to {most} can play {edition.title}, and {len(names)} are named.")
    return names


def _example(edition: Edition) -> str:
    return f"{edition.tokens[-1].id}=Anna"


def token_called(said: str, edition: Edition) -> str | None:
    """Return the token with this id, name or alias, in any case; None where there is none."""
    wanted = said.strip().casefold()
    for token in edition.tokens:
        if wanted in map(str.casefold, (token.id, token.name, *token.aliases)):
            return token.id
    return None


def _token(said: str, edition: Edition) -> str:
    if token := token_called(said, edition):
        return token
    known = ", ".join(token.id for token in edition.tokens)
    raise ShelfError(f"--player {said}: there is no such token. Choose among: {known}.")


def _checked(name: str, typed: str) -> str:
    cleaned = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not cleaned or len(cleaned) > LONGEST_NAME or cleaned[0] in _FORMULA_SIGNS:
        raise ShelfError(
            f"--player {typed[:60]}: a name has 1 to {LONGEST_NAME} letters, and begins with one."
        )
    return cleaned


def names_kept(options: Mapping[str, Any], edition: Edition) -> dict[str, str]:
    """Return the names that were kept with a game."""
    kept = options.get(PLAYERS)
    if not isinstance(kept, Mapping):
        return {}
    return {
        token: name
        for token, name in kept.items()
        if token in edition.token_by_id and isinstance(name, str)
    }
