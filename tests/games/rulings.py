"""Read the rulings on what printed rules leave open."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
PAGE = (ROOT / "docs" / "rulings.md").read_text("utf-8")
RULINGS = dict(re.findall(r"^### (\S+) (.+?)(?=^##|^<!-- |\Z)", PAGE, re.M | re.S))


def anchor(heading: str) -> str:
    """Return the anchor that GitHub gives a heading."""
    return "#" + re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
