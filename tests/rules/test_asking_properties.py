"""What an action costs, asked in any state that can be reached, is what it then takes.

And asking changes nothing: a question gets a game that cannot be changed, and is answered or
refused in every state.
"""

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from tests.rules.classic_players import PLAYERS as CLASSIC_PLAYERS
from tests.rules.games import changed, small_electronic, small_ultimate
from tests.rules.test_rules_properties import (
    ELECTRONIC,
    ULTIMATE,
    Step,
    UndoLast,
    classic_commands,
    commands,
    electronic_commands,
    ultimate_commands,
)
from voicebanker.editions import Edition
from voicebanker.rules.auctions import AuctionOff, AuctionOpened, AuctionPrepared
from voicebanker.rules.building import Build
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.costing import (
    ACTIONS,
    AskActionCost,
    AskAuctionStart,
    AskBuildCost,
    AskLiftCost,
    AskNextLevel,
    AskRentDue,
    AskSaleValue,
    AuctionStartTold,
    CostTold,
    NextLevelTold,
    Trial,
)
from voicebanker.rules.engine import answer, apply, decide, new_game
from voicebanker.rules.game import HOTEL, HOUSE, Game
from voicebanker.rules.jail import LeaveJail
from voicebanker.rules.joining import BeginGame, Join
from voicebanker.rules.levels import RaiseRent
from voicebanker.rules.mortgages import LiftMortgage, Mortgage
from voicebanker.rules.questions import AskRent, RentTold
from voicebanker.rules.rates import rent
from voicebanker.rules.razing import SellBuilding
from voicebanker.rules.registry import Command, Question, Refused, is_played
from voicebanker.rules.rent import PayRent
from voicebanker.rules.spaces import PassGo
from voicebanker.rules.taxes import PayIncomeTax, PayLuxuryTax
from voicebanker.rules.valuing import AskMortgage, MortgageTold

CHANCE = SeededChance(0)


@cache
def board(name: str) -> Edition:
    edition: dict[str, Edition] = {
        "voice": changed(joining={"start_money": 900}),
        "classic": changed("classic.us", joining={"start_money": 1500}),
        "electronic": small_electronic(500),
        "ultimate": small_ultimate(700),
    }
    return edition[name]


PLAYERS = {
    "voice": ("cat", "dog", "t-rex"),
    "classic": CLASSIC_PLAYERS,
    "electronic": ELECTRONIC[:3],
    "ultimate": ULTIMATE[:3],
}
STEPS = {
    "voice": commands,
    "classic": classic_commands,
    "electronic": electronic_commands,
    "ultimate": ultimate_commands,
}


def reached(name: str, steps: list[Step], seed: int) -> Game:
    """Return the game after those of ``steps`` that are possible."""
    chance = SeededChance(seed)
    game = new_game(board(name))
    players = PLAYERS[name]
    for command in (*map(Join, players), BeginGame(players[0]), *steps):
        if isinstance(command, UndoLast):
            continue
        done: Command = command if isinstance(command, Command) else command.now(game)
        with suppress(Refused):
            game = apply(game, decide(game, done, chance))
    return game


def asked_and_done(player: str, deed: str) -> list[tuple[Question, Command]]:
    """Return each question about a cost with the command that it is about."""
    pairs: list[tuple[Question, Command]] = [
        (AskLiftCost(player, deed), LiftMortgage(player, deed)),
        (AskRentDue(player, deed), PayRent(player, deed)),
        (AskActionCost(player, "leave-jail"), LeaveJail(player)),
        (AskActionCost(player, "income-tax"), PayIncomeTax(player)),
        (AskActionCost(player, "luxury-tax"), PayLuxuryTax(player)),
        (AskActionCost(player, "pass-go"), PassGo(player)),
    ]
    for building in (HOUSE, HOTEL):
        pairs.append((AskBuildCost(player, building, deed), Build(player, building, deed)))
        pairs.append((AskSaleValue(player, building, deed), SellBuilding(player, building, deed)))
    return pairs


@pytest.mark.parametrize("name", ["voice", "classic", "electronic", "ultimate"])
@settings(max_examples=max(5, settings().max_examples // 5), deadline=None)
@given(data=st.data(), seed=st.integers(0, 99))
def test_what_was_told_is_what_is_taken(name: str, data: st.DataObject, seed: int) -> None:
    game = reached(name, data.draw(st.lists(STEPS[name], min_size=5, max_size=40)), seed)
    player = data.draw(st.sampled_from(game.still_in))
    deeds = tuple(dict.fromkeys((*game.owners, *game.edition.deed_by_id)))
    for deed in data.draw(st.lists(st.sampled_from(deeds), max_size=4, unique=True)):
        for question, command in asked_and_done(player, deed):
            if is_played(game.edition, type(command)):
                as_told(game, question, command, player)
        level_as_told(game, player, deed)
        auction_as_told(game, player, deed)
        rent_as_told(game, player, deed)
        mortgage_as_told(game, player, deed)


def reason_of(game: Game, doing: Command | Question) -> str | None:
    """Return why something is refused now, or None where it is not."""
    try:
        if isinstance(doing, Command):
            decide(game, doing, CHANCE)
        else:
            answer(game, doing)
    except Refused as refused:
        return refused.reason
    return None


def as_told(game: Game, question: Question, command: Command, player: str) -> None:
    now, unanswered = reason_of(game, command), reason_of(game, question)
    if unanswered is not None:
        # Nothing is ever built on a railroad, so that is said first.
        assert now is not None
        assert unanswered in (now, "no-street")
        return
    told = answer(game, question)
    assert isinstance(told, CostTold)
    assert (told.why and told.why.reason) == now
    if now is not None:
        return
    paid, got = Trial(game, decide(game, command, CHANCE), None).flow(player)
    if told.short:
        event(f"short: {type(command).__name__}")
        assert told.amount > game.money(player)
    else:
        event(f"told: {type(command).__name__}")
        assert (told.amount, told.sum) == (paid, got)


def level_as_told(game: Game, player: str, deed: str) -> None:
    if not game.edition.has("rent.levels"):
        return
    told = answer(game, AskNextLevel(player, deed))
    assert isinstance(told, NextLevelTold)
    with suppress(Refused):
        after = apply(game, decide(game, RaiseRent(player, deed), CHANCE))
        assert (told.level, told.amount) == (after.level(deed), rent(after, deed))


def auction_as_told(game: Game, player: str, deed: str) -> None:
    told = answer(game, AskAuctionStart(player, deed))
    assert isinstance(told, AuctionStartTold)
    with suppress(Refused):
        opened, *_ = decide(game, AuctionOff(player, deed), CHANCE)
        assert isinstance(opened, AuctionOpened | AuctionPrepared)
        assert opened.amount == told.amount


def rent_as_told(game: Game, player: str, deed: str) -> None:
    told = answer(game, AskRent(player, deed))
    with suppress(Refused):
        events = decide(game, PayRent(player, deed), CHANCE)
        paid, _ = Trial(game, events, None).flow(player)
        if isinstance(told, RentTold) and game.owner(deed) != player and paid:
            assert paid in (told.amount, game.money(player))


def mortgage_as_told(game: Game, player: str, deed: str) -> None:
    if not game.edition.mortgages:
        return
    told = answer(game, AskMortgage(player, deed))
    assert isinstance(told, MortgageTold)
    with suppress(Refused):
        events = decide(game, Mortgage(player, deed), CHANCE)
        assert Trial(game, events, None).flow(player) == (0, told.amount)


@pytest.mark.parametrize("name", ["voice", "classic", "electronic", "ultimate"])
@settings(max_examples=max(5, settings().max_examples // 5), deadline=None)
@given(data=st.data(), seed=st.integers(0, 99))
def test_each_action_has_a_price_in_any_state(name: str, data: st.DataObject, seed: int) -> None:
    """Possible or not, with money or without: what it takes is known."""
    game = reached(name, data.draw(st.lists(STEPS[name], min_size=5, max_size=40)), seed)
    for action, (command, _) in ACTIONS.items():
        if not is_played(game.edition, command) or len(game.still_in) < 2:
            continue
        told = answer(game, AskActionCost(game.still_in[0], action))
        assert isinstance(told, CostTold)
        assert told.amount >= 0
        assert (told.sum > 0) == (action == "pass-go")
