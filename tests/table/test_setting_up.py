"""Setting up by ear: whole conversations before a game, and what came of them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from voicebanker.editions import load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.interpreter import Language
from voicebanker.language.languages import GrammarError
from voicebanker.language.menu_words import SET_UP, MenuWords
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.history import History
from voicebanker.speech.api import Hypothesis, Verdict, Why
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
    PlayEarcon,
    Say,
    StartTimer,
    Wish,
    WordsHeard,
)
from voicebanker.table.manner import Manner
from voicebanker.table.set_up_steps import Board, HouseRule, SavedGame, Shelf
from voicebanker.table.setting_up import SettingUp
from voicebanker.table.unit import Unit

WORDS, CATALOGUE = MenuWords(), Catalogue()
RULES = tuple(
    HouseRule(*one)
    for one in (
        ("no-auctions", "No auctions"),
        ("double-go", "Double salary for landing on GO"),
        ("short-game", "Short game"),
        ("time-limit", "Time limit"),
        ("undo-any", "Any number of steps of undo"),
    )
)
BOARDS = (
    Board("voice.uk", "Monopoly Voice Banking", "UK names"),
    Board("voice.us", "Monopoly Voice Banking", "US names"),
    Board("classic.us", "Monopoly, the classic game", "US board", RULES),
    Board("ultimate.us", "Monopoly Ultimate Banking", "US names"),
    Board("super.de", "Monopoly Super Electronic Banking", "German names"),
    Board("champion.uk", "Monopoly Championship", "UK board"),
)
SAVED = (
    SavedGame("late", "Monopoly Voice Banking", 11, 29, 34),
    SavedGame("early", "Monopoly, the classic game", 3, 1, 1),
)
CONVERSATIONS = yaml.safe_load((Path(__file__).parent / "set_up.yaml").read_text("utf-8"))


class Remembering(Catalogue):
    """Remembers which messages were said."""

    def __init__(self) -> None:
        super().__init__()
        self.said: set[str] = set()

    def say(self, message_id: str, facts: Mapping[str, Any] | None = None, turn: int = 0) -> str:
        self.said.add(message_id)
        return super().say(message_id, facts, turn)


def fits(edition: str, chosen: tuple[str, ...]) -> bool:
    return not {"short-game", "time-limit"} <= set(chosen)


def begun(*, saved: int = 0) -> tuple[SettingUp, str]:
    setting_up = SettingUp(WORDS, CATALOGUE, Shelf(BOARDS, SAVED[:saved], fits))
    return setting_up, said(setting_up.handle(GameTakenUp()))


def said(wishes: tuple[Wish, ...]) -> str:
    return " ".join(wish.text for wish in wishes if isinstance(wish, Say))


def happening(line: str, setting_up: SettingUp) -> Happening:
    if line == "(silence)":
        return NothingUnderstood(Why.NOTHING_HEARD)
    if line == "(talk)":
        return NothingUnderstood(Why.OUT_OF_GRAMMAR)
    if line.startswith("(unsure) "):
        words = line.removeprefix("(unsure) ")
        return WordsHeard((Hypothesis(words, 0.4, Verdict.CONFIRM),))
    (one,) = setting_up.typed(line, listening=True, phase=SET_UP)
    return one


@pytest.mark.parametrize("name", CONVERSATIONS)
def test_a_conversation_goes_as_it_is_written_down(name: str) -> None:
    conversation = CONVERSATIONS[name]
    setting_up, text = begun(saved=conversation.get("saved", 0))
    talk = [{"says": text}]
    for turn in conversation["talk"][1:]:
        assert setting_up.chosen is None
        wishes = setting_up.handle(happening(turn["in"], setting_up))
        talk.append({"in": turn["in"], "says": said(wishes)})
        is_left = any(isinstance(wish, Leave) for wish in wishes)
        # As long as he is not done, the ears are open, and he never goes silent for good.
        assert isinstance(wishes[-1], Leave if is_left else Listen)
        assert not any(isinstance(wish, StartTimer) for wish in wishes)
    assert talk == conversation["talk"]
    chosen = setting_up.chosen
    came = None if chosen is None else [chosen.saved or chosen.edition, *chosen.options]
    assert came == conversation["chosen"]


def test_every_sentence_of_the_setting_up_is_said_in_a_conversation() -> None:
    catalogue = Remembering()
    for conversation in CONVERSATIONS.values():
        shelf = Shelf(BOARDS, SAVED[: conversation.get("saved", 0)], fits)
        setting_up = SettingUp(WORDS, catalogue, shelf)
        setting_up.handle(GameTakenUp())
        for turn in conversation["talk"][1:]:
            setting_up.handle(happening(turn["in"], setting_up))
    edition, _ = load_edition("voice_banking.us")
    unit = Unit(
        Language(edition), catalogue, History.begin(edition), SeededChance(1), number_keys=True
    )
    assert said(unit.handle(GameTakenUp())).endswith(
        "On the number keys: 1 for T-Rex, 2 for the Racecar, 3 for the Cat, and 4 for the Dog."
    )
    unit.handle(EarsChanged(hear=False))
    unit.handle(EarsChanged(hear=True))
    ours = {message for message in catalogue.ids if message.startswith(("set-up-", "ears-"))}
    assert ours - catalogue.said == set()


@pytest.mark.parametrize(
    ("words", "told", "manner"),
    [
        ("slower", "Slower it is.", Manner(rate=145)),
        ("speak faster", "Faster it is!", Manner(rate=195)),
        ("louder", "Louder it is.", Manner(volume=125)),
        ("talk softer", "Quieter it is.", Manner(volume=75)),
    ],
)
def test_how_fast_and_how_loud_he_speaks_is_chosen_before_a_game(
    words: str, told: str, manner: Manner
) -> None:
    setting_up, _ = begun()
    wishes = setting_up.handle(happening(words, setting_up))
    assert said(wishes).startswith(told)
    assert ChangeManner(manner) in wishes
    assert isinstance(wishes[-1], Listen)
    assert setting_up.manner == manner
    assert "UK names" in said(setting_up.handle(happening("1", setting_up)))


def test_how_he_speaks_before_a_game_has_an_end_that_is_told() -> None:
    setting_up, _ = begun()
    told = [said(setting_up.handle(happening("louder", setting_up))) for _ in range(5)]
    assert told[-1].startswith("I cannot speak any louder.")
    assert setting_up.manner == Manner(volume=200)


@pytest.mark.parametrize(
    ("control", "words"),
    [
        (Control.REPEAT, "Which game shall we play?"),
        (Control.HELP, "Say a name or a number"),
        (Control.UNDO, "This is the first question."),
        (Control.PAUSE, "Goodbye!"),
    ],
)
def test_the_buttons_of_no_token_work(control: Control, words: str) -> None:
    setting_up, _ = begun()
    assert words in said(setting_up.handle(ControlPressed(control)))


def test_a_ping_is_heard_before_the_ears_open_and_no_list_is_long() -> None:
    setting_up, text = begun()
    assert "3: " in text
    assert "4: " not in text
    wishes = setting_up.handle(NothingUnderstood(Why.NOTHING_HEARD))
    assert [type(wish) for wish in wishes[-2:]] == [PlayEarcon, Listen]


def test_the_same_sorry_never_comes_twice_in_a_row() -> None:
    setting_up, _ = begun()
    before = ""
    for _ in range(12):
        text = said(setting_up.handle(happening("colourless green ideas", setting_up)))
        assert text
        assert text != before
        before = text


def test_each_menu_has_a_grammar_of_its_own_for_the_ears() -> None:
    setting_up, _ = begun()
    first = setting_up.grammar(SET_UP)
    assert first.is_complete("voice banking")
    assert first.is_complete("number two")
    setting_up.handle(happening("voice banking", setting_up))
    second = setting_up.grammar(SET_UP)
    assert second.name != first.name
    assert second.is_complete("uk names")
    assert not second.is_complete("voice banking")


@pytest.mark.parametrize(
    "words",
    ["us", "US", "u s", "US names", "u s names", "american", "the american names"],
)
def test_a_board_is_chosen_by_the_word_that_tells_it_apart(words: str) -> None:
    setting_up, _ = begun()
    setting_up.handle(happening("voice banking", setting_up))
    setting_up.handle(happening(words, setting_up))
    assert setting_up.chosen is not None
    assert setting_up.chosen.edition == "voice.us"


@pytest.mark.parametrize(("answer", "begins"), [("no", True), ("yes", False)])
def test_yes_and_no_answer_whether_the_house_rules_are_wanted(answer: str, begins: bool) -> None:
    setting_up, _ = begun()
    setting_up.handle(happening("classic game", setting_up))
    setting_up.handle(happening(answer, setting_up))
    assert (setting_up.chosen is not None) is begins


def test_a_menu_file_with_a_fault_is_refused_with_its_place(tmp_path: Path) -> None:
    (tmp_path / SET_UP).mkdir()
    path = tmp_path / SET_UP / "menu.yaml"
    path.write_text("language: en\nchoices: {}\n", "utf-8")
    with pytest.raises(GrammarError, match=r"menu\.yaml: sentences: "):
        MenuWords("en", tmp_path)


def test_a_lost_microphone_is_told_aloud_and_the_question_stays() -> None:
    setting_up, _ = begun()
    assert said(setting_up.handle(EarsChanged(hear=False))).startswith("I cannot hear you")
    assert said(setting_up.handle(EarsChanged(hear=True))) == "I can hear you again."
    assert "UK names" in said(setting_up.handle(happening("1", setting_up)))
