"""Whatever was done can be taken back, from any state, also after the game was put away.

Every golden transcript is played again; after each entry the whole game is compared with
what it was, once taken back in the running unit and once in a game taken up from the
journal. The transcripts have every command of every edition, so nothing is left out.
"""

import json

from tests.table.games import scripts
from voicebanker.editions import Edition
from voicebanker.rules import codec
from voicebanker.rules.engine import state_of
from voicebanker.rules.game import Game
from voicebanker.rules.history import History
from voicebanker.rules.registry import COMMANDS, Command, is_played
from voicebanker.table.banker import CORRECTION, TRANSACTION, UNDO, restore
from voicebanker.table.happenings import Save
from voicebanker.table.transcript import Script, Table

CARD = "a card was drawn"
EVERYWHERE = {"joining", "play", "auction", "debt", "over", CARD}
STATES = {
    "classic": EVERYWHERE | {"deal", "consent", "mortgage", "placing"},
    "super_electronic": EVERYWHERE | {"choice"},
    "ultimate_banking": EVERYWHERE | {"choice"},
    "voice_banking": EVERYWHERE,
}
"""What a game can wait for, by family of editions, and that the cards lie in another order.

In each of them the last step is taken back; decks and held cards are part of the game."""
NOT_A_STEP = {"DropDeal"}
"""Calling off what is still asked leaves nothing behind that could be taken back."""


def cards_of(game: Game) -> tuple[object, ...]:
    return game.deck, game.chest, game.jail_cards


def taken_back(history: History) -> History:
    after, undone = history.undo()
    again = after
    for transaction in undone.transactions:
        again = again.record(transaction)
    assert again.game == history.game, "taken back and done again, it is another game"
    return after


def played(script: Script) -> tuple[tuple[str, str], ...]:
    """Play a transcript; after each entry take it back. Return commands and states seen."""
    table = Table(script)
    without_limit = History.begin(script.edition, 0)
    resumed, running = without_limit, without_limit
    games = [without_limit.game]
    seen = []
    for line in script.inputs:
        if line.resume:
            table.resume()
        for happening in line.happenings:
            for wish in table.unit.handle(happening):
                if not isinstance(wish, Save):
                    continue
                table.entries.append((wish.kind, json.loads(json.dumps(wish.body))))
                entry = table.entries[-1]
                state_before, cards_before = state_of(resumed.game), cards_of(resumed.game)
                resumed = restore(resumed, [entry])
                assert resumed.game == table.unit.banker.game
                if wish.kind == TRANSACTION:
                    running = running.record(codec.transaction_from_json(wish.body))
                    del games[len(running.steps) :]
                    games.append(running.game)
                    seen.append((wish.body["command"]["type"], state_before))
                    seen.append(("", state_of(running.game)))
                    if state_before != "joining" and cards_of(running.game) != cards_before:
                        seen.append(("", CARD))
                elif wish.kind == UNDO:
                    running, _ = running.undo()
                    del games[len(running.steps) + 1 :]
                elif wish.kind == CORRECTION:
                    running = restore(running, [entry])
                    del games[len(running.steps) :]
                    games.append(running.game)
                if not running.steps:
                    continue
                for one in (running, resumed):
                    after = taken_back(one)
                    assert after.game == games[len(after.steps)], "not the game as it was"
                    assert sum(after.game.accounts.values()) == 0
    return tuple(seen)


def test_the_last_step_to_the_first_is_taken_back_one_by_one() -> None:
    for script in scripts()[::4]:
        table = Table(script)
        for line in script.inputs:
            for happening in line.happenings:
                if not line.resume:
                    table.handle(happening)
        history = restore(History.begin(script.edition, 0), table.entries)
        while history.steps:
            history = taken_back(history)
        assert history.game == History.begin(script.edition).game


def family(edition_name: str) -> str:
    return edition_name.partition(".")[0].replace("championship", "classic")


def test_every_entry_is_taken_back_whole_and_no_command_and_no_state_is_left_out() -> None:
    done: dict[str, set[str]] = {}
    states: dict[str, set[str]] = {}
    editions: dict[str, list[Edition]] = {}
    for script in scripts():
        name = family(script.edition.name)
        seen = played(script)
        editions.setdefault(name, []).append(script.edition)
        done.setdefault(name, set()).update(command for command, _ in seen)
        states.setdefault(name, set()).update(state for command, state in seen if not command)
    for name, boards in editions.items():
        commands: set[type[Command]] = {
            kind for kind in COMMANDS for board in boards if is_played(board, kind)
        }
        missing = {kind.__name__ for kind in commands} - done[name] - NOT_A_STEP
        if all(board.has("auctions.spoken") for board in boards if board.has("auctions")):
            missing.discard("Bid")  # given by a press, where bids are not spoken
        assert not missing, (name, missing)
    assert states == STATES
