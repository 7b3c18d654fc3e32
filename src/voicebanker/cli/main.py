"""The command ``voicebanker``: what there is, each command imported when it is used."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from voicebanker import __version__
from voicebanker.cli.common_options import (
    EarsOption,
    EditionOption,
    FolderOption,
    KeysOption,
    LanguageOption,
    ModelOption,
    OptionOption,
    SecondOpinionOption,
)
from voicebanker.cli.sub_commands import editions_app, games_app, languages_app, models_app
from voicebanker.cli.talking_options import ConfirmAboveOption, TimeFactorOption, WordsOption
from voicebanker.cli.timing_option import TimingOption

app = typer.Typer(
    name="voicebanker",
    help="A banker for Monopoly that players talk to. Offline.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(editions_app, name="editions")
app.add_typer(games_app, name="games")
app.add_typer(models_app, name="models")
app.add_typer(languages_app, name="languages")


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"voicebanker {__version__}")
        raise typer.Exit


@app.callback()
def _start(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


@app.command()
def play(
    edition: Annotated[
        str | None, typer.Option("--edition", help="An edition's name, or a file of your own.")
    ] = None,
    language: LanguageOption = None,
    option: OptionOption = None,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", help="Who plays, such as cat=Anna; may be given again."),
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game without asking.")] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the last game without asking.")
    ] = False,
    game: Annotated[str | None, typer.Option("--game", help="Go on with this saved game.")] = None,
    typed: Annotated[
        bool, typer.Option("--typed", help="Type instead of talking: no microphone needed.")
    ] = False,
    no_sound: Annotated[bool, typer.Option("--no-sound", help="Text only.")] = False,
    ears: EarsOption = "auto",
    model: ModelOption = None,
    second_opinion: SecondOpinionOption = None,
    microphone: Annotated[str | None, typer.Option(help="Part of the microphone's name.")] = None,
    speaker: Annotated[str | None, typer.Option(help="Part of the speaker's name.")] = None,
    voice: Annotated[
        str | None, typer.Option(help="A voice of this system, or a Piper voice file (*.onnx).")
    ] = None,
    rate: Annotated[
        int | None, typer.Option(min=80, max=450, help="Words a minute; 170 is usual.")
    ] = None,
    pitch: Annotated[
        int | None,
        typer.Option(min=0, max=100, help="How high the voice is; 50 is usual. eSpeak only."),
    ] = None,
    volume: Annotated[
        int | None, typer.Option(min=25, max=200, help="How loud, in percent; 100 is usual.")
    ] = None,
    items: Annotated[
        int | None, typer.Option(min=1, max=12, help="Items of a list at a time; 3 is usual.")
    ] = None,
    pace: Annotated[
        str | None, typer.Option(help="How long auctions wait: normal, slow, 'very slow'.")
    ] = None,
    words: WordsOption = None,
    time_factor: TimeFactorOption = None,
    confirm_above: ConfirmAboveOption = None,
    undo_any: Annotated[
        bool, typer.Option("--undo-any", help="Undo any number of steps, not just one.")
    ] = False,
    timing: TimingOption = None,
    seed: Annotated[int | None, typer.Option(help="Make chance repeatable.")] = None,
    folder: FolderOption = None,
    keys: KeysOption = None,
    hands_free: Annotated[
        bool,
        typer.Option("--hands-free", help="'Cat, buy Boardwalk' does without a button."),
    ] = False,
    page: Annotated[
        bool, typer.Option("--page", help="Serve a page for screens and phones, see docs/page.md.")
    ] = False,
    page_address: Annotated[
        str | None,
        typer.Option("--page-address", help="Let phones in: this computer's address, or 0.0.0.0."),
    ] = None,
    page_port: Annotated[
        int, typer.Option("--page-port", min=1024, max=65534, help="The page's port.")
    ] = 8437,
    sleep_after: Annotated[
        float,
        typer.Option(min=1.0, help="Seconds without a press until the microphone is let go."),
    ] = 300.0,
) -> None:
    """Play a game. Asks aloud which one, where no option says it."""
    from voicebanker.cli.start import start

    start(
        edition=edition,
        language=language,
        chosen=tuple(option or ()),
        players=tuple(player or ()),
        new=new,
        resume=resume,
        game=game,
        typed=typed,
        sound=not no_sound,
        ears=ears,
        model=model,
        second_opinion=second_opinion,
        microphone=microphone,
        speaker=speaker,
        voice=voice,
        rate=rate,
        pitch=pitch,
        volume=volume,
        items=items,
        pace=pace,
        words=words,
        time_factor=time_factor,
        confirm_above=confirm_above,
        undo_any=undo_any,
        timing=timing or (),
        seed=seed,
        folder=folder,
        keys=keys,
        hands_free=hands_free,
        page=page or page_address is not None,
        page_address=page_address,
        page_port=page_port,
        sleep_after_s=sleep_after,
    )


@app.command()
def demo(
    edition: Annotated[
        str, typer.Option(help="The edition whose recorded game is played.")
    ] = "voice_banking",
    no_sound: Annotated[
        bool, typer.Option("--no-sound", help="Print the conversation, play nothing.")
    ] = False,
    ears: EarsOption = "pocketsphinx",
    model: ModelOption = None,
) -> None:
    """Play a recorded game: sound files, recogniser, rules, spoken replies."""
    from voicebanker.cli.start import run_demo

    raise typer.Exit(run_demo(edition=edition, sound=not no_sound, ears=ears, model=model))


@app.command()
def replay(
    paths: Annotated[list[Path], typer.Argument(help="Transcripts, or folders of them.")],
    update: Annotated[
        bool, typer.Option("--update", help="Rewrite the transcripts that differ.")
    ] = False,
) -> None:
    """Replay golden transcripts. Any difference is shown, and exits 1."""
    from voicebanker.cli.replay import replay as run
    from voicebanker.cli.screen import PlainScreen

    raise typer.Exit(1 if run(paths, PlainScreen(), update=update) else 0)


@app.command()
def simulate(
    edition: EditionOption = "voice_banking.us",
    option: OptionOption = None,
    language: LanguageOption = None,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The first game's; each next one more.")] = 1,
    most_commands: Annotated[
        int, typer.Option("--most-commands", help="After so many, a game counts as unfinished.")
    ] = 3000,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Play whole games without people and check every step. A broken promise exits 1."""
    from voicebanker.cli.simulate import simulate as run

    chosen = tuple(option or ())
    broken = run(
        edition, games, seed, most_commands, as_json=json, language=language, chosen=chosen
    )
    raise typer.Exit(broken)


@app.command()
def hear(
    files: Annotated[list[Path], typer.Argument(help="WAV files.")],
    edition: EditionOption = "voice_banking.us",
    language: LanguageOption = None,
    phase: Annotated[str, typer.Option(help="command, property or yes-no.")] = "command",
    grammar: Annotated[
        Path | None, typer.Option(help="A hassil intents file in place of an edition.")
    ] = None,
    ears: EarsOption = "auto",
    model: ModelOption = None,
    second_opinion: SecondOpinionOption = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
) -> None:
    """Tell what is understood of sound files."""
    from voicebanker.cli.start import run_hear

    engines = (ears, model, second_opinion)
    heard = run_hear(files, edition, phase, grammar, engines, as_json=json, language=language)
    raise typer.Exit(heard)


@app.command(name="voice-check")
def voice_check(
    game: Annotated[
        str | None, typer.Option("--game", help="The saved game; without it, the last one.")
    ] = None,
    token: Annotated[
        str | None, typer.Option(help="Whose voice: a token's name, number or letter.")
    ] = None,
    say: Annotated[
        list[str] | None, typer.Option(help="A name to ask for, in place of the usual five.")
    ] = None,
    wav: Annotated[
        list[Path] | None, typer.Option(help="A WAV file in place of the microphone, one a name.")
    ] = None,
    edition: EditionOption = "voice_banking.us",
    no_sound: Annotated[bool, typer.Option("--no-sound", help="Ask in print only.")] = False,
    ears: EarsOption = "auto",
    model: ModelOption = None,
    microphone: Annotated[str | None, typer.Option(help="Part of the microphone's name.")] = None,
    speaker: Annotated[str | None, typer.Option(help="Part of the speaker's name.")] = None,
    folder: FolderOption = None,
) -> None:
    """Learn one player's voice: five names, and he is heard better in this game."""
    from voicebanker.cli.screen import PlainScreen
    from voicebanker.cli.voice_check import VoiceCheckOptions
    from voicebanker.cli.voice_check import voice_check as run

    options = VoiceCheckOptions(
        game=game,
        edition=edition,
        token=token,
        names=tuple(say or ()),
        wav=tuple(wav or ()),
        sound=not no_sound,
        ears=ears,
        model=model,
        microphone=microphone,
        speaker=speaker,
        folder=folder,
    )
    run(options, PlainScreen())


@app.command()
def doctor(
    ears: EarsOption = "auto",
    model: ModelOption = None,
    microphone: Annotated[str | None, typer.Option(help="Part of the microphone's name.")] = None,
    speaker: Annotated[str | None, typer.Option(help="Part of the speaker's name.")] = None,
    edition: EditionOption = "voice_banking.us",
    second_opinion: SecondOpinionOption = None,
) -> None:
    """Check microphone, speaker, voice, recogniser, model and buttons."""
    from voicebanker.cli.doctor import examine
    from voicebanker.cli.screen import PlainScreen

    screen = PlainScreen()
    raise typer.Exit(examine(screen, ears, model, microphone, speaker, edition, second_opinion))


def main() -> None:
    """Run the command. A known problem is one sentence and exit code 2."""
    try:
        app()
    except KeyboardInterrupt:
        typer.echo("Stopped. The game is saved.", err=True)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except Exception as problem:
        # Which problems are known all rooms say, and no command that ends well needs them all.
        from voicebanker.cli.problems import known_problems

        if not isinstance(problem, known_problems()):
            raise
        typer.echo(f"voicebanker: {problem}", err=True)
        sys.exit(2)
