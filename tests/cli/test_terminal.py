"""A game on a real terminal: redrawn in place, with editing, history and completion."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import (
    END_OF_INPUT,
    ENTER,
    ENTERS_ALTERNATE,
    INTERRUPT,
    LEAVES_ALTERNATE,
    TAB,
    UP,
    plain,
    terminal,
)
from tischlein import Table
from tischlein.cli.saved_game import LocalTable, Standings, load, save

pytestmark = pytest.mark.once
PLAY = ("play", "--level", "greedy", "--seed", "5")
ASKED = "Your turn: play a card, or draw."


def test_a_turn_in_place(tmp_path: Path) -> None:
    with terminal(*PLAY, XDG_DATA_HOME=str(tmp_path)) as screen:
        first = screen.wait_for_question()
        assert ENTERS_ALTERNATE in screen.page
        assert first.index("UNO, one round") < first.index("Leo deals.") < first.index("Your hand") < first.index(ASKED)
        screen.type("r3" + ENTER)
        assert "the colour is blue" in screen.wait_for_question()
        screen.type("b5" + ENTER)
        assert "You play the blue 5." in screen.wait_for_question()
        screen.type("quit" + ENTER)
        assert screen.end() == 0
        assert "UNO, one round" in screen.left_behind
        assert "Your hand" not in screen.left_behind
        assert screen.page.count(LEAVES_ALTERNATE) == 1
        (file,) = (tmp_path / "tischlein" / "games").iterdir()
        assert f"tischlein play --resume {file}" in screen.left_behind.replace("\n", "")


def test_tab_completes_and_the_arrow_recalls(tmp_path: Path) -> None:
    with terminal(*PLAY, XDG_DATA_HOME=str(tmp_path)) as screen:
        screen.wait_for_question()
        screen.type("dr" + TAB)
        screen.wait_for("\n> draw")
        screen.type(ENTER)
        assert "Play the card you drew, or keep it?" in screen.wait_for_question()
        screen.type("W" + TAB)
        screen.wait_for("explains why a move is not allowed")
        screen.type(INTERRUPT)
        assert screen.end() == 130
    with terminal(*PLAY, "--plain", XDG_DATA_HOME=str(tmp_path)) as screen:
        screen.wait_for_question()
        assert ENTERS_ALTERNATE not in screen.page
        screen.type("why g1" + ENTER)
        assert "the colour is blue" in screen.wait_for_question()
        screen.type(UP + ENTER)
        assert "the colour is blue" in screen.wait_for_question()
        screen.type(END_OF_INPUT)
        assert screen.end() == 0


def test_another_size_draws_another_picture() -> None:
    with terminal(*PLAY) as screen:
        assert "more lines above" not in screen.wait_for_question()
        screen.resize(60, 14)
        screen.wait_for("more lines above")
        screen.resize(100, 40)
        screen.wait_for("UNO, one round")


@pytest.mark.parametrize("mode", [(), ("--plain",)])
def test_what_was_typed_before_the_question_is_not_played(mode: tuple[str, ...]) -> None:
    """The keys are pressed before the program asks."""
    with terminal(*PLAY, *mode) as screen:
        screen.type("draw" + ENTER)
        screen.wait_for_question()
        screen.type("why" + ENTER)
        screen.wait_for("Why what?")
        assert "You draw" not in plain(screen.page)


LAST_MOVE = "uno; seats=2; hands=r7 | b3 b4 b5; discard=r5; turn=0"


def test_another_game_with_the_standings(tmp_path: Path) -> None:
    """A game is resumed that the next move ends; after it another one begins."""
    local = LocalTable(Table(position=LAST_MOVE, seed="8"), "greedy", (), Standings(1, [0, 1], [0, 40]))
    file = tmp_path / "saved.json"
    save(local, file)
    with terminal("play", "--resume", str(file), XDG_DATA_HOME=str(tmp_path)) as screen:
        screen.wait_for_question()
        screen.type("r7" + ENTER)
        shown = screen.wait_for_question()
        assert "You win the round" in shown
        assert "After 2 games" in shown
        assert "Another game?" in shown
        screen.type("perhaps" + ENTER)
        assert "Type y for yes or n for no." in screen.wait_for_question()
        screen.type("y" + ENTER)
        assert "Your hand" in screen.wait_for_question()
        screen.type("draw" + ENTER)
        screen.wait_for_question()
        screen.type(END_OF_INPUT)
        assert screen.end() == 0
        assert "tischlein play --resume" in screen.left_behind
    again = load(file)
    assert again.table.seed == "8 3"
    assert again.standings == Standings(2, [1, 1], [12, 40])


def test_pages_go_through_the_pager_of_the_user() -> None:
    with terminal("rules", "uno", PAGER="sed s/^/@/") as screen:
        assert screen.end() == 0
        assert plain(screen.page).count("\n@") > 50
        assert "\x1b[1;36m" in screen.page
    for *args, kind in (("rules", "uno", "--no-pager", "xterm"), ("rules", "uno", "3.2", "xterm"), ("games", "dumb")):
        with terminal(*args, PAGER="sed s/^/@/", TERM=kind) as screen:
            assert screen.end() == 0
            assert "@" not in screen.page
