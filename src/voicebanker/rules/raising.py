"""The debts of the classic game: raise the money, or be bankrupt and out (Bankruptcy).

Nothing is taken while the debtor sells buildings, mortgages and deals; as soon as
the cash covers the debt it is paid. Who owes more than can be raised hands all
over: to the creditor, or to the Bank, which sells the deeds in auctions. The last
player standing wins (US rules of 2007 and 2012, UK of 1996).
"""

from dataclasses import dataclass

from voicebanker.rules.auctions import AuctionOpened, next_bid
from voicebanker.rules.ending import GameEnded, rank
from voicebanker.rules.game import (
    BANK,
    Debt,
    Game,
    Stage,
    give_deed,
    return_jail_card,
    take_jail_card,
    transfer,
)
from voicebanker.rules.owing import DebtArose, Shares, refuse_others_in_debt
from voicebanker.rules.razing import all_sold
from voicebanker.rules.registry import (
    Chance,
    Command,
    Event,
    Refused,
    decides,
    ends,
    evolve,
    follows,
)
from voicebanker.rules.replacing import replace
from voicebanker.rules.selling import share
from voicebanker.rules.worth import raisable


@dataclass(frozen=True, slots=True)
class GoBankrupt(Command):
    """Give up, for one owes more than can be raised."""

    player: str


@dataclass(frozen=True, slots=True)
class DebtPaid(Event):
    """``debtor`` has the money together and paid all of it: ``cash`` (account, whole M)."""

    debtor: str
    cash: Shares


@dataclass(frozen=True, slots=True)
class EstateHandedOver(Event):
    """``debtor`` is bankrupt and out, and gave all to ``receiver``.

    The ``cash`` (account, whole M) goes to those who were owed; ``properties`` and
    ``cards``, the number of Get Out of Jail Free cards, to ``receiver``.
    """

    debtor: str
    receiver: str
    cash: Shares
    properties: tuple[str, ...]
    cards: int


def charge(game: Game, debtor: str, owed: Shares) -> tuple[Event, ...]:
    """Return what follows when ``debtor`` cannot pay ``owed``: a debt, and nothing is taken."""
    return (DebtArose(debtor, owed),)


@follows("debt.raises")
def _pay_what_is_raised(game: Game) -> tuple[Event, ...]:
    """Return the payment of each debt that its debtor's cash covers by now."""
    events: list[Event] = []
    for debt in game.debts:
        if game.money(debt.debtor) >= debt.amount:
            events.append(DebtPaid(debt.debtor, debt.owed))
            game = evolve(events[-1], game)
    return tuple(events)


@decides(GoBankrupt, "debt.raises", during=frozenset({"debt"}))
def _go_bankrupt(game: Game, command: GoBankrupt, chance: Chance) -> tuple[Event, ...]:
    refuse_others_in_debt(game, command.player)
    debt = game.debts[0]
    could = raisable(game, command.player)
    if could >= debt.amount:
        raise Refused("can-still-raise", debtor=command.player, amount=could, sum=debt.amount)
    events: tuple[Event, ...] = ()
    sold = all_sold(game, command.player, game.properties(command.player))
    if sold.properties:
        events = (sold,)
        game = evolve(sold, game)
    receiver = debt.owed[0][0] if len(debt.owed) == 1 else BANK
    return (
        *events,
        EstateHandedOver(
            debt.debtor,
            receiver,
            share(game.money(debt.debtor), debt.owed),
            game.properties(debt.debtor),
            len(game.jail_cards_of(debt.debtor)),
        ),
    )


@ends("last_standing")
def _end_with_the_last(before: Game, after: Game) -> tuple[Event, ...]:
    """Return the end of the game where all but one are bankrupt, or as many as it takes."""
    enough = after.edition.ending.bankruptcies
    over = len(after.still_in) <= 1 or (enough and len(after.fallen) >= enough)
    if after.stage is not Stage.PLAYING or not over:
        return ()
    return (GameEnded(rank(after)),)


@follows("debt.raises")
def _auction_the_estate(game: Game) -> tuple[Event, ...]:
    """Return the auction of the next deed that a bankrupt player left to the Bank.

    It waits until debts are paid and other auctions are over.
    """
    waits = game.debts or game.dues or game.auction or game.placing or len(game.still_in) < 2
    if waits or not game.estate:
        return ()
    return (AuctionOpened(BANK, game.estate[0], next_bid(game)),)


@evolve.register
def _paid(event: DebtPaid, game: Game) -> Game:
    for account, amount in event.cash:
        game = transfer(game, event.debtor, account, amount)
    return replace(game, debts=_without(game, event.debtor))


def _without(game: Game, debtor: str) -> tuple[Debt, ...]:
    """Return the debts that are left when the first one of ``debtor`` is settled."""
    settled = next(debt for debt in game.debts if debt.debtor == debtor)
    return tuple(debt for debt in game.debts if debt is not settled)


@evolve.register
def _handed_over(event: EstateHandedOver, game: Game) -> Game:
    for account, amount in event.cash:
        game = transfer(game, event.debtor, account, amount)
    game = replace(
        game,
        debts=tuple(debt for debt in game.debts if debt.debtor != event.debtor),
        dues=tuple(due for due in game.dues if due.player != event.debtor),
        fallen=(*game.fallen, event.debtor),
        jailed=tuple(one for one in game.jailed if one != event.debtor),
    )
    for property_ in event.properties:
        game = give_deed(game, property_, event.receiver)
    for card in game.jail_cards_of(event.debtor):
        if event.receiver == BANK:
            game = return_jail_card(game, card)
        else:
            game = take_jail_card(game, card, event.receiver)
    if event.receiver == BANK and game.edition.auctions is not None:
        game = replace(game, estate=(*game.estate, *event.properties))
    return game
