"""``voicebanker replay``: golden transcripts, any difference shown line by line."""

import difflib
from pathlib import Path

from voicebanker.cli.screen import PlainScreen
from voicebanker.table.transcript import find_scripts, play, read_script


def replay(paths: list[Path], screen: PlainScreen, *, update: bool) -> int:
    """Play the transcripts and return how many differ; ``update`` rewrites those.

    Raises ``TranscriptError``.
    """
    scripts = find_scripts(paths)
    differing = 0
    for path in scripts:
        script = read_script(path)
        played = play(script)
        if played == script.text:
            continue
        differing += 1
        if update:
            path.write_text(played, "utf-8")
            screen.console.print(f"{path}: rewritten", markup=False)
            continue
        diff = difflib.unified_diff(
            script.text.splitlines(), played.splitlines(), f"{path}", "played", lineterm="", n=2
        )
        for line in diff:
            screen.console.print(line, markup=False)
    same = len(scripts) - differing
    changed = "rewritten" if update else "different"
    screen.console.print(f"{len(scripts)} transcripts: {same} the same, {differing} {changed}.")
    return 0 if update else differing
