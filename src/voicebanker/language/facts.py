"""From the fields of events, answers and refusals to the values that sentences need."""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from voicebanker.language.catalogue import Catalogue
from voicebanker.language.languages import REFERENCE
from voicebanker.language.numerals import numerals_of
from voicebanker.rules.game import BANK, HOTEL, HOUSE, Deal, Game
from voicebanker.rules.registry import FIELD_KINDS

MONEY_FIELDS = frozenset(
    {"amount", "sum", "money", "property_value", "total", "house", "hotel", "left", "change"}
)


def kebab(name: str) -> str:
    """Return a class name as a message id: ``PropertyBought`` is ``property-bought``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def money(amount: int) -> str:
    """Return an amount as it is printed for all who read no other language: ``M1,500``."""
    return numerals_of(REFERENCE).money(amount)


def capital(text: str) -> str:
    """Return ``text`` with a capital first letter."""
    return text[:1].upper() + text[1:]


class Facts:
    """Turns values into words for one listener at one moment of the game."""

    def __init__(self, catalogue: Catalogue, game: Game, listener: str | None) -> None:
        self._catalogue = catalogue
        self._game = game
        self._listener = listener

    def of(self, value: object) -> dict[str, Any]:
        """Return the facts of a dataclass or a mapping, by the kinds of its fields."""
        items: Mapping[str, Any]
        if is_dataclass(value):
            items = {field.name: getattr(value, field.name) for field in fields(value)}
        else:
            assert isinstance(value, Mapping)
            items = value
        facts = self._of_edition()
        for name, content in items.items():
            facts |= self._field(name, content)
        return facts

    def _of_edition(self) -> dict[str, Any]:
        """Return how the edition is played, where that changes a sentence."""
        edition = self._game.edition
        return {
            "dice": edition.dice.count if edition.dice else 2,
            "first": edition.joining.first,
            "bids": "spoken" if edition.has("auctions.spoken") else "button",
            "auctions": "yes" if edition.auctions else "no",
            "builds": "yes" if edition.building else "no",
            "has_levels": "yes" if edition.has("rent.levels") else "no",
            "deck": edition.cards.called if edition.cards else "none",
            "undoes": "some" if edition.undoing.kinds else "all",
            "houses_first": edition.building.houses_before_hotel if edition.building else 1,
            "jail_cards": len(edition.jail_cards),
            "debts": edition.debt.kind,
            "places": self._keeps_places,
            "jail_open": "yes" if edition.jail and edition.jail.collects_rent else "no",
        }

    @property
    def _keeps_places(self) -> str:
        return "yes" if self._game.edition.places else "no"

    def _field(self, name: str, value: Any) -> dict[str, Any]:
        kind = FIELD_KINDS.get(name)
        if kind == "account":
            return self._account(name, value)
        if kind == "accounts":
            return self._accounts(name, value)
        if kind is not None:
            return self._of_board(kind, name, value)
        if name in ("topic", "action"):
            named = self._catalogue.say(f"named-{name}", {name: value})
            return {name: value, f"{name}_name": named}
        if name == "deal":
            return self._deal(value)
        if name in ("owed", "cash", "levels", "rents"):
            return (self._shares if name in ("owed", "cash") else self._levels)(name, value)
        if name in MONEY_FIELDS:
            amount = int(value)  # a slot that is read back still has its figures as text
            digits = self._catalogue.numerals.digits(abs(amount))
            return {name: self._money(amount), f"{name}_digits": digits}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        return {name: value} if isinstance(value, int | str) else {}

    def _of_board(self, kind: str, name: str, value: Any) -> dict[str, Any]:
        """Return what belongs to the board and the box: properties, buildings, cards, ..."""
        if kind == "properties":
            names = self._catalogue.join([self.property(one) for one in value])
            return {name: names, f"{name}_count": len(value)}
        if kind == "card":
            return self._card(name, value)
        if kind == "space":
            return self._space(name, value)
        if kind == "spaces":
            return {name: self._catalogue.join([self.space(one) for one in value])}
        if kind == "set":
            color_set = self._game.edition.set_by_id.get(value)
            return {name: color_set.name if color_set else value}
        if kind == "tax":
            taxes = self._game.edition.taxes
            space = taxes.of(value) if taxes else None
            return {name: space.name if space else value}
        words = self.building(value) if kind == "building" else self.property(value or "")
        some = "some" if value else "none"
        return {name: words, capital(name): capital(words), f"{name}_is": some}

    def _space(self, name: str, value: int | str) -> dict[str, Any]:
        """Return a space as it is called, and what kind of space it is."""
        space = self._game.edition.board[value] if isinstance(value, int) else value
        words = self.space(space)
        is_deed = space in self._game.edition.deed_by_id
        return {
            name: words,
            capital(name): capital(words),
            f"{name}_kind": "deed" if is_deed else space,
        }

    def space(self, space: int | str) -> str:
        """Return a space as it is called: by its name, or by its kind."""
        name = self._game.edition.board[space] if isinstance(space, int) else space
        if name in self._game.edition.deed_by_id:
            return self.property(name)
        taxes = self._game.edition.taxes
        tax = taxes.of(name.removesuffix("-tax")) if taxes and name.endswith("-tax") else None
        return tax.name if tax else self._catalogue.say(f"space-{name}")

    def _card(self, name: str, value: str) -> dict[str, Any]:
        """Return a card's words, its title, and the title as a sentence: ``What A Ride!``."""
        card = self._game.edition.card_by_id.get(value)
        title = card.title if card and card.title else value
        cards = self._game.edition.cards
        called = cards.called if cards else "chance"
        return {
            f"{name}_deck": "chest" if value in self._game.edition.chest_cards else called,
            name: self._catalogue.say(f"card-{value}", {"places": self._keeps_places}),
            f"{name}_title": title,
            f"{name}_call": title if title.endswith(("!", "?", ".")) else f"{title}.",
        }

    def _account(self, name: str, account: str | None) -> dict[str, Any]:
        is_bank = account is None or account == BANK
        who = "bank" if is_bank else "you" if account == self._listener else "other"
        printed = self.account(account)
        return {
            name: printed,
            capital(name): capital(printed),
            f"{name}_is": who,
            f"{name}_name": self.bare_name(account),
            f"{name}_balance": self._money(self._game.money(account) if account else 0),
            f"{name}_gender": self._gender(account),
            **self._forms(name, lambda form: self.account(account, form)),
        }

    def _accounts(self, name: str, accounts: tuple[str, ...]) -> dict[str, Any]:
        names = self._catalogue.join([self.account(one) for one in accounts])
        balances = self.balances(accounts)
        return {
            name: names,
            capital(name): capital(names),
            f"{name}_or": self._catalogue.join([self.account(one) for one in accounts], "or"),
            f"{name}_count": len(accounts),
            f"{name}_balances": balances,
            f"{capital(name)}_balances": capital(balances),
            **self._forms(
                name,
                lambda form: self._catalogue.join([self.account(one, form) for one in accounts]),
            ),
        }

    def _forms(self, name: str, form_of: Callable[[str], str]) -> dict[str, str]:
        """Return the other forms that the language has of a name: ``player_dative``."""
        facts: dict[str, str] = {}
        for form in self._catalogue.forms:
            words = form_of(form)
            facts |= {f"{name}_{form}": words, f"{capital(name)}_{form}": capital(words)}
        return facts

    def _gender(self, account: str | None) -> str:
        token = self._game.edition.token_by_id.get(account or "")
        return token.gender if token else ""

    def _money(self, amount: int) -> str:
        return self._catalogue.money(amount)

    def _shares(self, name: str, pairs: tuple[tuple[str, int], ...]) -> dict[str, Any]:
        message = {"owed": "owed-item", "cash": "cash-item"}[name]
        items = [
            self._catalogue.say(
                message, {**self._account("player", who), "amount": self._money(amount)}
            )
            for who, amount in pairs
        ]
        players = tuple(who for who, _ in pairs if who != BANK)
        return {
            name: self._catalogue.join(items),
            f"{name}_count": len(pairs),
            f"{name}_players": len(players),
            f"{capital(name)}_balances": capital(self.balances(players)) if players else "",
        }

    def _deal(self, deal: Deal) -> dict[str, Any]:
        """Return who makes a deal with whom, and what goes each way."""
        moved = (deal.player, deal.partner) if deal.gives_money or deal.takes_money else ()
        return {
            **self._account("player", deal.player),
            **self._account("partner", deal.partner),
            "gives": self._side(deal.gives, deal.gives_money, deal.gives_cards),
            "takes": self._side(deal.takes, deal.takes_money, deal.takes_cards),
            "empty": "yes" if deal.is_empty else "no",
            "money_moved": "yes" if moved else "no",
            "Balances": capital(self.balances(moved)) if moved else "",
        }

    def _side(self, deeds: tuple[str, ...], amount: int, cards: int) -> str:
        items = [self.owned(one) for one in deeds]
        if amount:
            items.append(self._money(amount))
        if cards:
            items.append(self._catalogue.say("deal-cards", {"count": cards}))
        return self._catalogue.join(items) if items else self._catalogue.say("nothing")

    def _levels(self, name: str, value: tuple[Any, ...]) -> dict[str, Any]:
        """Return where houses stand (``levels``), or the rents of a deed, lowest first."""
        if name == "levels":
            items = [
                self._catalogue.say(
                    "level-item", {"property": self.property(property_), "level": level}
                )
                for property_, level in value
            ]
        else:
            items = [
                self._catalogue.say(
                    "level-rent-item", {"amount": self._money(rent), "level": level}
                )
                for level, rent in enumerate(value, start=1)
            ]
        return {name: self._catalogue.join(items), f"{name}_count": len(items)}

    def balances(self, accounts: tuple[str, ...]) -> str:
        """Return what each of ``accounts`` holds, as a list in words."""
        return self._catalogue.join(
            [self._catalogue.say("balance-item", self._account("player", one)) for one in accounts]
        )

    def account(self, account: str | None, form: str = "") -> str:
        """Return an account as it is spoken of: ``the Cat``, ``T-Rex``, ``the Bank``.

        ``form`` is one of the catalogue's further forms of a name, such as ``dative``.
        """
        ending = f"-{form}" if form else ""
        if account is None:
            return self._catalogue.say(f"nobody{ending}")
        if account == BANK:
            return self._catalogue.say(f"the-bank{ending}")
        token = self._game.edition.token_by_id.get(account)
        if token is None:
            return account
        article = "yes" if token.article else "no"
        facts = {"name": token.name, "article": article, "gender": token.gender}
        return self._catalogue.say(f"the-token{ending}" if form else "token", facts)

    def bare_name(self, account: str | None) -> str:
        """Return an account's name without an article, as one calls somebody."""
        token = self._game.edition.token_by_id.get(account or "")
        return token.name if token else self.account(account)

    def property(self, property_: str) -> str:
        """Return the printed name of a property, or the last building where that is auctioned."""
        if property_ in (HOUSE, HOTEL):
            return self._catalogue.say(f"last-{property_}")
        deed = self._game.edition.deed_by_id.get(property_)
        return deed.name if deed else property_

    def owned(self, property_: str) -> str:
        """Return the name of a property with what stands on it, or its mortgage."""
        state = self._game.building_on(property_) or "bare"
        if property_ in self._game.mortgaged:
            state = "mortgaged"
        count = self._game.houses_on(property_)
        facts = {"property": self.property(property_), "state": state, "count": count}
        return self._catalogue.say("owned-item", facts)

    def building(self, building: str | None) -> str:
        """Return a building as the rulebook calls it."""
        if building is None:
            return ""
        return self._catalogue.say(building)
