"""The page's place at the table: shows what the session does, and brings what phones press.

Nothing here waits for the server. What is to be shown is put down, and a thread of its own
carries it over; when that falls behind, moments in between are left out.
"""

import base64
import binascii
import importlib.util
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from pydantic import ValidationError

from voicebanker.audio.earcons import Earcon
from voicebanker.audio.sound import Sound
from voicebanker.editions import Edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.language.replies import Replies
from voicebanker.page.board import board_of
from voicebanker.page.gate import new_code
from voicebanker.page.messages import (
    LONGEST_SPEECH_S,
    SPEECH_RATE,
    Controlled,
    Failed,
    Opening,
    Pressed,
    Serving,
    Talked,
    Talking,
    ToTable,
    Typed,
)
from voicebanker.page.moment import Moment
from voicebanker.page.pipes import line_of, told_by_server, write_line
from voicebanker.page.shown import Showing
from voicebanker.page.told import Telling
from voicebanker.rules.engine import state_of
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed
from voicebanker.table.reports import LineTyped, Notice, Report

SERVER = (sys.executable, "-P", "-m", "voicebanker.page.server_process")
"""The command that starts the server; ``-P`` keeps files in the current folder out of it."""
_NEEDED = ("starlette", "uvicorn", "websockets", "cryptography", "segno")
_SHORTEST_SPEECH_S = 0.2
"""What is shorter was a slip of the finger."""
_MOST_WAITING = 500
_ENDS_S = 3.0


class PageUnavailable(Exception):
    """The page cannot be served. The message is one sentence with the cure."""


def require_packages() -> None:
    """Raise ``PageUnavailable`` where a package that the page needs is missing."""
    missing = [name for name in _NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise PageUnavailable(
            f"The page needs more packages ({', '.join(missing)}). "
            "Install them with: pip install 'voicebanker[page]'"
        )


class OtherMicrophones(Protocol):
    """Ears that also take what is said into other microphones."""

    def listen_elsewhere(self) -> None:
        """Take what is said next from elsewhere."""

    def hear_elsewhere(self, sound: Sound | None) -> None:
        """Take a whole utterance; None where nothing came of it."""


@dataclass(frozen=True, slots=True)
class PagePlace:
    """Where the page is served. ``port`` 0 is any that is free; ``keys`` is a folder."""

    address: str
    port: int
    secure: bool
    keys: Path
    spoken: bool = True


class Page:
    """Serves the companion page of one game. It is also a screen of the session."""

    def __init__(
        self,
        place: PagePlace,
        language: Language,
        names: Mapping[str, str],
        report: Callable[[Report], None],
        speaker: Callable[[], str | None],
        code: str | None = None,
        server: tuple[str, ...] = SERVER,
    ) -> None:
        """``names`` are people's, by token. ``report`` is where presses and typed lines go.

        ``speaker`` tells whose token has the word. Raises ``PageUnavailable`` where packages
        are missing.
        """
        require_packages()
        self.code = code or new_code()
        self.serving: Serving | None = None
        """Where it is served, once it is."""
        self._edition: Edition = language.edition
        self._language = language
        self._names = names
        self._report = report
        self._speaker = speaker
        self._ears: OtherMicrophones | None = None
        self._settled = threading.Event()
        self._changed = threading.Condition()
        self._moment: Moment | None = None
        self._latest: Moment | None = None
        self._entries: deque[dict[str, Any]] = deque(maxlen=_MOST_WAITING)
        self._closing = False
        self._give_up: threading.Timer | None = None
        self._process = subprocess.Popen(server, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        opening = Opening(
            code=self.code,
            address=place.address,
            port=place.port,
            secure=place.secure,
            language=self._edition.language,
            tokens=[token.id for token in self._edition.tokens],
            spoken=place.spoken,
            keys=str(place.keys),
        )
        self._threads = [
            threading.Thread(target=self._write, args=(opening,), name="page out", daemon=True),
            threading.Thread(target=self._read, name="page in", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def use(self, ears: OtherMicrophones | None) -> None:
        """Let phones be microphones of these ears."""
        self._ears = ears

    @property
    def is_settled(self) -> bool:
        """Tell whether it is known that the page is served, or that it cannot be."""
        return self._settled.is_set()

    def wait_until_serving(self, seconds: float | None) -> Serving | None:
        """Wait until the page is served, and return where; None if it is not, or not yet.

        ``seconds`` None: as long as it takes.
        """
        self._settled.wait(seconds)
        return self.serving

    def publish(self, moment: Moment) -> None:
        """Show ``moment``. Costs the session nothing."""
        with self._changed:
            self._moment = self._latest = moment
            self._changed.notify()

    def close(self) -> None:
        """End the server."""
        with self._changed:
            self._closing = True
            self._changed.notify()
        self._threads[0].join(_ENDS_S)
        if self._threads[0].is_alive():  # the server no longer reads, and would not let go
            self._process.kill()
            self._threads[0].join(_ENDS_S)
        if self._process.stdin is not None:
            with suppress(OSError):
                self._process.stdin.close()
        try:
            self._process.wait(_ENDS_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    # A screen of the session.

    def said(self, text: str) -> None:
        """Show what Mr. Monopoly says."""
        self._add({"kind": "said", "text": text})

    def earcon(self, earcon: Earcon) -> None:
        """Show nothing: who has the word is shown."""

    def listening(self, phase: str) -> None:
        """Show nothing: who has the word is shown."""

    def heard(self, text: str) -> None:
        """Show what a player said."""
        self._add({"kind": "heard", "text": text, "token": self._speaker()})

    def score(self, line: str) -> None:
        """Show nothing: the page has the whole score sheet."""

    def notice(self, text: str) -> None:
        """Show a sentence about the machine."""
        self._add({"kind": "notice", "text": text})

    def _add(self, entry: dict[str, Any]) -> None:
        with self._changed:
            self._entries.append(entry)
            self._changed.notify()

    # To the server.

    def _write(self, opening: Opening) -> None:
        assert self._process.stdin is not None
        replies = Replies(Catalogue(self._edition.language))
        showing, telling = Showing(self._language, replies), Telling(replies)
        with suppress(OSError, ValueError):  # the server is gone, which _read reports
            write_line(self._process.stdin, line_of(opening))
            board = {"topic": "board", "body": board_of(self._edition, self._names)}
            write_line(self._process.stdin, line_of(board))
            while (work := self._next_work()) is not None:
                for line in self._lines(*work, showing, telling):
                    write_line(self._process.stdin, line_of(line))

    def _next_work(self) -> tuple[Moment | None, list[dict[str, Any]]] | None:
        with self._changed:
            self._changed.wait_for(lambda: self._closing or self._moment or self._entries)
            if self._closing and not (self._moment or self._entries):
                return None
            moment, self._moment = self._moment, None
            entries = list(self._entries)
            self._entries.clear()
            return moment, entries

    def _lines(
        self,
        moment: Moment | None,
        entries: list[dict[str, Any]],
        showing: Showing,
        telling: Telling,
    ) -> list[dict[str, Any]]:
        told = telling.follow(moment.history) if moment is not None else []
        lines: list[dict[str, Any]] = []
        if told or entries:
            lines.append({"entries": [*told, *entries]})
        if moment is not None:
            body = {**showing.of(moment), "ears": self._ears is not None}
            lines.append({"topic": "state", "body": body})
        if told:
            lines.append({"topic": "chart", "body": telling.chart()})
        return lines

    # From the server.

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            try:
                self._take(told_by_server(line))
            except ValidationError:
                continue  # whatever it was, it is none of what phones may do
        self._stop_waiting()
        if not self._settled.is_set():
            self._tell("The page's server has ended before it began. Play goes on without it.")
        elif self.serving is not None and not self._closing:
            self._tell("The page's server has ended. Play goes on without it.")
        self._settled.set()

    def _tell(self, problem: str) -> None:
        self._report(Notice(problem))

    def _take(self, told: ToTable) -> None:
        if isinstance(told, Serving):
            self.serving = told
            self._settled.set()
        elif isinstance(told, Failed):
            self._tell(told.problem)
            self._settled.set()
        elif isinstance(told, Pressed):
            self._report(ButtonPressed(told.token))
        elif isinstance(told, Typed):
            self._report(LineTyped(told.text, by=told.token))
        elif isinstance(told, Controlled):
            self._report(ControlPressed(Control(told.control)))
        elif isinstance(told, Talking):
            self._begin_talk(told.token)
        elif isinstance(told, Talked):
            self._end_talk(told)

    def _begin_talk(self, token: str) -> None:
        """Let the ears wait for the phone, and give its player the word."""
        if self._ears is None:
            return
        self._ears.listen_elsewhere()
        self._give_up = threading.Timer(LONGEST_SPEECH_S + 2.0, self._stop_waiting)
        self._give_up.daemon = True
        self._give_up.start()
        if self._speaker() != token and not self._a_press_bids():
            self._report(ButtonPressed(token))

    def _a_press_bids(self) -> bool:
        moment = self._latest
        if moment is None or state_of(moment.history.game) != "auction":
            return False
        return not self._edition.has("auctions.spoken")

    def _stop_waiting(self) -> None:
        if self._give_up is not None:
            self._give_up.cancel()
            self._give_up = None
            if self._ears is not None:
                self._ears.hear_elsewhere(None)

    def _end_talk(self, talked: Talked) -> None:
        if self._ears is None or self._give_up is None:
            return
        sound = _sound(talked.speech)
        if sound is None:
            self._stop_waiting()
            return
        self._give_up.cancel()
        self._give_up = None
        self._ears.hear_elsewhere(sound)


def _sound(speech: str) -> Sound | None:
    """Return speech from its base64, or None where it is too short to be any."""
    try:
        samples = np.frombuffer(base64.b64decode(speech, validate=True), dtype="<i2")
    except (binascii.Error, ValueError):
        return None
    if len(samples) < _SHORTEST_SPEECH_S * SPEECH_RATE:
        return None
    return Sound(samples.astype(np.int16), SPEECH_RATE)
