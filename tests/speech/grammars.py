"""Small hand-made grammars: what the language room builds, written out for tests of the ears."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

PROPERTIES = (
    "mediterranean [avenue]",
    "baltic [avenue]",
    "oriental [avenue]",
    "vermont [avenue]",
    "saint charles [place]",
    "states [avenue]",
    "saint james [place]",
    "tennessee [avenue]",
    "kentucky [avenue]",
    "indiana [avenue]",
    "ventnor [avenue]",
    "marvin [gardens]",
    "north carolina [avenue]",
    "pennsylvania [avenue]",
    "park place",
    "boardwalk",
)
ALWAYS = ("cancel", "never mind", "help", "repeat")
VENTNOR = ("V EH N T N ER", "V EH N T N AO R")


@dataclass(frozen=True)
class HandGrammar:
    """A grammar of templates: ``[...]`` may be left out, ``<property>`` stands for a name."""

    name: str
    templates: tuple[str, ...]
    properties: tuple[str, ...] = PROPERTIES
    pronunciations: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sounds_like: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def jsgf(self) -> str:
        rules = f"public <phrase> = {' | '.join(self.templates)} ;\n"
        if "<property>" in rules:
            rules += f"<property> = {' | '.join(self.properties)} ;\n"
        return f"#JSGF V1.0;\ngrammar {self.name.replace('-', '_')};\n{rules}"

    @cached_property
    def phrases(self) -> tuple[str, ...]:
        return tuple(
            dict.fromkeys(
                phrase for template in self.templates for phrase in self._expanded(template)
            )
        )

    @cached_property
    def words(self) -> frozenset[str]:
        return frozenset(word for phrase in self.phrases for word in phrase.split())

    def is_complete(self, text: str) -> bool:
        return text in self._complete

    @cached_property
    def _complete(self) -> frozenset[str]:
        return frozenset(self.phrases)

    def _expanded(self, template: str) -> Iterator[str]:
        names = [phrase for name in self.properties for phrase in _optional_parts(name)]
        for phrase in _optional_parts(template):
            parts = phrase.split("<property>")
            for chosen in product(names, repeat=len(parts) - 1):
                woven = "".join(
                    part + name for part, name in zip(parts, (*chosen, ""), strict=True)
                )
                yield " ".join(woven.split())


def _optional_parts(template: str) -> Iterator[str]:
    """Yield ``template`` with and without each of its ``[...]``."""
    pieces = re.split(r"\[([^\]]*)\]", template)
    for chosen in product((True, False), repeat=len(pieces) // 2):
        text = pieces[0]
        for keep, optional, after in zip(chosen, pieces[1::2], pieces[2::2], strict=True):
            text += (optional if keep else "") + after
        yield " ".join(text.split())


NAMES = HandGrammar("property", ("<property>", *ALWAYS), pronunciations={"ventnor": VENTNOR})
COMMANDS = HandGrammar(
    "command",
    (
        "buy [<property>]",
        "auction off [<property>]",
        "pay [the] rent [on <property>]",
        "pass go",
        "chance card",
        "train ride",
        "trade [<property> for <property>]",
        "get out of jail",
        "build a house [on <property>]",
        "build a hotel [on <property>]",
        "balance",
        "how much money do I have".lower(),
        "who is winning",
        "what do i own",
        "undo",
        *ALWAYS,
    ),
    pronunciations={"ventnor": VENTNOR},
)
YES_NO = HandGrammar("yes-no", ("yes [please]", "yeah", "no [thank you]", *ALWAYS))
