"""What an action would cost or bring: it is decided on trial, and its events are read.

No number is worked out here a second time. Where the action is not possible now, it is
decided in a game in which it would be (the set one's own, the purse full, nobody in the
way), and the reason why not is told with the amount.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from voicebanker.rules.auctions import AuctionOff, AuctionOpened, AuctionPrepared
from voicebanker.rules.building import Build
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.closing import LastRentPaid
from voicebanker.rules.ending import GameEnded
from voicebanker.rules.flights import TakeFlight
from voicebanker.rules.game import BANK, HOUSE, Game, Stage, transfer
from voicebanker.rules.jail import LeaveJail
from voicebanker.rules.levels import RaiseRent
from voicebanker.rules.locations import UseLocation
from voicebanker.rules.mortgages import LiftMortgage
from voicebanker.rules.rates import rent
from voicebanker.rules.razing import SellBuilding
from voicebanker.rules.registry import Answer, Command, Event, Question, Refused, answers, evolve
from voicebanker.rules.rent import PayRent
from voicebanker.rules.replacing import replace
from voicebanker.rules.spaces import PassGo
from voicebanker.rules.taxes import PayIncomeTax, PayLuxuryTax
from voicebanker.rules.trading import Trade

_ENOUGH = 10_000_000
"""Whole M that nobody needs more than."""


@dataclass(frozen=True, slots=True)
class AskBuildCost(Question):
    """What would a House or a Hotel on a property cost."""

    player: str
    building: str
    property: str


@dataclass(frozen=True, slots=True)
class AskSaleValue(Question):
    """What would the Bank give back for a House or a Hotel on a property."""

    player: str
    building: str
    property: str


@dataclass(frozen=True, slots=True)
class AskLiftCost(Question):
    """What would it cost to lift the mortgage of a property."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskRentDue(Question):
    """What would the player have to pay on a property now."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskAuctionStart(Question):
    """At what would an auction of a property begin."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskNextLevel(Question):
    """What would the rent be if it were raised now."""

    player: str
    property: str


@dataclass(frozen=True, slots=True)
class AskActionCost(Question):
    """What would an action cost or bring; ``action`` is a key of ``ACTIONS``."""

    player: str
    action: str


@dataclass(frozen=True, slots=True)
class CostTold(Answer):
    """``action`` takes ``amount`` whole M and brings ``sum``; ``why`` it is not possible now.

    ``action``: build, sell, lift, rent, or a key of ``ACTIONS``. ``short``: the player has
    less than that. ``count`` Houses must stand there first.
    """

    action: str
    player: str
    amount: int
    sum: int
    property: str | None = None
    building: str | None = None
    count: int = 0
    short: bool = False
    why: Refused | None = None


@dataclass(frozen=True, slots=True)
class AuctionStartTold(Answer):
    """An auction of ``property`` begins at ``amount`` and rises by ``sum`` (whole M) at least."""

    property: str
    amount: int
    sum: int
    why: Refused | None = None


@dataclass(frozen=True, slots=True)
class NextLevelTold(Answer):
    """``property`` would go to ``level``, where the rent is ``amount`` whole M."""

    property: str
    level: int
    amount: int
    why: Refused | None = None


@dataclass(frozen=True, slots=True)
class Trial:
    """An action decided on trial: the game before, its events, and why it is not possible now."""

    before: Game
    events: tuple[Event, ...]
    why: Refused | None

    def flow(self, player: str) -> tuple[int, int]:
        """Return what goes out of the account of ``player``, and into it, in whole M."""
        out = into = 0
        game = self.before
        for event in self.events:
            if isinstance(event, LastRentPaid | GameEnded):
                break  # the end of the game is no part of the price
            after = evolve(event, game)
            moved = after.money(player) - game.money(player)
            out, into, game = out - min(0, moved), into + max(0, moved), after
        return out, into

    @property
    def after(self) -> Game:
        """Return the game as it would be."""
        game = self.before
        for event in self.events:
            game = evolve(event, game)
        return game


Suppose = Callable[[Game], Game]


def _decided(game: Game, command: Command) -> tuple[Event, ...]:
    # The engine imports this module, so it can be asked for only now.
    from voicebanker.rules.engine import decide

    return decide(game, command, SeededChance(0))


def trial(game: Game, command: Command, suppose: Suppose) -> Trial:
    """Decide ``command`` without doing it, where it is refused in the game that ``suppose`` makes.

    Raises ``Refused``, as now, where it is refused there too.
    """
    player: str = getattr(command, "player", "")
    try:
        events = _decided(game, command)
    except Refused as refused:
        before = suppose(at_leisure(game, player))
        try:
            return Trial(before, _decided(before, command), refused)
        except Refused:
            raise refused from None
    rich = with_enough(game, player)
    with_money = Trial(rich, _decided(rich, command), None)
    is_short = with_money.flow(player)[0] > game.money(player)
    return with_money if is_short else Trial(game, events, None)


def with_enough(game: Game, player: str) -> Game:
    """Return the game with money for anything in the account of ``player``."""
    return transfer(game, BANK, player, _ENOUGH)


def at_leisure(game: Game, player: str) -> Game:
    """Return the game as if nothing were open and ``player`` had the money for anything."""
    free = replace(
        game,
        stage=Stage.PLAYING,
        auction=None,
        debts=(),
        choice=None,
        deal=None,
        dues=(),
        placing=None,
        fallen=tuple(one for one in game.fallen if one != player),
        estate=(),
        ranking=(),
    )
    return with_enough(free, player)


def _same(game: Game) -> Game:
    return game


def _with_set(player: str, building: str, property_: str) -> Suppose:
    """Suppose that ``player`` owns the whole set, built up so that ``building`` comes next."""

    def suppose(game: Game) -> Game:
        rules = game.edition.building
        assert rules is not None
        most = rules.houses_before_hotel
        step = game.step_on(property_)
        if building == HOUSE:
            step = min(step, most - 1)
        elif not rules.direct_hotel:
            step = most
        elif step > most:
            step = 0
        streets = game.set_of(property_)
        return replace(
            game,
            owners={**game.owners, **dict.fromkeys(streets, player)},
            mortgaged=tuple(one for one in game.mortgaged if one not in streets),
            buildings=dict.fromkeys(streets, step) if step else {},
        )

    return suppose


def _own_mortgaged(player: str, property_: str) -> Suppose:
    def suppose(game: Game) -> Game:
        mortgaged = dict.fromkeys((*game.mortgaged, property_))
        return replace(game, owners={**game.owners, property_: player}, mortgaged=tuple(mortgaged))

    return suppose


def _built_here(player: str, building: str, property_: str) -> Suppose:
    def suppose(game: Game) -> Game:
        streets = game.set_of(property_)
        step = max(1, game.houses_on(property_))
        step = step if building == HOUSE else game.edition.hotel_step
        owners = {**game.owners, **dict.fromkeys(streets, player)}
        return replace(game, owners=owners, buildings=dict.fromkeys(streets, step))

    return suppose


def _unowned(property_: str) -> Suppose:
    def suppose(game: Game) -> Game:
        owners = {one: owner for one, owner in game.owners.items() if one != property_}
        return replace(game, owners=owners)

    return suppose


def _told(action: str, player: str, game: Game, tried: Trial, count: int = 0) -> CostTold:
    out, into = tried.flow(player)
    short = tried.why is None and out > game.money(player)
    return CostTold(action, player, out, into, count=count, short=short, why=tried.why)


@answers(AskBuildCost, "building")
def _build_cost(game: Game, question: AskBuildCost) -> Answer:
    player, building, property_ = question.player, question.building, question.property
    if game.deed(property_).kind != "street":
        raise Refused("no-street", property=property_)
    command = Build(player, building, property_)
    tried = trial(game, command, _with_set(player, building, property_))
    first = max(0, tried.before.step_on(property_) - game.step_on(property_))
    told = _told("build", player, game, tried, first)
    return replace(told, property=property_, building=building)


@answers(AskSaleValue, "building.sells")
def _sale_value(game: Game, question: AskSaleValue) -> Answer:
    player, building, property_ = question.player, question.building, question.property
    if game.deed(property_).kind != "street":
        raise Refused("no-street", property=property_)
    command = SellBuilding(player, building, property_)
    tried = trial(game, command, _built_here(player, building, property_))
    return replace(
        _told("sell", player, game, tried), property=property_, building=question.building
    )


@answers(AskLiftCost, "mortgages")
def _lift_cost(game: Game, question: AskLiftCost) -> Answer:
    player, property_ = question.player, question.property
    tried = trial(game, LiftMortgage(player, property_), _own_mortgaged(player, property_))
    return replace(_told("lift", player, game, tried), property=property_)


@answers(AskRentDue, "rent")
def _rent_due(game: Game, question: AskRentDue) -> Answer:
    player, property_ = question.player, question.property
    tried = trial(game, PayRent(player, property_), _same)
    return replace(_told("rent", player, game, tried), property=property_)


@answers(AskAuctionStart, "auctions")
def _auction_start(game: Game, question: AskAuctionStart) -> Answer:
    property_, rules = question.property, game.edition.auctions
    assert rules is not None
    tried = trial(game, AuctionOff(question.player, property_), _unowned(property_))
    opened = next(one for one in tried.events if isinstance(one, AuctionOpened | AuctionPrepared))
    return AuctionStartTold(property_, opened.amount, rules.step, tried.why)


@answers(AskNextLevel, "rent.levels")
def _next_level(game: Game, question: AskNextLevel) -> Answer:
    player, property_ = question.player, question.property

    def suppose(now: Game) -> Game:
        owners = {**now.owners, property_: player}
        return replace(now, owners=owners, jailed=tuple(j for j in now.jailed if j != player))

    tried = trial(game, RaiseRent(player, property_), suppose)
    after = tried.after
    level = after.level(property_)
    return NextLevelTold(property_, level, rent(after, property_), tried.why)


def _leave_jail(game: Game, player: str) -> tuple[Command, Suppose]:
    return LeaveJail(player), lambda now: replace(now, jailed=(player,), jail_tries={})


def _trade(game: Game, player: str) -> tuple[Command, Suppose]:
    first, *_, last = game.edition.deed_by_id
    # Whoever is left alone may still ask what it would cost.
    anybody = (one for one in game.edition.token_by_id if one != player)
    other = next(iter((*game.others(player), *anybody)))
    command = next(_trades(game, player), Trade(player, first, last))
    owners = {command.give: player, command.take: other}
    return command, lambda now: replace(now, owners=owners, buildings={}, mortgaged=())


def _trades(game: Game, player: str) -> Iterator[Trade]:
    """Yield the trades that are possible now."""
    for give in game.properties(player):
        for take, owner in game.owners.items():
            if owner != player:
                command = Trade(player, give, take)
                try:
                    _decided(game, command)
                except Refused:
                    continue
                yield command


Tried = Callable[[Game, str], tuple[Command, Suppose]]


def _to_unowned(kind: type[TakeFlight | UseLocation]) -> Tried:
    """Return how a move is tried: to a property that is free or one's own, if there is one."""

    def make(game: Game, player: str) -> tuple[Command, Suppose]:
        deeds = game.edition.deed_by_id
        free = (one for one in deeds if game.owner(one) in (None, player))
        return kind(player, next(free, next(iter(deeds)))), lambda now: replace(now, owners={})

    return make


ACTIONS: Mapping[str, tuple[type[Command], Tried]] = {
    "leave-jail": (LeaveJail, _leave_jail),
    "trade": (Trade, _trade),
    "flight": (TakeFlight, _to_unowned(TakeFlight)),
    "location": (UseLocation, _to_unowned(UseLocation)),
    "income-tax": (PayIncomeTax, lambda game, player: (PayIncomeTax(player), _same)),
    "luxury-tax": (PayLuxuryTax, lambda game, player: (PayLuxuryTax(player), _same)),
    "pass-go": (PassGo, lambda game, player: (PassGo(player), _same)),
}
"""The actions that can be asked about by name, each with its command and how it is tried."""


@answers(AskActionCost)
def _action_cost(game: Game, question: AskActionCost) -> Answer:
    _, make = ACTIONS[question.action]
    command, suppose = make(game, question.player)
    return _told(question.action, question.player, game, trial(game, command, suppose))
