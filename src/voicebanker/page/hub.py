"""The hub: what the table has told, for everybody who has come in; and who has come in."""

import asyncio
import base64
import json
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from voicebanker.page.gate import Admission, Gate
from voicebanker.page.messages import (
    LONGEST_SPEECH_S,
    SPEECH_RATE,
    Controlled,
    Pressed,
    Talked,
    Talking,
    ToTable,
    Typed,
)
from voicebanker.page.seats import Seats

MOST_ENTRIES = 1_000
"""So many of the last entries are kept for those who come late or come back."""
MOST_PHONES = 400
BOARD = "board"
_LONGEST_SPEECH = round(LONGEST_SPEECH_S * SPEECH_RATE * 2)


@dataclass(slots=True)
class Phone:
    """A browser that came in. ``here`` is set while it is connected, and rung when all changes."""

    session: str
    here: asyncio.Event | None = None
    speech: bytearray | None = None


@dataclass(slots=True)
class Topic:
    """The present state of something: a text that replaces the one before it."""

    number: int
    text: str


@dataclass(slots=True)
class Cursor:
    """How far a phone has got: the last entry, the last of each topic, and of the seats."""

    entry: int = 0
    topics: dict[str, int] = field(default_factory=dict)
    seats: str = ""


class Hub:
    """Keeps what is shown, and passes on what is pressed. To be used in one event loop."""

    def __init__(
        self,
        code: str,
        tokens: tuple[str, ...],
        tell: Callable[[ToTable], None],
        clock: Callable[[], float],
    ) -> None:
        """``tell`` reaches the table; ``clock`` gives seconds."""
        self.run = secrets.token_urlsafe(8)
        self.is_over = False
        """The table has gone: phones are told the last of it, and that it is over."""
        self._gate = Gate(code, clock)
        self._seats = Seats(tokens, clock)
        self._tell = tell
        self._phones: dict[str, Phone] = {}
        self._topics: dict[str, Topic] = {}
        self._entries: deque[tuple[int, str]] = deque(maxlen=MOST_ENTRIES)
        self._number = 0

    # From the table.

    def take(self, value: dict[str, Any]) -> None:
        """Take what the table tells: ``topic`` with its ``body``, or ``entries``."""
        if "topic" in value:
            self._number += 1
            body = {"type": value["topic"], **value["body"]}
            self._topics[value["topic"]] = Topic(self._number, _text(body))
        for entry in value.get("entries", ()):
            self._number += 1
            self._entries.append((self._number, _text({"number": self._number, **entry})))
        self.ring()

    def ring(self) -> None:
        """Let every connected phone look for what is new."""
        for phone in self._phones.values():
            if phone.here is not None:
                phone.here.set()

    def end(self) -> None:
        """Let every connected phone see the last of the table, and that it has gone."""
        self.is_over = True
        self.ring()

    @property
    def is_watched(self) -> bool:
        """Tell whether a phone is connected."""
        return any(phone.here is not None for phone in self._phones.values())

    def time_passes(self) -> None:
        """End what has waited long enough."""
        if self._seats.time_passes():
            self.ring()

    def news(self, phone: Phone, cursor: Cursor) -> list[str]:
        """Return the messages that ``phone`` lacks, and move its cursor on.

        The board comes first, for all else names its parts; then what was announced, and
        what follows from that.
        """
        texts = self._topics_for(cursor, lambda name: name == BOARD)
        entries = [text for number, text in self._entries if number > cursor.entry]
        if entries:
            cursor.entry = self._entries[-1][0]
            texts.append(f'{{"type":"entries","entries":[{",".join(entries)}]}}')
        texts += self._topics_for(cursor, lambda name: name != BOARD)
        seats = self._seats_seen_by(phone.session)
        if seats != cursor.seats:
            cursor.seats = seats
            texts.append(seats)
        return texts

    def _topics_for(self, cursor: Cursor, wanted: Callable[[str], bool]) -> list[str]:
        texts = []
        for name, topic in self._topics.items():
            if wanted(name) and cursor.topics.get(name, 0) < topic.number:
                cursor.topics[name] = topic.number
                texts.append(topic.text)
        return texts

    def _seats_seen_by(self, session: str) -> str:
        return _text(
            {
                "type": "seats",
                "mine": self._seats.token_of(session),
                "held": self._seats.holding(session),
                "asking": self._seats.asked(session),
                "asked": self._seats.is_asked_for(session),
            }
        )

    # Coming and going.

    def try_code(self, code: str, address: str) -> Admission:
        """Return whether ``code`` opens the game to ``address``."""
        return self._gate.try_code(code, address)

    def new_phone(self) -> Phone:
        """Return a phone that has just come in; one that is gone is forgotten for it."""
        for session, old in list(self._phones.items()):
            if len(self._phones) < MOST_PHONES:
                break
            if old.here is None and self._seats.token_of(session) is None:
                del self._phones[session]
        phone = Phone(secrets.token_urlsafe(24))
        self._phones[phone.session] = phone
        return phone

    def known_phone(self, session: str) -> Phone | None:
        """Return the phone that came in before, or None."""
        return self._phones.get(session)

    def arrive(self, phone: Phone) -> asyncio.Event:
        """Note that ``phone`` is connected, in place of an older connection of its own."""
        if phone.here is not None:
            older, phone.here = phone.here, None
            older.set()
        phone.here = asyncio.Event()
        phone.here.set()
        self._seats.arrived(phone.session)
        self.ring()
        return phone.here

    def leave(self, phone: Phone, here: asyncio.Event) -> None:
        """Note that a connection of ``phone`` is gone. Its token stays its own."""
        if phone.here is not here:
            return  # a newer one is there
        self.end_talk(phone, whole=False)
        phone.here = None
        self._seats.left(phone.session)
        self.ring()

    # From the phones.

    def token_of(self, phone: Phone) -> str | None:
        """Return the token whose button ``phone`` is."""
        return self._seats.token_of(phone.session)

    def claim(self, phone: Phone, token: str) -> bool:
        """Let ``phone`` be the button of ``token``, or ask for it; False: there is none."""
        done = self._seats.claim(phone.session, token)
        self.ring()
        return done

    def release(self, phone: Phone) -> None:
        """Let the token of ``phone`` go."""
        self.end_talk(phone, whole=False)
        self._seats.release(phone.session)
        self.ring()

    def answer(self, phone: Phone, *, gives: bool) -> None:
        """Let the holder give its token, or keep it."""
        self._seats.answer(phone.session, gives=gives)
        self.ring()

    def press(self, token: str) -> None:
        """Press a token's button."""
        self._tell(Pressed(token=token))

    def say(self, token: str, text: str) -> None:
        """Say words that a player typed."""
        self._tell(Typed(token=token, text=text))

    def control(self, control: str) -> None:
        """Press a button that belongs to no token."""
        self._tell(Controlled.model_validate({"control": control}))

    def begin_talk(self, phone: Phone, token: str) -> None:
        """Take what comes now as speech of the player of ``token``."""
        if phone.speech is None:
            phone.speech = bytearray()
            self._tell(Talking(token=token))

    def hear(self, phone: Phone, piece: bytes) -> None:
        """Take a piece of speech: 16 bits a sample, ``SPEECH_RATE`` samples a second."""
        if phone.speech is None:
            return
        phone.speech += piece[: len(piece) // 2 * 2]
        if len(phone.speech) >= _LONGEST_SPEECH:
            self.end_talk(phone, whole=True)

    def end_talk(self, phone: Phone, *, whole: bool) -> None:
        """Hand the speech to the table; nothing of it where the phone was lost on the way."""
        speech, phone.speech = phone.speech, None
        token = self.token_of(phone)
        if speech is None or token is None:
            return
        text = base64.b64encode(speech[:_LONGEST_SPEECH] if whole else b"").decode()
        self._tell(Talked(token=token, speech=text))


def _text(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
