"""The web application: the page's own files, its labels, and the WebSocket. Nothing else."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from voicebanker.language.numerals import numerals_of
from voicebanker.page.connection import Connection
from voicebanker.page.hosts import is_own_host, is_same_origin, is_trusted_by_browsers
from voicebanker.page.hub import Hub
from voicebanker.page.labels import labels_of
from voicebanker.page.limits import Bans

STATIC = Path(__file__).with_name("static")
MOST_CONNECTIONS = 300
BAN_S = 10.0
"""An address that has sent too much may not connect anew for so long, in seconds."""
_TICK_S = 1.0


class Guard:
    """Answers to the machine's own addresses only, and tells browsers to load nothing else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is allowed, with the headers that keep it safe."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        if not is_own_host(host):
            await _refuse(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(MutableHeaders(scope=message), scope["scheme"], host)
            await send(message)

        await self._app(scope, receive, with_headers)


def _add_headers(headers: MutableHeaders, scheme: str, host: str) -> None:
    # Older Safari does not count a WebSocket as 'self'.
    links = f"'self' ws://{host} wss://{host}"
    headers["Content-Security-Policy"] = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"manifest-src 'self'; connect-src {links}; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    if is_trusted_by_browsers(scheme, host):  # others they warn of it, and ignore it
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
    headers["Cache-Control"] = "no-cache"


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close()
    else:
        await PlainTextResponse("This is not an address of this page.\n", 403)(scope, receive, send)


def make_app(hub: Hub, language: str, *, secure_port: int | None, spoken: bool) -> Guard:
    """Return the application. ``secure_port``: where the same page is served over TLS.

    ``spoken``: the table has a voice, so that the page need not read aloud.
    """
    facts = {
        "labels": labels_of(language),
        "language": language,
        "money": numerals_of(language).money_form,
        "secure_port": secure_port,
        "spoken": spoken,
    }
    open_now = 0
    bans = Bans(BAN_S, time.monotonic)

    async def about(_request: Request) -> JSONResponse:
        return JSONResponse(facts)

    async def link(socket: WebSocket) -> None:
        nonlocal open_now
        origin, host = socket.headers.get("origin"), socket.headers.get("host", "")
        address = socket.client.host if socket.client else ""
        is_full = open_now >= MOST_CONNECTIONS
        if is_full or bans.is_banned(address) or not is_same_origin(origin, host):
            await socket.close()
            return
        open_now += 1
        try:
            await socket.accept()
            if not await Connection(socket, hub).serve():
                bans.ban(address)
        finally:
            open_now -= 1

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        ticking = asyncio.create_task(_tick(hub))
        yield
        ticking.cancel()

    routes = [
        Route("/about.json", about),
        WebSocketRoute("/link", link),
        Mount("/", StaticFiles(directory=STATIC, html=True)),
    ]
    return Guard(Starlette(routes=routes, lifespan=lifespan))


async def _tick(hub: Hub) -> None:
    while True:
        await asyncio.sleep(_TICK_S)
        hub.time_passes()
