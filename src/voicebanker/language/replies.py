"""What Mr. Monopoly says about what happened, what was asked and what was refused.

An event, an answer and a refusal each have one message, named after them. A
few events say more than one sentence can hold; those are the functions below.
"""

from collections.abc import Callable, Mapping
from itertools import groupby, pairwise
from typing import Any

from voicebanker.language.catalogue import Catalogue
from voicebanker.language.facts import Facts, kebab
from voicebanker.language.landing import follows_from_place
from voicebanker.language.listed import NO_LIST, Items, Listed
from voicebanker.language.topics import topic_facts
from voicebanker.rules.dice import DiceRolled
from voicebanker.rules.ending import GameEnded
from voicebanker.rules.engine import state_of
from voicebanker.rules.flights import FlightTaken
from voicebanker.rules.game import MIDDLE, Game, Rank, Stage
from voicebanker.rules.history import Transaction, Undone
from voicebanker.rules.locations import LocationUsed
from voicebanker.rules.places import SpaceTold, TokenMoved
from voicebanker.rules.questions import OwnerTold, StandingsTold
from voicebanker.rules.registry import Answer, Event, Refused, evolve
from voicebanker.rules.spaces import TrainRidden
from voicebanker.rules.topics import TopicTold


class Replies:
    """Says things about games of one edition. ``turn`` varies the wording."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def message(
        self,
        message_id: str,
        game: Game,
        listener: str | None = None,
        facts: Mapping[str, Any] | None = None,
        turn: int = 0,
    ) -> str:
        """Return one message; the kinds of ``facts`` follow from their names."""
        values = Facts(self.catalogue, game, listener).of(facts or {})
        return self.catalogue.say(message_id, values, turn)

    def events(
        self, before: Game, events: tuple[Event, ...], listener: str | None, turn: int = 0
    ) -> str:
        """Return what is said about ``events``, each with the balances right after it."""
        sentences = []
        game = before
        for event in events:
            game = evolve(event, game)
            sentences.append(self._event(event, game, listener, turn))
        return " ".join(sentence for sentence in sentences if sentence)

    def _event(self, event: Event, game: Game, listener: str | None, turn: int) -> str:
        say = _SPECIAL.get(type(event))
        if say is not None:
            return say(self, event, game, listener, turn)
        facts = Facts(self.catalogue, game, listener).of(event)
        return self.catalogue.say(kebab(type(event).__name__), facts, turn)

    def answer(self, answer: Answer, game: Game, listener: str | None) -> str:
        """Return an answer in words, whole."""
        listed = self.listed(answer, game, listener)
        return listed.said(self.catalogue, listed.items)

    def listed(self, answer: Answer, game: Game, listener: str | None) -> Listed:
        """Return an answer with the items of its list apart."""
        facts = Facts(self.catalogue, game, listener).of(answer)
        message = kebab(type(answer).__name__)
        if isinstance(answer, StandingsTold):
            facts |= self._ranking(answer.ranking, game, listener)
            over = game.stage is Stage.OVER
            lines = self._lines(answer.ranking, game, listener)
            return Listed("game-ended" if over else message, facts, lines, "ranking", True)
        if isinstance(answer, SpaceTold):
            space = game.edition.board[answer.space]
            follow, more = follows_from_place(game, answer.player, space)
            facts["follow"] = self.message(follow, game, listener, more)
        if isinstance(answer, OwnerTold) and answer.owner is None:
            facts["owner_is"] = "bank"
        if isinstance(answer, TopicTold):
            return Listed(
                f"topic-{answer.topic}",
                {**facts, **topic_facts(game.edition, self.catalogue.money)},
            )
        why = getattr(answer, "why", None)
        reason = self.refusal(why, game, listener) if why else ""
        facts |= {"possible": "no" if why else "yes", "reason": reason}
        place, items, sentences = Items(self.catalogue, game, listener).of(answer) or NO_LIST
        facts |= {f"{place}_count": len(items), "all": len(items) + getattr(answer, "count", 0)}
        return Listed(message, facts, items, place, sentences)

    def refusal(self, refused: Refused, game: Game, listener: str | None) -> str:
        """Return why something is not possible now."""
        facts = {"player": listener, **refused.facts}
        return self.message(f"refused-{refused.reason}", game, listener, facts)

    def doing(self, intent: str, slots: Mapping[str, Any], game: Game) -> str:
        """Return a command as it is read back in a question; slots not said stay vague."""
        vague = {
            "property": "some-property",
            "give": "some-property",
            "take": "other-property",
            "owner": "some-player",
            "chosen": "some-player",
            "partner": "some-player",
            "payee": "some-player",
            "building": "some-building",
            "card_title": "some-card",
            "amount": "some-amount",
            "space": "some-space",
            "steps": "some-steps",
            "color_set": "some-set",
            "topic_name": "some-topic",
            "action_name": "some-action",
        }
        facts: dict[str, Any] = {"second": "none", "speed": "none", "chosen_is": "bank"}
        facts |= {slot: self.catalogue.say(message) for slot, message in vague.items()}
        facts |= Facts(self.catalogue, game, None).of(slots)
        return self.catalogue.say(f"doing-{intent}", facts)

    def undone(self, undone: Undone, turn: int = 0) -> str:
        """Return what was taken back, and every balance and deed that it changed."""
        changes = [
            *self._balance_changes(undone),
            *self._owner_changes(undone),
            *self._other_changes(undone),
        ]
        if not changes:
            changes = [self.catalogue.say("undone-nothing-moved")]
        first = undone.transactions[0]
        facts = {"what": self.done(first, undone.before), "changes": " ".join(changes)}
        return self.catalogue.say("undone", facts, turn)

    def done(self, transaction: Transaction, game: Game) -> str:
        """Return what a transaction was, in a few words and without amounts."""
        command = transaction.command
        facts = Facts(self.catalogue, game, None).of(command)
        # A press in an auction that has not begun is no bid: the event knows better.
        of_event = f"done-{type(transaction.events[0]).__name__}"
        known = of_event in self.catalogue.ids
        return self.catalogue.say(of_event if known else f"done-{type(command).__name__}", facts)

    def _balance_changes(self, undone: Undone) -> list[str]:
        changed = tuple(
            one
            for one in undone.after.players
            if undone.after.money(one) != undone.before.money(one)
        )
        if not changed:
            return []
        balances = Facts(self.catalogue, undone.after, None).balances(changed)
        return [self.catalogue.say("undone-balances", {"balances": balances})]

    def _owner_changes(self, undone: Undone) -> list[str]:
        sentences = []
        for deed in undone.after.edition.deeds.list:
            owner = undone.after.owner(deed.id)
            if owner == undone.before.owner(deed.id):
                continue
            message = "undone-unowned" if owner is None else "undone-owner"
            facts = {"property": deed.id, "owner": owner}
            sentences.append(self.message(message, undone.after, facts=facts))
        return sentences

    def _other_changes(self, undone: Undone) -> list[str]:
        before, after = undone.before, undone.after
        say = self.message
        sentences = [
            say(
                "undone-building",
                after,
                facts={
                    "property": deed.id,
                    "building": after.building_on(deed.id),
                    "count": after.houses_on(deed.id),
                },
            )
            for deed in after.edition.deeds.list
            if after.buildings.get(deed.id) != before.buildings.get(deed.id)
        ]
        sentences += [
            say("undone-jail-card", after, facts={"holder": after.jail_cards.get(card)})
            for card in after.edition.jail_cards
            if after.jail_cards.get(card) != before.jail_cards.get(card)
        ]
        sentences += [
            say(message, after, facts={"property": deed.id})
            for message, was, now in (
                ("undone-mortgaged", after.mortgaged, before.mortgaged),
                ("undone-not-mortgaged", before.mortgaged, after.mortgaged),
            )
            for deed in after.edition.deeds.list
            if deed.id in was and deed.id not in now
        ]
        sentences += [
            say(message, after, facts={"player": one})
            for message, was, now in (
                ("undone-fallen", before.fallen, after.fallen),
                ("undone-jailed", after.jailed, before.jailed),
                ("undone-free", before.jailed, after.jailed),
            )
            for one in was
            if one not in now and one in after.players
        ]
        sentences += [
            say("undone-place", after, facts={"player": one, "space": after.spot(one)})
            for one in after.players
            if after.spot(one) != before.spot(one)
        ]
        levels = tuple(
            (one, after.level(one))
            for one in after.owners
            if before.owner(one) is not None and after.level(one) != before.level(one)
        )
        if levels:
            sentences.append(say("undone-levels", after, facts={"levels": levels}))
        if after.capped_rents != before.capped_rents:
            sentences.append(say("undone-capped", after, facts={"count": after.capped_rents}))
        lots = [game.auction.property for game in (before, after) if game.auction]
        if len(lots) == 2 and lots[0] != lots[1]:
            sentences.append(self.auction(after))
        elif after.auction is not None and before.auction is not None:
            bid = {"bidder": after.auction.bidder, "amount": self._standing(after)}
            sentences.append(say("undone-bid", after, facts=bid))
        sentences += [
            say("undone-left", before, facts={"player": one})
            for one in before.players
            if one not in after.players
        ]
        if after.money(MIDDLE) != before.money(MIDDLE):
            middle = {"amount": after.money(MIDDLE)}
            sentences.append(say("undone-middle", after, facts=middle))
        if state_of(after) == "joining" and state_of(before) != "joining":
            sentences.append(say("undone-joining", after))
        if state_of(before) == "over":
            sentences.append(say("undone-over", after))
        return sentences

    @staticmethod
    def _standing(game: Game) -> int:
        assert game.auction is not None
        assert game.edition.auctions is not None
        return game.auction.bid or game.edition.auctions.opening_bid

    def auction(self, game: Game) -> str:
        """Return where a running auction stands."""
        assert game.auction is not None
        begun = game.auction.begun
        facts = {
            "property": game.auction.property,
            "bidder": game.auction.bidder,
            "amount": self._standing(game),
        }
        return self.message("auction-goes-on" if begun else "auction-waits", game, facts=facts)

    def _ranking(
        self, ranking: tuple[Rank, ...], game: Game, listener: str | None
    ) -> dict[str, Any]:
        facts = Facts(self.catalogue, game, listener)
        winners = tuple(one.player for one in ranking if one.place == 1)
        lines = " ".join(self._lines(ranking, game, listener))
        return {**facts.of({"winners": winners}), "ranking": lines}

    def _lines(
        self, ranking: tuple[Rank, ...], game: Game, listener: str | None
    ) -> tuple[str, ...]:
        """Return a sentence for each line of the ranking; the last one tells of ties too."""
        facts = Facts(self.catalogue, game, listener)
        item = "rank-item"
        if game.edition.ending.properties_count == "rent":
            item = "rank-item-cash" if game.stage is Stage.OVER else "rank-item-rent"
        items = [
            self.catalogue.say(
                "rank-item-fallen" if one.player in game.fallen else item,
                {**facts.of(one), "total": self.catalogue.money(one.total)},
            )
            for one in ranking
        ]
        return (*items[:-1], " ".join([*items[-1:], *self._ties(ranking, game)]))

    def _ties(self, ranking: tuple[Rank, ...], game: Game) -> list[str]:
        standing = [one for one in ranking if one.player not in game.fallen]
        places = [tuple(group) for _, group in groupby(standing, key=lambda one: one.place)]
        sentences = []
        for ahead, behind in pairwise(places):
            if ahead[0].total == behind[0].total:
                tied = self._names(ahead + behind)
                facts = {"players": tied, "winners": self._names(ahead), "total": ahead[0].total}
                by_deed = "dearest_deed" in game.edition.ending.tie_breaks
                message = "rank-tie-deed" if by_deed else "rank-tie-property"
                sentences.append(self.message(message, game, facts=facts))
        for group in places:
            if len(group) > 1:
                facts = {"players": self._names(group)}
                by_both = game.edition.ending.tie_breaks
                message = "rank-tie-shared" if by_both else "rank-tie-money"
                if "dearest_deed" in by_both:
                    message = "rank-tie-shared-deed"
                sentences.append(self.message(message, game, facts=facts))
        return sentences

    @staticmethod
    def _names(ranks: tuple[Rank, ...]) -> tuple[str, ...]:
        return tuple(one.player for one in ranks)

    # What needs more than its own message.

    def _arrived(self, event: Event, game: Game, listener: str | None, turn: int) -> str:
        """Return where a train, a flight or a move went, and what follows from being there."""
        assert isinstance(event, TrainRidden | FlightTaken | LocationUsed)
        facts = Facts(self.catalogue, game, listener).of(event)
        arrived = self.catalogue.say(kebab(type(event).__name__), facts, turn)
        message, more = follows_from_place(game, event.player, event.property)
        return f"{arrived} {self.message(message, game, listener, more)}"

    def _moved(self, event: Event, game: Game, listener: str | None, turn: int) -> str:
        """Return where a token has come to, and what that asks for; nothing that was said."""
        assert isinstance(event, TokenMoved)
        if event.by in ("ride", "jail"):
            return ""
        facts = Facts(self.catalogue, game, listener).of(event)
        arrived = self.catalogue.say("token-moved", facts, turn)
        space = game.edition.board[event.space]
        if event.by == "all" or space == "go-to-jail":
            return arrived
        message, more = follows_from_place(game, event.player, space, event.nearest)
        return f"{arrived} {self.message(message, game, listener, more)}"

    def _rolled(self, event: Event, game: Game, listener: str | None, turn: int) -> str:
        """Return what the dice show, and what choice they leave."""
        assert isinstance(event, DiceRolled)
        facts = Facts(self.catalogue, game, listener).of(event)
        facts["waits"] = "none" if event.utility else next(iter(event.waits), "none")
        return self.catalogue.say("dice-rolled", facts, turn)

    def _ended(self, event: Event, game: Game, listener: str | None, turn: int) -> str:
        assert isinstance(event, GameEnded)
        return self.catalogue.say("game-ended", self._ranking(event.ranking, game, None), turn)


_Say = Callable[[Replies, Event, Game, str | None, int], str]
_SPECIAL: Mapping[type[Event], _Say] = {
    TrainRidden: Replies._arrived,
    FlightTaken: Replies._arrived,
    LocationUsed: Replies._arrived,
    TokenMoved: Replies._moved,
    DiceRolled: Replies._rolled,
    GameEnded: Replies._ended,
}
