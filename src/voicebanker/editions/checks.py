"""What the tables of an edition file must agree on. Each check raises ``ValueError``."""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from voicebanker import resources
from voicebanker.editions.effects import (
    CapRent,
    EnterJail,
    LevelEffect,
    LevelTo,
    MoveToken,
    SendToJail,
    SideLevels,
)
from voicebanker.editions.mechanics import Rent
from voicebanker.editions.rewards import FreeFlightReward

if TYPE_CHECKING:
    from voicebanker.editions.model import Edition

RESERVED_KEYS = frozenset("uhqr")
_SPACE_KINDS = frozenset(
    [
        *("go", "chance", "railroad", "jail", "free-parking", "go-to-jail", "trade", "flight"),
        *("event", "location"),
        *("community-chest", "income-tax", "luxury-tax"),
    ]
)
_ONCE = frozenset(["go", "jail", "go-to-jail"])
"""The corners that a board has once."""


def check(edition: "Edition") -> None:
    """Raise ``ValueError`` where tables contradict each other, naming the table."""
    _no_twice("tokens", (token.id for token in edition.tokens))
    _no_twice("token keys", (token.key for token in edition.tokens))
    _no_twice("sets", (one.id for one in edition.sets))
    _no_twice("deeds", (deed.id for deed in edition.deeds.list))
    _no_twice("deed names", (deed.name.casefold() for deed in edition.deeds.list))
    decks = (edition.cards, edition.community_chest)
    _no_twice("cards", (card.id for deck in decks if deck for card in deck.list))
    titles = (card.title for card in edition.card_by_id.values() if card.title)
    _no_twice("card titles", (title.casefold() for title in titles))
    _check_deeds(edition)
    _check_spaces(edition)
    _check_places(edition)
    _check_rewards(edition)
    _check_jail(edition)
    _check_levels(edition)
    _check_clock(edition)
    _check_dealt_deeds(edition)
    _check_options(edition)
    if edition.joining.least_players > edition.joining.most_players:
        raise ValueError("joining: least_players is greater than most_players")
    if edition.joining.most_players > len(edition.tokens):
        raise ValueError("joining: most_players is greater than the number of tokens")


def _no_twice(what: str, values: Iterable[str]) -> None:
    twice = [value for value, count in Counter(values).items() if count > 1]
    if twice:
        raise ValueError(f"{what}: '{twice[0]}' stands there twice")


def _check_deeds(edition: "Edition") -> None:
    known = {one.id for one in edition.sets}
    for deed in edition.deeds.list:
        if deed.set not in known:
            raise ValueError(
                f"deeds: {deed.id} is in the set '{deed.set}', which is not in [[sets]]"
            )
        builds = edition.building and deed.kind == "street"
        if builds and (deed.house_cost is None or deed.hotel_cost is None):
            raise ValueError(f"deeds: {deed.id} needs a house_cost and a hotel_cost")
        if edition.mortgages and deed.mortgage is None:
            raise ValueError(f"deeds: {deed.id} needs a mortgage value")
    for one in edition.sets:
        if not any(deed.set == one.id for deed in edition.deeds.list):
            raise ValueError(f"sets: no deed is in the set '{one.id}'")
    for token in edition.tokens:
        if token.key in RESERVED_KEYS:
            raise ValueError(f"tokens: the key '{token.key}' of {token.id} is needed for a command")
    if edition.rent:
        _check_rent(edition, edition.rent)


def _check_rent(edition: "Edition", rent: Rent) -> None:
    if rent.kind == "by_houses":
        _check_rents_by_houses(edition)
        return
    steps = rent.levels or (4 if edition.building else 2)
    if (rent.kind == "levels") != (rent.levels > 0):
        raise ValueError("rent: the kind 'levels' and a number of levels go together")
    if rent.kind != "shares":
        for deed in edition.deeds.list:
            if deed.rents is None:
                raise ValueError(f"deeds: {deed.id} needs its printed rents")
    elif rent.model not in rent.models:
        raise ValueError(f"rent: the model '{rent.model}' is not in [rent.models]")
    for name, shares in rent.models.items():
        if len(shares) != steps:
            raise ValueError(f"rent: the model '{name}' needs {steps} numbers, one a rent step")
    for deed in edition.deeds.list:
        if deed.rents is not None and len(deed.rents) != steps:
            raise ValueError(f"deeds: {deed.id} needs {steps} rents, one a rent step")


def _check_rents_by_houses(edition: "Edition") -> None:
    kinds = Counter(deed.kind for deed in edition.deeds.list)
    steps = {**kinds, "street": 6}
    for deed in edition.deeds.list:
        if deed.rents is None or len(deed.rents) != steps[deed.kind]:
            what = "the site, 1 to 4 houses and a hotel" if deed.kind == "street" else "each owned"
            raise ValueError(f"deeds: {deed.id} needs {steps[deed.kind]} rents, for {what}")


def _check_spaces(edition: "Edition") -> None:
    if edition.spaces is None or not edition.spaces.list:
        return
    ids = {deed.id for deed in edition.deeds.list}
    for space in edition.spaces.list:
        if space not in ids and space not in _SPACE_KINDS:
            raise ValueError(f"spaces: '{space}' is neither a deed nor a kind of space")
    _no_twice("spaces", (space for space in edition.spaces.list if space in ids))
    missing = [deed for deed in ids if deed not in edition.spaces.list]
    if missing:
        raise ValueError(f"spaces: the deed '{sorted(missing)[0]}' has no space")
    if edition.spaces.list[0] != "go":
        raise ValueError("spaces: the first must be 'go'")
    corners = [one for one in edition.spaces.list if one in _ONCE]
    _no_twice("spaces", corners)
    if absent := sorted(_ONCE - set(corners)):
        raise ValueError(f"spaces: there is no '{absent[0]}'")


def _check_places(edition: "Edition") -> None:
    """Check what the banker needs to keep places, and where the cards lead."""
    if edition.places is None:
        return
    if not edition.board:
        raise ValueError("places: where the banker keeps places, it needs [spaces]")
    if not edition.dice:
        raise ValueError("places: where the banker rolls the dice, it needs [dice]")
    if not (edition.jail and edition.jail.told and edition.jail.by_dice and edition.jail.tries):
        raise ValueError("places: [jail] needs told = true, by_dice = true and tries")
    for space in ("income-tax", "luxury-tax"):
        if space in edition.board and not edition.has(f"taxes.{space.removesuffix('-tax')}"):
            raise ValueError(f"places: the space '{space}' needs its tax in [taxes]")
    kinds = {f"nearest-{deed.kind}" for deed in edition.deeds.list}
    for card in edition.card_by_id.values():
        to = card.effect.to if isinstance(card.effect, MoveToken) else None
        if to is not None and to not in (*edition.board, *kinds, "any"):
            raise ValueError(f"cards: {card.id} leads to '{to}', which is not on the board")


def _check_rewards(edition: "Edition") -> None:
    if edition.rewards is None:
        return
    known = {token.id for token in edition.tokens}
    _no_twice("rewards", (one.token for one in edition.rewards.list))
    for one in edition.rewards.list:
        if one.token not in known:
            raise ValueError(f"rewards: the token '{one.token}' is not in [[tokens]]")
        if isinstance(one, FreeFlightReward) and edition.flight is None:
            raise ValueError("rewards: a free flight needs the table [flight]")


def _check_jail(edition: "Edition") -> None:
    tells = edition.has("dice.tell_six") or edition.has("jail.by_dice")
    if edition.has("jail.six") and not tells:
        raise ValueError("jail: where a six frees, [dice] needs tell_six = true")
    if edition.has("jail.told"):
        return
    for card in edition.card_by_id.values():
        if isinstance(card.effect, EnterJail | SendToJail):
            raise ValueError(f"cards: {card.id} needs told = true in [jail]")


def _check_levels(edition: "Edition") -> None:
    levels = edition.rent.levels if edition.rent else 0
    for card in edition.card_by_id.values():
        if isinstance(card.effect, LevelEffect | CapRent) and not levels:
            raise ValueError(f"cards: {card.id} needs kind = 'levels' in [rent]")
        if isinstance(card.effect, LevelTo) and card.effect.level > levels:
            raise ValueError(f"cards: {card.id} has a level above the highest")
        if isinstance(card.effect, SideLevels) and any(
            deed.side is None for deed in edition.deeds.list
        ):
            raise ValueError(f"cards: {card.id} needs the side of every deed")
    if edition.jail and edition.jail.double and not edition.jail.told:
        raise ValueError("jail: where a double frees, it needs told = true")


def _check_clock(edition: "Edition") -> None:
    if edition.clock is None:
        return
    if not edition.ending.early:
        raise ValueError("clock: where the time ends the game, [ending] needs early = true")
    if any(warning >= edition.clock.minutes for warning in edition.clock.warnings):
        raise ValueError("clock: a warning is due before the game begins")


def _check_dealt_deeds(edition: "Edition") -> None:
    dealt = edition.dealt_deeds
    if dealt is None:
        return
    if dealt.count * edition.joining.most_players > len(edition.deeds.list):
        raise ValueError("dealt_deeds: there are not so many deeds for so many players")
    dearest = sorted((deed.price for deed in edition.deeds.list), reverse=True)[: dealt.count]
    if dealt.paid and sum(dearest) > edition.joining.start_money:
        raise ValueError("dealt_deeds: the starting money may not pay for the deeds")


def _check_options(edition: "Edition") -> None:
    _no_twice("options", (one.id for one in edition.options))
    tables = type(edition).model_fields.keys() - {"format", "name", "options", "chosen"}
    for one in edition.options:
        if unknown := sorted({*one.set, *one.without} - tables):
            raise ValueError(f"options: {one.id} changes '{unknown[0]}', which no edition has")
        if not one.set and not one.without:
            raise ValueError(f"options: {one.id} changes nothing")


def check_language(language: str) -> str:
    """Return the code of a language that there is; ``ValueError`` for another one."""
    if language not in resources.languages():
        raise ValueError(f"there is no language '{language}' in grammars")
    return language
