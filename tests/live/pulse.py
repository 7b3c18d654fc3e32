"""A PulseAudio of our own: null sinks stand for the air at the microphone and the loudspeaker.

What is played into the sink ``room`` is said at the microphone; what the program plays goes to
the sink ``speaker``. Nothing of the user's own sound is touched: the server has a folder of its
own for its socket, its home and its settings, and every program under test is given those.
"""

import os
import shutil
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

PROGRAMS = ("pulseaudio", "pactl", "paplay", "parec", "pacat")
_ASOUNDRC = """\
pcm.!default { type pulse }
ctl.!default { type pulse }
pcm.headset { type pulse device mic }
pcm.kitchen { type pulse device speaker }
"""
ROOM, SPEAKER = "room", "speaker"


def missing() -> str | None:
    """Return why no PulseAudio can be started here, or None."""
    without = [name for name in PROGRAMS if shutil.which(name) is None]
    if without:
        return f"not installed: {', '.join(without)} (Debian: pulseaudio, pulseaudio-utils)"
    plugins = [*Path("/usr/lib").glob("*/alsa-lib/libasound_module_pcm_pulse.so")]
    return None if plugins else "not installed: ALSA's plug-in for PulseAudio (libasound2-plugins)"


class PulseServer:
    """The server, as a context manager. ``folder`` must be empty, and have a short path."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._helpers: list[subprocess.Popen[bytes]] = []
        self._modules: dict[str, str] = {}
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("PULSE")},
            "XDG_RUNTIME_DIR": str(folder / "run"),
            "PULSE_RUNTIME_PATH": str(folder / "run" / "pulse"),
            "XDG_CONFIG_HOME": str(folder / "home" / ".config"),
            "XDG_DATA_HOME": str(folder / "home" / ".local"),
            "HOME": str(folder / "home"),
            "NO_COLOR": "1",
            "TERM": "dumb",
        }

    def __enter__(self) -> Self:
        """Start it with both sinks."""
        for name in ("run", "home"):
            (self._folder / name).mkdir(mode=0o700)
        (self._folder / "home" / ".asoundrc").write_text(_ASOUNDRC, "utf-8")
        command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
        command += [
            "--log-level=error",
            "--resample-method=speex-float-7",
            "-L",
            "module-native-protocol-unix auth-anonymous=1",
        ]
        with (self._folder / "pulse.log").open("wb") as log:
            self._process = subprocess.Popen(
                command, env=self.environment, stdout=log, stderr=log, start_new_session=True
            )
        try:
            self._wait_until_it_answers()
            self.plug_in_speaker()
            self.plug_in_microphone()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _problem: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """End it and its helpers."""
        self.close()

    def close(self) -> None:
        """End it and its helpers. May be called twice."""
        for process in (*self._helpers, self._process):
            if process is not None:
                process.kill()
                with suppress(subprocess.TimeoutExpired):
                    process.wait(timeout=5)
        self._helpers.clear()
        self._process = None

    def plug_in_speaker(self, rate: int = 48_000, channels: int = 2) -> None:
        """Make the loudspeaker, at ``rate`` Hz."""
        self._load(SPEAKER, "module-null-sink", f"sink_name={SPEAKER}", *_shape(rate, channels))
        self.control("set-default-sink", SPEAKER)
        self._keep_awake(SPEAKER)

    def plug_in_microphone(self, rate: int = 48_000, channels: int = 1) -> None:
        """Make the air in the room, and the microphone that hears it, at ``rate`` Hz."""
        self._load(ROOM, "module-null-sink", f"sink_name={ROOM}", *_shape(rate, channels))
        self._load("mic", "module-remap-source", f"master={ROOM}.monitor", "source_name=mic")
        self.control("set-default-source", "mic")
        self._keep_awake(ROOM)

    def echo(self, latency_ms: int = 20) -> None:
        """Let the microphone hear the loudspeaker, as it does in every room."""
        where = (f"source={SPEAKER}.monitor", f"sink={ROOM}", f"latency_msec={latency_ms}")
        self._load("echo", "module-loopback", *where, "source_dont_move=1", "sink_dont_move=1")

    def unplug_speaker(self) -> None:
        """Take the loudspeaker away."""
        self.unload(SPEAKER)

    def unplug_microphone(self) -> None:
        """Take the microphone away, and the air with it."""
        self.unload("mic")
        self.unload(ROOM)

    def unload(self, name: str) -> None:
        """Take away what was made under ``name``."""
        self.control("unload-module", self._modules.pop(name))

    def control(self, *arguments: str) -> str:
        """Run ``pactl`` and return what it prints."""
        done = subprocess.run(
            ["pactl", *arguments], env=self.environment, capture_output=True, text=True, timeout=20
        )
        if done.returncode:
            raise RuntimeError(f"pactl {' '.join(arguments)}: {done.stderr.strip()}")
        return done.stdout.strip()

    def say(self, clip: Path) -> None:
        """Play ``clip`` at the microphone, to its end."""
        subprocess.run(
            ["paplay", f"--device={ROOM}", "--latency-msec=20", str(clip)],
            env=self.environment,
            timeout=60,
            check=True,
        )

    def _load(self, name: str, *module: str) -> None:
        self._modules[name] = self.control("load-module", *module)

    def _keep_awake(self, sink: str) -> None:
        """Play silence, so that the sink works in short steps like a real sound card."""
        command = ["pacat", "-p", "-d", sink, "--latency-msec=20", "/dev/zero"]
        self._helpers.append(subprocess.Popen(command, env=self.environment))

    def _wait_until_it_answers(self) -> None:
        until = time.monotonic() + 20
        while True:
            try:
                self.control("info")
                return
            except RuntimeError:
                if time.monotonic() > until:
                    log = (self._folder / "pulse.log").read_text("utf-8", "replace")
                    raise RuntimeError(f"PulseAudio does not start: {log}") from None
                time.sleep(0.1)


def _shape(rate: int, channels: int) -> tuple[str, ...]:
    # Without rewinds the monitor gets every sample once, and its clock stays true.
    return f"rate={rate}", f"channels={channels}", "norewinds=1"
