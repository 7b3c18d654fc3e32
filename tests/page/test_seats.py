"""Which phone is which token's button: nobody takes one from another unasked."""

from voicebanker.page.seats import ASKED_FOR_S, Seats


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def seats(*phones: str) -> tuple[Seats, Clock]:
    clock = Clock()
    made = Seats(("cat", "dog"), clock)
    for phone in phones:
        made.arrived(phone)
    return made, clock


def test_a_free_token_is_had_at_once() -> None:
    table, _ = seats("anna")
    assert table.claim("anna", "cat")
    assert table.token_of("anna") == "cat"


def test_there_are_no_other_tokens() -> None:
    table, _ = seats("anna")
    assert not table.claim("anna", "boot")
    assert table.token_of("anna") is None


def test_a_held_token_is_asked_for_and_kept() -> None:
    table, _ = seats("anna", "ben")
    table.claim("anna", "cat")
    table.claim("ben", "cat")
    assert table.token_of("ben") is None
    assert table.asked("ben") == "cat"
    assert table.is_asked_for("anna")
    table.answer("anna", gives=False)
    assert table.token_of("anna") == "cat"
    assert table.asked("ben") is None


def test_the_holder_may_give_it() -> None:
    table, _ = seats("anna", "ben")
    table.claim("anna", "cat")
    table.claim("ben", "cat")
    table.answer("anna", gives=True)
    assert table.token_of("ben") == "cat"
    assert table.token_of("anna") is None


def test_a_holder_who_is_there_and_silent_keeps_it() -> None:
    table, clock = seats("anna", "ben")
    table.claim("anna", "cat")
    table.claim("ben", "cat")
    clock.now = ASKED_FOR_S
    assert table.time_passes()
    assert table.token_of("anna") == "cat"


def test_a_holder_who_stays_away_loses_it_after_the_wait() -> None:
    table, clock = seats("anna", "ben")
    table.claim("anna", "cat")
    table.left("anna")
    table.claim("ben", "cat")
    clock.now = ASKED_FOR_S - 1
    assert not table.time_passes()
    assert table.token_of("ben") is None
    clock.now = ASKED_FOR_S
    assert table.time_passes()
    assert table.token_of("ben") == "cat"


def test_a_holder_who_comes_back_in_time_is_asked() -> None:
    table, clock = seats("anna", "ben")
    table.claim("anna", "cat")
    table.left("anna")
    table.claim("ben", "cat")
    table.arrived("anna")
    assert table.is_asked_for("anna")
    clock.now = ASKED_FOR_S
    table.time_passes()
    assert table.token_of("anna") == "cat"


def test_a_phone_that_was_lost_keeps_its_token() -> None:
    table, _ = seats("anna", "ben")
    table.claim("anna", "cat")
    table.left("anna")
    assert table.holding("ben") == {"cat": "away"}
    table.arrived("anna")
    assert table.holding("anna") == {"cat": "you"}
    assert table.holding("ben") == {"cat": "other"}


def test_a_phone_is_one_token_only() -> None:
    table, _ = seats("anna")
    table.claim("anna", "cat")
    table.claim("anna", "dog")
    assert table.holding("anna") == {"dog": "you"}


def test_a_token_let_go_goes_to_who_asked() -> None:
    table, _ = seats("anna", "ben")
    table.claim("anna", "cat")
    table.claim("ben", "cat")
    table.release("anna")
    assert table.token_of("ben") == "cat"


def test_one_request_at_a_time() -> None:
    table, _ = seats("anna", "ben", "carl")
    table.claim("anna", "cat")
    table.claim("ben", "cat")
    table.claim("carl", "cat")
    assert table.asked("carl") is None
    table.answer("anna", gives=True)
    assert table.token_of("ben") == "cat"


def test_who_leaves_asks_no_more() -> None:
    table, _ = seats("anna", "ben")
    table.claim("anna", "cat")
    table.claim("ben", "cat")
    table.left("ben")
    assert not table.is_asked_for("anna")
