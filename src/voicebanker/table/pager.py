"""Long lists, a few items at a time: nobody keeps ten names in mind that he has only heard.

The answer comes first, and how to hear more comes last. "More" is good only right after
such a list: whatever else is asked or done ends it.
"""

from collections.abc import Callable

from voicebanker.language.listed import Listed, joined
from voicebanker.language.replies import Replies
from voicebanker.rules.registry import Refused
from voicebanker.table.happenings import Say

MORE = "more"
"""The phase in which no more is listened for than whether the list goes on."""


class Pager:
    """Gives one list after the other, ``size()`` items at a time."""

    def __init__(self, replies: Callable[[], Replies], size: Callable[[], int]) -> None:
        self._replies = replies
        self._size = size
        self._lists: tuple[Listed, ...] = ()
        self._given = 0
        self._offer = "list-offer"

    @property
    def left(self) -> int:
        """Return how many items have not been given yet."""
        return sum(len(one.items) for one in self._lists) - self._given

    @property
    def is_open(self) -> bool:
        """Tell whether there is more to hear."""
        return self.left > 0

    @property
    def is_help(self) -> bool:
        """Tell whether it is a list of what can be said: to ask for help again goes on with it."""
        return self._offer == "help-offer"

    def close(self) -> None:
        """Forget the list: something else has come up."""
        self._lists, self._given, self._offer = (), 0, "list-offer"

    def begin(self, *lists: Listed, offer: str = "list-offer") -> Say:
        """Give the first items of the first list; what follows comes when it is asked for."""
        self._lists, self._given, self._offer = lists, 0, offer
        return self._page(begins=True)

    def more(self) -> Say:
        """Give the next items. Raises ``Refused`` where no list goes on."""
        if not self.is_open:
            raise Refused("nothing-more")
        return self._page(begins=self._given == 0)

    def _page(self, *, begins: bool) -> Say:
        catalogue = self._replies().catalogue
        listed = self._lists[0]
        items = listed.items[self._given : self._given + self._size()]
        self._given += len(items)
        if begins:
            said = listed.said(catalogue, items)
        elif listed.sentences:
            said = joined(catalogue, items, sentences=True)
        else:
            said = catalogue.say("list-next", {"list": joined(catalogue, items, sentences=False)})
        if self._given == len(listed.items) and len(self._lists) > 1:
            self._lists, self._given = self._lists[1:], 0
        if self.is_open:
            said = f"{said} {catalogue.say(self._offer, {'left': self.left})}"
        elif not begins:
            said = f"{said} {catalogue.say('list-end')}"
        return Say(said)
