"""``voicebanker voice-check`` as a person without a microphone uses it: a file a name.

The clips are synthetic voices raised by three semitones: no child speaks here.
"""

from pathlib import Path

from tests.cli.test_commands import play, refused, run
from voicebanker.cli.saved import voices_of
from voicebanker.ledger import Journal, read_journal
from voicebanker.rules.game import RULES_VERSION

RAISED = Path(__file__).parents[2] / "fixtures" / "raised"
NAMES = ("boardwalk", "park place", "vermont")


def three() -> list[str]:
    options = []
    for name in NAMES:
        options += ["--say", name, "--wav", str(RAISED / f"{name.replace(' ', '_')}.wav")]
    return options


def test_a_raised_voice_is_learned_and_kept_with_the_game(tmp_path: Path) -> None:
    play(tmp_path)
    path = next(tmp_path.glob("*.game"))
    before = read_journal(path)
    done = run("voice-check", "--token", "cat", *three(), "--folder", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "Please say: Boardwalk." in done.stdout
    assert "I heard 3 of 3." in done.stdout
    assert "whenever the Cat has the word" in done.stdout
    assert read_journal(path) == before
    with Journal.open(path, rules_version=RULES_VERSION) as journal:
        fits = voices_of(journal)
    assert list(fits) == ["cat"]
    assert fits["cat"].warp < 1.0
    resumed = play(tmp_path, "--resume", typed="3 balance\nq\n")
    assert "Welcome back" in resumed.stdout


def test_a_token_can_be_pressed(tmp_path: Path) -> None:
    play(tmp_path)
    game = next(tmp_path.glob("*.game")).stem
    done = run(
        *("voice-check", "--game", game, "--folder", str(tmp_path)),
        *("--say", "vermont", "--wav", str(RAISED / "vermont.wav")),
        typed="nobody\n3\n",
    )
    assert done.returncode == 0, done.stderr
    assert "Whose voice shall I learn?" in done.stdout
    assert "I heard 1 of 1." in done.stdout


def test_without_a_game_it_tells_and_keeps_nothing(tmp_path: Path) -> None:
    wav = str(RAISED / "baltic_avenue.wav")
    done = run(
        *("voice-check", "--token", "dog", "--say", "baltic", "--wav", wav),
        *("--folder", str(tmp_path)),
    )
    assert done.returncode == 0, done.stderr
    assert "I heard 1 of 1." in done.stdout
    assert "no saved game to keep that with" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    wav = str(RAISED / "baltic_avenue.wav")
    here = ("--folder", str(tmp_path))
    refused(run("voice-check", "--game", "2026-01-01-1", *here), "2026-01-01-1")
    refused(run("voice-check", "--token", "teapot", "--say", "vermont", "--wav", wav, *here), "Cat")
    refused(
        run("voice-check", "--token", "cat", "--say", "mayfair", "--wav", wav, *here), "mayfair"
    )
    refused(run("voice-check", "--token", "cat", "--wav", wav, *here), "5 names", "Boardwalk")
