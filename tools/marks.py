"""Fill the marked places of a page: the text between two comments is written by a tool, the rest by hand."""

from __future__ import annotations

import sys
from pathlib import Path


def filled(page: str, name: str, tool: str, text: str) -> str:
    """Return a page with this text between the marks of that name."""
    begin, end = f"<!-- {name}: written by tools/{tool}.py -->", f"<!-- end of {name} -->"
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n\n{text}\n\n{end}{rest.partition(end)[2]}"


def write_or_check(page: Path, wanted: str, tool: str) -> int:
    """Write the page if `--page` was asked for; with `--check`, say whether it is out of date. Return the exit code."""
    if "--page" in sys.argv:
        page.write_text(wanted, encoding="utf-8")
    elif wanted != page.read_text(encoding="utf-8"):
        print(f"docs/{page.name} is out of date: run tools/{tool}.py --page")
        return 1
    return 0
