"""Chance: the same from the same seed for ever, and fair."""

from collections import Counter

import pytest

from tests.rules.games import edition
from voicebanker.rules.chance import SeededChance, ToldChance

DEEDS = tuple(deed.id for deed in edition().deeds.list)
FIRST_TWELVE = [26, 9, 35, 55, 57, 46, 0, 71, 4, 93, 5, 25]
SHUFFLED = tuple("cefbahdg")
PICKED = ["park-place", "boardwalk", "ventnor-avenue", "pennsylvania-avenue", "kentucky-avenue"]


def test_a_seed_gives_this_sequence_on_every_machine_and_version() -> None:
    chance = SeededChance(42)
    assert [chance.below(100) for _ in range(12)] == FIRST_TWELVE
    assert SeededChance(42).shuffle("abcdefgh") == SHUFFLED
    assert [SeededChance(seed).pick(DEEDS) for seed in range(5)] == PICKED


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 16, 20])
def test_numbers_stay_below_the_limit_and_come_up_as_often_as_each_other(limit: int) -> None:
    chance = SeededChance(7)
    draws = 2000 * limit
    counts = Counter(chance.below(limit) for _ in range(draws))
    assert set(counts) == set(range(limit))
    assert all(abs(count - 2000) < 250 for count in counts.values())


def test_every_property_is_as_likely_on_a_train_ride() -> None:
    chance = SeededChance(3)
    counts = Counter(chance.pick(DEEDS) for _ in range(16_000))
    assert set(counts) == set(DEEDS)
    assert all(abs(count - 1000) < 150 for count in counts.values())


def test_every_card_is_as_likely_on_top() -> None:
    chance = SeededChance(5)
    tops = Counter(chance.shuffle("abcde")[0] for _ in range(5000))
    assert all(abs(count - 1000) < 150 for count in tops.values())


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 2**200])
def test_any_seed_shuffles_without_loss(seed: int) -> None:
    assert sorted(SeededChance(seed).shuffle(DEEDS)) == sorted(DEEDS)


def test_told_chance_comes_up_with_what_it_is_told_then_with_others() -> None:
    chance = ToldChance(SeededChance(1), ["b", "x"], ["boardwalk"])
    assert chance.shuffle("abc")[0] == "b"
    assert sorted(chance.shuffle("abc")) == ["a", "b", "c"]
    assert chance.pick(DEEDS) == "boardwalk"
    assert chance.pick(DEEDS) in DEEDS


def test_told_chance_keeps_a_place_that_is_not_among_the_choices() -> None:
    chance = ToldChance(SeededChance(1), places=["nowhere", "boardwalk"])
    assert chance.pick(DEEDS) in DEEDS
