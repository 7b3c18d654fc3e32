"""The Chance deck that the banker keeps (Voice Banking: Chance Card; Super Electronic: Chance).

Each kind of effect has one function. A card that only moves the token is
spoken and carried out by hand, for the banker does not know where tokens stand.
"""

from dataclasses import dataclass, replace
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
from voicebanker.rules.game import BANK, HOTEL, HOUSE, Game, Stage, transfer
from voicebanker.rules.jail import JailEntered
from voicebanker.rules.registry import Chance, Command, Event, Refused, decides, evolve
from voicebanker.rules.rewards import for_chance
from voicebanker.rules.spaces import ride


@dataclass(frozen=True, slots=True)
class DrawChance(Command):
    """Draw the top Chance card and follow it."""

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
    """The used cards were shuffled; ``deck`` has the top card first."""

    deck: tuple[str, ...]


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
    """``player`` holds the Get Out of Jail Free card."""

    player: str


@decides(DrawChance, "cards")
def _draw(game: Game, command: DrawChance, chance: Chance) -> tuple[Event, ...]:
    cards = game.edition.cards
    assert cards is not None
    if cards.drawn_by == "table":
        raise Refused("draw-yourself")
    events: tuple[Event, ...] = ()
    if not game.deck:
        used = _used(game)
        if not used:
            raise Refused("no-card-left")
        events = (DeckShuffled(chance.shuffle(used)),)
        game = evolve(events[0], game)
    drawn = CardDrawn(command.player, game.deck[0])
    return (*events, *_followed(drawn, game, chance))


@decides(ReadCard, "cards.titled")
def _read(game: Game, command: ReadCard, chance: Chance) -> tuple[Event, ...]:
    effect = game.edition.card_by_id[command.card].effect
    if isinstance(effect, TakeJailCard) and game.jail_card_holder is not None:
        raise Refused("card-is-held", slot="card", holder=game.jail_card_holder)
    return _followed(CardRead(command.player, command.card), game, chance)


def _followed(turned: CardDrawn | CardRead, game: Game, chance: Chance) -> tuple[Event, ...]:
    """Return that a card was turned up, the reward for it, and what the card does."""
    events = (turned, *for_chance(game, turned.player))
    for event in events:
        game = evolve(event, game)
    effect = game.edition.card_by_id[turned.card].effect
    return (*events, *follow(effect, game, turned.player, chance))


def _used(game: Game) -> tuple[str, ...]:
    """Return the cards that go into a new deck: all but a Get Out of Jail Free card held."""
    held = game.jail_card_holder is not None
    return tuple(
        card.id
        for card in game.edition.card_by_id.values()
        if not (held and isinstance(card.effect, TakeJailCard))
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
    return _pay_bank(game, player, effect.amount)


def _pay_bank(game: Game, player: str, amount: int) -> tuple[Event, ...]:
    if amount == 0:
        return (NothingToPay(player),)
    if game.money(player) < amount:
        return charge(game, player, ((BANK, amount),))
    return (PlayerPaidCard(player, amount),)


@follow.register
def _from_each(
    effect: CollectFromEach, game: Game, player: str, chance: Chance
) -> tuple[Event, ...]:
    others = game.others(player)
    able = tuple(one for one in others if game.money(one) >= effect.amount)
    events: list[Event] = []
    if able:
        events.append(CollectedFromEach(player, able, effect.amount, effect.amount * len(able)))
        game = evolve(events[-1], game)
    for one in others:
        if one in able:
            continue
        for event in charge(game, one, ((player, effect.amount),)):
            events.append(event)
            game = evolve(event, game)
        if game.stage is Stage.OVER:
            break
    return tuple(events)


@follow.register
def _each(effect: PayEach, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    others = game.others(player)
    total = effect.amount * len(others)
    if game.money(player) < total:
        return charge(game, player, tuple((one, effect.amount) for one in others))
    return (PaidEach(player, others, effect.amount, total),)


@follow.register
def _per_property(
    effect: PayPerProperty, game: Game, player: str, chance: Chance
) -> tuple[Event, ...]:
    return _pay_bank(game, player, effect.amount * len(game.properties(player)))


@follow.register
def _per_building(
    effect: PayPerBuilding, game: Game, player: str, chance: Chance
) -> tuple[Event, ...]:
    standing = [game.buildings.get(one) for one in game.properties(player)]
    amount = effect.house * standing.count(HOUSE) + effect.hotel * standing.count(HOTEL)
    return _pay_bank(game, player, amount)


@follow.register
def _take_card(effect: TakeJailCard, game: Game, player: str, chance: Chance) -> tuple[Event, ...]:
    return (JailCardTaken(player),)


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
    return replace(game, deck=event.deck)


@evolve.register
def _drawn(event: CardDrawn, game: Game) -> Game:
    return replace(game, deck=game.deck[1:])


@evolve.register
def _turned(event: CardRead, game: Game) -> Game:
    return replace(game, deck=tuple(card for card in game.deck if card != event.card))


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
    return replace(game, jail_card_holder=event.player)
