"""Records from before the stock was renewed as it is now."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.helpers import ruling
from tischlein import RecordError, Table

OLD = Path(__file__).parent / "records"


@ruling("E7")
def test_without_its_edition_an_old_record_would_be_played_otherwise() -> None:
    """The reason to refuse it: the stock was renewed at another time, and other cards were drawn."""
    old = json.loads((OLD / "ex-hop-1.json").read_text(encoding="utf-8"))
    with pytest.raises(RecordError, match=r"edition 1 of the rules of ex-hop; since then ex-hop\.3\.6 has changed"):
        Table.replay(old)
    with pytest.raises(RecordError, match=r"a move was changed|the result was changed"):
        Table.replay(old | {"edition": 2})
