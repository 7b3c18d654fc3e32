"""What speaks for a hypothesis: figures that tell a command from other speech.

A recogniser with a closed grammar fits any sound to one of its phrases. So the
hypothesis is held against a free dictation of the same sound, a free run of
phones, decoys, and the time that saying it takes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields

from voicebanker.speech.phonemes import Phonemes, distance, joined, word_distances


@dataclass(frozen=True, slots=True)
class FreeDecode:
    """The same sound without the grammar.

    ``dictation`` and ``phones`` are what a free word decode and a free phone decode
    sound like; ``score_per_frame`` is the dictation's acoustic score (natural log).
    """

    dictation: Phonemes
    phones: Phonemes
    score_per_frame: float


@dataclass(frozen=True, slots=True)
class Evidence:
    """Figures about one hypothesis; the gates weigh them.

    - ``pace_s``: seconds of speech per phoneme of the hypothesis
    - ``brevity``: 1 / number of phonemes, for short words prove little
    - ``dictation_distance``: to the free dictation, 0 (the same) to 1
    - ``phone_distance``: to the free run of phones, 0 to 1
    - ``score_gap``: acoustic score per frame by which the dictation fits better
    - ``unheard_word``: of the word that is least in either, the share that is not, 0 to 1
    - ``haste``: how far the quickest word is from an unhurried pace, 0 to 1
    - ``decoyed``: 1 where a decoy, or another phrase, fits better, else 0
    """

    pace_s: float
    brevity: float
    dictation_distance: float
    phone_distance: float
    score_gap: float
    unheard_word: float
    haste: float
    decoyed: float

    @property
    def values(self) -> tuple[float, ...]:
        """The figures in the order of ``FIGURES``."""
        return tuple(float(getattr(self, name)) for name in FIGURES)


FIGURES: tuple[str, ...] = tuple(field.name for field in fields(Evidence))
_SLOWEST_S = 0.4
_WIDEST_GAP = 4.0
# A decoder that must squeeze in a word that was not said gives it 30 ms a phoneme.
_UNHURRIED_S = 0.08


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a hypothesis claims: its words as sounds, and the pace of the quickest word.

    ``score_per_frame`` is its acoustic score (natural log); ``beat_decoys`` whether it fits
    better than every decoy and every other phrase; ``spoken_s`` the time of speech in the sound.
    """

    words: tuple[Phonemes, ...]
    quickest_s: float
    score_per_frame: float
    beat_decoys: bool
    spoken_s: float


def gather(spoken: Spoken, free: FreeDecode) -> Evidence:
    """Return the evidence for what was ``spoken``.

    Outliers are cut, so that one figure alone never decides.
    """
    sounds = joined(spoken.words)
    count = max(1, len(sounds))
    gap = free.score_per_frame - spoken.score_per_frame
    return Evidence(
        pace_s=min(_SLOWEST_S, spoken.spoken_s / count),
        brevity=1.0 / count,
        dictation_distance=min(1.0, distance(sounds, free.dictation)),
        phone_distance=min(1.0, distance(sounds, free.phones)),
        score_gap=max(-_WIDEST_GAP, min(_WIDEST_GAP, gap)),
        unheard_word=_unheard_word(spoken.words, free),
        haste=max(0.0, 1.0 - spoken.quickest_s / _UNHURRIED_S),
        decoyed=0.0 if spoken.beat_decoys else 1.0,
    )


def _unheard_word(words: Sequence[Phonemes], free: FreeDecode) -> float:
    """Return the share that is missing of the word that neither free decode has."""
    missing = zip(
        word_distances(words, free.dictation), word_distances(words, free.phones), strict=True
    )
    return min(1.0, max((min(pair) for pair in missing), default=1.0))
