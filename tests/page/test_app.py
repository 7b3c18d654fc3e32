"""The server: who is let in, what is told, what a browser may send, and how much of it."""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

pytest.importorskip("starlette", reason="The page's packages are not installed: [page].")

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from voicebanker.page import connection
from voicebanker.page.app import make_app
from voicebanker.page.gate import TRIES
from voicebanker.page.hub import Hub
from voicebanker.page.messages import Controlled, Pressed, Talked, Talking, ToTable, Typed

CODE = "0417"
OWN = {"origin": "http://localhost", "host": "localhost"}


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Server:
    """The application with a hub whose table is a list."""

    def __init__(self) -> None:
        self.told: list[ToTable] = []
        self.clock = Clock()
        self.hub = Hub(CODE, ("cat", "dog"), self.told.append, self.clock)
        app = make_app(self.hub, "en", secure_port=None, spoken=True)
        self.client = TestClient(app, base_url="http://localhost")

    @contextmanager
    def link(self, headers: dict[str, str] = OWN) -> Iterator[WebSocketTestSession]:
        with self.client.websocket_connect("/link", headers=headers) as socket:
            yield socket

    @contextmanager
    def inside(self, token: str | None = None) -> Iterator[WebSocketTestSession]:
        with self.link() as socket:
            socket.send_json({"do": "enter", "code": CODE})
            assert until(socket, "entered")
            if token is not None:
                socket.send_json({"do": "claim", "token": token})
                while until(socket, "seats")["mine"] != token:
                    pass
            yield socket


def until(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """Return the next message of a kind."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == kind:
            return message


def code_of_end(socket: WebSocketTestSession) -> int:
    """Return the code with which the server closes the connection."""
    while True:
        try:
            socket.receive_json()
        except WebSocketDisconnect as ended:
            return ended.code


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server()
    with made.client:
        yield made


# What anybody gets.


def test_the_page_may_load_nothing_from_elsewhere(server: Server) -> None:
    answer = server.client.get("/")
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "'unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("address", "is_sent"),
    [
        ("http://localhost:8437", True),
        ("http://127.0.0.1:8437", True),
        ("https://192.168.1.5:8438", True),
        ("http://192.168.1.5:8437", False),
    ],
)
def test_a_header_that_browsers_would_complain_of_is_not_sent(
    server: Server, address: str, is_sent: bool
) -> None:
    answer = server.client.get(f"{address}/")
    assert answer.status_code == 200
    assert ("cross-origin-opener-policy" in answer.headers) is is_sent


@pytest.mark.parametrize("path", ["/main.js", "/base.css", "/icon.svg", "/about.json"])
def test_its_parts_are_there(server: Server, path: str) -> None:
    assert server.client.get(path).status_code == 200


@pytest.mark.parametrize("path", ["/../app.py", "/%2e%2e/app.py", "/link", "/state", "/main.py"])
def test_nothing_else_is(server: Server, path: str) -> None:
    assert server.client.get(path).status_code in (400, 404, 405)


def test_nothing_of_the_game_without_its_code(server: Server) -> None:
    server.hub.take({"topic": "state", "body": {"secret": "M1500"}})
    assert "M1500" not in server.client.get("/about.json").text
    with server.link() as socket:
        socket.send_json({"do": "press"})
        assert until(socket, "refused")["why"] == "no-code"
        socket.send_json({"do": "claim", "token": "cat"})
        assert until(socket, "refused")["why"] == "no-code"
    assert server.told == []


def test_the_game_with_its_code(server: Server) -> None:
    server.hub.take({"topic": "state", "body": {"money": "M1500"}})
    with server.inside() as socket:
        assert until(socket, "state")["money"] == "M1500"


def test_a_name_that_is_not_ours_is_not_answered(server: Server) -> None:
    assert server.client.get("/", headers={"host": "evil.example"}).status_code == 403
    assert server.client.get("/", headers={"host": "192.168.1.5:8437"}).status_code == 200


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://localhost:99", "file://", None]
)
def test_a_page_of_somebody_else_cannot_connect(server: Server, origin: str | None) -> None:
    headers = {"host": "localhost", **({"origin": origin} if origin else {})}
    with pytest.raises(WebSocketDisconnect), server.link(headers):
        pass


# The code.


def test_wrong_codes_then_a_pause(server: Server) -> None:
    with server.link() as socket:
        for left in range(TRIES - 1, 0, -1):
            socket.send_json({"do": "enter", "code": "1111"})
            answer = until(socket, "refused")
            assert (answer["why"], answer["tries"]) == ("wrong-code", left)
        socket.send_json({"do": "enter", "code": "1111"})
        assert until(socket, "refused")["why"] == "paused"
    with server.link() as socket:  # another connection does not help
        socket.send_json({"do": "enter", "code": CODE})
        answer = until(socket, "refused")
        assert (answer["why"], answer["seconds"]) == ("paused", 60)
        server.clock.now += 60
        socket.send_json({"do": "enter", "code": CODE})
        assert until(socket, "entered")["session"]


def test_who_never_says_the_code_is_shown_out(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "FIRST_WORD_S", 0.05)
    with server.link() as socket, pytest.raises(WebSocketDisconnect) as ended:
        socket.receive_json()
    assert ended.value.code == connection.SHOWN_OUT


# Pressing.


def test_what_a_phone_presses_reaches_the_table(server: Server) -> None:
    with server.inside("cat") as socket:
        socket.send_json({"do": "press"})
        socket.send_json({"do": "say", "text": "buy Boardwalk"})
        socket.send_json({"do": "control", "control": "undo"})
        socket.send_json({"do": "release"})
        while until(socket, "seats")["mine"]:
            pass
    assert server.told == [
        Pressed(token="cat"),
        Typed(token="cat", text="buy Boardwalk"),
        Controlled(control="undo"),
    ]


def test_who_only_watches_presses_nothing(server: Server) -> None:
    with server.inside() as socket:
        for message in ({"do": "press"}, {"do": "control", "control": "undo"}):
            socket.send_json(message)
            assert until(socket, "refused")["why"] == "no-token"
    assert server.told == []


@pytest.mark.parametrize(
    "text",
    [
        "no JSON",
        "[]",
        '{"do":"pause"}',
        '{"do":"control","control":"pause"}',
        '{"do":"press","token":"dog"}',
        '{"do":"say","text":""}',
        '{"do":"say","text":7}',
        '{"do":"claim"}',
        '{"do":"say","text":"' + "a" * 300 + '"}',
        " " * 1_001,
        "[" * 900,
    ],
)
def test_what_is_no_message_is_refused(server: Server, text: str) -> None:
    with server.inside("cat") as socket:
        socket.send_text(text)
        assert until(socket, "refused")["why"] == "bad-message"
        socket.send_json({"do": "press"})
        socket.send_json({"do": "release"})
        while until(socket, "seats")["mine"]:
            pass
    assert server.told == [Pressed(token="cat")]


def test_a_flood_is_cut_off(server: Server) -> None:
    with server.inside("cat") as socket:
        for _ in range(500):
            socket.send_json({"do": "press"})
        assert code_of_end(socket) == connection.MISBEHAVED
    assert len(server.told) < 40


def test_who_has_flooded_it_stays_away_for_a_while(server: Server) -> None:
    with server.inside("cat") as socket:
        for _ in range(500):
            socket.send_json({"do": "press"})
        assert code_of_end(socket) == connection.MISBEHAVED
    with pytest.raises(WebSocketDisconnect), server.link():
        pass


# Coming back.


def test_a_phone_comes_back_to_its_token_and_catches_up(server: Server) -> None:
    server.hub.take({"entries": [{"kind": "said", "text": "one"}]})
    with server.link() as socket:
        socket.send_json({"do": "enter", "code": CODE})
        entered = until(socket, "entered")
        first = until(socket, "entries")["entries"]
        socket.send_json({"do": "claim", "token": "cat"})
        while until(socket, "seats")["mine"] != "cat":
            pass
    server.hub.take({"entries": [{"kind": "said", "text": "two"}, {"kind": "said", "text": "3"}]})
    with server.link() as socket:
        seen = first[-1]["number"]
        back = {"do": "return", "session": entered["session"], "run": entered["run"], "seen": seen}
        socket.send_json(back)
        missed = until(socket, "entries")["entries"]
        assert [one["text"] for one in missed] == ["two", "3"]
        assert until(socket, "seats")["mine"] == "cat"


def test_an_unknown_session_needs_the_code(server: Server) -> None:
    with server.link() as socket:
        socket.send_json({"do": "return", "session": "x" * 32, "run": "", "seen": 0})
        assert until(socket, "refused")["why"] == "unknown-session"
        socket.send_json({"do": "enter", "code": CODE})
        assert until(socket, "entered")


def test_a_second_window_takes_the_place_of_the_first(server: Server) -> None:
    with server.link() as first:
        first.send_json({"do": "enter", "code": CODE})
        session = until(first, "entered")["session"]
        with server.link() as second:
            second.send_json({"do": "return", "session": session, "run": "", "seen": 0})
            until(second, "entered")
            assert code_of_end(first) == connection.MOVED


def test_a_token_that_another_phone_holds_is_asked_for(server: Server) -> None:
    with server.inside("cat") as first, server.inside() as second:
        second.send_json({"do": "claim", "token": "cat"})
        while not until(first, "seats")["asked"]:
            pass
        second.send_json({"do": "press"})
        assert until(second, "refused")["why"] == "no-token"
        first.send_json({"do": "yield", "gives": True})
        while until(second, "seats")["mine"] != "cat":
            pass
        second.send_json({"do": "press"})
        second.send_json({"do": "release"})
        while until(second, "seats")["mine"]:
            pass
    assert server.told == [Pressed(token="cat")]


# Speech.


def test_speech_goes_to_the_table_in_one_piece(server: Server) -> None:
    with server.inside("cat") as socket:
        socket.send_json({"do": "talk", "on": True})
        socket.send_bytes(b"\x01\x00" * 1600)
        socket.send_bytes(b"\x02\x00" * 1600)
        socket.send_json({"do": "talk", "on": False})
        socket.send_json({"do": "release"})
        while until(socket, "seats")["mine"]:
            pass
    began, ended = server.told
    assert began == Talking(token="cat")
    assert isinstance(ended, Talked)
    assert base64.b64decode(ended.speech) == b"\x01\x00" * 1600 + b"\x02\x00" * 1600


def test_speech_without_a_held_button_goes_nowhere(server: Server) -> None:
    with server.inside("cat") as socket:
        socket.send_bytes(b"\x01\x00" * 1600)
        socket.send_json({"do": "release"})
        while until(socket, "seats")["mine"]:
            pass
    assert server.told == []


def test_a_phone_lost_while_it_talks_has_said_nothing(server: Server) -> None:
    with server.inside("cat") as socket:
        socket.send_json({"do": "talk", "on": True})
        socket.send_bytes(b"\x01\x00" * 1600)
    with server.inside():
        pass
    assert server.told == [Talking(token="cat"), Talked(token="cat", speech="")]
