"""Numbers in a position may be written as text, as long as it is short."""

from __future__ import annotations

import pytest

from tischlein import PositionError
from tischlein.core.position import PositionReader


@pytest.mark.parametrize(("given", "number"), [(7, 7), ("7", 7), ("-7", -7), ("000000007", 7), (None, 3)])
def test_a_number_may_be_text(given: object, number: int) -> None:
    entries = {} if given is None else {"turn": given}
    assert PositionReader(entries).number("turn", -7, 7, 3) == number


@pytest.mark.parametrize("given", [8, -8, "8", "0000000007", "--7", "7.0", "", True, 7.0, None])
def test_what_is_no_number_in_range_is_refused(given: object) -> None:
    with pytest.raises(PositionError, match="turn of a position is a number from -7 to 7"):
        PositionReader({"turn": given}).number("turn", -7, 7, 3)
