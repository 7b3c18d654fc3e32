"""The server's process: reads what the table tells, serves browsers, tells what they press.

It is started by ``Page`` and ends when the table goes. Its priority is the lowest, for the
ears and the voice come first.
"""

import asyncio
import json
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from voicebanker.page.app import MOST_CONNECTIONS, make_app
from voicebanker.page.hosts import reachable_address
from voicebanker.page.hub import Hub
from voicebanker.page.messages import LARGEST_MESSAGE, Failed, Opening, Serving, ToTable
from voicebanker.page.pipes import line_of, write_line

if TYPE_CHECKING:
    from voicebanker.page.certificate import Certificate

FIRST_REQUEST_S = 10.0
"""A connection that has asked for nothing by then, in seconds, is closed."""
LONGEST_GOODBYE_S = 1.0
"""When the table has gone, phones have so long to take the last of it, in seconds."""
_LOOK_S = 0.02
_NICE = 10
_MORE_FILES = 200


class PatientProtocol(H11Protocol):
    """HTTP, but half-open connections are not waited for without end."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, and give it a while to say what it wants."""
        super().connection_made(transport)
        self.loop.call_later(FIRST_REQUEST_S, self._close_if_silent, transport)

    def _close_if_silent(self, transport: asyncio.Transport) -> None:
        if transport.get_protocol() is self and self.cycle is None:
            transport.close()


class Server(uvicorn.Server):
    """A server that leaves signals alone: the table says when it is over."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


def _server(app: Any, certificate: "Certificate | None") -> Server:
    return Server(
        uvicorn.Config(
            app,
            http=PatientProtocol,
            ws="websockets-sansio",
            ws_max_size=LARGEST_MESSAGE,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,
            limit_concurrency=MOST_CONNECTIONS + _MORE_FILES,
            server_header=False,
            access_log=False,
            log_level="critical",
            proxy_headers=False,
            ssl_certfile=certificate.file if certificate else None,
            ssl_keyfile=certificate.key_file if certificate else None,
        )
    )


def _listen(address: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    return socket.create_server((address, port), family=family, backlog=256)


async def serve(opening: Opening, from_table: IO[bytes], to_table: IO[bytes]) -> None:
    """Serve until the table is gone, or the port cannot be had."""
    loop = asyncio.get_running_loop()

    def tell(value: ToTable) -> None:
        with suppress(OSError, ValueError):  # the table is gone: so are we in a moment
            write_line(to_table, line_of(value))

    hub = Hub(opening.code, tuple(opening.tokens), tell, time.monotonic)
    certificate = None
    try:
        sockets = [_listen(opening.address, opening.port)]
        if opening.secure:
            port = sockets[0].getsockname()[1]
            sockets.append(_listen(opening.address, port + 1 if opening.port else 0))
            from voicebanker.page.certificate import certificate_for

            names = (reachable_address(opening.address),)
            certificate = certificate_for(names, Path(opening.keys))
    except OSError as problem:
        tell(Failed(problem=_why(opening, problem)))
        return
    ports = [one.getsockname()[1] for one in sockets]
    secure_port = ports[1] if certificate else None
    app = make_app(hub, opening.language, secure_port=secure_port, spoken=opening.spoken)
    servers = [_server(app, None), *([_server(app, certificate)] if certificate else [])]
    threading.Thread(target=_read, args=(from_table, loop, hub), name="table", daemon=True).start()
    fingerprint = certificate.fingerprint if certificate else ""
    tell(Serving(port=ports[0], secure_port=secure_port, fingerprint=fingerprint))
    if hasattr(os, "nice"):
        os.nice(_NICE)
    await asyncio.gather(
        *(server.serve([one]) for server, one in zip(servers, sockets, strict=True))
    )


def _why(opening: Opening, problem: OSError) -> str:
    why = os.strerror(problem.errno) if problem.errno else str(problem)
    return (
        f"The page cannot be served at {opening.address}, port {opening.port} "
        f"({why}). Choose others with --page-address and --page-port."
    )


def _read(from_table: IO[bytes], loop: asyncio.AbstractEventLoop, hub: Hub) -> None:
    """Pass on what the table tells. When the table has gone, phones are told, and this ends."""
    for line in from_table:
        loop.call_soon_threadsafe(hub.take, json.loads(line))
    with suppress(TimeoutError, RuntimeError):  # of a loop that hangs, or has ended
        asyncio.run_coroutine_threadsafe(_say_goodbye(hub), loop).result(LONGEST_GOODBYE_S)
    os._exit(0)


async def _say_goodbye(hub: Hub) -> None:
    hub.end()
    while hub.is_watched:
        await asyncio.sleep(_LOOK_S)


def main() -> None:
    """Serve, as the first line says."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the table ends the game, and then this
    to_table = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a library prints must not get between the lines that are meant for the table.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    from_table = sys.stdin.buffer
    opening = Opening.model_validate_json(from_table.readline())
    asyncio.run(serve(opening, from_table, to_table))


if __name__ == "__main__":
    main()
