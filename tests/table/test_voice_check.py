"""The voice check as a conversation: five names, a fit, and what the player is told."""

import re
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from voicebanker import resources
from voicebanker.audio.sound import Sound
from voicebanker.editions import builtin_names, load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.speech import dictionary
from voicebanker.speech.api import Grammar, Heard, Hypothesis, Verdict, Why
from voicebanker.speech.phonemes import distance
from voicebanker.table.voice_check import NAMES, VoiceCheck, names_apart

LANGUAGE = Language(load_edition("voice_banking.us")[0])
FIVE = names_apart(LANGUAGE)
LEVEL = 100


class NotingCatalogue(Catalogue):
    """A catalogue that notes what it is asked to say."""

    def __init__(self) -> None:
        super().__init__("en")
        self.said: set[str] = set()

    def say(self, message_id: str, facts: Mapping[str, Any] | None = None, turn: int = 0) -> str:
        self.said.add(message_id)
        return super().say(message_id, facts, turn)


class ScriptedBooth:
    """A player who makes these sounds, None for silence."""

    def __init__(self, sounds: list[Sound | None]) -> None:
        self._sounds = sounds
        self.told: list[str] = []

    def say(self, text: str) -> None:
        self.told.append(text)

    def listen(self) -> Sound | None:
        return self._sounds.pop(0) if self._sounds else None


class ScriptedEars:
    """Ears that know each sound by its level; ``slower`` is what they hear where it is warped."""

    name = "scripted"

    def __init__(self, plain: list[Heard], slower: list[Heard] | None = None) -> None:
        self._plain = plain
        self._slower = slower or plain

    def prepare(self, grammar: Grammar) -> None:
        pass

    def hear(self, sound: Sound, grammar: Grammar) -> Heard:
        slower = sound.seconds > 1.05
        number = round(float(np.median(sound.samples)) / LEVEL) - 1
        return (self._slower if slower else self._plain)[number]

    def close(self) -> None:
        pass


def sound(number: int) -> Sound:
    """A second of a steady level, by which it is known again however it is warped."""
    return Sound(np.full(16_000, LEVEL * (number + 1), dtype=np.int16), 16_000)


def heard(name: str, verdict: Verdict = Verdict.ACCEPT) -> Heard:
    printed = LANGUAGE.printed({"property": name})["property"].lower()
    return Heard((Hypothesis(re.sub(r"st\.", "saint", printed), 0.9, verdict),))


NOTHING = Heard((), Why.OUT_OF_GRAMMAR)


def check(
    ears: ScriptedEars, sounds: list[Sound | None], catalogue: Catalogue | None = None
) -> tuple[ScriptedBooth, Any]:
    booth = ScriptedBooth(sounds)
    result = VoiceCheck(LANGUAGE, catalogue or Catalogue("en"), ears, booth).run("cat", FIVE)
    return booth, result


def five() -> list[Sound | None]:
    return [sound(number) for number in range(NAMES)]


@pytest.mark.parametrize("edition", builtin_names())
def test_five_names_of_the_board_that_sound_unlike_each_other(edition: str) -> None:
    language = Language(load_edition(edition)[0])
    names = names_apart(language)
    assert len(set(names)) == NAMES
    printed = [language.printed({"property": name})["property"] for name in names]
    sounds = [dictionary.sounds(name) for name in printed]
    near = min(distance(a, b) for at, a in enumerate(sounds) for b in sounds[:at])
    # German names are sounded out by English rules here; their own ears are Vosk's.
    assert near > (0.4 if language.edition.language == "en" else 0.3)


def test_five_of_five() -> None:
    booth, result = check(ScriptedEars([heard(name) for name in FIVE]), five())
    assert "I heard 5 of 5." in booth.told
    assert result.advice == ()
    assert result.choice.fit.warp == 1.0
    asked = [text for text in booth.told if text.startswith("Please say")]
    assert len(asked) == NAMES


def test_what_a_warp_brings_back_is_told() -> None:
    good = [heard(name) for name in FIVE]
    booth, result = check(ScriptedEars([*good[:2], *[NOTHING] * 3], good), five())
    assert "I heard 5 of 5." in booth.told
    assert "Without the new trumpet it would have been 2." in booth.told
    assert result.choice.fit.warp < 1.0


def test_a_name_that_was_not_said_is_asked_for_once_more() -> None:
    sounds = five()
    sounds.insert(2, None)
    booth, _ = check(ScriptedEars([heard(name) for name in FIVE]), sounds)
    assert sum(text.startswith("That was very quiet") for text in booth.told) == 1
    assert "I heard 5 of 5." in booth.told


def test_silence_is_none_of_five_with_advice() -> None:
    booth, result = check(ScriptedEars([NOTHING] * NAMES), [])
    assert "I am sorry to say that I was sure of none of 5." in booth.told
    assert booth.told[-1] == "Come a little nearer to the microphone."
    assert result.choice.fit.warp == 1.0


def test_questions_are_counted_apart() -> None:
    some = [heard(name) for name in FIVE[:3]]
    unsure = [heard(name, Verdict.CONFIRM) for name in FIVE[3:]]
    booth, result = check(ScriptedEars([*some, *unsure]), five())
    assert "I heard 3 of 5." in booth.told
    assert "Of 2 I should have asked whether I heard right." in booth.told
    assert (result.choice.after.accepted, result.choice.after.asked) == (3, 2)


def test_every_message_of_its_catalogue_can_be_said() -> None:
    """With the counts from none to five, and each number of those asked about."""
    text = (resources.folder("grammars") / "en" / "voice_check.ftl").read_text("utf-8")
    ids = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    catalogue = NotingCatalogue()
    check(ScriptedEars([NOTHING] * NAMES), [], catalogue)
    good = [heard(name) for name in FIVE]
    unsure = heard(FIVE[4], Verdict.CONFIRM)
    check(ScriptedEars([NOTHING] * 5, [*good[:4], unsure]), five(), catalogue)
    # Sounds that call for these are in tests/speech/test_advice.py; the others are the command's.
    advice = {f"voice-check-{one}" for one in ("quieter", "softer", "slower")}
    of_the_command = {f"voice-check-{one}" for one in ("who", "kept", "not-kept")}
    assert ids - catalogue.said == advice | of_the_command
    for message in sorted(advice | of_the_command):
        assert Catalogue("en").say(message, {"player": "the Cat"}).endswith((".", "please."))
    for count in range(NAMES + 1):
        facts = {"heard": count, "asked": count, "before": count, "count": NAMES}
        assert str(count or "none") in Catalogue("en").say("voice-check-heard", facts)
