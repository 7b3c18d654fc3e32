"""How long after its start the product can listen, with PocketSphinx.

    python -m benchmarks.startup

Starts a new Python several times, does in it what ``voicebanker play`` does
until the first phase can be listened for (a microphone needs some 10 ms more),
and prints the median and the slowest, in seconds from the start of the process.
"""

import argparse
import statistics
import subprocess
import sys
import time

_READY = """
import voicebanker.cli.main
from voicebanker.cli.start import start
from voicebanker.cli.play import play
from voicebanker.cli.engines import make_ears
from voicebanker.editions import load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.history import History
from voicebanker.table.listening import FIRST_PHASE
from voicebanker.table.unit import Unit
edition, _ = load_edition("voice_banking.us")
language = Language(edition)
unit = Unit(language, Catalogue("en"), History.begin(edition), SeededChance(1))
ears = make_ears("pocketsphinx")
ears.prepare(language.grammar(FIRST_PHASE))
ears.settle()
print("ready", flush=True)
"""


def seconds_to_ready() -> float:
    """Return the seconds from starting a Python until it can listen."""
    began = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", _READY], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        took = time.perf_counter() - began
        process.kill()
    return took


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Time the start until the first listening.")
    parser.add_argument("--runs", type=int, default=10)
    runs = [seconds_to_ready() for _ in range(parser.parse_args().runs)]
    print(f"{len(runs)} starts: median {statistics.median(runs):.2f} s, slowest {max(runs):.2f} s")


if __name__ == "__main__":
    main()
