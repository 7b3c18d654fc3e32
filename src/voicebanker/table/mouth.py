"""The mouth: says sentences and plays earcons one after the other, and can be stopped at once."""

import queue
import threading
from collections import deque
from collections.abc import Callable, Iterable

from voicebanker.audio.devices import AudioUnavailable
from voicebanker.audio.earcons import Earcon, load
from voicebanker.audio.loudness import at_volume
from voicebanker.audio.player import Player
from voicebanker.audio.sound import Sound
from voicebanker.language.speakable import speakable
from voicebanker.speech.api import Voice, VoiceUnavailable


class _Slowly(str):
    """A text that is said slowly, this once."""

    __slots__ = ()


class Mouth:
    """Plays what it is given in a thread of its own.

    ``done`` is called after each piece, also when it was stopped or could not
    be played, so that whoever waits is never left waiting. ``notice`` gets one
    sentence for the screen when the voice or the speaker fails; the text of
    the game appears all the same. ``speakable`` makes text fit for the voice.
    """

    def __init__(
        self,
        voice: Voice | None,
        player: Player,
        done: Callable[[int], None],
        notice: Callable[[str], None],
        speakable: Callable[[str], str] = speakable,
    ) -> None:
        self._voice = voice
        self._player = player
        self._done = done
        self._notice = notice
        self._speakable = speakable
        self.volume = 100
        """The volume of all that is said and played, in percent."""
        self.slow_down: Callable[[bool], None] = lambda slowly: None
        """Has the voice speak slowly (True) or as usual again (False), from the next text on."""
        self._noticed: set[str] = set()
        self._mute = False
        self._jobs: queue.Queue[tuple[int, str | Earcon | None] | None] = queue.Queue()
        self._ahead: deque[str] = deque()
        self._current = 0
        self._stopped_up_to = 0
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="mouth", daemon=True)
        self._thread.start()

    def say(self, text: str, *, slowly: bool = False) -> int:
        """Say ``text``, this once slowly; return the number that ``done`` will be called with."""
        return self._put(_Slowly(text) if slowly else text)

    def play(self, earcon: Earcon) -> int:
        """Play ``earcon``; return the number that ``done`` will be called with."""
        return self._put(earcon)

    def prepare(self, texts: Iterable[str]) -> None:
        """Synthesise ``texts`` ahead, in quiet moments: the voice keeps them, if it keeps any."""
        self._ahead.extend(self._speakable(text) for text in texts)
        self._jobs.put((0, None))  # wakes the thread, where it waits

    def stop(self) -> None:
        """Be silent now, and forget what has been given so far."""
        with self._lock:
            self._stopped_up_to = self._current
        self._player.stop()

    def close(self) -> None:
        """Be silent and end the thread."""
        self.stop()
        self._jobs.put(None)
        self._thread.join(timeout=5)

    def _put(self, piece: str | Earcon) -> int:
        with self._lock:
            self._current += 1
            number = self._current
        self._jobs.put((number, piece))
        return number

    def _stopped(self, number: int) -> bool:
        with self._lock:
            return number <= self._stopped_up_to

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            number, piece = job
            if piece is None:
                self._prepare_one()
                continue
            try:
                if not self._stopped(number):
                    self._sound(number, piece)
            except VoiceUnavailable as problem:
                self._notice_once(str(problem))
            except AudioUnavailable as problem:
                self._mute = True
                self._notice_once(str(problem))
            except Exception as problem:  # a sound must never end the game
                self._notice_once(f"This could not be said aloud: {problem}.")
            self._done(number)
            if self._ahead and self._jobs.empty():
                self._jobs.put((0, None))

    def _prepare_one(self) -> None:
        """Synthesise one sentence ahead; the next one only where nobody waits for a sound."""
        if not self._ahead or self._voice is None or not self._jobs.empty():
            return
        try:
            self._voice.render(self._ahead.popleft())
        except VoiceUnavailable:
            self._ahead.clear()  # whoever wants it said will be told why it cannot be
        self._jobs.put((0, None))

    def _sound(self, number: int, piece: str | Earcon) -> None:
        sound = load(piece) if isinstance(piece, Earcon) else self._rendered(piece)
        if sound is None or self._stopped(number):
            return
        self._player.play(at_volume(sound, self.volume))
        if self._mute and not self._player_failed():
            self._mute = False
            self._noticed.clear()
            self._notice("The loudspeaker is back.")

    def _player_failed(self) -> bool:
        """Tell whether the player is silent about a failure that it has told of before."""
        return bool(getattr(self._player, "failing", False))

    def _rendered(self, text: str) -> Sound | None:
        if self._voice is None:
            return None
        spoken = self._speakable(text)
        if not isinstance(text, _Slowly):
            return self._voice.render(spoken)
        self.slow_down(True)
        try:
            return self._voice.render(spoken)
        finally:
            self.slow_down(False)

    def _notice_once(self, problem: str) -> None:
        if problem not in self._noticed:
            self._noticed.add(problem)
            self._notice(problem)
