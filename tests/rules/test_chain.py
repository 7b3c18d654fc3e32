"""The chain in which a game keeps its steps."""

import pytest

from voicebanker.rules.chain import Chain


def test_a_chain_is_a_value() -> None:
    empty: Chain[int] = Chain()
    one = empty.add(1)
    three = one.add(2).add(3)
    other = one.add(4)
    assert (list(empty), list(one), list(three), list(other)) == ([], [1], [1, 2, 3], [1, 4])
    assert (three[-1], three[-3], three[0], three[2]) == (3, 1, 1, 3)
    assert three[1:] == (2, 3)
    assert list(reversed(three)) == [3, 2, 1]
    assert three.parted(2) == (one, (2, 3))
    assert three.parted(9) == (empty, (1, 2, 3))
    assert three == one.add(2).add(3)
    assert three != other
    assert not empty
    assert len(three) == 3
    for place in (3, -4):
        with pytest.raises(IndexError):
            three[place]


def test_a_long_chain_is_compared_shown_and_let_go_without_going_deep() -> None:
    one: Chain[int] = Chain()
    other: Chain[int] = Chain()
    for number in range(20_000):
        one, other = one.add(number), other.add(number)
    assert one == other
    assert repr(one).startswith("Chain([0, 1, 2")
    del one, other
