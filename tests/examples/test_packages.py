"""Games that example packages bring: in a fresh environment each is played everywhere; no line of ours names one."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.examples.environment import PACKAGES, ROOT, Environment

LANGUAGES = ("de", "en", "fr", "hu")

PETTINGZOO = """
from pettingzoo.test import api_test
from tischlein.envs.pettingzoo import env
for seats in range({low}, {high} + 1):
    api_test(env({game!r}, seats), num_cycles=200)
"""
OPENSPIEL = """
import pyspiel
import tischlein.envs.openspiel
for seats in range({low}, {high} + 1):
    game = pyspiel.load_game("tischlein", {{"game": {game!r}, "players": seats}})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
"""


def test_there_is_an_example() -> None:
    assert PACKAGES


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_no_line_of_ours_names_it(package: Path) -> None:
    names = [package.name, *(folder.name for folder in (package / "src").iterdir())]
    search = [
        "git",
        "grep",
        "-ilE",
        "|".join(names),
        "--",
        "src",
        "tests",
        "tools",
        "web",
        "Makefile",
        "pyproject.toml",
    ]
    found = subprocess.run(search, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode not in (0, 1):
        pytest.skip("this is no checkout")
    assert found.stdout == ""


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_it_is_short(package: Path) -> None:
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in package.glob("**/*.py")) <= 300


def test_it_is_found(installed: Environment) -> None:
    assert installed.games()
    listed = installed.run("tischlein", "games")
    assert all(game in listed for game in installed.games())


def test_it_keeps_every_promise(installed: Environment) -> None:
    for game in installed.games():
        lines = installed.run("tischlein", "check-game", game).splitlines()
        assert lines[-1] == f"{game} passes all checks."
        assert all(line.startswith("✓ ") for line in lines[:-1])


def test_its_own_tests_pass(installed: Environment, request: pytest.FixtureRequest) -> None:
    package = request.node.callspec.params["installed"]
    printed = installed.run("pytest", "-q", "-p", "no:cacheprovider", str(package / "tests"))
    assert " passed" in printed or "[100%]" in printed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_in_the_terminal_recorded_and_verified(installed: Environment, lang: str) -> None:
    for game, (low, high) in installed.games().items():
        for seats in range(low, high + 1):
            record = installed.folder / f"{game}-{seats}-{lang}.json"
            options = ["--seats", str(seats), "--seed", f"{seats}", "--level", "greedy", "--lang", lang]
            page = installed.run("tischlein", "play", game, *options, "--record", str(record), typed="1\n" * 500)
            moves = json.loads(record.read_text(encoding="utf-8"))
            assert moves["result"], "the game was played to its end"
            assert "{" not in page
            verified = installed.run("tischlein", "verify", str(record), "--lang", lang)
            assert verified.count("✓") == 4
            assert installed.run("tischlein", "replay", str(record), "--all", "--lang", lang)


def test_hard_plays_against_greedy(installed: Environment) -> None:
    for game, (low, high) in installed.games().items():
        for seats in sorted({low, high}):
            contest = ["--bots", "hard,greedy", "--seats", str(seats), "--deals", "1", "--json"]
            out = installed.folder / f"{game}-{seats}.jsonl"
            result = json.loads(installed.run("tischlein", "arena", game, *contest, "--out", str(out)))
            assert result["deals"] == 1
            assert result["truncated"] == 0


@pytest.mark.parametrize("code", [PETTINGZOO, OPENSPIEL], ids=["pettingzoo", "openspiel"])
def test_research_environments_pass_their_own_checks(installed: Environment, code: str) -> None:
    for game, (low, high) in installed.games().items():
        installed.run("python", "-c", code.format(game=game, low=low, high=high))


def test_positions_and_bad_input_are_answered_in_a_sentence(installed: Environment) -> None:
    for game, (_, high) in installed.games().items():
        for wrong in (["--seats", str(high + 1)], ["--option", "no-such=1"], ["--level", "none"]):
            done = installed.attempt("tischlein", "play", game, *wrong)
            assert done.returncode == 2
            assert done.stderr.startswith("Error: ")
            assert "Traceback" not in done.stderr
