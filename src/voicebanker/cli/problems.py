"""The problems that are one sentence to the user and not a fault of the program."""


class ShelfError(Exception):
    """Something asked for is not there. The message is one sentence with the cure."""


def known_problems() -> tuple[type[Exception], ...]:
    """Return the exceptions whose message is written for the user."""
    from voicebanker.audio.devices import AudioUnavailable
    from voicebanker.audio.wav import WavError
    from voicebanker.cli.button_file import ButtonFileError
    from voicebanker.cli.gpio import PinsUnavailable
    from voicebanker.cli.simulate import SimulateError
    from voicebanker.editions import EditionError
    from voicebanker.language.catalogue import CatalogueError
    from voicebanker.language.languages import GrammarError
    from voicebanker.ledger import JournalError
    from voicebanker.page.at_table import PageUnavailable
    from voicebanker.speech.api import SpeechUnavailable
    from voicebanker.table.transcript import TranscriptError

    return (
        AudioUnavailable,
        ButtonFileError,
        CatalogueError,
        EditionError,
        FileNotFoundError,
        GrammarError,
        JournalError,
        PageUnavailable,
        PinsUnavailable,
        ShelfError,
        SimulateError,
        SpeechUnavailable,
        TranscriptError,
        WavError,
    )
