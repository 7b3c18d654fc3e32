"""``voicebanker voice-check``: learns how one player is best heard, for one saved game."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

import typer

from voicebanker.audio.devices import AudioUnavailable
from voicebanker.audio.earcons import Earcon, load
from voicebanker.audio.sound import Sound
from voicebanker.audio.wav import read_wav
from voicebanker.cli.engines import make_ears
from voicebanker.cli.problems import ShelfError
from voicebanker.cli.saved import keep_voice, language_kept
from voicebanker.cli.screen import PlainScreen
from voicebanker.cli.shelves import path_of_game
from voicebanker.editions import Edition, load_edition, parse_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language, Meaning
from voicebanker.language.localised import edition_in
from voicebanker.language.speakable import speaking
from voicebanker.ledger import Journal, read_journal
from voicebanker.ledger.shelf import default_games_folder, newest
from voicebanker.rules.game import RULES_VERSION
from voicebanker.speech.api import SpeechUnavailable, Voice
from voicebanker.speech.endpoint import Endpointer, EndpointSettings, NoSpeech, Utterance
from voicebanker.table.happenings import ButtonPressed
from voicebanker.table.listening import LISTEN_FOR_S
from voicebanker.table.session import HOLD_OFF_AFTER_EARCON_S
from voicebanker.table.typed import line_typed
from voicebanker.table.voice_check import PHASE, Booth, Result, VoiceCheck, names_apart


@dataclass(frozen=True, slots=True)
class VoiceCheckOptions:
    """What was asked for on the command line. ``wav`` are files in place of a microphone."""

    game: str | None = None
    edition: str = "voice_banking.us"
    token: str | None = None
    names: tuple[str, ...] = ()
    wav: tuple[Path, ...] = ()
    sound: bool = True
    ears: str = "auto"
    model: Path | None = None
    microphone: str | None = None
    speaker: str | None = None
    folder: Path | None = None


def voice_check(options: VoiceCheckOptions, screen: PlainScreen) -> Result:
    """Check one player's voice and keep what was found with the game.

    Raises ``ShelfError`` for what is not there, and the errors of the rooms below.
    """
    path = _game(options)
    edition = _edition(options, path)
    language, catalogue = Language(edition), Catalogue(edition.language)
    names = _names(options, language)
    with ExitStack() as stack:
        ears = make_ears(options.ears, options.model, language=edition.language)
        stack.callback(ears.close)
        ears.prepare(language.grammar(PHASE))
        booth = _booth(options, screen, stack, speaking(edition))
        token = _token(options, edition, catalogue, booth)
        result = VoiceCheck(language, catalogue, ears, booth).run(token, names)
        if path is None:
            booth.say(catalogue.say("voice-check-not-kept"))
            return result
        with Journal.open(path, rules_version=RULES_VERSION) as journal:
            keep_voice(journal, token, result.choice.fit)
        booth.say(catalogue.say("voice-check-kept", {"player": _called(token, edition, catalogue)}))
    return result


class WavBooth:
    """Files in place of a player: one a name, in the order in which the names are asked."""

    def __init__(self, files: Sequence[Path], screen: PlainScreen) -> None:
        self._sounds = [read_wav(path) for path in files]
        self._screen = screen

    def say(self, text: str) -> None:
        """Show a sentence."""
        self._screen.said(text)

    def listen(self) -> Sound | None:
        """Return the sound of the next file, None after the last."""
        return self._sounds.pop(0) if self._sounds else None


class MicrophoneBooth:
    """A player at the microphone, asked aloud where there is a voice."""

    def __init__(
        self,
        microphone: str | None,
        speaker: str | None,
        voice: Voice | None,
        screen: PlainScreen,
        spoken: Callable[[str], str],
    ) -> None:
        from voicebanker.audio.player import Player, SilentPlayer, SpeakerPlayer

        self._microphone = microphone
        self._voice = voice
        self._screen = screen
        self._spoken = spoken
        self._player: Player = SpeakerPlayer(speaker) if voice is not None else SilentPlayer()

    def say(self, text: str) -> None:
        """Show a sentence and say it."""
        self._screen.said(text)
        if self._voice is None:
            return
        try:
            self._player.play(self._voice.render(self._spoken(text)))
        except (AudioUnavailable, SpeechUnavailable) as problem:
            self._voice = None
            self._screen.notice(str(problem))

    def listen(self) -> Sound | None:
        """Ping, and return what is said then."""
        from voicebanker.audio.microphone import Microphone

        self._screen.earcon(Earcon.PING)
        self._player.play(load(Earcon.PING))
        endpointer = Endpointer(replace(EndpointSettings(), no_speech_s=LISTEN_FOR_S))
        with Microphone(self._microphone) as microphone:
            skip_bytes = round(HOLD_OFF_AFTER_EARCON_S * microphone.rate) * 2
            for frame in microphone.frames():
                if skip_bytes > 0:
                    skip_bytes -= len(frame)
                    continue
                for event in endpointer.feed(frame):
                    if isinstance(event, Utterance):
                        return event.sound
                    if isinstance(event, NoSpeech):
                        return None
        return None


def _booth(
    options: VoiceCheckOptions,
    screen: PlainScreen,
    stack: ExitStack,
    spoken: Callable[[str], str],
) -> Booth:
    if options.wav:
        return WavBooth(options.wav, screen)
    voice = None
    if options.sound:
        from voicebanker.speech.voice import Pyttsx3Voice

        voice = Pyttsx3Voice()
        stack.callback(voice.close)
    return MicrophoneBooth(options.microphone, options.speaker, voice, screen, spoken)


def _game(options: VoiceCheckOptions) -> Path | None:
    """Return the game that is meant: the named one, else the last one, None where none is."""
    folder = options.folder or default_games_folder()
    if options.game is not None:
        return path_of_game(options.game, folder)
    last = newest(folder, rules_version=RULES_VERSION)
    if last is not None and last.problem is not None:
        raise ShelfError(last.problem)
    return last.path if last is not None else None


def _edition(options: VoiceCheckOptions, path: Path | None) -> Edition:
    if path is None:
        return load_edition(options.edition)[0]
    information = read_journal(path)[0]
    edition = parse_edition(information.edition_source, f"the edition in {path.name}")
    return edition_in(edition, language_kept(information.options))


def _names(options: VoiceCheckOptions, language: Language) -> tuple[str, ...]:
    """Return the ids of the names that are asked for."""
    names = tuple(_property(name, language) for name in options.names) or names_apart(language)
    if options.wav and len(options.wav) != len(names):
        printed = ", ".join(language.printed({"name": name})["name"] for name in names)
        raise ShelfError(
            f"{len(names)} names are asked for and {len(options.wav)} files were given: give one "
            f"a name, in this order: {printed}."
        )
    return names


def _property(name: str, language: Language) -> str:
    understood = language.understand(name, PHASE)
    if understood.meaning is Meaning.UNDERSTOOD and "property" in understood.slots:
        return understood.slots["property"]
    raise ShelfError(f"There is no property '{name}'. 'voicebanker editions show' lists them.")


def _token(options: VoiceCheckOptions, edition: Edition, catalogue: Catalogue, booth: Booth) -> str:
    """Return the token that was named on the command line, or is pressed now."""
    if options.token is not None:
        pressed = _pressed(options.token, edition)
        if pressed is None:
            names = ", ".join(token.name for token in edition.tokens)
            raise ShelfError(f"There is no token '{options.token}'. Choose one of: {names}.")
        return pressed
    booth.say(catalogue.say("voice-check-who"))
    while True:
        pressed = _pressed(typer.prompt("", prompt_suffix="> "), edition)
        if pressed is not None:
            return pressed


def _pressed(line: str, edition: Edition) -> str | None:
    for happening in line_typed(line, edition, listening=False):
        if isinstance(happening, ButtonPressed):
            return happening.token
    return None


def _called(token: str, edition: Edition, catalogue: Catalogue) -> str:
    piece = next(one for one in edition.tokens if one.id == token)
    facts = {"name": piece.name, "article": "yes" if piece.article else "no"}
    return catalogue.say("token", facts)
