"""Names: clear ones are taken, close ones are asked about, others are unknown."""

from itertools import combinations

import pytest

from tests.language.tables import language
from voicebanker.language.resolver import MARGIN, MOST_CANDIDATES, Resolver, similarity
from voicebanker.language.spelling import Spelling

BOARDS = (
    *("voice_banking.us", "voice_banking.uk", "super_electronic.us", "super_electronic.de"),
    *("ultimate_banking.us", "ultimate_banking.uk"),
)
CLEAR: dict[str, dict[str, str | None]] = {
    "voice_banking.us": {
        "vermount": "vermont-avenue",
        "ventner": "ventnor-avenue",
        "ventnor": "ventnor-avenue",
        "bordwalk": "boardwalk",
        "board walk": "boardwalk",
        "penn": "pennsylvania-avenue",
        "pensilvania": "pennsylvania-avenue",
        "mediteranian": "mediterranean-avenue",
        "st charls": "st-charles-place",
        "saint jamez": "st-james-place",
        "marvins gardens": "marvin-gardens",
        "park": "park-place",
        "north carolyna": "north-carolina-avenue",
        "oriental road": "oriental-avenue",
    },
    "voice_banking.uk": {
        "mayfare": "mayfair",
        "may fair": "mayfair",
        "picadilly": "piccadilly",
        "white hall": "whitehall",
        "white chapel road": "whitechapel-road",
        "oxford st": "oxford-street",
        "marlboro st.": "marlborough-street",
        "angel islington": "the-angel-islington",
        "pal mal": "pall-mall",
        "leicester square": None,
    },
    "ultimate_banking.uk": {
        "bow": "bow-street",
        "bond street": "bond-street",
        "vine st": "vine-street",
        "trafalgar": "trafalgar-square",
        "leicester": "leicester-square",
        "north umberland": "northumberland-avenue",
    },
    "super_electronic.de": {
        "bad strasse": "badstrasse",
        "Münchner Straße": "muenchener-strasse",
        "munich": "muenchener-strasse",
        "vienna street": "wiener-strasse",
        "schlossalle": "schlossallee",
        "rathaus platz": "rathausplatz",
        "park place": None,
    },
}
ASKED = {
    "voice_banking.us": {
        "saint": {"st-charles-place", "st-james-place"},
        "st": {"st-charles-place", "st-james-place"},
        "buy boardwalk": {"boardwalk"},
        "buy board walk": {"boardwalk"},
    },
    "voice_banking.uk": {"bown street": {"bond-street", "bow-street"}},
    "ultimate_banking.uk": {
        "bown street": {"bond-street", "bow-street"},
        "vind street": {"vine-street"},
        "boy": {"bow-street"},
        "boe street": {"bow-street"},
        "lester square": {"leicester-square"},
    },
}
UNKNOWN = {
    "voice_banking.us": ["the", "avenue", "the avenue", "a", "new", "xyzzy", "timbuktu", "mayfair"],
    "super_electronic.de": ["the", "strasse", "straße", "boardwalk"],
    "voice_banking.uk": [
        "the",
        "street",
        "road",
        "a",
        "new",
        "timbuktu",
        "baltic",
        "marvin gardens",
    ],
}


def resolver(board: str) -> Resolver:
    return language(board)._resolvers["property"]


def names(board: str) -> list[tuple[str, str]]:
    return [
        (deed.id, name)
        for deed in language(board).edition.deeds.list
        for name in (deed.name, *deed.aliases)
    ]


@pytest.mark.parametrize("board", BOARDS)
def test_every_name_and_alias_is_its_own_deed_for_certain(board: str) -> None:
    for deed, name in names(board):
        for said in (name, name.upper(), f"the {name}", name.replace(".", "")):
            resolved = resolver(board).resolve(said)
            assert (resolved.candidates, resolved.certain) == ((deed,), True), said


@pytest.mark.parametrize("board", BOARDS)
def test_every_name_without_its_kind_of_street_is_its_own_deed(board: str) -> None:
    for deed, name in names(board):
        resolved = resolver(board).resolve(language(board).spelling.bare(name))
        assert (resolved.candidates, resolved.certain) == ((deed,), True), name


@pytest.mark.parametrize("board", BOARDS)
def test_two_deeds_within_the_margin_of_each_other_are_asked_about(board: str) -> None:
    """What lies between two names, half the one and half the other, is never guessed."""
    spelling = language(board).spelling
    forms = {
        deed: [spelling.bare(n) for d, n in names(board) if d == deed] for deed, _ in names(board)
    }
    for (_, first), (_, second) in combinations(names(board), 2):
        head, tail = spelling.bare(first), spelling.bare(second)
        for cut in range(1, len(head)):
            mixed = spelling.bare(head[:cut] + tail[cut:])
            scores = sorted(max(similarity(mixed, f) for f in of) for of in forms.values())
            resolved = resolver(board).resolve(mixed)
            if scores[-1] - scores[-2] < MARGIN and not resolver(board)._with_all_words(mixed):
                assert not resolved.certain, mixed


@pytest.mark.parametrize(
    ("board", "said", "deed"), [(b, s, d) for b, table in CLEAR.items() for s, d in table.items()]
)
def test_a_clear_misspelling_is_taken(board: str, said: str, deed: str | None) -> None:
    resolved = resolver(board).resolve(said)
    if deed is None:
        assert resolved.unknown
    else:
        assert (resolved.candidates, resolved.certain) == ((deed,), True)


@pytest.mark.parametrize(
    ("board", "said", "among"), [(b, s, d) for b, table in ASKED.items() for s, d in table.items()]
)
def test_a_name_in_doubt_is_asked_about(board: str, said: str, among: set[str]) -> None:
    resolved = resolver(board).resolve(said)
    assert not resolved.certain
    assert set(resolved.candidates) == among


@pytest.mark.parametrize(("board", "said"), [(b, s) for b, all_ in UNKNOWN.items() for s in all_])
def test_another_name_is_unknown(board: str, said: str) -> None:
    assert resolver(board).resolve(said).unknown


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("said", ["", " ", "...", "saint", "a b c d e", "the" * 50])
def test_whatever_is_said_there_are_at_most_three_candidates(board: str, said: str) -> None:
    resolved = resolver(board).resolve(said)
    assert len(resolved.candidates) <= MOST_CANDIDATES
    assert not (resolved.certain and len(resolved.candidates) != 1)


def test_one_word_of_a_name_may_be_the_beginning_of_another() -> None:
    doubt = Resolver({"hall": ["White Hall"], "chapel": ["Whitechapel"]}, Spelling({}, ()))
    assert set(doubt.resolve("white").candidates) == {"hall", "chapel"}
    assert not doubt.resolve("white").certain


@pytest.mark.parametrize(
    ("text", "normal"),
    [
        ("St. Charles Place!", "saint charles place"),
        ("  Pay   RENT, on: Baltic Ave. ", "pay rent on baltic avenue"),
        ("What’s my balance?", "what's my balance"),
        ("Houses & Hotels", "houses and hotels"),
        ("T-Rex", "t rex"),
        ("'quoted'", "quoted"),
        ("collect 200", "collect two hundred"),
        ("...", ""),
    ],
)
def test_one_spelling_for_everything(text: str, normal: str) -> None:
    assert language(BOARDS[0]).spelling.normalise(text) == normal
