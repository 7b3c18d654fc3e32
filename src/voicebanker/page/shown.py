"""What the page shows of a moment: balances, deeds, the auction, what is asked and may be said."""

from typing import Any

from voicebanker.language.interpreter import Language
from voicebanker.language.numerals import numerals_of
from voicebanker.language.replies import Replies
from voicebanker.page.moment import Moment
from voicebanker.rules.auctions import next_bid
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.engine import asked, state_of
from voicebanker.rules.game import HOTEL, HOUSE, Game
from voicebanker.rules.rates import goes_by_dice, rent, rent_step
from voicebanker.rules.score import scores
from voicebanker.table.banker import Banker
from voicebanker.table.dialogue import Confirming

_PHASES = {"play": "command", "auction": "bid"}
"""What may be said after a press, by the state of the game, where it is not called like it."""


class Showing:
    """Turns moments into JSON-ready values. It has words of its own, for a thread of its own."""

    def __init__(self, language: Language, replies: Replies) -> None:
        self._language = language
        self._replies = replies

    def of(self, moment: Moment) -> dict[str, Any]:
        """Return all that changes on the page from moment to moment."""
        game = moment.history.game
        over = state_of(game) == "over"
        return {
            "state": state_of(game),
            "players": players(game),
            "deeds": {deed.id: _deed(game, deed.id) for deed in game.edition.deeds.list},
            "box": _box(game),
            "auction": self._auction(moment),
            "waiting": self._waiting(game),
            "debts": _debts(game),
            "speaker": moment.speaker,
            "phase": moment.phase,
            "choices": self._choices(moment),
            "sayings": self.sayings(moment),
            "minutes": moment.history.minutes if game.edition.clock else None,
            "ranking": ranking(game) if over else [],
        }

    def sayings(self, moment: Moment) -> list[str]:
        """Return what can be said now, or after a press."""
        game = moment.history.game
        state = state_of(game)
        presses_bid = state == "auction" and not game.edition.has("auctions.spoken")
        phase = moment.phase or (state if presses_bid else _PHASES.get(state, state))
        chance = SeededChance(0)  # nothing is decided here
        banker = Banker(self._language, self._replies, moment.history, chance)
        return banker.sayings(None, phase)

    def _auction(self, moment: Moment) -> dict[str, Any] | None:
        game = moment.history.game
        if game.auction is None:
            return None
        lot, text = game.auction, self._replies.auction(game)
        return {
            "lot": lot.property,
            "name": game.edition.deed_by_id[lot.property].name
            if lot.property in game.edition.deed_by_id
            else lot.property,
            "text": text,
            "bid": lot.bid,
            "bidder": lot.bidder,
            "next": next_bid(game),
            "calls": lot.calls,
            "begun": lot.begun,
            "held": moment.is_held,
            "rings_in_s": moment.rings_in_s,
        }

    def _waiting(self, game: Game) -> dict[str, Any] | None:
        """Return what the game cannot go on without, in words, and whose it is to answer."""
        one = asked(game)
        if one is None:
            return None
        text = self._replies.message(one.ask, game, facts=one.facts)
        agrees = one.press is not None
        return {"player": one.player, "what": one.what, "text": text, "agrees": agrees}

    def _choices(self, moment: Moment) -> list[str]:
        """Return the answers that need no words: yes and no, or the names to choose from."""
        if not isinstance(moment.dialogue, Confirming):
            return []
        candidates = moment.dialogue.candidates
        if len(candidates) < 2:
            return ["yes", "no"]
        deeds = moment.history.game.edition.deed_by_id
        return [deeds[one].name if one in deeds else one for one in candidates]


def players(game: Game) -> list[dict[str, Any]]:
    """Return the players as the page lists them, in joining order; amounts in whole M."""
    worth = worths(game)
    return [
        {
            "token": one,
            "money": game.money(one),
            "worth": worth[one],
            "deeds": list(game.properties(one)),
            "jailed": one in game.jailed,
            "fallen": one in game.fallen,
            "jail_cards": len(game.jail_cards_of(one)),
        }
        for one in game.players
    ]


def worths(game: Game) -> dict[str, int]:
    """Return what each player is ranked by as the game stands, in whole M."""
    return {one.player: one.total for one in scores(game)}


def ranking(game: Game) -> list[dict[str, Any]]:
    """Return the score sheet, the best first; amounts in whole M."""
    parts = ("cash", "deeds", "buildings", "mortgages", "rents")
    return [
        {
            "token": one.player,
            "place": one.place,
            "total": one.total,
            "fallen": one.player in game.fallen,
            "parts": [[part, getattr(one, part)] for part in parts if getattr(one, part)],
        }
        for one in scores(game)
    ]


def _deed(game: Game, property_: str) -> dict[str, Any]:
    owner = game.owner(property_)
    shown: dict[str, Any] = {"owner": owner, "mortgaged": property_ in game.mortgaged}
    if game.edition.has("rent.levels"):
        shown["level"] = game.level(property_)
    if game.has_hotel(property_):
        shown["hotel"] = True
    elif houses := game.houses_on(property_):
        shown["houses"] = houses
    if owner is not None and game.edition.rent is not None and not goes_by_dice(game, property_):
        shown["rent"] = numerals_of(game.edition.language).money(rent(game, property_))
        shown["step"] = rent_step(game, property_)
    return shown


def _box(game: Game) -> dict[str, int]:
    if game.edition.building is None:
        return {}
    return {kind: game.buildings_left(kind) for kind in (HOUSE, HOTEL)}


def _debts(game: Game) -> list[dict[str, Any]]:
    return [
        {
            "debtor": debt.debtor,
            "amount": debt.amount,
            "owed": [list(one) for one in debt.owed],
            "money": game.money(debt.debtor),
        }
        for debt in game.debts
    ]
