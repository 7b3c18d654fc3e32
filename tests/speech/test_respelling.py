"""Words that a model lacks, spelled with words that it has."""

from functools import cache
from pathlib import Path

import pytest

from tests.speech.grammars import HandGrammar
from tests.speech.stub_vosk import StubVosk, english
from tests.speech.test_models import make_model
from tests.speech.test_vosk import korean_model
from voicebanker.editions import builtin_names, load_edition
from voicebanker.language.interpreter import Language
from voicebanker.speech import vosk_ears
from voicebanker.speech.lexicon import Lexicon, commonness, dictionary, sounds_of
from voicebanker.speech.phonemes import PHONES, distance, parse
from voicebanker.speech.respelling import FARTHEST, Respeller
from voicebanker.speech.vocabulary import Vocabulary, respeller, vocabulary
from voicebanker.speech.vosk_ears import VoskEars

VENTNOR = ("V EH N T N ER", "V EH N T N AO R")
SMALL = Lexicon(
    {
        "vent": ["V EH N T"],
        "nor": ["N AO R"],
        "knorr": ["N AO R"],
        "white": ["W AY T"],
        "chapel": ["CH AE P AH L"],
        "mortgage": ["M AO R G AH JH"],
        "un": ["AH N"],
        "fent": ["F EH N T"],
    }
)


def small(*without: str) -> Respeller:
    common = {"knorr": -18.0}
    return Respeller(SMALL, lambda word: word not in without, lambda word: common.get(word, -9.0))


def best(spell: Respeller, *ways: str, taken: str = "") -> str | None:
    found = spell.respell(ways, frozenset(taken.split()))
    return found[0].text if found else None


def in_words(grammar: HandGrammar, words: frozenset[str]) -> Vocabulary:
    return vocabulary(grammar, words.__contains__, lambda: respeller(words.__contains__))


def test_a_word_is_cut_into_words_that_sound_like_it() -> None:
    assert best(small(), *VENTNOR) == "vent nor"
    assert best(small(), "W AY T CH AE P AH L") == "white chapel"


def test_of_words_that_sound_the_same_the_common_one_is_taken() -> None:
    assert best(small("nor"), *VENTNOR) == "vent knorr"


def test_a_near_sound_stands_in_where_the_same_is_missing() -> None:
    assert best(small("vent"), *VENTNOR) == "fent nor"
    nearest = small("vent").respell(VENTNOR, frozenset())[0]
    assert 0.0 < nearest.distance < 0.1


def test_a_respelling_is_told_from_every_phrase_of_the_grammar() -> None:
    assert best(small(), "AH N M AO R G AH JH", taken="mortgage") == "un mortgage"
    assert best(small(), "M AO R G AH JH", taken="mortgage") is None


def test_what_sounds_like_nothing_known_is_not_respelled() -> None:
    assert best(small(), "ZH OY ZH OY ZH OY") is None
    assert best(small()) is None


def test_a_search_is_made_once() -> None:
    asked: list[str] = []

    def knows(word: str) -> bool:
        asked.append(word)
        return True

    spell = Respeller(SMALL, knows, lambda _word: -9.0)
    first = spell.respell(VENTNOR, frozenset())
    count = len(asked)
    assert spell.respell(VENTNOR, frozenset()) is first
    assert len(asked) == count == len(set(asked))


def test_words_come_back_from_their_respellings_longest_first_and_each_time() -> None:
    known = Vocabulary((), {"ventnor": "vent nor", "vent": "bent", "venn": "vent"}, frozenset())
    assert known.restored("vent nor vent nor bent vent") == "ventnor ventnor vent venn"


def test_the_edition_has_the_first_word_and_the_search_the_second() -> None:
    grammar = HandGrammar(
        "names",
        ("ventnor avenue",),
        pronunciations={"ventnor": VENTNOR},
        sounds_like={"ventnor": "vent north"},
    )
    chosen = [in_words(grammar, english(lacks)) for lacks in (["ventnor"], ["ventnor", "north"])]
    assert [one.spoken_as for one in chosen] == [
        {"ventnor": "vent north"},
        {"ventnor": "vent nor"},
    ]
    assert [one.phrases for one in chosen] == [("vent north avenue",), ("vent nor avenue",)]


def test_two_words_that_sound_alike_are_not_spelled_alike() -> None:
    way = ("V EH N T N AO R",)
    grammar = HandGrammar("twins", ("zzyx", "zzyy"), pronunciations={"zzyx": way, "zzyy": way})
    known = in_words(grammar, english())
    assert known.missing == frozenset()
    assert len(set(known.spoken_as.values())) == 2
    assert {known.restored(heard) for heard in known.spoken_as.values()} == set(known.spoken_as)


@cache
def words_of(edition: str) -> tuple[frozenset[str], dict[str, tuple[str, ...]]]:
    language = Language(load_edition(edition)[0])
    grammars = [language.grammar(phase) for phase in language.phases]
    return frozenset().union(*(one.words for one in grammars)), dict(grammars[0].pronunciations)


ENGLISH = [one for one in builtin_names() if load_edition(one)[0].language == "en"]


@pytest.mark.parametrize("edition", ENGLISH)
def test_every_word_of_an_edition_is_known_or_respelled_close_by(
    edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The model lacks what CMU's dictionary lacks, and the edition gives no help."""
    words, pronunciations = words_of(edition)
    have = english(pronunciations)
    monkeypatch.setattr(vosk_ears, "_vosk", lambda: StubVosk(have))
    grammar = HandGrammar("all", tuple(sorted(words)), pronunciations=pronunciations)
    ears = VoskEars(make_model(tmp_path))
    replaced = ears.replaced_words(grammar)
    assert replaced.keys() == words - have
    assert ears.missing_words(grammar) == frozenset()
    for word, heard in replaced.items():
        assert have.issuperset(heard.split())
        assert not words.issuperset(heard.split())
        sounds = sounds_of(heard, {})
        assert min(distance(parse(way), sounds) for way in pronunciations[word]) <= FARTHEST


@pytest.mark.parametrize("edition", builtin_names())
def test_every_word_that_may_be_said_goes_in_as_part_of_a_phrase(edition: str) -> None:
    language = Language(load_edition(edition)[0])
    for phase in language.phases:
        grammar = language.grammar(phase)
        covered = {word for phrase in grammar.phrases for word in phrase.split()}
        assert grammar.words - covered <= {grammar.polite}, phase
        known = vocabulary(grammar, lambda _word: True, lambda: small())
        assert {word for phrase in known.phrases for word in phrase.split()} >= grammar.words


def test_the_real_korean_model_respells_from_the_sounds_that_a_grammar_gives() -> None:
    ears = VoskEars(korean_model())
    grammar = HandGrammar(
        "korean",
        ("보드워크", "서울"),
        pronunciations={"보드워크": ("B OW D W ER K",)},
        sounds_like={"보드워크": "보드 zzyx"},
    )
    # No word of CMU's dictionary is one of that model, so the search finds nothing ...
    assert ears.missing_words(grammar) == {"보드워크"}
    # ... and finds "보드 워크" where the dictionary has them.
    korean = Lexicon({"보드": ["B OW D"], "워크": ["W ER K"], "qwrt": ["B OW D W ER K"]})
    spell = Respeller(korean, lambda word: ears._knows(word), lambda _word: 0.0)
    known = vocabulary(
        HandGrammar(grammar.name, grammar.templates, pronunciations=grammar.pronunciations),
        lambda word: ears._knows(word),
        lambda: spell,
    )
    assert known.spoken_as == {"보드워크": "보드 워크"}
    ears.close()


@pytest.mark.parametrize("edition", builtin_names())
def test_the_real_korean_model_is_checked_for_every_word_of_an_edition(edition: str) -> None:
    ears = VoskEars(korean_model())
    words, pronunciations = words_of(edition)
    grammar = HandGrammar("all", tuple(sorted(words)), pronunciations=pronunciations)
    known = {word for word in words if ears._knows(word)}
    assert ears.missing_words(grammar) | ears.replaced_words(grammar).keys() == words - known
    ears.close()


def test_the_dictionary_has_several_ways_to_say_a_word_and_words_for_a_way() -> None:
    assert len(dictionary().sounds("the")) > 1
    assert {"nor", "knorr"} <= set(dictionary().words("N AO R"))
    assert commonness()("nor") > commonness()("knorr")
    said = {way for word in dictionary().spellings for way in dictionary().sounds(word)}
    assert set(PHONES) == {phone for way in said for phone in way.split()}


def test_a_word_that_nobody_knows_counts_by_its_letters() -> None:
    assert sounds_of("vent zq", {"vent": ("V EH1 N T",)}) == ("V", "EH", "N", "T", "z", "q")
    assert len(sounds_of("서울", {})) == 4
