"""Joining by button and the start of the game (Voice Banking: Setup)."""

from dataclasses import dataclass

from voicebanker.rules.game import BANK, Game, Stage, transfer
from voicebanker.rules.registry import Chance, Command, Event, Refused, decides, evolve
from voicebanker.rules.replacing import replace

_JOINING = frozenset({"joining"})


@dataclass(frozen=True, slots=True)
class Join(Command):
    """Take part with a token. The game begins when the last token is taken."""

    player: str


@dataclass(frozen=True, slots=True)
class BeginGame(Command):
    """Start to play with those who have joined."""

    player: str


@dataclass(frozen=True, slots=True)
class PlayerJoined(Event):
    """A player took a token and got the starting money from the Bank."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """Everyone is in; the decks lie shuffled in ``deck`` and ``chest``, top card first."""

    players: tuple[str, ...]
    deck: tuple[str, ...]
    chest: tuple[str, ...] = ()


@decides(Join, "joining", during=_JOINING)
def _join(game: Game, command: Join, chance: Chance) -> tuple[Event, ...]:
    if command.player not in game.edition.token_by_id:
        raise Refused("unknown-token")
    if command.player in game.players:
        raise Refused("already-joined", player=command.player)
    if len(game.players) >= game.edition.joining.most_players:
        raise Refused("table-full", most=game.edition.joining.most_players)
    joined = PlayerJoined(command.player, game.edition.joining.start_money)
    players = (*game.players, command.player)
    if len(players) < game.edition.joining.most_players:
        return (joined,)
    return (joined, _began(game, players, chance))


@decides(BeginGame, "joining", during=_JOINING)
def _begin(game: Game, command: BeginGame, chance: Chance) -> tuple[Event, ...]:
    least = game.edition.joining.least_players
    if len(game.players) < least:
        raise Refused("too-few-players", least=least)
    return (_began(game, game.players, chance),)


def _began(game: Game, players: tuple[str, ...], chance: Chance) -> GameBegan:
    chest = game.edition.chest_cards
    deck = chance.shuffle(tuple(one for one in game.edition.card_by_id if one not in chest))
    if not chest:
        return GameBegan(players, deck)
    cards = tuple(one for one in game.edition.card_by_id if one in chest)
    return GameBegan(players, deck, chance.shuffle(cards))


@evolve.register
def _joined(event: PlayerJoined, game: Game) -> Game:
    game = replace(game, players=(*game.players, event.player))
    return transfer(game, BANK, event.player, event.amount)


@evolve.register
def _start(event: GameBegan, game: Game) -> Game:
    return replace(game, stage=Stage.PLAYING, deck=event.deck, chest=event.chest)
