"""The games of these tests, brought to the table as if they were installed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.kit.wishes import WISHES
from tischlein.games import registry
from tischlein.skeletons import shedding, tricks
from tischlein.table import table as table_module

OFFERED = [
    WISHES,
    *(replace(info.BOX.games[0], id=name, rulebook=name) for name, info in (("shed", shedding), ("trick", tricks))),
]


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the games; their rulebooks are not written, so a rule is its number."""
    for info in OFFERED:
        monkeypatch.setitem(registry._games(), info.id, info)
    monkeypatch.setattr(table_module, "rule_text", lambda rule, lang="en": rule)
