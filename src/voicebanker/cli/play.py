"""``voicebanker play``: a game at the table."""

import secrets
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial

from voicebanker.audio.devices import AudioUnavailable, find_microphone
from voicebanker.cli.button_file import Buttons, read_buttons
from voicebanker.cli.engines import make_ears, refuse_unheard
from voicebanker.cli.keys import Keyboard, Use
from voicebanker.cli.mouths import make_mouth
from voicebanker.cli.names import names_typed
from voicebanker.cli.native_noise import native_noise_off
from voicebanker.cli.options import PlayOptions
from voicebanker.cli.page_beside import PageBeside
from voicebanker.cli.presses import Presses
from voicebanker.cli.saved import NewGame, open_game, voices_of
from voicebanker.cli.scoresheet import lines
from voicebanker.cli.screen import PlainScreen
from voicebanker.cli.signals import told_to_stop
from voicebanker.cli.speech import Speech, manner_wanted
from voicebanker.editions import Edition, load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.language.localised import edition_in
from voicebanker.language.speakable import speaking
from voicebanker.ledger import Journal
from voicebanker.ledger.shelf import default_games_folder
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.history import History
from voicebanker.speech.api import Ears
from voicebanker.speech.fit import FittedEars
from voicebanker.table.around import Screen
from voicebanker.table.hands_free import PHASES as HANDS_FREE_PHASES
from voicebanker.table.listening import LATER_PHASES, MicrophoneEars
from voicebanker.table.reports import Notice, Stop
from voicebanker.table.session import Session
from voicebanker.table.typed import key_pressed
from voicebanker.table.unit import Unit

_FREQUENT = ("nothing-heard", "still-waiting", "give-up", "cancelled", "press-first")
_LONGEST_LOADING_S = 5.0
"""A big model may load longer than this; then Mr. Monopoly greets the players meanwhile."""


def microphone_problem(options: PlayOptions) -> str | None:
    """Return why there is no microphone to play with, or None. On the page phones have some."""
    if options.typed or options.page:
        return None
    try:
        find_microphone(options.microphone, or_default=True)
    except AudioUnavailable as problem:
        return str(problem)
    return None


@dataclass(frozen=True, slots=True)
class _Opened:
    """What is played, and where it is kept."""

    edition: Edition
    history: History
    ledger: Journal | NewGame
    names: Mapping[str, str]


def play(options: PlayOptions, screen: PlainScreen, keyboard: Keyboard) -> None:
    """Play a game until it is put away. Raises the errors of the rooms below."""
    with ExitStack() as stack:
        stack.enter_context(native_noise_off())
        opened = _game(options, stack)
        edition, speech = opened.edition, Speech(opened.ledger)
        if not options.typed:
            refuse_unheard(options.ears, options.model, options.second_opinion, edition.language)
        buttons = read_buttons(options.keys, edition) if options.keys else Buttons()
        unit = _unit(options, opened, speech, number_keys=not buttons.keys and sys.stdin.isatty())
        beside = PageBeside(options.page, options.page_address, options.page_port, options.sound)
        session = _session(options, opened, unit, speech, beside, beside.with_screen(screen))
        says = speaking(edition)
        mouth = make_mouth(options, session, screen, stack, speech, edition.language, says)
        speech.use(unit.banker.manner)
        ears = None if options.typed else _listening(options, opened, unit, session)
        session.use(mouth, ears)
        if mouth is not None:
            mouth.prepare(_frequent(unit))
        _explain(edition, screen, typed=options.typed)
        if ears is not None:
            stack.callback(ears.close)
            ears.settled.wait(_LONGEST_LOADING_S)
        presses = Presses(session.report, [token.id for token in edition.tokens])
        beside.open(unit.banker.language, opened.names, presses.take, session, ears, stack)
        if buttons.pins:
            from voicebanker.cli.gpio import PinButtons

            stack.callback(PinButtons(buttons.pins, presses.take).close)
        keys = Use(partial(key_pressed, edition=edition), lambda: session.listens, presses.take)
        keyboard.use(replace(keys, keys=buttons.keys))
        with told_to_stop(lambda: session.report(Stop())):
            session.run()


def _unit(options: PlayOptions, opened: _Opened, speech: Speech, *, number_keys: bool) -> Unit:
    seed = options.seed if options.seed is not None else secrets.randbits(64)
    return Unit(
        Language(opened.edition),
        Catalogue(opened.edition.language),
        opened.history,
        SeededChance(seed),
        manner_wanted(options, opened.ledger),
        has_pitch=lambda: speech.has_pitch,
        hands_free=options.hands_free,
        number_keys=number_keys,
    )


def _session(
    options: PlayOptions,
    opened: _Opened,
    unit: Unit,
    speech: Speech,
    beside: PageBeside,
    screen: Screen,
) -> Session:
    session = Session(
        unit,
        screen,
        opened.ledger,
        scores=lambda: lines(unit.banker.game, opened.names),
        hold_off_s=options.timing.hold_off_s,
        change_manner=speech.change,
        # Without hands nobody could wake it.
        sleep_after_s=float("inf") if options.hands_free else options.sleep_after_s,
        changed=lambda: beside.show(unit, session),
    )
    speech.notice = lambda text: session.report(Notice(text))
    return session


def _listening(
    options: PlayOptions, opened: _Opened, unit: Unit, session: Session
) -> MicrophoneEars:
    hands_free = HANDS_FREE_PHASES if options.hands_free else ()
    return MicrophoneEars(
        lambda: _ears(options, opened),
        unit.grammar,
        session.report,
        options.microphone,
        options.timing.endpoint,
        phases=(*LATER_PHASES, *unit.banker.language.phases, *hands_free),
        quiet=lambda: session.quiet,
        speaker=lambda: session.speaker,
    )


def _ears(options: PlayOptions, opened: _Opened) -> Ears:
    """Return the ears; where players' voices were checked, each is heard in his own way."""
    language = opened.edition.language
    ears = make_ears(options.ears, options.model, options.second_opinion, language, at_once=True)
    fits = voices_of(opened.ledger) if isinstance(opened.ledger, Journal) else {}
    return FittedEars(ears, fits) if fits else ears


def _game(options: PlayOptions, stack: ExitStack) -> _Opened:
    if options.saved is not None:
        saved = open_game(options.saved, options.language)
        stack.callback(saved.journal.close)
        return _Opened(saved.edition, saved.history, saved.journal, saved.names)
    as_written, source = load_edition(options.edition, options.chosen)
    edition = edition_in(as_written, options.language)
    steps = 0 if options.undo_any else edition.undoing.steps
    names = names_typed(options.players, edition)
    folder = options.folder or default_games_folder()
    kept = None if edition.language == as_written.language else edition.language
    new = NewGame(folder, datetime.now().astimezone(), edition, source, steps, names, kept)
    stack.callback(new.close)
    return _Opened(edition, History.begin(edition, steps), new, names)


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
        "u undo, r repeat, h help, q pause, space wait. After the beep or the ping, type words."
    )
    if typed:
        screen.console.print("Press a button, then type what you would say, and Enter.")
