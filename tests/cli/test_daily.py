"""The daily deal in the terminal: the same game as at a server's table, without help."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import daily_deals
from tests.cli.command import complaint, run
from tests.daily_deals import DAY, PERSON
from tests.registered import SERIES, SINGLE, brief
from tischlein import Table
from tischlein.cli import daily_game
from tischlein.cli.words import load_words


@pytest.fixture(autouse=True)
def _noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_game, "today", lambda _: DAY)


def typed_moves(game: str) -> list[str]:
    return [move for seat, move in daily_deals.play(game) if seat == PERSON]


@pytest.mark.parametrize("game", SINGLE)
def test_a_deal_takes_the_same_course_as_on_a_server(game: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    result = run("play", game, "--daily", "today", "--record", str(file), typed="\n".join(typed_moves(game)) + "\n")
    assert result.exit_code == 0, result.stderr
    assert Table.replay(json.loads(file.read_text(encoding="utf-8"))).log == daily_deals.play(game)


def test_a_deal_goes_on_after_an_interruption(tmp_path: Path) -> None:
    game, saved, file = brief(), tmp_path / "saved.json", tmp_path / "record.json"
    first, *others = typed_moves(game)
    run("play", game, "--daily", "2026-11-19", typed=f"{first}\nsave {saved}\nquit\n")
    moves = "\n".join(others)
    result = run("play", "--resume", str(saved), "--record", str(file), typed=f"hint\n{moves}\n")
    assert "A daily deal is played alone, once, and without help." in result.stdout
    assert Table.replay(json.loads(file.read_text(encoding="utf-8"))).log == daily_deals.play(game)


def test_there_are_no_hints_no_take_backs_and_no_second_game() -> None:
    moves = "\n".join(typed_moves(brief()))
    page = run("play", brief(), "--daily", "today", typed=f"?\nhint\nundo\n{moves}\ny\n").stdout
    assert "A daily deal is played alone, once, and without help." in page
    assert load_words("en")("not-here", text="undo") in page
    assert page.count("Result") == 1


@pytest.mark.parametrize("option", ["--seats=3", "--people=Ada", "--level=hard", "--seed=1", "--option=stacking=true"])
def test_the_table_is_fixed(option: str) -> None:
    name = option.partition("=")[0]
    assert (
        complaint("play", "uno", "--daily", "today", option)
        == f"Error: --daily fixes the table; {name} cannot be chosen."
    )


@pytest.mark.parametrize(
    ("game", "day", "text"),
    [
        ("uno", "2026-11-20", "the deal of 2026-11-20 is not out yet: in UTC, today is 2026-11-19"),
        ("uno", "2026-11-11", "the deal of 2026-11-11 is too old: a deal can be played for 7 more days"),
        ("uno", "tomorrow", "'tomorrow' is not a date such as 2026-11-19"),
        (SERIES[0], "today", f"there is no daily deal of {SERIES[0]}: it is a series of games"),
    ],
)
def test_a_deal_that_cannot_be_played_says_why(game: str, day: str, text: str) -> None:
    assert complaint("play", game, "--daily", day) == f"Error: {text}"
