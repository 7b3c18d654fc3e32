"""The seats: which phone is which token's button. Nobody takes a seat from another unasked."""

from collections.abc import Callable
from dataclasses import dataclass

ASKED_FOR_S = 30.0
"""The holder has so long to answer, in seconds. Silence is no, unless the phone is away."""


@dataclass(frozen=True, slots=True)
class Request:
    """A phone asks for the token that another phone holds; ``ends_at`` is in seconds."""

    phone: str
    token: str
    ends_at: float


class Seats:
    """Knows who holds which token. Phones are named by their session. No I/O."""

    def __init__(self, tokens: tuple[str, ...], clock: Callable[[], float]) -> None:
        """``clock`` gives seconds."""
        self._tokens = tokens
        self._clock = clock
        self._holders: dict[str, str] = {}
        self._requests: list[Request] = []
        self._present: set[str] = set()

    def arrived(self, phone: str) -> None:
        """Note that a phone is connected."""
        self._present.add(phone)

    def left(self, phone: str) -> None:
        """Note that a phone is gone. It keeps its token until somebody asks for that."""
        self._present.discard(phone)
        self._requests = [one for one in self._requests if one.phone != phone]

    def token_of(self, phone: str) -> str | None:
        """Return the token whose button ``phone`` is."""
        return next((one for one, holder in self._holders.items() if holder == phone), None)

    def holding(self, phone: str) -> dict[str, str]:
        """Return who holds each token, seen from ``phone``: ``you``, ``other`` or ``away``."""
        seen = {}
        for token, holder in self._holders.items():
            other = "other" if holder in self._present else "away"
            seen[token] = "you" if holder == phone else other
        return seen

    def asked(self, phone: str) -> str | None:
        """Return the token that ``phone`` asks another phone for."""
        return next((one.token for one in self._requests if one.phone == phone), None)

    def is_asked_for(self, phone: str) -> bool:
        """Tell whether somebody asks ``phone`` for its token."""
        own = self.token_of(phone)
        return own is not None and any(one.token == own for one in self._requests)

    def claim(self, phone: str, token: str) -> bool:
        """Give ``token`` to ``phone`` if nobody holds it, else ask; False: there is no such one."""
        if token not in self._tokens:
            return False
        holder = self._holders.get(token)
        if holder is None:
            self._give(token, phone)
        elif holder != phone and not any(one.token == token for one in self._requests):
            self._requests = [one for one in self._requests if one.phone != phone]
            self._requests.append(Request(phone, token, self._clock() + ASKED_FOR_S))
        return True

    def answer(self, phone: str, *, gives: bool) -> None:
        """Let the holder give the token to who asks for it, or keep it."""
        token = self.token_of(phone)
        for request in [one for one in self._requests if one.token == token]:
            self._requests.remove(request)
            if gives:
                self._give(request.token, request.phone)

    def release(self, phone: str) -> None:
        """Let the token go that ``phone`` holds."""
        token = self.token_of(phone)
        if token is None:
            return
        del self._holders[token]
        self._pass_on(token)

    def _pass_on(self, token: str) -> None:
        """Give a token that has become free to who has asked for it."""
        for request in [one for one in self._requests if one.token == token]:
            self._requests.remove(request)
            self._give(token, request.phone)

    def time_passes(self) -> bool:
        """End the requests that nobody answered; tell whether there were any.

        A phone that was away all the time cannot answer: its token changes hands.
        """
        now = self._clock()
        over = [one for one in self._requests if one.ends_at <= now]
        for request in over:
            self._requests.remove(request)
            if self._holders.get(request.token) not in self._present:
                self._give(request.token, request.phone)
        return bool(over)

    def _give(self, token: str, phone: str) -> None:
        before = self.token_of(phone)
        self._holders[token] = phone
        if before is not None and before != token:
            del self._holders[before]
            self._pass_on(before)
