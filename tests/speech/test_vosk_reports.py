"""What public reports say that Vosk returns, on the product's own way to a decision."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.rules.games import changed
from tests.speech.clips import FOLDER
from tests.speech.stub_vosk import EMPTY, StubVosk, english
from tests.speech.test_models import make_model
from voicebanker.cli.hear import Hearing
from voicebanker.speech import vosk_ears
from voicebanker.speech.vosk_ears import VoskEars

REPORTS = sorted((FOLDER.parent / "vosk").glob("*.yaml"))
READ = {path: yaml.safe_load(path.read_text("utf-8")) for path in REPORTS}
CASES = [(path, name) for path, body in READ.items() for name in body["cases"]]
KEYS = set(
    """clip edition_with phase lacks unknown result free partial
    decision reason understood stopped_by""".split()
)


def replayed(
    case: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, Any]:
    stub = StubVosk(
        english(case.get("lacks", ())),
        case["result"],
        case.get("free", EMPTY),
        case.get("partial", EMPTY),
        marks_unknown=case.get("unknown", True),
    )
    monkeypatch.setattr(vosk_ears, "_vosk", lambda: stub)
    edition = changed("voice_banking.us", **case.get("edition_with", {}))
    monkeypatch.setattr("voicebanker.cli.hear.load_edition", lambda _name: (edition, ""))
    hearing = Hearing(VoskEars(make_model(tmp_path)), "voice_banking.us", case["phase"], None)
    return hearing.hear(FOLDER / case["clip"])


@pytest.mark.parametrize(
    ("path", "name"), CASES, ids=[f"{path.stem}: {name}" for path, name in CASES]
)
def test_a_reported_result_leads_to_the_decision_it_must(
    path: Path, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = READ[path]["cases"][name]
    assert case.keys() <= KEYS
    body = replayed(case, tmp_path, monkeypatch)
    held = [check["gate"] for check in body["evidence"] if check["passes"] != "accept"]
    assert body["decision"] == case["decision"], body
    assert (held[0] if held else None) == case.get("stopped_by"), body["evidence"]
    for key in ("reason", "understood"):
        if key in case:
            assert body[key] == case[key], body


@pytest.mark.parametrize("path", REPORTS, ids=lambda path: path.stem)
def test_a_file_names_the_reports_that_it_is_about(path: Path) -> None:
    body = READ[path]
    assert body["reports"]
    assert all("/" in report and "#" in report for report in body["reports"])
    assert {"decision", "clip", "phase", "result"} <= set.intersection(
        *(set(case) for case in body["cases"].values())
    )
