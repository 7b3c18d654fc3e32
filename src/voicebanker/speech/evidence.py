"""What speaks for a hypothesis: figures that tell a command from other speech.

A recogniser with a closed grammar fits any sound to one of its phrases. So the
hypothesis is held against a free dictation of the same sound, a free run of
phones, single words that it is not, the time that saying it takes, and the noise of the room.
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
    - ``unheard``: the share of its sounds that is in neither, word by word, 0 to 1
    - ``haste``: how far the quickest word is from an unhurried pace, 0 to 1
    - ``noise``: how loud the room is beside the speech, 0 (24 dB below and more) to 1 (as loud)
    - ``decoy_fit``: how well the nearest common word fits beside a short hypothesis, per frame:
      1 as well, 0 worse by 1 (natural log), from -2 to 2; 0 for a long one, which no single
      word can be
    """

    pace_s: float
    brevity: float
    dictation_distance: float
    phone_distance: float
    score_gap: float
    unheard: float
    haste: float
    noise: float
    decoy_fit: float

    @property
    def values(self) -> tuple[float, ...]:
        """The figures in the order of ``FIGURES``."""
        return tuple(float(getattr(self, name)) for name in FIGURES)


FIGURES: tuple[str, ...] = tuple(field.name for field in fields(Evidence))
_SLOWEST_S = 0.4
_WIDEST_GAP = 4.0
# A decoder that must squeeze in a word that was not said gives it 30 ms a phoneme.
_UNHURRIED_S = 0.08
# Shorter words, such as "a" and "on", are always quick.
_SOUNDS_OF_A_WORD = 3
# The most sounds of a phrase for which a single word, such as "train", may be mistaken.
_SHORT = 8
_WIDEST_DECOY_GAP = 2.0


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a hypothesis claims: its words as sounds, and the seconds per phoneme of each.

    ``score_per_frame`` is its acoustic score (natural log), ``decoy_score`` that of the decoy
    that fits best, None where none was tried; ``spoken_s`` the time of speech in the sound;
    ``noise`` the room's, as ``noise.noise_beside`` measures it.
    """

    words: tuple[Phonemes, ...]
    paces_s: tuple[float, ...]
    score_per_frame: float
    spoken_s: float
    noise: float
    decoy_score: float | None = None


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
        unheard=_unheard(spoken.words, free),
        haste=_haste(spoken),
        noise=min(1.0, max(0.0, spoken.noise)),
        decoy_fit=_decoy_fit(spoken),
    )


def is_short(sounds: Phonemes) -> bool:
    """Tell whether a single other word may be taken for a phrase of these ``sounds``."""
    return len(sounds) <= _SHORT


def _haste(spoken: Spoken) -> float:
    """Return how hurried the quickest word is; short ones only count where all are short."""
    paces_s = list(zip(spoken.paces_s, spoken.words, strict=True))
    of_words = [pace for pace, word in paces_s if len(word) >= _SOUNDS_OF_A_WORD]
    quickest_s = min(of_words or spoken.paces_s, default=_UNHURRIED_S)
    return max(0.0, 1.0 - quickest_s / _UNHURRIED_S)


def _decoy_fit(spoken: Spoken) -> float:
    if spoken.decoy_score is None:
        return 0.0
    fit = 1.0 + spoken.decoy_score - spoken.score_per_frame
    return max(-_WIDEST_DECOY_GAP, min(_WIDEST_DECOY_GAP, fit))


def _unheard(words: Sequence[Phonemes], free: FreeDecode) -> float:
    """Return the share of the sounds that is missing in the free decode that has more of a word."""
    missing = zip(
        word_distances(words, free.dictation), word_distances(words, free.phones), strict=True
    )
    sounds = sum(map(len, words))
    unheard = sum(min(pair) * len(word) for pair, word in zip(missing, words, strict=True))
    return min(1.0, unheard / sounds) if sounds else 1.0
