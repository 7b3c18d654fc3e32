"""The code of four digits: five tries, then a pause, for one address and for all."""

from voicebanker.page.gate import LONGEST_PAUSE_S, PAUSE_S, TRIES, TRIES_OF_ALL, Gate, new_code

ONE, OTHER = "192.168.1.20", "192.168.1.21"


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_right_code_opens() -> None:
    assert Gate("0417", Clock()).try_code("0417", ONE).is_open


def test_a_code_is_four_figures() -> None:
    codes = {new_code() for _ in range(50)}
    assert all(len(code) == 4 and code.isdigit() for code in codes)
    assert len(codes) > 40


def test_five_wrong_codes_and_an_address_pauses() -> None:
    clock = Clock()
    gate = Gate("0417", clock)
    left = [gate.try_code("1111", ONE).tries for _ in range(TRIES)]
    assert left == [4, 3, 2, 1, 0]
    paused = gate.try_code("0417", ONE)
    assert not paused.is_open
    assert paused.pause_s == PAUSE_S


def test_others_may_come_in_meanwhile() -> None:
    gate = Gate("0417", Clock())
    for _ in range(TRIES):
        gate.try_code("1111", ONE)
    assert gate.try_code("0417", OTHER).is_open


def test_after_the_pause_the_right_code_opens() -> None:
    clock = Clock()
    gate = Gate("0417", clock)
    for _ in range(TRIES):
        gate.try_code("1111", ONE)
    clock.now += PAUSE_S - 1
    assert not gate.try_code("0417", ONE).is_open
    clock.now += 1
    assert gate.try_code("0417", ONE).is_open


def test_each_pause_is_twice_as_long_up_to_a_limit() -> None:
    clock = Clock()
    gate = Gate("0417", clock)
    pauses = []
    for _ in range(7):
        for _ in range(TRIES):
            answer = gate.try_code("1111", ONE)
        pauses.append(answer.pause_s)
        clock.now += answer.pause_s
    assert pauses[:3] == [PAUSE_S, 2 * PAUSE_S, 4 * PAUSE_S]
    assert pauses[-1] == LONGEST_PAUSE_S


def test_many_addresses_together_make_all_pause() -> None:
    gate = Gate("0417", Clock())
    for number in range(TRIES_OF_ALL):
        gate.try_code("1111", f"10.0.0.{number}")
    answer = gate.try_code("0417", "10.0.1.1")
    assert not answer.is_open
    assert answer.pause_s == PAUSE_S


def test_addresses_are_not_remembered_without_end() -> None:
    gate = Gate("0417", Clock())
    gate._of_all.paused_until = -1.0
    for number in range(3_000):
        gate._of_all.wrong = 0
        gate.try_code("1111", f"fd00::{number:x}")
    assert len(gate._by_address) <= 1_000
