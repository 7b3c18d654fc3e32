"""False accepts of ``--hands-free`` per hour of other people's speech, with PocketSphinx.

    nice -n 10 python -m benchmarks.hands_free --audio ../shared/audio/negatives [--write]

Each recording is heard as if it had been said near the open microphone while nobody has the
word, with all tokens of the edition in the game, by one process. Counted is what the unit
would have acted on; beside it, what the ears alone would accept, and what the same ears accept
after a press of a button. ``--write`` puts the table between its marks in
``benchmarks/RESULTS.md``.
"""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from benchmarks import wav
from benchmarks.results import write_between_marks
from voicebanker.editions import load_edition
from voicebanker.language.addressed import HANDS_FREE
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.game import Stage
from voicebanker.rules.history import History
from voicebanker.speech.api import Heard, Verdict
from voicebanker.speech.sphinx import SphinxEars
from voicebanker.table.banker import Banker
from voicebanker.table.hands_free import LEAST_CONFIDENCE, OpenEars
from voicebanker.table.unit import Unit

MARK = "hands free"
_NEVER = 3.0
"""Where none was seen, up to this many may be expected (95 percent): the rule of three."""


@dataclass(frozen=True, slots=True)
class Row:
    """What became of the recordings of one kind. ``seconds`` is their length."""

    kind: str
    clips: int = 0
    seconds: float = 0.0
    after_a_press: int = 0
    by_the_ears: int = 0
    acted_on: int = 0

    def __add__(self, other: "Row") -> "Row":
        return Row(
            self.kind,
            self.clips + other.clips,
            self.seconds + other.seconds,
            self.after_a_press + other.after_a_press,
            self.by_the_ears + other.by_the_ears,
            self.acted_on + other.acted_on,
        )

    def per_hour(self, count: int) -> str:
        """Return ``count`` as a rate; where there was none, what the rate is below."""
        hours = self.seconds / 3600
        return f"{count / hours:.1f}" if count else f"0 (below {_NEVER / hours:.1f})"


def banker_of(edition_name: str) -> Banker:
    """Return a banker whose game has every token in play."""
    edition, _ = load_edition(edition_name)
    unit = Unit(Language(edition), Catalogue(), History.begin(edition), SeededChance(1))
    banker = unit.banker
    players = tuple(token.id for token in edition.tokens)
    game = replace(banker.game, players=players, stage=Stage.PLAYING)
    banker.history = History(game)
    return banker


def measured(audio: Path, banker: Banker, every: int) -> Iterator[Row]:
    """Yield a row for each recording under ``audio``."""
    ears = SphinxEars()
    open_ears, pressed = OpenEars(banker), banker.language.grammar("command")
    addressed = open_ears.grammar(HANDS_FREE)
    assert addressed is not None
    for path in sorted(audio.glob("*/*.wav"))[::every]:
        sound = wav.read(path)
        heard = ears.hear(sound, addressed)
        acted_on = open_ears.spoken_to(heard.hypotheses)
        if acted_on is not None or _accepted(heard):
            best = heard.hypotheses[0]
            print(f"{path.name}: '{best.text}' ({best.confidence:.3f}), {acted_on is not None}")
        yield Row(
            path.parent.name,
            1,
            len(sound.samples) / sound.rate,
            _accepted(ears.hear(sound, pressed)),
            _accepted(heard),
            acted_on is not None,
        )


def _accepted(heard: Heard) -> bool:
    return bool(heard.hypotheses) and heard.hypotheses[0].verdict is Verdict.ACCEPT


def added(rows: Iterable[Row]) -> list[Row]:
    """Return a row for each kind, and one for all."""
    kinds: dict[str, Row] = {}
    for row in rows:
        kinds[row.kind] = kinds.get(row.kind, Row(row.kind)) + row
    total = Row("**all**")
    for row in kinds.values():
        total += row
    return [*kinds.values(), total]


def table_of(rows: list[Row], edition: str, every: int) -> str:
    """Return the table in Markdown."""
    part = "every recording" if every == 1 else f"every {every}th recording"
    lines = [
        "## Without hands",
        "",
        f"`python -m benchmarks.hands_free`: {part} of other speech, as if it were said near the",
        f"open microphone in `--hands-free`; edition `{edition}`, PocketSphinx, all playing.",
        f"Acted on: accepted, confidence at least {LEAST_CONFIDENCE}, a token named, a whole",
        "command. Per hour of other people's speech; where none was seen, the rate that it is",
        "below with 95 percent confidence.",
        "",
        "| other speech | clips | minutes | accepted after a press | accepted by the ears "
        "| acted on | acted on per hour |",
        "|---|---:|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {row.kind} | {row.clips} | {row.seconds / 60:.1f} | {row.after_a_press} "
        f"| {row.by_the_ears} | {row.acted_on} | {row.per_hour(row.acted_on)} |"
        for row in rows
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write where that is asked for."""
    parser = argparse.ArgumentParser(description="False accepts of play without hands.")
    parser.add_argument("--audio", type=Path, required=True)
    parser.add_argument("--edition", default="voice_banking.us")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    rows = added(measured(options.audio, banker_of(options.edition), options.every))
    text = table_of(rows, options.edition, options.every)
    print(f"{HANDS_FREE}\n{text}")
    if options.write:
        write_between_marks(MARK, text)


if __name__ == "__main__":
    main()
