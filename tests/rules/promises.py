"""What holds in every game at every moment."""

from voicebanker.editions.effects import TakeJailCard
from voicebanker.rules.engine import state_of
from voicebanker.rules.game import BANK, HOTEL, HOUSE, Game


def promises_hold(game: Game) -> None:
    assert sum(game.accounts.values()) == 0, "money was lost or made"
    assert set(game.accounts) == {BANK, *game.players}
    assert all(game.money(player) >= 0 for player in game.players), "an account is overdrawn"
    assert set(game.owners.values()) <= set(game.players)
    assert set(game.owners) <= set(game.edition.deed_by_id)
    for kind in (HOUSE, HOTEL):
        assert game.buildings_left(kind) >= 0, "more buildings than in the box"
    assert all(game.has_set(one) for one in game.buildings), "a building on a broken set"
    assert len(set(game.deck)) == len(game.deck)
    if game.jail_card_holder is not None:
        kinds = [type(game.edition.card_by_id[card].effect) for card in game.deck]
        assert TakeJailCard not in kinds, "the held card is in the deck, too"
    for debt in game.debts:
        assert game.money(debt.debtor) < debt.amount, "a debt that cash would cover"
    if game.debts:
        least = 1 if game.edition.debt.kind == "sell_deeds" else 2
        assert len(game.properties(game.debts[0].debtor)) >= least
    if bids_are_covered(game):
        assert game.auction is not None
        assert game.auction.bidder is not None
        assert game.money(game.auction.bidder) >= game.auction.bid
    assert [bool(game.debts), bool(game.auction), bool(game.choice)].count(True) <= 1
    assert set(game.jailed) <= set(game.players)
    assert len(set(game.jailed)) == len(game.jailed)
    assert (state_of(game) == "over") == bool(game.ranking)
    if game.edition.ending.at == "all_deeds_owned" and not game.ranking:
        assert len(game.owners) < len(game.edition.deed_by_id), "the game should have ended"
    if game.ranking and game.edition.ending.at == "first_bankruptcy":
        poor = [one for one in game.players if not (game.money(one) or game.properties(one))]
        assert poor, "the game has ended and nobody is bankrupt"


def bids_are_covered(game: Game) -> bool:
    """Tell whether somebody stands at a bid that must not be dearer than the money."""
    auctions = game.edition.auctions
    if auctions is None or auctions.bids_beyond_cash == "cancelled":
        return False
    return game.auction is not None and game.auction.bidder is not None
