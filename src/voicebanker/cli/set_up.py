"""Setting up a game by ear before ``voicebanker play``: what there is, and the sitting for it."""

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace

from voicebanker.cli.engines import make_ears, refuse_unheard
from voicebanker.cli.keys import Keyboard, Use
from voicebanker.cli.mouths import make_mouth
from voicebanker.cli.native_noise import native_noise_off
from voicebanker.cli.options import PlayOptions
from voicebanker.cli.screen import PlainScreen
from voicebanker.cli.signals import told_to_stop
from voicebanker.cli.speech import Speech, manner_wanted
from voicebanker.editions import Edition, EditionError, builtin_names, load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.languages import REFERENCE
from voicebanker.language.menu_words import SET_UP, MenuWords
from voicebanker.language.speakable import speaker_of
from voicebanker.ledger.shelf import GameOnShelf, default_games_folder, latest
from voicebanker.rules.game import RULES_VERSION
from voicebanker.table.happenings import Happening, NumberPressed
from voicebanker.table.listening import MicrophoneEars
from voicebanker.table.manner import Manner
from voicebanker.table.reports import Stop
from voicebanker.table.session import Session
from voicebanker.table.set_up_steps import Board, HouseRule, SavedGame, Shelf
from voicebanker.table.setting_up import SettingUp

_MOST_SAVED = 9
"""So many saved games are offered, for so many number keys there are."""


class _Nowhere:
    """Keeps nothing: before a game there is no place for it."""

    def keep(self, name: str, body: object) -> None:
        """Forget it."""


def set_up(options: PlayOptions, screen: PlainScreen, keyboard: Keyboard) -> PlayOptions | None:
    """Ask what is to be played; return ``options`` with it, or None where the players left."""
    folder = options.folder or default_games_folder()
    found = list(latest(folder, rules_version=RULES_VERSION))
    for one in found:
        if one.problem is not None:  # somebody is playing it
            screen.notice(one.problem)
    games = [one for one in found if one.problem is None and one.entries][:_MOST_SAVED]
    setting_up = _asked(options, screen, keyboard, shelf_of(games))
    chosen = setting_up.chosen
    if chosen is None:
        return None
    options = speaking_as(options, setting_up.manner)
    if chosen.saved is not None:
        path = next(one.path for one in games if one.name == chosen.saved)
        return replace(options, saved=path)
    assert chosen.edition is not None
    return replace(options, edition=chosen.edition, chosen=chosen.options)


def shelf_of(games: Sequence[GameOnShelf]) -> Shelf:
    """Return what there is to choose from: the editions that ship, and these saved games."""
    boards = _boards()
    titles = {one.edition: one.game for one in boards}
    return Shelf(boards, tuple(_told(one, titles) for one in games), _fit)


def _asked(
    options: PlayOptions, screen: PlainScreen, keyboard: Keyboard, shelf: Shelf
) -> SettingUp:
    with ExitStack() as stack:
        stack.enter_context(native_noise_off())
        language = options.language or REFERENCE
        speech, manner = Speech(_Nowhere()), manner_wanted(options, None)
        setting_up = SettingUp(MenuWords(language), Catalogue(language), shelf, manner)
        session = Session(
            setting_up,
            screen,
            hold_off_s=options.timing.hold_off_s,
            change_manner=speech.change,
            sleep_after_s=float("inf"),
        )
        mouth = make_mouth(options, session, screen, stack, speech, language, speaker_of(language))
        speech.use(manner)
        ears = None
        if not options.typed:
            refuse_unheard(options.ears, options.model, options.second_opinion, language)
            ears = MicrophoneEars(
                lambda: make_ears(
                    options.ears, options.model, options.second_opinion, language, at_once=True
                ),
                setting_up.grammar,
                session.report,
                options.microphone,
                options.timing.endpoint,
                quiet=lambda: session.quiet,
                first=SET_UP,
            )
            stack.callback(ears.close)
        session.use(mouth, ears)
        keyboard.use(Use(_number, lambda: session.listens, session.report))
        with told_to_stop(lambda: session.report(Stop())):
            session.run()
        return setting_up


def speaking_as(options: PlayOptions, manner: Manner) -> PlayOptions:
    """Return ``options`` with what was changed in how he speaks; the rest is as it was kept."""
    before = manner_wanted(options, None)
    rate = options.rate if manner.rate == before.rate else manner.rate
    volume = options.volume if manner.volume == before.volume else manner.volume
    return replace(options, rate=rate, volume=volume)


def _number(key: str) -> Happening | None:
    return NumberPressed(int(key)) if key.isdecimal() else None


def _boards() -> tuple[Board, ...]:
    """Return the editions that ship with the product, the one for talking to first."""
    boards = [_board(load_edition(name)[0]) for name in builtin_names()]
    usual = next(one.game for one in boards if one.edition == PlayOptions().edition)
    return tuple(sorted(boards, key=lambda one: one.game != usual))


def _board(edition: Edition) -> Board:
    """Return an edition as a choice. Its title is that of the game, a comma, and the board."""
    game, _, board = edition.title.rpartition(", ")
    rules = tuple(HouseRule(one.id, one.title) for one in edition.options)
    return Board(edition.name, game, board, rules, tuple(edition.chosen))


def _fit(edition: str, chosen: tuple[str, ...]) -> bool:
    try:
        load_edition(edition, chosen)
    except EditionError:
        return False
    return True


def _told(game: GameOnShelf, titles: Mapping[str, str]) -> SavedGame:
    edition, created = game.edition or "", game.created or "0000-01-01"
    month, day = int(created[5:7]), int(created[8:10])
    return SavedGame(game.name, titles.get(edition, edition), month, day, game.entries or 0)
