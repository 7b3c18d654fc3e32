"""Browsers of all manners at a page, for ``page_load``: they watch, flood, or say nothing.

Run as a program: the address, the code, and how many of each kind. It prints a line when all
are connected, and ends when its input ends, after two minutes at most.
"""

import asyncio
import json
import os
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import websockets

LONGEST_S = 120.0


async def watch(link: str, origin: str, code: str, ready: asyncio.Semaphore) -> None:
    """Come in and read all that is shown."""
    async with websockets.connect(link, origin=websockets.Origin(origin), max_queue=None) as one:
        await one.send(json.dumps({"do": "enter", "code": code}))
        await one.recv()
        ready.release()
        async for _ in one:
            pass


async def flood(link: str, origin: str, code: str, ready: asyncio.Semaphore) -> None:
    """Come in and send as fast as it goes; shut out, come again."""
    is_new = True
    while True:
        with suppress(websockets.WebSocketException, OSError):
            opening = websockets.connect(
                link, origin=websockets.Origin(origin), open_timeout=5, close_timeout=0.2
            )
            async with opening as one:
                await one.send(json.dumps({"do": "enter", "code": code}))
                if is_new:
                    ready.release()
                    is_new = False
                while True:
                    await one.send('{"do":"press"}')
                    await one.send(b"\x00" * 4_000)
                    await asyncio.sleep(0)
        if is_new:
            ready.release()
            is_new = False
        await asyncio.sleep(0.05)


async def say_nothing(address: tuple[str, int], ready: asyncio.Semaphore) -> None:
    """Connect, begin a request, and never end it; let go, connect again."""
    is_new = True
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(*address)
            writer.write(b"GET /link HTTP/1.1\r\nHost: ")
            if is_new:
                ready.release()
                is_new = False
            await reader.read()
            writer.close()
        await asyncio.sleep(0.1)


async def main() -> None:
    """Connect as many of each kind as the arguments say."""
    url, code, watching, flooding, silent = sys.argv[1:6]
    parts = urlsplit(url)
    link, origin = f"ws://{parts.netloc}/link", f"http://{parts.netloc}"
    ready = asyncio.Semaphore(0)
    assert parts.hostname is not None
    assert parts.port is not None
    address = parts.hostname, parts.port
    kinds: tuple[tuple[int, Callable[[], Coroutine[Any, Any, None]]], ...] = (
        (int(watching), lambda: watch(link, origin, code, ready)),
        (int(silent), lambda: say_nothing(address, ready)),
        (int(flooding), lambda: flood(link, origin, code, ready)),
    )
    tasks = []
    for count, make in kinds:  # those that flood come last: their address is shut out soon
        tasks += [asyncio.ensure_future(make()) for _ in range(count)]
        for _ in range(count):
            await asyncio.wait_for(ready.acquire(), 60.0)
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    with suppress(TimeoutError):
        await asyncio.wait_for(loop.run_in_executor(None, sys.stdin.read), LONGEST_S)
    os._exit(0)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(19)
    asyncio.run(main())
