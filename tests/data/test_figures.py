"""docs/figures.md agrees with the results it was made from, and leaves nothing out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tischlein.games.registry import measured_games

ROOT = Path(__file__).parents[2]
RESULTS: list[dict[str, Any]] = json.loads((ROOT / "docs" / "figures" / "results.json").read_text(encoding="utf-8"))
SAYS_WHO_COMES_FIRST = {"dealer", "starter"}
CHANGES_NO_MOVE = {"box", "colours", "open_memory"}
"""A custom box may change everything; the page is about the standard one."""


def test_the_page_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "figures.py", "--check"], capture_output=True, check=False)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_every_game_with_every_number_of_seats_is_there() -> None:
    there = {(result["game"], result["seats"]) for result in RESULTS if not result["options"]}
    assert there == {
        (game, seats) for game, info in measured_games().items() for seats in range(info.seats[0], info.seats[1] + 1)
    }


@pytest.mark.parametrize("game", measured_games())
def test_every_option_is_there(game: str) -> None:
    told = {option.partition("=")[0] for result in RESULTS for option in result["options"] if result["game"] == game}
    names = {option.name for option in measured_games()[game].options}
    assert told == names - SAYS_WHO_COMES_FIRST - CHANGES_NO_MOVE


def test_every_plot_is_there() -> None:
    page = (ROOT / "docs" / "figures.md").read_text(encoding="utf-8")
    for plot in (ROOT / "docs" / "figures").glob("*.svg"):
        assert f"(figures/{plot.name})" in page
    assert page.count(".svg)") == 3
