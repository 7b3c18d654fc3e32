"""The session: real queues, a real journal, a mouth with a player that remembers."""

import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from voicebanker.audio.earcons import Earcon
from voicebanker.audio.sound import Sound
from voicebanker.editions import load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.ledger import DiskFull, GameInformation, Journal
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.history import History
from voicebanker.speech.api import Hypothesis, Verdict, VoiceUnavailable, Why
from voicebanker.table.banker import restore
from voicebanker.table.happenings import ButtonPressed, NothingUnderstood, WordsHeard
from voicebanker.table.mouth import Mouth
from voicebanker.table.reports import (
    EarsForesee,
    EarsReport,
    InputEnded,
    LineTyped,
    MouthDone,
    Stop,
)
from voicebanker.table.session import Session
from voicebanker.table.unit import Unit

EDITION, SOURCE = load_edition("voice_banking.us")


class PaperScreen:
    """Writes down what a screen would show."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def said(self, text: str) -> None:
        self.lines.append(text)

    def earcon(self, earcon: Earcon) -> None:
        self.lines.append(f"[{earcon.value}]")

    def listening(self, phase: str) -> None:
        self.lines.append(f"[listens: {phase}]")

    def heard(self, text: str) -> None:
        self.lines.append(f"> {text}")

    def score(self, line: str) -> None:
        self.lines.append(f"= {line}")

    def notice(self, text: str) -> None:
        self.lines.append(f"({text})")


class Clock:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class ShortVoice:
    """Every sentence is a tenth of a second of silence."""

    name = "short"

    def render(self, text: str) -> Sound:
        return Sound(np.zeros(1600, dtype=np.int16), 16_000)

    def close(self) -> None:
        pass


class SlowPlayer:
    """Plays in real time, stops at once, and remembers both."""

    def __init__(self, seconds: float = 30.0) -> None:
        self.seconds = seconds
        self.played = 0
        self.stopped = 0
        self.busy = threading.Event()
        self._stop = threading.Event()

    def play(self, sound: Sound) -> None:
        self._stop.clear()
        self.played += 1
        self.busy.set()
        if self._stop.wait(self.seconds):
            self.stopped += 1
        self.busy.clear()

    def stop(self) -> None:
        self._stop.set()


class FixedEars:
    """Ears that note what they are asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.open = False
        self.hearing = False

    def start(self, phase: str, number: int, hold_off_s: float) -> None:
        assert hold_off_s > 0
        self.asked.append((phase, number))
        self.open = True

    def stop(self) -> None:
        self.open = False

    def close(self) -> None:
        self.open = False


class FullDisk:
    """A journal with no room for more than ``room`` entries."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.entries: list[tuple[str, Mapping[str, Any]]] = []

    def append(self, kind: str, body: Mapping[str, Any]) -> None:
        if len(self.entries) >= self.room:
            raise DiskFull("The disk is full. Free some space and try again.")
        self.entries.append((kind, body))


def unit() -> Unit:
    return Unit(Language(EDITION), Catalogue(), History.begin(EDITION), SeededChance(1))


def typed(session: Session, *lines: str) -> None:
    for line in lines:
        session.report(LineTyped(line))
    session.report(InputEnded())


def words(text: str) -> WordsHeard:
    return WordsHeard((Hypothesis(text, 1.0, Verdict.ACCEPT),))


def eventually(condition: Any) -> None:
    until = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < until, "it did not happen within 10 seconds"
        time.sleep(0.005)


def test_a_typed_game_needs_neither_ears_nor_voice() -> None:
    screen = PaperScreen()
    session = Session(unit(), screen)
    typed(session, "cat", "dog", "cat: start the game", "cat: buy", "boardwalk")
    session.run()
    assert "[ping]" in screen.lines
    assert any("Boardwalk" in line and "M1,100" in line for line in screen.lines)
    assert screen.lines[-1] == "[goodbye]"


def test_what_is_announced_is_in_the_journal_first(tmp_path: Path) -> None:
    information = GameInformation("one", "2026-01-01T12:00:00+00:00", EDITION.name, SOURCE, 1, {})
    path = tmp_path / "one.game"
    saved_when_said: list[int] = []
    with Journal.create(path, information) as journal:

        class WatchingScreen(PaperScreen):
            def said(self, text: str) -> None:
                saved_when_said.append(len(journal.entries()))
                super().said(text)

        session = Session(unit(), WatchingScreen(), journal)
        typed(session, "cat", "dog", "cat: start the game", "cat: buy boardwalk", "u")
        session.run()
        entries = [(entry.kind, entry.body) for entry in journal.entries()]
    # who-plays; cat; dog and say-start; began; bought; undone; paused.
    assert saved_when_said == [0, 1, 2, 2, 3, 4, 5, 5]
    assert restore(History.begin(EDITION), entries).game.money("cat") == 1500


def test_a_full_disk_undoes_the_command_and_says_so() -> None:
    screen = PaperScreen()
    disk = FullDisk(room=3)
    session_unit = unit()
    session = Session(session_unit, screen, disk)
    typed(session, "cat", "dog", "cat: start the game", "cat: buy boardwalk", "cat: balance")
    session.run()
    assert any("could not save" in line and "disk is full" in line for line in screen.lines)
    assert not any("Boardwalk" in line and "M1,100" in line for line in screen.lines)
    assert "You have M1,500." in screen.lines
    assert session_unit.banker.game.owner("boardwalk") is None


def test_an_auction_is_called_by_the_clock() -> None:
    clock = Clock()
    screen = PaperScreen()
    session_unit = unit()
    session = Session(session_unit, screen, clock=clock)
    for line in ("cat", "dog", "cat: start the game", "cat: auction off boardwalk", "dog"):
        session.report(LineTyped(line))
    runner = threading.Thread(target=session.run, daemon=True)
    runner.start()
    eventually(lambda: "[bid]" in screen.lines)
    for earcon in ("[going_once]", "[going_twice]", "[sold]"):
        assert earcon not in screen.lines
        clock.now += 3.0
        session.report(LineTyped(""))  # wakes the session up, as any report does
        eventually(lambda earcon=earcon: earcon in screen.lines)
    assert session_unit.banker.game.owner("boardwalk") == "dog"
    session.report(InputEnded())
    runner.join(timeout=10)
    assert not runner.is_alive()


def test_a_second_phase_is_not_given_up_while_somebody_is_speaking() -> None:
    clock, screen, ears = Clock(), PaperScreen(), FixedEars()
    words = Language(load_edition("ultimate_banking.uk")[0])
    session_unit = Unit(words, Catalogue(), History.begin(words.edition), SeededChance(1))
    session = Session(session_unit, screen, clock=clock)
    session.use(None, ears)
    for line in ("car", "ship", "car: start the game", "car: buy"):
        session.report(LineTyped(line))
    runner = threading.Thread(target=session.run, daemon=True)
    runner.start()
    eventually(lambda: ears.asked and ears.asked[-1][0] == "property")
    ears.hearing = True
    clock.now += 11.0
    session.report(LineTyped(""))
    time.sleep(0.1)
    assert "I heard no name, so I leave it." not in screen.lines
    ears.hearing = False
    clock.now += 1.0
    session.report(LineTyped(""))
    eventually(lambda: "I heard no name, so I leave it." in screen.lines)
    session.report(InputEnded())
    ears.close()
    session.use(None, None)
    session.report(LineTyped("q"))
    runner.join(timeout=10)
    assert not runner.is_alive()


def test_the_ears_open_only_after_the_mouth_is_done() -> None:
    player, ears, screen = SlowPlayer(), FixedEars(), PaperScreen()
    session = Session(unit(), screen)
    mouth = Mouth(
        ShortVoice(), player, lambda number: session.report(MouthDone(number)), screen.notice
    )
    session.use(mouth, ears)
    for token in ("cat", "dog"):
        session.report(ButtonPressed(token))
    session.report(ButtonPressed("cat"))
    runner = threading.Thread(target=session.run, daemon=True)
    runner.start()
    eventually(lambda: "[beep]" in screen.lines and player.busy.is_set())
    assert ears.asked == []
    player.stop()
    eventually(lambda: ears.asked)
    assert ears.asked[0][0] == "joining"
    session.report(EarsReport(ears.asked[0][1], words("start the game")))
    eventually(lambda: any("dice" in line for line in screen.lines))
    assert not ears.open
    session.report(LineTyped("q"))
    player.seconds = 0.0
    player.stop()
    runner.join(timeout=10)
    mouth.close()
    assert not runner.is_alive()


def test_a_press_stops_the_voice_and_what_was_not_said_is_shown() -> None:
    player, screen = SlowPlayer(), PaperScreen()
    session = Session(unit(), screen)
    mouth = Mouth(
        ShortVoice(), player, lambda number: session.report(MouthDone(number)), screen.notice
    )
    session.use(mouth, FixedEars())
    runner = threading.Thread(target=session.run, daemon=True)
    runner.start()
    eventually(player.busy.is_set)
    began = time.monotonic()
    session.report(ButtonPressed("cat"))
    eventually(lambda: player.stopped == 1)
    assert time.monotonic() - began < 5  # not the thirty seconds that the sentence lasts
    session.report(ButtonPressed("dog"))
    session.report(ButtonPressed("cat"))
    eventually(lambda: any("Start the game" in line for line in screen.lines))
    player.seconds = 0.0
    session.report(LineTyped("pause"))
    session.report(LineTyped("q"))
    player.stop()
    runner.join(timeout=10)
    mouth.close()


def test_a_late_report_of_the_ears_is_not_taken_for_an_answer() -> None:
    ears, screen = FixedEars(), PaperScreen()
    session_unit = unit()
    session = Session(session_unit, screen)
    session.use(None, ears)
    for line in ("cat", "dog", "cat: start the game", "cat", "buy"):
        session.report(LineTyped(line))
    session.report(EarsReport(1, words("boardwalk")))
    session.report(EarsReport(1, NothingUnderstood(Why.NOTHING_HEARD)))
    session.report(LineTyped("q"))
    session.run()
    assert ears.asked == [("command", 1), ("property", 2)]
    assert session_unit.banker.game.owner("boardwalk") is None


class SilentVoice:
    """A voice that has lost its engine."""

    name = "broken"

    def render(self, text: str) -> Sound:
        raise VoiceUnavailable("There is no voice. Install one with: sudo apt install espeak-ng.")

    def close(self) -> None:
        pass


def test_without_a_voice_the_text_appears_and_it_is_said_once() -> None:
    screen = PaperScreen()
    session = Session(unit(), screen)
    mouth = Mouth(
        SilentVoice(),
        SlowPlayer(0.0),
        lambda number: session.report(MouthDone(number)),
        screen.notice,
    )
    session.use(mouth, None)
    for line in ("cat", "dog", "cat: start the game", "q"):
        session.report(LineTyped(line))
    session.run()
    mouth.close()
    assert any("dice" in line for line in screen.lines)
    assert sum("There is no voice" in line for line in screen.lines) == 1


@pytest.mark.parametrize("junk", ["\x00\x07", "x" * 100_000, "早上好", "'; drop table", "{}[]<>"])
def test_no_typed_line_stops_the_session(junk: str) -> None:
    screen = PaperScreen()
    session = Session(unit(), screen)
    typed(session, "cat", "dog", "cat: start the game", "cat", junk, junk, "cat: balance")
    session.run()
    assert "You have M1,500." in screen.lines


def test_it_tells_whose_word_it_is() -> None:
    session = Session(unit(), PaperScreen())
    assert session.speaker is None
    asked: list[str | None] = []

    class Asking(FixedEars):
        def start(self, phase: str, number: int, hold_off_s: float) -> None:
            super().start(phase, number, hold_off_s)
            asked.append(session.speaker)

    session.use(None, Asking())
    typed(session, "cat", "dog", "cat: start the game", "dog", "cancel", "q")
    session.run()
    assert "dog" in asked
    assert None not in asked


def test_a_reply_is_made_ready_while_more_may_be_said() -> None:
    """What the ears foresee is rendered ahead; when it is heard, the voice need not work."""
    rendered: list[str] = []

    class NotingVoice(ShortVoice):
        def render(self, text: str) -> Sound:
            rendered.append(text)
            return super().render(text)

    screen = PaperScreen()
    session = Session(unit(), screen)
    player = SlowPlayer(seconds=0.01)
    mouth = Mouth(NotingVoice(), player, lambda n: session.report(MouthDone(n)), lambda _: None)
    ears = FixedEars()
    session.use(mouth, ears)
    thread = threading.Thread(target=session.run)
    thread.start()
    try:
        for token in ("cat", "dog", "cat"):
            session.report(ButtonPressed(token))
            eventually(lambda: session.quiet)
        eventually(lambda: ears.open)
        started = words("start the game")
        session.report(EarsForesee(session._listening, started))
        eventually(lambda: any("roll" in text.lower() for text in rendered))
        assert not any("roll" in line.lower() for line in screen.lines)
        session.report(EarsForesee(session._listening + 7, words("help")))
        session.report(EarsReport(session._listening, started))
        eventually(lambda: any("roll" in line.lower() for line in screen.lines))
        assert not any("You can say" in text for text in rendered)
    finally:
        session.report(InputEnded())
        session.report(Stop())
        thread.join(timeout=10)
        mouth.close()
