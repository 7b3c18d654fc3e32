"""``voicebanker hear``: WAV files to what was understood, one JSON object a line."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from voicebanker.audio.wav import WavError, read_wav
from voicebanker.cli.engines import words_report
from voicebanker.editions import load_edition
from voicebanker.language.grammar import PhaseGrammar
from voicebanker.language.interpreter import Language
from voicebanker.language.localised import edition_in
from voicebanker.language.sources import load_intents_file
from voicebanker.language.spelling import Spelling
from voicebanker.speech.api import Ears, Heard, Verdict
from voicebanker.speech.checks import decider, printed
from voicebanker.table.hearing import Reading, read

PHASES = ("command", "property", "yes-no")


class Hearing:
    """Ears and a grammar, loaded once for any number of files."""

    def __init__(
        self,
        ears: Ears,
        edition: str,
        phase: str,
        grammar: Path | None,
        language: str | None = None,
    ) -> None:
        self._ears = ears
        self._language: Language | None = None
        self._phase = phase
        if grammar is None:
            self._language = Language(edition_in(load_edition(edition)[0], language))
            self._grammar = self._language.grammar(phase)
        else:
            intents = load_intents_file(grammar)
            skip = tuple(intents.skip_words)
            self._grammar = PhaseGrammar(grammar.stem, intents, {}, Spelling({}, ()), skip)
        ears.prepare(self._grammar)

    def report(self) -> Iterator[tuple[bool, str]]:
        """Yield what to know of the words that are listened for: good or not, and a sentence."""
        yield from words_report(self._ears, (self._grammar,))

    def hear(self, path: Path) -> dict[str, Any]:
        """Return what was understood of a file. Raises ``WavError``."""
        sound = read_wav(path)
        heard = self._ears.hear(sound, self._grammar)
        reading = self._read(heard)
        return {
            "file": str(path),
            "heard": [one.text for one in heard.hypotheses],
            "understood": self._understood(reading),
            "decision": reading.decision.value,
            "reason": reading.reason,
            "decided_by": _decided_by(reading, heard),
            "evidence": [printed(check) for check in heard.evidence],
            "audio_s": round(sound.seconds, 3),
            "compute_s": round(heard.compute_s, 4),
        }

    def _read(self, heard: Heard) -> Reading:
        if not heard.hypotheses:
            return Reading(Verdict.REFUSE, reason=heard.why.value if heard.why else None)
        if self._language is not None:
            return read(self._language, heard.hypotheses, self._phase)
        for hypothesis in heard.hypotheses:
            for match in self._grammar.matches(hypothesis.text):
                return Reading(hypothesis.verdict, match.intent, match.slots)
        return Reading(Verdict.REFUSE, reason="not_a_command")

    def _understood(self, reading: Reading) -> dict[str, Any] | None:
        if reading.intent is None or reading.decision is Verdict.REFUSE:
            return None
        slots: Mapping[str, Any] = dict(reading.slots)
        if reading.candidates and reading.slot:
            slots = {**slots, reading.slot: reading.candidates[0]}
        if self._language is not None:
            slots = self._language.printed(slots)
        return {"intent": reading.intent, "slots": slots}


def _decided_by(reading: Reading, heard: Heard) -> str | None:
    """Return the gate that kept the banker from acting; ``words`` where it was what they mean."""
    if reading.decision is Verdict.ACCEPT:
        return None
    sound = heard.hypotheses[0].verdict if heard.hypotheses else Verdict.REFUSE
    return decider(heard.evidence) if sound is reading.decision else "words"


def hear_all(hearing: Hearing, files: list[Path]) -> Iterator[dict[str, Any]]:
    """Yield a JSON-ready object a file; one that cannot be read is an object with its ``error``."""
    for path in files:
        try:
            yield hearing.hear(path)
        except WavError as problem:
            yield {"file": str(path), "error": str(problem)}
