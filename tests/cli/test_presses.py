"""Presses: bounces are left out, and one instant has a defined order."""

import queue

import pytest

from voicebanker.cli.presses import BOUNCE_S, Debounce, Presses
from voicebanker.table.happenings import ButtonPressed, Control, ControlPressed
from voicebanker.table.reports import LineTyped, Report

CAT, DOG, SHIP = ButtonPressed("cat"), ButtonPressed("dog"), ButtonPressed("ship")
TOKENS = ("cat", "dog", "ship")
LONG_S = 30.0
"""An instant that does not end by itself in a test."""


def test_a_bounce_at_a_press_is_no_second_press() -> None:
    contact = Debounce(BOUNCE_S)
    edges = [contact.pressed(17, at / 1000) for at in (0, 1, 3, 8)]
    assert edges == [True, False, False, False]
    assert contact.pressed(17, 0.3)


def test_a_bounce_when_a_button_is_let_go_is_no_press() -> None:
    contact = Debounce(BOUNCE_S)
    assert contact.pressed(17, 1.0)
    contact.released(17, 1.2)
    assert not contact.pressed(17, 1.204)
    contact.released(17, 1.205)
    assert contact.pressed(17, 1.3)


def test_each_button_bounces_for_itself() -> None:
    contact = Debounce(BOUNCE_S)
    assert contact.pressed(17, 1.0)
    assert contact.pressed(27, 1.001)


def in_one_instant(presses: Presses, *pressed: ButtonPressed) -> None:
    """Press, and end the instant with a line."""
    for press in pressed:
        presses.take(press)
    presses.take(LineTyped(""))


def told(reports: list[Report]) -> list[str]:
    return [one.token for one in reports if isinstance(one, ButtonPressed)]


@pytest.mark.parametrize("pressed", [(CAT, DOG, SHIP), (SHIP, DOG, CAT), (DOG, SHIP, CAT)])
def test_at_first_one_instant_has_the_order_of_the_edition(
    pressed: tuple[ButtonPressed, ...],
) -> None:
    reports: list[Report] = []
    in_one_instant(Presses(reports.append, TOKENS, instant_s=LONG_S), *pressed)
    assert told(reports) == ["cat", "dog", "ship"]


def test_then_goes_first_who_has_not_for_longest() -> None:
    reports: list[Report] = []
    presses = Presses(reports.append, TOKENS, instant_s=LONG_S)
    winners = []
    for _ in range(4):
        in_one_instant(presses, SHIP, DOG, CAT)
        winners.append(told(reports)[-3])
    assert winners == ["cat", "dog", "ship", "cat"]


def test_a_press_alone_costs_nobody_the_next_tie() -> None:
    reports: list[Report] = []
    presses = Presses(reports.append, TOKENS, instant_s=LONG_S)
    in_one_instant(presses, CAT)
    in_one_instant(presses, DOG, CAT)
    assert told(reports) == ["cat", "cat", "dog"]


def test_two_keys_of_one_player_are_one_press() -> None:
    reports: list[Report] = []
    in_one_instant(Presses(reports.append, TOKENS, instant_s=LONG_S), CAT, CAT)
    assert told(reports) == ["cat"]


def test_a_line_and_a_control_come_behind_the_presses_before_them() -> None:
    reports: list[Report] = []
    presses = Presses(reports.append, TOKENS, instant_s=LONG_S)
    everything: list[Report] = [DOG, LineTyped("buy"), CAT, ControlPressed(Control.UNDO)]
    for report in everything:
        presses.take(report)
    assert reports == everything


def test_a_press_alone_is_passed_on_when_the_instant_is_over() -> None:
    reports: queue.Queue[Report] = queue.Queue()
    presses = Presses(reports.put, TOKENS)
    presses.take(SHIP)
    assert reports.get(timeout=5) == SHIP
    presses.take(CAT)
    assert reports.get(timeout=5) == CAT
