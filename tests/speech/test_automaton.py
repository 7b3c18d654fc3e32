"""The smallest automaton of a grammar: the same phrases, in as few states as can be."""

from collections import Counter, defaultdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.speech.clips import clip
from tests.speech.grammars import COMMANDS, NAMES
from voicebanker.editions import load_edition
from voicebanker.language.interpreter import Language
from voicebanker.speech.api import Grammar
from voicebanker.speech.automaton import Arc, Automaton, add, of_jsgf, smallest
from voicebanker.speech.sphinx_decoder import best_path, make_decoder


def phrases(automaton: Automaton) -> set[str]:
    """Return every phrase of an automaton without loops."""
    arcs = defaultdict[int, list[Arc]](list)
    for arc in automaton.arcs:
        arcs[arc[0]].append(arc)
    found, left = set[str](), [(automaton.start, "")]
    while left:
        state, said = left.pop()
        if state in automaton.ends:
            found.add(said)
        left += [(target, f"{said} {word}".strip()) for _, target, word in arcs[state]]
    return found


def accepts(automaton: Automaton, phrase: str) -> bool:
    step = {(origin, word): target for origin, target, word in automaton.arcs}
    state: int | None = automaton.start
    for word in phrase.split():
        state = step.get((state, word)) if state is not None else None
    return state in automaton.ends


def smallest_of(automaton: Automaton) -> Automaton:
    found = smallest(automaton)
    assert found is not None
    return found


def of(grammar: Grammar) -> Automaton:
    return of_jsgf(make_decoder(lm=None), grammar.jsgf)


ARCS = st.tuples(st.integers(0, 7), st.integers(1, 3), st.sampled_from(["", "buy", "sell", "it"]))
AUTOMATA = st.builds(
    lambda arcs, ends: Automaton(0, frozenset(ends), tuple((at, at + by, w) for at, by, w in arcs)),
    st.lists(ARCS, max_size=16),
    st.sets(st.integers(0, 10), max_size=3),
)


@given(AUTOMATA)
def test_it_has_the_same_phrases(automaton: Automaton) -> None:
    assert phrases(smallest_of(automaton)) == phrases(automaton)


@given(AUTOMATA)
def test_no_word_leads_two_ways_and_no_two_states_are_alike(automaton: Automaton) -> None:
    found = smallest_of(automaton)
    assert max(Counter((origin, word) for origin, _, word in found.arcs).values(), default=1) == 1
    assert all(word for _, _, word in found.arcs)
    after = defaultdict[int, set[tuple[str, int]]](set)
    for origin, target, word in found.arcs:
        after[origin].add((word, target))
    alike = [(state in found.ends, frozenset(after[state])) for state in range(found.states)]
    assert len(alike) == len(set(alike))


def test_sentences_that_begin_or_end_alike_go_the_same_way() -> None:
    grammar = (
        "#JSGF V1.0;\ngrammar a;\n<n> = park place | boardwalk;\n"
        "public <a> = buy <n> | buy the <n> | sell <n> | sell the <n>;\n"
    )
    found = smallest_of(of_jsgf(make_decoder(lm=None), grammar))
    assert phrases(found) == {
        f"{verb} {name}".replace("  ", " ")
        for verb in ("buy", "buy the", "sell", "sell the")
        for name in ("park place", "boardwalk")
    }
    # Begin, after the verb, after "the", after "park", and the end.
    assert found.states == 5


def test_a_grammar_with_a_loop_has_none() -> None:
    assert smallest(Automaton(0, frozenset({1}), ((0, 1, "very"), (1, 0, "")))) is None


def test_a_grammar_with_a_loop_is_searched_as_it_is() -> None:
    decoder = make_decoder(lm=None, bestpath=False)
    network = of_jsgf(decoder, "#JSGF V1.0;\ngrammar a;\npublic <a> = (buy | sell)+;\n")
    assert smallest(network) is None
    add(decoder, "loop", network)
    path = best_path(decoder, "loop", clip("flite-slt", "buy").samples.tobytes())
    assert path is not None
    assert path.text == "buy"


@pytest.mark.parametrize("grammar", [NAMES, COMMANDS], ids=lambda one: one.name)
def test_a_small_grammar_keeps_exactly_its_phrases(grammar: Grammar) -> None:
    assert phrases(smallest_of(of(grammar))) == set(grammar.phrases)


@pytest.mark.parametrize("board", ["voice_banking.us", "classic.us", "ultimate_banking.uk"])
@pytest.mark.parametrize("phase", ["command", "property", "yes-no"])
def test_the_phrases_of_an_edition_are_all_there(board: str, phase: str) -> None:
    grammar = Language(load_edition(board)[0]).grammar(phase)
    whole = of(grammar)
    found = smallest_of(whole)
    assert found.states < whole.states
    said = [phrase for phrase in grammar.phrases if grammar.is_complete(phrase)]
    assert [phrase for phrase in said if not accepts(found, phrase)] == []
