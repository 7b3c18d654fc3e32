"""The shared rules engine: pure, for all editions. ``engine`` and ``history`` are its doors."""
