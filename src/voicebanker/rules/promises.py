"""What holds in every game at every moment, whatever was commanded.

The property tests and ``voicebanker simulate`` look at these after every step.
"""

from voicebanker.rules.engine import asked, state_of
from voicebanker.rules.game import BANK, HOTEL, HOUSE, MIDDLE, Game


class PromiseBroken(Exception):
    """The banker has done what it must never do. The message says what."""


def promise(kept: object, broken: str) -> None:
    """Raise ``PromiseBroken`` with the words ``broken`` unless the promise is kept."""
    if not kept:
        raise PromiseBroken(broken)


def promises_hold(game: Game) -> None:
    """Raise ``PromiseBroken`` where something is wrong with ``game``."""
    _money_holds(game)
    _deeds_hold(game)
    _cards_hold(game)
    _debts_hold(game)
    _auction_holds(game)
    _jail_holds(game)
    _places_hold(game)
    _levels_hold(game)
    _buildings_hold(game)
    _mortgages_hold(game)
    _who_is_out_is_out(game)
    _end_holds(game)


def _money_holds(game: Game) -> None:
    promise(sum(game.accounts.values()) == 0, "money was lost or made")
    owned = {BANK, *game.players}
    promise(set(game.accounts) - {MIDDLE} == owned, "an account belongs to nobody")
    promise(game.money(MIDDLE) >= 0, "less than nothing in the middle of the board")
    overdrawn = [one for one in game.players if game.money(one) < 0]
    promise(not overdrawn, f"an account is overdrawn: {overdrawn}")


def _deeds_hold(game: Game) -> None:
    strangers = set(game.owners.values()) - set(game.players)
    promise(not strangers, f"deeds belong to who does not play: {strangers}")
    promise(set(game.owners) <= set(game.edition.deed_by_id), "a deed that is not on the board")
    for kind in (HOUSE, HOTEL):
        promise(game.buildings_left(kind) >= 0, "more buildings than in the box")
    broken = [one for one in game.buildings if not game.has_set(one)]
    promise(not broken, f"a building on a broken set: {broken}")


def _cards_hold(game: Game) -> None:
    promise(len(set(game.deck)) == len(game.deck), "a card is in the deck twice")
    promise(len(set(game.chest)) == len(game.chest), "a card is in the Community Chest twice")
    held = set(game.jail_cards) & {*game.deck, *game.chest}
    promise(not held, f"a held card is in a deck, too: {held}")
    strangers = set(game.jail_cards.values()) - set(game.still_in)
    promise(not strangers, f"a card in the hands of who does not play: {strangers}")


def _debts_hold(game: Game) -> None:
    for debt in game.debts:
        promise(game.money(debt.debtor) < debt.amount, "a debt that cash would cover")
    if game.debts:
        promise(asked(game), "a debt that nobody is asked about")
    if game.debts and not game.edition.has("debt.raises"):
        least = 1 if game.edition.debt.kind == "sell_deeds" else 2
        owned = game.properties(game.debts[0].debtor)
        promise(len(owned) >= least, "a debt that no property can settle")
    waiting = [bool(game.debts), bool(game.auction), bool(game.choice)].count(True)
    promise(waiting <= 1, "the game waits for two things at once")


def _auction_holds(game: Game) -> None:
    if game.auction is None:
        return
    property_, bidder = game.auction.property, game.auction.bidder
    promise(game.owner(property_) is None, "an auction of what is owned")
    promise(bidder is None or bidder in game.players, "a bidder who does not play")
    auctions = game.edition.auctions
    if auctions is None:
        raise PromiseBroken("an auction in an edition without auctions")
    promise(bidder is None or game.auction.bid > 0, "a bid of nothing")
    if bidder is not None and auctions.bids_beyond_cash == "refused":
        promise(game.money(bidder) >= game.auction.bid, "a bid dearer than the bidder's money")


def _jail_holds(game: Game) -> None:
    promise(set(game.jailed) <= set(game.players), "somebody in Jail who does not play")
    promise(len(set(game.jailed)) == len(game.jailed), "somebody is in Jail twice")
    promise(set(game.jail_tries) <= set(game.jailed), "a try to get out by who is not in Jail")


def _places_hold(game: Game) -> None:
    if game.edition.places is None:
        promise(not (game.spots or game.rolls), "places are kept where nobody asked for it")
        return
    promise(set(game.spots) <= set(game.players), "a place of who does not play")
    board = game.edition.board
    off = [one for one, spot in game.spots.items() if not 0 <= spot < len(board)]
    promise(not off, f"a token beside the board: {off}")
    astray = [one for one in game.jailed if game.space(one) != "jail"]
    promise(not astray, f"somebody is in Jail and stands elsewhere: {astray}")
    resting = [one for one in game.still_in if game.space(one) == "go-to-jail"]
    promise(not resting, f"somebody rests on Go to Jail: {resting}")


def _levels_hold(game: Game) -> None:
    highest = game.edition.rent.levels if game.edition.rent else 0
    beyond = [one for one, level in game.levels.items() if not 1 <= level <= highest]
    promise(not beyond, f"a house beyond the levels: {beyond}")
    promise(set(game.levels) <= set(game.owners), "a house on a property that nobody owns")
    promise(len(set(game.completed)) == len(game.completed), "a set was completed twice")
    promise(game.capped_rents >= 0, "fewer than no rents are held down")


def _buildings_hold(game: Game) -> None:
    for property_ in game.buildings:
        promise(game.deed(property_).kind == "street", "a building on what is no street")
        promise(0 < game.step_on(property_) <= game.edition.hotel_step, "too many buildings")
        steps = [game.step_on(one) for one in game.set_of(property_)]
        uneven = game.edition.has("building.even") and max(steps) - min(steps) > 1
        promise(not uneven, f"a set that is not built up evenly: {steps}")
    if game.placing is not None:
        promise(game.placing.player in game.still_in, "a building is placed by who is out")


def _mortgages_hold(game: Game) -> None:
    promise(len(set(game.mortgaged)) == len(game.mortgaged), "a deed is mortgaged twice")
    promise(set(game.mortgaged) <= set(game.owners), "a mortgage on a deed of the Bank")
    for property_ in game.mortgaged:
        promise(not game.is_developed(property_), "a mortgage on a set with buildings")
    for due in game.dues:
        promise(game.owner(due.property) == due.player, "interest is due from another than has it")
        promise(due.property in game.mortgaged, "interest is due on what is not mortgaged")


def _who_is_out_is_out(game: Game) -> None:
    for player in game.fallen:
        promise(game.money(player) == 0, "a player who is out has money")
        promise(not game.properties(player), "a player who is out owns something")
    asked_for = {debt.debtor for debt in game.debts} | {due.player for due in game.dues}
    promise(not asked_for & set(game.fallen), "a player who is out is asked for something")
    promise(not set(game.estate) & set(game.owners), "an estate that somebody owns")
    standing = game.edition.ending.at == "last_standing" and state_of(game) not in (
        "joining",
        "over",
    )
    promise(not standing or len(game.still_in) > 1, "the game should have ended: one is left")


def _end_holds(game: Game) -> None:
    over = state_of(game) == "over"
    promise(over == bool(game.ranking), "a ranking without an end, or an end without one")
    if not over:
        if game.edition.ending.at == "all_deeds_owned":
            left = len(game.edition.deed_by_id) - len(game.owners)
            promise(left, "the game should have ended: everything is owned")
        return
    ranked = sorted(one.player for one in game.ranking)
    promise(ranked == sorted(game.players), "the ranking does not name every player once")
    places = [one.place for one in game.ranking]
    promise(places[0] == 1 and places == sorted(places), "the ranking is not in order")
    promise(not (game.debts or game.auction or game.choice), "the ended game waits for something")
    # Where the table, or its clock, may end the game, nobody need be.
    if game.edition.ending.at == "first_bankruptcy" and not game.edition.ending.early:
        poor = [one for one in game.players if not (game.money(one) or game.properties(one))]
        promise(poor, "the game has ended and nobody is bankrupt")
