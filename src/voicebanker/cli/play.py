"""``voicebanker play``: a game at the table."""

import secrets
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from voicebanker.audio.devices import AudioUnavailable, find_microphone
from voicebanker.cli.button_file import Buttons, read_buttons
from voicebanker.cli.engines import make_ears
from voicebanker.cli.keys import keys_at_once, read_keyboard
from voicebanker.cli.names import names_typed
from voicebanker.cli.native_noise import native_noise_off
from voicebanker.cli.page_beside import PageBeside
from voicebanker.cli.presses import Presses
from voicebanker.cli.saved import NewGame, open_game, voices_of
from voicebanker.cli.scoresheet import lines
from voicebanker.cli.screen import PlainScreen
from voicebanker.cli.signals import told_to_stop
from voicebanker.cli.speech import Speech, manner_wanted
from voicebanker.cli.timing import Timing
from voicebanker.editions import Edition, load_edition
from voicebanker.language.addressed import HANDS_FREE
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.ledger import Journal
from voicebanker.ledger.shelf import default_games_folder
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.history import History
from voicebanker.speech.api import Ears
from voicebanker.speech.fit import FittedEars
from voicebanker.table.listening import MicrophoneEars
from voicebanker.table.mouth import Mouth
from voicebanker.table.session import MouthDone, Notice, Session, Stop
from voicebanker.table.sleep import SLEEP_AFTER_S
from voicebanker.table.unit import Unit

_FREQUENT = ("nothing-heard", "still-waiting", "give-up", "cancelled", "press-first")
_LONGEST_LOADING_S = 5.0
"""A big model may load longer than this; then Mr. Monopoly greets the players meanwhile."""


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """What the player asked for on the command line."""

    edition: str = "voice_banking.us"
    chosen: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    saved: Path | None = None
    typed: bool = False
    sound: bool = True
    ears: str = "auto"
    model: Path | None = None
    second_opinion: Path | None = None
    microphone: str | None = None
    speaker: str | None = None
    voice: str | None = None
    rate: int | None = None
    pitch: int | None = None
    volume: int | None = None
    pace: str | None = None
    undo_any: bool = False
    timing: Timing = field(default_factory=Timing)
    seed: int | None = None
    folder: Path | None = None
    keys: Path | None = None
    sleep_after_s: float = SLEEP_AFTER_S
    hands_free: bool = False
    page: bool = False
    page_address: str | None = None
    page_port: int = 8437


def microphone_problem(options: PlayOptions) -> str | None:
    """Return why there is no microphone to play with, or None. On the page phones have some."""
    if options.typed or options.page:
        return None
    try:
        find_microphone(options.microphone, or_default=True)
    except AudioUnavailable as problem:
        return str(problem)
    return None


def play(options: PlayOptions, screen: PlainScreen) -> None:
    """Play a game until it is put away. Raises the errors of the rooms below."""
    with ExitStack() as stack:
        stack.enter_context(native_noise_off())
        edition, history, ledger, names = _game(options, stack)
        buttons = read_buttons(options.keys, edition) if options.keys else Buttons()
        seed = options.seed if options.seed is not None else secrets.randbits(64)
        language = Language(edition)
        manner = manner_wanted(options, ledger)
        speech = Speech(ledger)
        catalogue, chance = Catalogue(edition.language), SeededChance(seed)
        unit = Unit(
            *(language, catalogue, history, chance, manner),
            has_pitch=lambda: speech.has_pitch,
            hands_free=options.hands_free,
        )
        beside = PageBeside(options.page, options.page_address, options.page_port, options.sound)
        session = Session(
            unit,
            beside.with_screen(screen),
            ledger,
            scores=lambda: lines(unit.banker.game, names),
            hold_off_s=options.timing.hold_off_s,
            change_manner=speech.change,
            # Without hands nobody could wake it.
            sleep_after_s=float("inf") if options.hands_free else options.sleep_after_s,
            changed=lambda: beside.show(unit, session),
        )
        speech.notice = lambda text: session.report(Notice(text))
        mouth = _mouth(options, session, screen, stack, speech)
        speech.use(manner)
        ears = None
        if not options.typed:
            ears = MicrophoneEars(
                lambda: _ears(options, ledger),
                unit.grammar,
                session.report,
                options.microphone,
                options.timing.endpoint,
                phases=(*language.phases, *([HANDS_FREE] if options.hands_free else [])),
                quiet=lambda: session.quiet,
                speaker=lambda: session.speaker,
            )
            stack.callback(ears.close)
        session.use(mouth, ears)
        if mouth is not None:
            mouth.prepare(_frequent(unit))
        _explain(edition, screen, typed=options.typed)
        if ears is not None:
            ears.settled.wait(_LONGEST_LOADING_S)
        presses = Presses(session.report, [token.id for token in edition.tokens])
        beside.open(language, names, presses.take, session, ears, stack)
        if buttons.pins:
            from voicebanker.cli.gpio import PinButtons

            stack.callback(PinButtons(buttons.pins, presses.take).close)
        stack.enter_context(keys_at_once())
        read_keyboard(edition, lambda: session.listens, presses.take, buttons.keys)
        with told_to_stop(lambda: session.report(Stop())):
            session.run()


def _ears(options: PlayOptions, ledger: Journal | NewGame) -> Ears:
    """Return the ears; where players' voices were checked, each is heard in his own way."""
    ears = make_ears(options.ears, options.model, options.second_opinion)
    fits = voices_of(ledger) if isinstance(ledger, Journal) else {}
    return FittedEars(ears, fits) if fits else ears


def _game(
    options: PlayOptions, stack: ExitStack
) -> tuple[Edition, History, Journal | NewGame, Mapping[str, str]]:
    if options.saved is not None:
        opened = open_game(options.saved)
        stack.callback(opened.journal.close)
        return opened.edition, opened.history, opened.journal, opened.names
    edition, source = load_edition(options.edition, options.chosen)
    steps = 0 if options.undo_any else edition.undoing.steps
    names = names_typed(options.players, edition)
    folder = options.folder or default_games_folder()
    new = NewGame(folder, datetime.now().astimezone(), edition, source, steps, names)
    stack.callback(new.close)
    return edition, History.begin(edition, steps), new, names


def _mouth(
    options: PlayOptions,
    session: Session,
    screen: PlainScreen,
    stack: ExitStack,
    speech: Speech,
) -> Mouth | None:
    """Return a mouth, or None where there is no speaker: the text appears all the same."""
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
    voice = make_voice(options.voice)
    stack.callback(voice.close)
    voice.warm_up()
    mouth = Mouth(
        voice,
        player,
        done=lambda number: session.report(MouthDone(number)),
        notice=lambda text: session.report(Notice(text)),
    )
    stack.callback(mouth.close)
    speech.voice, speech.mouth = voice, mouth
    return mouth


def _frequent(unit: Unit) -> list[str]:
    """Return what is said again and again, whatever the game: it is synthesised ahead."""
    say = unit.banker.say
    sorry = [say("sorry", turn=turn).text for turn in range(3)]
    return [*sorry, *(say(one).text for one in _FREQUENT)]


def _explain(edition: Edition, screen: PlainScreen, *, typed: bool) -> None:
    buttons = ", ".join(
        f"{number} or {token.key} for {token.name}"
        for number, token in enumerate(edition.tokens, start=1)
    )
    screen.console.print(f"{edition.title}. Buttons: {buttons}.")
    screen.console.print(
        "u undo, r repeat, h help, q pause, space wait. A line of words can always be typed."
    )
    if typed:
        screen.console.print("Press a button, then type what you would say, and Enter.")
