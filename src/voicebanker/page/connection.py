"""One browser's connection: it comes in by the code, hears what is new, and may press."""

import asyncio
import time
from contextlib import suppress

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from voicebanker.page.gate import Admission
from voicebanker.page.hub import Cursor, Hub, Phone
from voicebanker.page.limits import Allowance
from voicebanker.page.messages import (
    FROM_PHONE,
    SPEECH_RATE,
    Claim,
    Enter,
    FromPhone,
    Press,
    PressControl,
    Release,
    Return,
    SayWords,
    Talk,
    Yield,
)

LONGEST_TEXT = 1_000
"""Characters of a message that is no speech."""
BAD_MESSAGES = 20
"""After so many messages that are none, or too many a second, the connection is closed."""
FIRST_WORD_S = 60.0
"""Who has not come in after this time, in seconds, is shown out."""
SHORTEST_WAIT_S = 0.05
"""News are sent no more often than this."""
MOVED, SHOWN_OUT, MISBEHAVED, OVER = 4001, 4002, 4003, 4004
"""Why a connection was closed: another window has the session; no code came; too much came;
the table has gone."""


class Misbehaved(Exception):
    """The browser sends what it must not, again and again."""


class Connection:
    """Serves one WebSocket until it is gone."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:
        self._socket = socket
        self._hub = hub
        self._cursor = Cursor()
        self._messages = Allowance(10.0, 30.0, time.monotonic)
        self._speech = Allowance(3.0 * SPEECH_RATE, 4.0 * SPEECH_RATE, time.monotonic)
        self._bad = 0
        self._behaves = True

    async def serve(self) -> bool:
        """Let the browser in, then serve it until it is gone. False: it misbehaved."""
        with suppress(WebSocketDisconnect, RuntimeError):
            try:
                async with asyncio.timeout(FIRST_WORD_S):
                    phone = await self._let_in()
            except TimeoutError:
                await self._close(SHOWN_OUT)
                return True
            except Misbehaved:
                self._behaves = False
                await self._close(MISBEHAVED)
                return False
            await self._serve_phone(phone)
        return self._behaves

    async def _close(self, code: int) -> None:
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.close(code)

    # The door.

    async def _let_in(self) -> Phone:
        address = self._socket.client.host if self._socket.client else ""
        while True:
            message = await self._next()
            if isinstance(message, Return):
                known = self._hub.known_phone(message.session)
                if known is not None:
                    if message.run == self._hub.run:
                        self._cursor.entry = message.seen
                    return known
                await self._send({"type": "refused", "why": "unknown-session"})
            elif isinstance(message, Enter):
                admission = self._hub.try_code(message.code, address)
                if admission.is_open:
                    return self._hub.new_phone()
                await self._refuse_code(admission)
            else:
                await self._send({"type": "refused", "why": "no-code"})

    async def _refuse_code(self, admission: Admission) -> None:
        why = "paused" if admission.pause_s > 0 else "wrong-code"
        seconds = max(1, round(admission.pause_s)) if admission.pause_s > 0 else 0
        await self._send(
            {"type": "refused", "why": why, "tries": admission.tries, "seconds": seconds}
        )

    async def _send(self, value: dict[str, object]) -> None:
        await self._socket.send_json(value)

    # Inside.

    async def _serve_phone(self, phone: Phone) -> None:
        here = self._hub.arrive(phone)
        sending = asyncio.create_task(self._send_news(phone, here))
        try:
            await self._send({"type": "entered", "session": phone.session, "run": self._hub.run})
            while True:
                await self._do(phone, await self._next(phone))
        except Misbehaved:
            self._behaves = False
            await self._close(MISBEHAVED)
        finally:
            sending.cancel()
            self._hub.leave(phone, here)

    async def _send_news(self, phone: Phone, here: asyncio.Event) -> None:
        """Send what is new, as fast as this browser takes it; the rest is skipped, not queued."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await here.wait()
                if phone.here is not here:
                    await self._close(MOVED)
                    return
                here.clear()
                for text in self._hub.news(phone, self._cursor):
                    await self._socket.send_text(text)
                if self._hub.is_over:
                    await self._close(OVER)
                    return
                await asyncio.sleep(SHORTEST_WAIT_S)

    async def _next(self, phone: Phone | None = None) -> FromPhone:
        """Return the next message that is one; pieces of speech are taken on the way."""
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(received.get("code", 1000))
            piece, text = received.get("bytes"), received.get("text")
            if piece is not None:
                if phone is not None and self._speech.spend(len(piece)):
                    self._hub.hear(phone, piece)
                else:
                    await self._complain("too-fast")
            elif not self._messages.spend():
                await self._complain("too-fast")
            elif text is None or len(text) > LONGEST_TEXT:
                await self._complain("bad-message")
            else:
                try:
                    return FROM_PHONE.validate_json(text)
                except ValidationError:
                    await self._complain("bad-message")

    async def _complain(self, why: str) -> None:
        self._bad += 1
        if self._bad > BAD_MESSAGES:
            raise Misbehaved
        await self._send({"type": "refused", "why": why})

    async def _do(self, phone: Phone, message: FromPhone) -> None:
        if isinstance(message, Claim):
            if not self._hub.claim(phone, message.token):
                await self._complain("bad-message")
        elif isinstance(message, Release):
            self._hub.release(phone)
        elif isinstance(message, Yield):
            self._hub.answer(phone, gives=message.gives)
        elif isinstance(message, Enter | Return):
            pass  # it is in already
        elif (token := self._hub.token_of(phone)) is None:
            await self._send({"type": "refused", "why": "no-token"})
        else:
            self._do_as_player(phone, token, message)

    def _do_as_player(self, phone: Phone, token: str, message: FromPhone) -> None:
        if isinstance(message, Press):
            self._hub.press(token)
        elif isinstance(message, SayWords):
            self._hub.say(token, message.text)
        elif isinstance(message, PressControl):
            self._hub.control(message.control)
        elif isinstance(message, Talk):
            if message.on:
                self._hub.begin_talk(phone, token)
            else:
                self._hub.end_talk(phone, whole=True)
