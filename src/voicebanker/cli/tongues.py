"""``voicebanker languages``: which there are, and what one of them lacks."""

from collections import Counter

import typer

from voicebanker.language.comparison import lacks, read_messages
from voicebanker.language.languages import about, folder_of, languages
from voicebanker.language.sources import load_sources


def list_languages() -> None:
    """Print the languages, each with the one it is based on."""
    for language in languages():
        one = about(language)
        based_on = f", based on {one.based_on}" if one.based_on else ""
        typer.echo(f"{language}: {one.called} ({one.name}){based_on}")


def check_language(language: str) -> int:
    """Print what a language lacks, beside what it follows; return 2 where something lacks.

    Raises ``GrammarError`` for a language that is not there or cannot be read.
    """
    folder, one = folder_of(language), about(language)
    found = list(lacks(language))
    for lack in found:
        typer.echo(f"{lack.part} {lack.name} {lack.what}")
        for line in lack.reference.splitlines():
            typer.echo(f"    {one.based_on}: {line}")
    counts = Counter(lack.part for lack in found)
    if found:
        parts = ", ".join(f"{count} of {part}s" for part, count in counts.items())
        typer.echo(f"{one.called} ({language}) lacks {len(found)}: {parts}.")
        return 2
    messages, intents = len(read_messages(folder)), len(load_sources(language).intents)
    typer.echo(f"{one.called} ({language}) lacks nothing: {messages} messages, {intents} intents.")
    return 0
