"""Makes the earcons in ``audio/``: python benchmarks/make_earcons.py [FOLDER].

Every earcon has a contour and a rhythm of its own, so that it is known without perfect pitch:
one flat tone, one bell that glides up, three steps up, three steps down, and so on. Pitches stay
between 150 and 2,700 Hz, where small loudspeakers play and older ears hear. Nothing is random.
"""

import sys
import wave
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

RATE = 22_050
PEAK = 10 ** (-6 / 20)
FADE_S = 0.005

Wave = NDArray[np.float64]
Timbre = Callable[[Wave, Wave], Wave]
"""Takes the phase in turns and the time in seconds since the note began; returns amplitudes."""


def flute(turns: Wave, seconds: Wave) -> Wave:
    """Return a soft, steady tone."""
    return _harmonics(turns, 1.0, 0.15, 0.05) * np.exp(-seconds * 1.5)


def bell(turns: Wave, seconds: Wave) -> Wave:
    """Return a tone that is struck and rings out."""
    return _harmonics(turns, 1.0, 0.4, 0.25, 0.1) * np.exp(-seconds * 9.0)


def brass(turns: Wave, seconds: Wave) -> Wave:
    """Return a bright tone that swells a little."""
    swell = np.minimum(1.0, 0.5 + seconds * 12.0)
    return _harmonics(turns, 1.0, 0.7, 0.5, 0.3, 0.2) * swell * np.exp(-seconds * 1.2)


def buzzer(turns: Wave, seconds: Wave) -> Wave:
    """Return a rough tone, made of odd harmonics, as a square wave is."""
    return _harmonics(turns, 1.0, 0.0, 0.33, 0.0, 0.2, 0.0, 0.14) * np.exp(-seconds * 0.5)


def wood(turns: Wave, seconds: Wave) -> Wave:
    """Return a knock: partials that are no multiples of each other and die at once."""
    partials = ((1.0, 1.0), (2.76, 0.5), (5.4, 0.25))
    knock = sum((a * np.sin(2 * np.pi * f * turns) for f, a in partials), np.zeros_like(turns))
    return np.asarray(knock * np.exp(-seconds * 45.0), dtype=np.float64)


def _harmonics(turns: Wave, *amplitudes: float) -> Wave:
    total = np.zeros_like(turns)
    for number, amplitude in enumerate(amplitudes, start=1):
        total += amplitude * np.sin(2 * np.pi * number * turns)
    return total


@dataclass(frozen=True, slots=True)
class Note:
    """A tone from ``start`` for ``length`` (both s) at ``hz``, gliding to ``to_hz`` if given."""

    start: float
    length: float
    hz: float
    timbre: Timbre
    to_hz: float | None = None
    level: float = 1.0


def _row(timbre: Timbre, step: float, length: float, *pitches: float) -> tuple[Note, ...]:
    """Return equal notes, one every ``step`` seconds, the last of ``length`` seconds."""
    last = len(pitches) - 1
    return tuple(
        Note(i * step, length if i == last else step, hz, timbre) for i, hz in enumerate(pitches)
    )


G3, A4, C5, E5, G5, A5, C6, E6 = 196.0, 440.0, 523.3, 659.3, 784.0, 880.0, 1046.5, 1318.5

EARCONS: dict[str, tuple[Note, ...]] = {
    # Cues: as short as can be, because the player speaks after them.
    "beep": (Note(0.0, 0.11, A5, flute),),
    "ping": (Note(0.0, 0.14, E6, bell, to_hz=1760.0),),
    # Money: up into the pocket, down out of it.
    "money_in": _row(bell, 0.09, 0.30, C5, E5, G5, C6),
    "money_out": _row(bell, 0.09, 0.30, C6, G5, E5, C5),
    # No: twice the same low buzz. Not understood: a sigh that ends as a question.
    "refused": (Note(0.0, 0.14, G3, buzzer), Note(0.20, 0.20, G3, buzzer)),
    "sorry": (
        Note(0.0, 0.20, E5, flute, to_hz=A4),
        Note(0.20, 0.20, A4, flute, to_hz=600.0),
    ),
    # The auction: a roll and a call; a leap for each bid; the gavel counts one, two, three.
    "auction_open": (*_row(wood, 0.07, 0.07, *(A4,) * 5), Note(0.35, 0.45, C6, brass)),
    "bid": (Note(0.0, 0.06, A4, flute), Note(0.06, 0.12, A5, flute)),
    "going_once": (Note(0.0, 0.15, 300.0, wood), Note(0.15, 0.30, G5, bell)),
    "going_twice": (
        *_row(wood, 0.15, 0.15, 300.0, 300.0),
        Note(0.30, 0.15, G5, bell),
        Note(0.45, 0.30, G5, bell),
    ),
    "sold": (
        *_row(wood, 0.12, 0.12, 300.0, 300.0, 300.0),
        *(Note(0.36, 0.5, hz, bell, level=0.6) for hz in (C5, E5, G5)),
    ),
    "fanfare": (
        *_row(brass, 0.12, 0.12, C5, C5, C5),
        Note(0.36, 0.22, G5, brass),
        Note(0.58, 0.12, E5, brass),
        *(Note(0.70, 0.48, hz, brass, level=0.6) for hz in (C5, G5, C6)),
    ),
    # Undo: a tape that runs backwards. Joined and goodbye: a door bell, and its farewell.
    "undo": (Note(0.0, 0.18, C6, flute, to_hz=A4), Note(0.18, 0.18, A5, flute, to_hz=300.0)),
    "joined": (Note(0.0, 0.15, C5, bell), Note(0.15, 0.40, G5, bell)),
    "goodbye": _row(bell, 0.22, 0.50, G5, E5, C5, 392.0),
}


def render(notes: tuple[Note, ...]) -> NDArray[np.int16]:
    """Return ``notes`` as samples at ``RATE`` Hz with their peak at -6 dBFS, free of clicks."""
    total = np.zeros(round(max(note.start + note.length for note in notes) * RATE))
    for note in notes:
        count = round(note.length * RATE)
        seconds = np.arange(count) / RATE
        hz = np.linspace(note.hz, note.to_hz or note.hz, count)
        turns = np.concatenate(([0.0], np.cumsum(hz[:-1]))) / RATE
        tone = note.timbre(turns, seconds) * note.level
        fade = np.minimum(1.0, np.minimum(seconds, seconds[::-1]) / FADE_S)
        at = round(note.start * RATE)
        piece = total[at : at + count]
        piece += (tone * np.sin(fade * np.pi / 2) ** 2)[: len(piece)]
    scaled = total * (PEAK / np.abs(total).max())
    samples: NDArray[np.int16] = np.rint(scaled * 32767).astype(np.int16)
    return samples


def main(arguments: list[str]) -> None:
    """Write every earcon into the folder named on the command line, or into ``audio/``."""
    folder = Path(arguments[0] if arguments else Path(__file__).resolve().parents[1] / "audio")
    for name, notes in EARCONS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(render(notes).astype("<i2").tobytes())


if __name__ == "__main__":
    main(sys.argv[1:])
