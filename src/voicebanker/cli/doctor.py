"""``voicebanker doctor``: is everything there, and what to do where it is not."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from voicebanker.audio.devices import AudioUnavailable, find_microphone, find_speaker
from voicebanker.audio.earcons import Earcon, load
from voicebanker.audio.resample import level_db
from voicebanker.cli.engines import make_ears, words_report
from voicebanker.cli.screen import PlainScreen
from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language
from voicebanker.language.speakable import speakable
from voicebanker.speech.api import SpeechUnavailable

_LISTEN_FRAMES = 50
_QUIET_DB = -70.0
_LOUD_DB = -1.0

Line = tuple[bool, str]


def examine(
    screen: PlainScreen,
    ears: str,
    model: Path | None,
    microphone: str | None,
    speaker: str | None,
    edition: str,
    second_opinion: Path | None = None,
) -> int:
    """Check everything, a line each; return 0 where a game can be played by voice, else 1."""
    checks: tuple[tuple[str, Callable[[], Iterator[Line]]], ...] = (
        ("Microphone", lambda: _microphone(microphone)),
        ("Speaker", lambda: _speaker(speaker)),
        ("Voice", _voice),
        ("Recogniser", lambda: _recogniser(ears, model, edition)),
        ("Second opinion", lambda: _second_opinion(second_opinion)),
        ("Model", lambda: _model(ears, model)),
        ("Buttons", lambda: _buttons(edition)),
    )
    all_good = True
    for name, check in checks:
        try:
            lines = list(check())
        except (AudioUnavailable, SpeechUnavailable) as problem:
            lines = [(False, str(problem))]
        for good, text in lines:
            all_good = all_good and good
            screen.console.print(f"{name}: {'good' if good else 'PROBLEM'}. {text}", markup=False)
    return 0 if all_good else 1


def _microphone(name: str | None) -> Iterator[Line]:
    import numpy as np

    from voicebanker.audio.microphone import Microphone
    from voicebanker.audio.sound import Sound

    device = find_microphone(name)
    with Microphone(name) as microphone:
        frames = microphone.frames()
        recorded = b"".join(next(frames) for _ in range(_LISTEN_FRAMES))
    level = level_db(Sound(np.frombuffer(recorded, dtype=np.int16), microphone.rate))
    if level.peak_db < _QUIET_DB:
        yield False, f"{device.name} is silent. Is it muted? Raise its level in the system."
    elif level.peak_db > _LOUD_DB:
        yield False, f"{device.name} is too loud. Lower its level in the system."
    else:
        yield True, f"{device.name}, background {level.rms_db:.0f} dB of full scale."


def _speaker(name: str | None) -> Iterator[Line]:
    from voicebanker.audio.player import SpeakerPlayer

    device = find_speaker(name)
    SpeakerPlayer(name).play(load(Earcon.PING))
    yield True, f"{device.name}. You should have heard a ping."


def _voice() -> Iterator[Line]:
    from voicebanker.speech.voice import Pyttsx3Voice

    voice = Pyttsx3Voice()
    try:
        began = time.perf_counter()
        sound = voice.render(speakable("Boardwalk for M400."))
        took = time.perf_counter() - began
        yield True, f"{voice.name}, {sound.seconds:.1f} s of speech made in {took:.2f} s."
    finally:
        voice.close()


def _recogniser(name: str, model: Path | None, edition: str) -> Iterator[Line]:
    began = time.perf_counter()
    language = Language(load_edition(edition)[0])
    ears = make_ears(name, model, language=language.edition.language)
    for phase in ("joining", "command", "property"):
        ears.prepare(language.grammar(phase))
    took = time.perf_counter() - began
    words = list(words_report(ears, map(language.grammar, language.phases)))
    ears.close()
    yield True, f"{ears.name}, ready in {took:.2f} s."
    yield from words


def _second_opinion(folder: Path | None) -> Iterator[Line]:
    if folder is None:
        return
    from voicebanker.speech.whisper_model import WhisperModel

    began = time.perf_counter()
    WhisperModel(folder).close()
    yield True, f"whisper, ready in {time.perf_counter() - began:.2f} s."


def _model(ears: str, model: Path | None) -> Iterator[Line]:
    if ears == "whisper":
        yield True, str(model)
        return
    from voicebanker.speech.models import find_model

    found = find_model(model)
    if found is None:
        yield True, "No Vosk model; PocketSphinx listens. 'voicebanker models get' brings one."
    else:
        yield True, str(found)


def _buttons(edition: str) -> Iterator[Line]:
    tokens = load_edition(edition)[0].tokens
    keys = ", ".join(
        f"{number} or {token.key} is {token.name}" for number, token in enumerate(tokens, start=1)
    )
    yield True, f"{keys}; u undo, r repeat, h help, q pause, space wait."
