"""What the rent is: by the set, by what stands on the property, and by the edition's numbers."""

from voicebanker.rules.game import HOUSE, Game

STEPS = ("alone", "set", "house", "hotel")


def rent_step(game: Game, property_: str) -> str:
    """Return what the rent goes by: ``alone``, ``set``, ``house`` or ``hotel``.

    Where rents have levels it is ``level``, or ``capped`` while a card keeps rents down.
    """
    if game.edition.has("rent.levels"):
        return "capped" if game.capped_rents else "level"
    building = game.buildings.get(property_)
    if building is not None:
        return "house" if building == HOUSE else "hotel"
    return "set" if game.has_set(property_) else "alone"


def rent(game: Game, property_: str, step: str | None = None) -> int:
    """Return the rent in whole M, now or at ``step``.

    A deed's own rents win over the edition's model, which gives shares of the
    price in per cent; part of an M is rounded up, as printed on the sister game.
    """
    deed = game.deed(property_)
    if game.edition.has("rent.levels"):
        assert deed.rents is not None
        return deed.rents[0 if game.capped_rents else game.level(property_) - 1]
    place = STEPS.index(step or rent_step(game, property_))
    if deed.rents is not None:
        return deed.rents[place]
    assert game.edition.rent is not None
    share = game.edition.rent.models[game.edition.rent.model][place]
    return -(-deed.price * share // 100)


def collects_rent(game: Game, owner: str) -> bool:
    """Tell whether ``owner`` may collect rent now: some editions pay nobody who is in Jail."""
    jail = game.edition.jail
    return jail is None or jail.collects_rent or owner not in game.jailed
