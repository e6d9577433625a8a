"""A change of rules shows as a difference in these files; `make playthroughs` writes them again."""

from __future__ import annotations

import pytest

from tests.playthroughs.evaluation import all_evaluations
from tests.playthroughs.playthrough import all_playthroughs
from tests.registered import FOLDER, folder_of
from tischlein import games


@pytest.mark.parametrize("name", all_playthroughs())
def test_playthrough(name: str) -> None:
    playthrough = all_playthroughs()[name]
    assert playthrough.path.read_text(encoding="utf-8") == playthrough.text()


def test_no_file_without_its_game() -> None:
    assert set(FOLDER.glob("*/playthroughs/*.txt")) == {each.path for each in all_playthroughs().values()}


@pytest.mark.parametrize("game", [game for game, info in games().items() if folder_of(info.rulebook).is_dir()])
def test_every_game_has_a_playthrough(game: str) -> None:
    assert game in {each.settings["game"] for each in all_playthroughs().values()}


@pytest.mark.parametrize("game", all_evaluations())
def test_evaluations(game: str) -> None:
    evaluation = all_evaluations()[game]
    assert evaluation.path.read_text(encoding="utf-8") == evaluation.text()
