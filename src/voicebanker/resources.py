"""Finds the files that ship with the product: grammars, earcons, the demo game.

A wheel carries them inside the package (``voicebanker/_data``). In a checkout
they lie at the root of the repository, where people edit them.
"""

from pathlib import Path

REFERENCE_LANGUAGE = "en"
"""The language in which everything is said; the others follow it."""
_PACKAGE = Path(__file__).resolve().parent
_IN_CHECKOUT = {"grammars": "grammars", "audio": "audio", "demo": "fixtures/demo"}


def folder(name: str) -> Path:
    """Return the folder of shipped files called ``name``.

    ``name`` is ``grammars``, ``audio`` or ``demo``. Raises ``FileNotFoundError``
    where the installation is incomplete.
    """
    in_checkout = _PACKAGE.parent.parent / _IN_CHECKOUT[name]
    for candidate in (_PACKAGE / "_data" / name, in_checkout):
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(
        f"The folder '{name}' is missing from this installation. Install voicebanker again."
    )


def languages() -> tuple[str, ...]:
    """Return the codes of the languages that the product speaks, such as ``en``."""
    return tuple(
        sorted(
            path.name for path in folder("grammars").iterdir() if (path / "common.yaml").is_file()
        )
    )
