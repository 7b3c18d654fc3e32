"""Press to talk on a phone: over TLS, from the browser's microphone to the table's ears."""

import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.page.conftest import chromium
from tests.page.phones import CHROMIUM_OPTIONS, Phones
from tests.page.tables import CODE, NotingEars, PageTable, eventually, page_table
from voicebanker.audio.sound import Sound
from voicebanker.audio.wav import read_wav, write_wav
from voicebanker.speech.api import Grammar, Heard, Hypothesis, Verdict
from voicebanker.speech.sphinx import SphinxEars
from voicebanker.table.happenings import ButtonPressed
from voicebanker.table.listening import MicrophoneEars
from voicebanker.table.reports import EarsForesee, EarsReport, Notice
from voicebanker.table.typed import words_typed

US = "voice_banking.us"
CLIP = Path(__file__).parents[2] / "fixtures" / "clips" / "flite-rms" / "who_is_winning.wav"


@pytest.fixture
def speaking(playwright: Any, tmp_path: Path) -> Any:
    """Return a browser whose microphone hears "who is winning", after a breath."""
    clip = read_wav(CLIP)
    breath = np.zeros(round(0.8 * clip.rate), dtype=np.int16)
    path = tmp_path / "said.wav"
    write_wav(path, Sound(np.concatenate([breath, clip.samples, breath, breath]), clip.rate))
    browser = playwright.chromium.launch(
        executable_path=chromium(),
        args=[
            *CHROMIUM_OPTIONS,
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-audio-capture={path}",
        ],
    )
    yield browser
    browser.close()


def test_what_is_said_into_a_phone_reaches_the_ears(speaking: Any, keys: Path) -> None:
    ears = NotingEars()
    with page_table(US, keys, secure=True) as table:
        assert table.page is not None
        table.page.use(ears)
        begin(table)
        phones = Phones(speaking)
        page = phones.open(f"{table.secure_url}#{CODE}", ignore_https_errors=True)
        page.click("[data-claim=cat]")
        talk = page.locator("#talk")
        talk.wait_for()
        box = talk.bounding_box()
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        eventually(lambda: ears.waits == 1)
        eventually(lambda: table.session.speaker == "cat")
        page.wait_for_timeout(3_000)
        page.mouse.up()
        eventually(lambda: ears.heard)
        assert page.inner_text("#talk") == "Hold to talk"
        sound = ears.heard[0]
        assert sound is not None
        assert 2.0 < sound.seconds < 5.0
        heard = SphinxEars().hear(sound, table.language.grammar("command"))
        assert [one.text for one in heard.hypotheses[:1]] == ["who is winning"]
        assert phones.problems == []
        phones.close()


def test_without_a_certificate_the_warning_is_explained(phones: Phones, keys: Path) -> None:
    with page_table(US, keys, secure=True) as table:
        assert table.page is not None
        table.page.use(NotingEars())
        begin(table)
        page = phones.sit(table, "cat")
        page.add_init_script("Object.defineProperty(window, 'isSecureContext', {value: false})")
        page.reload()
        page.click("#talk-how")
        link = page.get_attribute("#secure-link", "href")
        assert link.startswith(f"{table.secure_url}#s=")
        assert "nobody vouches" in page.inner_text("#explain")
        secure = phones.open(link, ignore_https_errors=True)
        secure.wait_for_selector("#mine:not([hidden])")
        assert "#" not in secure.url


def test_in_an_auction_by_button_talking_is_no_bid(keys: Path) -> None:
    ears = NotingEars()
    with page_table(US, keys) as table:
        assert table.page is not None
        table.page.use(ears)
        begin(table)
        table.do(ButtonPressed("cat"), words_typed("auction off boardwalk"))
        table.page._begin_talk("dog")
        assert ears.waits == 1
        assert table.reports == []
        table.page._stop_waiting()
        assert ears.heard == [None]


def begin(table: PageTable) -> None:
    for token in ("cat", "dog"):
        table.do(ButtonPressed(token))
    table.do(ButtonPressed("cat"), words_typed("start the game"))


class Echo:
    """Ears that take every sound for its length in tenths of a second."""

    name = "echo"

    def prepare(self, grammar: Grammar) -> None:
        pass

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        text = f"{round(sound.seconds * 10)}"
        return Heard((Hypothesis(text, 1.0, Verdict.ACCEPT),))

    def close(self) -> None:
        pass


def speech(seconds: float) -> Sound:
    return Sound(np.zeros(round(16_000 * seconds), dtype=np.int16), 16_000)


def test_ears_without_a_microphone_hear_phones() -> None:
    reports: list[EarsReport | EarsForesee | Notice] = []
    told = threading.Event()

    def report(one: EarsReport | EarsForesee | Notice) -> None:
        reports.append(one)
        if isinstance(one, EarsReport):
            told.set()

    grammar = page_grammar()
    ears = MicrophoneEars(Echo, lambda phase: grammar, report, "no such microphone at all")
    try:
        ears.settled.wait(10)
        ears.listen_elsewhere()
        assert ears.hearing
        ears.hear_elsewhere(speech(0.7))  # before the table listens
        ears.start("command", 3, 0.1)
        assert told.wait(10)
        heard = [one for one in reports if isinstance(one, EarsReport)]
        assert [one.number for one in heard] == [3]
        assert heard[0].happening.hypotheses[0].text == "7"  # type: ignore[union-attr]
        assert not ears.hearing
    finally:
        ears.close()


def page_grammar() -> Grammar:
    from tests.table.games import language

    return language(US).grammar("command")
