"""The option ``--timing``; apart from what it means, so that ``--help`` loads nothing else."""

from typing import Annotated

import typer

TimingOption = Annotated[
    list[str] | None,
    typer.Option(
        "--timing",
        help="Seconds, as in end=0.8; may be given again. hold-off: deaf after speaking (0.3). "
        "end: silence that ends what is said (0.5). short-end: the same where no more can "
        "follow (0.27). pre-roll: kept from before it (0.5).",
    ),
]
