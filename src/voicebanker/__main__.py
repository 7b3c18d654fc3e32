"""Lets ``python -m voicebanker`` do what the command does."""

from voicebanker.cli.main import main

if __name__ == "__main__":
    main()
