"""What a phone may send, checked by pydantic; anything else is refused unread."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from voicebanker.page.gate import CODE_DIGITS

LARGEST_MESSAGE = 16_384
"""Bytes; a piece of speech is the largest thing that a phone sends."""
SPEECH_RATE = 16_000
"""Samples a second of speech from a phone: one channel, 16 bits, little-endian."""
LONGEST_LINE = 200
"""Characters of a line that a player types; the table cuts longer ones anyhow."""
LONGEST_SPEECH_S = 10.0
"""A button that is held longer than this has been forgotten in a pocket."""

Token = Annotated[str, Field(min_length=1, max_length=40)]
Session = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class _Message(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Enter(_Message):
    """Somebody typed the code, or scanned it."""

    do: Literal["enter"]
    code: Annotated[str, Field(pattern=rf"^[0-9]{{{CODE_DIGITS}}}$")]


class Return(_Message):
    """A phone is back after its connection was lost; ``seen`` is the last entry it has."""

    do: Literal["return"]
    session: Session
    run: Annotated[str, Field(max_length=40)] = ""
    seen: Annotated[int, Field(ge=0)] = 0


class Claim(_Message):
    """This phone wants to be the button of a token."""

    do: Literal["claim"]
    token: Token


class Release(_Message):
    """This phone lets its token go."""

    do: Literal["release"]


class Yield(_Message):
    """The holder gives its token to who asks for it, or keeps it."""

    do: Literal["yield"]
    gives: bool


class Press(_Message):
    """The token's button."""

    do: Literal["press"]


class SayWords(_Message):
    """Words typed by the player."""

    do: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_LINE)]


class PressControl(_Message):
    """A button that belongs to no token. Pause is none of them: nobody is sent home by phone."""

    do: Literal["control"]
    control: Literal["undo", "repeat", "help", "wait"]


class Talk(_Message):
    """The player holds the button to talk, or lets it go."""

    do: Literal["talk"]
    on: bool


FromPhone = Annotated[
    Enter | Return | Claim | Release | Yield | Press | SayWords | PressControl | Talk,
    Field(discriminator="do"),
]
FROM_PHONE: TypeAdapter[FromPhone] = TypeAdapter(FromPhone)


class Pressed(_Message):
    """The server tells the table: the button of ``token`` was pressed on a phone."""

    tell: Literal["pressed"] = "pressed"
    token: Token


class Typed(_Message):
    """The server tells the table what a player typed."""

    tell: Literal["typed"] = "typed"
    token: Token
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_LINE)]


class Controlled(_Message):
    """The server tells the table of a button that belongs to no token."""

    tell: Literal["controlled"] = "controlled"
    control: Literal["undo", "repeat", "help", "wait"]


class Talking(_Message):
    """A player has begun to talk into a phone."""

    tell: Literal["talking"] = "talking"
    token: Token


class Talked(_Message):
    """A player has ended; ``speech`` is in base64, empty where nothing came of it."""

    tell: Literal["talked"] = "talked"
    token: Token
    speech: Annotated[str, Field(max_length=600_000)]


class Serving(_Message):
    """The server is up; ``port`` and ``secure_port`` are where, ``fingerprint`` that of TLS."""

    tell: Literal["serving"] = "serving"
    port: int
    secure_port: int | None = None
    fingerprint: str = ""


class Failed(_Message):
    """The server cannot start; ``problem`` is one sentence with the cure."""

    tell: Literal["failed"] = "failed"
    problem: str


ToTable = Annotated[
    Pressed | Typed | Controlled | Talking | Talked | Serving | Failed,
    Field(discriminator="tell"),
]
TO_TABLE: TypeAdapter[ToTable] = TypeAdapter(ToTable)


class Opening(_Message):
    """The first line that the table sends the server: how to serve, and the code."""

    code: str
    address: str
    port: int
    secure: bool
    language: str
    tokens: list[Token]
    spoken: bool
    """The table has a voice, so that the page need not read aloud."""
    keys: str
    """The folder where the certificate lies."""
