"""Ears and voice: one module an engine, behind the protocols of ``speech.api``."""
