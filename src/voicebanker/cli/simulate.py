"""``voicebanker simulate``: whole games without people, every promise checked at every step."""

import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import typer

from voicebanker.editions import load_edition
from voicebanker.language.localised import edition_in
from voicebanker.table.simulation import Played, Simulation, Violation

_MOST_GAMES = 1_000_000
_MOST_SEED = 2**62


class SimulateError(Exception):
    """The options make no sense. The message is one sentence with the cure."""


def simulate(
    edition: str,
    games: int,
    seed: int,
    most_commands: int,
    *,
    as_json: bool,
    language: str | None = None,
    chosen: Sequence[str] = (),
) -> int:
    """Play ``games`` games and print the report; return 1 where a promise was broken.

    ``chosen`` are options of the edition. Raises ``EditionError`` and ``SimulateError``.
    """
    _refuse_outside("--games", games, 1, _MOST_GAMES)
    _refuse_outside("--seed", seed, 0, _MOST_SEED)
    _refuse_outside("--most-commands", most_commands, 1, _MOST_GAMES)
    board = edition_in(load_edition(edition, chosen)[0], language)
    simulation = Simulation(board, most_commands)
    began = time.perf_counter()
    played = list(simulation.games(games, seed))
    seconds = time.perf_counter() - began
    report = _report(" + ".join([edition, *chosen]), seed, played, seconds)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        for line in _lines(report):
            typer.echo(line)
    for one in played:
        if one.violation is not None:
            _tell(" ".join([edition, *(f"--option {name}" for name in chosen)]), one, one.violation)
    return 1 if report["violations"] else 0


def _refuse_outside(option: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise SimulateError(f"{option} {value}: choose a number from {least} to {most:,}.")


def _report(edition: str, seed: int, played: list[Played], seconds: float) -> dict[str, Any]:
    """Return the figures of a run. ``seconds`` is how long it took."""
    finished = [one for one in played if one.ending is not None and one.violation is None]
    commands = sum(one.commands for one in played)
    endings = Counter(one.ending for one in finished)
    return {
        "edition": edition,
        "seed": seed,
        "games": len(played),
        "finished": len(finished),
        "unfinished": [one.seed for one in played if one.ending is None and one.violation is None],
        "commands": commands,
        "steps": sum(one.steps for one in played),
        "seconds": round(seconds, 2),
        "commands_per_second": round(commands / seconds, 1),
        "games_per_second": round(len(played) / seconds, 2),
        "mean_commands": round(commands / len(played), 1),
        "longest": max(one.commands for one in played),
        "endings": dict(endings.most_common()),
        "players": dict(sorted(Counter(one.players for one in played).items())),
        "violations": [
            {"seed": one.seed, **asdict(one.violation)} for one in played if one.violation
        ],
    }


def _lines(report: dict[str, Any]) -> list[str]:
    tables = ", ".join(f"{count} of {players}" for players, count in report["players"].items())
    lines = [
        f"{report['edition']}: {report['games']} games played from seed {report['seed']}, "
        f"{report['finished']} to their end, in {report['seconds']} s.",
        f"Players: {tables}.",
        f"Commands: {report['commands']}, {report['mean_commands']} a game, "
        f"{report['longest']} in the longest; {report['steps']} steps in all.",
        f"Speed: {report['commands_per_second']} commands and "
        f"{report['games_per_second']} games a second, every step checked.",
    ]
    lines += [f"Ended by {how}: {count}." for how, count in report["endings"].items()]
    if report["unfinished"]:
        seeds = ", ".join(map(str, report["unfinished"][:10]))
        lines.append(
            f"Unfinished: {len(report['unfinished'])}, stopped at the most commands a game "
            f"may have. Their seeds: {seeds}."
        )
    lines.append(f"Promises broken: {len(report['violations'])}.")
    return lines


def _tell(board: str, played: Played, violation: Violation) -> None:
    """Say on standard error what went wrong, after what, and how to see it again on ``board``."""
    for line in violation.trail:
        typer.echo(f"  {line.strip()}", err=True)
    typer.echo(
        f"voicebanker: In the game of seed {played.seed}, step {violation.step}: "
        f"{violation.what}. To play it again: "
        f"voicebanker simulate --edition {board} --games 1 --seed {played.seed}",
        err=True,
    )
