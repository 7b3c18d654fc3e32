"""The decks that the banker keeps: Chance, and in the classic game Community Chest.

Sources: Voice Banking, Chance Card; Super Electronic Banking, Chance; classic rules.

Each kind of effect has one function. A card that only moves the token is
spoken and carried out by hand, for the banker does not know where tokens stand.
"""

from dataclasses import dataclass
from functools import singledispatch

from voicebanker.editions.effects import (
    BothCollect,
    Collect,
    CollectFromEach,
    EnterJail,
    MoveToken,
    Pay,
    PayEach,
    PayPerBuilding,
    PayPerProperty,
    SendToJail,
    TakeJailCard,
    TrainRide,
)
from voicebanker.rules.choosing import offer
from voicebanker.rules.debts import charge
from voicebanker.rules.game import BANK, Game, Stage, put_under, take_jail_card, transfer
from voicebanker.rules.jail import JailEntered
from voicebanker.rules.registry import Chance, Command, Event, Refused, decides, evolve
from voicebanker.rules.replacing import replace
from voicebanker.rules.rewards import for_chance
from voicebanker.rules.spaces import ride


@dataclass(frozen=True, slots=True)
class DrawChance(Command):
    """Draw the top Chance card and follow it."""

    player: str


@dataclass(frozen=True, slots=True)
class DrawCommunityChest(Command):
    """Draw the top Community Chest card and follow it."""

    player: str


@dataclass(frozen=True, slots=True)
class KeepJailCard(Command):
    """Keep a Get Out of Jail Free card of the deck on the table."""

    player: str


@dataclass(frozen=True, slots=True)
class ReadCard(Command):
    """Follow a card of the deck on the table, which the player drew and names."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class CardRead(Event):
    """``player`` read out ``card`` of the deck on the table."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The used cards were shuffled; ``deck`` has the top card first.

    ``chest``: it is the Community Chest.
    """

    deck: tuple[str, ...]
    chest: bool = False


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """``player`` drew ``card``."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class CardPaidPlayer(Event):
    """The Bank paid ``player`` ``amount`` whole M."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class PlayerPaidCard(Event):
    """``player`` paid the Bank ``amount`` whole M."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class CollectedFromEach(Event):
    """Each of ``payers`` paid ``player`` ``amount`` whole M, ``sum`` in all."""

    player: str
    payers: tuple[str, ...]
    amount: int
    sum: int


@dataclass(frozen=True, slots=True)
class PaidEach(Event):
    """``player`` paid each of ``payees`` ``amount`` whole M, ``sum`` in all."""

    player: str
    payees: tuple[str, ...]
    amount: int
    sum: int


@dataclass(frozen=True, slots=True)
class NothingToPay(Event):
    """The card costs ``player`` nothing, for there is nothing to pay for."""

    player: str


@dataclass(frozen=True, slots=True)
class JailCardTaken(Event):
    """``player`` holds a Get Out of Jail Free card.

    ``jail_card`` is its id; journals of editions with one such card may lack it.
    """

    player: str
    jail_card: str = ""


@decides(DrawChance, "cards")
def _draw(game: Game, command: DrawChance, chance: Chance) -> tuple[Event, ...]:
    cards = game.edition.cards
    assert cards is not None
    if cards.drawn_by == "table":
        raise Refused("draw-yourself")
    return _drawn_from(game, command.player, chance, chest=False)


@decides(DrawCommunityChest, "community_chest")
def _draw_chest(game: Game, command: DrawCommunityChest, chance: Chance) -> tuple[Event, ...]:
    return _drawn_from(game, command.player, chance, chest=True)


def _drawn_from(game: Game, player: str, chance: Chance, *, chest: bool) -> tuple[Event, ...]:
    events: tuple[Event, ...] = ()
    if not (game.chest if chest else game.deck):
        used = _used(game, chest=chest)
        if not used:
            raise Refused("no-card-left")
        events = (DeckShuffled(chance.shuffle(used), chest),)
        game = evolve(events[0], game)
    drawn = CardDrawn(player, (game.chest if chest else game.deck)[0])
    return (*events, *_followed(drawn, game, chance))


@decides(KeepJailCard, "payments")
def _keep(game: Game, command: KeepJailCard, chance: Chance) -> tuple[Event, ...]:
    free = [card for card in game.edition.jail_cards if card not in game.jail_cards]
    if not free:
        raise Refused("jail-cards-are-held")
    return (JailCardTaken(command.player, free[0]),)


@decides(ReadCard, "cards.titled")
def _read(game: Game, command: ReadCard, chance: Chance) -> tuple[Event, ...]:
    effect = game.edition.card_by_id[command.card].effect
    if isinstance(effect, TakeJailCard) and command.card in game.jail_cards:
        raise Refused("card-is-held", slot="card", holder=game.jail_cards[command.card])
    return _followed(CardRead(command.player, command.card), game, chance)


def _followed(turned: CardDrawn | CardRead, game: Game, chance: Chance) -> tuple[Event, ...]:
    """Return that a card was turned up, the reward for it, and what the card does."""
    events = (turned, *for_chance(game, turned.player))
    for event in events:
        game = evolve(event, game)
    effect = game.edition.card_by_id[turned.card].effect
    if isinstance(effect, TakeJailCard):
        return (*events, JailCardTaken(turned.player, turned.card))
    return (*events, *follow(effect, game, turned.player, chance))


def _used(game: Game, *, chest: bool) -> tuple[str, ...]:
    """Return the cards that go into a new deck: all but a Get Out of Jail Free card held."""
    return tuple(
        card
        for card in game.edition.card_by_id
        if (card in game.edition.chest_cards) == chest and card not in game.jail_cards
    )


@singledispatch
def follow(effect: object, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    """Return what an effect does to ``player``."""
    raise TypeError(f"no effect {effect!r}")


@follow.register
def _collect(effect: Collect, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    return (CardPaidPlayer(player, effect.amount),)


@follow.register
def _pay(effect: Pay, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    return pay_bank(game, player, effect.amount)


def pay_bank(game: Game, player: str, amount: int) -> tuple[Event, ...]:
    """Return what follows when ``player`` pays the Bank ``amount`` whole M for a card."""
    if amount == 0:
        return (NothingToPay(player),)
    if game.money(player) < amount:
        return charge(game, player, ((BANK, amount),))
    return (PlayerPaidCard(player, amount),)


@follow.register
def _from_each(
    effect: CollectFromEach, game: Game, player: str, chance: Chance
) -> tuple[Event, ...]:
    return collect_from_each(game, player, effect.amount)


def collect_from_each(game: Game, player: str, amount: int) -> tuple[Event, ...]:
    """Return what follows when each other player pays ``player`` ``amount`` whole M."""
    others = game.others(player)
    able = tuple(one for one in others if game.money(one) >= amount)
    events: list[Event] = []
    if able:
        events.append(CollectedFromEach(player, able, amount, amount * len(able)))
        game = evolve(events[-1], game)
    for one in others:
        if one in able:
            continue
        for event in charge(game, one, ((player, amount),)):
            events.append(event)
            game = evolve(event, game)
        if game.stage is Stage.OVER:
            break
    return tuple(events)


@follow.register
def _each(effect: PayEach, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    return pay_each(game, player, effect.amount)


def pay_each(game: Game, player: str, amount: int) -> tuple[Event, ...]:
    """Return what follows when ``player`` pays each other player ``amount`` whole M."""
    others = game.others(player)
    total = amount * len(others)
    if game.money(player) < total:
        return charge(game, player, tuple((one, amount) for one in others))
    return (PaidEach(player, others, amount, total),)


@follow.register
def _per_property(
    effect: PayPerProperty, game: Game, player: str, chance: Chance
) -> tuple[Event, ...]:
    return pay_bank(game, player, effect.amount * len(game.properties(player)))


@follow.register
def _per_building(
    effect: PayPerBuilding, game: Game, player: str, chance: Chance
) -> tuple[Event, ...]:
    owned = game.properties(player)
    houses, hotels = sum(map(game.houses_on, owned)), sum(map(game.has_hotel, owned))
    return pay_bank(game, player, effect.house * houses + effect.hotel * hotels)


@follow.register
def _train(effect: TrainRide, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    return (ride(game, player, chance),)


@follow.register
def _move(effect: MoveToken, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    return ()


@follow.register(BothCollect)
@follow.register(SendToJail)
def _choose(
    effect: BothCollect | SendToJail, game: Game, player: str, chance: Chance
) -> tuple[Event, ...]:
    return offer(game, player, effect)


@follow.register
def _enter_jail(effect: EnterJail, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    return () if player in game.jailed else (JailEntered(player),)


@evolve.register
def _shuffled(event: DeckShuffled, game: Game) -> Game:
    return replace(game, chest=event.deck) if event.chest else replace(game, deck=event.deck)


@evolve.register
def _drawn(event: CardDrawn, game: Game) -> Game:
    if event.card in game.edition.chest_cards:
        return put_under(replace(game, chest=game.chest[1:]), event.card)
    return put_under(replace(game, deck=game.deck[1:]), event.card)


@evolve.register
def _turned(event: CardRead, game: Game) -> Game:
    deck = tuple(card for card in game.deck if card != event.card)
    chest = tuple(card for card in game.chest if card != event.card)
    return put_under(replace(game, deck=deck, chest=chest), event.card)


@evolve.register
def _got(event: CardPaidPlayer, game: Game) -> Game:
    return transfer(game, BANK, event.player, event.amount)


@evolve.register
def _paid(event: PlayerPaidCard, game: Game) -> Game:
    return transfer(game, event.player, BANK, event.amount)


@evolve.register
def _collected(event: CollectedFromEach, game: Game) -> Game:
    for payer in event.payers:
        game = transfer(game, payer, event.player, event.amount)
    return game


@evolve.register
def _paid_each(event: PaidEach, game: Game) -> Game:
    for payee in event.payees:
        game = transfer(game, event.player, payee, event.amount)
    return game


@evolve.register
def _nothing(event: NothingToPay, game: Game) -> Game:
    return game


@evolve.register
def _taken(event: JailCardTaken, game: Game) -> Game:
    return take_jail_card(game, event.jail_card or game.edition.jail_cards[0], event.player)
