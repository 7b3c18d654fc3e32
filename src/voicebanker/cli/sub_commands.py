"""The commands of ``editions``, ``games``, ``models`` and ``languages``."""

from pathlib import Path
from typing import Annotated

import typer

from voicebanker.cli.common_options import FolderOption, Name, OptionOption

editions_app = typer.Typer(help="The editions: boards, prices, cards.", no_args_is_help=True)
games_app = typer.Typer(help="The saved games.", no_args_is_help=True)
models_app = typer.Typer(
    help="Vosk models. 'get' is the only command that uses the network.", no_args_is_help=True
)
languages_app = typer.Typer(help="The languages, and what they lack.", no_args_is_help=True)


@editions_app.command("list")
def editions_list(
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the editions: title, language, deeds, and how sure the numbers are."""
    from voicebanker.cli import boards

    boards.list_editions(as_json=json)


@editions_app.command("show")
def editions_show(name: Name, option: OptionOption = None) -> None:
    """Show the numbers of an edition, how sure they are, and its options."""
    from voicebanker.cli import boards

    boards.show_edition(name, option or ())


@editions_app.command("copy")
def editions_copy(
    name: Name,
    target: Annotated[Path | None, typer.Argument(help="The new file.")] = None,
) -> None:
    """Copy an edition to a file that you can correct and play with."""
    from voicebanker.cli import boards

    boards.copy_edition(name, target)


@editions_app.command("check")
def editions_check(file: Annotated[Path, typer.Argument(help="An edition file.")]) -> None:
    """Check an edition file."""
    from voicebanker.cli import boards

    boards.check_edition(file)


@games_app.command("list")
def games_list(folder: FolderOption = None) -> None:
    """List the saved games."""
    from voicebanker.cli import shelves

    shelves.list_saved(folder)


@games_app.command("show")
def games_show(name: Name, folder: FolderOption = None) -> None:
    """Show where a saved game stands and what happened in it."""
    from voicebanker.cli import shelves

    shelves.show_saved(name, folder)


@games_app.command("resume")
def games_resume(
    name: Name,
    folder: FolderOption = None,
    typed: Annotated[bool, typer.Option("--typed", help="Type instead of talking.")] = False,
    no_sound: Annotated[bool, typer.Option("--no-sound", help="Text only.")] = False,
) -> None:
    """Go on with a saved game."""
    from voicebanker.cli.start import start

    start(game=name, folder=folder, typed=typed, sound=not no_sound)


@games_app.command("export")
def games_export(
    name: Name,
    folder: FolderOption = None,
    target: Annotated[
        Path | None, typer.Option("--output", "--to", help="A file; else the screen.")
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", help="The whole game as JSON; the usual.")
    ] = False,
    csv: Annotated[bool, typer.Option("--csv", help="The score sheet as CSV.")] = False,
) -> None:
    """Write a saved game with its score sheet, as JSON or for a spreadsheet."""
    from voicebanker.cli import shelves
    from voicebanker.cli.problems import ShelfError

    if json and csv:
        raise ShelfError("--json and --csv cannot go together. Choose one of them.")
    shelves.export_saved(name, folder, target, as_csv=csv)


@games_app.command("delete")
def games_delete(
    name: Name,
    folder: FolderOption = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a saved game."""
    from voicebanker.cli import shelves

    shelves.delete_saved(name, folder, yes=yes)


@models_app.command("list")
def models_list() -> None:
    """List the models that can be had, and which are here."""
    from voicebanker.cli import model_shelf

    model_shelf.list_models()


@models_app.command("where")
def models_where() -> None:
    """Show where models lie."""
    from voicebanker.cli import model_shelf

    model_shelf.where()


@models_app.command("get")
def models_get(
    name: Annotated[str | None, typer.Argument(help="A model of 'models list'.")] = None,
) -> None:
    """Download a model. Uses the network; an interrupted download goes on."""
    from voicebanker.cli import model_shelf

    model_shelf.get(name)


@models_app.command("check")
def models_check(
    path: Annotated[Path | None, typer.Argument(help="A model's folder.")] = None,
) -> None:
    """Check a model: is it whole, and can it take a grammar."""
    from voicebanker.cli import model_shelf

    model_shelf.check(path)


@languages_app.command("list")
def languages_list() -> None:
    """List the languages."""
    from voicebanker.cli import tongues

    tongues.list_languages()


@languages_app.command("check")
def languages_check(
    language: Annotated[str, typer.Argument(help="A language of 'languages list'.")],
) -> None:
    """List what a language lacks, beside the sentences that it follows. Anything exits 2."""
    from voicebanker.cli import tongues

    raise typer.Exit(tongues.check_language(language))
