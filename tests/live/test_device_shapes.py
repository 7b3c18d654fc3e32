"""Devices of 8 to 48 kHz, with one channel and with two: heard and played at the right pitch."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.live.pulse import ROOM, SPEAKER, PulseServer
from tests.live.recording import RATE, Recorder
from voicebanker.audio.sound import Samples, Sound
from voicebanker.audio.wav import read_wav, write_wav

ROOT = Path(__file__).resolve().parents[2]


def _pitch(samples: Samples, rate: int) -> float:
    """Return the frequency of the strongest tone, in Hz."""
    spectrum = np.abs(np.fft.rfft(samples))
    return float(spectrum.argmax()) * rate / len(samples)


@pytest.mark.parametrize("channels", [1, 2])
@pytest.mark.parametrize("rate", [8_000, 16_000, 44_100, 48_000])
def test_a_tone_keeps_its_pitch(
    pulse: PulseServer, tmp_path: Path, rate: int, channels: int
) -> None:
    pulse.unplug_microphone()
    pulse.unplug_speaker()
    pulse.plug_in_speaker(rate, channels)
    pulse.plug_in_microphone(rate, channels)
    turns = np.arange(6 * RATE) * 700 / RATE
    tone, heard = tmp_path / "tone.wav", tmp_path / "heard.wav"
    write_wav(tone, Sound((9_000 * np.sin(2 * np.pi * turns)).astype(np.int16), RATE))
    speaker = Recorder(SPEAKER, pulse.environment)
    command = [sys.executable, "-m", "tests.live.one_device", str(rate), str(channels), str(heard)]
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**pulse.environment, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        began = speaker.now() - 0.1
        for line in process.stdout:
            if line.startswith("played"):
                break
        first, played = speaker.samples(began)
        player = subprocess.Popen(["paplay", f"--device={ROOM}", str(tone)], env=pulse.environment)
        assert process.wait(20) == 0
        player.kill()
        player.wait()
    finally:
        process.kill()
        speaker.close()
    assert first <= began + 0.1
    assert speaker.sounding_s(began, speaker.now()) == pytest.approx(1.0, abs=0.06)
    assert _pitch(played.astype(np.int16), RATE) == pytest.approx(440, abs=3)
    recorded = read_wav(heard).samples[RATE // 2 :]
    assert _pitch(recorded, RATE) == pytest.approx(700, abs=3)
    assert float(np.sqrt(np.mean(recorded.astype(float) ** 2))) == pytest.approx(6_364, rel=0.1)
