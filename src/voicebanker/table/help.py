"""The spoken help: what can be said at this very step, a few things at a time."""

from voicebanker.language.listed import Listed
from voicebanker.table.banker import Banker
from voicebanker.table.dialogue import Dialogue, Idle
from voicebanker.table.happenings import Say, Wish
from voicebanker.table.pager import MORE, Pager
from voicebanker.table.waiting import auction_stands, auction_waits

_OFFER = "help-offer"


def spoken_help(banker: Banker, dialogue: Dialogue, pager: Pager) -> list[Wish]:
    """Return what can be said now; ``pager`` has the rest. The ears are the caller's business."""
    if banker.is_held and isinstance(dialogue, Idle):
        return [banker.say("help-auction"), banker.say("auction-held-already")]
    if auction_stands(banker):
        return [banker.say("help-auction"), banker.say("auction-stands")]
    if auction_waits(banker):
        return [banker.say("help-bidding")]
    if banker.state == "auction" and isinstance(dialogue, Idle):
        return [banker.say("help-auction")]
    phase = "command" if banker.state == "play" else banker.state
    if not isinstance(dialogue, Idle):
        phase = dialogue.phase
    if phase == MORE:
        return [banker.say("help-list")]
    if phase != "command":
        message = "help-joining" if phase == "joining" else "help-here"
        return [pager.begin(_list(message, banker.sayings(None, phase)), offer=_OFFER)]
    actor = None if isinstance(dialogue, Idle) else dialogue.actor
    lists = (
        _list("help-first", banker.sayings("moves", phase, actor)),
        *_questions(banker),
        _list("help-rest", banker.sayings("controls", phase)),
    )
    return [pager.begin(*(one for one in lists if one.items), offer=_OFFER)]


def questions_told(banker: Banker, pager: Pager) -> Say:
    """Return what can be asked."""
    return pager.begin(*_questions(banker))


def _questions(banker: Banker) -> tuple[Listed, ...]:
    return (_list("help-questions", banker.sayings("questions", "command")),)


def _list(message: str, says: list[str]) -> Listed:
    return Listed(message, {}, tuple(says))
