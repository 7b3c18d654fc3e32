"""Makes the mouth of a sitting: voice and loudspeaker, where there are any."""

from collections.abc import Callable
from contextlib import ExitStack

from voicebanker.audio.devices import AudioUnavailable
from voicebanker.cli.options import PlayOptions
from voicebanker.cli.screen import PlainScreen
from voicebanker.cli.speech import Speech
from voicebanker.language.languages import REFERENCE, about
from voicebanker.table.mouth import Mouth
from voicebanker.table.reports import MouthDone, Notice
from voicebanker.table.session import Session


def make_mouth(
    options: PlayOptions,
    session: Session,
    screen: PlainScreen,
    stack: ExitStack,
    speech: Speech,
    language: str,
    speakable: Callable[[str], str],
) -> Mouth | None:
    """Return a mouth, or None where there is no speaker: the text appears all the same.

    It speaks ``language``; ``speakable`` returns a text as a voice should read it.
    """
    if not options.sound:
        return None
    from voicebanker.audio.player import SpeakerPlayer
    from voicebanker.cli.voices import make_voice

    try:
        player = SpeakerPlayer(options.speaker, or_default=True)
    except AudioUnavailable as problem:
        screen.notice(f"{problem} Mr. Monopoly's words are shown here")
        return None
    if not player.device.is_called(options.speaker):
        speaks = player.device.name
        screen.notice(f"There is no loudspeaker '{options.speaker}' here: '{speaks}' speaks.")
    tongue = about(language)

    def foreign() -> None:
        if language != REFERENCE:  # not every system marks its English voices
            session.report(Notice(no_voice_for(tongue.called)))

    voice = make_voice(options.voice, tongue.voice, foreign)
    stack.callback(voice.close)
    voice.warm_up()
    mouth = Mouth(
        voice,
        player,
        done=lambda number: session.report(MouthDone(number)),
        notice=lambda text: session.report(Notice(text)),
        speakable=speakable,
    )
    stack.callback(mouth.close)
    speech.voice, speech.mouth = voice, mouth
    return mouth


def no_voice_for(language: str) -> str:
    """Return what is shown where the system's own voice must speak ``language``."""
    return (
        f"This computer names no {language} voice: its usual one speaks. "
        "Install one, or choose one with --voice."
    )
