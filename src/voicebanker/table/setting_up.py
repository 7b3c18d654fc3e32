"""Setting up a game by ear: a spoken menu, answered in words or with number keys. No I/O.

It answers at the table as the unit does, so the same session drives both. Lists are read in
threes; every number of a list works at any time. Nothing here has a time limit.
"""

from collections.abc import Sequence

from voicebanker.audio.earcons import Earcon
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.menu_words import SET_UP, Choice, MenuGrammar, MenuWords, Picked
from voicebanker.speech.api import Grammar, Hypothesis, Verdict, Why
from voicebanker.table.happenings import (
    ChangeManner,
    Control,
    ControlPressed,
    EarsChanged,
    GameTakenUp,
    Happening,
    Leave,
    Listen,
    NothingUnderstood,
    NumberPressed,
    PlayEarcon,
    Say,
    StopListening,
    Wish,
    WordsHeard,
)
from voicebanker.table.manner import Manner, change
from voicebanker.table.set_up_steps import Chosen, Menu, SavedGame, Shelf, Steps
from voicebanker.table.typed import clean, words_typed

AT_ONCE = 3
"""So many choices are read out before "more" (ACCESSIBILITY.md, section 2, length)."""
_ALL_AT_ONCE = 4
"""A list that is hardly longer is read out whole."""
_MORE_KEY = 0
_LADDER = ("sorry", "sorry-names", "sorry-examples", "sorry-keys")


class SettingUp:
    """The conversation before a game. ``chosen`` is what came of it; None where he was left.

    ``manner`` is how he speaks, which may be chosen as well.
    """

    clock_runs = False
    is_over = False
    speaker: str | None = None

    def __init__(
        self, words: MenuWords, catalogue: Catalogue, shelf: Shelf, manner: Manner | None = None
    ) -> None:
        self.manner = manner or Manner()
        self._words = words
        self._catalogue = catalogue
        self._steps = Steps(shelf, words, self._told)
        self._answers: list[str] = []
        self._misses = 0
        self._silences = 0
        self.chosen: Chosen | None = None
        self._ask()

    def grammar(self, phase: str) -> Grammar:
        """Return what may be said now, for the ears."""
        return self._grammar.phase

    def takes_letters(self, *, listening: bool, phase: str | None) -> bool:
        """Tell whether letters on the keyboard belong to a line of words: always."""
        return True

    def typed(
        self, line: str, *, listening: bool, phase: str | None, by: str | None = None
    ) -> tuple[Happening, ...]:
        """Return what a typed line means: a number that of a choice, all else words."""
        text = clean(line)
        if text.isdecimal() and len(text) < 4:
            return (NumberPressed(int(text)),)
        return (words_typed(text),) if text else ()

    def foretell(self, happening: Happening) -> tuple[str, ...]:
        """Foretell nothing: each question is asked once."""
        return ()

    def handle(self, happening: Happening) -> tuple[Wish, ...]:
        """Return what to do about ``happening``."""
        match happening:
            case GameTakenUp():
                return (self._say("set-up-welcome"), *self._question())
            case NumberPressed(number):
                picked = Picked("More") if number == _MORE_KEY else self._grammar.numbered(number)
                return self._picked(picked)
            case WordsHeard(hypotheses):
                picked_words = self._read(hypotheses)
                return self._picked(picked_words) if picked_words else self._not_understood()
            case NothingUnderstood(why):
                return self._nothing(why)
            case EarsChanged(hear):
                told = self._say("ears-again" if hear else "ears-deaf")
                return (StopListening(), told, *_LISTEN)
            case ControlPressed(control):
                return self._control(control)
        return ()

    # Asking.

    def _ask(self) -> None:
        """Come to the question that follows from the answers."""
        step = self._steps.after(self._answers)
        if isinstance(step, Chosen):
            self.chosen = step
            return
        self._menu: Menu = step
        self._grammar: MenuGrammar = self._words.grammar(step.choices)
        self._first = 0

    def _question(self, *, whole: bool = True) -> tuple[Wish, ...]:
        """Ask; without ``whole``, only read on in the list. The ears open behind it."""
        menu, texts = self._menu, list[str]()
        if whole and menu.before is not None:
            texts.append(self._text(menu.before, **menu.facts))
        if whole:
            texts.append(self._text(menu.message, **menu.facts))
        shown = self._page()
        texts += [
            self._text("set-up-item", number=number, name=choice.said) for number, choice in shown
        ]
        if len(shown) < len(menu.choices):
            is_last = shown[-1][0] == len(menu.choices)
            texts.append(self._text("set-up-that-is-all" if is_last else "set-up-more"))
        return (StopListening(), Say(" ".join(texts)), *_LISTEN)

    def _page(self) -> list[tuple[int, Choice]]:
        """Return the choices that are read out now, with their numbers."""
        numbered = list(enumerate(self._menu.choices, start=1))
        if len(numbered) <= _ALL_AT_ONCE:
            return numbered
        return numbered[self._first : self._first + AT_ONCE]

    # Answers.

    def _read(self, hypotheses: Sequence[Hypothesis]) -> Picked | None:
        """Return what was picked; what the ears are unsure of is asked for again, not guessed."""
        for hypothesis in hypotheses[:1]:
            if hypothesis.verdict is Verdict.ACCEPT:
                return self._grammar.picked(hypothesis.text)
        return None

    def _picked(self, picked: Picked) -> tuple[Wish, ...]:
        self._misses = self._silences = 0
        if picked.place is not None:
            return self._answered(self._menu.choices[picked.place])
        match picked.intent:
            case "More":
                return self._more()
            case "Again":
                return self._question()
            case "Back":
                return self._back()
            case "Leave":
                return self._leave()
            case "Help":
                return (StopListening(), self._say("set-up-help"), *_LISTEN)
        if changed := change(self.manner, picked.intent, has_pitch=True):
            self.manner = changed.manner or self.manner
            told = self._say(changed.message)
            return (StopListening(), ChangeManner(self.manner), told, *_LISTEN)
        last = len(self._menu.choices)
        none = self._say("set-up-no-such-number", number=picked.number, last=last)
        return (StopListening(), PlayEarcon(Earcon.REFUSED), none, *_LISTEN)

    def _answered(self, choice: Choice) -> tuple[Wish, ...]:
        self._answers.append(choice.id)
        self._ask()
        if self.chosen is None:
            return self._question()
        return (StopListening(), self._say(self.chosen.message, game=self.chosen.game), Leave())

    def _more(self) -> tuple[Wish, ...]:
        if len(self._menu.choices) <= _ALL_AT_ONCE:
            return self._question()
        self._first += AT_ONCE
        if self._first >= len(self._menu.choices):
            self._first = 0
        return self._question(whole=False)

    def _back(self) -> tuple[Wish, ...]:
        if not self._answers:
            return (self._say("set-up-first-question"), *self._question())
        self._answers.pop()
        self._ask()
        return self._question()

    def _leave(self) -> tuple[Wish, ...]:
        return (StopListening(), self._say("set-up-goodbye"), Leave())

    def _control(self, control: Control) -> tuple[Wish, ...]:
        meant = {
            Control.UNDO: "Back",
            Control.REPEAT: "Again",
            Control.HELP: "Help",
            Control.PAUSE: "Leave",
        }
        return self._picked(Picked(meant[control])) if control in meant else ()

    # Not understood.

    def _not_understood(self) -> tuple[Wish, ...]:
        """Say more each time: first shortly, then what is expected, examples, and the keys."""
        steps = len(_LADDER)
        step = self._misses if self._misses < steps else 1 + self._misses % (steps - 1)
        self._misses += 1
        keys = [self._text("set-up-key", number=at, name=one.said) for at, one in self._page()]
        facts = {
            "example": self._page()[-1][1].said,
            "keys": self._catalogue.join(keys),
        }
        sorry = self._say(f"set-up-{_LADDER[step]}", **facts)
        return (StopListening(), PlayEarcon(Earcon.REFUSED), sorry, *_LISTEN)

    def _nothing(self, why: Why) -> tuple[Wish, ...]:
        """Remind once, then wait quietly: a table talks among itself.

        What was no answer is answered until the ladder ends, for it may have been meant as one.
        """
        if why is Why.OUT_OF_GRAMMAR and self._misses < len(_LADDER):
            return self._not_understood()
        self._silences += 1
        if self._silences > 1:
            return (Listen(SET_UP),)
        return (StopListening(), self._say("set-up-still-here"), *_LISTEN)

    # Words.

    def _say(self, message: str, **facts: object) -> Say:
        return Say(self._text(message, **facts))

    def _text(self, message: str, **facts: object) -> str:
        return self._catalogue.say(message, facts)

    def _told(self, saved: SavedGame) -> str:
        return self._text(
            "set-up-saved-game",
            game=saved.game,
            month=saved.month,
            day=saved.day,
            steps=saved.steps,
        )


_LISTEN: tuple[Wish, ...] = (PlayEarcon(Earcon.PING), Listen(SET_UP))
"""A tone, not a word, says that the ears are open."""
