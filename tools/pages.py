#!/usr/bin/env python3
"""Assemble `docs/<page>.md` from `pages/<page>.md` in the folder of each box.

.venv/bin/python tools/pages.py            write
.venv/bin/python tools/pages.py --check    report pages that are out of date

Marks in a page say where the parts go; the text around them is written by hand.

boxes         the parts of all boxes
letters       the letters of rulings, and their boxes
references    the targets of all links such as [uno.3.2] and [E3]
pictures      the pictures of docs/pictures, game by game

Paths in a part are relative to its file; anchors are those of the whole page.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from marks import fill, sections

from tischlein.games.registry import boxes, games, origin
from tischlein.table.locales import ftl

DOCS = Path(__file__).resolve().parent.parent / "docs"
SIZES = {"phone": "on a phone", "desktop": "on a desktop", "tv": "on a TV"}
"""The sizes of pictures as tests/browser/screenshots.py names them, and as alternative texts do."""
LINK = re.compile(r"(\]\()([^)#\s]+)(#[^)\s]*)?\)")
HEADING = re.compile(r"^#{2,} (.+)$", re.M)


def folders() -> dict[str, Path]:
    """Return the folder of each of our boxes."""
    return {name: Path(str(files(box.package))) for name, box in boxes().items() if not origin(name)}


def part(folder: Path, page: str) -> str:
    """Return the part of a box for a page, with links relative to the page; empty if it has none."""
    file = folder / "pages" / f"{page}.md"
    if not file.is_file():
        return ""

    def relocate(link: re.Match[str]) -> str:
        before, path, anchor = link[1], link[2], link[3] or ""
        if "://" in path:
            return link[0]
        return f"{before}{Path(os.path.relpath(file.parent / path, DOCS)).as_posix()}{anchor})"

    return LINK.sub(relocate, file.read_text(encoding="utf-8")).strip()


def parts(page: str) -> list[str]:
    return [text for folder in folders().values() if (text := part(folder, page))]


def anchor(heading: str) -> str:
    """Return the anchor that GitHub gives a heading."""
    return "#" + re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def letters(text: str) -> str:
    """Return a table with a row for each section with rulings: their letter and the heading."""
    rows = []
    for heading, section in re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", text, re.M | re.S):
        first = re.search(r"^### ([A-Z])\d+ ", section, re.M)
        if first:
            rows.append(f"| {first[1]} | [{heading}]({anchor(heading)}) |")
    return "\n".join(["| letter | about |", "|---|---|", *rows])


def references(text: str) -> str:
    """Return the target of each reference link: a ruling on this page, or the chapter of a rule."""
    rulings = {heading.split()[0]: anchor(heading) for heading in HEADING.findall(text)}
    books = folders()
    lines = []
    for name in sorted(set(re.findall(r"\[([^]\n]+)\](?![(:])", text)), key=order):
        if name in rulings:
            lines.append(f"[{name}]: {rulings[name]}")
            continue
        book, _, rule = name.partition(".")
        if book not in books:
            raise SystemExit(f"[{name}] is neither a ruling nor a rule")
        rules = books[book] / "rulebook" / "en.md"
        found = re.search(rf"^## ({rule.partition('.')[0]} .+)$", rules.read_text(encoding="utf-8"), re.M)
        if not found:
            raise SystemExit(f"[{name}] is in no chapter of the rulebook {book}")
        lines.append(f"[{name}]: {Path(os.path.relpath(rules, DOCS)).as_posix()}{anchor(found[1])}")
    return "\n".join(lines)


def order(name: str) -> tuple[int, str, list[int]]:
    """Return a sort key: rulings first, then rules by box, each by number."""
    book, dot, rule = name.partition(".")
    numbers = [int(number) for number in re.findall(r"\d+", rule or name)]
    shelf = list(folders()).index(book) + 1 if book in folders() else 0
    return (shelf, "", numbers) if dot else (0, name[0], numbers)


def pictures(_text: str) -> str:
    """Return a section for each game that has pictures, after links to all of them."""
    names = dict(re.findall(r"^game-(\S+) = (.+)$", ftl("en"), re.M))
    shown = {}
    for game in games():
        shots = [size for size in SIZES if (DOCS / "pictures" / f"{game}-{size}.webp").exists()]
        if shots:
            shown[names[game]] = [f"![{names[game]}, {SIZES[size]}](pictures/{game}-{size}.webp)" for size in shots]
    links = "\n".join(f"- [{name}]({anchor(name)})" for name in shown)
    return "\n\n".join([links, *("\n\n".join([f"## {name}", *shots]) for name, shots in shown.items())])


LATER: dict[str, Callable[[str], str]] = {"letters": letters, "pictures": pictures, "references": references}


def update(page: str, text: str) -> str:
    """Return the page with all sections filled; those that depend on the page itself come after the parts."""
    makers: list[tuple[str, Callable[[str], str]]] = [
        ("references", lambda _: ""),
        ("boxes", lambda _: "\n\n".join(parts(page))),
        *LATER.items(),
    ]
    for name, make in makers:
        if name in sections(text, "pages"):
            text = fill(text, name, "pages", make(text))
    return text


def pages() -> list[Path]:
    return [page for page in sorted(DOCS.glob("*.md")) if sections(page.read_text(encoding="utf-8"), "pages")]


def orphans() -> list[str]:
    """Report parts for which there is no page."""
    there = {page.stem for page in pages() if "<!-- boxes: " in page.read_text(encoding="utf-8")}
    written = [file for folder in folders().values() for file in sorted((folder / "pages").glob("*.md"))]
    return [
        f"{file.parent.parent.name}/pages/{file.name} belongs to no page of docs"
        for file in written
        if file.stem not in there
    ]


def main() -> int:
    faults = orphans()
    for page in pages():
        text = page.read_text(encoding="utf-8")
        wanted = update(page.stem, text)
        if wanted == text:
            continue
        if "--check" in sys.argv:
            faults.append(f"docs/{page.name} is out of date: run tools/pages.py")
        else:
            page.write_text(wanted, encoding="utf-8")
    print("\n".join(faults), end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
