"""Nothing is left unsaid: every message, refusal, card, deed, event and wording is exercised."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.rules import test_mechanics
from tests.rules.games import changed, do, game
from tests.table import moments
from tests.table.games import (
    BY_EAR,
    CLASSIC,
    ELECTRONIC,
    ULTIMATE,
    US,
    NotingCatalogue,
    Sitting,
    language,
    scripts,
)
from voicebanker import resources
from voicebanker.editions import Edition, builtin_names, load_edition
from voicebanker.language.catalogue import WORDS
from voicebanker.language.replies import Replies
from voicebanker.rules import codec
from voicebanker.rules.engine import new_game
from voicebanker.rules.game import Game
from voicebanker.rules.registry import QUESTIONS, Refused
from voicebanker.speech.api import Verdict, Why
from voicebanker.table.happenings import ButtonPressed, GameTakenUp, Save, WordsHeard
from voicebanker.table.told import check_answered, check_told
from voicebanker.table.transcript import Script, Table

RULES = Path(test_mechanics.__file__).parents[2] / "src" / "voicebanker" / "rules"


@dataclass
class Noted:
    """All that was said and done in the golden transcripts."""

    said: set[str] = field(default_factory=set)
    commands: set[str] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)
    bought: set[str] = field(default_factory=set)
    drawn: set[str] = field(default_factory=set)


@cache
def noted() -> Noted:
    result = Noted()
    for script in scripts():
        catalogue = NotingCatalogue(script.edition.language)
        table = Table(script)
        table._catalogue = catalogue
        table.resume()
        for line in script.inputs:
            if line.resume:
                table.resume()
            for happening in line.happenings:
                if isinstance(happening, WordsHeard):
                    note_question(table, happening, result)
                table.handle(happening)
        if script.edition.language == "en":
            result.said |= catalogue.said
        for kind, body in table.entries:
            if kind == "transaction":
                note_transaction(body, result)
    return result


def note_question(table: Table, happening: WordsHeard, result: Noted) -> None:
    phase = getattr(table.unit.dialogue, "phase", "command")
    heard = happening.hypotheses[0].text
    understood = table._language.understand(heard, phase)
    result.questions.add(understood.intent or "")
    result.questions.add(getattr(table.unit.dialogue, "intent", ""))


def note_transaction(body: dict[str, object], result: Noted) -> None:
    transaction = codec.transaction_from_json(body)
    result.commands.add(type(transaction.command).__name__)
    for event in transaction.events:
        result.events.add(type(event).__name__)
        if type(event).__name__ in ("PropertyBought", "AuctionWon"):
            result.bought.add(event.property)  # type: ignore[attr-defined]
        if type(event).__name__ == "CardDrawn":
            result.drawn.add(event.card)  # type: ignore[attr-defined]


def test_the_golden_games_have_every_command() -> None:
    assert noted().commands == codec.commands().keys()


def test_the_golden_games_have_every_event() -> None:
    assert noted().events == codec.events().keys()


def test_the_golden_games_have_every_question() -> None:
    assert noted().questions >= {question.__name__ for question in QUESTIONS} | {"AskLast"}


@pytest.mark.parametrize("board", builtin_names())
def test_the_golden_games_buy_every_deed(board: str) -> None:
    assert noted().bought >= {deed.id for deed in load_edition(board)[0].deeds.list}


def test_the_golden_games_draw_every_card() -> None:
    boards = [load_edition(name)[0] for name in builtin_names()]
    boards += [
        load_edition(board.name, [option.id])[0]
        for board in boards
        for option in board.options
        if option.id == "older-decks"
    ]
    assert noted().drawn == {card for board in boards for card in board.card_by_id}


# Messages.


def refusals() -> Iterator[tuple[Game, Refused]]:
    """Yield each refusal of the rules' tables, with the game it comes from."""
    for case in test_mechanics.cases():
        [table] = case.values
        if "refused" not in table:
            continue
        before = test_mechanics.given_game(table.get("given", {}))
        commands = [test_mechanics.command_of(entry) for entry in table["do"]]
        ready, _ = do(before, *commands[:-1])
        with pytest.raises(Refused) as refused:
            do(ready, commands[-1])
        yield ready, refused.value


def read_back(sitting: Sitting, token: str, sentence: str) -> None:
    """Have ``sentence`` read back: other words are as likely, and the ears are not sure."""
    sitting.presses(token)
    other = "pass go" if sentence != "pass go" else "balance"
    sitting.hears(sentence, other, verdict=Verdict.CONFIRM)


def all_of_the_help(sitting: Sitting) -> None:
    while not sitting.control("help").endswith("That is all."):
        pass


def situations(catalogue: NotingCatalogue) -> None:
    """Go through what the golden games do not come to."""
    replies = Replies(catalogue)
    for ready, refused in refusals():
        assert replies.refusal(refused, ready, "cat")
    full_table(catalogue)
    sitting = Sitting(game(), catalogue=catalogue)
    for intent in moments.COMMANDS:
        read_back(sitting, "cat", moments.sentence(US, intent))
    electronic = moments.electronic()
    electronic.unit.banker.replies.catalogue = catalogue
    for intent in language(ELECTRONIC).intents.keys() - set(moments.COMMANDS):
        if "command" in language(ELECTRONIC).intent(intent).phases:
            sentence = language(ELECTRONIC).intents[intent].says
            read_back(electronic, "super-saver", sentence)
    electronic.says("super-saver", "end the game")
    of_ultimate(catalogue)
    classic_read_back(catalogue)
    for intent, phase in (
        ("Join", "joining"),
        ("BeginGame", "joining"),
        ("NameBuilding", "building"),
    ):
        slots = {"building": "house"} if phase == "building" else {}
        assert replies.doing(intent, slots, game())
    for start in moments.PHASES.values():
        talk = start()
        talk.unit.banker.replies.catalogue = catalogue
        for _ in range(4):
            talk.silence(Why.OUT_OF_GRAMMAR)
    in_doubt = Sitting(game(["cat", "dog", "racecar"]), catalogue=catalogue)
    in_doubt.presses("cat")
    in_doubt.hears("how much does the cat have", "how much does the car have")
    owns = {"cat": ["boardwalk", "park-place"]}
    building = Sitting(game(owns=owns), catalogue=catalogue)
    building.says("cat", "build", "hotel")
    building.says("dog", "build a house")
    building.says("dog", "trade")
    pages = Sitting(game(), catalogue=catalogue)
    all_of_the_help(pages)
    pages.says("cat", "what happened last")
    moments.after_a_failure(pages)
    pages.unit.banker.has_pitch = lambda: False
    pages.says("cat", "higher")
    moments.after_a_failure(pages, unsure=True)
    Sitting(catalogue=catalogue).control("repeat")
    Sitting(game(owns=owns), places=("boardwalk",), catalogue=catalogue).says("cat", "train ride")
    bare = Edition.model_validate(load_edition(US)[0].model_dump() | {"trading": None})
    Sitting(game(edition=bare), catalogue=catalogue).says("cat", "trade")
    full = game(deck=(), edition=only_the_jail_card(), jail_card_holder="dog")
    Sitting(full, catalogue=catalogue).says("cat", "chance")


def of_ultimate(catalogue: NotingCatalogue) -> None:
    """Have every command of Ultimate Banking read back, and a second phase given up."""
    sitting = moments.ultimate()
    sitting.unit.banker.replies.catalogue = catalogue
    for intent, source in language(ULTIMATE).intents.items():
        if "command" in source.phases and intent not in language(US).intents:
            read_back(sitting, "car", moments.sentence(ULTIMATE, intent))
    for _ in range(2):
        sitting.says("car", "raise the rent")
        sitting.ticks()
    for intent in ("BeginBidding", "CallOffAuction", "ChooseProperty"):
        assert Replies(catalogue).doing(intent, {}, sitting.now)


def of_asking(catalogue: NotingCatalogue) -> None:
    """Ask where there is nothing to tell yet or any more, and have lists read back."""
    sitting = Sitting(game(), catalogue=catalogue)
    for text in ("whose turn is it", "and before that", "buy boardwalk", "what happened last"):
        sitting.says("cat", text)
    sitting.says("cat", "and before that")
    for _ in range(10):
        sitting.says("cat", "longer lists")
    slots = {"NameAction": {"action": "pass-go"}, "NameTopic": {"topic": "go"}}
    # What is not sure is answered, not read back; but where two are as likely, they are asked.
    questions = language(US).sources.parts["questions"]
    for intent in (*questions, "More", "ThatsAll", "LongerLists", "ShorterLists", *slots):
        assert Replies(catalogue).doing(intent, slots.get(intent, {}), sitting.now)


def classic_read_back(catalogue: NotingCatalogue) -> None:
    """Have one sentence of each command and question of the classic game read back.

    Those of its Championship by ear, too.
    """
    by_ear_read_back(catalogue)
    starts = {**moments.PHASES, "command": moments.classic, "debt": moments.raising}
    for phase in ("command", "bid", "debt", "deal", "consent", "mortgage", "placing", "dice"):
        for intent, sentence in moments.sentences(CLASSIC, phase).items():
            sitting = starts[phase]()
            sitting.unit.banker.replies.catalogue = catalogue
            if phase == "command":
                sitting.presses("dog")
            sitting.hears(sentence, "undo" if intent != "Undo" else "help", verdict=Verdict.CONFIRM)
    tenth = {"list": [{"id": "income", "name": "Income Tax", "amount": 200, "share": 10}]}
    old = changed(CLASSIC, taxes=tenth, building={"hotels": 1})
    owns = {"dog": ["boardwalk", "park-place"], "boot": ["baltic-avenue", "mediterranean-avenue"]}
    built = dict.fromkeys((*owns["dog"], *owns["boot"]), 4)
    sitting = Sitting(
        game(("dog", "boot"), owns=owns, built=built, edition=old), catalogue=catalogue
    )
    read_back(sitting, "dog", "pay ten percent")
    sitting.hears("yes")
    sitting.control("undo")
    sitting.says("dog", "auction the last hotel")


def by_ear_read_back(catalogue: NotingCatalogue) -> None:
    """Have the commands and questions about places and dice read back, and ask one back."""
    for phase in ("command", "space", "die", "face"):
        for intent, sentence in moments.sentences(BY_EAR, phase).items():
            if intent in language(CLASSIC).intents:
                continue
            sitting = moments.by_ear() if phase == "command" else moments.PHASES[phase]()
            sitting.unit.banker.replies.catalogue = catalogue
            if phase == "command":
                sitting.presses("dog")
            sitting.hears(sentence, "undo" if intent != "Undo" else "help", verdict=Verdict.CONFIRM)
    for vague in ("PutToken", "TakeBus"):
        assert Replies(catalogue).doing(vague, {}, moments.by_ear().now)
    for board, players, space in (
        ("voice_banking.us + places", ("cat", "dog"), "trade"),
        ("ultimate_banking.us + places", ("car", "ship"), "location"),
    ):
        start = game(players, edition=language(board).edition)
        sitting = Sitting(start, board=board, catalogue=catalogue)
        sitting.says(players[0], f"put me on a {space}")
        sitting.says(players[0], "what lies ahead")


def only_the_jail_card() -> Edition:
    body = load_edition(US)[0].model_dump()
    body["cards"]["list"] = tuple(
        card for card in body["cards"]["list"] if card["effect"]["kind"] == "take_jail_card"
    )
    return Edition.model_validate(body)


def test_every_message_of_the_catalogue_is_said() -> None:
    catalogue = NotingCatalogue()
    situations(catalogue)
    of_asking(catalogue)
    # What a voice check says is held by tests/table/test_voice_check.py, who speaks without
    # hands by tests/table/test_hands_free.py, what comes before a game by test_setting_up.py.
    files = ("voice_check.ftl", "hands_free.ftl", "set-up.ftl", "keys.ftl")
    elsewhere = set[str]().union(*map(catalogue_ids_of, files))
    assert sorted(catalogue.ids - catalogue.said - noted().said - elsewhere) == []


def catalogue_ids_of(name: str) -> set[str]:
    text = (resources.folder("grammars") / "en" / name).read_text("utf-8")
    body = FluentParser().parse(text).body
    return {one.id.name for one in body if isinstance(one, ast.Message) and one.value}


def reasons() -> set[str]:
    """Return every reason for a refusal that the source gives."""
    text = "".join(path.read_text("utf-8") for path in RULES.parent.rglob("*.py"))
    found = set(re.findall(r'Refused\(\s*"([a-z-]+)"', text))
    by_state = {"not-begun", "game-over", "debt-open", "choice-open", "deal-open", "consent-open"}
    without = ("auction", "debt", "choice", "deal", "consent", "placing")
    return found | by_state | {f"no-{one}" for one in without}


def test_every_reason_has_a_message_and_every_message_a_reason() -> None:
    ids = NotingCatalogue().ids
    messages = {one.removeprefix("refused-") for one in ids if one.startswith("refused-")}
    unspoken_by_rules = {"nothing-to-repeat", "nothing-to-cancel"}
    assert messages == reasons() | unspoken_by_rules


def test_every_reason_of_the_rules_is_in_their_tables() -> None:
    of_history = {"only-one-step", "nothing-to-undo", "cannot-undo"}
    other = {"table-full", "no-set-yet", "nothing-more"}
    assert reasons() - of_history - other == {refused.reason for _, refused in refusals()}


def test_a_table_with_more_tokens_than_seats_is_full() -> None:
    assert full_table(NotingCatalogue()) == "All 3 tokens are taken."


def full_table(catalogue: NotingCatalogue) -> str:
    """Return what a fourth player hears where three may play, the start being taken back."""
    body = load_edition(US)[0].model_dump()
    body["joining"] |= {"most_players": 3}
    three = replace(new_game(Edition.model_validate(body)), players=("cat", "dog", "t-rex"))
    return Sitting(three, catalogue=catalogue).presses("racecar")


# Wordings.


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(node: object) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(node)
    # "Player" is "player" at the beginning of a sentence; "player_is" only chooses the words.
    names = {name[0].lower() + name[1:] for name in visitor.found if not name.endswith("_is")}
    return frozenset(names)


def messages() -> Iterator[ast.Message]:
    for path in sorted((resources.folder("grammars") / "en").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry


WORDED = [message for message in messages() if message.attributes and message.value]


@pytest.mark.parametrize("message", WORDED, ids=lambda message: message.id.name)
def test_all_wordings_of_a_message_tell_the_same(message: ast.Message) -> None:
    assert message.value is not None
    for attribute in message.attributes:
        if attribute.id.name in WORDS:  # tests/language/test_fewer_words.py
            continue
        assert variables(attribute.value) == variables(message.value), attribute.id.name


def variants(node: object) -> Iterator[ast.SelectExpression]:
    class Selects(Visitor):
        def __init__(self) -> None:
            self.found: list[ast.SelectExpression] = []

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            self.found.append(node)

    visitor = Selects()
    visitor.visit(node)
    yield from visitor.found


@pytest.mark.parametrize("message", list(messages()), ids=lambda message: message.id.name)
def test_you_and_the_others_are_told_the_same_amounts(message: ast.Message) -> None:
    """Whoever listens, the amounts and balances are in the sentence."""
    patterns = (message.value, *(attribute.value for attribute in message.attributes))
    for pattern in filter(None, patterns):
        for select in variants(pattern):
            if not variables_is(select.selector):
                continue
            told = [
                frozenset(v for v in variables(variant.value) if is_money(v))
                for variant in select.variants
                if getattr(variant.key, "name", "") in ("you", "other")
            ]
            if message.id.name not in ("owner-told",):
                assert len(set(told)) <= 1, message.id.name


def variables_is(selector: object) -> bool:
    return isinstance(selector, ast.VariableReference) and selector.id.name.endswith("_is")


def is_money(name: str) -> bool:
    return name in ("amount", "sum") or name.endswith("_balance")


# Money.


@pytest.mark.parametrize("script", scripts(), ids=lambda script: script.path.name)
def test_whatever_moves_in_a_golden_game_is_saved_and_told(script: Script) -> None:
    table = Table(script)
    for line in script.inputs:
        if line.resume:
            table.resume()
        for happening in line.happenings:
            before = table.unit.banker.game
            wishes = table.unit.handle(happening)
            table.entries += [
                (wish.kind, dict(wish.body)) for wish in wishes if isinstance(wish, Save)
            ]
            check_told(before, table.unit.banker.game, wishes)
            if isinstance(happening, ButtonPressed | WordsHeard | GameTakenUp):
                check_answered(wishes)


@pytest.mark.parametrize("board", builtin_names())
def test_every_card_of_the_deck_has_its_words(board: str) -> None:
    ids = NotingCatalogue().ids
    assert {f"card-{card}" for card in language(board).edition.card_by_id} <= ids
