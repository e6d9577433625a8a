"""docs/bots.md tells the truth: its player plays, its levels are those there are, its tables are the results."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import run
from tischlein.bots.levels import BOTS, LEVELS
from tischlein.games.registry import measured_games

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_player_of_the_page_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    assert len(code.splitlines()) <= 25
    monkeypatch.chdir(tmp_path)
    Path("miser.py").write_text(code, encoding="utf-8")
    done = run("arena", "uno", "--bots", "miser.py:Miser,random", "--deals", "10", "--seats", "2", "--json")
    (beats,) = (pair["beats"] for pair in json.loads(done.stdout)["pairings"] if pair["other"] == "random")
    assert beats["mean"] > 0.7


def test_the_levels_of_the_page_are_those_there_are() -> None:
    named = re.findall(r"^\| `(\w+)` \| ([\d,]*)", PAGE, re.M)
    assert [name for name, _ in named] == BOTS
    simulations = {name: int(count.replace(",", "")) for name, count in named if count}
    assert simulations == {name: level.simulations for name, level in LEVELS.items()}


def test_the_tables_of_the_page_are_the_results() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "strength.py", "--check"], capture_output=True, check=False)
    assert (done.stdout, done.stderr) == (b"", b"")


@pytest.mark.parametrize("game", measured_games())
def test_the_results_show_what_they_should(game: str) -> None:
    """Greedy beats random and hard beats greedy beyond doubt; each level beats the one below."""
    before: dict[tuple[str, str], dict[str, float]] = {}
    for contest in ("greedy-random", "hard-greedy", "levels"):
        result = json.loads((ROOT / "docs" / "strength" / f"{contest}-{game}.json").read_text(encoding="utf-8"))
        assert result["command"].startswith(f"tischlein arena {game} ")
        before |= {(pair["bot"], pair["other"]): pair["beats"] for pair in result["pairings"]}
    assert before["greedy", "random"]["low"] > 0.5
    assert before["hard", "greedy"]["low"] > 0.5
    for better, worse in (("hard", "medium"), ("medium", "easy"), ("easy", "beginner")):
        assert before[better, worse]["mean"] > 0.5
