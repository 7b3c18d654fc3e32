"""Vosk's models: where they lie, whether they suit, and how to get one.

Getting one is the only thing in the product that uses the network, and only when asked to.
"""

import hashlib
import http.client
import os
import shutil
import ssl
import stat
import tempfile
import urllib.error
import urllib.request
import zipfile
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath, PureWindowsPath

import platformdirs

from voicebanker.speech.api import EarsUnavailable

Progress = Callable[[int, int], None]
"""Is told how many bytes are there, and how many there will be."""

ENVIRONMENT = "VOSK_MODEL_PATH"
_PIECE = 1 << 16
_ATTEMPTS = 3
_TIMEOUT_S = 30.0
_MOST_FILES = 1_000
_NETWORK_TROUBLE = (
    urllib.error.URLError,
    http.client.HTTPException,
    ssl.SSLError,
    ConnectionError,
    TimeoutError,
)


@dataclass(frozen=True, slots=True)
class _Layout:
    """Where a model has its files: ``needed`` ones, those of a grammar, that of a fixed one."""

    needed: tuple[str, ...]
    dynamic: tuple[str, ...]
    static: str


_LAYOUT = _Layout(
    ("am/final.mdl", "conf/mfcc.conf", "conf/model.conf"),
    ("graph/HCLr.fst", "graph/Gr.fst"),
    "graph/HCLG.fst",
)
# Models of before 2020 have all in one folder, and Vosk still takes them.
_FLAT = _Layout(("final.mdl", "mfcc.conf"), ("HCLr.fst", "Gr.fst"), "HCLG.fst")


class ModelUnavailable(EarsUnavailable):
    """A model is missing, unfit, or could not be fetched."""


@dataclass(frozen=True, slots=True)
class KnownModel:
    """A model that can be fetched: ``size`` is that of the archive in bytes.

    ``unpacked_limit`` is the most that it may unpack to, in bytes. The archive holds one folder
    called ``name``.
    """

    name: str
    url: str
    size: int
    sha256: str
    unpacked_limit: int
    description: str


@dataclass(frozen=True, slots=True)
class ModelReport:
    """What is wrong with the model in ``path``, in one sentence; None where it is fit."""

    path: Path
    problem: str | None

    @property
    def ok(self) -> bool:
        """Tell whether the model can be used."""
        return self.problem is None


# The publisher gives sizes and MD5 sums (model-list.json beside the archives). The SHA-256 sums
# here are stronger and pinned: several distributions that package the same archives, and public
# mirrors of them, record these very values beside the publisher's sizes.
_KNOWN = (
    KnownModel(
        name="vosk-model-small-en-us-0.15",
        url="https://alphacephei.com/vosk/models/vosk-model-small-en-us-0.15.zip",
        size=41_205_931,
        sha256="30f26242c4eb449f948e42cb302dd7a686cb29a3423a8367f99ff41780942498",
        unpacked_limit=200_000_000,
        description="English, small: right for most tables and for a Raspberry Pi",
    ),
    KnownModel(
        name="vosk-model-en-us-0.22-lgraph",
        url="https://alphacephei.com/vosk/models/vosk-model-en-us-0.22-lgraph.zip",
        size=130_557_655,
        sha256="d9838b4aaa82a75c4a17f5aca300eaca129aaab2a7cbf951bafbb500eb9c4334",
        unpacked_limit=600_000_000,
        description="English, larger: hears better, for laptops",
    ),
)


def known_models() -> tuple[KnownModel, ...]:
    """Return the models that ``get_model`` can fetch, the recommended one first."""
    return _KNOWN


def models_folder() -> Path:
    """Return the folder in which fetched models are kept; it may not exist yet."""
    return platformdirs.user_data_path("voicebanker", appauthor=False) / "models"


def find_model(
    explicit: Path | None = None, *, folder: Path | None = None, words: Sequence[str] = ()
) -> Path | None:
    """Return the folder of the model to use, or None where there is none.

    Looks at ``explicit``, then at the environment's ``VOSK_MODEL_PATH``, then for the known
    models and others in ``folder`` (by default ``models_folder()``). Raises ``ModelUnavailable``
    where one of the first two is given and unfit; others that are unfit are passed over.
    ``words`` are those for the language in the names of models, such as ``en``: a model in
    ``folder`` must have one of them.
    """
    named = os.environ.get(ENVIRONMENT)
    chosen = explicit or (Path(named) if named else None)
    if chosen is not None:
        report = check_model(_inside(chosen))
        if report.problem is not None:
            raise ModelUnavailable(report.problem)
        return report.path
    folder = folder or models_folder()
    if not folder.is_dir():
        return None
    known = [folder / model.name for model in known_models()]
    others = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    fit = (path for path in (*known, *others) if _is_for(path.name, words))
    return next((path for path in fit if check_model(path).ok), None)


def _is_for(name: str, words: Sequence[str]) -> bool:
    """Tell whether a model of this ``name`` hears the language that has these ``words``."""
    parts = name.lower().replace("_", "-").split("-")
    return not words or any(word in parts for word in words)


def check_model(path: Path) -> ModelReport:
    """Report whether the folder ``path`` holds a model that takes a grammar while running."""
    get = "Get one with: voicebanker models get"
    if not path.is_dir():
        return ModelReport(path, f"There is no model folder '{path}'. {get}")
    layout = _FLAT if (path / "final.mdl").is_file() else _LAYOUT
    dynamic = [name for name in layout.dynamic if not (path / name).is_file()]
    if dynamic and (path / layout.static).is_file():
        return ModelReport(
            path, f"The model in '{path}' is a big static one, which ignores grammars. {get}"
        )
    missing = [name for name in layout.needed if not (path / name).is_file()] + dynamic
    if missing:
        return ModelReport(
            path, f"The model in '{path}' is not complete: {missing[0]} is missing. {get}"
        )
    return ModelReport(path, None)


def get_model(
    name: str,
    progress: Progress | None = None,
    *,
    models: Sequence[KnownModel] | None = None,
    folder: Path | None = None,
) -> Path:
    """Fetch the model called ``name``, and return its folder; at once where it is there already.

    A download that was interrupted goes on where it stopped. The archive is checked before
    anything is unpacked, and the model appears in ``folder`` complete or not at all.
    ``models`` is the table to look in. Raises ``ModelUnavailable``.
    """
    models = known_models() if models is None else models
    folder = folder or models_folder()
    model = next((model for model in models if model.name == name), None)
    if model is None:
        names = ", ".join(model.name for model in models)
        raise ModelUnavailable(f"There is no model called '{name}'. Choose one of: {names}.")
    target = folder / model.name
    if check_model(target).ok:
        return target
    part = folder / f"{model.name}.zip.part"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _check_space(folder, model)
        _download(model, part, progress or (lambda _done, _total: None))
        _verify(model, part)
        try:
            _install(model, part, target)
        except ModelUnavailable:
            part.unlink()
            raise
        part.unlink()
    except OSError as problem:
        raise ModelUnavailable(
            f"The model cannot be stored in '{folder}' ({problem.strerror or problem}). "
            "Make room there, or check that you may write to it."
        ) from None
    return target


def _inside(path: Path) -> Path:
    """Return the only folder in ``path`` where that, and not ``path``, is the model."""
    if path.is_dir() and not _is_model(path):
        models = [inner for inner in path.iterdir() if _is_model(inner)]
        if len(models) == 1:
            return models[0]
    return path


def _is_model(path: Path) -> bool:
    return (path / "am").is_dir() or (path / "final.mdl").is_file()


def _check_space(folder: Path, model: KnownModel) -> None:
    needed = model.size + model.unpacked_limit
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise ModelUnavailable(
            f"The model needs {_megabytes(needed)} MB in '{folder}', and {_megabytes(free)} are "
            "free. Make room there."
        )


def _download(model: KnownModel, part: Path, progress: Progress) -> None:
    """Bring ``part`` to the full size of the archive, going on from what it has."""
    for _ in range(_ATTEMPTS):
        try:
            if _size(part) > model.size:
                part.unlink()
            if _size(part) < model.size:
                _download_rest(model, part, progress)
        except urllib.error.HTTPError as problem:
            if problem.code == 416:  # what we have is no beginning of what the server has
                part.unlink(missing_ok=True)
                continue
            raise ModelUnavailable(
                f"The model is not at its address {model.url} (the server says {problem.code}). "
                "Try again later, or fetch it by hand and unpack it into a folder."
            ) from None
        except _NETWORK_TROUBLE:
            continue
        if _size(part) == model.size:
            return
    raise ModelUnavailable(
        f"The download stopped at {_megabytes(_size(part))} of {_megabytes(model.size)} MB. "
        "Check the network and give the command again; it goes on from there."
    )


def _download_rest(model: KnownModel, part: Path, progress: Progress) -> None:
    start = _size(part)
    request = urllib.request.Request(model.url, headers={"User-Agent": "voicebanker"})
    if start:
        request.add_header("Range", f"bytes={start}-")
    with urllib.request.urlopen(request, timeout=_TIMEOUT_S) as response:
        wanted = f"bytes {start}-"
        resumes = response.status == 206 and response.headers.get("Content-Range", "").startswith(
            wanted
        )
        done = start if resumes else 0  # a server that cannot resume sends all of it again
        with part.open("ab" if resumes else "wb") as file:
            progress(done, model.size)
            while piece := response.read(_PIECE):
                done += len(piece)
                if done > model.size:
                    file.close()
                    part.unlink()
                    raise ModelUnavailable(
                        f"The file at {model.url} is larger than the {model.size} bytes known. "
                        "Update voicebanker, and try again."
                    )
                file.write(piece)
                progress(done, model.size)


def _verify(model: KnownModel, part: Path) -> None:
    with part.open("rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if found != model.sha256:
        part.unlink()
        raise ModelUnavailable(
            f"The file from {model.url} is not the model that was expected (its checksum differs), "
            "so it was deleted. Give the command again, and update voicebanker if that fails."
        )


def _install(model: KnownModel, archive: Path, target: Path) -> None:
    """Unpack beside ``target`` and move into place in one step."""
    workplace = Path(tempfile.mkdtemp(prefix=".unpacking-", dir=target.parent))
    try:
        _unpack(model, archive, workplace)
        report = check_model(workplace / model.name)
        if report.problem is not None:
            raise _evil(model, "the model in it is not complete")
        if target.exists():  # what an older, broken installation left
            target.rename(workplace / "replaced")
        (workplace / model.name).rename(target)
    finally:
        shutil.rmtree(workplace, ignore_errors=True)


def _unpack(model: KnownModel, archive: Path, workplace: Path) -> None:
    """Unpack into ``workplace``, and refuse whatever a model has no need of."""
    room = model.unpacked_limit
    try:
        with zipfile.ZipFile(archive) as files:
            entries = files.infolist()
            if len(entries) > _MOST_FILES:
                raise _evil(model, "it holds too many files")
            for entry in entries:
                _check_entry(model, entry)
            for entry in entries:
                path = workplace.joinpath(*PurePosixPath(entry.filename).parts)
                if entry.is_dir():
                    path.mkdir(parents=True, exist_ok=True)
                    continue
                path.parent.mkdir(parents=True, exist_ok=True)
                with files.open(entry) as source, path.open("xb") as copy:
                    while piece := source.read(_PIECE):
                        room -= len(piece)  # what is really there, not what the archive claims
                        if room < 0:
                            raise _evil(model, "it is larger than it should be")
                        copy.write(piece)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, EOFError) as problem:
        raise _evil(model, f"it cannot be unpacked: {problem}") from None
    except (FileExistsError, NotADirectoryError):
        raise _evil(model, "it holds the same file twice") from None


def _check_entry(model: KnownModel, entry: zipfile.ZipInfo) -> None:
    name = entry.orig_filename
    posix, windows = PurePosixPath(name), PureWindowsPath(name)
    if posix.is_absolute() or windows.drive or windows.root or ".." in windows.parts:
        raise _evil(model, f"it would write outside its folder, to {name!r}")
    if posix.parts[:1] != (model.name,):
        raise _evil(model, f"it holds {name!r} outside the folder {model.name}")
    if "\\" in name or "\0" in name:
        raise _evil(model, f"it holds a strange name, {name!r}")
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise _evil(model, f"it holds a link or a device, {name!r}")
    if entry.flag_bits & 0x1:
        raise _evil(model, f"it holds an encrypted file, {name!r}")


def _evil(model: KnownModel, reason: str) -> ModelUnavailable:
    return ModelUnavailable(
        f"The archive of {model.name} was refused: {reason}. Tell the makers of voicebanker."
    )


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _megabytes(size: int) -> int:
    return size // 1_000_000
