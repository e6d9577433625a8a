"""Measurements of a page: what is cut, covered, out of reach or too small for a finger."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from playwright.sync_api import Page

_SOURCE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").rstrip().rstrip(";")
# The policy of the page allows no <style>, but style sheets made by script.
PLANT = """css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
}"""
"""Plants a fault: replaces all style sheets made by script with this one."""


@dataclass(frozen=True)
class Measures:
    """What has to be measured, apart from what every page must fulfil.

    table    seats and a hand have to be in the window, and the page must not scroll
    fits     the page must not scroll
    primary  buttons that have to be in the first screen
    coach    a panel that may cover parts of the table, but nothing that it outlines
    """

    table: bool = False
    fits: bool = False
    primary: str = ""
    coach: str = ""


def faults_of(page: Page, measures: Measures) -> list[str]:
    """Return a sentence for each fault of what the page shows."""
    return [str(fault) for fault in page.evaluate(_SOURCE, asdict(measures))]
