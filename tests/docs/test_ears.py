"""``docs/ears.md`` names tests and gates that exist."""

import re

from tests.docs.named import ROOT, functions_in
from voicebanker.speech.evidence import FIGURES

PAGE = (ROOT / "docs" / "ears.md").read_text("utf-8")
NAMED = re.findall(r"`(test_\w+\.py)::(test_\w+)`", PAGE)
# SPEECH.md 3.6: reports 1 to 16 and 26 to 34 but 27 are about recognition.
ABOUT_RECOGNITION = {*range(1, 17), 26, *range(28, 35)}


def functions(file: str) -> set[str]:
    (path,) = ROOT.glob(f"tests/*/{file}")
    return functions_in(path)


def test_every_test_that_the_page_names_exists() -> None:
    assert len(NAMED) > 20
    assert [f"{file}::{name}" for file, name in NAMED if name not in functions(file)] == []


def test_every_report_on_recognition_has_a_test_or_a_reason() -> None:
    rows = re.findall(r"^\| (\d+) \|[^|]+\|([^|]+)\|$", PAGE, re.MULTILINE)
    assert {int(number) for number, _ in rows} == ABOUT_RECOGNITION
    assert all("`test_" in answer or "cannot happen" in answer for _, answer in rows)


def test_a_row_that_names_recorded_results_names_a_file_of_them() -> None:
    recorded = {path.stem for path in (ROOT / "fixtures" / "vosk").glob("*.yaml")}
    replayed = "test_a_reported_result_leads_to_the_decision_it_must"
    for name in re.findall(rf"{replayed}` \((\w+)\)", PAGE):
        assert name in recorded


def test_every_gate_is_explained() -> None:
    gates = set(re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE))
    sources = [
        (ROOT / "src/voicebanker/speech" / f"{name}.py").read_text("utf-8")
        for name in ("checks", "sphinx", "vosk_ears", "vosk_gates", "whisper_ears")
    ]
    limits = set(re.findall(r"at_(?:least|most)\(\s*\"(\w+)\"", "".join(sources)))
    assert gates == {*FIGURES, *limits}
    assert "confidence" in limits
