"""Pages and dialogs fit every window: a sample of `make geometry`, and tests that its measurements find faults."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser

from tests.browser.geometry.measure import PLANT, Measures, faults_of
from tests.browser.geometry.pages import (
    COACH,
    GROUPS,
    Show,
    sampled_page_views,
    show_guided,
    show_menus,
    show_start,
    show_tv,
)
from tests.browser.geometry.stage import Stage
from tests.browser.geometry.views import SIZES, Size, check_views
from tests.server.live.process import Server
from tischlein.table.rulebook import LANGUAGES

START: tuple[Show, Measures, Size] = (
    partial(show_start, game="uno"),
    Measures(primary="main .btn.primary.big"),
    (390, 844),
)
DIALOG: tuple[Show, Measures, Size] = (show_menus, Measures(), (1280, 800))
GUIDED: tuple[Show, Measures, Size] = (partial(show_guided, game="uno"), Measures(table=True, coach=COACH), (390, 844))
TV: tuple[Show, Measures, Size] = (partial(show_tv, game="uno"), Measures(fits=True), (960, 540))
PLANTED = {
    START: {
        ".play { position: static }": r"“Play UNO” is not in the first screen",
        "header { position: fixed; inset: 0; z-index: 9 }": r"“Play UNO” is covered by",
        ".headline { position: relative; top: 80px; z-index: -1 }": r"h2\.headline .* is covered by",
        ".configure { min-height: 20px; height: 20px }": r"button\.btn\.configure .* is only \d+×20",
        ".words { max-width: 3ch; overflow-wrap: anywhere }": r"the word “\w+” is broken",
    },
    DIALOG: {
        "dialog .inside { width: 3000px }": r"the dialog is 3000 px wide",
        "dialog h2 { width: 1ch; overflow: hidden }": r"the word “Menu” is cut",
        "dialog nav .btn { min-height: 20px; height: 20px }": r"is only \d+×20",
    },
    GUIDED: {
        f"{COACH} {{ top: auto; bottom: 0 }}": r"the coach covers .*hand",
        f"{COACH} {{ left: 200px }}": r"the coach leaves the window",
        f"{COACH} {{ max-height: 60px }}": r"the coach has to be scrolled",
        "[data-zone='hand.0'] { display: none }": r"the coach speaks of hand\.0, which is not in the window",
    },
    TV: {".screen { height: 900px }": r"the word “\w+” is outside the window"},
}


def test_every_page_fits_its_window(chromium: Browser, server: Server) -> None:
    faults = check_views(chromium, f"http://127.0.0.1:{server.port}", sampled_page_views())
    assert faults == {}


def test_the_sample_has_every_kind_of_page_size_language_and_text_size() -> None:
    views = list(sampled_page_views())
    assert {view.scene.group for view in views} == set(GROUPS)
    assert {view.lang for view in views} == set(LANGUAGES)
    assert {view.text for view in views} == {16, 32}
    assert set(SIZES) <= {size for view in views for size in view.sizes}


@pytest.fixture(scope="module")
def stage(chromium: Browser, shared: Server) -> Iterator[Stage]:
    stage = Stage(chromium, f"http://127.0.0.1:{shared.port}")
    yield stage
    stage.close()


@pytest.mark.parametrize(("shown", "planted"), PLANTED.items(), ids=["start", "dialog", "guided", "tv"])
def test_planted_faults_are_found(stage: Stage, shown: tuple[Show, Measures, Size], planted: dict[str, str]) -> None:
    show, measures, size = shown
    stage.resize(1280, 800)
    next(show(stage))
    stage.resize(*size)
    assert faults_of(stage.page, measures) == []
    for style, expected in planted.items():
        stage.page.evaluate(PLANT, style.replace(";", " !important;").replace(" }", " !important }"))
        faults = faults_of(stage.page, measures)
        assert any(re.search(expected, fault) for fault in faults), (style, faults)
    stage.page.evaluate(PLANT, "")
    stage.settle()
    assert faults_of(stage.page, measures) == []
