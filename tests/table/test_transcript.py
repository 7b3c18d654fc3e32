"""Transcripts: what is no input is refused with file and line; a journal that does not fit, too."""

from pathlib import Path
from typing import Any

import pytest

from tests.rules.games import edition
from voicebanker.rules import codec
from voicebanker.rules.history import History
from voicebanker.table.banker import restore
from voicebanker.table.transcript import TranscriptError, find_scripts, play, read_script


def script(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "one.game.txt"
    path.write_text(text, "utf-8")
    return path


def test_a_transcript_is_written_anew_with_its_replies(tmp_path: Path) -> None:
    path = script(tmp_path, "# Two.\n\nCat!\nDog!\nCat> start the game\n")
    played = play(read_script(path))
    assert "Cat!\n  [joined]\n  Mr. Monopoly: " in played
    assert played.endswith("\n\n= Cat M1,500: nothing\n= Dog M1,500: nothing\n")
    path.write_text(played, "utf-8")
    assert play(read_script(path)) == played


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("Teapot!", "there is no token 'Teapot'"),
        ("Teapot> buy", "there is no token 'Teapot'"),
        ("hello", "'hello' is no input"),
        ("Cat buys Boardwalk", "is no input"),
        ("rent: V2", "is no input"),
    ],
)
def test_what_is_no_input_is_refused_with_its_line(tmp_path: Path, row: str, problem: str) -> None:
    path = script(tmp_path, f"Cat!\n{row}\n")
    with pytest.raises(TranscriptError, match=rf"one\.game\.txt: line 2: .*{problem}"):
        read_script(path)


def test_a_board_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TranscriptError, match=r"one\.game\.txt: There is no edition"):
        read_script(script(tmp_path, "edition: ultimate.us\n\nCat!\n"))


def test_what_is_no_text_or_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TranscriptError, match="it cannot be read as text"):
        read_script(tmp_path / "none.game.txt")
    with pytest.raises(TranscriptError, match="there is no such file or folder"):
        find_scripts([tmp_path / "none"])
    with pytest.raises(TranscriptError, match=r"there is no transcript \(\*\.game\.txt\) here"):
        find_scripts([tmp_path])


JOIN = (
    "transaction",
    {
        "action": 1,
        "command": {"type": "Join", "player": "cat"},
        "events": [
            {"type": "PlayerJoined", "player": "cat", "amount": 1500},
        ],
    },
)
MISFITS: dict[str, list[tuple[str, Any]]] = {
    "an undo of nothing": [("undo", {"action": 1})],
    "two undos where one is allowed": [JOIN, JOIN, ("undo", {}), ("undo", {})],
    "an unknown kind": [("wish", {})],
    "a transaction that is none": [("transaction", {})],
    "a call without an auction": [
        (
            "transaction",
            {
                "action": 1,
                "command": {"type": "CallAuction"},
                "events": [
                    {
                        "type": "AuctionCalled",
                        "call": 1,
                        "bidder": None,
                        "property": "x",
                        "amount": 5,
                    }
                ],
            },
        )
    ],
}


@pytest.mark.parametrize("what", MISFITS)
def test_a_journal_that_does_not_fit_is_refused(what: str) -> None:
    with pytest.raises(codec.CodecError):
        restore(History.begin(edition()), MISFITS[what])


def test_a_journal_that_fits_gives_the_game() -> None:
    history = restore(History.begin(edition()), [JOIN, ("undo", {"action": 1}), JOIN])
    assert history.game.players == ("cat",)
    assert history.game.money("cat") == 1500
