"""Chooses ears and voice for the command line."""

from pathlib import Path

from voicebanker.speech.api import Ears, EarsUnavailable

NAMES = ("auto", "pocketsphinx", "vosk")


def make_ears(name: str = "auto", model: Path | None = None) -> Ears:
    """Return the ears called ``name``; ``auto`` is Vosk where a model is found.

    Raises ``EarsUnavailable``.
    """
    from voicebanker.speech.models import find_model

    if name not in NAMES:
        raise EarsUnavailable(f"There are no ears '{name}'. Choose one of: {', '.join(NAMES)}.")
    found = find_model(model) if name != "pocketsphinx" else None
    if found is not None:
        from voicebanker.speech.vosk_ears import VoskEars

        return VoskEars(found)
    if name == "vosk":
        raise EarsUnavailable(
            "No Vosk model was found. Get one with 'voicebanker models get', or use --model."
        )
    from voicebanker.speech.sphinx import SphinxEars

    return SphinxEars()
