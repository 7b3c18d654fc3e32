"""Starts games, demos and hearings with what the command line asked for."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from voicebanker.cli.problems import ShelfError
from voicebanker.cli.screen import PlainScreen
from voicebanker.cli.shelves import path_of_game
from voicebanker.cli.timing import timing_of
from voicebanker.ledger.shelf import default_games_folder, newest
from voicebanker.rules.game import RULES_VERSION

if TYPE_CHECKING:
    from voicebanker.cli.options import PlayOptions

_AT_THE_BEGINNING = {"--option": "chosen", "--player": "players"}


def start(
    *,
    new: bool = False,
    resume: bool = False,
    game: str | None = None,
    edition: str | None = None,
    folder: Path | None = None,
    timing: Sequence[str] = (),
    **options: Any,
) -> None:
    """Start or resume a game; without a microphone, say so and play the recorded demo.

    What is to be played is asked for, aloud, where the command line does not say it.
    """
    from voicebanker.cli.demo import demo_of
    from voicebanker.cli.options import PlayOptions
    from voicebanker.cli.play import microphone_problem

    screen = PlainScreen()
    folder = folder or default_games_folder()
    at_the_beginning = [name for name, given in _AT_THE_BEGINNING.items() if options.get(given)]
    if at_the_beginning and (game or resume):
        raise ShelfError(
            f"{' and '.join(at_the_beginning)} can only be given when a game begins. Add --new."
        )
    saved = path_of_game(game, folder) if game else _last_game(folder) if resume else None
    wanted = PlayOptions(saved=saved, folder=folder, timing=timing_of(timing), **options)
    if edition is not None:
        wanted = replace(wanted, edition=edition)
    problem = microphone_problem(wanted)
    if problem is None:
        is_said = new or at_the_beginning or edition is not None or saved is not None
        asks = not is_said and _somebody_answers(wanted)
        if not is_said and not asks:
            _tell_who_plays(folder)
        _play(wanted, screen, asks=asks)
        return
    screen.notice(problem)
    screen.notice("Here is the recorded demo game instead. To play by typing, add --typed")
    demo = demo_of(wanted.edition)
    sys.exit(run_demo(edition=demo, sound=wanted.sound, ears="pocketsphinx", model=None))


def _play(options: PlayOptions, screen: PlainScreen, *, asks: bool) -> None:
    from voicebanker.cli.keys import Keyboard, keys_at_once
    from voicebanker.cli.play import play
    from voicebanker.cli.set_up import set_up

    if asks and options.page:
        from voicebanker.cli.page_poster import promise_page

        promise_page(screen)
    keyboard = Keyboard()
    with keys_at_once():
        wanted = set_up(options, screen, keyboard) if asks else options
        if wanted is not None:
            play(wanted, screen, keyboard)


def _somebody_answers(options: PlayOptions) -> bool:
    """Tell whether a question can be answered: lines from a pipe are those of the game."""
    return sys.stdin.isatty() or not options.typed


def _tell_who_plays(folder: Path) -> None:
    last = newest(folder, rules_version=RULES_VERSION)
    if last is not None and last.problem is not None:
        typer.echo(f"voicebanker: {last.problem} Meanwhile, here is a new game.", err=True)


def _last_game(folder: Path) -> Path:
    last = newest(folder, rules_version=RULES_VERSION)
    if last is not None and last.problem is not None:  # somebody is playing it
        raise ShelfError(last.problem)
    if last is None or not last.entries:
        raise ShelfError("There is no saved game to go on with.")
    return last.path


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
    language: str | None = None,
) -> int:
    """Print what is understood of ``files``; return 2 where one could not be read.

    ``engines``: the name of the ears, their model, and the model of a second opinion.
    """
    import json

    from voicebanker.cli.engines import make_ears
    from voicebanker.cli.hear import PHASES, Hearing, hear_all
    from voicebanker.editions import load_edition
    from voicebanker.language.languages import REFERENCE

    if phase not in PHASES:
        raise ShelfError(f"There is no phase '{phase}'. Choose one of: {', '.join(PHASES)}.")
    spoken = language or (REFERENCE if grammar else load_edition(edition)[0].language)
    made = make_ears(*engines, language=spoken)
    failed = False
    try:
        hearing = Hearing(made, edition, phase, grammar, spoken)
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
