from __future__ import annotations

import pytest

from tests.review.playing import TINY
from tischlein.review.effort import EFFORTS


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add an effort for tests."""
    monkeypatch.setitem(EFFORTS, "tiny", TINY)
