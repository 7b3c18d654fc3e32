"""The words on the page, from a catalogue of their own: ``grammars/<language>/page``."""

import re
from pathlib import Path

from voicebanker import resources
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.languages import REFERENCE

_PLACE = re.compile(r"\$([a-z_]+)")


def labels_of(language: str) -> dict[str, str]:
    """Return the labels of the page by their ids; English ones where a language has none.

    A place that the page fills in is left in braces: ``{player}``.
    """
    english = {} if language == REFERENCE else labels_of(REFERENCE)
    folder = resources.folder("grammars") / language / "page"
    if not folder.is_dir():
        return english
    places = {name: f"{{{name}}}" for path in folder.glob("*.ftl") for name in _places(path)}
    catalogue = Catalogue(language, folder)
    return english | {one: catalogue.say(one, places) for one in sorted(catalogue.ids)}


def _places(path: Path) -> set[str]:
    return set(_PLACE.findall(path.read_text("utf-8")))
