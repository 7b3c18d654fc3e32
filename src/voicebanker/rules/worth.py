"""What a player is worth, and what could be raised (classic rules: Time Limit Game; Bankruptcy)."""

from voicebanker.rules.game import Game
from voicebanker.rules.razing import paid_for


def property_worth(game: Game, player: str) -> int:
    """Return what properties and buildings count for one's net worth, in whole M.

    Printed prices, half of them where mortgaged, and buildings at what they cost
    (US rules of 1973 and 2012, UK of 1996).
    """
    return sum(
        game.deed(one).price // (2 if one in game.mortgaged else 1) + paid_for(game, one)
        for one in game.properties(player)
    )


def taxable(game: Game, player: str) -> int:
    """Return all that an income tax by share goes by, in whole M.

    Cash, printed prices, of mortgaged properties too, and what buildings cost (US
    rules of 2007).
    """
    owned = game.properties(player)
    return game.money(player) + sum(game.deed(one).price + paid_for(game, one) for one in owned)


def raisable(game: Game, player: str) -> int:
    """Return the cash that ``player`` has or could get from the Bank, in whole M.

    Buildings bring half of what they cost, and then every deed its mortgage.
    """
    return game.money(player) + sum(
        paid_for(game, one) // 2 + _could_be_mortgaged_for(game, one)
        for one in game.properties(player)
    )


def _could_be_mortgaged_for(game: Game, property_: str) -> int:
    if game.edition.mortgages is None or property_ in game.mortgaged:
        return 0
    return mortgage_value(game, property_)


def mortgage_value(game: Game, property_: str) -> int:
    """Return what the Bank pays for a mortgage, in whole M."""
    return game.deed(property_).mortgage or 0
