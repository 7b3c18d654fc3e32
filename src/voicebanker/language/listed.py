"""Answers with lists: what is said around the list, and its items one by one.

So a long list can be given a few items at a time, whatever it is a list of.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from voicebanker.language.catalogue import Catalogue
from voicebanker.language.facts import Facts, capital
from voicebanker.rules.deed_questions import (
    AllMissingTold,
    CardTold,
    MissingTold,
    RentLine,
    SetTold,
)
from voicebanker.rules.game import Game
from voicebanker.rules.levels import RentsTold
from voicebanker.rules.questions import BalancesTold, JailTold, PropertiesTold
from voicebanker.rules.rates import dice_factor, goes_by_dice, rent
from voicebanker.rules.registry import Answer


@dataclass(frozen=True, slots=True)
class Listed:
    """A reply: a message with its facts, and the items that fill the fact called ``place``.

    ``sentences``: each item is whole sentences; else they are parts of one.
    """

    message: str
    facts: Mapping[str, Any]
    items: tuple[str, ...] = ()
    place: str = "list"
    sentences: bool = False

    def said(self, catalogue: Catalogue, items: Sequence[str]) -> str:
        """Return the message with ``items``, some or all of them, in their place."""
        together = joined(catalogue, items, sentences=self.sentences)
        if self.place[0].isupper():
            together = capital(together)
        return catalogue.say(self.message, {**self.facts, self.place: together})


def joined(catalogue: Catalogue, items: Sequence[str], *, sentences: bool) -> str:
    """Return ``items`` one after the other: as sentences, or as a list in words."""
    if sentences or not items:
        return " ".join(items)
    return catalogue.join(items)


_Made = tuple[str, tuple[str, ...], bool]
"""The place of a list, its items, and whether they are sentences."""
NO_LIST: _Made = ("list", (), False)


class Items:
    """Makes the items of lists for one listener at one moment of the game."""

    def __init__(self, catalogue: Catalogue, game: Game, listener: str | None) -> None:
        self._catalogue = catalogue
        self._game = game
        self._facts = Facts(catalogue, game, listener)

    def of(self, answer: Answer) -> _Made | None:
        """Return the place of the list of ``answer``, its items, and whether they are sentences.

        None where ``answer`` has no list.
        """
        make = _MAKERS.get(type(answer))
        return make(self, answer) if make else None

    def _say(self, message: str, **facts: Any) -> str:
        return self._catalogue.say(message, self._facts.of(facts))

    def _balances(self, answer: BalancesTold) -> _Made:
        each = tuple(self._facts.balances((one,)) for one in answer.players)
        return "Players_balances", each, False

    def _jailed(self, answer: JailTold) -> _Made:
        return "Players", tuple(map(self._facts.account, answer.players)), False

    def _rents(self, answer: RentsTold) -> _Made:
        lines = tuple(
            RentLine("level", level, one) for level, one in enumerate(answer.rents, start=1)
        )
        return "rents", tuple(map(self._rent_line, lines)), False

    def _rent_line(self, line: RentLine) -> str:
        amount = line.amount
        return self._say("rent-line", case=line.case, count=line.count, amount=amount, times=amount)

    def _properties(self, answer: PropertiesTold) -> _Made:
        """Return a sentence for each deed; the first of a set says how much of it there is."""
        items, before = [], None
        for property_ in answer.properties:
            color_set = self._game.deed(property_).set
            deed = self._say("deed-item", **self.standing(property_))
            if color_set != before:
                all_of_set = self._game.edition.deeds_of_set[color_set]
                owned = sum(self._game.owner(one) == answer.owner for one in all_of_set)
                head = self._say("set-head", color_set=color_set, owned=owned, all=len(all_of_set))
                deed = f"{capital(head)} {deed}"
            items.append(deed)
            before = color_set
        return "properties", tuple(items), True

    def standing(self, property_: str) -> dict[str, Any]:
        """Return how ``property_`` stands: its level, buildings or mortgage, and its rent."""
        by_dice = goes_by_dice(self._game, property_)
        mortgaged = property_ in self._game.mortgaged
        return {
            "property": property_,
            "state": "mortgaged" if mortgaged else self._game.building_on(property_) or "bare",
            "count": self._game.houses_on(property_),
            "level": self._game.level(property_),
            "amount": 0 if by_dice or mortgaged else rent(self._game, property_),
            "times": dice_factor(self._game, property_) if by_dice else 0,
        }

    def _card(self, answer: CardTold) -> _Made:
        say, property_ = self._say, answer.property
        items = [say("card-price", amount=answer.amount)]
        items += [self._rent_line(line) for line in answer.lines]
        if answer.house:
            first = self._game.edition.hotel_step - 1
            items.append(say("card-house", house=answer.house))
            items.append(say("card-hotel", hotel=answer.hotel, count=first))
        if answer.sum:
            items.append(say("card-mortgage", sum=answer.sum, property=property_))
        return "lines", tuple(items), False

    def _share(self, pair: tuple[str, str | None]) -> str:
        property_, owner = pair
        price = self._game.deed(property_).price
        if owner is None:
            return self._say("share-free", property=property_, amount=price)
        return self._say("share-owned", property=property_, owner=owner)

    def _set(self, answer: SetTold) -> _Made:
        return "shares", tuple(map(self._share, answer.shares)), False

    def _missing(self, answer: MissingTold) -> _Made:
        return "shares", tuple(map(self._share, answer.shares)), False

    def _all_missing(self, answer: AllMissingTold) -> _Made:
        items = []
        for one in answer.sets:
            shares = self._catalogue.join([self._share(pair) for pair in one.shares])
            facts = {**self._facts.of({"color_set": one.color_set}), "shares": shares}
            items.append(capital(self._catalogue.say("missing-of-set", facts)))
        return "sets", tuple(items), True


_MAKERS: Mapping[type[Answer], Callable[[Items, Any], _Made]] = {
    BalancesTold: Items._balances,
    JailTold: Items._jailed,
    RentsTold: Items._rents,
    PropertiesTold: Items._properties,
    CardTold: Items._card,
    SetTold: Items._set,
    MissingTold: Items._missing,
    AllMissingTold: Items._all_missing,
}
