"""Sound in and out: devices, WAV files, resampling, earcons."""
