"""What the templates of a grammar refer to: lists and rules, which must be there."""

from collections.abc import Iterator

from hassil import Intents
from hassil.expression import Expression, Group, ListReference, RuleReference


class MissingReference(Exception):
    """A template refers to what is not there, or to itself. The message is a clause."""


def check_references(intents: Intents) -> None:
    """Raise ``MissingReference`` unless every list and rule of every template is there."""
    for name, intent in intents.intents.items():
        for data in intent.data:
            for sentence in data.sentences:
                _check(sentence.expression, intents, name, ())


def _check(expression: Expression, intents: Intents, name: str, inside: tuple[str, ...]) -> None:
    for one in _references(expression):
        if isinstance(one, ListReference):
            if one.get_inline_range() is None and one.list_name not in intents.slot_lists:
                raise MissingReference(f"{name} needs the list '{one.list_name}', which is missing")
            continue
        rule = one.rule_name
        if rule not in intents.expansion_rules:
            raise MissingReference(f"{name} needs the rule '{rule}', which is missing")
        if rule in inside:
            raise MissingReference(f"the rule '{rule}' refers to itself")
        _check(intents.expansion_rules[rule].expression, intents, name, (*inside, rule))


def _references(expression: Expression) -> Iterator[ListReference | RuleReference]:
    if isinstance(expression, ListReference | RuleReference):
        yield expression
    elif isinstance(expression, Group):
        for item in expression.items:
            yield from _references(item)
