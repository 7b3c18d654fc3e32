"""A deal raises money for a debt only where the debtor raises it."""

import pytest

from tests.rules.games import changed, game
from voicebanker.rules.chance import SeededChance
from voicebanker.rules.deals import OpenDeal
from voicebanker.rules.engine import decide
from voicebanker.rules.game import Debt
from voicebanker.rules.registry import Refused

TRADED = {"deals": {"provenance": "reconstructed"}}


@pytest.mark.parametrize(
    "board", ["voice_banking.us", "super_electronic.us", "ultimate_banking.uk"]
)
def test_where_a_deed_pays_the_debt_no_deed_may_be_given_away_before(board: str) -> None:
    edition = changed(board, **TRADED)
    debtor, other = (token.id for token in edition.tokens[:2])
    mine = [deed.id for deed in edition.deeds.list[:2]]
    owing = game(
        (debtor, other),
        edition=edition,
        owns={debtor: mine},
        money={debtor: 10},
        debts=(Debt(debtor, ((other, 100),)),),
    )
    with pytest.raises(Refused) as refused:
        decide(owing, OpenDeal(debtor, other), SeededChance(1))
    assert refused.value.reason == "debt-open"
    assert refused.value.facts == {"debtor": debtor, "amount": 100}
