"""What fits the place of a token: what need not be said there, and what is asked back.

Part of playing by ear. Nothing is refused because of a place: the banker may be wrong about it.
"""

from collections.abc import Mapping

from voicebanker.rules.auctions import AuctionOff
from voicebanker.rules.buying import Buy
from voicebanker.rules.cards import DrawChance, DrawCommunityChest, ReadCard
from voicebanker.rules.dice import RollDice, TellDice
from voicebanker.rules.flights import TakeFlight
from voicebanker.rules.free_parking import CollectFreeParking
from voicebanker.rules.game import Game, Roll
from voicebanker.rules.levels import RaiseRent
from voicebanker.rules.locations import UseLocation
from voicebanker.rules.questions import AskOwner, AskPrice, AskRent
from voicebanker.rules.rates import goes_by_dice
from voicebanker.rules.registry import Command, Doubt, Question, doubts, supplies
from voicebanker.rules.rent import PayDoubleRent, PayRent, PayTenfold
from voicebanker.rules.spaces import LandOnGo, PassGo, RideTrain
from voicebanker.rules.taxes import PayIncomeTax, PayIncomeTaxShare, PayLuxuryTax
from voicebanker.rules.trading import Trade

_HERE: Mapping[type[Command], frozenset[str]] = {
    DrawChance: frozenset(["chance", "event"]),
    ReadCard: frozenset(["chance", "event"]),
    DrawCommunityChest: frozenset(["community-chest"]),
    RideTrain: frozenset(["railroad"]),
    TakeFlight: frozenset(["flight"]),
    UseLocation: frozenset(["location"]),
    Trade: frozenset(["trade"]),
    PayIncomeTax: frozenset(["income-tax"]),
    PayIncomeTaxShare: frozenset(["income-tax"]),
    PayLuxuryTax: frozenset(["luxury-tax"]),
    CollectFreeParking: frozenset(["free-parking"]),
}
"""The kinds of space where a command belongs."""
_ON_DEED = (Buy, AuctionOff, PayRent, PayDoubleRent, PayTenfold, RaiseRent)
_ABOUT_DEED = (*_ON_DEED, AskOwner, AskPrice, AskRent)
_BY_DICE = (PayRent, PayTenfold)


@supplies("places")
def _from_place(
    game: Game,
    kind: type[Command] | type[Question],
    player: str,
    slots: Mapping[str, str],
) -> Mapping[str, str]:
    """Return the deed that ``player`` stands on, and for a utility what the dice show."""
    here = game.space(player)
    if kind not in _ABOUT_DEED or here not in game.edition.deed_by_id:
        return {}
    property_ = slots.get("property", here)
    found = {"property": property_}
    roll = game.rolls.get(player, Roll())
    thrown = roll.steps and "utility" not in roll.waits
    if kind in _BY_DICE and property_ == here and goes_by_dice(game, here) and thrown:
        found["dice"] = str(roll.steps)
    return found


@doubts("places")
def _out_of_place(game: Game, command: Command) -> Doubt | None:
    """Return why a command does not fit the place of the one who gives it."""
    player = getattr(command, "player", None)
    if player is None:
        return None
    if isinstance(command, RollDice | TellDice):
        return _rolls_again(game, player)
    facts = {"player": player, "space": game.spot(player)}
    if isinstance(command, PassGo | LandOnGo):
        return Doubt("doubt-go", facts)
    here = game.space(player)
    if isinstance(command, _ON_DEED):
        return None if command.property == here else Doubt("doubt-place", facts)
    fitting = _HERE.get(type(command))
    return None if fitting is None or here in fitting else Doubt("doubt-place", facts)


def _rolls_again(game: Game, player: str) -> Doubt | None:
    """Return that ``player`` was the last to roll already, and has no further roll."""
    roll = game.rolls.get(player, Roll())
    if game.roller != player or roll.doubles or "utility" in roll.waits:
        return None
    return Doubt("doubt-roll", {"player": player})
