"""What sound libraries print stays off the screen; what Python prints does not."""

import subprocess
import sys

PROGRAM = """
import os, sys
from voicebanker.cli.native_noise import native_noise_off
with native_noise_off():
    os.write(2, b"Expression 'r' failed in pa_linux_alsa.c\\n")
    print("from Python", file=sys.stderr)
os.write(2, b"afterwards\\n")
print("Python afterwards", file=sys.stderr)
"""


def test_only_what_libraries_print_meanwhile_is_kept_back() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stderr.splitlines() == ["from Python", "afterwards", "Python afterwards"]
    assert not done.stdout
