"""Trades between two players, agreed by both (classic: Selling and trading property).

One player opens a deal with another and says what goes each way: deeds, money
and Get Out of Jail Free cards. Then it is offered, and nothing moves before the
other player agrees. A deal may be made at any time between turns, and to raise
money for a debt.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from voicebanker.rules.game import Deal, Game, give_deed, transfer
from voicebanker.rules.jail import hand_over_cards
from voicebanker.rules.registry import (
    Asked,
    Chance,
    Command,
    Event,
    Refused,
    asks,
    checks,
    decides,
    evolve,
)
from voicebanker.rules.replacing import replace

_OPENING = frozenset({"play", "debt"})
_MAKING = frozenset({"deal"})
_CONSENT = frozenset({"consent"})


@dataclass(frozen=True, slots=True)
class OpenDeal(Command):
    """Begin to make a deal with ``partner``."""

    player: str
    partner: str


@dataclass(frozen=True, slots=True)
class GiveDeed(Command):
    """Give this property in the deal."""

    player: str
    give: str


@dataclass(frozen=True, slots=True)
class TakeDeed(Command):
    """Want this property in the deal."""

    player: str
    take: str


@dataclass(frozen=True, slots=True)
class GiveMoney(Command):
    """Give ``amount`` whole M in the deal, in place of what was said before."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class TakeMoney(Command):
    """Want ``amount`` whole M in the deal, in place of what was said before."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class GiveJailCard(Command):
    """Give one more Get Out of Jail Free card in the deal."""

    player: str


@dataclass(frozen=True, slots=True)
class TakeJailCard(Command):
    """Want one more Get Out of Jail Free card in the deal."""

    player: str


@dataclass(frozen=True, slots=True)
class OfferDeal(Command):
    """The deal is complete: ask the other player."""

    player: str


@dataclass(frozen=True, slots=True)
class DropDeal(Command):
    """Make no deal after all."""

    player: str


@dataclass(frozen=True, slots=True)
class AgreeToDeal(Command):
    """Say yes to the deal, by one's button."""

    player: str


@dataclass(frozen=True, slots=True)
class DeclineDeal(Command):
    """Say no to the deal."""

    player: str


@dataclass(frozen=True, slots=True)
class DealOpened(Event):
    """``player`` wants to make a deal with ``partner``."""

    player: str
    partner: str


@dataclass(frozen=True, slots=True)
class DealChanged(Event):
    """The deal is now this, from the view of its maker."""

    deal: Deal


@dataclass(frozen=True, slots=True)
class DealOffered(Event):
    """The deal lies before the other player."""

    deal: Deal


@dataclass(frozen=True, slots=True)
class DealMade(Event):
    """The other player agreed; everything in the deal changed hands."""

    deal: Deal


@dataclass(frozen=True, slots=True)
class DealDeclined(Event):
    """``partner`` said no to the deal of ``player``."""

    player: str
    partner: str


@dataclass(frozen=True, slots=True)
class DealDropped(Event):
    """``player`` makes no deal with ``partner`` after all."""

    player: str
    partner: str


@asks
def _asked(game: Game) -> Asked | None:
    deal = game.deal
    if deal is None:
        return None
    facts = {"player": deal.player, "partner": deal.partner, "deal": deal}
    if deal.offered:
        return Asked(deal.partner, "consent", "ask-consent", facts, facts, AgreeToDeal, DropDeal)
    return Asked(deal.player, "deal", "ask-deal", facts, facts, cancel=DropDeal)


def _mine(game: Game, player: str) -> Deal:
    """Return the deal that ``player`` is making. Raises ``Refused`` for anybody else's."""
    deal = game.deal
    assert deal is not None
    if deal.player != player:
        raise Refused("not-your-deal", player=deal.player, partner=deal.partner)
    return deal


def _refuse_deed(
    game: Game, slots: Mapping[str, str], slot: str, owner: str, listed: tuple[str, ...]
) -> None:
    """Raise ``Refused`` where ``owner`` cannot give the deed in ``slot``, or gives it already."""
    property_ = slots.get(slot)
    if property_ is None:
        return
    if game.owner(property_) != owner:
        raise Refused("deal-not-owned", slot=slot, property=property_, owner=owner)
    if game.is_developed(property_):
        raise Refused("developed", slot=slot, property=property_)
    if property_ in listed:
        raise Refused("deal-has-it", slot=slot, property=property_)


def _refuse_beyond_cash(game: Game, slots: Mapping[str, str], owner: str) -> None:
    if "amount" in slots and game.money(owner) < int(slots["amount"]):
        raise Refused("deal-beyond-cash", slot="amount", owner=owner, amount=int(slots["amount"]))


def _refuse_without_card(game: Game, owner: str, given: int) -> None:
    if len(game.jail_cards_of(owner)) <= given:
        raise Refused("deal-no-card", owner=owner)


@checks(OpenDeal)
def _check_partner(game: Game, player: str, slots: Mapping[str, str]) -> None:
    if game.debts and not game.edition.has("debt.raises"):
        # Where a deed of one's own pays a debt, nothing may be given away before it has.
        debt = game.debts[0]
        raise Refused("debt-open", debtor=debt.debtor, amount=debt.amount)
    partner = slots.get("partner")
    if partner is None:
        return
    if partner == player:
        raise Refused("deal-with-oneself", slot="partner")
    if partner in game.fallen:
        raise Refused("fallen", slot="partner", player=partner)
    if partner not in game.others(player):
        raise Refused("not-playing", slot="partner", player=partner)


@decides(OpenDeal, "deals", during=_OPENING)
def _open(game: Game, command: OpenDeal, chance: Chance) -> tuple[Event, ...]:
    _check_partner(game, command.player, {"partner": command.partner})
    return (DealOpened(command.player, command.partner),)


@checks(GiveDeed)
def _check_give(game: Game, player: str, slots: Mapping[str, str]) -> None:
    deal = _mine(game, player)
    _refuse_deed(game, slots, "give", deal.player, deal.gives)


@decides(GiveDeed, "deals", during=_MAKING)
def _give(game: Game, command: GiveDeed, chance: Chance) -> tuple[Event, ...]:
    _check_give(game, command.player, {"give": command.give})
    deal = _mine(game, command.player)
    return (DealChanged(replace(deal, gives=(*deal.gives, command.give))),)


@checks(TakeDeed)
def _check_take(game: Game, player: str, slots: Mapping[str, str]) -> None:
    deal = _mine(game, player)
    _refuse_deed(game, slots, "take", deal.partner, deal.takes)


@decides(TakeDeed, "deals", during=_MAKING)
def _take(game: Game, command: TakeDeed, chance: Chance) -> tuple[Event, ...]:
    _check_take(game, command.player, {"take": command.take})
    deal = _mine(game, command.player)
    return (DealChanged(replace(deal, takes=(*deal.takes, command.take))),)


@checks(GiveMoney)
def _check_give_money(game: Game, player: str, slots: Mapping[str, str]) -> None:
    _refuse_beyond_cash(game, slots, _mine(game, player).player)


@decides(GiveMoney, "deals", during=_MAKING)
def _give_money(game: Game, command: GiveMoney, chance: Chance) -> tuple[Event, ...]:
    _check_give_money(game, command.player, {"amount": str(command.amount)})
    deal = _mine(game, command.player)
    return (DealChanged(replace(deal, gives_money=command.amount, takes_money=0)),)


@checks(TakeMoney)
def _check_take_money(game: Game, player: str, slots: Mapping[str, str]) -> None:
    _refuse_beyond_cash(game, slots, _mine(game, player).partner)


@decides(TakeMoney, "deals", during=_MAKING)
def _take_money(game: Game, command: TakeMoney, chance: Chance) -> tuple[Event, ...]:
    _check_take_money(game, command.player, {"amount": str(command.amount)})
    deal = _mine(game, command.player)
    return (DealChanged(replace(deal, takes_money=command.amount, gives_money=0)),)


@decides(GiveJailCard, "deals", during=_MAKING)
def _give_card(game: Game, command: GiveJailCard, chance: Chance) -> tuple[Event, ...]:
    deal = _mine(game, command.player)
    _refuse_without_card(game, deal.player, deal.gives_cards)
    return (DealChanged(replace(deal, gives_cards=deal.gives_cards + 1)),)


@decides(TakeJailCard, "deals", during=_MAKING)
def _take_card(game: Game, command: TakeJailCard, chance: Chance) -> tuple[Event, ...]:
    deal = _mine(game, command.player)
    _refuse_without_card(game, deal.partner, deal.takes_cards)
    return (DealChanged(replace(deal, takes_cards=deal.takes_cards + 1)),)


@checks(OfferDeal)
def _check_offer(game: Game, player: str, slots: Mapping[str, str]) -> None:
    if _mine(game, player).is_empty:
        raise Refused("deal-is-empty")


@decides(OfferDeal, "deals", during=_MAKING)
def _offer(game: Game, command: OfferDeal, chance: Chance) -> tuple[Event, ...]:
    _check_offer(game, command.player, {})
    return (DealOffered(replace(_mine(game, command.player), offered=True)),)


@decides(DropDeal, "deals", during=_MAKING | _CONSENT)
def _drop(game: Game, command: DropDeal, chance: Chance) -> tuple[Event, ...]:
    deal = _mine(game, command.player)
    return (DealDropped(deal.player, deal.partner),)


def _offered_to(game: Game, player: str) -> Deal:
    deal = game.deal
    assert deal is not None
    if deal.partner != player:
        raise Refused("not-your-consent", player=deal.player, partner=deal.partner)
    return deal


@decides(AgreeToDeal, "deals", during=_CONSENT)
def _agree(game: Game, command: AgreeToDeal, chance: Chance) -> tuple[Event, ...]:
    return (DealMade(_offered_to(game, command.player)),)


@decides(DeclineDeal, "deals", during=_CONSENT)
def _decline(game: Game, command: DeclineDeal, chance: Chance) -> tuple[Event, ...]:
    deal = _offered_to(game, command.player)
    return (DealDeclined(deal.player, deal.partner),)


@evolve.register
def _opened(event: DealOpened, game: Game) -> Game:
    return replace(game, deal=Deal(event.player, event.partner))


@evolve.register(DealChanged)
@evolve.register(DealOffered)
def _changed(event: DealChanged | DealOffered, game: Game) -> Game:
    return replace(game, deal=event.deal)


@evolve.register
def _made(event: DealMade, game: Game) -> Game:
    deal = event.deal
    for property_ in deal.gives:
        game = give_deed(game, property_, deal.partner)
    for property_ in deal.takes:
        game = give_deed(game, property_, deal.player)
    game = transfer(game, deal.player, deal.partner, deal.gives_money)
    game = transfer(game, deal.partner, deal.player, deal.takes_money)
    game = hand_over_cards(game, deal.player, deal.partner, deal.gives_cards)
    game = hand_over_cards(game, deal.partner, deal.player, deal.takes_cards)
    return replace(game, deal=None)


@evolve.register(DealDeclined)
@evolve.register(DealDropped)
def _closed(event: DealDeclined | DealDropped, game: Game) -> Game:
    return replace(game, deal=None)
