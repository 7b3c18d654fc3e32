"""What the rent is: by the set, by what stands on the property, and by the edition's numbers."""

from voicebanker.rules.game import HOUSE, Game

STEPS = ("alone", "set", "house", "hotel")


def rent_step(game: Game, property_: str) -> str:
    """Return what the rent goes by: ``alone``, ``set``, ``house`` or ``hotel``.

    Where rents have levels it is ``level``, or ``capped`` while a card keeps rents down.
    Railroads and utilities go by how many their owner has (``owned``), and a
    mortgaged property brings nothing (``mortgaged``).
    """
    if game.edition.has("rent.levels"):
        return "capped" if game.capped_rents else "level"
    if property_ in game.mortgaged:
        return "mortgaged"
    if game.deed(property_).kind != "street":
        return "owned"
    building = game.building_on(property_)
    if building is not None:
        return "house" if building == HOUSE else "hotel"
    return "set" if game.has_set(property_) and _set_counts(game, property_) else "alone"


def _set_counts(game: Game, property_: str) -> bool:
    """Tell whether a whole set doubles the rent, though one of it may be mortgaged.

    Sources: US rules of 1973 and 2007 (it does); UK of 1996 and US of 2012 (it does not).
    """
    rent_rule = game.edition.rent
    if rent_rule is None or rent_rule.mortgaged_set_doubles:
        return True
    return not any(one in game.mortgaged for one in game.set_of(property_))


def owned_of_kind(game: Game, property_: str) -> int:
    """Return how many of its kind the owner of ``property_`` has; mortgaged ones count."""
    owner = game.owner(property_)
    kind = game.deed(property_).kind
    owned = game.properties(owner) if owner is not None else (property_,)
    return sum(1 for one in owned if game.deed(one).kind == kind)


def goes_by_dice(game: Game, property_: str) -> bool:
    """Tell whether the rent is so many times the dice: that of a utility."""
    return game.deed(property_).kind == "utility"


def dice_factor(game: Game, property_: str) -> int:
    """Return how many times the dice the rent of a utility is."""
    rents = game.deed(property_).rents
    assert rents is not None
    return rents[owned_of_kind(game, property_) - 1]


def rent(game: Game, property_: str, step: str | None = None, dice: int = 0) -> int:
    """Return the rent in whole M, now or at ``step``; ``dice`` matters for utilities.

    A deed's own rents win over the edition's model, which gives shares of the
    price in per cent; part of an M is rounded up, as printed on the sister game.
    """
    step = step or rent_step(game, property_)
    assert game.edition.rent is not None
    if game.edition.rent.kind == "by_houses":
        return _by_houses(game, property_, step, dice)
    deed = game.deed(property_)
    if game.edition.has("rent.levels"):
        assert deed.rents is not None
        return deed.rents[0 if game.capped_rents else game.level(property_) - 1]
    place = STEPS.index(step)
    if deed.rents is not None:
        return deed.rents[place]
    share = game.edition.rent.models[game.edition.rent.model][place]
    return -(-deed.price * share // 100)


def _by_houses(game: Game, property_: str, step: str, dice: int) -> int:
    rents = game.deed(property_).rents
    assert rents is not None
    if step == "mortgaged":
        return 0
    if step == "owned":
        owned = rents[owned_of_kind(game, property_) - 1]
        return owned * dice if goes_by_dice(game, property_) else owned
    if step == "hotel":
        return rents[-1]
    site = rents[game.houses_on(property_)]
    return site * 2 if step == "set" else site


def collects_rent(game: Game, owner: str) -> bool:
    """Tell whether ``owner`` may collect rent now: some editions pay nobody who is in Jail."""
    jail = game.edition.jail
    return jail is None or jail.collects_rent or owner not in game.jailed
