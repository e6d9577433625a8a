"""Every link of a page into the repository has a target."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = (ROOT / "src/tischlein/games").glob("*/pages/*.md")
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *PARTS, ROOT / "bench/README.md", ROOT / "web/README.md"]
)
LINK = re.compile(r"\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$", re.M)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_have_targets(page: Path) -> None:
    found = [inline or defined for inline, defined in LINK.findall(page.read_text(encoding="utf-8"))]
    paths = [link.partition("#")[0] for link in found if not link.startswith(("http://", "https://", "#"))]
    assert [path for path in paths if not (page.parent / path).exists()] == []


def test_links_are_found() -> None:
    assert LINK.findall("[a](b.md#c) and\n[d]: e.md") == [("b.md#c", ""), ("", "e.md")]
