"""Every language besides English: complete, understood as it is written, and said back."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from hassil import Intents

from tests.language.broken import change, copy_of
from tests.language.tables import FOLDER, Utterance
from voicebanker.editions import builtin_names, load_edition
from voicebanker.language.catalogue import Catalogue
from voicebanker.language.comparison import Lack, lacks
from voicebanker.language.grammar import PhaseGrammar
from voicebanker.language.interpreter import Language, Meaning
from voicebanker.language.languages import GrammarError, about, languages
from voicebanker.language.localised import edition_in
from voicebanker.language.menu_words import MenuWords
from voicebanker.language.numbers import NumberKind
from voicebanker.language.numerals import numerals_of
from voicebanker.language.sources import load_sources
from voicebanker.language.speakable import speakable

OTHERS = tuple(one for one in languages() if about(one).based_on is not None)


@cache
def spoken(board: str, language: str) -> Language:
    """Return the words of a board in a language."""
    name, *options = board.split(" + ")
    return Language(edition_in(load_edition(name, options)[0], language))


def tables() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the tables of utterances of all languages but English, those of a board in order."""
    for path in sorted(FOLDER.glob("*/*.yaml")):
        yield path.parent.name, yaml.safe_load(path.read_text("utf-8"))


def utterances() -> Iterator[tuple[str, Utterance]]:
    """Yield every utterance once for the first phase and the last of its intent."""
    for language, table in tables():
        board = table["board"]
        for intent, rows in table["intents"].items():
            phases = spoken(board, language).intent(intent).phases
            for row in rows:
                [(text, slots)] = row.items() if isinstance(row, dict) else [(row, {})]
                for phase in dict.fromkeys((phases[0], phases[-1])):
                    yield language, Utterance(board, phase, text, intent, slots)


UTTERANCES = tuple(utterances())


@pytest.mark.parametrize(("language", "said"), UTTERANCES, ids=str)
def test_an_utterance_means_its_intent_and_slots(language: str, said: Utterance) -> None:
    understood = spoken(said.board, language).understand(said.text, said.phase)
    assert understood.meaning is Meaning.UNDERSTOOD
    assert (understood.intent, dict(understood.slots)) == (said.intent, said.slots)


@pytest.mark.parametrize("language", OTHERS)
def test_every_template_and_each_of_its_words_is_exercised(language: str) -> None:
    boards = dict.fromkeys(said.board for one, said in UTTERANCES if one == language)
    templates = {
        (intent, template): board
        for board in reversed(boards)
        for intent, source in spoken(board, language).intents.items()
        for one in source.data
        for template in one.sentences
    }
    sources = spoken("voice_banking.us", language).sources
    assert {intent for intent, _ in templates} == sources.intents.keys(), "no board plays it"
    untold = [
        (intent, template, words)
        for (intent, template) in templates
        if (words := unsaid(language, intent, template))
    ]
    assert untold == []


def unsaid(language: str, intent: str, template: str) -> set[str]:
    """Return the words of a template that no line of the tables says; ``*`` where none says it."""
    said: set[str] = set()
    matched = False
    for one, line in UTTERANCES:
        if (one, line.intent) != (language, intent):
            continue
        words = spoken(line.board, language)
        if grammar_of(line.board, language, intent, template).is_complete(line.text):
            matched = True
            said |= set(words.spelling.normalise(line.text).split())
    spelling = spoken("voice_banking.us", language).spelling
    literal = spelling.normalise(re.sub(r"\{[^}]*\}|[\[\]()|]", " ", template)).split()
    return set(literal) - said if matched else {"*"}


@cache
def grammar_of(board: str, language: str, intent: str, template: str) -> PhaseGrammar:
    words = spoken(board, language)
    data = [{"sentences": [words.spelling.folded(template)]}]
    return PhaseGrammar(
        "one-template",
        Intents.from_dict({"language": language, "intents": {intent: {"data": data}}}),
        words._lists,
        words.spelling,
        words._skip_words,
        numbers=words._numbers,
    )


PHASES = tuple(
    (board, language, phase)
    for language in OTHERS
    for board in dict.fromkeys(said.board for one, said in UTTERANCES if one == language)
    for phase in spoken(board, language).phases
)


@pytest.mark.parametrize(("board", "language", "phase"), PHASES)
def test_each_phrase_of_a_grammar_is_understood_in_one_way(
    board: str, language: str, phase: str, long_profile: bool
) -> None:
    words = spoken(board, language)
    grammar = words.grammar(phase)
    assert all(re.fullmatch(r"[a-z']+", word) for word in grammar.words)
    for phrase in grammar.phrases[:: 1 if long_profile else 7]:
        assert set(phrase.split()) <= grammar.words, phrase
        meanings = {
            (one.intent, tuple(sorted(one.slots.items()))) for one in grammar.matches(phrase)
        }
        most = max(len(slots) for _, slots in meanings)
        assert len([one for one in meanings if len(one[1]) == most]) == 1, (phrase, meanings)
        understood = words.understand(phrase, phase).meaning
        assert understood in (Meaning.UNDERSTOOD, Meaning.AMBIGUOUS_NAME), phrase


# Complete, both ways.


@pytest.mark.parametrize("language", languages())
def test_a_language_lacks_nothing(language: str) -> None:
    assert list(lacks(language)) == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the German files, to be broken."""
    return copy_of("de", tmp_path)


BROKEN = {
    "a message missing": (
        *("hands_free.ftl", "hands-free-speaker =", "other ="),
        {"message hands-free-speaker is missing", "message other is said nowhere"},
    ),
    "an amount untold": (
        *("replies.ftl", "Das nächste Gebot ist { $amount } oder mehr", "Biete mehr"),
        {"message refused-bid-too-low does not tell $amount"},
    ),
    "a fact that nobody tells": (
        *("deals.ftl", "deal-dropped = Also", "deal-dropped = { $amount } Also"),
        {"message deal-dropped uses $amount, which is not told"},
    ),
    "a form half there": (
        *("replies.ftl", "nobody-dative = niemandem\n", ""),
        {"message nobody-dative is missing, for the-token-dative is there"},
    ),
    "a group of sentences for nothing": (
        *("moves.yaml", "needs: trading.forced", "needs: trading.safe"),
        {
            "intent Trade has no sentences for 'trading.forced'",
            "intent Trade has sentences for 'trading.safe', which nothing needs",
        },
    ),
    "nothing for the help": (
        *("moves.yaml", 'says: "Bahnfahrt"', 'says: ""'),
        {"intent RideTrain says '' in the help"},
    ),
    "a token without a name": (
        *("names.yaml", "  cat: {name: Katze, gender: feminine, aliases: [Mieze]}\n", ""),
        {"name tokens.cat is missing"},
    ),
    "a token without a gender": (
        *("names.yaml", "name: Katze, gender: feminine", "name: Katze"),
        {"name tokens.cat has no gender"},
    ),
    "a card without a title": (
        *("names.yaml", "  safari: {title: Safari}\n", ""),
        {"name cards.safari is missing"},
    ),
}  # fmt: skip


def named(lack: Lack) -> str:
    return f"{lack.part} {lack.name} {lack.what}"


@pytest.mark.parametrize("what", BROKEN)
def test_what_a_language_lacks_is_listed(folder: Path, what: str) -> None:
    name, old, new, expected = BROKEN[what]
    change(folder / name, old, new)
    assert {named(one) for one in lacks("de", folder)} == expected


def test_a_missing_intent_is_listed_with_the_sentences_that_it_follows(folder: Path) -> None:
    (folder / "clock.yaml").unlink()
    [lack] = lacks("de", folder)
    assert named(lack) == "intent AskTime is missing"
    assert "when is the time up" in lack.reference.splitlines()


def test_a_slot_that_no_sentence_names_is_listed(folder: Path) -> None:
    text = (folder / "bids.yaml").read_text("utf-8")
    (folder / "bids.yaml").write_text(text.replace("{amount}", "betrag"), "utf-8")
    assert "intent BidAmount names {amount} in no sentence" in map(named, lacks("de", folder))


def test_words_without_sounds_and_numbers_without_sense_are_listed(folder: Path) -> None:
    change(folder / "language.yaml", '    "z": "T S"\n', "")
    change(folder / "numbers.yaml", "zwanzig | dreißig | vierzig", "zwanzig | dreißig")
    found = {named(one) for one in lacks("de", folder)}
    assert "word zwei has a letter without a sound in language.yaml" in found
    assert "number amount 45 is not understood: 'fünfundvierzig'" in found


# Names, sounds, numbers.


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("board", builtin_names())
def test_each_board_is_the_same_game_in_each_language(board: str, language: str) -> None:
    edition = load_edition(board)[0]
    other = edition_in(edition, language)
    assert other.language == language
    own, its = edition.model_dump(), other.model_dump()
    assert own.keys() == its.keys()
    for key in own.keys() - {"language", "speech", "tokens", "sets", "cards", "community_chest"}:
        if key != "taxes":
            assert own[key] == its[key], key
    assert [one.id for one in edition.tokens] == [one.id for one in other.tokens]
    assert [one.effect for one in edition.card_by_id.values()] == [
        one.effect for one in other.card_by_id.values()
    ]


def test_a_name_may_be_left_in_the_language_of_its_file() -> None:
    body = load_edition("voice_banking.us")[0].model_dump()
    body["tokens"][2]["id"] = "penguin"
    body["tokens"][2]["name"] = "Penguin"
    edition = type(load_edition("voice_banking.us")[0]).model_validate(body)
    named_ = {one.id: one.name for one in edition_in(edition, "de").tokens}
    assert (named_["penguin"], named_["dog"]) == ("Penguin", "Hund")


@pytest.mark.parametrize(
    ("said", "deed"),
    [
        ("Badstraße", "badstrasse"),
        ("Badstrasse", "badstrasse"),
        ("bad straße", "badstrasse"),
        ("die Batstraße", "badstrasse"),
        ("Münchner Str.", "muenchener-strasse"),
        ("Muenchener Strasse", "muenchener-strasse"),
        ("Wiener", "wiener-strasse"),
        ("Schloß Allee", "schlossallee"),
        ("der Schlossallee", "schlossallee"),
        ("Schosseestraße", "chausseestrasse"),
        ("Götestraße", "goethestrasse"),
        ("Teaterstraße", "theaterstrasse"),
        ("Schillastraße", "schillerstrasse"),
        ("Bahnhof Straße", "bahnhofstrasse"),
        ("Hauptstrasse", "hauptstrasse"),
    ],
)
def test_german_names_are_found_by_letters_and_by_sound(said: str, deed: str) -> None:
    understood = spoken("voice_banking.de", "de").understand(f"kaufe {said}", "command")
    assert understood.intent == "Buy"
    assert deed in (understood.slots.get("property"), *understood.candidates)


@pytest.mark.parametrize("said", ["Entenhausen", "Straße", "Boardwalk", "zwanzig"])
def test_what_is_no_german_name_is_not_bought(said: str) -> None:
    understood = spoken("voice_banking.de", "de").understand(f"kaufe {said}", "command")
    assert understood.meaning in (Meaning.UNKNOWN_NAME, Meaning.NOT_A_COMMAND)


def test_german_words_sound_by_rules_and_are_written_with_their_umlauts_for_the_ears() -> None:
    grammar = spoken("voice_banking.de", "de").grammar("command")
    assert grammar.pronunciations["schlossallee"] == ("SH L AO S AA L EY",)
    assert grammar.pronunciations["fuer"] == ("F UW R",)
    assert grammar.pronunciations["entenhausen"] == ("EH N T EH N HH AW Z AH N",)
    assert grammar.sounds_like["fuer"] == "für"
    assert grammar.sounds_like["badstrasse"] == "bad straße"
    assert all("ß" not in word for word in grammar.words)


GERMAN = numerals_of("de")
AMOUNT = NumberKind(1, 20_000, (), GERMAN)


def test_every_amount_is_understood_as_it_is_said() -> None:
    for number in range(1, 20_001):
        assert AMOUNT.read(GERMAN.words(number)) == number


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("zweihundertsechzig", 260),
        ("zwei hundert sechzig", 260),
        ("hundert", 100),
        ("hundertundfünf", 105),
        ("fuenfzehnhundert", 1500),
        ("tausend", 1000),
        ("eintausendzweihundertfünfzig", 1250),
        ("einundzwanzig", 21),
        ("zwo fünf null", 250),
        ("zwölftausenddreihundertfünfundvierzig", 12_345),
        ("eine Million fünfhunderttausend", 1_500_000),
        ("zwei Millionen", 2_000_000),
        ("2 Millionen", 2_000_000),
        ("2,5 Millionen", 2_500_000),
        ("zwei Komma fünf Millionen", 2_500_000),
        ("1.500", 1500),
        ("m1.500", 1500),
        ("260", 260),
    ],
)
def test_the_ways_of_saying_an_amount_in_german(said: str, number: int) -> None:
    assert GERMAN.read(GERMAN.plain(GERMAN.folded(said))) == number


@pytest.mark.parametrize(
    "said", ["", "hundert zwei hundert", "und", "zwanzigund", "badstraße", "2,55"]
)
def test_what_is_no_german_amount(said: str) -> None:
    assert GERMAN.read(GERMAN.plain(GERMAN.folded(said))) is None


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "null"),
        (1, "eins"),
        (21, "einundzwanzig"),
        (101, "einhunderteins"),
        (260, "zweihundertsechzig"),
        (101_000, "einhunderteintausend"),
        (1_500_000, "eine Million fünfhunderttausend"),
        (2_000_021, "zwei Millionen einundzwanzig"),
    ],
)
def test_german_numbers_in_words(number: int, words: str) -> None:
    assert GERMAN.words(number) == words
    assert GERMAN.read(words) == number or number == 0


def test_fifteen_and_fifty_sound_alike_in_german_too() -> None:
    assert AMOUNT.rival("zweihundertfünfzig") == 215
    assert AMOUNT.rival("250") is None
    assert AMOUNT.rival("zwo fünf null") is None


def test_printed_german_is_made_fit_for_a_voice() -> None:
    assert speakable("M1.500 für LOS, sagt T-Rex.", language="de") == "1500 für Los, sagt Tee Rex."
    assert speakable("M20.000.", language="de") == "20000."


# On the way to completeness.


def test_what_has_no_words_yet_is_said_in_the_language_that_it_follows(folder: Path) -> None:
    (folder / "hands_free.ftl").unlink()
    catalogue = Catalogue("de", folder)
    assert catalogue.say("hands-free-speaker", {"player": "der Hund"}) == (
        "That was der Hund, I believe."
    )
    assert catalogue.wordings("hands-free-speaker") == 1
    assert catalogue.say("cancelled") == "Gut, vergessen."


def test_what_has_no_words_yet_cannot_be_said(folder: Path) -> None:
    (folder / "clock.yaml").unlink()
    edition = edition_in(load_edition("voice_banking.us", ["time-limit"])[0], "de")
    assert "AskTime" not in Language(edition, folder).intents
    assert "AskTime" in spoken("voice_banking.us + time-limit", "de").intents


def test_an_intent_that_nothing_follows_is_refused(folder: Path) -> None:
    change(folder / "clock.yaml", "  AskTime:", "  AskClock:")
    with pytest.raises(GrammarError, match=r"clock\.yaml: there is no intent 'AskClock' in 'en'"):
        load_sources("de", folder)


# Choosing before a game.


@pytest.mark.parametrize(
    ("said", "intent", "place"),
    [
        ("Voice Banking", "PickName", 0),
        ("wir spielen Voice Banking", "PickName", 0),
        ("nimm die Zwei", "PickNumber", 1),
        ("Nummer drei", "PickNumber", 2),
        ("die Hausregeln", "PickName", 2),
        ("mehr", "More", None),
        ("die nächsten", "More", None),
        ("noch einmal", "Again", None),
        ("zurück", "Back", None),
        ("Hilfe", "Help", None),
        ("tschüss", "Leave", None),
        ("auf Wiedersehen", "Leave", None),
    ],
)
def test_a_game_is_chosen_in_german(said: str, intent: str, place: int | None) -> None:
    words = MenuWords("de")
    titles = (words.titled("a", "Monopoly Voice Banking"), words.titled("b", "Monopoly Classic"))
    picked = words.grammar((*titles, words.fixed("options"))).picked(said)
    assert picked is not None
    assert (picked.intent, picked.place) == (intent, place)


def test_a_menu_without_words_yet_is_listed_and_said_in_the_language_it_follows(
    folder: Path,
) -> None:
    (folder / "set-up" / "menu.yaml").unlink()
    assert {named(one) for one in lacks("de", folder)} == {"menu set-up/menu.yaml is missing"}
    assert MenuWords("de", folder).fixed("begin").said == "begin"


def test_a_choice_without_words_is_listed(folder: Path) -> None:
    change(folder / "set-up" / "menu.yaml", "  begin:", "  start:")
    assert {named(one) for one in lacks("de", folder)} == {
        "menu choices.begin is missing",
        "menu choices.start is asked for nowhere",
    }
