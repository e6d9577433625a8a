"""Ask for hints at a table, and check what they look like."""

from __future__ import annotations

import re
from functools import partial

import pytest

from tests.cli.command import game, lines
from tischlein import Table
from tischlein.bots.advice import explain
from tischlein.cli import local_game
from tischlein.cli.words import load_words

ASKED = {"en": "hint", "de": "tipp", "fr": "conseil", "hu": "tipp"}


def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody think until the clock says so."""
    monkeypatch.setattr(local_game, "explain", partial(explain, simulations=60))


def hint_lines(position: str, monkeypatch: pytest.MonkeyPatch, lang: str = "en", width: int = 100) -> list[str]:
    """Return the lines between a hint that was asked for and the end."""
    brief(monkeypatch)
    table = Table(position=position, seed=1)
    page = game(table, monkeypatch, lines(ASKED[lang], "quit"), lang, width=width)
    assert not table.log
    assert "{" not in page
    assert max(map(len, page.splitlines())) <= width
    return [line.rstrip() for line in page.partition(f"\n{ASKED[lang]}\n")[2].partition("\nquit\n")[0].splitlines()]


def check_hint(position: str, drawn: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask for a hint: it lists the best moves with their numbers and reasons, the first drawn like this pattern."""
    head, *rows = hint_lines(position, monkeypatch, lang, 160)
    words = load_words(lang)
    assert re.split(r"\s{2,}", head.strip()) == [words(f"hint{part}") for part in ("", "-place", "-win", "-games")]
    assert 1 <= len(rows) <= 3
    assert re.match(rf"\s+{drawn}", rows[0])
    point, percent = ("." if lang == "en" else ","), ("%" if lang in ("en", "hu") else "\\s%")
    numbers = re.compile(rf"\s[1-3]{re.escape(point)}\d\s+\d+{percent}\s+\d+  \S.*[.!]$")
    if len(rows) == 1:  # nobody had to think
        numbers = re.compile(r"( +–){3}  \S.*[.!]$")
    for row in rows:
        assert numbers.search(row), row
