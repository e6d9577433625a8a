"""The games of these tests, brought to the table as if they were installed."""

from __future__ import annotations

import pytest

from tests.games.kit.mau_mau import MAU_MAU
from tests.games.kit.whist import WHIST
from tischlein.games import registry
from tischlein.table import table as table_module


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the games; their rulebooks are not written, so a rule is its number."""
    for info in (MAU_MAU, WHIST):
        monkeypatch.setitem(registry._games(), info.id, info)
    monkeypatch.setattr(table_module, "rule_text", lambda rule, lang="en": rule)
