"""Saying the last thing again: as it was, then slowly, then its amounts and names spelled."""

from collections.abc import Iterable

from voicebanker.language.spelled import spelled
from voicebanker.table.banker import Banker
from voicebanker.table.happenings import Say, Wish


class Repeating:
    """Remembers what was said last. Nothing here touches the game."""

    def __init__(self, banker: Banker) -> None:
        self._banker = banker
        self._text = ""
        self._times = 0
        self._is_repeat = False

    def note(self, wishes: Iterable[Wish]) -> None:
        """Take it that ``wishes`` are carried out: what is said in them can be repeated."""
        if self._is_repeat:
            self._is_repeat = False
            return
        said = [wish for wish in wishes if isinstance(wish, Say) and not wish.in_passing]
        if said:
            self._text, self._times = " ".join(wish.text for wish in said), 0

    def again(self) -> list[Wish]:
        """Say it again; asked once more, say it slowly, and then spell it."""
        self._times += 1
        if self._times == 1:
            return self._repeat([Say(self._text)])
        return self.slowly() if self._times == 2 else self.spelled()

    def slowly(self) -> list[Wish]:
        """Say it again, and slowly."""
        self._times = max(self._times, 2)
        return self._repeat([Say(self._text, slowly=True)])

    def spelled(self) -> list[Wish]:
        """Say its amounts digit by digit and its names letter by letter, slowly."""
        self._times = max(self._times, 3)
        edition, catalogue = self._banker.game.edition, self._banker.replies.catalogue
        names = [deed.name for deed in edition.deeds.list]
        names += [token.name for token in edition.tokens]
        text = spelled(self._text, names, catalogue)
        if not text:
            text = f"{catalogue.say('nothing-to-spell')} {self._text}"
        return self._repeat([Say(text, slowly=True)])

    def _repeat(self, wishes: list[Wish]) -> list[Wish]:
        self._is_repeat = True
        return wishes if self._text else [self._banker.say("refused-nothing-to-repeat")]
