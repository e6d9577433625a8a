"""One game of an evening (tests/browser/evening.py), with a disturbance after almost every other move."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.evening import Evening
from tests.registered import brief
from tests.server.live.process import Server


def test_a_game_survives_lost_networks_reloads_and_turned_screens(chromium: Browser, server: Server) -> None:
    evening = Evening(chromium, f"http://127.0.0.1:{server.port}", seed=1, disturbance=0.4)
    try:
        evening.play_game(brief(), again=False)
        assert evening.errors() == []
        acts = {line.partition(": ")[2] for line in evening.history[1:]}
        assert len(acts) >= 3, f"hardly anything happened: {acts}"
    finally:
        evening.close()
