"""Checks that whatever moves money is saved first and told whole."""

import re
from collections.abc import Mapping
from functools import cache

from voicebanker.language.catalogue import Catalogue
from voicebanker.language.facts import money
from voicebanker.language.languages import REFERENCE
from voicebanker.rules.game import BANK, MIDDLE, Game
from voicebanker.rules.promises import promise
from voicebanker.table.banker import MINUTE
from voicebanker.table.happenings import Listen, PlayEarcon, Save, Say, Wish


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def says_amount(text: str, amount: int, language: str = REFERENCE) -> bool:
    """Tell whether ``text`` says exactly this amount."""
    printed = re.escape(_catalogue(language).money(amount))
    return re.search(rf"(?<![\w,.]){printed}(?!\d|[,.]\d)", text) is not None


def check_told(before: Game, after: Game, wishes: tuple[Wish, ...]) -> None:
    """Raise ``PromiseBroken`` unless every change is saved first, and then told whole."""
    language = after.edition.language
    text = " ".join(wish.text for wish in wishes if isinstance(wish, Say))
    # A minute of play is counted in silence.
    saves = [
        place for place, wish in enumerate(wishes) if isinstance(wish, Save) and wish.kind != MINUTE
    ]
    promise(len(saves) <= 1, "two entries for one happening")
    if not saves:
        promise(dict(before.accounts) == dict(after.accounts), "money moved and was not saved")
        promise(before == after, "the game changed and was not saved")
        return
    audible = [n for n, wish in enumerate(wishes) if isinstance(wish, Say | PlayEarcon)]
    promise(audible, "the game changed in silence")
    promise(saves[0] < min(audible), "something was announced before it was saved")
    for account, balance in after.accounts.items():
        # That the middle of the board is empty follows from who took it all.
        if account == BANK or (account == MIDDLE and balance == 0):
            continue
        if before.accounts.get(account, 0) != balance:
            promise(
                says_amount(text, balance, language),
                f"{account} is not told of {money(balance)}: {text}",
            )
    for property_ in after.edition.deed_by_id.values():
        if before.owner(property_.id) != after.owner(property_.id):
            promise(property_.name in text, f"{property_.name} changed hands untold: {text}")
        level = after.level(property_.id)
        if after.owner(property_.id) and before.level(property_.id) != level:
            facts = {"property": property_.name, "level": level}
            told = _catalogue(language).say("level-item", facts)
            promise(told in text, f"a house moved untold: {text}")
    check_events_told(text, wishes, language)


def check_events_told(text: str, wishes: tuple[Wish, ...], language: str = REFERENCE) -> None:
    """Raise ``PromiseBroken`` unless ``text`` has every amount of the events that were saved."""
    for wish in wishes:
        if isinstance(wish, Save):
            events = wish.body.get("events", ())
            for event in events:
                check_amounts_told(text, event, language)


def check_amounts_told(text: str, event: Mapping[str, object], language: str = REFERENCE) -> None:
    """Raise ``PromiseBroken`` unless ``text`` has every amount (whole M) of a saved event."""
    for field in ("amount", "sum"):
        amount = event.get(field)
        if isinstance(amount, int) and amount and event["type"] != "AuctionCalled":
            promise(
                says_amount(text, amount, language),
                f"{event['type']}: {money(amount)} untold: {text}",
            )
    for field in ("owed", "cash"):
        pairs = event.get(field)
        if isinstance(pairs, list):
            for _, amount in pairs:
                promise(
                    says_amount(text, amount, language),
                    f"{event['type']}: {money(amount)} untold: {text}",
                )


def check_answered(wishes: tuple[Wish, ...]) -> None:
    """Raise ``PromiseBroken`` where a press or words get no answer that can be heard.

    Nor may anything be said while the ears are open.
    """
    promise(any(isinstance(wish, Say | PlayEarcon) for wish in wishes), "no answer at all")
    listens = [place for place, wish in enumerate(wishes) if isinstance(wish, Listen)]
    promise(len(listens) <= 1, "the ears are opened twice")
    if listens:
        promise(listens[0] == len(wishes) - 1, "something is said while listening")
