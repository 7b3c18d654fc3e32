"""Chooses ears and voice for the command line."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from voicebanker.language.languages import REFERENCE, about
from voicebanker.speech.api import Ears, EarsUnavailable, Grammar

NAMES = ("auto", "pocketsphinx", "vosk", "whisper")


def make_ears(
    name: str = "auto",
    model: Path | None = None,
    second_opinion: Path | None = None,
    language: str = REFERENCE,
    *,
    at_once: bool = False,
) -> Ears:
    """Return the ears called ``name``; ``auto`` is Vosk where a model is found.

    ``second_opinion`` is the folder of a Whisper model that is asked where they are unsure.
    They hear ``language``. ``at_once``: somebody waits for the answer, so PocketSphinx works in
    two processes, where there are two processors for them. Raises ``EarsUnavailable``.
    """
    if name not in NAMES:
        raise EarsUnavailable(f"There are no ears '{name}'. Choose one of: {', '.join(NAMES)}.")
    refuse_unheard(name, model, second_opinion, language)
    if name == "whisper":
        return _whisper(model)
    first = _first(name, model, language, at_once=at_once)
    if second_opinion is None:
        return first
    from voicebanker.speech.whisper_ears import SecondOpinionEars
    from voicebanker.speech.whisper_model import WhisperModel, check_whisper

    check_whisper(second_opinion)
    return SecondOpinionEars(first, lambda: WhisperModel(second_opinion))


def refuse_unheard(
    name: str, model: Path | None, second_opinion: Path | None, language: str
) -> None:
    """Raise ``EarsUnavailable`` where nothing here hears ``language``. Loads nothing."""
    if language == REFERENCE:
        return
    from voicebanker.speech.models import find_model, models_folder

    spoken, usual = about(language), about(REFERENCE).called
    if name == "whisper" or second_opinion is not None:
        raise EarsUnavailable(
            f"Whisper is asked in {usual} only: for {spoken.called}, choose --ears vosk and "
            "leave out --second-opinion."
        )
    if name == "pocketsphinx" or find_model(model, words=spoken.model_words) is None:
        raise EarsUnavailable(
            f"The embedded ears hear {usual} only: for {spoken.called}, unpack a Vosk model such "
            f"as {spoken.model} (alphacephei.com/vosk/models) in '{models_folder()}', or play "
            "with --typed."
        )


def _whisper(model: Path | None) -> Ears:
    if model is None:
        raise EarsUnavailable("Whisper needs a model: give its folder with --model.")
    from voicebanker.speech.whisper_ears import WhisperEars
    from voicebanker.speech.whisper_model import WhisperModel

    return WhisperEars(WhisperModel(model))


def _first(name: str, model: Path | None, language: str, *, at_once: bool) -> Ears:
    from voicebanker.speech.models import find_model

    words = about(language).model_words
    found = find_model(model, words=words) if name != "pocketsphinx" else None
    if found is not None:
        from voicebanker.speech.vosk_ears import VoskEars

        return VoskEars(found)
    if name == "vosk":
        raise EarsUnavailable(
            "No Vosk model was found. Get one with 'voicebanker models get', or use --model."
        )
    from voicebanker.speech.free_decoder import FreeDecoderAside
    from voicebanker.speech.sphinx import SphinxEars

    return SphinxEars(free=FreeDecoderAside() if at_once and _processors() > 1 else None)


def _processors() -> int:
    """Return how many processors this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1


def words_report(ears: Ears, grammars: Iterable[Grammar]) -> Iterator[tuple[bool, str]]:
    """Yield what to know of the words of ``grammars``: good or not, and one sentence.

    Nothing where the ears know every word as it is written.
    """
    replaced, missing = getattr(ears, "replaced_words", None), getattr(ears, "missing_words", None)
    respelled: dict[str, str] = {}
    unknown: set[str] = set()
    for grammar in grammars:
        respelled |= replaced(grammar) if replaced else {}
        unknown |= missing(grammar) if missing else frozenset()
    if respelled:
        listed = ", ".join(f"{word} as '{heard}'" for word, heard in sorted(respelled.items()))
        yield True, f"Its model lacks some words and hears them as others: {listed}."
    if unknown:
        listed = ", ".join(sorted(unknown))
        yield False, f"It does not know these words, and will not hear them: {listed}."
