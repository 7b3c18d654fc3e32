"""The numbers and choices of an edition that the sentences about its rules need."""

from collections.abc import Callable
from typing import Any

from voicebanker.editions import Edition

_MECHANICS = (
    *("auctions", "trading", "deals", "flight", "location", "train", "building", "mortgages"),
    *("jail", "community_chest", "taxes", "payments", "rewards", "free_parking", "dealt_deeds"),
)


Money = Callable[[int], str]


def topic_facts(edition: Edition, money: Money) -> dict[str, Any]:
    """Return them, amounts as ``money`` prints them, and ``yes`` or ``no`` for what is played."""
    facts: dict[str, Any] = {f"plays_{name}": _yes(edition.has(name)) for name in _MECHANICS}
    facts |= _around_the_board(edition, money) | _properties(edition) | _auctions(edition, money)
    facts |= _jail(edition, money) | _ending(edition)
    return facts


def _yes(value: object) -> str:
    return "yes" if value else "no"


def _around_the_board(edition: Edition, money: Money) -> dict[str, Any]:
    go, taxes = edition.go, edition.taxes
    income, luxury = (taxes.of(one) if taxes else None for one in ("income", "luxury"))
    return {
        "go": money(go.amount if go else 0),
        "go_landing": money(go.landing or 0 if go else 0),
        "go_alike": _yes(go is None or go.alike),
        "flight_fee": money(edition.flight.fee if edition.flight else 0),
        "location_fee": money(edition.location.fee if edition.location else 0),
        "trade_fee": money(edition.trading.fee if edition.trading else 0),
        "trade_safe": edition.trading.safe if edition.trading else "none",
        "income": money(income.amount if income else 0),
        "income_share": income.share if income else 0,
        "luxury": money(luxury.amount if luxury else 0),
    }


def _properties(edition: Edition) -> dict[str, Any]:
    rent, building = edition.rent, edition.building
    return {
        "rents": rent.kind if rent else "none",
        "levels": rent.levels if rent else 0,
        "bonus_one": rent.bonus_one_owner if rent else 0,
        "bonus_several": rent.bonus_several_owners if rent else 0,
        "most_houses": building.houses_before_hotel if building else 0,
        "houses": building.houses if building else 0,
        "hotels": building.hotels if building else 0,
        "direct_hotel": _yes(building and building.direct_hotel),
        "even": _yes(building and building.even),
        "sells": _yes(building and building.sells),
        "interest": edition.mortgages.interest if edition.mortgages else 0,
    }


def _auctions(edition: Edition, money: Money) -> dict[str, Any]:
    auctions = edition.auctions
    return {
        "opening_bid": money(auctions.opening_bid if auctions else 0),
        "bid_step": money(auctions.step if auctions else 0),
        "pause": auctions.pause if auctions else 0,
        "confirmed": _yes(auctions and auctions.confirmed),
        "beyond_cash": auctions.bids_beyond_cash if auctions else "refused",
    }


def _jail(edition: Edition, money: Money) -> dict[str, Any]:
    jail = edition.jail
    opens = "six" if jail and jail.six else "double" if jail and jail.double else "none"
    return {
        "jail_fee": money(jail.fee if jail else 0),
        "jail_opens": "doubles" if jail and jail.doubles else opens,
        "jail_tries": jail.tries if jail else 0,
        "jail_told": _yes(jail and jail.told),
        "jail_rent": _yes(jail is None or jail.collects_rent),
        "jail_bids": _yes(jail is None or jail.bids),
    }


def _ending(edition: Edition) -> dict[str, Any]:
    ending = edition.ending
    return {
        "ends_at": ending.at,
        "counts": ending.properties_count,
        "early": _yes(ending.early),
        "bankruptcies": ending.bankruptcies,
        "debt_to": getattr(edition.debt, "to", "none"),
        "nothing_left": getattr(edition.debt, "nothing_left", "none"),
        "undo_steps": edition.undoing.steps,
        "minutes": edition.clock.minutes if edition.clock else 0,
    }
