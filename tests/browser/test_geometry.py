"""The table fits every window: a sample of `make geometry`, and tests that its measurements find faults."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.geometry.matrix import sampled_views
from tests.browser.geometry.measure import PLANT, Measures, faults_of
from tests.browser.geometry.scenes import STATES, scenes_of
from tests.browser.geometry.stage import SETTLED, Stage
from tests.browser.geometry.views import SIZES, check_views
from tests.registered import FIRSTS
from tests.server.live.process import Server
from tischlein import games
from tischlein.table.rulebook import LANGUAGES

TABLE = Measures(table=True)


def test_every_table_fits_its_window(chromium: Browser, server: Server) -> None:
    faults = check_views(chromium, f"http://127.0.0.1:{server.port}", sampled_views())
    assert faults == {}


def test_the_sample_has_every_game_size_state_language_and_text_size() -> None:
    views = list(sampled_views())
    assert {view.scene.game for view in views} == set(games())
    assert {view.scene.state for view in views} == set(STATES)
    assert {view.lang for view in views} == set(LANGUAGES)
    assert {view.text for view in views} == {16, 32}
    assert set(SIZES) <= {size for view in views for size in view.sizes}


PLANTED = {
    "a hand below the window": (".hand { translate: 0 200px }", r"card 1 of \d+ leaves the window"),
    "a bar over the hand": (
        ".action-bar { position: fixed; inset: 0; z-index: 9 }",
        r"card \d+ of \d+ is covered by",
    ),
    "cards too close together": (".hand .hand-card { zoom: 0.3 }", r"card 1 of \d+ shows only \d+ px"),
    "cards over each other": (".hand-card { left: 20px }", r"card 1 of \d+ is covered by"),
    "a small button": (".action-bar .btn { min-height: 20px; height: 20px }", r"button\..* is only \d+×20"),
    "a hidden name": (".seat .name { display: none }", r"the name .* is hidden"),
    "a cut name": (".seat .name { max-width: 12px }", r"the word “\w+” is cut in p\.name"),
    "a name outside the window": (".seat .name { translate: 0 -200px }", r"the name .* leaves the window"),
    "a covered name": (".middle { position: fixed; inset: 0 }", r"the name .* is covered by"),
    "a hidden count": (".seat .count { visibility: hidden }", r"the number of cards of .* is hidden"),
    "a covered word": (
        ".seat { position: relative } .seat .zones { position: absolute; inset: 0; background: red }",
        r"^p\.name .* is covered by",
    ),
    "a cut card": (".middle [data-zone] { overflow: hidden; height: 30px }", r"a card of .*\[discard\].* is cut"),
    "a broken word": (".stand { max-width: 2ch; overflow-wrap: anywhere }", r"the word “\w+” is broken"),
    "zones over each other": (
        "[data-zone='stock'] { position: fixed; top: 0; left: 0 }",
        r"\[stock\] .* overlap by",
    ),
    "a seat under a panel": (".seats .right { translate: 200px 0 }", r"\.seat\S* .* overlap by"),
    "a page too wide": ("body { width: 3000px }", "the page is 3000 px wide"),
    "a table too high": (".page { height: 900px }", "the table is 900 px high"),
}


@pytest.fixture(scope="module")
def desktop(chromium: Browser, shared: Server) -> Page:
    stage = Stage(chromium, f"http://127.0.0.1:{shared.port}")
    stage.show(scenes_of(FIRSTS[0], 4)["early"])
    stage.resize(1280, 800)
    return stage.page


def test_a_sound_table_has_no_faults(desktop: Page) -> None:
    assert faults_of(desktop, TABLE) == []


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_fault_is_found(desktop: Page, planted: str) -> None:
    style, expected = PLANTED[planted]
    desktop.evaluate(PLANT, style.replace(";", " !important;").replace(" }", " !important }"))
    faults = faults_of(desktop, TABLE)
    desktop.evaluate(PLANT, "")
    desktop.evaluate(SETTLED)
    assert any(re.search(expected, fault) for fault in faults), faults
    assert faults_of(desktop, TABLE) == []
