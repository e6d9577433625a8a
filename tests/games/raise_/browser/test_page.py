"""Raise in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewUser
from tests.browser.playing import sit_down

pytestmark = pytest.mark.once
COVERED = """() => {
  const box = (e) => e.getBoundingClientRect();
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const lies = [...document.querySelectorAll(".stakes :is(.card, .place, p)")];
  const fields = [...document.querySelectorAll("[data-field]")];
  return fields.filter((field) => lies.some((e) => over(box(e), box(field)))).map((field) => field.dataset.field);
}"""
"""The fields of a track that something else covers."""


def test_nothing_covers_the_track_of_a_small_phone(new_user: NewUser) -> None:
    """Raise with five seats, while everybody chooses: what there is to be won needs its own room."""
    user = new_user(phone=True)
    page = user.page
    for width, height in ((360, 640), (375, 667), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        sit_down(user, "raise", 5)
        expect(page.get_by_text("4 of 5 have chosen")).to_be_visible()
        assert page.evaluate(COVERED) == []
