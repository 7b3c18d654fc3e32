"""How players find the page: the address and the code as plain lines, and a QR code as text."""

from collections.abc import Iterator

from voicebanker.page.hosts import in_url

_HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
"""Two modules above each other; a light one is drawn, for most terminals are dark."""


def url_of(address: str, port: int, *, secure: bool = False) -> str:
    """Return the address of the page as a browser takes it."""
    return f"http{'s' if secure else ''}://{in_url(address)}:{port}/"


def link_of(url: str, code: str) -> str:
    """Return the address with the code after a ``#``, which browsers keep to themselves."""
    return f"{url}#{code}"


def qr_lines(text: str) -> Iterator[str]:
    """Yield the QR code of ``text``, two rows of it a line."""
    import segno

    rows = [bytes(row) for row in segno.make(text, error="l").matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append(bytes(len(rows[0])))
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        yield "".join(
            _HALVES[bool(above), bool(below)] for above, below in zip(upper, lower, strict=True)
        )
