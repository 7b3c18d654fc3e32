"""What somebody hears who sees neither screen nor keyboard, and that nothing is only shown."""

from functools import cache
from pathlib import Path

import pytest

from tests.rules.games import game
from tests.table.games import FIXTURES, NotingCatalogue, Sitting, catalogue, language
from tests.table.moments import by_ear, in_play, joining, over
from tests.table.test_coverage import catalogue_ids_of
from tests.table.test_session import PaperScreen
from voicebanker.audio.earcons import Earcon, load
from voicebanker.editions import builtin_names
from voicebanker.language.replies import Replies
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.history import History
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed, MinutePassed
from voicebanker.table.reports import LineTyped, MouthDone, Stop
from voicebanker.table.session import Session
from voicebanker.table.transcript import Script, read_script
from voicebanker.table.typed import CONTROL_KEYS
from voicebanker.table.unit import Unit

GAMES = [
    read_script(FIXTURES / "games" / f"by-ear-{name}.game.txt")
    for name in ("voice-banking", "ultimate", "championship")
]


class PaperMouth:
    """Writes down what a voice would say. One sound at a time: a second one is an error."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.number = 0
        self.last = ""
        self.sounding: int | None = None
        self.cut: list[str] = []
        self.session: Session | None = None

    def _sound(self) -> int:
        assert self.sounding is None, "two sounds at once"
        self.number += 1
        self.sounding = self.number
        return self.number

    def say(self, text: str, *, slowly: bool = False) -> int:
        self.said.append(text)
        self.last = text
        return self._sound()

    def play(self, earcon: Earcon) -> int:
        self.last = earcon.value
        return self._sound()

    def stop(self) -> None:
        if self.sounding is not None:
            self.cut.append(self.last)
        self.sounding = None

    def finish(self) -> None:
        """Come to the end of a sound."""
        number, self.sounding = self.sounding, None
        if number is not None:
            assert self.session is not None
            self.session.report(MouthDone(number))


def as_typed(script: Script) -> list[str]:
    """Return the inputs of a transcript as lines that are typed; the clock runs by itself."""
    lines = []
    for line in script.inputs:
        if not isinstance(line.happenings[0], MinutePassed):
            lines.append(line.text.removesuffix("!").replace("> ", ": ", 1).removeprefix(": "))
    return [line.removeprefix("> ") for line in lines]


@cache
def typed_and_spoken(path: Path) -> tuple[Unit, PaperScreen, PaperMouth]:
    """Play a transcript with its lines typed, each when all has been said about the last."""
    script = read_script(path)
    words = language(f"{script.edition.name} + {script.head['options'].replace(', ', ' + ')}")
    chance = SeededChance(int(script.head["seed"]))
    unit = Unit(words, catalogue(), History.begin(words.edition), chance, number_keys=True)
    lines = iter([*as_typed(script), "pause"])
    screen, mouth = PaperScreen(), PaperMouth()

    def go_on() -> None:
        if not session.quiet:
            mouth.finish()
        elif (line := next(lines, None)) is not None:
            session.report(LineTyped(line))

    session = Session(unit, screen, changed=go_on, scores=lambda: ["the scores"])
    mouth.session = session
    session.use(mouth, None)  # type: ignore[arg-type]
    session.run()
    return unit, screen, mouth


@pytest.mark.parametrize("script", GAMES, ids=lambda one: one.path.name)
def test_all_that_he_shows_in_a_whole_game_is_said_and_all_that_is_said_is_shown(
    script: Script,
) -> None:
    """And one sound at a time, so that no earcon lies over a word."""
    unit, screen, mouth = typed_and_spoken(script.path)
    shown = [line for line in screen.lines if not line.startswith(("[", "> ", "= ", "("))]
    assert len(shown) > len(as_typed(script))
    assert shown == mouth.said
    assert unit.is_over
    assert any("wins!" in text for text in mouth.said)


@pytest.mark.parametrize("script", GAMES, ids=lambda one: one.path.name)
def test_a_game_that_is_typed_comes_out_as_the_one_that_is_spoken(script: Script) -> None:
    unit, _, _ = typed_and_spoken(script.path)
    now = unit.banker.game
    spoken = {row.split(":")[0] for row in script.text.splitlines() if row.startswith("= ")}
    tokens = now.edition.token_by_id
    money = (f"= {tokens[one].name} M{now.money(one):,}" for one in now.players)
    assert set(money) == spoken


@pytest.mark.parametrize("earcon", Earcon)
def test_no_sound_is_longer_than_three_seconds(earcon: Earcon) -> None:
    assert load(earcon).seconds < 3


@pytest.mark.parametrize("control", Control)
def test_any_button_cuts_an_earcon_as_it_cuts_a_word(control: Control) -> None:
    mouth = PaperMouth()
    presses = iter([ButtonPressed("cat"), ControlPressed(control)])

    def next_press() -> None:
        beeps = mouth.last == "beep" and mouth.sounding is not None
        if beeps or session.quiet:
            session.report(next(presses, Stop()))
        else:
            mouth.finish()

    session = Session(in_play().unit, PaperScreen(), changed=next_press)
    mouth.session = session
    session.use(mouth, None)  # type: ignore[arg-type]
    session.run()
    assert mouth.cut == ["beep"]


# Which key is whose.


def with_keys(sitting: Sitting) -> Sitting:
    sitting.unit.banker.number_keys = True
    return sitting


def test_the_keys_of_those_who_play_are_told_when_a_game_goes_on() -> None:
    told = with_keys(in_play()).taken_up()
    assert "On the number keys: 1 for T-Rex, 3 for the Cat, and 4 for the Dog." in told


def test_while_others_may_join_the_keys_of_all_tokens_are_told() -> None:
    assert "2 for the Racecar" in with_keys(joining()).taken_up()


def test_when_a_game_is_over_no_keys_are_told() -> None:
    assert "number keys" not in with_keys(over()).taken_up()


def test_who_asks_hears_whose_key_it_is_and_what_the_other_keys_do() -> None:
    assert with_keys(in_play()).says("cat", "which key is mine") == (
        "You are the Cat. On the number keys: 1 for T-Rex, 3 for the Cat, and 4 for the Dog. "
        "U is for Undo, R for Repeat, H for Help, the space bar for waiting, and Q puts the "
        "game away. While I listen, press Enter behind it."
    )


def test_the_other_keys_are_those_that_there_are() -> None:
    told = with_keys(in_play()).says("cat", "what are the keys").casefold()
    for key in CONTROL_KEYS:
        assert f"{key} " in told if key != " " else "space bar" in told


def test_where_the_buttons_are_no_number_keys_only_the_players_are_told() -> None:
    assert in_play().says("cat", "who am i") == (
        "You are the Cat. At the table: the Cat, the Dog, and T-Rex."
    )


def test_every_message_about_the_keys_is_said() -> None:
    noting = NotingCatalogue()
    for sitting in (
        with_keys(Sitting(game(), catalogue=noting)),
        Sitting(game(), catalogue=noting),
    ):
        sitting.says("cat", "who is playing")
    replies = Replies(noting)
    assert replies.doing("AskKeys", {}, in_play().now) == "which key is whose"
    assert replies.doing("AskHowToWin", {}, in_play().now) == "how the game ends"
    assert catalogue_ids_of("keys.ftl") - noting.said == set()


# What begins a turn, and what ends the game.


def test_where_he_rolls_the_dice_the_help_begins_with_that() -> None:
    assert by_ear().says("dog", "help").startswith("You can say: Roll the dice, ")
    assert in_play().says("dog", "help").startswith("You can say: Buy, ")


@pytest.mark.parametrize("board", builtin_names())
def test_how_the_game_ends_can_be_asked_in_every_edition(board: str) -> None:
    edition = language(board).edition
    players = tuple(token.id for token in edition.tokens[:2])
    sitting = Sitting(game(players, edition=edition), board=board)
    asked = "wie endet das spiel" if edition.language == "de" else "how does the game end"
    told = sitting.says(players[0], asked)
    assert "wins" in told or "gewinnt" in told
