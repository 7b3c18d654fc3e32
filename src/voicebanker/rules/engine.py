"""The door to the rules: decide a command, apply an event, answer a question."""

from collections.abc import Mapping

from voicebanker.editions import Edition
from voicebanker.rules import (
    auctions,
    building,
    buying,
    cards,
    choosing,
    closing,
    costing,
    deals,
    dealt_deeds,
    debts,
    deed_questions,
    dice,
    ending,
    event_cards,
    fitting,
    flights,
    free_parking,
    jail,
    joining,
    levels,
    locations,
    mortgages,
    one_deed,
    payments,
    places,
    questions,
    raising,
    razing,
    rent,
    rewards,
    selling,
    shortage,
    spaces,
    speed_die,
    taxes,
    topics,
    trading,
    valuing,
)
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.game import RULES_VERSION, Game, Stage
from voicebanker.rules.registry import (
    ASKS,
    CHECKS,
    COMMANDS,
    DOUBTS,
    ENDS,
    FOLLOWS,
    QUESTIONS,
    REACTS,
    SUPPLIES,
    Answer,
    Asked,
    Chance,
    Command,
    Doubt,
    Event,
    Question,
    Refused,
    evolve,
    is_played,
    reading_of,
)

MECHANICS = (
    joining,
    buying,
    rent,
    deals,
    levels,
    debts,
    one_deed,
    selling,
    raising,
    ending,
    closing,
    building,
    razing,
    mortgages,
    taxes,
    payments,
    auctions,
    shortage,
    trading,
    spaces,
    jail,
    flights,
    locations,
    cards,
    choosing,
    event_cards,
    rewards,
    questions,
    valuing,
    free_parking,
    dealt_deeds,
    speed_die,
    places,
    dice,
    fitting,
    deed_questions,
    costing,
    topics,
)


def new_game(edition: Edition, rules_version: int = RULES_VERSION) -> Game:
    """Return a game that nobody has joined yet."""
    return Game(edition, rules_version=rules_version)


def state_of(game: Game) -> str:
    """Return what the game waits for.

    It is ``joining``, ``play``, ``auction``, ``over``, or what is asked of a
    player, such as ``debt`` or ``choice``.
    """
    if game.stage is Stage.JOINING:
        return "joining"
    if game.stage is Stage.OVER:
        return "over"
    if game.auction is not None:
        return "auction"
    waiting = asked(game)
    return waiting.what if waiting else "play"


def asked(game: Game) -> Asked | None:
    """Return what a player must answer before anything else can be done, or None."""
    for asks in ASKS:
        if waiting := asks(game):
            return waiting
    return None


def decide(game: Game, command: Command, chance: Chance) -> tuple[Event, ...]:
    """Return what ``command`` makes happen.

    Nothing has changed yet: ``apply`` does that. Raises ``Refused``.
    """
    rule = COMMANDS[type(command)]
    _refuse_at_the_wrong_time(game, type(command), getattr(command, "player", None))
    events = _with_reactions(game, rule.decide(game, command, chance), chance)
    after = apply(game, events)
    for mechanic, follow in FOLLOWS:
        if game.edition.has(mechanic) and (following := follow(after)):
            following = _with_reactions(after, following, chance)
            events = (*events, *following)
            after = apply(after, following)
    return (*events, *ENDS[game.edition.ending.at](game, after))


def _with_reactions(before: Game, events: tuple[Event, ...], chance: Chance) -> tuple[Event, ...]:
    """Return ``events`` and what more happens because of them."""
    for mechanic, react in REACTS:
        if before.edition.has(mechanic):
            events = (*events, *react(apply(before, events), events, chance))
    return events


def check(game: Game, command: type[Command], player: str, slots: Mapping[str, str]) -> None:
    """Look at a command of which only ``slots`` are known yet.

    Raises ``Refused`` where it is impossible whatever the other slots will be.
    """
    _refuse_at_the_wrong_time(game, command, player)
    if command in CHECKS:
        CHECKS[command](game, player, slots)


def doubt(game: Game, command: Command) -> Doubt | None:
    """Return why a command that is possible may not be meant, or None."""
    for mechanic, one in DOUBTS:
        if game.edition.has(mechanic) and (found := one(game, command)):
            return found
    return None


def supplied(
    game: Game, kind: type[Command] | type[Question], player: str, slots: Mapping[str, str]
) -> Mapping[str, str]:
    """Return ``slots`` and what of a command or a question need not be said besides."""
    for mechanic, supply in SUPPLIES:
        if game.edition.has(mechanic):
            slots = {**supply(game, kind, player, slots), **slots}
    return slots


def answer(game: Game, question: Question) -> Answer:
    """Return what the banker knows. Raises ``Refused`` before there is a game to ask about."""
    player = getattr(question, "player", None)
    if player is not None and player not in game.players:
        raise Refused("not-playing", player=player)
    owner = getattr(question, "owner", None)
    if owner is not None and owner not in game.players:
        raise Refused("not-playing", player=owner)
    if not is_played(game.edition, type(question)):
        raise Refused("not-in-this-edition")
    return QUESTIONS[type(question)].answer(game, question)


def is_allowed(game: Game, command: Command) -> bool:
    """Tell whether ``command`` is possible now. Nothing happens, whatever chance comes up with."""
    try:
        decide(game, command, SeededChance(0))
    except Refused:
        return False
    return True


def apply(game: Game, events: tuple[Event, ...]) -> Game:
    """Return the game after ``events``, as the rules read them with which it was begun."""
    for event in events:
        reading = evolve if game.rules_version == RULES_VERSION else reading_of(event, game)
        game = reading(event, game)
    return game


def _refuse_at_the_wrong_time(game: Game, command: type[Command], player: str | None) -> None:
    rule = COMMANDS[command]
    if not is_played(game.edition, command):
        raise Refused("not-in-this-edition")
    state = state_of(game)
    if state != "joining" and player is not None and player not in game.players:
        raise Refused("not-playing", player=player)
    if player in game.fallen and state != "over":
        raise Refused("fallen", player=player)
    if state in rule.during:
        return
    if state == "auction":
        assert game.auction is not None
        raise Refused("auction-running", property=game.auction.property)
    if waiting := asked(game):
        raise Refused(f"{waiting.what}-open", **waiting.facts)
    if state in ("joining", "over"):
        raise Refused("not-begun" if state == "joining" else "game-over")
    if "joining" in rule.during:
        raise Refused("begun-already")
    raise Refused(f"no-{next(iter(rule.during))}")
