"""Questions that the rules need not be asked: what the table itself knows."""

from voicebanker.rules.game import Game
from voicebanker.rules.history import Step
from voicebanker.table.banker import Banker
from voicebanker.table.clock import time_told
from voicebanker.table.happenings import Say
from voicebanker.table.keys_told import who_is_who


def told(banker: Banker, intent: str, listener: str | None) -> Say | None:
    """Return the answer to such a question, or None where ``intent`` is none."""
    if intent == "AskLast":
        return banker.last_thing(listener)
    if intent == "AskTime":
        return time_told(banker)
    if intent == "AskTurn":
        return turn_told(banker)
    if intent == "AskKeys":
        return who_is_who(banker, listener)
    tells = banker.language.intent(intent).tells
    return banker.say(tells) if tells else None


def turn_told(banker: Banker) -> Say:
    """Tell who acted last and what was done, and for whom the banker waits.

    Whose turn it is he does not know: the table keeps the turns.
    """
    sentences = []
    if banker.history.steps:
        last = next((one for one in reversed(banker.history.steps) if _actor(one)), None)
        last = last or banker.history.steps[-1]
        what = banker.replies.done(last.transaction, last.before)
        facts = {"player": _actor(last), "what": what}
        sentences.append(banker.say("turn-told", facts=facts).text)
    else:
        sentences.append(banker.say("turn-nothing").text)
    game: Game = banker.game
    if game.auction is not None:
        sentences.append(banker.replies.auction(game))
    elif asked := banker.asked:
        sentences.append(banker.say("turn-waits", facts={"player": asked.player}).text)
    return Say(" ".join(sentences))


def _actor(step: Step) -> str | None:
    """Return whose command a step was; a bid is nobody's turn, and the clock is nobody."""
    command = step.transaction.command
    is_bid = type(command).__name__ in ("Bid", "BidAmount")
    player = getattr(command, "player", None)
    return None if is_bid else player
