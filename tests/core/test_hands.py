"""Cards are drawn from the stock, and from the discard once the stock is empty and another card is needed."""

from __future__ import annotations

import pytest

from tests.games.helpers import count, kinds
from tests.games.uno.positions import with_stock
from tischlein.core.hands import HandState

DISCARD = 10
HAND = 3


@pytest.mark.parametrize("stock", range(4))
@pytest.mark.parametrize("cards", range(15))
def test_the_discard_becomes_the_stock_when_a_card_is_needed_and_not_before(stock: int, cards: int) -> None:
    t = with_stock(stock)
    assert isinstance(t.state, HandState)
    t.state.draw(0, cards, "turn")
    available = stock + DISCARD - 1
    drawn, renews = min(cards, available), cards > stock
    assert count(t, "hand.0") == HAND + drawn
    assert count(t, "discard") == (1 if renews else DISCARD)
    assert count(t, "stock") == (available - drawn if renews else stock - drawn)
    assert kinds(t).count("renew") == renews
