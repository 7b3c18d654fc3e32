"""``voicebanker models``: the Vosk models on this machine."""

from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TimeRemainingColumn

from voicebanker.cli.problems import ShelfError
from voicebanker.speech.models import (
    check_model,
    find_model,
    get_model,
    known_models,
    models_folder,
)


def list_models() -> None:
    """Print the known models and whether they are here."""
    for model in known_models():
        here = "here" if (models_folder() / model.name).is_dir() else "not here"
        typer.echo(f"{model.name}: {model.size // 1_000_000} MB, {here}")
    typer.echo("Without a model, PocketSphinx listens; it needs none.")


def where() -> None:
    """Print the folder of models, and the one in use."""
    typer.echo(f"Models lie in {models_folder()}")
    found = find_model()
    typer.echo(f"In use: {found}" if found else "None is in use.")


def get(name: str | None) -> None:
    """Download a model with a progress bar."""
    name = name or known_models()[0].name
    with Progress(
        "{task.description}",
        BarColumn(),
        DownloadColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    ) as bar:
        task = bar.add_task(name, total=None)
        path = get_model(name, lambda done, total: bar.update(task, completed=done, total=total))
    typer.echo(f"The model is in {path}. 'voicebanker play' uses it from now on.")


def check(path: Path | None) -> None:
    """Check a model, the one in use where none is named."""
    path = path or find_model()
    if path is None:
        raise ShelfError("There is no model. Get one with: voicebanker models get")
    report = check_model(path)
    if not report.ok:
        raise ShelfError(str(report.problem))
    typer.echo(f"{path}: this model is whole and takes a grammar.")
