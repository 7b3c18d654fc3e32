"""The options that several commands share, apart from what they mean: ``--help`` stays quick."""

from pathlib import Path
from typing import Annotated

import typer

EditionOption = Annotated[
    str, typer.Option("--edition", help="An edition's name, or an edition file of your own.")
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", help="An option that 'editions show' lists; may be given again."),
]
LanguageOption = Annotated[
    str | None,
    typer.Option("--language", help="The language, such as de; else the edition's own."),
]
EarsOption = Annotated[str, typer.Option("--ears", help="auto, pocketsphinx, vosk or whisper.")]
ModelOption = Annotated[
    Path | None, typer.Option("--model", help="The folder of a Vosk or Whisper model.")
]
SecondOpinionOption = Annotated[
    Path | None,
    typer.Option(
        "--second-opinion", help="The folder of a Whisper model to ask where the ears are unsure."
    ),
]
FolderOption = Annotated[
    Path | None, typer.Option("--folder", help="Where saved games lie, if not in the usual place.")
]
KeysOption = Annotated[
    Path | None,
    typer.Option("--keys", help="A button file: keys and pins that are buttons, see docs."),
]
Name = Annotated[str, typer.Argument(help="The name, as 'list' shows it, or a file.")]
