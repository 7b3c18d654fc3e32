"""Starts games, demos and hearings with what the command line asked for."""

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import typer

from voicebanker.cli.problems import ShelfError
from voicebanker.cli.screen import PlainScreen
from voicebanker.cli.shelves import path_of_game
from voicebanker.cli.timing import timing_of
from voicebanker.ledger.shelf import GameOnShelf, default_games_folder, newest
from voicebanker.rules.game import RULES_VERSION

_AT_THE_BEGINNING = {"--option": "chosen", "--player": "players"}


def start(
    *,
    new: bool = False,
    resume: bool = False,
    game: str | None = None,
    folder: Path | None = None,
    timing: Sequence[str] = (),
    **options: Any,
) -> None:
    """Start or resume a game; without a microphone, say so and play the recorded demo."""
    from voicebanker.cli.demo import demo_of
    from voicebanker.cli.play import PlayOptions, microphone_problem, play

    screen = PlainScreen()
    folder = folder or default_games_folder()
    saved = path_of_game(game, folder) if game else None
    at_the_beginning = [name for name, given in _AT_THE_BEGINNING.items() if options.get(given)]
    if at_the_beginning and (saved or resume):
        raise ShelfError(
            f"{' and '.join(at_the_beginning)} can only be given when a game begins. Add --new."
        )
    if saved is None and not new and not at_the_beginning:
        saved = _last_game(folder, ask=not resume)
        if resume and saved is None:
            raise ShelfError("There is no saved game to go on with.")
    wanted = PlayOptions(saved=saved, folder=folder, timing=timing_of(timing), **options)
    problem = microphone_problem(wanted)
    if problem is None:
        play(wanted, screen)
        return
    screen.notice(problem)
    screen.notice("Here is the recorded demo game instead. To play by typing, add --typed")
    edition = demo_of(wanted.edition)
    sys.exit(run_demo(edition=edition, sound=wanted.sound, ears="pocketsphinx", model=None))


def _last_game(folder: Path, *, ask: bool) -> Path | None:
    last = newest(folder, rules_version=RULES_VERSION)
    if last is not None and last.problem is not None:  # somebody is playing it
        if not ask:
            raise ShelfError(last.problem)
        typer.echo(f"voicebanker: {last.problem} Meanwhile, here is a new game.", err=True)
        return None
    if last is None or not last.entries:
        return None
    if not ask:
        return last.path
    if not sys.stdin.isatty():
        return None
    return last.path if typer.confirm(_offer(last), default=True) else None


def _offer(last: GameOnShelf) -> str:
    return f"Go on with the game {last.name} ({last.edition}, {last.entries} steps)?"


def run_demo(*, edition: str, sound: bool, ears: str, model: Path | None) -> int:
    """Play the recorded game; return 0 where it came out as written."""
    from voicebanker.audio.devices import AudioUnavailable
    from voicebanker.audio.player import Player, SilentPlayer, SpeakerPlayer
    from voicebanker.cli.demo import Demo, demo_script
    from voicebanker.cli.engines import make_ears
    from voicebanker.speech.voice import Pyttsx3Voice

    script = demo_script(edition)
    screen = PlainScreen()
    with ExitStack() as stack:
        player: Player = SilentPlayer()
        voice = None
        if sound:
            try:
                player = SpeakerPlayer()
                voice = Pyttsx3Voice()
                stack.callback(voice.close)
            except AudioUnavailable as problem:
                screen.notice(str(problem))
        made = make_ears(ears, model)
        stack.callback(made.close)
        report = Demo(script, made, screen, player, voice).run()
    pace = "" if sound and voice else f" in {report.compute_s:.1f} s"
    screen.console.print(
        f"The end. {report.clips} recordings, {report.audio_s:.1f} s of speech, played{pace}."
    )
    for line in report.differences:
        screen.console.print(line, markup=False)
    if not report.differences:
        screen.console.print("The game came out as its transcript says.")
    return 1 if report.differences else 0


def run_hear(
    files: list[Path],
    edition: str,
    phase: str,
    grammar: Path | None,
    engines: tuple[str, Path | None, Path | None],
    *,
    as_json: bool,
) -> int:
    """Print what is understood of ``files``; return 2 where one could not be read.

    ``engines``: the name of the ears, their model, and the model of a second opinion.
    """
    import json

    from voicebanker.cli.engines import make_ears
    from voicebanker.cli.hear import PHASES, Hearing, hear_all

    if phase not in PHASES:
        raise ShelfError(f"There is no phase '{phase}'. Choose one of: {', '.join(PHASES)}.")
    made = make_ears(*engines)
    failed = False
    try:
        hearing = Hearing(made, edition, phase, grammar)
        for _, sentence in hearing.report():
            typer.echo(f"voicebanker: {made.name}: {sentence}", err=True)
        for body in hear_all(hearing, files):
            failed = failed or "error" in body
            if "error" in body:
                typer.echo(f"voicebanker: {body['error']}", err=True)
            typer.echo(json.dumps(body, ensure_ascii=False) if as_json else _plain(body))
    finally:
        made.close()
    return 2 if failed else 0


def _plain(body: dict[str, Any]) -> str:
    if "error" in body:
        return f"{body['file']}: not read"
    heard = body["heard"][0] if body["heard"] else "nothing"
    understood = body["understood"]
    meaning = "not understood"
    if understood:
        slots = ", ".join(f"{slot} {value}" for slot, value in understood["slots"].items())
        meaning = f"{understood['intent']} {slots}".strip()
    reason = f" ({body['reason']})" if body["reason"] else ""
    return f"{body['file']}: heard '{heard}': {meaning}, {body['decision']}{reason}"
