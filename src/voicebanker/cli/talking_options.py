"""The options of ``play`` for how much is said, how long is waited, and what is asked first."""

from typing import Annotated

import typer

WordsOption = Annotated[
    str | None,
    typer.Option("--words", help="How much is said: full, short, or bare (names and numbers)."),
]
TimeFactorOption = Annotated[
    int | None,
    typer.Option(
        "--time-factor", min=0, max=10, help="Time limits so many times as long; 0 for none."
    ),
]
ConfirmAboveOption = Annotated[
    int | None,
    typer.Option(
        "--confirm-above", min=0, help="Ask before payments from so many M on; 0 for never."
    ),
]
