"""The speech benchmark counts what it says: who is on which side, and what became of each clip."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import bars, calibrate, speech_times, tables
from benchmarks.clips import CLEAN
from benchmarks.listening import Listeners, Outcome, Second
from benchmarks.material import (
    NOISES,
    PUBLISHED,
    TUNING,
    Clip,
    Trial,
    Wanted,
    chosen,
    part_of,
    recorded,
    said_in,
)
from benchmarks.results import write_between_marks
from voicebanker.speech.api import Verdict
from voicebanker.speech.evidence import FIGURES, Evidence
from voicebanker.speech.gates import EVERY_PHASE, Gate, Gates
from voicebanker.speech.sphinx import Candidate

BOARD, OTHER_BOARD = "voice_banking.us", "classic.us"
BY_PACE = Gates({EVERY_PHASE: Gate(0.0, (-10.0, *(0.0,) * (len(FIGURES) - 1)), 0.45, 0.25)})
ACT, ASK, REFUSE = 0.01, 0.1, 0.3


def outcome(
    pace_s: float,
    said: str | None = "boardwalk",
    noise_db: int | None = None,
    right: bool = True,
    kind: str = CLEAN,
) -> Outcome:
    trial = Trial(BOARD, "property", said)
    clip = Clip(Path("a.wav"), "somebody", kind, (trial,), noise_db)
    evidence = Evidence(pace_s, *(0.0,) * (len(FIGURES) - 1))
    candidate = Candidate("boardwalk", evidence, spoken_s=0.8)
    return Outcome(clip, trial, 1, candidate, right and said is not None, 1.0, 0.2, 0.15)


def groups(outcomes: Sequence[Outcome]) -> tables.Groups:
    return tables.sides(outcomes, BY_PACE).ours


# -- Who is heard


def test_a_speaker_is_always_on_the_same_side() -> None:
    sides = {name: part_of(name) for name in ("slt", "kal", "joe", "awb", "rms", "ked")}
    assert sides == dict.fromkeys(("slt", "kal"), PUBLISHED) | dict.fromkeys(
        ("joe", "awb", "rms", "ked"), TUNING
    )
    assert part_of("nobody that a gate was fitted on") == PUBLISHED


def test_every_name_is_said_with_and_without_its_kind_of_street() -> None:
    said = said_in(BOARD, "property")
    assert {"baltic avenue", "baltic", "boardwalk", "saint james place", "cancel"} <= set(said)
    assert "buy" in said_in(BOARD, "command")


def test_a_sample_is_always_the_same_one_and_without_a_limit_it_is_all() -> None:
    few, others = (Wanted((BOARD,), PUBLISHED, limit=9, seed=seed) for seed in (1, 2))
    drawn = chosen(BOARD, "command", few)
    assert len(drawn) == 9
    assert drawn == chosen(BOARD, "command", replace(few))
    assert drawn != chosen(BOARD, "command", others)
    assert chosen(BOARD, "command", replace(few, limit=0)) == set(said_in(BOARD, "command"))


def test_of_what_gates_are_fitted_on_every_second_phrase_is_a_single_word() -> None:
    drawn = chosen(BOARD, "command", Wanted((BOARD,), TUNING, limit=20))
    assert sum(" " not in text for text in drawn) == 10


def recordings(folder: Path) -> Path:
    for name in ("negatives/coffee/latte.wav", "words/yes/aa_1.wav", "words/yes/bb_1.wav"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    return folder


def test_recordings_are_other_speech_where_the_phase_does_not_know_them(tmp_path: Path) -> None:
    audio = recordings(tmp_path)
    both = [
        clip for part in (TUNING, PUBLISHED) for clip in recorded(audio, Wanted((BOARD,), part))
    ]
    assert {clip.path.stem for clip in both} == {"latte", "aa_1", "bb_1"}
    for clip in both:
        for trial in clip.trials:
            known = clip.path.parent.name == "yes" and trial.phase == "yes-no"
            assert trial.text == ("yes" if known else None)
        assert clip.noise_db in (None, *NOISES)


@pytest.mark.parametrize("part", [TUNING, PUBLISHED])
def test_no_more_recordings_than_wanted_are_heard(tmp_path: Path, part: str) -> None:
    heard = list(recorded(recordings(tmp_path), Wanted((BOARD,), part, recordings=1)))
    assert len({clip.path for clip in heard}) <= 1
    assert all(part_of(clip.speaker) == part for clip in heard)


def test_whisper_hears_some_of_the_clips_that_the_peer_hears() -> None:
    clips = [replace(outcome(ACT).clip, path=Path(f"{number}.wav")) for number in range(200)]
    both = Listeners(peer=True, whisper=Path("model"))
    heard = [both.of(clip) for clip in clips]
    assert 0 < sum(one.whisper is not None for one in heard) < sum(one.peer for one in heard) < 100
    assert all(one.peer for one in heard if one.whisper)
    assert Listeners().of(clips[0]) == Listeners()


# -- What became of it


def test_what_became_of_a_clip_is_counted_once_in_its_row() -> None:
    found = groups(
        [
            outcome(ACT),
            outcome(ACT, right=False),
            outcome(ASK),
            outcome(REFUSE),
            outcome(ACT, noise_db=12),
            outcome(ACT, said=None, kind="coffee"),
            outcome(REFUSE, said=None, kind="coffee"),
        ]
    )
    clean = found[CLEAN]
    assert clean.clips == 4
    assert [clean.counts[column] for column in (tables.RIGHT, tables.WRONG, tables.ASKED)] == [
        1
    ] * 3
    assert found["12 dB"].share(tables.RIGHT) == 1.0
    assert found[tables.OTHER].share(tables.WRONG) == pytest.approx(0.5)


def test_a_table_shows_percent_of_the_clips_and_what_others_did() -> None:
    heard = replace(outcome(ACT), peer=Second(Verdict.ACCEPT, is_right=False, compute_s=0.5))
    head, _, *rows = tables.table(tables.sides([heard, outcome(ASK)], BY_PACE))
    assert head.endswith("| understood | peer |")
    assert rows == ["| clean | 2 | 50.0 | 50.0 | 0.0 | 0.0 | 0.0 | 100.0 | 0 / 100 of 1 |"]


def test_editions_with_the_same_grammar_count_once_together() -> None:
    first = outcome(ACT)
    same = replace(first, trial=replace(first.trial, edition=OTHER_BOARD))
    another = replace(same, grammar=2)
    assert tables.distinct([first, same, another]) == [first, another]


def test_the_decision_comes_after_the_busier_processor_less_the_head_start() -> None:
    found = tables.pace([outcome(ACT)] * 3, head_start_s=0.05)
    assert found is not None
    assert found.factor == pytest.approx(0.2)
    assert [found.median_s, found.late_s] == pytest.approx([0.1, 0.1])
    assert tables.pace([replace(outcome(ACT), compute_s=None)], 0.05) is None


def test_times_by_the_clock_are_those_of_the_slow_too() -> None:
    quick, slow = speech_times.Timed(2.0, 0.1, 0.2), speech_times.Timed(2.0, 0.6, 0.6)
    row = speech_times.row("a: b", [quick] * 9 + [slow], memory=200)
    assert row == "| a: b | 10 | 0.12 | 100 | 600 | 0 | 370 | 200 |"


# -- What is reached


def summary(outcomes: Sequence[Outcome]) -> str:
    return "\n".join(bars.summary(outcomes, BY_PACE, head_start_s=0.23))


def test_the_summary_says_itself_what_is_reached_and_what_is_not() -> None:
    other = [outcome(REFUSE, said=None, kind="coffee")] * 99
    good = [outcome(ACT)] * 99 + [outcome(ASK), *other, outcome(REFUSE, None, kind="coffee")]
    reached, not_reached, *_ = summary(good).splitlines()
    assert "property: accepted without asking, clean" in reached
    assert "property: false accepts of other speech" in reached
    assert not_reached == "**Not reached:** none."
    bad = [*good, outcome(ACT, right=False), *[outcome(ACT, None, kind="coffee")] * 2]
    reached, not_reached, *_ = summary(bad).splitlines()
    assert "property: accepted wrong, clean" in not_reached
    assert "property: false accepts of other speech" in not_reached
    assert "property: accepted without asking, clean" in reached


def test_noise_counts_as_the_mean_of_its_levels_whatever_their_clips() -> None:
    (bar,) = [one for one in bars.BARS["property"] if "24 to 6 dB" in one.name]
    loud, quiet = [outcome(REFUSE, noise_db=6)] * 3, [outcome(ACT, noise_db=24)]
    assert bar.measured(groups([*loud, *quiet])) == pytest.approx(0.5)
    assert bar.measured(groups([outcome(ACT)])) is None


def test_few_clips_leave_much_open() -> None:
    assert bars.interval(0.0, 0) == (0.0, 1.0)
    low, high = bars.interval(0.0, 100)
    assert low == 0.0
    assert high == pytest.approx(0.037, abs=0.001)
    assert list(bars.interval(0.5, 10_000)) == pytest.approx([0.49, 0.51], abs=0.001)


def test_tables_are_written_between_their_marks_and_all_else_stays(tmp_path: Path) -> None:
    results = tmp_path / "RESULTS.md"
    results.write_text("# Results\n", "utf-8")
    write_between_marks("speech", "first", results)
    write_between_marks("speech times", "times", results)
    write_between_marks("speech", "second", results)
    text = results.read_text("utf-8")
    assert text.startswith("# Results\n")
    assert "first" not in text
    assert text.index("second") < text.index("<!-- speech: end -->") < text.index("times")


# -- Gates


def test_the_gates_are_fitted_so_that_other_speech_is_seldom_acted_on() -> None:
    said = [outcome(0.05 + at * 1e-4) for at in range(200)]
    other = [outcome(0.15 + at * 1e-3, said=None, kind="coffee") for at in range(200)]
    strange = [outcome(0.055, said=None, kind="words")]
    gate = calibrate.gate_for([*said, *other, *strange])
    words = [tables.word(Gates({EVERY_PHASE: gate}), one) for one in (*said, *other)]
    assert words[:200].count(tables.RIGHT) >= 195
    assert words[200:].count(tables.WRONG) <= 3
    assert 0.0 < gate.confirm <= gate.accept < 1.0
