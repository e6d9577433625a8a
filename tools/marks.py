"""Fill the marked sections of a page: a tool writes the text between two comments, the rest is written by hand."""

from __future__ import annotations

import re
import sys
from pathlib import Path


def sections(page: str, tool: str) -> list[str]:
    """Return the names of the sections of a page that a tool fills."""
    return re.findall(rf"<!-- ([\w-]+): written by tools/{tool}\.py -->", page)


def fill(page: str, name: str, tool: str, text: str) -> str:
    """Return a page with this text in the section of that name; exit if there is no such section."""
    begin, end = f"<!-- {name}: written by tools/{tool}.py -->", f"<!-- end of {name} -->"
    before, found, rest = page.partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        sys.exit(f"the page has no section {name}: {begin} … {end}")
    return f"{before}{begin}\n\n{text}\n\n{end}{after}"


def write_or_check(page: Path, wanted: str, command: str) -> int:
    """Write the page or, with `--check`, report if it is out of date. Return the exit code."""
    if "--check" not in sys.argv:
        page.write_text(wanted, encoding="utf-8")
    elif wanted != page.read_text(encoding="utf-8"):
        print(f"docs/{page.name} is out of date: run {command}")
        return 1
    return 0
