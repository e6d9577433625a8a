"""Records of a series: which game is being played is part of them."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from tests.table.records import change
from tischlein import RecordError, Table
from tischlein.core.rng import Rng
from tischlein.testing.contracts import walk

OLD = Path(__file__).parent / "records"


def test_the_deal_of_a_series_leaves_out_which_game_is_first_and_tampering_is_still_found() -> None:
    """Its options say so already, and records from before positions named it hold as they are."""
    old = json.loads((OLD / "pur-1.json").read_text(encoding="utf-8"))
    new = Table("xxl-pur", 2, "series").record()
    assert set(new["deal"]) == set(old["deal"])
    assert "current" not in new["deal"]
    for record in (old, new):
        for name in ("current", "sheet", "trump_from", "wine"):
            with pytest.raises(RecordError, match=rf"a card was changed: .*{name} is xxl-rauf-runter"):
                Table.replay(change(record, ["deal", name], "xxl-rauf-runter"))
        for name in record["deal"]:
            edited = copy.deepcopy(record)
            del edited["deal"][name]
            with pytest.raises(RecordError, match=rf"a card was changed: .*{name} is None"):
                Table.replay(edited)


def test_a_record_that_begins_in_the_middle_of_a_series_checks_which_game_it_is() -> None:
    table = Table("xxl-individuell", 2, 3, {"games": "2,6"})
    for _ in walk(table, Rng(1)):
        if table.view(None)["table"]["sheet"]:
            break
    record = Table(position=table.position()).record()
    assert record["position"]["current"] == "xxl-farbe"
    assert Table.replay(record).record() == record
    with pytest.raises(RecordError, match="current of a position is xxl-farbe"):
        Table.replay(change(record, ["position", "current"], "xxl-reihe"))
