"""The voice check: five names, and from them how one player is best heard."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from voicebanker.audio.sound import Sound
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.speech import dictionary
from voicebanker.speech.advice import Advice, advise
from voicebanker.speech.api import Ears, Heard
from voicebanker.speech.fit import Choice, choose
from voicebanker.speech.phonemes import distance
from voicebanker.table.hearing import read

NAMES = 5
"""So many names are asked for."""
PHASE = "property"
_TRIES = 2


class Booth(Protocol):
    """Where a player is asked and heard: a microphone, or files."""

    def say(self, text: str) -> None:
        """Say and show a sentence; return when it has been heard."""

    def listen(self) -> Sound | None:
        """Return the next utterance, or None where nobody spoke."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a token's player is best heard, and what he can change."""

    token: str
    choice: Choice
    advice: tuple[Advice, ...]


def names_apart(language: Language, count: int = NAMES) -> tuple[str, ...]:
    """Return the ids of ``count`` properties that sound least alike, in the board's order."""
    deeds = language.edition.deeds.list
    said = language.grammar(PHASE).pronunciations
    sounds = {deed.id: dictionary.sounds(deed.name, said) for deed in deeds}
    chosen = [max(sounds, key=lambda one: len(sounds[one]))]
    while len(chosen) < min(count, len(sounds)):
        left = [one for one in sounds if one not in chosen]
        chosen.append(
            max(left, key=lambda one: min(distance(sounds[one], sounds[had]) for had in chosen))
        )
    return tuple(deed.id for deed in deeds if deed.id in chosen)


class VoiceCheck:
    """Asks a player for names and finds the best fit for his voice."""

    def __init__(self, language: Language, catalogue: Catalogue, ears: Ears, booth: Booth) -> None:
        self._language = language
        self._catalogue = catalogue
        self._ears = ears
        self._booth = booth

    def run(
        self, token: str, names: Sequence[str], tried: Callable[[], None] = lambda: None
    ) -> Result:
        """Ask for ``names`` (ids of properties), find the fit, and say how well it hears.

        ``tried`` is called after each way that is tried.
        """
        samples = self._ask(token, names)
        self._say("voice-check-trying")
        choice = choose(
            samples,
            lambda sound: self._ears.hear(sound, self._language.grammar(PHASE)),
            self._is_right,
            tried,
        )
        said = self._language.grammar(PHASE).pronunciations
        measured = [
            (len(dictionary.sounds(self._printed(name), said)), sound) for name, sound in samples
        ]
        all_heard = choice.after.accepted == len(names)
        result = Result(token, choice, () if all_heard else advise(measured))
        self._tell(result, len(names))
        return result

    def _ask(self, token: str, names: Sequence[str]) -> list[tuple[str, Sound]]:
        self._say("voice-check-begin", self._player(token) | {"count": len(names)})
        samples = []
        for name in names:
            facts = {"property": self._printed(name)}
            for turn in range(_TRIES):
                self._say("voice-check-again" if turn else "voice-check-name", facts)
                sound = self._booth.listen()
                if sound is not None:
                    samples.append((name, sound))
                    break
        return samples

    def _is_right(self, heard: Heard, name: str) -> bool:
        reading = read(self._language, heard.hypotheses, PHASE)
        return name in reading.slots.values()

    def _tell(self, result: Result, count: int) -> None:
        after = result.choice.after
        facts = self._player(result.token) | {"heard": after.accepted, "count": count}
        self._say("voice-check-heard", facts)
        if after.asked:
            self._say("voice-check-asked", {"asked": after.asked})
        gained = after.accepted - result.choice.before.accepted
        if gained > 0:
            self._say("voice-check-better", {"before": result.choice.before.accepted})
        for advice in result.advice:
            self._say(f"voice-check-{advice.value}")

    def _printed(self, name: str) -> str:
        return self._language.printed({"property": name})["property"]

    def _player(self, token: str) -> dict[str, Any]:
        piece = next(one for one in self._language.edition.tokens if one.id == token)
        facts = {"name": piece.name, "article": "yes" if piece.article else "no"}
        return {"player": self._catalogue.say("token", facts)}

    def _say(self, message: str, facts: Mapping[str, Any] | None = None) -> None:
        self._booth.say(self._catalogue.say(message, facts))
