"""Voice Banker: a banker for Monopoly that players talk to, offline."""

__version__ = "0.1.0"
