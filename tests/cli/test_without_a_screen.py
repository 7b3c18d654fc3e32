"""A whole game at a real terminal by ear: what is printed is plain lines, in order, once."""

import re
from pathlib import Path

import pytest

from tests.table.games import FIXTURES
from voicebanker.table.happenings import MinutePassed
from voicebanker.table.transcript import Line, Script, play, read_script

pytest.importorskip("pty")

from tests.cli.terminal import Terminal

PLAY = ("play", "--typed", "--no-sound")
BY_EAR = read_script(FIXTURES / "games" / "by-ear-voice-banking.game.txt")
STYLE = re.compile(r"\x1b\[([\d;]*)m")
COLOURS = re.compile(r"^(?:3\d|4\d|9\d|10\d)$")
CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f]")


def lines_printed(screen: str) -> list[str]:
    return STYLE.sub("", screen).replace("\r\n", "\n").split("\n")


def key_of(script: Script, name: str) -> str:
    """Return the number key of a token, as he tells it."""
    names = [token.name for token in script.edition.tokens]
    return str(1 + names.index(name))


def type_in(terminal: Terminal, script: Script, line: Line) -> None:
    """Press the key that a line of a transcript needs, and type its words."""
    who, is_said, words = line.text.partition("> ")
    who = who.removesuffix("!").removesuffix(">")
    if who:
        terminal.type(key_of(script, who))
    if is_said or line.text.startswith(">"):
        terminal.wait_for("(beep)" if who else "(ping)")
        terminal.type(f"{words.removeprefix('> ')}\r")


def replies(script: Script) -> list[tuple[Line, list[str]]]:
    """Return each input of a transcript with what is said to it; the clock is left out."""
    said: list[tuple[Line, list[str]]] = []
    rows = iter(script.lines)
    inputs = {line.text: line for _, line in rows if line is not None}
    for row in play(script).splitlines():
        if row in inputs:
            said.append((inputs[row], []))
        elif row.startswith("  Mr. Monopoly: ") and said:
            said[-1][1].append(row.strip())
    return [one for one in said if not isinstance(one[0].happenings[0], MinutePassed)]


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return all that a terminal gets in a whole game by ear, from the first key to the last."""
    folder = str(tmp_path_factory.mktemp("games"))
    options = ["--edition", "voice_banking.us", "--option", "places", "--option", "time-limit"]
    seed = BY_EAR.head["seed"]
    with Terminal(*PLAY, "--folder", folder, "--seed", seed, *options, NO_COLOR="") as terminal:
        terminal.wait_for("On the number keys: 1 for T-Rex")
        for line, texts in replies(BY_EAR):
            type_in(terminal, BY_EAR, line)
            for text in texts:
                terminal.wait_for(text)
        terminal.type("q")
        assert terminal.ended() == 0
        return terminal.screen


def test_a_whole_game_by_ear_is_played_at_a_terminal_with_keys_alone(screen: str) -> None:
    assert "The game is over." in screen
    assert "wins!" in screen


def test_the_cursor_is_never_moved_and_nothing_is_drawn_again(screen: str) -> None:
    assert CONTROLS.findall(STYLE.sub("", screen).replace("\r\n", "\n")) == []


def test_no_meaning_is_in_a_colour(screen: str) -> None:
    """Bold and dim are there for the eyes; each line has the same words without them."""
    used = {part for style in STYLE.findall(screen) for part in style.split(";")}
    assert not [one for one in used if COLOURS.match(one)]


def test_each_line_says_by_its_words_who_speaks(screen: str) -> None:
    """Mr. Monopoly, the sounds, the player, or the machine, in brackets."""
    known = ("Mr. Monopoly: ", "(", 'You said: "', "Monopoly Voice Banking", "u undo", "Press a")
    typed = {line.text.partition("> ")[2] or line.text for line, _ in replies(BY_EAR)}
    others = [
        line
        for line in lines_printed(screen)
        if line and not line.startswith(known) and line not in typed
    ]
    tokens = tuple(token.name for token in BY_EAR.edition.tokens)
    scores = [line for line in others if any(name in line for name in tokens)]
    assert [line for line in others if line not in scores] == []


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"NO_COLOR": "", "TERM": "dumb"}])
def test_where_no_colour_is_wanted_there_is_none(
    environment: dict[str, str], tmp_path: Path
) -> None:
    with Terminal(*PLAY, "--folder", str(tmp_path), **environment) as terminal:
        terminal.wait_for("Which game shall we play?")
        terminal.type("goodbye\r")
        assert terminal.ended() == 0
    used = {part for style in STYLE.findall(terminal.screen) for part in style.split(";")}
    assert not [one for one in used if COLOURS.match(one)]
    if environment.get("TERM") == "dumb":
        assert "\x1b" not in terminal.screen


def test_who_takes_a_game_up_again_hears_whose_key_is_which_and_can_ask(tmp_path: Path) -> None:
    with Terminal(*PLAY, "--folder", str(tmp_path), "--edition", "voice_banking.us") as terminal:
        terminal.wait_for("On the number keys: 1 for T-Rex")
        terminal.type("13")
        terminal.wait_for("say: Start the game.")
        terminal.type("1")
        terminal.wait_for("(beep)")
        terminal.type("start the game\r")
        terminal.wait_for("play!")
        terminal.type("q")
        assert terminal.ended() == 0
    with Terminal(*PLAY, "--folder", str(tmp_path)) as terminal:
        terminal.wait_for("What shall we do? 1: go on with it.")
        terminal.type("1")
        terminal.wait_for("On the number keys: 1 for T-Rex and 3 for the Cat.")
        terminal.type("3")
        terminal.wait_for("(beep)")
        terminal.type("which key is mine\r")
        terminal.wait_for("You are the Cat. On the number keys: 1 for T-Rex and 3 for the Cat.")
        terminal.wait_for("H for Help")
        terminal.type("3")
        terminal.wait_for("(beep)")
        terminal.type("how does the game end\r")
        terminal.wait_for("The game ends when somebody is bankrupt.")
        terminal.type("q")
        assert terminal.ended() == 0
